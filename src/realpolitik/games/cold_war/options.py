"""The options of a match that both games have, as the state holds them: one int each. A game's own follow."""

from typing import Final

SHOW_HELD_CARDS: Final = 0  # 11.1, 11.2
DEAL_IN_TURN: Final = 1  # 11.3
BID_FOR_SIDES: Final = 2  # 11.4
HANDICAP: Final = 3  # extra influence of the US without a bid; next to it that of the USSR
CROSSOVER: Final = 5  # 12.0: whether cards of the other game are picked, and when
SHARED_OPTIONS: Final = 6

SHARED_SWITCHES: Final = {
    "show_held_cards": SHOW_HELD_CARDS,
    "deal_in_turn": DEAL_IN_TURN,
    "bid_for_sides": BID_FOR_SIDES,
    "us_bonus": HANDICAP,
    "ussr_bonus": HANDICAP + 1,
}
