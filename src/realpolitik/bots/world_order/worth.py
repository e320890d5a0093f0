"""What things promise that are no VP yet: money, resources, cards. The numbers are judgements, in VP.

A power has 24 turns; that is what it is short of. So everything that must still be turned into VP by playing cards is
worth less and less as the turns run out, and a second helping of it less than the first.
"""

from functools import lru_cache
from typing import Final

from realpolitik.games.world_order.content import CONTENT
from realpolitik.games.world_order.deck import (
    BONUS_OF,
    BONUS_SIZE,
    COST,
    DEVELOPMENT_COST,
    DEVELOPMENT_VP,
    DEVELOPMENTS,
    LEVEL,
    RESEARCH,
)
from realpolitik.games.world_order.mats import PROSPERITY_GOODS, PROSPERITY_MONEY, PROSPERITY_VP
from realpolitik.games.world_order.prices import EXPORT_PRICE, RESOURCE_CAP, ROUNDS, TURNS
from realpolitik.games.world_order.state import AFTERMATH, WorldOrder
from realpolitik.games.world_order.things import ARMY, DIPLOMACY, ENERGY, FOOD, GOODS, MONEY, PRIMARY, RAW, SERVICES

# -- weights -----------------------------------------------------------------------------------------------------------

MONEY_WORTH: Final = 0.085  # a unit of money, while there is not much of it
PLENTY: Final = 35  # money from which on more is worth half as much, and the same again later on
DIPLOMACY_WORTH: Final = 0.5
PRIMARY_WORTH: Final = 0.13  # a unit of a primary resource, sold or spent on something else than goods and services
TO_BE_MADE: Final = 0.55  # of what goods and services are worth that can be made of what is there
ARMY_WORTH: Final = 0.55  # an army on the player board
SOLD_SOME_DAY: Final = 0.5  # of its export price: goods and services that are good for nothing else
IN_USE: Final = 6  # turns from which on all that is there can still be used
NEXT_STEP: Final = (1.0, 0.55, 0.3)  # what goods promise for the next step of prosperity, for the one after it …
NEXT_LEVEL: Final = (0.8, 0.6, 0.3)  # what services promise for the next development, for the one after it
ON_THE_WAY: Final = 0.75  # of that, while they do not suffice yet
RESEARCH_WORTH: Final = 0.22  # a research symbol of a card that is revealed
PLAYED_CARD: Final = 2.4  # what a plain card does when it is played; more if it adds influence, and by its cost
INFLUENCE_CARD: Final = 1.3
COST_WORTH: Final = 0.32

ENOUGH_TURNS: Final = 3  # turns from which on a card for the next development will surely come
PRIMARY_ENOUGH: Final = 4  # units of a primary resource, of diplomacy, of armies that find their use
DIPLOMACY_ENOUGH: Final = 8
ARMIES_ENOUGH: Final = 4

REMEMBERED: Final = 1 << 14  # how many answers are kept of what is asked over and over


# -- the clock ---------------------------------------------------------------------------------------------------------


def turns_left(s: WorldOrder, p: int) -> int:
    """The turns that a power will still take in the game."""
    return (ROUNDS - s.round) * TURNS + TURNS - s.turns[p]


def use_left(s: WorldOrder, p: int) -> float:
    """How much of what is there can still be used."""
    return min(1.0, turns_left(s, p) / IN_USE)


def aftermaths_left(s: WorldOrder) -> int:
    """How often there will still be income and prosperity."""
    return ROUNDS - s.round + (0 if s.phase == AFTERMATH else 1)


# -- resources ---------------------------------------------------------------------------------------------------------


def money_worth(s: WorldOrder, p: int, money: int) -> float:
    plain = min(money, PLENTY) + min(max(0, money - PLENTY), PLENTY) / 2 + max(0, money - 2 * PLENTY) / 4
    return MONEY_WORTH * plain * use_left(s, p)


def stock_worth(s: WorldOrder, p: int, resource: int, units: int) -> float:
    """What so many units of a resource on the board of a power promise; of a primary one, together with the others."""
    if resource == GOODS:
        return goods_worth(s, p, units)
    if resource == SERVICES:
        return services_worth(s, p, units)
    if resource == DIPLOMACY:
        return _falling(units, DIPLOMACY_ENOUGH) * DIPLOMACY_WORTH * use_left(s, p)
    if resource == ARMY:
        return _falling(units, ARMIES_ENOUGH) * ARMY_WORTH * use_left(s, p)
    primary = s.stock[p][: len(PRIMARY)]
    primary[resource] = units
    return primary_worth(s, p, primary)


def primary_worth(s: WorldOrder, p: int, primary: list[int]) -> float:
    """Energy, raw materials and food: what they bring as they are, and the goods and services made of them (W15.3)."""
    use = use_left(s, p)
    if not use:
        return 0.0
    worth = 0.0
    for units in primary:
        worth += _falling(units, PRIMARY_ENOUGH) * PRIMARY_WORTH
    return use * (worth + TO_BE_MADE * max(_made(s, p, primary, GOODS), _made(s, p, primary, SERVICES)))


def _made(s: WorldOrder, p: int, primary: list[int], first: int) -> float:
    """What goods and services promise that a power could make of these, of one of the two first as many as it can."""
    stock, tracks = s.stock[p], s.tracks[p]
    most_goods = min(primary[RAW], tracks[GOODS], RESOURCE_CAP - stock[GOODS])
    most_services = min(primary[FOOD], tracks[SERVICES], RESOURCE_CAP - stock[SERVICES])
    if first == GOODS:
        goods = min(primary[ENERGY], most_goods)
        services = min(primary[ENERGY] - goods, most_services)
    else:
        services = min(primary[ENERGY], most_services)
        goods = min(primary[ENERGY] - services, most_goods)
    made = goods_worth(s, p, stock[GOODS] + goods) - goods_worth(s, p, stock[GOODS])
    return made + services_worth(s, p, stock[SERVICES] + services) - services_worth(s, p, stock[SERVICES])


def _falling(units: int, enough: int) -> float:
    return min(units, enough) + max(0, units - enough) / 3


def goods_worth(s: WorldOrder, p: int, goods: int) -> float:
    """Steps of prosperity, one in each aftermath (W19.4), and what is left over sold."""
    return _goods_worth(p, s.prosperity[p], aftermaths_left(s), turns_left(s, p), goods)


@lru_cache(maxsize=REMEMBERED)
def _goods_worth(p: int, prosperity: int, aftermaths: int, turns: int, goods: int) -> float:
    worth, left, use = 0.0, goods, min(1.0, turns / IN_USE)
    for ahead in range(min(len(NEXT_STEP), aftermaths, len(PROSPERITY_GOODS[p]) - prosperity)):
        step = prosperity + ahead
        bought = PROSPERITY_VP[p][step] + PROSPERITY_MONEY[p][step] * MONEY_WORTH * use
        needed = PROSPERITY_GOODS[p][step]
        if left >= needed:
            worth += bought * NEXT_STEP[ahead]
        else:
            worth += bought * NEXT_STEP[ahead] * ON_THE_WAY * use * left / needed
        left = max(0, left - needed)
    return worth + left * EXPORT_PRICE[GOODS] * SOLD_SOME_DAY * MONEY_WORTH * use


def services_worth(s: WorldOrder, p: int, services: int) -> float:
    """Developments, a level after the other (W14.2), and what is left over sold."""
    return _services_worth(len(s.developments[p]), tuple(s.stacks), turns_left(s, p), services)


@lru_cache(maxsize=REMEMBERED)
def _services_worth(levels: int, stacks: tuple[int, ...], turns: int, services: int) -> float:
    worth, left, use = 0.0, services, min(1.0, turns / IN_USE)
    for ahead in range(len(NEXT_LEVEL)):
        vp, needed = _best_of_level(stacks, levels + 1 + ahead)
        if not needed or not use:
            break
        if left >= needed:
            worth += vp * NEXT_LEVEL[ahead] * min(1.0, turns / ENOUGH_TURNS)
        else:
            worth += vp * NEXT_LEVEL[ahead] * ON_THE_WAY * use * left / needed
        left = max(0, left - needed)
    return worth + left * EXPORT_PRICE[SERVICES] * SOLD_SOME_DAY * MONEY_WORTH * use


def _best_of_level(stacks: tuple[int, ...], level: int) -> tuple[int, int]:
    """The most VP of a development of a level that is left, and the services it costs; nothing if none is."""
    best = (0, 0)
    for d in range(DEVELOPMENTS):
        if LEVEL[d] == level and stacks[d] and DEVELOPMENT_VP[d] > best[0]:
            best = (DEVELOPMENT_VP[d], DEVELOPMENT_COST[d][SERVICES])
    return best


def resource_worth(s: WorldOrder, p: int) -> float:
    """All resources of a power but goods and services."""
    stock = s.stock[p]
    others = stock_worth(s, p, DIPLOMACY, stock[DIPLOMACY]) + stock_worth(s, p, ARMY, stock[ARMY])
    return primary_worth(s, p, stock[: len(PRIMARY)]) + others


def more_worth(s: WorldOrder, p: int, resource: int, units: int) -> float:
    """What some more units of a resource are worth to a power, or some less; beyond ten it gets none (W15.7)."""
    before = s.stock[p][resource]
    after = before + units
    if resource != ARMY:
        after = min(RESOURCE_CAP, after)
    return stock_worth(s, p, resource, after) - stock_worth(s, p, resource, before)


def more_money_worth(s: WorldOrder, p: int, money: int) -> float:
    """What more money is worth to a power, or less."""
    return money_worth(s, p, s.money[p] + money) - money_worth(s, p, s.money[p])


# -- ability cards -----------------------------------------------------------------------------------------------------

_COPIES: Final = [kind for kind in CONTENT.abilities for _ in range(kind.copies)]

# what a card does when it is played, before anything is known of the position; by number, as in the deck
PLAY_WORTH: Final[list[float]] = [
    0.0,
    *[PLAYED_CARD + INFLUENCE_CARD * kind.adds_influence + COST_WORTH * kind.cost for kind in _COPIES],
]


def revealed_worth(card: int) -> float:
    """What a card gives that is left in the hand for research (W17.3, W17.4)."""
    bonus = MONEY_WORTH if BONUS_OF[card] == MONEY else DIPLOMACY_WORTH
    return RESEARCH_WORTH * RESEARCH[card] + bonus * BONUS_SIZE[card]


def deck_worth(s: WorldOrder, card: int) -> float:
    """What a card of the market adds to a deck that it comes to now: it is drawn next round, and seldom later on."""
    rounds = ROUNDS - s.round
    better = COST_WORTH * COST[card] + (PLAY_WORTH[card] - COST_WORTH * COST[card] - PLAYED_CARD) / 2
    return better * (min(1, rounds) + 0.35 * max(0, rounds - 1))
