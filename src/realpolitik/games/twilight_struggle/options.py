"""The options of a match that only Twilight Struggle has, as the state holds them: one int each."""

from typing import Final

from realpolitik.games.cold_war.options import SHARED_OPTIONS

CIVIL_WAR: Final = SHARED_OPTIONS  # 12
REALIGN_ANYWHERE: Final = SHARED_OPTIONS + 1  # V-R1
REALIGN_SAFELY: Final = SHARED_OPTIONS + 2  # V-R2
MIX_OPERATIONS: Final = SHARED_OPTIONS + 3  # V-R3
SPACE_WITHOUT_ROLL: Final = SHARED_OPTIONS + 4  # V-S1
LATE_WAR: Final = SHARED_OPTIONS + 5  # the scenario: the US needs 20 points
OPTIONAL_CARDS: Final = SHARED_OPTIONS + 6
PROMO_CARD: Final = SHARED_OPTIONS + 7
DIGITAL_EDITION: Final = SHARED_OPTIONS + 8  # V-D
OPTION_COUNT: Final = SHARED_OPTIONS + 9
