"""The board as a game begins (3.0). Nothing of the first influence is left to choice."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import cards_in_play
from realpolitik.games.cold_war.setting_up import begin
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.red_sea.countries import BOARD
from realpolitik.games.red_sea.rules import RULES

START_DEFCON: Final = 4  # 8.1.1


def start(options: list[int]) -> ColdWar:
    """The state before the first question. Influence is where the map says (2.1.9, 3.2)."""
    s = ColdWar(RULES)
    s.options = options
    s.defcon = START_DEFCON
    s.passing, s.passing_up = US, 1  # 3.1
    for side in (US, USSR):
        s.influence[side] = BOARD.start[side][:]
    s.deck = cards_in_play(s)
    begin(s)
    return s
