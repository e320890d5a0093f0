"""Get a development card (W14)."""

from typing import Final

from realpolitik.games.world_order.asking import Counting, Declinable
from realpolitik.games.world_order.deck import (
    DEVELOPMENT_COST,
    DEVELOPMENT_KIND,
    DEVELOPMENT_VP,
    DEVELOPMENTS,
    FIRST_DEVELOPMENT,
    LEVEL,
    NO_CARD,
    ONCE,
    PROGRAM,
    is_development,
)
from realpolitik.games.world_order.developments import ACQUIRED, EVENT, is_active
from realpolitik.games.world_order.effects import bind, perform
from realpolitik.games.world_order.gaining import pay_cost, score
from realpolitik.games.world_order.labels import DECLINE
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import FROM_DEVELOPMENTS, MONEY, RESOURCES, SERVICES
from realpolitik.games.world_order.using import use_when
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, NOT_ASKED, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

DEVELOP_WHAT: Final = question_kind("develop_what", "W14.1", "card", "power")
MONEY_FOR_SERVICES: Final = question_kind("money_for_services", "W14.1", "number", "power", "card", "price")

DEVELOPED: Final = note_kind("developed", "W14.1", "power", "card")
NOTHING_TO_DEVELOP: Final = note_kind("nothing_to_develop", "W7.2", "power")

WRONG_LEVEL: Final = reason_kind("wrong_level", "W14.2", "card", "n")
STACK_EMPTY: Final = reason_kind("stack_empty", "W14.4", "card")
LACKS: Final = reason_kind("lacks", "W14.1", "resource", "n")
LACKS_MONEY_FOR: Final = reason_kind("lacks_money_for", "W14.1", "n")


def next_level(s: WorldOrder, p: int) -> int:
    """W14.2."""
    return len(s.developments[p]) + 1


def _lacks(s: WorldOrder, p: int, card: int, price: int) -> Reason:
    """What a power lacks for a development, if each unit of services may be paid for with that money."""
    cost = DEVELOPMENT_COST[card - FIRST_DEVELOPMENT]
    money = s.money[p] - cost[MONEY]
    for resource in range(RESOURCES):
        short = cost[resource] - s.stock[p][resource]
        if short > 0 and price and resource == SERVICES:
            money -= short * price
        elif short > 0:
            return (LACKS, resource, short)
    return (LACKS_MONEY_FOR, -money) if money < 0 else ALLOWED


class Develop(Declinable):
    """W14.1, W14.2: choose one of the next level."""

    BIND: Final = 2
    PRICE: Final = 3  # money that a unit of services may be paid with; 0
    CARD: Final = 4  # the one that was chosen
    MONEY_UNITS: Final = 5  # units of services that are paid with money

    def frame(self, power: int, bind: int, price: int) -> Frame:
        return [self.number, power, bind, price, NO_CARD, 0]

    def prepare(self, s: WorldOrder, f: Frame) -> bool:
        card = f[self.CARD]
        if card == NO_CARD:
            return True
        s.stack.pop()
        p = f[self.POWER]
        bind(s, f[self.BIND], card)
        cost = DEVELOPMENT_COST[card - FIRST_DEVELOPMENT][:]
        cost[SERVICES] -= f[self.MONEY_UNITS]
        cost[MONEY] += f[self.MONEY_UNITS] * f[self.PRICE]
        _acquire(s, p, card, cost)
        return False

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return list(range(FIRST_DEVELOPMENT, FIRST_DEVELOPMENT + DEVELOPMENTS))

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        if not is_development(option):
            return (NOT_ASKED,)
        p = f[self.POWER]
        if LEVEL[option - FIRST_DEVELOPMENT] != next_level(s, p):
            return (WRONG_LEVEL, option, next_level(s, p))
        if not s.stacks[option - FIRST_DEVELOPMENT]:
            return (STACK_EMPTY, option)
        return _lacks(s, p, option, f[self.PRICE])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer == DECLINE:
            s.stack.pop()
            return
        f[self.CARD] = answer
        if f[self.PRICE]:
            s.stack.append(SERVICES_IN_MONEY.frame(power=f[self.POWER], card=answer, price=f[self.PRICE]))


DEVELOP: Final = procedure("world_order.develop", Develop(DEVELOP_WHAT, NOTHING_TO_DEVELOP))


class ServicesInMoney(Counting):
    """How many units of services are paid with money instead."""

    CARD: Final = 2
    PRICE: Final = 3

    def frame(self, power: int, card: int, price: int) -> Frame:
        return [self.number, power, card, price]

    def least(self, s: WorldOrder, f: Frame) -> int:
        return max(0, DEVELOPMENT_COST[f[self.CARD] - FIRST_DEVELOPMENT][SERVICES] - s.stock[f[self.POWER]][SERVICES])

    def most(self, s: WorldOrder, f: Frame) -> int:
        cost = DEVELOPMENT_COST[f[self.CARD] - FIRST_DEVELOPMENT]
        return min(cost[SERVICES], (s.money[f[self.POWER]] - cost[MONEY]) // f[self.PRICE])

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.CARD], f[self.PRICE])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        s.stack[-1][Develop.MONEY_UNITS] = answer


SERVICES_IN_MONEY: Final = procedure("world_order.services_in_money", ServicesInMoney(MONEY_FOR_SERVICES, obvious=True))


def _acquire(s: WorldOrder, p: int, card: int, cost: list[int]) -> None:
    """W14.1: VP at once; W14.5: the effect works at once where its round has come."""
    note(s, DEVELOPED, p, card)
    pay_cost(s, p, cost)
    s.stacks[card - FIRST_DEVELOPMENT] -= 1
    s.developments[p].append(card)
    score(s, p, DEVELOPMENT_VP[card - FIRST_DEVELOPMENT], FROM_DEVELOPMENTS)
    if not is_active(s, card):
        return
    if DEVELOPMENT_KIND[card - FIRST_DEVELOPMENT] == ONCE:
        perform(s, PROGRAM[card], p, card)
    elif EVENT[card - FIRST_DEVELOPMENT] == ACQUIRED:
        use_when(s, p, card, card)
