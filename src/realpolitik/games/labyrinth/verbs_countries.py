"""Verbs that change countries: selected and tested, their governance, alignment and posture, aid and sieges."""

from typing import Final

from realpolitik.games.labyrinth.board import ADVERSARY
from realpolitik.games.labyrinth.operands import InEachCountry, countries_of, posture_of
from realpolitik.games.labyrinth.selecting import FOR_CELLS_BY_TABLE, FOR_POSTURE, NEAR_A_ROLL, choose_posture, select
from realpolitik.games.labyrinth.shia_mix import roll_shia_mix
from realpolitik.games.labyrinth.state import Labyrinth, is_automatic
from realpolitik.games.labyrinth.testing import (
    besiege,
    end_siege,
    improve,
    place_aid,
    remove_aid,
    set_alignment,
    set_governance,
    shift,
    test_country,
    worsen,
)
from realpolitik.games.labyrinth.tracks import set_posture
from realpolitik.games.labyrinth.values import HIGHEST_VALUE
from realpolitik.games.labyrinth.war_of_ideas import war_of_ideas_in
from realpolitik.kernel.event import side_of
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import Run, Step, Verb, verb
from realpolitik.kernel.question import Question
from realpolitik.kernel.state import Frame

# -- selecting, testing ------------------------------------------------------------------------------------------------


class ChoosingCountries(Verb[Labyrinth]):
    """A side chooses so many countries of a kind."""

    BY: Final = 1
    AMONG: Final = 2
    N: Final = 3


class Selecting(ChoosingCountries):
    PURPOSE: Final = 4

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        side = side_of(f, step[self.BY])
        if step[self.PURPOSE] in (FOR_CELLS_BY_TABLE, NEAR_A_ROLL) and is_automatic(s, side):
            roll_shia_mix(s, step[self.AMONG], step[self.PURPOSE] == NEAR_A_ROLL)
        else:
            select(s, step[self.PURPOSE], side, step[self.AMONG], step[self.N], f[Run.CARD])


SELECT_VERB: Final = verb("select", Selecting())


class Testing(InEachCountry):
    def act(self, s: Labyrinth, f: Frame, step: Step, c: int) -> None:
        test_country(s, c)


TEST_VERB: Final = verb("test", Testing())

# -- governance, alignment ---------------------------------------------------------------------------------------------


class Governing(InEachCountry):
    """Set governance and alignment, tested or not."""

    GOVERNANCE: Final = 2
    ALIGNMENT: Final = 3

    def act(self, s: Labyrinth, f: Frame, step: Step, c: int) -> None:
        set_alignment(s, c, step[self.ALIGNMENT])
        set_governance(s, c, step[self.GOVERNANCE])


GOVERN: Final = verb("govern", Governing())


class Changing(InEachCountry):
    """Improve governance by a level, or worsen it."""

    CHANGE: Final = 2

    def act(self, s: Labyrinth, f: Frame, step: Step, c: int) -> None:
        if step[self.CHANGE] > 0:
            improve(s, c)
        else:
            worsen(s, c)


CHANGE_GOVERNANCE: Final = verb("change_governance", Changing())


class Aligning(InEachCountry):
    ALIGNMENT: Final = 2

    def act(self, s: Labyrinth, f: Frame, step: Step, c: int) -> None:
        set_alignment(s, c, step[self.ALIGNMENT])


ALIGN: Final = verb("align", Aligning())


class Shifting(InEachCountry):
    CHANGE: Final = 2

    def act(self, s: Labyrinth, f: Frame, step: Step, c: int) -> None:
        shift(s, c, step[self.CHANGE])


SHIFT: Final = verb("shift", Shifting())


class RollingWarOfIdeas(Verb[Labyrinth]):
    """A roll in the selected countries, whatever the value of a card would have to be; but none in an Adversary."""

    COUNTRY: Final = 1
    IGNORES_GWOT: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in reversed(countries_of(s, step[self.COUNTRY])):
            if s.alignment[c] != ADVERSARY:
                war_of_ideas_in(s, c, HIGHEST_VALUE, step[self.IGNORES_GWOT] > 0)


WAR_OF_IDEAS_VERB: Final = verb("war_of_ideas", RollingWarOfIdeas())

# -- posture -----------------------------------------------------------------------------------------------------------


class SettingPosture(InEachCountry):
    POSTURE: Final = 2

    def act(self, s: Labyrinth, f: Frame, step: Step, c: int) -> None:
        set_posture(s, c, posture_of(s, step[self.POSTURE]))


SET_POSTURE: Final = verb("set_posture", SettingPosture())


class ChoosingPosture(ChoosingCountries):
    """A side sets the postures of countries: which, where there are several, and how."""

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        side = side_of(f, step[self.BY])
        s.stack.append(POSTURES_CHOSEN.frame(side=side))
        select(s, FOR_POSTURE, side, step[self.AMONG], step[self.N], f[Run.CARD])


CHOOSE_POSTURES: Final = verb("choose_posture", ChoosingPosture())


class PosturesChosen(Procedure[Labyrinth]):
    """The countries have been selected; now the side says how, one after the other."""

    SIDE: Final = 1

    def frame(self, side: int) -> Frame:
        return [self.number, side]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        s.stack.pop()
        for c in reversed(s.chosen):
            choose_posture(s, c, f[self.SIDE])
        return None


POSTURES_CHOSEN: Final = procedure("labyrinth.postures_chosen", PosturesChosen())

# -- aid, sieges -------------------------------------------------------------------------------------------------------


class Aiding(InEachCountry):
    CHANGE: Final = 2

    def act(self, s: Labyrinth, f: Frame, step: Step, c: int) -> None:
        if step[self.CHANGE] > 0:
            place_aid(s, c)
        else:
            remove_aid(s, c, -step[self.CHANGE])


AID_VERB: Final = verb("aid", Aiding())


class Besieging(InEachCountry):
    PLACED: Final = 2

    def act(self, s: Labyrinth, f: Frame, step: Step, c: int) -> None:
        if step[self.PLACED]:
            besiege(s, c)
        else:
            end_siege(s, c)


BESIEGE_VERB: Final = verb("besiege", Besieging())
