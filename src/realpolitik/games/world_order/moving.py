"""Move (W12): armies from the player board or from regions to where the power has access."""

from typing import Final

from realpolitik.games.world_order.asking import Choosing
from realpolitik.games.world_order.board import NOWHERE, REGIONS
from realpolitik.games.world_order.effects import bind
from realpolitik.games.world_order.gaining import pay_money
from realpolitik.games.world_order.improving import NOT_IN_THIS_REGION
from realpolitik.games.world_order.labels import DECLINE, DONE, FROM_BOARD
from realpolitik.games.world_order.state import WorldOrder, has_access
from realpolitik.games.world_order.things import ARMY
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

MOVE_FROM: Final = question_kind("move_from", "W12.1", "region", "power", "left", "price")
MOVE_TO: Final = question_kind("move_to", "W12.2", "region", "power")

ARMY_MOVED: Final = note_kind("army_moved", "W12.1", "power", "region", "region_before")
ARMY_SENT: Final = note_kind("army_sent", "W12.1", "power", "region")  # from the player board
NOTHING_TO_MOVE: Final = note_kind("nothing_to_move", "W7.2", "power")

NO_ARMY_THERE: Final = reason_kind("no_army_there", "W12.1", "region")
NO_ACCESS: Final = reason_kind("no_access", "W12.2", "region")
WHERE_IT_IS: Final = reason_kind("where_it_is", "W12.5", "region")
NOWHERE_FROM_THERE: Final = reason_kind("nowhere_from_there", "W12.5", "region")

BOARD: Final = -2  # instead of a region: an army of the player board


def destinations(s: WorldOrder, p: int, regions: int, ignores_access: bool) -> int:
    """W12.2: of a set of regions those that a power may move to, as a set."""
    return sum([1 << r for r in range(REGIONS) if regions >> r & 1 and (ignores_access or has_access(s, p, r))])


def armies_elsewhere(s: WorldOrder, p: int, r: int) -> int:
    """The armies that could move to a region."""
    return s.stock[p][ARMY] + sum([s.armies[other][p] for other in range(REGIONS) if other != r])


class Move(Choosing):
    """W12: one army after the other, each paid for, until the power stops.

    Where at least so many must move, or none, all go to one region; where they cannot, the action is impossible.
    """

    BIND: Final = 2
    LEFT: Final = 3  # how many more may move
    LEAST: Final = 4  # how many more must, once the first has moved
    REGIONS: Final = 5  # where to, as a set
    TO_ONE: Final = 6  # whether all go to the same region
    PRICE: Final = 7  # of each army
    IGNORES_ACCESS: Final = 8
    MOVED_TO: Final = 9  # the regions that armies went to, as a set

    def frame(
        self, power: int, bind: int, left: int, least: int, regions: int, to_one: int, price: int, ignores_access: int
    ) -> Frame:
        return [self.number, power, bind, left, least, regions, to_one, price, ignores_access, 0]

    def _targets(self, s: WorldOrder, f: Frame) -> int:
        """Where the next army may go: with enough others behind it, if there must be."""
        p, least = f[self.POWER], f[self.LEAST]
        open_to = destinations(s, p, f[self.REGIONS], f[self.IGNORES_ACCESS] > 0)
        if f[self.TO_ONE] and f[self.MOVED_TO]:
            open_to &= f[self.MOVED_TO]
        if least < 2:
            return open_to
        return sum([1 << r for r in range(REGIONS) if open_to >> r & 1 and armies_elsewhere(s, p, r) >= least])

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        needed = max(1, f[self.LEAST]) * f[self.PRICE]
        return list(range(REGIONS)) if f[self.LEFT] and s.money[f[self.POWER]] >= needed else []

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        if not self.candidates(s, f) or not s.armies[option][f[self.POWER]]:
            return (NO_ARMY_THERE, option)
        return ALLOWED if self._targets(s, f) & ~(1 << option) else (NOWHERE_FROM_THERE, option)

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        p = f[self.POWER]
        if self.candidates(s, f) and s.stock[p][ARMY] and self._targets(s, f):
            options.append(FROM_BOARD)
        if options and (not f[self.MOVED_TO] or not f[self.LEAST]):
            options.append(DONE if f[self.MOVED_TO] else DECLINE)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.LEFT], f[self.PRICE])

    def give_up(self, s: WorldOrder, f: Frame) -> None:
        if not f[self.MOVED_TO]:
            note(s, NOTHING_TO_MOVE, f[self.POWER])
        self._end(s, f)

    def _end(self, s: WorldOrder, f: Frame) -> None:
        s.stack.pop()
        if f[self.MOVED_TO]:
            bind(s, f[self.BIND], f[self.MOVED_TO])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer in (DONE, DECLINE):
            self._end(s, f)
            return
        origin = BOARD if answer == FROM_BOARD else answer
        regions = self._targets(s, f) if origin == BOARD else self._targets(s, f) & ~(1 << origin)
        s.stack.append(MOVE_ARMY.frame(power=f[self.POWER], origin=origin, regions=regions))


MOVE: Final = procedure("world_order.move", Move(MOVE_FROM))


class MoveArmy(Choosing):
    """Where one army goes."""

    ORIGIN: Final = 2  # a region, or BOARD
    REGIONS: Final = 3  # as a set

    def frame(self, power: int, origin: int, regions: int) -> Frame:
        return [self.number, power, origin, regions]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        if option == f[self.ORIGIN]:
            return (WHERE_IT_IS, option)
        if f[self.REGIONS] >> option & 1:
            return ALLOWED
        return (NOT_IN_THIS_REGION if has_access(s, f[self.POWER], option) else NO_ACCESS, option)

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        p, origin = f[self.POWER], f[self.ORIGIN]
        s.stack.pop()
        move = s.stack[-1]
        move[Move.LEFT] -= 1
        move[Move.LEAST] = max(0, move[Move.LEAST] - 1)
        move[Move.MOVED_TO] |= 1 << answer
        if origin == BOARD:
            note(s, ARMY_SENT, p, answer)
            s.stock[p][ARMY] -= 1
        else:
            note(s, ARMY_MOVED, p, answer, origin)
            s.armies[origin][p] -= 1
        s.armies[answer][p] += 1
        pay_money(s, p, move[Move.PRICE])


MOVE_ARMY: Final = procedure("world_order.move_army", MoveArmy(MOVE_TO, obvious=True))


class MoveToEach(Procedure[WorldOrder]):
    """So many armies to each of several regions, or none to it; remembers those that got them, and have not sent them
    on to another of these regions."""

    POWER: Final = 1
    BIND: Final = 2
    REGIONS: Final = 3  # still to be served, as a set
    EACH: Final = 4
    PRICE: Final = 5
    SERVED: Final = 6  # as a set
    REGION: Final = 7  # the one that armies are moving to; NOWHERE
    BEFORE: Final = 8  # the armies that were there
    IGNORES_ACCESS: Final = 9

    def frame(self, power: int, bind: int, regions: int, each: int, price: int, ignores_access: int) -> Frame:
        return [self.number, power, bind, regions, each, price, 0, NOWHERE, 0, ignores_access]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        p, r = f[self.POWER], f[self.REGION]
        if r != NOWHERE and s.armies[r][p] - f[self.BEFORE] >= f[self.EACH]:
            f[self.SERVED] |= 1 << r
        f[self.REGION] = NOWHERE
        for region in range(REGIONS):
            if f[self.REGIONS] >> region & 1:
                f[self.REGIONS] &= ~(1 << region)
                f[self.REGION], f[self.BEFORE] = region, s.armies[region][p]
                each = f[self.EACH]
                s.stack.append(MOVE.frame(p, -1, each, each, 1 << region, 1, f[self.PRICE], f[self.IGNORES_ACCESS]))
                return None
        s.stack.pop()
        served = sum([1 << x for x in range(REGIONS) if f[self.SERVED] >> x & 1 and s.armies[x][p] >= f[self.EACH]])
        if served:
            bind(s, f[self.BIND], served)
        return None


MOVE_TO_EACH: Final = procedure("world_order.move_to_each", MoveToEach())
