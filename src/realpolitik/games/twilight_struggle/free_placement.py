"""The first influence (3.2, 3.3): each side places some as it likes, in its half of Europe."""

from typing import Final

from realpolitik.games.cold_war.board import US
from realpolitik.games.cold_war.choosing import ChooseLand
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.twilight_struggle.countries import SETS
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, question_kind, reason_kind
from realpolitik.kernel.state import Frame

SET_UP_USSR: Final = question_kind("set_up_where", "3.2", "country", "side", "left")
SET_UP_US: Final = question_kind("set_up_where", "3.3", "country", "side", "left")

OUTSIDE_WESTERN_EUROPE: Final = reason_kind("outside_set_up", "3.3", "country", "set")
OUTSIDE_EASTERN_EUROPE: Final = reason_kind("outside_set_up", "3.2", "country", "set")


class FreePlacement(ChooseLand):
    """3.2, 3.3: a side places influence as it likes within one half of Europe."""

    SIDE: Final = 1
    LEFT: Final = 2
    AMONG: Final = 3

    def frame(self, side: int, n: int, among: int) -> Frame:
        return [self.number, side, n, among]

    def prepare(self, s: ColdWar, f: Frame) -> bool:
        if f[self.LEFT]:
            return True
        s.stack.pop()
        return False

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return SETS[f[self.AMONG]].members

    def options(self, s: ColdWar, f: Frame) -> list[int]:
        """The fast way: nothing speaks against any candidate."""
        return SETS[f[self.AMONG]].members[:]

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        among = f[self.AMONG]
        if SETS[among].has[option]:
            return ALLOWED
        return (OUTSIDE_WESTERN_EUROPE if f[self.SIDE] == US else OUTSIDE_EASTERN_EUROPE, option, among)

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        side = f[self.SIDE]
        return Question(s.seats[side], SET_UP_US if side == US else SET_UP_USSR, options, (side, f[self.LEFT]))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        f[self.LEFT] -= 1
        change_influence(s, f[self.SIDE], answer, 1)


FREE_PLACEMENT: Final = procedure("twilight_struggle.free_placement", FreePlacement())
