"""What a power gains and pays: VP, money, resources (W15.6, W15.7, W16.12)."""

from typing import Final

from realpolitik.games.world_order.prices import IMPORT_PRICE, RESOURCE_CAP
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import ARMY, DIPLOMACY, MONEY, RESOURCES
from realpolitik.kernel.question import note_kind
from realpolitik.kernel.state import note

VP: Final = note_kind("vp", "W16.12", "power", "n", "source", "total")
GAINS_MONEY: Final = note_kind("gains_money", "W7.2", "power", "n")
PAYS_MONEY: Final = note_kind("pays_money", "W7.2", "power", "n")
GAINS: Final = note_kind("gains", "W7.2", "power", "resource", "n")
PAYS: Final = note_kind("pays", "W7.2", "power", "resource", "n")
PAID_OUT: Final = note_kind("paid_out", "W15.7", "power", "resource", "n", "money")
DIPLOMACY_LOST: Final = note_kind("diplomacy_lost", "W15.7", "power", "n")


def score(s: WorldOrder, p: int, n: int, source: int) -> None:
    """W16.12: a power gains VP, or loses them where `n` is below zero; none are told of where there are none."""
    if n:
        s.vp[p] += n
        s.scored[p][source] += n
        if s.noting:
            note(s, VP, p, n, source, s.vp[p])


def gain_money(s: WorldOrder, p: int, n: int) -> None:
    s.money[p] += n
    if n and s.noting:
        note(s, GAINS_MONEY, p, n)


def pay_money(s: WorldOrder, p: int, n: int) -> None:
    s.money[p] -= n
    if n and s.noting:
        note(s, PAYS_MONEY, p, n)


def gain(s: WorldOrder, p: int, resource: int, n: int) -> None:
    """W15.7: what goes beyond ten is paid out at the import price, diplomacy is lost; armies are unlimited (W15.6)."""
    if n <= 0:
        return
    s.stock[p][resource] += n
    if s.noting:
        note(s, GAINS, p, resource, n)
    if resource != ARMY and s.stock[p][resource] > RESOURCE_CAP:
        _beyond_the_track(s, p, resource, s.stock[p][resource] - RESOURCE_CAP)


def _beyond_the_track(s: WorldOrder, p: int, resource: int, n: int) -> None:
    s.stock[p][resource] = RESOURCE_CAP
    if resource == DIPLOMACY:
        note(s, DIPLOMACY_LOST, p, n)
        return
    s.money[p] += n * IMPORT_PRICE[resource]
    note(s, PAID_OUT, p, resource, n, n * IMPORT_PRICE[resource])


def pay(s: WorldOrder, p: int, resource: int, n: int) -> None:
    s.stock[p][resource] -= n
    if n and s.noting:
        note(s, PAYS, p, resource, n)


def can_pay(s: WorldOrder, p: int, cost: list[int]) -> bool:
    """Whether a power has all of a cost, given in each resource and in MONEY."""
    stock = s.stock[p]
    for resource in range(RESOURCES):
        if stock[resource] < cost[resource]:
            return False
    return s.money[p] >= cost[MONEY]


def pay_cost(s: WorldOrder, p: int, cost: list[int]) -> None:
    for resource in range(RESOURCES):
        if cost[resource]:
            pay(s, p, resource, cost[resource])
    if cost[MONEY]:
        pay_money(s, p, cost[MONEY])
