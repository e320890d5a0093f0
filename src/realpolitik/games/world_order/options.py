"""The options of a match as the state holds them: one int each; and who plays."""

from typing import Final

from realpolitik.games.world_order.things import CHINA, EU, RUSSIA, USA

POWERS_PLAYED: Final = 0  # which of `PLAYED`
FIRST_GAME: Final = 1  # W4.7, W4.10
DECREES: Final = 2  # W22
COMMERCE_BY_PLAYERS: Final = 3  # only the commerce cards marked for so many players
SEALED_PRIORITIES: Final = 4  # all choose their priority at once and in secret
OPTION_COUNT: Final = 5

# W4.2: with two players the USA or the EU against Russia or China; otherwise any
PLAYED: Final[dict[str, tuple[int, ...]]] = {
    "all": (USA, EU, RUSSIA, CHINA),
    "without_usa": (EU, RUSSIA, CHINA),
    "without_eu": (USA, RUSSIA, CHINA),
    "without_russia": (USA, EU, CHINA),
    "without_china": (USA, EU, RUSSIA),
    "usa_russia": (USA, RUSSIA),
    "usa_china": (USA, CHINA),
    "eu_russia": (EU, RUSSIA),
    "eu_china": (EU, CHINA),
}
POWERS_CHOICES: Final = tuple(PLAYED)
PRIORITIES_CHOICES: Final = ("turn", "sealed")
