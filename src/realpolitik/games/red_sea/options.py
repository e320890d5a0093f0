"""The options of a match as the state holds them: one int each."""

from typing import Final

SHOW_HELD_CARDS: Final = 0  # 11.1, 11.2
DEAL_IN_TURN: Final = 1  # 11.3
BID_FOR_SIDES: Final = 2  # 11.4
HANDICAP_US: Final = 3  # extra influence without a bid
HANDICAP_USSR: Final = 4
CROSSOVER: Final = 5  # 12.1: whether cards of Twilight Struggle are picked, and when
OPTION_COUNT: Final = 6
