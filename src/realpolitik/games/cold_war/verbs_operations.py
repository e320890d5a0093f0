"""The verbs of events that grant operations, and those that have somebody roll."""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY, USSR
from realpolitik.games.cold_war.coup import coup
from realpolitik.games.cold_war.dice import ROLL_CONTEST, ROLL_EVENT
from realpolitik.games.cold_war.operands import FIRST_AMOUNT, InCountries, OfAnySide, value
from realpolitik.games.cold_war.operations import operations
from realpolitik.games.cold_war.realignment import realignments
from realpolitik.games.cold_war.rolling import roll
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.cold_war.war import WAR as WAR_WHERE
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import Run, Step, Verb, verb
from realpolitik.kernel.question import EVERYBODY, Question, note_kind
from realpolitik.kernel.state import Frame

EVENT_ROLLED: Final = note_kind("event_rolled", "7.1", "side", "card", "die", "bonus", "needed")
CONTEST_ROLLED: Final = note_kind("contest_rolled", "7.1", "side", "die", "bonus", "other_die", "other_bonus")


# -- operations, wars ------------------------------------------------------------------------------


class ConductOperations(InCountries):
    N: Final = 3
    KINDS: Final = 4
    FLAGS: Final = 5
    OPTIONAL: Final = 6

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        printed, kinds, among = value(s, f, step[self.N]), step[self.KINDS], step[self.SET]
        operations(s, side, printed, f[Run.CARD], kinds, among, step[self.FLAGS], step[self.OPTIONAL])


class WageWar(InCountries):
    NEEDED: Final = 3
    VP: Final = 4
    MILITARY: Final = 5
    ALSO_TARGET: Final = 6
    MOST_STABLE: Final = 7

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        s.stack.append(
            WAR_WHERE.frame(
                side=side,
                card=f[Run.CARD],
                among=step[self.SET],
                needed=step[self.NEEDED],
                vp=step[self.VP],
                military=step[self.MILITARY],
                also_target=step[self.ALSO_TARGET],
                most_stable=step[self.MOST_STABLE],
            )
        )


class AttemptCoup(InCountries):
    """A side attempts one coup in a set, if there is anywhere to."""

    N: Final = 3
    FLAGS: Final = 4

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        coup(s, side, s.rules.operations_value(s, side, step[self.N]), f[Run.CARD], step[self.SET], step[self.FLAGS])


class Realign(InCountries):
    """A side makes so many realignments in a set."""

    N: Final = 3
    FLAGS: Final = 4

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        realignments(s, side, step[self.N], f[Run.CARD], step[self.SET], step[self.FLAGS])


# -- rolls, contests -------------------------------------------------------------------------------


class RollFor(OfAnySide):
    """A side rolls, and an amount is added: `result` is 1 if that comes to what is needed, else 0."""

    BONUS: Final = 2
    NEEDED: Final = 3

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        bonus = value(s, f, step[self.BONUS])
        s.stack.append(ROLLED_FOR.frame(side=side, card=f[Run.CARD], bonus=bonus, needed=step[self.NEEDED]))


class RolledFor(Procedure[ColdWar]):
    """7.1: the die of a side that needs so much, with its bonus."""

    SIDE: Final = 1
    CARD: Final = 2
    BONUS: Final = 3
    NEEDED: Final = 4

    def frame(self, side: int, card: int, bonus: int, needed: int) -> Frame:
        return [self.number, side, card, bonus, needed]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        return roll(s, ROLL_EVENT, f[self.SIDE])

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        side, card, bonus, needed = f[self.SIDE], f[self.CARD], f[self.BONUS], f[self.NEEDED]
        s.result = int(answer + bonus >= needed)
        if s.noting:
            s.notes.append((EVENT_ROLLED, EVERYBODY, side, card, answer, bonus, needed))


ROLLED_FOR: Final = procedure("cold_war.rolled_for", RolledFor())


class RollOff(Verb[ColdWar]):
    """Both sides roll; `result` is the winner or NOBODY."""

    MINE: Final = 1
    THEIRS: Final = 2
    AGAIN: Final = 3

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        side = f[Run.PLAYER]
        mine, theirs = value(s, f, step[self.MINE]), value(s, f, step[self.THEIRS])
        if step[self.MINE] >= FIRST_AMOUNT and side == USSR:  # the amounts are (US, USSR)
            mine, theirs = theirs, mine
        s.stack.append(CONTEST.frame(side=side, bonus=mine, other_bonus=theirs, again=step[self.AGAIN]))


class Contest(Procedure[ColdWar]):
    """7.1: first a side rolls, then the other."""

    SIDE: Final = 1
    BONUS: Final = 2
    OTHER_BONUS: Final = 3
    AGAIN: Final = 4  # whether ties are rolled again
    DIE: Final = 5  # of the side; 0 before it has rolled

    def frame(self, side: int, bonus: int, other_bonus: int, again: int) -> Frame:
        return [self.number, side, bonus, other_bonus, again, 0]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        side = f[self.SIDE]
        return roll(s, ROLL_CONTEST, other(side) if f[self.DIE] else side)

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        side, die, bonus, other_bonus = f[self.SIDE], f[self.DIE], f[self.BONUS], f[self.OTHER_BONUS]
        if die == 0:
            f[self.DIE] = answer
            return
        if s.noting:
            s.notes.append((CONTEST_ROLLED, EVERYBODY, side, die, bonus, answer, other_bonus))
        difference = die + bonus - answer - other_bonus
        if difference == 0 and f[self.AGAIN]:
            f[self.DIE] = 0
            return
        s.stack.pop()
        s.result = NOBODY if difference == 0 else side if difference > 0 else other(side)


CONTEST: Final = procedure("cold_war.contest", Contest())

CONDUCT: Final = verb("operations", ConductOperations())
WAR: Final = verb("war", WageWar())
COUP: Final = verb("coup", AttemptCoup())
REALIGN: Final = verb("realign", Realign())
ROLL_FOR: Final = verb("roll_for", RollFor())
ROLL_OFF: Final = verb("roll_off", RollOff())
