"""The map (2.1): the countries by name, the sea lanes, and the sets of countries that rules and cards speak of."""

import tomllib
from pathlib import Path
from typing import Any, Final

from realpolitik.games.cold_war.board import NOBODY, Board
from realpolitik.games.cold_war.region import Region

EGYPT: Final = 0
SUDAN: Final = 1
ETHIOPIA: Final = 2
DJIBOUTI: Final = 3
SOMALIA: Final = 4
KENYA: Final = 5
MADAGASCAR: Final = 6
SAUDI_ARABIA: Final = 7
OMAN: Final = 8
YEMEN: Final = 9
SOUTH_YEMEN: Final = 10
COUNTRIES: Final = 11
SEA_LANES: Final = 11  # 2.1.7: the strategic sea lanes, a space but no country

SEA_LANES_STABILITY: Final = 4
HARDENED_ETHIOPIA: Final = 3  # its stability once the Derg rules it

_COUP_DEFCON: Final = {"middle_east": 4}  # 8.1.7, Egypt too; in the rest of Africa any level will do


def _facts() -> list[dict[str, Any]]:
    path = Path(__file__).parent / "data" / "map.toml"
    facts: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["country"]
    return facts


def _board(facts: list[dict[str, Any]]) -> Board:
    board = Board(COUNTRIES)
    number = {country["id"]: c for c, country in enumerate(facts)}
    for c, country in enumerate(facts):
        board.add_space(
            country["id"],
            country["stability"],
            country["battleground"],
            [number[neighbour] for neighbour in country["links"]],
            NOBODY,  # there are no superpowers on this map
            max(_COUP_DEFCON.get(region, 2) for region in country["regions"]),
            (country["us"], country["ussr"]),
        )
        if country["flashpoint"]:
            board.flashpoints.append(c)
    board.add_space("strategic_sea_lanes", SEA_LANES_STABILITY)  # 2.1.7: in no region, never a target
    return board


_FACTS: Final = _facts()
BOARD: Final = _board(_FACTS)
SETS: Final = BOARD.sets


def countries(name: str, *members: int) -> int:
    """A set of countries under a name."""
    return BOARD.add_set(name, list(members))


def _within(region: str) -> list[int]:
    return [c for c, country in enumerate(_FACTS) if region in country["regions"]]


BOARD.add_sets_of_one()

WORLD: Final = countries("world", *range(COUNTRIES))
AFRICA: Final = countries("africa", *_within("africa"))  # 2.1.2: Egypt lies in both
MIDDLE_EAST: Final = countries("middle_east", *_within("middle_east"))

# 10.1: the regions that are scored
REGIONS: Final = {
    AFRICA: Region("africa", AFRICA, 1, 3, 4),
    MIDDLE_EAST: Region("middle_east", MIDDLE_EAST, 3, 5, 7),
}

# the sets that single cards speak of, in card order
AT_ETHIOPIA: Final = countries("at_ethiopia", *BOARD.links[ETHIOPIA])
FRENCH_TIES: Final = countries("french_ties", DJIBOUTI, MADAGASCAR)
BEYOND_OMAN: Final = countries("beyond_oman", *[c for c in _within("middle_east") if c != OMAN])
NO_BATTLEGROUNDS: Final = countries("no_battlegrounds", *[c for c in range(COUNTRIES) if not BOARD.battleground[c]])
ARAB_STATES: Final = countries("arab_states", EGYPT, SUDAN, SOUTH_YEMEN, YEMEN, OMAN, SAUDI_ARABIA)
EGYPT_AND_ETHIOPIA: Final = countries("egypt_and_ethiopia", EGYPT, ETHIOPIA)

# the sets that cards of Twilight Struggle speak of (12.1), where this map has countries that the other does not
AFRICA_OR_SOUTHEAST_ASIA: Final = countries("africa_or_southeast_asia", *_within("africa"))
OUTSIDE_EUROPE: Final = countries("outside_europe", *range(COUNTRIES))
OIL_STATES: Final = countries("oil_states", EGYPT, SAUDI_ARABIA)
