"""The verbs of events that change influence on the map, or score it."""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY
from realpolitik.games.cold_war.choosing import ChooseAmong
from realpolitik.games.cold_war.coup import CHOSEN_ALREADY
from realpolitik.games.cold_war.influence import ADJUST as ADJUST_INFLUENCE
from realpolitik.games.cold_war.influence import NOTHING_THERE, InfluenceByEvent, times
from realpolitik.games.cold_war.operands import InCountries, side_of, value
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.program import Run, Step, Verb, verb
from realpolitik.kernel.question import ALLOWED, Question, Reason, question_kind, reason_kind
from realpolitik.kernel.state import Frame

LOSE_WHERE: Final = question_kind("lose_where", "7.1", "country", "card", "left", "side", "n")
EQUALISE_WHERE: Final = question_kind("equalise_where", "7.1", "country", "card")
NOT_UNCONTROLLED: Final = reason_kind("not_uncontrolled", "7.1", "country")

ALL_OF_IT: Final = 999


# -- where somebody chooses ------------------------------------------------------------------------


class WhereChosen(InCountries):
    """Something that happens to the influence of `side` where `by` chooses, or stops choosing if that is optional."""

    N: Final = 3
    BY: Final = 4
    OPTIONAL: Final = 5


class Adjust(WhereChosen):
    """`by` adds or removes influence of `side`, `n` in all, at most so many in one country."""

    AT_MOST: Final = 6
    NOT_CONTROLLED_BY: Final = 7
    CHANGE: Final = 8

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        s.stack.append(
            ADJUST_INFLUENCE.frame(
                side=side,
                n=value(s, f, step[self.N]),
                among=step[self.SET],
                by=side_of(s, f, step[self.BY]),
                card=f[Run.CARD],
                change=step[self.CHANGE],
                at_most=step[self.AT_MOST],
                not_controlled_by=side_of(s, f, step[self.NOT_CONTROLLED_BY]),
                optional=step[self.OPTIONAL],
            )
        )


class ChosenCountries(WhereChosen):
    """`by` chooses countries one after another; in each, `side` loses so much (or all of its) influence."""

    COUNTRIES: Final = 6
    UNCONTROLLED: Final = 7

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        s.stack.append(
            CHOSEN.frame(
                side=side,
                countries=value(s, f, step[self.COUNTRIES]),
                among=step[self.SET],
                by=side_of(s, f, step[self.BY]),
                card=f[Run.CARD],
                n=value(s, f, step[self.N]),
                uncontrolled=step[self.UNCONTROLLED],
                optional=step[self.OPTIONAL],
            )
        )


class LoseInCountries(InfluenceByEvent):
    """7.1: `by` chooses countries one after another; in each, `side` loses so much (or all of its) influence."""

    N: Final = 7  # ALL_OF_IT where that is what it loses
    UNCONTROLLED: Final = 8  # whether only countries that nobody controls will do
    DONE_ON: Final = 9  # where so far

    def frame(
        self, side: int, countries: int, among: int, by: int, card: int, n: int, uncontrolled: int, optional: int
    ) -> Frame:
        return [self.number, countries, side, by, card, among, optional, n, uncontrolled]

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        side = f[self.SIDE]
        if s.influence[side][option] == 0:
            return (NOTHING_THERE, option, side)
        if f[self.UNCONTROLLED] and s.controller[option] != NOBODY:
            return (NOT_UNCONTROLLED, option)
        return (CHOSEN_ALREADY, option) if times(f, self.DONE_ON, option) else ALLOWED

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        about = (f[self.CARD], f[self.LEFT], f[self.SIDE], f[self.N])
        return Question(s.seats[f[self.BY]], LOSE_WHERE, options, about)

    def choose(self, s: ColdWar, f: Frame, c: int) -> None:
        side = f[self.SIDE]
        change_influence(s, side, c, -min(f[self.N], s.influence[side][c]))


CHOSEN: Final = procedure("cold_war.lose_in_countries", LoseInCountries())


class Equalise(InCountries):
    """In one of the countries of a set a side draws level with the other."""

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        s.stack.append(EQUALISED.frame(side=side, card=f[Run.CARD], among=step[self.SET]))


class Equalised(ChooseAmong):
    """7.1: in one of the countries a side draws level with the other."""

    SIDE: Final = 1
    CARD: Final = 2
    AMONG: Final = 3

    def frame(self, side: int, card: int, among: int) -> Frame:
        return [self.number, side, card, among]

    def among(self, f: Frame) -> int:
        return f[self.AMONG]

    def event(self, f: Frame) -> int:
        return f[self.CARD]

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], EQUALISE_WHERE, options, (f[self.CARD],))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        side = f[self.SIDE]
        mine, theirs = s.influence[side][answer], s.influence[other(side)][answer]
        change_influence(s, side, answer, max(0, theirs - mine))


EQUALISED: Final = procedure("cold_war.equalised", Equalised())


# -- where nobody does -----------------------------------------------------------------------------


class Everywhere(InCountries):
    """Add or remove influence of a side in every country of a set, nobody choosing."""

    N: Final = 3

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        n = value(s, f, step[self.N])
        for c in s.rules.board.sets[step[self.SET]].members:
            change_influence(s, side, c, max(n, -s.influence[side][c]))


class RemoveAll(InCountries):
    """Remove all influence of a side from every country of a set."""

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        for c in s.rules.board.sets[step[self.SET]].members:
            change_influence(s, side, c, -s.influence[side][c])


class TakeControl(InCountries):
    """Add influence of a side until it controls the countries of a set."""

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        for c in s.rules.board.sets[step[self.SET]].members:
            need = s.stability[c] + s.influence[other(side)][c] - s.influence[side][c]
            change_influence(s, side, c, max(0, need))


class Score(Verb[ColdWar]):
    """A region is scored (10.1)."""

    SET: Final = 1

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        s.rules.score_region(s, step[self.SET])


ADJUST: Final = verb("adjust", Adjust())
CHOSEN_COUNTRIES: Final = verb("chosen_countries", ChosenCountries())
EQUALISE: Final = verb("equal_influence", Equalise())
EVERYWHERE: Final = verb("everywhere", Everywhere())
REMOVE_ALL: Final = verb("remove_all", RemoveAll())
TAKE_CONTROL: Final = verb("take_control", TakeControl())
SCORE: Final = verb("score", Score())
