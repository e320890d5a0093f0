"""The options of a match as the state holds them: one int each."""

from typing import Final

SHOW_HELD_CARDS: Final = 0  # 11.1, 11.2
DEAL_IN_TURN: Final = 1  # 11.3
BID_FOR_SIDES: Final = 2  # 11.4
HANDICAP_US: Final = 3  # extra influence without a bid
HANDICAP_USSR: Final = 4
CIVIL_WAR: Final = 5  # 12
REALIGN_ANYWHERE: Final = 6  # V-R1
REALIGN_SAFELY: Final = 7  # V-R2
MIX_OPERATIONS: Final = 8  # V-R3
SPACE_WITHOUT_ROLL: Final = 9  # V-S1
LATE_WAR: Final = 10  # the scenario: the US needs 20 points
OPTIONAL_CARDS: Final = 11
PROMO_CARD: Final = 12
DIGITAL_EDITION: Final = 13  # V-D
CROSSOVER: Final = 14  # V-RS: whether cards of Red Sea are picked, and when
OPTION_COUNT: Final = 15
