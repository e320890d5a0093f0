"""Improving relations, engaging, and what exhausted allies take off the price."""

from collections.abc import Iterator
from typing import Final

from realpolitik.games.world_order.board import REGIONS
from realpolitik.games.world_order.countries import (
    BASE_FLAG,
    COUNTRIES,
    NO_COUNTRY,
    REGION_OF,
    STARTS_WITH,
    TWIN,
    VALUE,
)
from realpolitik.games.world_order.engaging import ENGAGE
from realpolitik.games.world_order.improving import ImproveRelations
from realpolitik.games.world_order.labels import PAY
from realpolitik.games.world_order.paying import PayDiplomacy, most_off
from realpolitik.games.world_order.prices import TOKEN_MONEY
from realpolitik.games.world_order.state import allies_in
from realpolitik.kernel.question import Question
from realpolitik.lessons.lesson import Remark, Things
from realpolitik.lessons.world_order.position import Position
from realpolitik.lessons.world_order.standing import token_here

MANY: Final = 3


# -- improving relations -----------------------------------------------------------------------------------------------


def relations(p: Position, question: Question) -> Iterator[Remark]:
    """W8: what countries cost, and what is special about some."""
    there = [c for c in question.options if c < COUNTRIES]
    yield from _twins(p, there)
    for c in sorted(there, key=lambda c: (-VALUE[c], c))[:MANY]:
        yield price_of_country(p, c)
    first = tuple([c for c in there if not allies_in(p.s, p.power, REGION_OF[c])])
    if first:
        yield Remark("relations-first", {"countries": Things("COUNTRY", first)}, "W9.1")
    flags = tuple([c for c in there if BASE_FLAG[c][p.power]])
    if flags:
        yield Remark("relations-base", {"countries": Things("COUNTRY", flags)}, "W13.1")


def price_of_country(p: Position, c: int) -> Remark:
    """W8.2, W8.3: its value in diplomacy, and what the ready allies of the region could take off that."""
    f = p.s.stack[-1]
    cost = max(0, VALUE[c] - f[ImproveRelations.DISCOUNT])
    off = min(cost, most_off(p.s, p.power, REGION_OF[c]))
    surcharge = f[ImproveRelations.SURCHARGE]
    told = {"country": c, "cost": cost + surcharge, "off": off, "rest": cost - off + surcharge}
    return Remark("relations-price", {**told, "have": p.diplomacy}, "W8.3")


def _twins(p: Position, there: list[int]) -> Iterator[Remark]:
    """W8.6, W8.7: second cards of countries that the power began with."""
    for c in there:
        twin = TWIN[c]
        if twin != NO_COUNTRY and STARTS_WITH[twin] == p.power and twin in p.s.allies[p.power]:
            yield Remark("relations-twin", {"country": c, "ready": p.s.ready[twin]}, "W8.7")


# -- engaging ----------------------------------------------------------------------------------------------------------


def engaging(p: Position, question: Question) -> Iterator[Remark]:
    """W9: where a token brings most, and what that costs."""
    there = [r for r in question.options if r < REGIONS]
    best = sorted([p.best_token(r) for r in there], key=lambda it: -it.worth)[:MANY]
    for token in best:
        yield price_of_region(p, token.region)
        if p.s.supply[p.power]:
            yield token_here(token)


def price_of_region(p: Position, r: int) -> Remark:
    cost = ENGAGE.cost(p.s, p.s.stack[-1], r)
    off = min(cost, most_off(p.s, p.power, r))
    return Remark(
        "engage-price", {"region": r, "cost": cost, "off": off, "rest": cost - off, "have": p.diplomacy}, "W9.4"
    )


def tokens(p: Position, question: Question) -> Iterator[Remark]:
    """W9.3, W19.3: what an Engage token is worth where it may come from, and where it would go."""
    here = question.about[1]
    yield token_worth(p, here)
    for r in question.options:
        if r < REGIONS:
            yield token_worth(p, r)


def token_worth(p: Position, r: int) -> Remark:
    """W19.3: what discarding an Engage token there brings."""
    return Remark("token-worth", {"region": r, "money": TOKEN_MONEY * len(allies_in(p.s, p.power, r))}, "W19.3")


# -- paying ------------------------------------------------------------------------------------------------------------


def exhausting(p: Position, question: Question) -> Iterator[Remark]:
    """W8.3, W8.4: what each ally would leave to pay."""
    f = p.s.stack[-1]
    cost, surcharge = f[PayDiplomacy.COST], f[PayDiplomacy.SURCHARGE]
    if PAY in question.options and p.diplomacy >= cost + surcharge:
        told = {"cost": cost + surcharge, "have": p.diplomacy, "left": p.diplomacy - cost - surcharge}
        yield Remark("pay-now", told, "W8.2")
    for c in sorted([c for c in question.options if c < COUNTRIES], key=lambda c: (-VALUE[c], c))[:MANY]:
        left, wasted = max(0, cost - VALUE[c]) + surcharge, max(0, VALUE[c] - cost)
        yield Remark("exhaust-ally", {"country": c, "value": VALUE[c], "left": left, "wasted": wasted}, "W8.4")
    yield Remark("exhausted-stay", {}, "W6.11")


def money_instead(p: Position, question: Question) -> Iterator[Remark]:
    told = {"diplomacy": p.diplomacy, "money": p.s.money[p.power], "price": question.about[2]}
    yield Remark("money-instead", told, "W8.2")


def readying(p: Position, question: Question) -> Iterator[Remark]:
    """W6.11: the allies whose value is greatest."""
    for c in sorted([c for c in question.options if c < COUNTRIES], key=lambda c: (-VALUE[c], c))[: MANY + 1]:
        yield Remark("ready-ally", {"country": c, "value": VALUE[c], "region": REGION_OF[c]}, "W6.11")
