"""Sudden defeats of Red Sea: what its own cards add to them, coups at a flashpoint (6.3.6) and Africa (10.4.1)."""

from typing import Final

from realpolitik.games.cold_war.dangers import (
    ANYTHING,
    COUPS,
    PLENTY,
    ColdWarDangers,
    Reach,
    procedure_reaches,
    verb_reaches,
)
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.red_sea.cards_neutral import (
    APPEAL,
    APPEAL_ROLL,
    APPEAL_TO_AFRICA,
    COUP_IN_FAMINE,
    STARVE,
    STARVED,
    UPRISING,
)
from realpolitik.games.red_sea.cards_soviet import RESIGN, RESIGNED, TURN_EVENT, TURNED, VANCE_SEES
from realpolitik.games.red_sea.countries import BOARD
from realpolitik.games.red_sea.flashpoint import FLASHPOINT
from realpolitik.games.red_sea.rules import RULES

A_COUP: Final = Reach(2, PLENTY, coups=True, scores=True)  # 6.3.6.1: the card shown lowers DEFCON, or scores
ASIDE: Final = 1  # Yuri and Samantha, lent by Twilight Struggle

COUPS.add(COUP_IN_FAMINE)
verb_reaches(ANYTHING, TURN_EVENT)
verb_reaches(A_COUP, STARVE, APPEAL_TO_AFRICA)
verb_reaches(Reach(points=2), RESIGN)
procedure_reaches(ANYTHING, TURNED)
procedure_reaches(A_COUP, STARVED, UPRISING, APPEAL, APPEAL_ROLL)
procedure_reaches(Reach(1, PLENTY, scores=True), FLASHPOINT)
procedure_reaches(Reach(points=2), RESIGNED, VANCE_SEES)


class RedSeaDangers(ColdWarDangers):
    def __init__(self) -> None:
        super().__init__(RULES, A_COUP, ASIDE)

    def sudden_win_near(self, s: ColdWar, side: int) -> bool:
        """10.4.1: whoever controls one flashpoint is not far from both."""
        return any(s.controller[c] == side for c in BOARD.flashpoints)


DANGERS: Final = RedSeaDangers()
