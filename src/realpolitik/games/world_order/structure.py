"""What holds steps together: choosing ways, paying for more, exchanging, another power's part."""

from typing import Final

from realpolitik.games.world_order.amounts import COSTS, WAYS
from realpolitik.games.world_order.asking import Choosing, Counting
from realpolitik.games.world_order.drawing import DISCARD, TRASH, cards_to_trash
from realpolitik.games.world_order.effects import (
    PERFORMING,
    Performing,
    bind,
    effect_below,
    perform_within,
    refers_to_nothing,
)
from realpolitik.games.world_order.gaining import can_pay, gain, gain_money, pay, pay_cost, pay_money
from realpolitik.games.world_order.labels import DECLINE, NO, PAY, YES
from realpolitik.games.world_order.spending import begins_by_spending, payable
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import MONEY, RESOURCES
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

CHOOSE_WAY: Final = question_kind("choose_way", "W7.2", "way", "power", "card", "ways")
PAY_FOR_MORE: Final = question_kind(
    "pay_for_more", "W7.12", "label", "power", "card", "cost", "discards", "trashes", "program"
)
EXCHANGE_TIMES: Final = question_kind("exchange_times", "W7.2", "number", "power", "card", "cost", "gain")
TAKE_PART: Final = question_kind("take_part", "W23.8", "label", "power", "card", "n")

TAKES_PART: Final = note_kind("takes_part", "W23.8", "power", "card")

WAY_TAKEN: Final = reason_kind("way_taken", "W7.2")
WAY_UNPAYABLE: Final = reason_kind("way_unpayable", "W7.12")
WAY_EMPTY: Final = reason_kind("way_empty", "W7.2")
NO_SUCH_WAY: Final = reason_kind("no_such_way", "W7.2")


# -- ways --------------------------------------------------------------------------------------------------------------


class ChooseWay(Choosing):
    """Which of the card's ways; several where it says so, each once."""

    WAYS: Final = 2  # the number of the list
    LEFT: Final = 3
    TAKEN: Final = 4  # as a set
    MAY_DECLINE: Final = 5

    def frame(self, power: int, ways: int, left: int, may_decline: int) -> Frame:
        return [self.number, power, ways, left, 0, may_decline]

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return list(range(len(WAYS[f[self.WAYS]]))) if f[self.LEFT] else []

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        ways = WAYS[f[self.WAYS]]
        if option >= len(ways):
            return (NO_SUCH_WAY,)
        if f[self.TAKEN] >> option & 1:
            return (WAY_TAKEN,)
        if refers_to_nothing(effect_below(s), ways[option]):
            return (WAY_EMPTY,)
        return ALLOWED if payable(s, f[self.POWER], ways[option]) else (WAY_UNPAYABLE,)

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if options and (f[self.MAY_DECLINE] or all(begins_by_spending(way) for way in WAYS[f[self.WAYS]])):
            options.append(DECLINE)  # nobody is made to pay (W7.10)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], effect_below(s)[Performing.CARD], f[self.WAYS])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer == DECLINE:
            s.stack.pop()
            return
        f[self.LEFT] -= 1
        f[self.TAKEN] |= 1 << answer
        around = effect_below(s)
        if not f[self.LEFT]:
            s.stack.pop()
        perform_within(s, around, WAYS[f[self.WAYS]][answer])


CHOOSING_WAY: Final = procedure("world_order.choosing_way", ChooseWay(CHOOSE_WAY))


# -- paying ------------------------------------------------------------------------------------------------------------


class PayTo(Choosing):
    """Whether to pay, with resources or cards, for further steps."""

    COST: Final = 2
    DISCARDS: Final = 3  # cards of the hand
    TRASHES: Final = 4
    TRASHES_FROM: Final = 5  # as a set
    PROGRAM: Final = 6

    def frame(self, power: int, cost: int, discards: int, trashes: int, trashes_from: int, program: int) -> Frame:
        return [self.number, power, cost, discards, trashes, trashes_from, program]

    def _can(self, s: WorldOrder, f: Frame) -> bool:
        p = f[self.POWER]
        there = len(cards_to_trash(s, p, f[self.TRASHES_FROM]))
        enough = len(s.hand[p]) >= f[self.DISCARDS] and there >= f[self.TRASHES]
        return enough and can_pay(s, p, COSTS[f[self.COST]])

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if self._can(s, f):
            options.extend([PAY, DECLINE])

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], effect_below(s)[Performing.CARD], *f[self.COST : self.TRASHES_FROM], f[self.PROGRAM])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == DECLINE:
            return
        p = f[self.POWER]
        pay_cost(s, p, COSTS[f[self.COST]])
        perform_within(s, s.stack[-1], f[self.PROGRAM])
        if f[self.DISCARDS]:
            s.stack.append(DISCARD.frame(power=p, left=f[self.DISCARDS]))
        if f[self.TRASHES]:
            s.stack.append(TRASH.frame(power=p, bind=-1, left=f[self.TRASHES], places=f[self.TRASHES_FROM]))


PAYING_FOR_MORE: Final = procedure("world_order.paying_for_more", PayTo(PAY_FOR_MORE))


class Exchange(Counting):
    """How many times something is given for something else."""

    BIND: Final = 2
    GIVE: Final = 3
    GET: Final = 4
    TIMES: Final = 5

    def frame(self, power: int, bind: int, give: int, get: int, times: int) -> Frame:
        return [self.number, power, bind, give, get, times]

    def most(self, s: WorldOrder, f: Frame) -> int:
        p, cost = f[self.POWER], COSTS[f[self.GIVE]]
        times = f[self.TIMES]
        for unit, each in enumerate(cost):
            if each:
                there = s.money[p] if unit == MONEY else s.stock[p][unit]
                times = min(times, there // each)
        return times

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], effect_below(s)[Performing.CARD], f[self.GIVE], f[self.GET])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        if not answer:
            return
        p, give, get = f[self.POWER], COSTS[f[self.GIVE]], COSTS[f[self.GET]]
        bind(s, f[self.BIND], 1)
        for resource in range(RESOURCES):
            pay(s, p, resource, give[resource] * answer)
            gain(s, p, resource, get[resource] * answer)
        pay_money(s, p, give[MONEY] * answer)
        gain_money(s, p, get[MONEY] * answer)


EXCHANGING: Final = procedure("world_order.exchanging", Exchange(EXCHANGE_TIMES, obvious=True))


# -- another power -----------------------------------------------------------------------------------------------------


class TakePart(Choosing):
    """W23.8: another power may pay for steps of its own."""

    CARD: Final = 2
    COST: Final = 3
    ALL_IF_LESS: Final = 4  # everything it has will do
    PROGRAM: Final = 5
    BOUND_ON: Final = 6  # what the effect remembers

    def frame(self, power: int, card: int, cost: int, all_if_less: int, program: int, bound: list[int]) -> Frame:
        return [self.number, power, card, cost, all_if_less, program, *bound]

    def _price(self, s: WorldOrder, f: Frame) -> int:
        asked = COSTS[f[self.COST]][MONEY]
        return min(asked, s.money[f[self.POWER]]) if f[self.ALL_IF_LESS] else asked

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if s.money[f[self.POWER]] >= self._price(s, f):
            options.extend([YES, NO])

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.CARD], self._price(s, f))

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == NO:
            return
        p = f[self.POWER]
        note(s, TAKES_PART, p, f[self.CARD])
        pay_money(s, p, self._price(s, f))
        s.stack.append(PERFORMING.frame(f[self.PROGRAM], p, f[self.CARD], f[self.BOUND_ON :]))


TAKING_PART: Final = procedure("world_order.taking_part", TakePart(TAKE_PART))
