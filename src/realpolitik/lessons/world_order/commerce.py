"""Trade, step by step: what can be sold, what can be bought, from whom."""

from collections.abc import Iterator
from typing import Final

from realpolitik.games.world_order.countries import EXPORTS, IMPORTS
from realpolitik.games.world_order.deck import DEVELOPMENT_COST, DEVELOPMENTS, LEVEL
from realpolitik.games.world_order.developing import next_level
from realpolitik.games.world_order.labels import FROM_ALLIES
from realpolitik.games.world_order.mats import IMPORT_FROM
from realpolitik.games.world_order.prices import DIPLOMACY_FOR_IMPORTS, EXPORT_PRICE, IMPORT_PRICE, RESOURCE_CAP
from realpolitik.games.world_order.state import is_played
from realpolitik.games.world_order.things import ARMY, DIPLOMACY, GOODS, NOBODY, POWERS, RESOURCES, SERVICES
from realpolitik.games.world_order.trading import BY_ALLIES, Trade, import_limit, partners, symbols, trade_below
from realpolitik.kernel.question import Question
from realpolitik.lessons.lesson import Remark
from realpolitik.lessons.world_order.position import Position
from realpolitik.lessons.world_order.standing import prosperity

MANY: Final = 4


# -- selling -----------------------------------------------------------------------------------------------------------


def exports(p: Position, question: Question) -> Iterator[Remark]:
    """W10.2: what each type would bring at most."""
    there = [resource for resource in question.options if resource < RESOURCES]
    for resource in sorted(there, key=lambda it: -most_exported(p, it) * EXPORT_PRICE[it])[:MANY]:
        yield export_offer(p, resource)
    yield from _kept(p, there)


def export_amount(p: Position, question: Question) -> Iterator[Remark]:
    resource = question.about[1]
    yield export_offer(p, resource)
    yield from _kept(p, [resource])


def most_exported(p: Position, resource: int) -> int:
    return min(p.s.stock[p.power][resource], symbols(p.s, trade_below(p.s), resource, EXPORTS))


def export_offer(p: Position, resource: int) -> Remark:
    n = most_exported(p, resource)
    told = {"resource": resource, "n": n, "money": n * EXPORT_PRICE[resource], "left": p.s.stock[p.power][resource] - n}
    return Remark("export-offer", told, "W10.2")


def _kept(p: Position, resources: list[int]) -> Iterator[Remark]:
    """Goods raise prosperity, services pay for developments: what is wanted there should not be sold."""
    if GOODS in resources:
        yield from prosperity(p)
    level = next_level(p.s, p.power)
    costs = [DEVELOPMENT_COST[d][SERVICES] for d in range(DEVELOPMENTS) if LEVEL[d] == level and p.s.stacks[d]]
    if SERVICES in resources and costs and min(costs):
        told = {"level": level, "services": min(costs), "have": p.s.stock[p.power][SERVICES]}
        yield Remark("services-wanted", told, "W14.1")


# -- buying ------------------------------------------------------------------------------------------------------------


def imports(p: Position, question: Question) -> Iterator[Remark]:
    """W10.4, W10.14: how much of each type could be bought, all sources together."""
    for resource in question.options:
        if resource < RESOURCES:
            yield import_offer(p, resource)


def import_offer(p: Position, resource: int) -> Remark:
    trade = trade_below(p.s)
    offered = sum([max(0, import_limit(p.s, trade, resource, seller)) for seller in (BY_ALLIES, *range(POWERS))])
    n = min(offered, p.s.money[p.power] // IMPORT_PRICE[resource])
    return Remark("import-offer", {"resource": resource, "n": n, "money": n * IMPORT_PRICE[resource]}, "W10.4")


def sellers(p: Position, question: Question) -> Iterator[Remark]:
    """W10.14: how much each source sells, and which purchase earns diplomacy."""
    resource = question.about[1]
    for option in question.options:
        if option < POWERS or option == FROM_ALLIES:
            yield from _source(p, resource, BY_ALLIES if option == FROM_ALLIES else option)


def import_amount(p: Position, question: Question) -> Iterator[Remark]:
    _, resource, seller, _ = question.about
    yield from _source(p, resource, BY_ALLIES if seller == NOBODY else seller)


def most_imported(p: Position, resource: int, seller: int) -> int:
    affordable = p.s.money[p.power] // IMPORT_PRICE[resource]
    return min(affordable, import_limit(p.s, trade_below(p.s), resource, seller))


def _source(p: Position, resource: int, seller: int) -> Iterator[Remark]:
    n = most_imported(p, resource, seller)
    who = NOBODY if seller == BY_ALLIES else seller
    told = {"seller": who, "resource": resource, "n": n, "money": n * IMPORT_PRICE[resource]}
    yield Remark("import-source", told, "W10.14")
    yield from beyond_ten(p, resource, n)
    if who == NOBODY or not is_played(p.s, who) or trade_below(p.s)[Trade.FROM_OPPONENT]:
        return
    needed = IMPORT_FROM[p.power][who][resource]
    if n == needed:
        yield Remark("import-diplomacy", {"seller": who, "n": needed, "diplomacy": DIPLOMACY_FOR_IMPORTS}, "W10.11")


def beyond_ten(p: Position, resource: int, n: int) -> Iterator[Remark]:
    """W15.7: units for which there is no room on the track; armies need none (W15.6)."""
    room = RESOURCE_CAP - p.s.stock[p.power][resource]
    if n > room and resource != ARMY:
        kind = "room-diplomacy" if resource == DIPLOMACY else "room-left"
        yield Remark(kind, {"resource": resource, "room": room}, "W15.7")


def doubling(p: Position, question: Question) -> Iterator[Remark]:
    """How many symbols of each type there are to double."""
    there = partners(p.s, trade_below(p.s))
    for resource in question.options:
        sold, bought = (sum([shown[c][resource] for c in there]) for shown in (EXPORTS, IMPORTS))
        yield Remark("symbols", {"resource": resource, "sold": sold, "bought": bought}, "W10.2")
