"""The first influence (3.2, 3.3): each side places some as it likes, in its half of Europe."""

from typing import Final

from realpolitik.games.cold_war.board import US
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.twilight_struggle.countries import COUNTRIES, SETS
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import NOT_ASKED, Question, Reason, question_kind, reason_kind
from realpolitik.kernel.state import Frame

SET_UP_USSR: Final = question_kind("set_up_where", "3.2", "country", "side", "left")
SET_UP_US: Final = question_kind("set_up_where", "3.3", "country", "side", "left")


OUTSIDE_WESTERN_EUROPE: Final = reason_kind("outside_set_up", "3.3", "country", "set")
OUTSIDE_EASTERN_EUROPE: Final = reason_kind("outside_set_up", "3.2", "country", "set")


class FreePlacement(Procedure[ColdWar]):
    """3.2, 3.3: a side places influence as it likes within one half of Europe: [_, side, left, set]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        if f[2]:
            kind = SET_UP_US if f[1] == US else SET_UP_USSR
            return Question(s.seats[f[1]], kind, SETS[f[3]].members[:], (f[1], f[2]))
        s.stack.pop()
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        f[2] -= 1
        change_influence(s, f[1], answer, 1)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if not 0 <= option < COUNTRIES:
            return (NOT_ASKED,)
        return (OUTSIDE_WESTERN_EUROPE if f[1] == US else OUTSIDE_EASTERN_EUROPE, option, f[3])


FREE_PLACEMENT: Final = procedure("twilight_struggle.free_placement", FreePlacement())
