"""The map (2.1): the countries by name, the sea lanes, and the sets of countries that rules and cards speak of."""

from pathlib import Path
from typing import Final

from realpolitik.games.cold_war.board import read_board
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

BOARD: Final = read_board(Path(__file__).parent / "data" / "map.toml", _COUP_DEFCON)
BOARD.add_space("strategic_sea_lanes", SEA_LANES_STABILITY)  # 2.1.7: in no region, never a target
BOARD.add_sets_of_one()
SETS: Final = BOARD.sets

WORLD: Final = BOARD.add_set("world", *range(COUNTRIES))
AFRICA: Final = BOARD.add_region("africa")  # 2.1.2: Egypt lies in both
MIDDLE_EAST: Final = BOARD.add_region("middle_east")

# 10.1: the regions that are scored
REGIONS: Final = {
    AFRICA: Region("africa", AFRICA, 1, 3, 4),
    MIDDLE_EAST: Region("middle_east", MIDDLE_EAST, 3, 5, 7),
}

# the sets that single cards speak of, in card order
AT_ETHIOPIA: Final = BOARD.add_set("at_ethiopia", *BOARD.links[ETHIOPIA])
FRENCH_TIES: Final = BOARD.add_set("french_ties", DJIBOUTI, MADAGASCAR)
BEYOND_OMAN: Final = BOARD.add_set("beyond_oman", *[c for c in BOARD.countries_in("middle_east") if c != OMAN])
NO_BATTLEGROUNDS: Final = BOARD.add_set("no_battlegrounds", *[c for c in range(COUNTRIES) if not BOARD.battleground[c]])
ARAB_STATES: Final = BOARD.add_set("arab_states", EGYPT, SUDAN, SOUTH_YEMEN, YEMEN, OMAN, SAUDI_ARABIA)
EGYPT_AND_ETHIOPIA: Final = BOARD.add_set("egypt_and_ethiopia", EGYPT, ETHIOPIA)

# the sets that cards of Twilight Struggle speak of (12.1), where this map has countries that the other does not
AFRICA_OR_SOUTHEAST_ASIA: Final = BOARD.add_set("africa_or_southeast_asia", *BOARD.countries_in("africa"))
OUTSIDE_EUROPE: Final = BOARD.add_set("outside_europe", *range(COUNTRIES))
OIL_STATES: Final = BOARD.add_set("oil_states", EGYPT, SAUDI_ARABIA)
