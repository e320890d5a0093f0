"""The player boards, trade agreement cards and commerce cards of the four powers (W1.4, W1.10)."""

from typing import Final

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.things import POWER_NAMES, POWERS, PRIORITY_NAMES, RESOURCE_NAMES

_POWERS: Final = CONTENT.powers
_ANY: Final = "any"
ANY_TRACK: Final = -1

STARTING_MONEY: Final[list[int]] = [power.starting_money for power in _POWERS]
INFLUENCE_TOKENS: Final[list[int]] = [power.influence_tokens for power in _POWERS]
ENGAGE_TOKENS: Final[list[int]] = [power.engage_tokens for power in _POWERS]
TRACK_START: Final[list[list[int]]] = [[p.production[name].start for name in RESOURCE_NAMES] for p in _POWERS]
TRACK_END: Final[list[list[int]]] = [[p.production[name].end for name in RESOURCE_NAMES] for p in _POWERS]

# the boxes (W6.10), by power and priority
_BOXES: Final = [[power.focus[name] for name in PRIORITY_NAMES] for power in _POWERS]
READIES: Final[list[list[int]]] = [[box.ready for box in boxes] for boxes in _BOXES]
OFFERS: Final[list[list[list[tuple[int, int]]]]] = [  # what raising costs, and how many tracks it raises
    [list(box.offers) for box in boxes] for boxes in _BOXES
]
RAISES: Final[list[list[int]]] = [
    [ANY_TRACK if box.raises == _ANY else RESOURCE_NAMES.index(box.raises) for box in boxes] for boxes in _BOXES
]
PRODUCES: Final[list[list[list[int]]]] = [
    [[RESOURCE_NAMES.index(name) for name in box.produces] for box in boxes] for boxes in _BOXES
]


def _bonus(name: str) -> list[list[int]]:
    return [[box.bonus.get(name, 0) for box in boxes] for boxes in _BOXES]


# what lasts until the end of the round (W6.9)
RESEARCH_BONUS: Final[list[list[int]]] = _bonus("research")
PRIORITY_DISCOUNT: Final[list[list[int]]] = _bonus("engage_discount")
THREAT_BONUS: Final[list[list[int]]] = _bonus("threat")
DEFENCE_BONUS: Final[list[list[int]]] = _bonus("defence")

# W19.11: goods to spend, then VP and money, a step each
PROSPERITY_GOODS: Final[list[list[int]]] = [[step.goods for step in power.prosperity] for power in _POWERS]
PROSPERITY_VP: Final[list[list[int]]] = [[step.vp for step in power.prosperity] for power in _POWERS]
PROSPERITY_MONEY: Final[list[list[int]]] = [[step.money for step in power.prosperity] for power in _POWERS]

# trade agreement and commerce cards
EXPORTS_ALLOWED: Final[list[int]] = [power.trade.exports for power in _POWERS]
IMPORTS_ALLOWED: Final[list[int]] = [power.trade.imports for power in _POWERS]


def _symbols_for(buyer: int, seller: int) -> list[int]:
    """How many of each resource a trade agreement card lets its owner buy from another power (W10.4)."""
    deals = [deal for deal in _POWERS[buyer].trade.import_from if deal.power == POWER_NAMES[seller]]
    return [sum([deal.count for deal in deals if deal.resource == name]) for name in RESOURCE_NAMES]


IMPORT_FROM: Final[list[list[list[int]]]] = [[_symbols_for(b, p) for p in range(POWERS)] for b in range(POWERS)]
# what one commerce card offers, of one type at a time (W10.15); all cards of a power are alike (W18.7)
COMMERCE_SHOWS: Final[list[list[int]]] = [
    [sum([count for resource, count in p.commerce[0].either if resource == name]) for name in RESOURCE_NAMES]
    for p in _POWERS
]


def commerce_cards(p: int, players: int, by_players: bool) -> int:
    """How many commerce cards a power has, all of them unless only those marked for so many players are used."""
    return len([card for card in _POWERS[p].commerce if not by_players or card.min_players <= players])


# special abilities (W24); an empty table for a power without them
NATO: Final[list[list[bool]]] = [
    [
        any(a.kind == "ignore_threat_from" and a.power == POWER_NAMES[other] for a in power.abilities)
        for other in range(POWERS)
    ]
    for power in _POWERS
]


def _table(p: int, kind: str) -> list[int]:
    return [vp for ability in _POWERS[p].abilities if ability.kind == kind for vp in ability.table]


FIRST_PLACES_TABLE: Final[list[list[int]]] = [_table(p, "vp_by_first_place_regions") for p in range(POWERS)]  # W20.8
FDI_TABLE: Final[list[list[int]]] = [_table(p, "vp_by_fdi_regions") for p in range(POWERS)]  # W20.10
SPHERE_VP: Final[list[int]] = [  # W20.9
    sum([ability.vp for ability in power.abilities if ability.kind == "vp_per_region"]) for power in _POWERS
]
