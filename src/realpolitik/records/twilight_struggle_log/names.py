"""How the logs name cards and countries: nearly as we do, but for case, punctuation and a few short forms."""

from typing import Final

from realpolitik.games.twilight_struggle.countries import BOARD, COUNTRIES
from realpolitik.games.twilight_struggle.deck import CARDS, MIDDLE_EAST_SCORING, NAME

OTHER_CARDS: Final = {"mideastscoring": MIDDLE_EAST_SCORING}
OTHER_COUNTRIES: Final = {
    "uk": "united_kingdom",
    "seafricanstates": "southeast_african_states",
    "dominicanrep": "dominican_republic",
}


def card_named(text: str) -> int:
    """The number of a card; 0 where there is none of that name."""
    return _CARDS.get(_letters(text), 0)


def country_named(text: str) -> int:
    """The number of a country; -1 where there is none of that name."""
    return _COUNTRIES.get(_letters(text), -1)


def _letters(text: str) -> str:
    """A name reduced to what all spellings of it share."""
    return "".join([letter for letter in text.lower() if letter.isalnum()]).removeprefix("the")


_CARDS: Final = {_letters(NAME[card]): card for card in range(1, CARDS + 1)} | OTHER_CARDS
_COUNTRIES: Final = {_letters(BOARD.names[country]): country for country in range(COUNTRIES)} | {
    short: BOARD.country(name) for short, name in OTHER_COUNTRIES.items()
}
