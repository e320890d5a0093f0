"""Trade (W10): exports to allies, then imports from allies and other powers."""

from typing import Final

from realpolitik.games.world_order.asking import Choosing, Counting, UntilDone
from realpolitik.games.world_order.board import REGIONS
from realpolitik.games.world_order.countries import EXPORTS, IMPORTS, NO_COUNTRY, REGION_OF
from realpolitik.games.world_order.effects import bind
from realpolitik.games.world_order.gaining import gain, pay
from realpolitik.games.world_order.labels import DONE, EXPORT, FROM_ALLIES, IMPORT
from realpolitik.games.world_order.mats import COMMERCE_SHOWS, EXPORTS_ALLOWED, IMPORT_FROM, IMPORTS_ALLOWED
from realpolitik.games.world_order.prices import DIPLOMACY_FOR_IMPORTS, EXPORT_PRICE, IMPORT_PRICE
from realpolitik.games.world_order.stacks import open_countries
from realpolitik.games.world_order.state import WorldOrder, covered_by, is_played
from realpolitik.games.world_order.things import DIPLOMACY, NOBODY, POWERS, RESOURCES
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

DOUBLE_WHICH: Final = question_kind("double_which", "W10.2", "resource", "power")
EXPORT_OR_IMPORT: Final = question_kind("export_or_import", "W10.18", "label", "power")
EXPORT_WHAT: Final = question_kind("export_what", "W10.2", "resource", "power", "left")
EXPORT_HOW_MANY: Final = question_kind("export_how_many", "W10.2", "number", "power", "resource", "price")
IMPORT_WHAT: Final = question_kind("import_what", "W10.4", "resource", "power", "left")
IMPORT_FROM_WHOM: Final = question_kind("import_from_whom", "W10.14", "power", "power", "resource", "bought")
IMPORT_HOW_MANY: Final = question_kind("import_how_many", "W10.4", "number", "power", "resource", "seller", "price")

EXPORTED: Final = note_kind("exported", "W10.2", "power", "resource", "n", "money")
IMPORTED: Final = note_kind("imported", "W10.4", "power", "resource", "n", "money")
BOUGHT_FROM: Final = note_kind("bought_from", "W10.8", "power", "resource", "n", "money", "seller")
COMMERCE_TURNED: Final = note_kind("commerce_turned", "W10.8", "power", "n")  # how many are left face up
NOTHING_TRADED: Final = note_kind("nothing_traded", "W7.10", "power")

NOT_TRADED: Final = reason_kind("not_traded", "W10.7", "resource")
TRADED_BEFORE: Final = reason_kind("traded_before", "W10.5", "resource")
NO_EXPORT_SYMBOL: Final = reason_kind("no_export_symbol", "W10.2", "resource")
NO_IMPORT_SYMBOL: Final = reason_kind("no_import_symbol", "W10.4", "resource")
NONE_IN_STOCK: Final = reason_kind("none_in_stock", "W10.2", "resource")
LACKS_MONEY: Final = reason_kind("lacks_money", "W10.6", "n")
NO_DEAL_WITH: Final = reason_kind("no_deal_with", "W10.4", "power", "resource")
SELLS_NONE: Final = reason_kind("sells_none", "W10.10", "power", "resource")
BOUGHT_THERE: Final = reason_kind("bought_there", "W10.17", "power")
NOT_DOUBLED: Final = reason_kind("not_doubled", "W10.2", "resource")

RESOURCE_UNLIMITED: Final = 99
BY_ALLIES: Final = -2  # instead of a seller: the supply, for what allies offer

# steps of a trade
CHOOSE_DOUBLED: Final = 0
CHOOSE_SINGLE: Final = 1
EXPORTING: Final = 2
IMPORTING: Final = 3
ENDING: Final = 4


class Trade(Procedure[WorldOrder]):
    """W10.1: one step after the other: all exports, then all imports, then the diplomacy of W10.11."""

    POWER: Final = 1
    BIND: Final = 2
    STEP: Final = 3
    EXPORTS_LEFT: Final = 4
    IMPORTS_LEFT: Final = 5
    SINGLE: Final = 6  # one operation in all (W10.18)
    EXTRA: Final = 7  # regions whose open countries count as allies, as a set
    ONLY: Final = 8  # regions whose countries alone may be used, as a set; 0 for all, and other powers
    DOUBLED: Final = 9  # types whose symbols count twice, as a set
    CHOOSE_DOUBLED: Final = 10  # whether one of them is to be chosen
    TRADED: Final = 11  # types that took part in an operation, as a set
    FROM_OPPONENT: Final = 12  # whether something was imported that earns diplomacy

    def frame(
        self, power: int, bind: int, single: int, extra: int, only: int, doubled: int, choose_doubled: int
    ) -> Frame:
        step = CHOOSE_DOUBLED if choose_doubled else CHOOSE_SINGLE
        return [self.number, power, bind, step, 0, 0, single, extra, only, doubled, choose_doubled, 0, 0]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        step, p = f[self.STEP], f[self.POWER]
        if step == CHOOSE_DOUBLED:
            f[self.STEP] = CHOOSE_SINGLE
            s.stack.append(DOUBLING.frame(power=p))
        elif step == CHOOSE_SINGLE:
            _begin(s)
            f[self.STEP] = EXPORTING
            f[self.EXPORTS_LEFT] = 1 if f[self.SINGLE] else EXPORTS_ALLOWED[p]
            f[self.IMPORTS_LEFT] = 1 if f[self.SINGLE] else IMPORTS_ALLOWED[p]
            if f[self.SINGLE]:
                s.stack.append(ONE_OPERATION.frame(power=p))
        elif step == EXPORTING and f[self.EXPORTS_LEFT]:
            s.stack.append(EXPORT_TYPE.frame(power=p))
        elif step == IMPORTING and f[self.IMPORTS_LEFT]:
            s.stack.append(IMPORT_TYPE.frame(power=p))
        elif step in (EXPORTING, IMPORTING):
            f[self.STEP] += 1
        else:
            s.stack.pop()
            if f[self.TRADED]:
                bind(s, f[self.BIND], 1)
            else:
                note(s, NOTHING_TRADED, p)
            if f[self.FROM_OPPONENT]:
                gain(s, p, DIPLOMACY, DIPLOMACY_FOR_IMPORTS)  # W10.11
        return None


TRADE: Final = procedure("world_order.trade", Trade())


def _begin(s: WorldOrder) -> None:
    for resource in range(RESOURCES):
        s.exported[resource] = s.imported[resource] = 0
        for r in range(REGIONS):
            s.shipped[r][resource] = 0


def trade_below(s: WorldOrder) -> Frame:
    """The trade that the frame on top is a part of."""
    for at in range(len(s.stack) - 1, -1, -1):
        if s.stack[at][0] == TRADE.number:
            return s.stack[at]
    raise ValueError("no trade is under way")


def partners(s: WorldOrder, t: Frame) -> list[int]:
    """Country cards whose symbols count in a trade: allies, ready or not, cards under them, open ones of the regions
    that the card names (W10.2, W8.8)."""
    p = t[Trade.POWER]
    found: list[int] = []
    for c in s.allies[p]:
        found.append(c)
        below = covered_by(s, c)
        if below != NO_COUNTRY:
            found.append(below)
    for r in range(REGIONS):
        if t[Trade.EXTRA] >> r & 1:
            found.extend(open_countries(s, r))
    only = t[Trade.ONLY]
    return [c for c in found if only >> REGION_OF[c] & 1] if only else found


def symbols(s: WorldOrder, t: Frame, resource: int, shown: list[list[int]]) -> int:
    """How many symbols of a type all partners show, doubled where the card says so."""
    count = sum([shown[c][resource] for c in partners(s, t)])
    return count * 2 if t[Trade.DOUBLED] >> resource & 1 else count


class Doubling(Choosing):
    """Which type's symbols count twice."""

    def frame(self, power: int) -> Frame:
        return [self.number, power]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        return ALLOWED if trade_below(s)[Trade.DOUBLED] >> option & 1 else (NOT_DOUBLED, option)

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        trade_below(s)[Trade.DOUBLED] = 1 << answer


DOUBLING: Final = procedure("world_order.doubling", Doubling(DOUBLE_WHICH))


class OneOperation(Choosing):
    """W10.18: whether the single operation is an export or an import."""

    def frame(self, power: int) -> Frame:
        return [self.number, power]

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        options.extend([EXPORT, IMPORT])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        trade_below(s)[Trade.IMPORTS_LEFT if answer == EXPORT else Trade.EXPORTS_LEFT] = 0


ONE_OPERATION: Final = procedure("world_order.one_operation", OneOperation(EXPORT_OR_IMPORT))


# -- exports -----------------------------------------------------------------------------------------------------------


class ExportType(UntilDone):
    """W10.2: which type to sell next, or none."""

    def frame(self, power: int) -> Frame:
        return [self.number, power]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        t = trade_below(s)
        if not EXPORT_PRICE[option]:
            return (NOT_TRADED, option)
        if t[Trade.TRADED] >> option & 1:
            return (TRADED_BEFORE, option)
        if not s.stock[f[self.POWER]][option]:
            return (NONE_IN_STOCK, option)
        return ALLOWED if symbols(s, t, option, EXPORTS) else (NO_EXPORT_SYMBOL, option)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], trade_below(s)[Trade.EXPORTS_LEFT])

    def give_up(self, s: WorldOrder, f: Frame) -> None:
        s.stack.pop()
        trade_below(s)[Trade.EXPORTS_LEFT] = 0

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer == DONE:
            self.give_up(s, f)
            return
        s.stack.pop()
        s.stack.append(EXPORT_AMOUNT.frame(power=f[self.POWER], resource=answer))


EXPORT_TYPE: Final = procedure("world_order.export_type", ExportType(EXPORT_WHAT))


class ExportAmount(Counting):
    """W10.2: how many units to sell, up to the symbols and the stock."""

    RESOURCE: Final = 2

    def frame(self, power: int, resource: int) -> Frame:
        return [self.number, power, resource]

    def least(self, s: WorldOrder, f: Frame) -> int:
        return 1

    def most(self, s: WorldOrder, f: Frame) -> int:
        resource = f[self.RESOURCE]
        return min(s.stock[f[self.POWER]][resource], symbols(s, trade_below(s), resource, EXPORTS))

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.RESOURCE], EXPORT_PRICE[f[self.RESOURCE]])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        p, resource = f[self.POWER], f[self.RESOURCE]
        s.stack.pop()
        t = trade_below(s)
        t[Trade.EXPORTS_LEFT] -= 1
        t[Trade.TRADED] |= 1 << resource
        _ship(s, t, resource, answer)
        s.stock[p][resource] -= answer
        money = answer * EXPORT_PRICE[resource]
        s.money[p] += money
        note(s, EXPORTED, p, resource, answer, money)


EXPORT_AMOUNT: Final = procedure("world_order.export_amount", ExportAmount(EXPORT_HOW_MANY, obvious=True))


def _ship(s: WorldOrder, t: Frame, resource: int, n: int) -> None:
    """Remember how many units each region may have got: as many as it has symbols."""
    s.exported[resource] = n
    times = 2 if t[Trade.DOUBLED] >> resource & 1 else 1
    for c in partners(s, t):
        s.shipped[REGION_OF[c]][resource] += EXPORTS[c][resource] * times


# -- imports -----------------------------------------------------------------------------------------------------------


def sells(s: WorldOrder, seller: int, resource: int) -> int:
    """How many units a power can be made to sell in one purchase: by a commerce card that lies face up, otherwise from
    its board (W10.8–W10.10); powers that nobody plays always have them (W10.12)."""
    shown = COMMERCE_SHOWS[seller][resource]
    if not is_played(s, seller):
        return RESOURCE_UNLIMITED
    return shown if shown and s.commerce_up[seller] else s.stock[seller][resource]


def import_limit(s: WorldOrder, t: Frame, resource: int, seller: int) -> int:
    """How many units of a type can be bought from one source, whatever they cost."""
    if seller == BY_ALLIES:
        return symbols(s, t, resource, IMPORTS)
    if t[Trade.ONLY]:
        return 0
    return min(IMPORT_FROM[t[Trade.POWER]][seller][resource], sells(s, seller, resource))


class ImportType(UntilDone):
    """W10.4: which type to buy next, or none."""

    def frame(self, power: int) -> Frame:
        return [self.number, power]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        t = trade_below(s)
        price = IMPORT_PRICE[option]
        if not price:
            return (NOT_TRADED, option)
        if t[Trade.TRADED] >> option & 1:
            return (TRADED_BEFORE, option)
        if not any(import_limit(s, t, option, seller) > 0 for seller in (BY_ALLIES, *range(POWERS))):
            return self._nobody_sells(t, option)
        short = price - s.money[f[self.POWER]]
        return (LACKS_MONEY, short) if short > 0 else ALLOWED

    def _nobody_sells(self, t: Frame, resource: int) -> Reason:
        """W10.10: there is a deal with a power that has none to sell; or there is no symbol at all."""
        deals = [] if t[Trade.ONLY] else [q for q in range(POWERS) if IMPORT_FROM[t[Trade.POWER]][q][resource]]
        return (SELLS_NONE, deals[0], resource) if deals else (NO_IMPORT_SYMBOL, resource)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], trade_below(s)[Trade.IMPORTS_LEFT])

    def give_up(self, s: WorldOrder, f: Frame) -> None:
        s.stack.pop()
        trade_below(s)[Trade.IMPORTS_LEFT] = 0

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer == DONE:
            self.give_up(s, f)
            return
        s.stack.pop()
        t = trade_below(s)
        t[Trade.IMPORTS_LEFT] -= 1
        t[Trade.TRADED] |= 1 << answer
        s.imported[answer] = 1
        s.stack.append(IMPORT_SELLER.frame(power=f[self.POWER], resource=answer))


IMPORT_TYPE: Final = procedure("world_order.import_type", ImportType(IMPORT_WHAT))


class ImportSeller(Choosing):
    """W10.14: one operation may combine sources: from whom to buy next, or enough."""

    RESOURCE: Final = 2
    BOUGHT: Final = 3  # so far
    ALLIES_ASKED: Final = 4
    ASKED: Final = 5  # powers that sold in this operation, as a set (W10.17)

    def frame(self, power: int, resource: int) -> Frame:
        return [self.number, power, resource, 0, 0, 0]

    def _affordable(self, s: WorldOrder, f: Frame) -> bool:
        return s.money[f[self.POWER]] >= IMPORT_PRICE[f[self.RESOURCE]]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        p, resource, t = f[self.POWER], f[self.RESOURCE], trade_below(s)
        if t[Trade.ONLY] or not IMPORT_FROM[p][option][resource]:
            return (NO_DEAL_WITH, option, resource)
        if f[self.ASKED] >> option & 1:
            return (BOUGHT_THERE, option)
        if not sells(s, option, resource):
            return (SELLS_NONE, option, resource)
        short = IMPORT_PRICE[resource] - s.money[p]
        return (LACKS_MONEY, short) if short > 0 else ALLOWED

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        by_allies = import_limit(s, trade_below(s), f[self.RESOURCE], BY_ALLIES)
        if by_allies and not f[self.ALLIES_ASKED] and self._affordable(s, f):
            options.append(FROM_ALLIES)
        if options and f[self.BOUGHT]:
            options.append(DONE)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.RESOURCE], f[self.BOUGHT])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer == DONE:
            s.stack.pop()
            return
        seller = BY_ALLIES if answer == FROM_ALLIES else answer
        if seller == BY_ALLIES:
            f[self.ALLIES_ASKED] = 1
        else:
            f[self.ASKED] |= 1 << seller
        s.stack.append(IMPORT_AMOUNT.frame(power=f[self.POWER], resource=f[self.RESOURCE], seller=seller))


IMPORT_SELLER: Final = procedure("world_order.import_seller", ImportSeller(IMPORT_FROM_WHOM, obvious=True))


class ImportAmount(Counting):
    """W10.4: how many units to buy from one source."""

    RESOURCE: Final = 2
    SELLER: Final = 3  # a power, or BY_ALLIES

    def frame(self, power: int, resource: int, seller: int) -> Frame:
        return [self.number, power, resource, seller]

    def least(self, s: WorldOrder, f: Frame) -> int:
        return 1

    def most(self, s: WorldOrder, f: Frame) -> int:
        resource = f[self.RESOURCE]
        affordable = s.money[f[self.POWER]] // IMPORT_PRICE[resource]
        return min(affordable, import_limit(s, trade_below(s), resource, f[self.SELLER]))

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        seller = NOBODY if f[self.SELLER] == BY_ALLIES else f[self.SELLER]
        return (f[self.POWER], f[self.RESOURCE], seller, IMPORT_PRICE[f[self.RESOURCE]])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        p, resource, seller = f[self.POWER], f[self.RESOURCE], f[self.SELLER]
        s.stack.pop()
        s.stack[-1][ImportSeller.BOUGHT] += answer
        money = answer * IMPORT_PRICE[resource]
        s.money[p] -= money
        if seller == BY_ALLIES:
            note(s, IMPORTED, p, resource, answer, money)
        else:
            note(s, BOUGHT_FROM, p, resource, answer, money, seller)
            _sell(s, seller, resource, answer, money)
            # W10.13: a purchase of less than all symbols earns nothing
            if is_played(s, seller) and answer == IMPORT_FROM[p][seller][resource]:
                trade_below(s)[Trade.FROM_OPPONENT] = 1
        gain(s, p, resource, answer)


IMPORT_AMOUNT: Final = procedure("world_order.import_amount", ImportAmount(IMPORT_HOW_MANY, obvious=True))


def _sell(s: WorldOrder, seller: int, resource: int, n: int, money: int) -> None:
    """W10.8, W10.9: the seller is paid, and turns a commerce card or gives of its stock."""
    if not is_played(s, seller):
        return  # W10.12: to the supply
    s.money[seller] += money
    if COMMERCE_SHOWS[seller][resource] and s.commerce_up[seller]:
        s.commerce_up[seller] -= 1
        note(s, COMMERCE_TURNED, seller, s.commerce_up[seller])
    else:
        pay(s, seller, resource, n)
