"""Twilight Struggle as numbers."""

from typing import Final

from realpolitik.encodings.cold_war import ColdWarEncoding
from realpolitik.games.twilight_struggle.game import GAME

OPTIONS: Final = (
    *("show_held_cards", "deal_in_turn", "bid_for_sides", "us_bonus", "ussr_bonus", "crossover"),
    *("chinese_civil_war", "realign_anywhere", "realign_safely", "mix_operations", "space_without_roll", "late_war"),
    *("optional_cards", "promo_card", "digital_edition"),
)

ENCODING: Final = ColdWarEncoding("twilight-struggle", 1, GAME.rules, OPTIONS)
