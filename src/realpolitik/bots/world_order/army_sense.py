"""Where armies go (W12): one after the other, to where the next one does most."""

from realpolitik.bots.world_order.judgement import Judgement
from realpolitik.bots.world_order.worth import more_money_worth, more_worth
from realpolitik.games.world_order.board import regions_in
from realpolitik.games.world_order.labels import DECLINE, DONE, FROM_BOARD
from realpolitik.games.world_order.moving import BOARD, MOVE_TO, Move, MoveArmy, destinations
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import ARMY
from realpolitik.kernel.question import Question


def move_choice(judgement: Judgement, s: WorldOrder, q: Question) -> int:
    """The best answer to a question of a move."""
    p, f = q.about[0], s.stack[-1]
    if q.kind == MOVE_TO:
        origin = f[MoveArmy.ORIGIN]
        return max(q.options, key=lambda r: _moved(judgement, s, p, origin, r))
    open_to = destinations(s, p, f[Move.REGIONS], f[Move.IGNORES_ACCESS] > 0)
    if f[Move.TO_ONE] and f[Move.MOVED_TO]:
        open_to &= f[Move.MOVED_TO]
    price = more_money_worth(s, p, -f[Move.PRICE])
    now = judgement.of_armies(s, p)
    found: dict[int, float] = {}
    for option in q.options:
        if option in (DONE, DECLINE):
            # where so many must move, the card gives something for it
            found[option] = now if not f[Move.LEAST] else now - 1000.0
            continue
        origin = BOARD if option == FROM_BOARD else option
        ways = [_moved(judgement, s, p, origin, r) for r in regions_in(open_to) if r != origin]
        found[option] = max(ways, default=now - 1000.0) + price
        if origin == BOARD:
            found[option] += more_worth(s, p, ARMY, -1)
    return max(found, key=lambda option: found[option])


def _moved(judgement: Judgement, s: WorldOrder, p: int, origin: int, r: int) -> float:
    """What the armies of a power are worth after one has moved."""
    if origin != BOARD:
        s.armies[origin][p] -= 1
    s.armies[r][p] += 1
    worth = judgement.of_armies(s, p)
    s.armies[r][p] -= 1
    if origin != BOARD:
        s.armies[origin][p] += 1
    return worth
