"""Produce, and raise production (W6.5–W6.8, W6.12, W15)."""

from typing import Final

from realpolitik.games.world_order.asking import Choosing, Counting, UntilDone
from realpolitik.games.world_order.effects import bind
from realpolitik.games.world_order.gaining import gain, pay_cost, pay_money
from realpolitik.games.world_order.labels import DECLINE, DONE
from realpolitik.games.world_order.mats import COMMERCE_SHOWS, TRACK_END
from realpolitik.games.world_order.prices import UNIT_COST
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import MONEY, PRIMARY, RESOURCES
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

PRODUCE_WHAT: Final = question_kind("produce_what", "W15.1", "resource", "power", "left")
PRODUCE_HOW_MANY: Final = question_kind("produce_how_many", "W15.3", "number", "power", "resource")
RAISE_WHICH: Final = question_kind("raise_which", "W6.7", "resource", "power", "left", "price")
CHOOSE_TYPE: Final = question_kind("choose_type", "W7.2", "resource", "power")

PRODUCED: Final = note_kind("produced", "W15.2", "power", "resource", "n")
COMMERCE_UP: Final = note_kind("commerce_up", "W15.5", "power")
RAISED: Final = note_kind("raised", "W6.7", "power", "resource", "n")

PRODUCED_BEFORE: Final = reason_kind("produced_before", "W15.1", "resource")
NOT_TO_BE_PRODUCED: Final = reason_kind("not_to_be_produced", "W7.2", "resource")
LACKS_INPUTS: Final = reason_kind("lacks_inputs", "W15.3", "resource")
AT_ITS_END: Final = reason_kind("at_its_end", "W6.12", "resource")
RAISED_BEFORE: Final = reason_kind("raised_before", "W23.3", "resource")
NOT_TO_BE_RAISED: Final = reason_kind("not_to_be_raised", "W6.10", "resource")
LACKS_MONEY_TO_RAISE: Final = reason_kind("lacks_money", "W6.7", "n")

ALL_RESOURCES: Final = (1 << RESOURCES) - 1
NO_LIMIT: Final = 0


def producible(s: WorldOrder, p: int, resource: int) -> int:
    """W15.2, W15.3: how many units a power can produce: what the track shows, as far as it can pay for them."""
    most = s.tracks[p][resource]
    cost = UNIT_COST[resource]
    for needed in range(RESOURCES):
        if cost[needed]:
            most = min(most, s.stock[p][needed] // cost[needed])
    return min(most, s.money[p] // cost[MONEY]) if cost[MONEY] else most


def produce(s: WorldOrder, p: int, resource: int, n: int) -> None:
    """W15.3, W15.5, W15.8: units are paid for; commerce cards that show the type turn up. None is nothing produced."""
    if not n:
        return
    if s.noting:
        note(s, PRODUCED, p, resource, n)
    pay_cost(s, p, [units * n for units in UNIT_COST[resource]])
    gain(s, p, resource, n)
    if COMMERCE_SHOWS[p][resource] and s.commerce_up[p] < s.commerce[p]:
        s.commerce_up[p] = s.commerce[p]
        note(s, COMMERCE_UP, p)


def produce_primary(s: WorldOrder, p: int) -> None:
    """W6.5."""
    for resource in PRIMARY:
        produce(s, p, resource, s.tracks[p][resource])


class Produce(UntilDone):
    """W15.1, W15.4: different types, in an order of one's own."""

    BIND: Final = 2
    LEFT: Final = 3  # how many more types
    TYPES: Final = 4  # those that may be produced, as a set
    MOST_UNITS: Final = 5  # of each; NO_LIMIT
    PRODUCED: Final = 6  # types that have been, as a set

    def frame(self, power: int, bind: int, left: int, types: int, most_units: int = NO_LIMIT) -> Frame:
        return [self.number, power, bind, left, types, most_units, 0]

    def prepare(self, s: WorldOrder, f: Frame) -> bool:
        if not f[self.LEFT]:
            self.give_up(s, f)
            return False
        types = f[self.TYPES]
        if types & (types - 1):
            return True
        self.take(s, f, types.bit_length() - 1)  # there is only one type to speak of: how many is all that is asked
        return False

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        if not f[self.TYPES] >> option & 1:
            return (NOT_TO_BE_PRODUCED, option)
        if f[self.PRODUCED] >> option & 1:
            return (PRODUCED_BEFORE, option)
        return ALLOWED if producible(s, f[self.POWER], option) else (LACKS_INPUTS, option)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.LEFT])

    def give_up(self, s: WorldOrder, f: Frame) -> None:
        s.stack.pop()
        if f[self.PRODUCED]:
            bind(s, f[self.BIND], 1)

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer == DONE:
            self.give_up(s, f)
            return
        p = f[self.POWER]
        f[self.LEFT] -= 1
        f[self.PRODUCED] |= 1 << answer
        if answer in PRIMARY:
            units = s.tracks[p][answer]
            produce(s, p, answer, min(units, f[self.MOST_UNITS]) if f[self.MOST_UNITS] else units)
        else:
            s.stack.append(PRODUCE_UNITS.frame(power=p, resource=answer, most_units=f[self.MOST_UNITS]))


PRODUCE: Final = procedure("world_order.produce", Produce(PRODUCE_WHAT))


class ProduceUnits(Counting):
    """W15.3: how many units of a secondary type."""

    RESOURCE: Final = 2
    MOST_UNITS: Final = 3

    def frame(self, power: int, resource: int, most_units: int) -> Frame:
        return [self.number, power, resource, most_units]

    def most(self, s: WorldOrder, f: Frame) -> int:
        most = producible(s, f[self.POWER], f[self.RESOURCE])
        return min(most, f[self.MOST_UNITS]) if f[self.MOST_UNITS] else most

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.RESOURCE])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        produce(s, f[self.POWER], f[self.RESOURCE], answer)


PRODUCE_UNITS: Final = procedure("world_order.produce_units", ProduceUnits(PRODUCE_HOW_MANY, obvious=True))


class RaiseProduction(Choosing):
    """W6.7, W6.12, W23.3: tokens of different tracks move on by one each, as many as can."""

    BIND: Final = 2
    LEFT: Final = 3
    TRACKS: Final = 4  # those that may be raised, as a set
    PRICE: Final = 5  # to be paid before the first; it may be declined
    GAINS: Final = 6  # whether a primary resource is gained with its track (W6.7), or not (W23.4)
    RAISED: Final = 7  # as a set

    def frame(self, power: int, bind: int, left: int, tracks: int, price: int = 0, gains: int = 0) -> Frame:
        return [self.number, power, bind, left, tracks, price, gains, 0]

    def prepare(self, s: WorldOrder, f: Frame) -> bool:
        if f[self.LEFT]:
            return True
        self.give_up(s, f)
        return False

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        p = f[self.POWER]
        if not f[self.TRACKS] >> option & 1:
            return (NOT_TO_BE_RAISED, option)
        if f[self.RAISED] >> option & 1:
            return (RAISED_BEFORE, option)
        if s.tracks[p][option] >= TRACK_END[p][option]:
            return (AT_ITS_END, option)
        short = f[self.PRICE] - s.money[p]
        return (LACKS_MONEY_TO_RAISE, short) if short > 0 else ALLOWED

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if options and f[self.PRICE]:
            options.append(DECLINE)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.LEFT], f[self.PRICE])

    def give_up(self, s: WorldOrder, f: Frame) -> None:
        s.stack.pop()
        if f[self.RAISED]:
            bind(s, f[self.BIND], 1)

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer == DECLINE:
            self.give_up(s, f)
            return
        p = f[self.POWER]
        f[self.LEFT] -= 1
        f[self.RAISED] |= 1 << answer
        pay_money(s, p, f[self.PRICE])
        f[self.PRICE] = 0
        s.tracks[p][answer] += 1
        note(s, RAISED, p, answer, s.tracks[p][answer])
        if f[self.GAINS] and answer in PRIMARY:
            gain(s, p, answer, 1)


RAISE_PRODUCTION: Final = procedure("world_order.raise_production", RaiseProduction(RAISE_WHICH, obvious=True))


class ChooseResource(Choosing):
    """One of the seven types, which the card goes on to speak of."""

    BIND: Final = 2

    def frame(self, power: int, bind: int) -> Frame:
        return [self.number, power, bind]

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        bind(s, f[self.BIND], answer)


CHOOSE_RESOURCE: Final = procedure("world_order.choose_resource", ChooseResource(CHOOSE_TYPE))
