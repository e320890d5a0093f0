"""Paying diplomacy, less what exhausted allies of the region take off the price (W8.3, W9.4)."""

from typing import Final

from realpolitik.games.world_order.asking import Choosing, Counting
from realpolitik.games.world_order.countries import REGION_OF, VALUE
from realpolitik.games.world_order.gaining import pay, pay_money
from realpolitik.games.world_order.labels import PAY
from realpolitik.games.world_order.state import WorldOrder, ready_allies_in
from realpolitik.games.world_order.things import DIPLOMACY
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

EXHAUST_FOR_DISCOUNT: Final = question_kind("exhaust_for_discount", "W8.3", "country", "power", "region", "cost")
MONEY_INSTEAD: Final = question_kind("money_instead", "W8.2", "number", "power", "cost", "price")

ALLY_EXHAUSTED: Final = note_kind("ally_exhausted", "W8.3", "power", "country")

NOT_YOUR_ALLY: Final = reason_kind("not_your_ally", "W1.7", "country")
EXHAUSTED: Final = reason_kind("exhausted", "W1.7", "country")
OTHER_REGION: Final = reason_kind("other_region", "W8.3", "country", "region")

NO_SUBSTITUTE: Final = 0


def most_off(s: WorldOrder, p: int, r: int) -> int:
    """W8.3: what all ready allies of a region can take off a price."""
    return sum([VALUE[c] for c in ready_allies_in(s, p, r)])


def lacking(s: WorldOrder, p: int, r: int, cost: int, surcharge: int, price: int) -> int:
    """How much diplomacy a power lacks for a cost, whatever it exhausts; the surcharge comes from the board (W23.6).
    `price` is the money that each unit of the cost may be paid with instead, if any."""
    rest = max(0, cost - most_off(s, p, r))
    board = s.stock[p][DIPLOMACY] - surcharge
    if board < 0:
        return rest - board
    return max(0, rest - board - (s.money[p] // price if price else 0))


def exhaust(s: WorldOrder, p: int, c: int) -> None:
    s.ready[c] = 0
    if s.noting:
        note(s, ALLY_EXHAUSTED, p, c)


def not_ready(s: WorldOrder, p: int, c: int) -> Reason:
    """Why a country cannot be exhausted, whatever for; or ALLOWED."""
    if c not in s.allies[p]:
        return (NOT_YOUR_ALLY, c)
    return ALLOWED if s.ready[c] else (EXHAUSTED, c)


class PayDiplomacy(Choosing):
    """A power exhausts allies of the region one by one, and pays the rest when it can and will."""

    REGION: Final = 2
    COST: Final = 3  # what is left of it
    SURCHARGE: Final = 4  # to be paid from the board
    PRICE: Final = 5  # money for each unit of the cost that is paid so; or NO_SUBSTITUTE

    def frame(self, power: int, region: int, cost: int, surcharge: int = 0, price: int = NO_SUBSTITUTE) -> Frame:
        return [self.number, power, region, max(0, cost), surcharge, price]

    def prepare(self, s: WorldOrder, f: Frame) -> bool:
        if f[self.COST] and ready_allies_in(s, f[self.POWER], f[self.REGION]):
            return True
        self._settle(s, f)
        return False

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return s.allies[f[self.POWER]]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        refused = not_ready(s, f[self.POWER], option)
        if refused:
            return refused
        return ALLOWED if REGION_OF[option] == f[self.REGION] else (OTHER_REGION, option, f[self.REGION])

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        affordable = s.money[f[self.POWER]] // f[self.PRICE] if f[self.PRICE] else 0
        if f[self.COST] + f[self.SURCHARGE] <= s.stock[f[self.POWER]][DIPLOMACY] + affordable:
            options.append(PAY)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.REGION], f[self.COST] + f[self.SURCHARGE])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer == PAY:
            self._settle(s, f)
        else:
            exhaust(s, f[self.POWER], answer)
            f[self.COST] = max(0, f[self.COST] - VALUE[answer])

    def _settle(self, s: WorldOrder, f: Frame) -> None:
        s.stack.pop()
        p, cost, surcharge = f[self.POWER], f[self.COST], f[self.SURCHARGE]
        if cost and f[self.PRICE] and s.money[p] >= f[self.PRICE]:
            s.stack.append(PAY_PARTLY.frame(power=p, cost=cost, surcharge=surcharge, price=f[self.PRICE]))
        else:
            pay(s, p, DIPLOMACY, cost + surcharge)


PAY_DIPLOMACY: Final = procedure("world_order.pay_diplomacy", PayDiplomacy(EXHAUST_FOR_DISCOUNT))


class PayPartly(Counting):
    """How much of a cost in diplomacy is paid with money instead."""

    COST: Final = 2
    SURCHARGE: Final = 3
    PRICE: Final = 4

    def frame(self, power: int, cost: int, surcharge: int, price: int) -> Frame:
        return [self.number, power, cost, surcharge, price]

    def least(self, s: WorldOrder, f: Frame) -> int:
        return max(0, f[self.COST] + f[self.SURCHARGE] - s.stock[f[self.POWER]][DIPLOMACY])

    def most(self, s: WorldOrder, f: Frame) -> int:
        return min(f[self.COST], s.money[f[self.POWER]] // f[self.PRICE])

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.COST], f[self.PRICE])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        p = f[self.POWER]
        pay_money(s, p, answer * f[self.PRICE])
        pay(s, p, DIPLOMACY, f[self.COST] + f[self.SURCHARGE] - answer)


PAY_PARTLY: Final = procedure("world_order.pay_partly", PayPartly(MONEY_INSTEAD, obvious=True))
