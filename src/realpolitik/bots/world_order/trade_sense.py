"""What to sell and to buy (W10), what to produce (W15), and what to pay with: by what each unit is worth to a power."""

from typing import Final

from realpolitik.bots.world_order.worth import (
    MONEY_WORTH,
    money_worth,
    more_money_worth,
    more_worth,
    resource_worth,
    stock_worth,
)
from realpolitik.games.world_order.countries import EXPORTS
from realpolitik.games.world_order.labels import DONE, EXPORT, FROM_ALLIES, IMPORT
from realpolitik.games.world_order.mats import COMMERCE_SHOWS, IMPORT_FROM
from realpolitik.games.world_order.prices import EXPORT_PRICE, IMPORT_PRICE, RESOURCE_CAP, UNIT_COST
from realpolitik.games.world_order.producing import PRODUCE_HOW_MANY, PRODUCE_WHAT, producible
from realpolitik.games.world_order.state import WorldOrder, is_played
from realpolitik.games.world_order.things import ARMY, DIPLOMACY, GOODS, MONEY, POWERS, PRIMARY, RESOURCES, SERVICES
from realpolitik.games.world_order.trading import (
    BY_ALLIES,
    DOUBLE_WHICH,
    EXPORT_HOW_MANY,
    EXPORT_OR_IMPORT,
    EXPORT_WHAT,
    IMPORT_FROM_WHOM,
    IMPORT_HOW_MANY,
    IMPORT_WHAT,
    Trade,
    import_limit,
    symbols,
    trade_below,
)
from realpolitik.kernel.question import Question
from realpolitik.kernel.state import Frame

PAID_TO_RIVALS: Final = 0.3  # of what money is worth, that an opponent gets for what is bought there
CARDS_TURNED_UP: Final = 0.3  # a commerce card that producing turns face up

TRADING: Final = frozenset(
    [DOUBLE_WHICH, EXPORT_OR_IMPORT, EXPORT_WHAT, EXPORT_HOW_MANY, IMPORT_WHAT, IMPORT_FROM_WHOM, IMPORT_HOW_MANY]
)
PRODUCING: Final = frozenset([PRODUCE_WHAT, PRODUCE_HOW_MANY])

Bargain = tuple[float, int]  # what it gains, and how many units


# -- trade -------------------------------------------------------------------------------------------------------------


def trade_choice(s: WorldOrder, q: Question) -> int:
    """The best answer to a question of a trade."""
    p, t = q.about[0], trade_below(s)
    if q.kind == EXPORT_HOW_MANY:
        return best_export(s, p, q.about[1], q.options[-1])[1]
    if q.kind == IMPORT_HOW_MANY:
        seller = BY_ALLIES if q.about[2] < 0 else q.about[2]
        return best_import(s, p, t, q.about[1], seller, q.options[-1])[1]
    if q.kind == IMPORT_FROM_WHOM:
        return _seller(s, p, t, q)
    if q.kind == DOUBLE_WHICH:
        return max(q.options, key=lambda resource: _export_gain(s, p, t, resource))
    if q.kind == EXPORT_OR_IMPORT:
        selling = max([_export_gain(s, p, t, resource) for resource in range(RESOURCES)])
        buying = max([_import_gain(s, p, t, resource) for resource in range(RESOURCES)])
        return EXPORT if selling >= buying else IMPORT
    gains = {resource: _gain(s, p, t, q.kind, resource) for resource in q.options if resource != DONE}
    best = max(gains, key=lambda resource: gains[resource])
    return best if gains[best] > 0 else DONE


def _gain(s: WorldOrder, p: int, t: Frame, kind: int, resource: int) -> float:
    return _export_gain(s, p, t, resource) if kind == EXPORT_WHAT else _import_gain(s, p, t, resource)


def _export_gain(s: WorldOrder, p: int, t: Frame, resource: int) -> float:
    most = min(s.stock[p][resource], symbols(s, t, resource, EXPORTS)) if EXPORT_PRICE[resource] else 0
    return best_export(s, p, resource, most)[0]


def best_export(s: WorldOrder, p: int, resource: int, most: int) -> Bargain:
    """How many units to sell, one at least, and what that gains."""
    if most < 1:
        return (0.0, 1)
    units, money, price = s.stock[p][resource], s.money[p], EXPORT_PRICE[resource]
    now = stock_worth(s, p, resource, units) + money_worth(s, p, money)
    best = (-1000.0, 1)
    for n in range(1, most + 1):
        best = max(best, (stock_worth(s, p, resource, units - n) + money_worth(s, p, money + n * price) - now, n))
    return best


def _import_gain(s: WorldOrder, p: int, t: Frame, resource: int) -> float:
    """What buying a type gains where that is best; several sources together gain a little more."""
    if not IMPORT_PRICE[resource]:
        return 0.0
    affordable = s.money[p] // IMPORT_PRICE[resource]
    gains = [0.0]
    for seller in (BY_ALLIES, *range(POWERS)):
        most = min(affordable, import_limit(s, t, resource, seller))
        if most > 0:
            gains.append(best_import(s, p, t, resource, seller, most)[0])
    return max(gains)


def best_import(s: WorldOrder, p: int, t: Frame, resource: int, seller: int, most: int) -> Bargain:
    """How many units to buy from one source, one at least, and what that gains."""
    best = (-1000.0, 1)
    opponent = seller != BY_ALLIES and is_played(s, seller)
    units, money = s.stock[p][resource], s.money[p]
    now = stock_worth(s, p, resource, units) + money_worth(s, p, money)
    for n in range(1, most + 1):
        price = n * IMPORT_PRICE[resource]
        gain = stock_worth(s, p, resource, min(RESOURCE_CAP, units + n)) + money_worth(s, p, money - price) - now
        if opponent:
            gain -= price * MONEY_WORTH * PAID_TO_RIVALS
            if n == IMPORT_FROM[p][seller][resource] and not t[Trade.FROM_OPPONENT]:
                gain += more_worth(s, p, DIPLOMACY, 1)  # W10.11, W10.13
        best = max(best, (gain, n))
    return best


def _seller(s: WorldOrder, p: int, t: Frame, q: Question) -> int:
    """From whom to buy next, or enough of it."""
    resource = q.about[1]
    affordable = s.money[p] // IMPORT_PRICE[resource]
    gains: dict[int, float] = {}
    for option in q.options:
        if option == DONE:
            gains[option] = 0.0
            continue
        seller = BY_ALLIES if option == FROM_ALLIES else option
        most = min(affordable, import_limit(s, t, resource, seller))
        gains[option] = best_import(s, p, t, resource, seller, most)[0] if most > 0 else 0.0
    return max(gains, key=lambda option: gains[option])


# -- producing ---------------------------------------------------------------------------------------------------------


def produce_choice(s: WorldOrder, q: Question) -> int:
    p = q.about[0]
    if q.kind == PRODUCE_HOW_MANY:
        return best_output(s, p, q.about[1], q.options[-1])[1]
    gains = {resource: output_gain(s, p, resource) for resource in q.options if resource != DONE}
    best = max(gains, key=lambda resource: gains[resource])
    return best if gains[best] > 0 or DONE not in q.options else DONE


def output_gain(s: WorldOrder, p: int, resource: int) -> float:
    """What producing a type gains; it may turn commerce cards face up (W15.5)."""
    turned = s.commerce[p] - s.commerce_up[p] if COMMERCE_SHOWS[p][resource] else 0
    if resource in PRIMARY:
        return more_worth(s, p, resource, s.tracks[p][resource]) + turned * CARDS_TURNED_UP
    gain, n = best_output(s, p, resource, producible(s, p, resource))
    return gain + (turned * CARDS_TURNED_UP if n else 0.0)


def best_output(s: WorldOrder, p: int, resource: int, most: int) -> Bargain:
    """How many units of a secondary type to produce (W15.3), none if that is best, and what it gains."""
    best = (0.0, 0)
    cost, stock = UNIT_COST[resource], s.stock[p]
    before, had = stock[: len(PRIMARY)], stock[resource]
    worth = resource_worth(s, p) + stock_worth(s, p, resource, had)
    for n in range(1, most + 1):
        for paid in PRIMARY:
            stock[paid] = before[paid] - n * cost[paid]
        stock[resource] = min(RESOURCE_CAP, had + n) if resource != ARMY else had + n
        gain = resource_worth(s, p) - worth + more_money_worth(s, p, -n * cost[MONEY])
        if resource in (GOODS, SERVICES):
            gain += stock_worth(s, p, resource, stock[resource])
        else:
            gain += stock_worth(s, p, resource, had)
        best = max(best, (gain, n))
    stock[: len(PRIMARY)], stock[resource] = before, had
    return best


# -- paying with money instead -----------------------------------------------------------------------------------------


def money_for_diplomacy(s: WorldOrder, q: Question) -> int:
    """How much of a cost in diplomacy is paid with money."""
    p, cost, price = q.about
    return max(q.options, key=lambda n: more_money_worth(s, p, -n * price) + more_worth(s, p, DIPLOMACY, n - cost))


def money_for_services(s: WorldOrder, q: Question) -> int:
    p, _, price = q.about
    return max(q.options, key=lambda n: more_money_worth(s, p, -n * price) + more_worth(s, p, SERVICES, n))
