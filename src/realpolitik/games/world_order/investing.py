"""Invest (W11): an FDI token on a ready ally, and influence in its region."""

from typing import Final

from realpolitik.games.world_order.asking import Declinable
from realpolitik.games.world_order.board import ALL_REGIONS
from realpolitik.games.world_order.countries import INVEST_COST, NO_COUNTRY, REGION_OF
from realpolitik.games.world_order.effects import bind
from realpolitik.games.world_order.gaining import pay_money
from realpolitik.games.world_order.improving import NOT_IN_THIS_REGION
from realpolitik.games.world_order.influence import add_influence
from realpolitik.games.world_order.labels import DECLINE
from realpolitik.games.world_order.paying import exhaust, not_ready
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

INVEST_WHERE: Final = question_kind("invest_where", "W11.1", "country", "power")

INVESTED: Final = note_kind("invested", "W11.1", "power", "country", "money")
NOWHERE_TO_INVEST: Final = note_kind("nowhere_to_invest", "W7.2", "power")

INVESTED_BEFORE: Final = reason_kind("invested_before", "W11.2", "country")
LACKS_MONEY_TO_INVEST: Final = reason_kind("lacks_money", "W11.1", "n")
NOT_THE_TARGET: Final = reason_kind("not_the_target", "W7.2", "country")


class Invest(Declinable):
    """W11.1, W11.2."""

    BIND: Final = 2
    TARGET: Final = 3  # this country alone; NO_COUNTRY for any
    MOST: Final = 4  # FDI tokens that a country may have before: none, unless a card allows one more
    SURCHARGE: Final = 5
    EXHAUSTS: Final = 6
    REGIONS: Final = 7  # as a set

    def frame(
        self, power: int, bind: int, target: int, most: int, surcharge: int, exhausts: int, regions: int = ALL_REGIONS
    ) -> Frame:
        return [self.number, power, bind, target, most, surcharge, exhausts, regions]

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return s.allies[f[self.POWER]]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        p = f[self.POWER]
        refused = not_ready(s, p, option)
        if refused:
            return refused
        if f[self.TARGET] not in (NO_COUNTRY, option):
            return (NOT_THE_TARGET, option)
        if not f[self.REGIONS] >> REGION_OF[option] & 1:
            return (NOT_IN_THIS_REGION, REGION_OF[option])
        if s.fdi[option] > f[self.MOST]:
            return (INVESTED_BEFORE, option)
        short = INVEST_COST[option] + f[self.SURCHARGE] - s.money[p]
        return (LACKS_MONEY_TO_INVEST, short) if short > 0 else ALLOWED

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == DECLINE:
            return
        p, cost = f[self.POWER], INVEST_COST[answer] + f[self.SURCHARGE]
        bind(s, f[self.BIND], answer)
        note(s, INVESTED, p, answer, cost)
        pay_money(s, p, cost)
        if f[self.EXHAUSTS]:
            exhaust(s, p, answer)
        s.fdi[answer] += 1
        add_influence(s, p, REGION_OF[answer])


INVEST: Final = procedure("world_order.invest", Invest(INVEST_WHERE, NOWHERE_TO_INVEST))
