"""A duel: two bots play many games, each deal twice, with the seats changed in between."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Final, NamedTuple

from realpolitik.bots.bot import Seat
from realpolitik.bots.roster import new_bot
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match

SEATS: Final = 2


class Played(NamedTuple):
    """How one game of a duel went."""

    seat: int  # where the first bot sat
    gained: float  # 1 when the first bot won, -1 when it lost, 0 for a draw
    ending: str  # the name of the note that tells how it ended
    answers: int


@contextmanager
def duel(game: str, bots: tuple[str, str], games: int, seed: int, jobs: int) -> Iterator[Iterator[Played]]:
    """The games in their order, the first bot in each seat equally often; what the caller leaves is not played."""
    seats = game_named(game).seats(game_named(game).setup())
    if len(seats) != SEATS:
        raise BadSetup(f"{game} has {len(seats)} seats; a duel is for {SEATS}")
    if games % SEATS:
        raise BadSetup(f"{games} games cannot be shared equally between {SEATS} seats: choose an even number")
    for name in bots:
        new_bot(name, game)
    play = partial(play_one, game, bots, seed)
    if jobs == 1:
        yield map(play, range(games))
        return
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield executor.map(play, range(games))
    finally:
        executor.shutdown(cancel_futures=True)


def play_one(game: str, bots: tuple[str, str], seed: int, number: int) -> Played:
    """Game `number` of a duel. Two in a row have the same seed and the seats changed."""
    deal, seat = divmod(number, SEATS)
    rules = game_named(game)
    match = Match(rules, rules.setup(), Seeded(f"{seed}/{deal}"))
    players = [new_bot(bots[0], game, f"{seed}/{deal}/first"), new_bot(bots[1], game, f"{seed}/{deal}/second")]
    if seat == 1:
        players.reverse()
    seated = [Seat(match, i) for i in range(SEATS)]
    while not match.over:
        asked = match.question.seat
        match.answer(players[asked].choose(seated[asked]).option, asked)
    assert match.outcome is not None
    return Played(seat, match.returns[seat], match.outcome.ending, len(match.answers))
