"""The space race of Red Sea (6.4): three boxes, and what their first visitor gets."""

from typing import Final

from realpolitik.games.cold_war.influence import NOTHING_THERE
from realpolitik.games.cold_war.rules import SpaceBox
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.red_sea.countries import COUNTRIES
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import NOT_ASKED, Question, Reason, question_kind
from realpolitik.kernel.state import Frame

# Ops needed, the highest roll that succeeds, VP for the first and the second to arrive
SPACE_TRACK: Final = [SpaceBox(0, 0, 0, 0), SpaceBox(2, 4, 0, 0), SpaceBox(2, 3, 2, 1), SpaceBox(3, 4, 3, 0)]
# 6.4.4: the boxes with abilities
PROBE_BOX: Final = 1
SHUTTLE_BOX: Final = 3

PROBE_WHERE: Final = question_kind("probe_where", "6.4.4", "country", "side")


class Probe(Procedure[ColdWar]):
    """6.4.4, box 1: after the headlines a side removes an influence of the opponent from any country: [_, side]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        options = [c for c in s.present[other(f[1])] if c < COUNTRIES]
        if options:
            return Question(s.seats[f[1]], PROBE_WHERE, options, (other(f[1]),))
        s.stack.pop()
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        change_influence(s, other(f[1]), answer, -1)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        return (NOTHING_THERE, option, other(f[1])) if 0 <= option < COUNTRIES else (NOT_ASKED,)


PROBE: Final = procedure("red_sea.probe", Probe())
