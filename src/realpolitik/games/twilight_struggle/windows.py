"""What lasting effects bring about as a round begins and ends: the Cuban Missile Crisis, NORAD, We Will Bury You."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.choosing import ChooseLand
from realpolitik.games.cold_war.effects import CRISIS, NORAD_WATCHES, WE_WILL_BURY
from realpolitik.games.cold_war.influence import NOTHING_THERE
from realpolitik.games.cold_war.labels import DECLINE
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import gain_vp
from realpolitik.games.twilight_struggle.countries import CANADA, CUBA, TURKEY, WEST_GERMANY
from realpolitik.kernel.label import label
from realpolitik.kernel.procedure import Choice, procedure
from realpolitik.kernel.question import ALLOWED, EVERYBODY, Question, Reason, note_kind, question_kind
from realpolitik.kernel.state import Frame

CRISIS_WAY_OUT: Final = question_kind("crisis_way_out", "7.1", "label")
NORAD_WHERE: Final = question_kind("norad_where", "7.3", "country")
CRISIS_DEFUSED: Final = note_kind("crisis_defused", "7.1", "side", "country")
BURIED: Final = note_kind("buried", "7.1", "side")

# -- Cuban Missile Crisis (40): the ways out, by taking two of one's own influence away ------------

LEAVE_CUBA: Final = label(300, "leave_cuba")
LEAVE_WEST_GERMANY: Final = label(301, "leave_west_germany")
LEAVE_TURKEY: Final = label(302, "leave_turkey")
WAYS_OUT: Final = {LEAVE_CUBA: CUBA, LEAVE_WEST_GERMANY: WEST_GERMANY, LEAVE_TURKEY: TURKEY}
_WAYS_OUT_OF: Final = ([LEAVE_WEST_GERMANY, LEAVE_TURKEY], [LEAVE_CUBA])


def ways_out_of_crisis(s: ColdWar, side: int) -> list[int]:
    """How a side threatened by it can end it now."""
    if not s.effects[CRISIS + side]:
        return []
    return [way for way in _WAYS_OUT_OF[side] if s.influence[side][WAYS_OUT[way]] >= 2]


def defuse_crisis(s: ColdWar, side: int, way: int) -> None:
    c = WAYS_OUT[way]
    s.effects[CRISIS + side] = 0
    if s.noting:
        s.notes.append((CRISIS_DEFUSED, EVERYBODY, side, c))
    change_influence(s, side, c, -2)


class CrisisQuestion(Choice[ColdWar]):
    """It can be ended at any time: that is offered to a side as every round begins."""

    SIDE: Final = 1

    def frame(self, side: int) -> Frame:
        return [self.number, side]

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return ways_out_of_crisis(s, f[self.SIDE])

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        options.append(DECLINE)

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], CRISIS_WAY_OUT, options)

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer != DECLINE:
            defuse_crisis(s, f[self.SIDE], answer)


CRISIS_QUESTION: Final = procedure("twilight_struggle.crisis_question", CrisisQuestion())

# -- NORAD (106) -----------------------------------------------------------------------------------


def norad_watches(s: ColdWar) -> bool:
    """Every round in which DEFCON moved to 2, wherever it stands by its end, while the US controls Canada."""
    watched = s.effects[NORAD_WATCHES] and s.defcon_reached_two
    return bool(watched and s.controller[CANADA] == US and s.present[US])


class Norad(ChooseLand):
    """The US may add an influence where it has some."""

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return s.present[US]

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        return ALLOWED if s.influence[US][option] else (NOTHING_THERE, option, US)

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        options.append(DECLINE)

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], NORAD_WHERE, options)

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer != DECLINE:
            change_influence(s, US, answer, 1)


NORAD: Final = procedure("twilight_struggle.norad", Norad())

# -- We Will Bury You (50) -------------------------------------------------------------------------

DUE_NOW: Final = 2  # in the American round that counts


def bury(s: ColdWar, unless: bool) -> None:
    """The US does anything but play UN Intervention as an event in the round that counts."""
    if s.effects[WE_WILL_BURY] != DUE_NOW:
        return
    s.effects[WE_WILL_BURY] = 0
    if not unless:
        if s.noting:
            s.notes.append((BURIED, EVERYBODY, USSR))
        gain_vp(s, USSR, 3)
