"""The map (2.1): the countries by name, the board, and the sets of countries that rules and cards speak of."""

import tomllib
from pathlib import Path
from typing import Any, Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR, Board
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

_SUPERPOWERS: Final = {"us": US, "ussr": USSR, "": NOBODY}
_COUP_DEFCON: Final = {"europe": 5, "asia": 4, "middle_east": 3}  # 8.1.5; elsewhere any level will do


def _facts() -> list[dict[str, Any]]:
    path = Path(__file__).parent / "data" / "map.toml"
    facts: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["country"]
    return facts


def _board(facts: list[dict[str, Any]]) -> Board:
    board = Board(COUNTRIES)
    number = {country["id"]: c for c, country in enumerate(facts)}
    for country in facts:
        board.add_space(
            country["id"],
            country["stability"],
            country["battleground"],
            [number[neighbour] for neighbour in country["links"]],
            _SUPERPOWERS[country["at_superpower"]],
            _COUP_DEFCON.get(country["region"], 2),
            (country["us"], country["ussr"]),
        )
    board.add_space("china", 99, touches=USSR)  # 12.1: never controlled by the ordinary count, never a target
    board.optional.append(CHINA_SPACE)
    return board


_FACTS: Final = _facts()
BOARD: Final = _board(_FACTS)
SETS: Final = BOARD.sets


def countries(name: str, *members: int) -> int:
    """A set of countries under a name."""
    return BOARD.add_set(name, list(members))


def _within(area: str) -> list[int]:
    return [c for c, country in enumerate(_FACTS) if area == country["region"] or area in country["subregions"]]


BOARD.add_sets_of_one()

WORLD: Final = countries("world", *range(COUNTRIES))
EUROPE: Final = countries("europe", *_within("europe"))
ASIA: Final = countries("asia", *_within("asia"))
MIDDLE_EAST: Final = countries("middle_east", *_within("middle_east"))
CENTRAL_AMERICA: Final = countries("central_america", *_within("central_america"))
SOUTH_AMERICA: Final = countries("south_america", *_within("south_america"))
AFRICA: Final = countries("africa", *_within("africa"))
WESTERN_EUROPE: Final = countries("western_europe", *_within("western_europe"))
EASTERN_EUROPE: Final = countries("eastern_europe", *_within("eastern_europe"))
SOUTHEAST_ASIA: Final = countries("southeast_asia", *_within("southeast_asia"))

OUTSIDE_EUROPE: Final = countries("outside_europe", *[c for c in range(COUNTRIES) if _FACTS[c]["region"] != "europe"])
LATIN_AMERICA: Final = countries("latin_america", *_within("central_america"), *_within("south_america"))
AFRICA_OR_SOUTHEAST_ASIA: Final = countries("africa_or_southeast_asia", *_within("africa"), *_within("southeast_asia"))

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
INDEPENDENT_REDS: Final = countries("independent_reds", YUGOSLAVIA, ROMANIA, BULGARIA, HUNGARY, CZECHOSLOVAKIA)
INDIA_AND_PAKISTAN: Final = countries("india_and_pakistan", INDIA, PAKISTAN)
SUEZ: Final = countries("suez", FRANCE, UNITED_KINGDOM, ISRAEL)
PORTUGUESE_AFRICA: Final = countries("portuguese_africa", ANGOLA, SOUTHEAST_AFRICAN_STATES)
AT_SOUTH_AFRICA: Final = countries("at_south_africa", ANGOLA, BOTSWANA)
OIL_STATES: Final = countries("oil_states", EGYPT, IRAN, LIBYA, SAUDI_ARABIA, IRAQ, GULF_STATES, VENEZUELA)
MUSLIM_STATES: Final = countries("muslim_states", SUDAN, IRAN, IRAQ, EGYPT, LIBYA, SAUDI_ARABIA, SYRIA, JORDAN)
CANAL_STATES: Final = countries("canal_states", PANAMA, COSTA_RICA, VENEZUELA)
ACCORD_STATES: Final = countries("accord_states", ISRAEL, JORDAN, EGYPT)
AT_NICARAGUA: Final = countries("at_nicaragua", CUBA, HONDURAS, COSTA_RICA)
IRAN_AND_IRAQ: Final = countries("iran_and_iraq", IRAN, IRAQ)
AT_UNITED_KINGDOM: Final = countries("at_united_kingdom", CANADA, NORWAY, BENELUX, FRANCE)
GUERRILLA_LANDS: Final = countries(
    "guerrilla_lands",
    *[c for c in SETS[LATIN_AMERICA].members + SETS[AFRICA].members if not BOARD.battleground[c]],
)

# the sets that cards of Red Sea speak of (12.3), where neighbours and battlegrounds are not the same on this map
AT_ETHIOPIA: Final = countries("at_ethiopia", *BOARD.links[ETHIOPIA])
NO_BATTLEGROUNDS: Final = countries("no_battlegrounds", *[c for c in range(COUNTRIES) if not BOARD.battleground[c]])
