"""What operations go by in a country: the card value the US needs (7.1.1), what the Jihadists must roll (8.1.1)."""

from typing import Final

from realpolitik.games.labyrinth.board import COUNTRIES, ISLAMIST_RULE, RECRUIT_NUMBER, UNITED_STATES
from realpolitik.games.labyrinth.markers import GADAHN
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.kernel.question import ALLOWED, Reason, reason_kind

HIGHEST_VALUE: Final = 3  # of a card, whatever is added
AUTOMATIC: Final = 6  # a roll that cannot fail is not rolled

NEEDS_VALUE: Final = reason_kind("needs_value", "7.1.1", "country", "needed", "value")
AT_ISLAMIST_RULE: Final = reason_kind("at_islamist_rule", "7.1.3", "country")
GADAHN_RECRUITS: Final = 2  # in the United States, by Adam Gadahn


def is_country(option: int) -> bool:
    return 0 <= option < COUNTRIES


def value_missing(s: Labyrinth, c: int, value: int) -> Reason:
    """7.1.1: the reason against a US operation in a country with a card of that value, or ALLOWED."""
    governance = s.governance[c]
    if governance == ISLAMIST_RULE:
        return (AT_ISLAMIST_RULE, c)
    return (NEEDS_VALUE, c, governance, value) if value < governance else ALLOWED


def roll_needed(s: Labyrinth, c: int) -> int:
    """8.1.1: what a Jihadist roll in a country must not exceed."""
    return AUTOMATIC if s.governance[c] == ISLAMIST_RULE else s.governance[c]


def recruit_needed(s: Labyrinth, c: int) -> int:
    """8.2.3, 8.2.4: likewise to recruit."""
    if s.governance[c] == ISLAMIST_RULE or s.regime_change[c]:
        return AUTOMATIC
    if c == UNITED_STATES and s.markers[GADAHN]:
        return GADAHN_RECRUITS
    return RECRUIT_NUMBER[c] or s.governance[c]
