"""The space race of Red Sea (6.4): three boxes, and what their first visitor gets."""

from typing import Final

from realpolitik.games.cold_war.choosing import ChooseLand
from realpolitik.games.cold_war.influence import NOTHING_THERE
from realpolitik.games.cold_war.rules import SpaceBox
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.red_sea.countries import COUNTRIES
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, question_kind
from realpolitik.kernel.state import Frame

# Ops needed, the highest roll that succeeds, VP for the first and the second to arrive
SPACE_TRACK: Final = [
    SpaceBox(0, 0, 0, 0),
    SpaceBox(2, 4, 0, 0, ability=True),
    SpaceBox(2, 3, 2, 1),
    SpaceBox(3, 4, 3, 0),
]
# 6.4.4: the boxes with abilities
PROBE_BOX: Final = 1
SHUTTLE_BOX: Final = 3

PROBE_WHERE: Final = question_kind("probe_where", "6.4.4", "country", "side")


class Probe(ChooseLand):
    """6.4.4, box 1: after the headlines a side removes an influence of the opponent from any country."""

    SIDE: Final = 1

    def frame(self, side: int) -> Frame:
        return [self.number, side]

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return list(range(COUNTRIES))

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        enemy = other(f[self.SIDE])
        return ALLOWED if s.influence[enemy][option] else (NOTHING_THERE, option, enemy)

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], PROBE_WHERE, options, (other(f[self.SIDE]),))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        change_influence(s, other(f[self.SIDE]), answer, -1)


PROBE: Final = procedure("red_sea.probe", Probe())
