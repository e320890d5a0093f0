"""The country cards: 17 that the powers start with, 76 of the regions (W2.7). Some of the first have a twin among the
others, a second card of the same country."""

from typing import Final

from realpolitik.games.world_order.board import REGIONS, region_named
from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.things import NOBODY, POWER_NAMES, POWERS, RESOURCE_NAMES

_COUNTRIES: Final = CONTENT.countries

COUNTRIES: Final[int] = len(_COUNTRIES)
COUNTRY_NAMES: Final[tuple[str, ...]] = tuple([country.id for country in _COUNTRIES])
NO_COUNTRY: Final = -1

REGION_OF: Final[list[int]] = [region_named(country.region) for country in _COUNTRIES]
VALUE: Final[list[int]] = [country.value for country in _COUNTRIES]
INVEST_COST: Final[list[int]] = [country.invest_cost for country in _COUNTRIES]
EXPORTS: Final[list[list[int]]] = [[c.exports.count(name) for name in RESOURCE_NAMES] for c in _COUNTRIES]
IMPORTS: Final[list[list[int]]] = [[c.imports.count(name) for name in RESOURCE_NAMES] for c in _COUNTRIES]
BASE_FLAG: Final[list[list[bool]]] = [[POWER_NAMES[p] in c.base for p in range(POWERS)] for c in _COUNTRIES]
BARRED: Final[list[list[bool]]] = [[POWER_NAMES[p] in c.barred for p in range(POWERS)] for c in _COUNTRIES]
STARTS_WITH: Final[list[int]] = [  # the power that begins with it
    POWER_NAMES.index(country.power) if country.starter else NOBODY for country in _COUNTRIES
]
STANDARD: Final[list[list[int]]] = [
    [c for c in range(COUNTRIES) if STARTS_WITH[c] == NOBODY and REGION_OF[c] == r] for r in range(REGIONS)
]
STARTERS: Final[list[list[int]]] = [[c for c in range(COUNTRIES) if STARTS_WITH[c] == p] for p in range(POWERS)]


def _twin(c: int) -> int:
    """The card of the same country in the other set; NO_COUNTRY where there is none."""
    for other in range(COUNTRIES):
        if _COUNTRIES[c].twin == _COUNTRIES[other].id or _COUNTRIES[other].twin == _COUNTRIES[c].id:
            return other
    return NO_COUNTRY


TWIN: Final[list[int]] = [_twin(c) for c in range(COUNTRIES)]


def is_country(option: int) -> bool:
    return 0 <= option < COUNTRIES
