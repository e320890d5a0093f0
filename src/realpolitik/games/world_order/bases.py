"""Build a base (W13): on a ready ally with the power's flag, with armies from the player board."""

from typing import Final

from realpolitik.games.world_order.asking import Counting, Declinable
from realpolitik.games.world_order.countries import BASE_FLAG, NO_COUNTRY, REGION_OF, VALUE
from realpolitik.games.world_order.effects import bind
from realpolitik.games.world_order.gaining import pay_money
from realpolitik.games.world_order.influence import add_influence
from realpolitik.games.world_order.investing import NOT_THE_TARGET
from realpolitik.games.world_order.labels import DECLINE
from realpolitik.games.world_order.paying import exhaust, not_ready
from realpolitik.games.world_order.prices import BASE_COST
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import ARMY
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

BASE_WHERE: Final = question_kind("base_where", "W13.1", "country", "power")
BASE_ARMIES: Final = question_kind("base_armies", "W13.2", "number", "power", "country", "money", "price")

BASE_BUILT: Final = note_kind("base_built", "W13.2", "power", "country", "n", "money")
NOWHERE_TO_BUILD: Final = note_kind("nowhere_to_build", "W7.2", "power")

NO_FLAG: Final = reason_kind("no_flag", "W13.1", "country", "power")
BASE_BEFORE: Final = reason_kind("base_before", "W13.6", "country")
NO_ARMY_ON_BOARD: Final = reason_kind("no_army_on_board", "W13.5")
LACKS_MONEY_FOR_A_BASE: Final = reason_kind("lacks_money", "W13.3", "n")

BY_VALUE: Final = 0  # instead of a limit: the value of the country


class BuildBase(Declinable):
    """W13.1: choose the ally."""

    BIND: Final = 2
    TARGET: Final = 3  # this country alone; NO_COUNTRY for any
    MOST: Final = 4  # bases that a country may have before: none, unless a card allows one more
    ARMY_LIMIT: Final = 5  # or BY_VALUE
    ARMY_COST: Final = 6
    EVEN_BESIDE: Final = 7  # whether the influence may lie beside the permanent slots

    def frame(
        self, power: int, bind: int, target: int, most: int, army_limit: int, army_cost: int, even_beside: int
    ) -> Frame:
        return [self.number, power, bind, target, most, army_limit, army_cost, even_beside]

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return s.allies[f[self.POWER]]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        p = f[self.POWER]
        refused = not_ready(s, p, option)
        if refused:
            return refused
        if f[self.TARGET] not in (NO_COUNTRY, option):
            return (NOT_THE_TARGET, option)
        if not BASE_FLAG[option][p]:
            return (NO_FLAG, option, p)
        if s.base[option] > f[self.MOST]:
            return (BASE_BEFORE, option)
        if not s.stock[p][ARMY]:
            return (NO_ARMY_ON_BOARD,)
        short = BASE_COST + f[self.ARMY_COST] - s.money[p]
        return (LACKS_MONEY_FOR_A_BASE, short) if short > 0 else ALLOWED

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == DECLINE:
            return
        bind(s, f[self.BIND], answer)
        limit = f[self.ARMY_LIMIT] or VALUE[answer]
        s.stack.append(
            GARRISON.frame(f[self.POWER], answer, limit, army_cost=f[self.ARMY_COST], even_beside=f[self.EVEN_BESIDE])
        )


BUILD_BASE: Final = procedure("world_order.build_base", BuildBase(BASE_WHERE, NOWHERE_TO_BUILD))


class Garrison(Counting):
    """W13.2–W13.4: how many armies go there; then the base is paid for and influence added."""

    COUNTRY: Final = 2
    LIMIT: Final = 3
    ARMY_COST: Final = 4
    EVEN_BESIDE: Final = 5

    def frame(self, power: int, country: int, limit: int, army_cost: int, even_beside: int) -> Frame:
        return [self.number, power, country, limit, army_cost, even_beside]

    def least(self, s: WorldOrder, f: Frame) -> int:
        return 1

    def most(self, s: WorldOrder, f: Frame) -> int:
        p, cost = f[self.POWER], f[self.ARMY_COST]
        there = min(f[self.LIMIT], s.stock[p][ARMY])
        return min(there, (s.money[p] - BASE_COST) // cost) if cost else there

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.COUNTRY], BASE_COST, f[self.ARMY_COST])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        p, c = f[self.POWER], f[self.COUNTRY]
        r, cost = REGION_OF[c], BASE_COST + answer * f[self.ARMY_COST]
        note(s, BASE_BUILT, p, c, answer, cost)
        pay_money(s, p, cost)
        exhaust(s, p, c)
        s.base[c] += 1
        s.stock[p][ARMY] -= answer
        s.armies[r][p] += answer
        add_influence(s, p, r, even_beside=f[self.EVEN_BESIDE])


GARRISON: Final = procedure("world_order.garrison", Garrison(BASE_ARMIES, obvious=True))
