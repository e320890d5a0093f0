"""The cards (2.2): the facts printed on them, and the numbers of those that rules speak of."""

from pathlib import Path
from typing import Final

from realpolitik.games.cold_war.deck import read_deck
from realpolitik.games.cold_war.occurrence import recorder

ALBANO_STALINIST_ECONOMICS: Final = 5
MIDDLE_EAST_SCORING: Final = 37
AFRICA_SCORING: Final = 38
ROMANIAN_AUTONOMY: Final = 39
OAU: Final = 41

_CARDS: Final = Path(__file__).parent / "data" / "cards.toml"
_LENDER: Final = Path(__file__).parents[1] / "twilight_struggle" / "data" / "cards.toml"  # 12.1

DECK: Final = read_deck(_CARDS, ROMANIAN_AUTONOMY, _LENDER)
card: Final = recorder("red_sea", DECK)  # records the event of a card
