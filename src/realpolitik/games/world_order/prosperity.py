"""Prosperity (W19.4, W19.11): goods are spent, VP and money gained, one space at a time."""

from typing import Final

from realpolitik.games.world_order.asking import Choosing
from realpolitik.games.world_order.gaining import gain_money, pay, score
from realpolitik.games.world_order.labels import NO, YES
from realpolitik.games.world_order.mats import PROSPERITY_GOODS, PROSPERITY_MONEY, PROSPERITY_VP
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import FROM_PROSPERITY, GOODS
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import note_kind, question_kind
from realpolitik.kernel.state import Frame, note

RAISE_PROSPERITY: Final = question_kind("raise_prosperity", "W19.4", "label", "power", "goods", "vp", "money")

PROSPERED: Final = note_kind("prospered", "W19.4", "power", "n")


def price_of_next(s: WorldOrder, p: int, discount: int) -> int:
    """The goods that the next space costs."""
    return max(0, PROSPERITY_GOODS[p][s.prosperity[p]] - discount)


def can_prosper(s: WorldOrder, p: int, discount: int = 0) -> bool:
    """W19.11: there is a further space, and the goods for it."""
    return s.prosperity[p] < len(PROSPERITY_GOODS[p]) and s.stock[p][GOODS] >= price_of_next(s, p, discount)


def prosper(s: WorldOrder, p: int, discount: int = 0) -> None:
    at = s.prosperity[p]
    goods = price_of_next(s, p, discount)
    s.prosperity[p] += 1
    note(s, PROSPERED, p, s.prosperity[p])
    pay(s, p, GOODS, goods)
    score(s, p, PROSPERITY_VP[p][at], FROM_PROSPERITY)
    gain_money(s, p, PROSPERITY_MONEY[p][at])


class RaiseProsperity(Choosing):
    """W19.12: it is optional."""

    def frame(self, power: int) -> Frame:
        return [self.number, power]

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if can_prosper(s, f[self.POWER]):
            options.extend([YES, NO])

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        p = f[self.POWER]
        at = s.prosperity[p]
        return (p, PROSPERITY_GOODS[p][at], PROSPERITY_VP[p][at], PROSPERITY_MONEY[p][at])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == YES:
            prosper(s, f[self.POWER])


RAISING_PROSPERITY: Final = procedure("world_order.raising_prosperity", RaiseProsperity(RAISE_PROSPERITY))
