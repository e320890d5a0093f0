"""The turns of Twilight Struggle (4.1), ten in three periods with cards of their own; and how the game is judged."""

from typing import Final

from realpolitik.games.cold_war.effects import WE_WILL_BURY
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import WON_FINAL_SCORING, judge
from realpolitik.games.twilight_struggle.scoring import final_scoring
from realpolitik.games.twilight_struggle.windows import DUE_NOW, bury

LAST_TURN: Final = 10
MID_WAR_TURN: Final = 4
LATE_WAR_TURN: Final = 8


def end_of_game(s: ColdWar) -> None:
    """4.5 I, 10.3.2: final scoring, then the side ahead wins. In the Late War scenario the US needs 20 points."""
    if s.effects[WE_WILL_BURY]:  # We Will Bury You (50): no American round is left to avert it
        s.effects[WE_WILL_BURY] = DUE_NOW
        bury(s, unless=False)
    if s.over:
        return
    counted = final_scoring(s)
    if not s.over:
        judge(s, WON_FINAL_SCORING, counted)
