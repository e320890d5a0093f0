"""The options of a match as the state holds them: one int each."""

from typing import Final

SOLITAIRE: Final = 0  # 9.0
IDEOLOGY: Final = 1  # 9.7: the level; each includes those before it
DECKS: Final = 2  # 3.3: how many times the deck is gone through
MINI_DECKS: Final = 3  # 9.2
FREE_SETUP: Final = 4  # 3.2
BESIEGED_CALIPHATE: Final = 5  # 6.2.2: whether events besiege a caliphate too
OPTION_COUNT: Final = 6

# 9.7
COHERENT: Final = 1
ATTRACTIVE: Final = 2
POTENT: Final = 3
INFECTIOUS: Final = 4
VIRULENT: Final = 5
IDEOLOGIES: Final = ("baseline", "coherent", "attractive", "potent", "infectious", "virulent")
