"""Sudden defeats of Twilight Struggle: what its own cards add to them, and control of Europe (10.3.1)."""

from typing import Final

from realpolitik.games.cold_war.dangers import ANYTHING, JUDGED, ColdWarDangers, Reach, procedure_reaches, verb_reaches
from realpolitik.games.cold_war.scoring import DOMINATION
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.twilight_struggle.cards_early import DEFECT, INTERVENE, SEIZE_CARD, SEIZED
from realpolitik.games.twilight_struggle.cards_late import END_GAME, REVIVE, REVIVED
from realpolitik.games.twilight_struggle.cards_mid import (
    BUY_GRAIN,
    ENVIED,
    ENVY,
    GRAIN,
    GRAIN_DRAWN,
    SCORE_SOUTHEAST_ASIA,
)
from realpolitik.games.twilight_struggle.countries import EUROPE, REGIONS
from realpolitik.games.twilight_struggle.rules import RULES
from realpolitik.games.twilight_struggle.un_intervention import COMPANION

A_COUP: Final = Reach(1, points=1, coups=True)  # a point for Yuri and Samantha (109)
ASIDE: Final = 6  # We Will Bury You (50), Flower Power (59), U-2 Incident (60)

verb_reaches(ANYTHING, SEIZE_CARD, REVIVE, ENVY, BUY_GRAIN)
verb_reaches(Reach(points=JUDGED), END_GAME)
verb_reaches(A_COUP, INTERVENE)
verb_reaches(Reach(points=8), SCORE_SOUTHEAST_ASIA)
verb_reaches(Reach(points=1), DEFECT)
procedure_reaches(ANYTHING, SEIZED, REVIVED, ENVIED, GRAIN, GRAIN_DRAWN)
procedure_reaches(A_COUP, COMPANION)


class TwilightStruggleDangers(ColdWarDangers):
    def __init__(self) -> None:
        super().__init__(RULES, A_COUP, ASIDE)

    def sudden_win_near(self, s: ColdWar, side: int) -> bool:
        """10.3.1: control of Europe is not far from domination."""
        us, _, ussr, _ = s.rules.region_totals(s, REGIONS[EUROPE])
        return (ussr if side else us) >= DOMINATION


DANGERS: Final = TwilightStruggleDangers()
