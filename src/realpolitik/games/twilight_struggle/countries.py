"""The map (2.1): the countries by name, the board, and the sets of countries that rules and cards speak of."""

from pathlib import Path
from typing import Final

from realpolitik.games.cold_war.board import USSR, read_board
from realpolitik.games.cold_war.region import Region

CANADA: Final = 0
UNITED_KINGDOM: Final = 1
NORWAY: Final = 2
SWEDEN: Final = 3
DENMARK: Final = 4
FINLAND: Final = 5
BENELUX: Final = 6
WEST_GERMANY: Final = 7
FRANCE: Final = 8
SPAIN_PORTUGAL: Final = 9
ITALY: Final = 10
GREECE: Final = 11
TURKEY: Final = 12
AUSTRIA: Final = 13
EAST_GERMANY: Final = 14
POLAND: Final = 15
CZECHOSLOVAKIA: Final = 16
HUNGARY: Final = 17
YUGOSLAVIA: Final = 18
ROMANIA: Final = 19
BULGARIA: Final = 20
LEBANON: Final = 21
SYRIA: Final = 22
ISRAEL: Final = 23
IRAQ: Final = 24
IRAN: Final = 25
JORDAN: Final = 26
GULF_STATES: Final = 27
SAUDI_ARABIA: Final = 28
EGYPT: Final = 29
LIBYA: Final = 30
AFGHANISTAN: Final = 31
PAKISTAN: Final = 32
INDIA: Final = 33
BURMA: Final = 34
LAOS_CAMBODIA: Final = 35
THAILAND: Final = 36
VIETNAM: Final = 37
MALAYSIA: Final = 38
INDONESIA: Final = 39
PHILIPPINES: Final = 40
AUSTRALIA: Final = 41
TAIWAN: Final = 42
NORTH_KOREA: Final = 43
SOUTH_KOREA: Final = 44
JAPAN: Final = 45
MOROCCO: Final = 46
ALGERIA: Final = 47
TUNISIA: Final = 48
WEST_AFRICAN_STATES: Final = 49
SAHARAN_STATES: Final = 50
SUDAN: Final = 51
IVORY_COAST: Final = 52
NIGERIA: Final = 53
ETHIOPIA: Final = 54
SOMALIA: Final = 55
CAMEROON: Final = 56
ZAIRE: Final = 57
KENYA: Final = 58
ANGOLA: Final = 59
ZIMBABWE: Final = 60
SOUTHEAST_AFRICAN_STATES: Final = 61
BOTSWANA: Final = 62
SOUTH_AFRICA: Final = 63
MEXICO: Final = 64
GUATEMALA: Final = 65
EL_SALVADOR: Final = 66
HONDURAS: Final = 67
COSTA_RICA: Final = 68
NICARAGUA: Final = 69
PANAMA: Final = 70
CUBA: Final = 71
HAITI: Final = 72
DOMINICAN_REPUBLIC: Final = 73
COLOMBIA: Final = 74
ECUADOR: Final = 75
PERU: Final = 76
VENEZUELA: Final = 77
BOLIVIA: Final = 78
BRAZIL: Final = 79
PARAGUAY: Final = 80
CHILE: Final = 81
ARGENTINA: Final = 82
URUGUAY: Final = 83
COUNTRIES: Final = 84
CHINA_SPACE: Final = 84  # 12.1: the space of the Chinese Civil War variant, no country

_COUP_DEFCON: Final = {"europe": 5, "asia": 4, "middle_east": 3}  # 8.1.5; elsewhere any level will do

BOARD: Final = read_board(Path(__file__).parent / "data" / "map.toml", _COUP_DEFCON)
BOARD.add_space("china", 99, touches=USSR)  # 12.1: never controlled by the ordinary count, never a target
BOARD.optional.append(CHINA_SPACE)
BOARD.add_sets_of_one()
SETS: Final = BOARD.sets

WORLD: Final = BOARD.add_set("world", *range(COUNTRIES))
EUROPE: Final = BOARD.add_region("europe")
ASIA: Final = BOARD.add_region("asia")
MIDDLE_EAST: Final = BOARD.add_region("middle_east")
CENTRAL_AMERICA: Final = BOARD.add_region("central_america")
SOUTH_AMERICA: Final = BOARD.add_region("south_america")
AFRICA: Final = BOARD.add_region("africa")
WESTERN_EUROPE: Final = BOARD.add_region("western_europe")
EASTERN_EUROPE: Final = BOARD.add_region("eastern_europe")
SOUTHEAST_ASIA: Final = BOARD.add_region("southeast_asia")

OUTSIDE_EUROPE: Final = BOARD.add_set(
    "outside_europe", *[c for c in range(COUNTRIES) if "europe" not in BOARD.regions[c]]
)
LATIN_AMERICA: Final = BOARD.add_set(
    "latin_america", *BOARD.countries_in("central_america"), *BOARD.countries_in("south_america")
)
AFRICA_OR_SOUTHEAST_ASIA: Final = BOARD.add_set(
    "africa_or_southeast_asia", *BOARD.countries_in("africa"), *BOARD.countries_in("southeast_asia")
)

# 10.1: the regions that are scored; control of Europe wins the game, so its worth is never counted
REGIONS: Final = {
    EUROPE: Region("europe", EUROPE, 3, 7, 0),
    ASIA: Region("asia", ASIA, 3, 7, 9),
    MIDDLE_EAST: Region("middle_east", MIDDLE_EAST, 3, 5, 7),
    CENTRAL_AMERICA: Region("central_america", CENTRAL_AMERICA, 1, 3, 5),
    SOUTH_AMERICA: Region("south_america", SOUTH_AMERICA, 2, 5, 6),
    AFRICA: Region("africa", AFRICA, 1, 4, 6),
}

# the sets that single cards speak of, in card order
INDEPENDENT_REDS: Final = BOARD.add_set("independent_reds", YUGOSLAVIA, ROMANIA, BULGARIA, HUNGARY, CZECHOSLOVAKIA)
INDIA_AND_PAKISTAN: Final = BOARD.add_set("india_and_pakistan", INDIA, PAKISTAN)
SUEZ: Final = BOARD.add_set("suez", FRANCE, UNITED_KINGDOM, ISRAEL)
PORTUGUESE_AFRICA: Final = BOARD.add_set("portuguese_africa", ANGOLA, SOUTHEAST_AFRICAN_STATES)
AT_SOUTH_AFRICA: Final = BOARD.add_set("at_south_africa", ANGOLA, BOTSWANA)
OIL_STATES: Final = BOARD.add_set("oil_states", EGYPT, IRAN, LIBYA, SAUDI_ARABIA, IRAQ, GULF_STATES, VENEZUELA)
MUSLIM_STATES: Final = BOARD.add_set("muslim_states", SUDAN, IRAN, IRAQ, EGYPT, LIBYA, SAUDI_ARABIA, SYRIA, JORDAN)
CANAL_STATES: Final = BOARD.add_set("canal_states", PANAMA, COSTA_RICA, VENEZUELA)
ACCORD_STATES: Final = BOARD.add_set("accord_states", ISRAEL, JORDAN, EGYPT)
AT_NICARAGUA: Final = BOARD.add_set("at_nicaragua", CUBA, HONDURAS, COSTA_RICA)
IRAN_AND_IRAQ: Final = BOARD.add_set("iran_and_iraq", IRAN, IRAQ)
AT_UNITED_KINGDOM: Final = BOARD.add_set("at_united_kingdom", CANADA, NORWAY, BENELUX, FRANCE)
GUERRILLA_LANDS: Final = BOARD.add_set(
    "guerrilla_lands",
    *[c for c in SETS[LATIN_AMERICA].members + SETS[AFRICA].members if not BOARD.battleground[c]],
)

# the sets that cards of Red Sea speak of (12.3), where neighbours and battlegrounds are not the same on this map
AT_ETHIOPIA: Final = BOARD.add_set("at_ethiopia", *BOARD.links[ETHIOPIA])
NO_BATTLEGROUNDS: Final = BOARD.add_set("no_battlegrounds", *[c for c in range(COUNTRIES) if not BOARD.battleground[c]])
