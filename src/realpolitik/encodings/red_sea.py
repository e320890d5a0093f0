"""Red Sea as numbers."""

from typing import Final

from realpolitik.encodings.cold_war import ColdWarEncoding
from realpolitik.games.red_sea.game import GAME

OPTIONS: Final = (
    *("show_held_cards", "deal_in_turn", "bid_for_sides", "us_bonus", "ussr_bonus", "crossover"),
    "albanian_ops",
)

ENCODING: Final = ColdWarEncoding("red-sea", 1, GAME.rules, OPTIONS)
