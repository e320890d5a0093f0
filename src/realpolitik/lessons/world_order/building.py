"""What is built at home and on allies: investments, production, developments, prosperity, priorities."""

from collections.abc import Iterator
from typing import Final

from realpolitik.games.world_order.aftermath import threats, token_defence
from realpolitik.games.world_order.board import REGIONS
from realpolitik.games.world_order.countries import COUNTRIES, INVEST_COST, REGION_OF, VALUE
from realpolitik.games.world_order.deck import DEVELOPMENT_VP, FIRST_DEVELOPMENT, LEVEL, is_development
from realpolitik.games.world_order.developments import is_active
from realpolitik.games.world_order.investing import Invest
from realpolitik.games.world_order.labels import PRIORITY_LABELS
from realpolitik.games.world_order.mats import (
    COMMERCE_SHOWS,
    PRIORITY_DISCOUNT,
    PRODUCES,
    PROSPERITY_GOODS,
    READIES,
    RESEARCH_BONUS,
    TRACK_END,
)
from realpolitik.games.world_order.prices import EXPORT_PRICE, INCOME_PER_VALUE, ROUNDS, THREAT_LOSS
from realpolitik.games.world_order.producing import producible
from realpolitik.games.world_order.things import (
    ARMY,
    DIPLOMACY,
    DOMESTIC,
    GOODS,
    MILITARY,
    PRIMARY,
    RESOURCES,
    SERVICES,
)
from realpolitik.kernel.question import Question
from realpolitik.lessons.lesson import Remark
from realpolitik.lessons.world_order import standing
from realpolitik.lessons.world_order.commerce import beyond_ten
from realpolitik.lessons.world_order.diplomacy import token_worth
from realpolitik.lessons.world_order.position import Position

MANY: Final = 3


# -- investments -------------------------------------------------------------------------------------------------------


def investing(p: Position, question: Question) -> Iterator[Remark]:
    """W11, W19.2: what an investment costs, what it earns to the end of the game, and what its influence brings."""
    there = [c for c in question.options if c < COUNTRIES]
    best = sorted(there, key=lambda c: (INVEST_COST[c] - _earned(p, c), c))[:MANY]
    for c in best:
        yield investment(p, c)
    if p.s.supply[p.power]:
        for r in dict.fromkeys([REGION_OF[c] for c in best]):
            yield standing.token_here(p.best_token(r))


def investment(p: Position, c: int) -> Remark:
    money = INVEST_COST[c] + p.s.stack[-1][Invest.SURCHARGE]
    told = {"country": c, "money": money, "income": INCOME_PER_VALUE * VALUE[c], "total": _earned(p, c)}
    return Remark("invest-offer", {**told, "rounds": ROUNDS - p.s.round + 1}, "W19.2")


def _earned(p: Position, c: int) -> int:
    """W19.2: every round pays, the one under way included."""
    return INCOME_PER_VALUE * VALUE[c] * (ROUNDS - p.s.round + 1)


def cashing(p: Position, question: Question) -> Iterator[Remark]:
    """W19.3, W19.8: an Engage token brings money now, or defence in a moment."""
    s, mine = p.s, p.power
    for r in question.options:
        if r < REGIONS:
            yield token_worth(p, r)
            averted = len(threats(s, mine, r)) - len(threats(s, mine, r, token_defence(s, mine, r)))
            if averted:
                yield Remark("token-defends", {"region": r, "vp": averted * THREAT_LOSS}, "W19.8")


# -- production --------------------------------------------------------------------------------------------------------


def production(p: Position, question: Question) -> Iterator[Remark]:
    """W15: how much of each type, secondary ones first: primary ones come in every round."""
    there = [resource for resource in question.options if resource < RESOURCES]
    yield from _commerce(p, there)
    if GOODS in there:
        yield from standing.prosperity(p)
    for resource in sorted(there, key=lambda it: (it in PRIMARY, -producible(p.s, p.power, it))):
        yield Remark("produce-offer", {"resource": resource, "n": producible(p.s, p.power, resource)}, "W15.2")


def production_amount(p: Position, question: Question) -> Iterator[Remark]:
    resource = question.about[1]
    yield Remark("produce-offer", {"resource": resource, "n": max(question.options)}, "W15.3")
    yield from beyond_ten(p, resource, max(question.options))
    if resource == GOODS:
        yield from standing.prosperity(p)
    yield from _commerce(p, [resource])
    yield from standing.threats(p)


def _commerce(p: Position, resources: list[int]) -> Iterator[Remark]:
    """W15.5: producing a type of the commerce cards turns them up again."""
    down = p.s.commerce[p.power] - p.s.commerce_up[p.power]
    shown = [resource for resource in resources if COMMERCE_SHOWS[p.power][resource]]
    if down and shown:
        yield Remark("produce-commerce", {"n": down, "resource": shown[0]}, "W15.5")


def raising(p: Position, question: Question) -> Iterator[Remark]:
    """W6.7: what a track would show."""
    for resource in question.options:
        if resource < RESOURCES:
            track = p.s.tracks[p.power][resource]
            told = {"resource": resource, "before": track, "after": track + 1, "end": TRACK_END[p.power][resource]}
            yield Remark("raise-track", told, "W6.7")


# -- developments, prosperity ------------------------------------------------------------------------------------------


def developments(p: Position, question: Question) -> Iterator[Remark]:
    """W14: VP at once, an effect from the round of its level on."""
    for card in question.options:
        if is_development(card):
            d = card - FIRST_DEVELOPMENT
            told = {"card": card, "vp": DEVELOPMENT_VP[d], "level": LEVEL[d], "active": int(is_active(p.s, card))}
            yield Remark("develop-offer", told, "W14.3")
    yield from standing.prosperity(p)


def prosperity(p: Position, question: Question) -> Iterator[Remark]:
    """W19.4: what the step costs and brings, what the goods would sell for, and what comes after."""
    _, goods, vp, money = question.about
    left = p.s.stock[p.power][GOODS] - goods
    yield Remark("prosper-offer", {"goods": goods, "left": left, "vp": vp, "money": money}, "W19.4")
    yield Remark("goods-sold", {"goods": goods, "money": goods * EXPORT_PRICE[GOODS]}, "W10.7")
    after = p.s.prosperity[p.power] + 1
    if after < len(PROSPERITY_GOODS[p.power]):
        yield Remark("prosper-then", {"goods": PROSPERITY_GOODS[p.power][after]}, "W19.11")


# -- priorities --------------------------------------------------------------------------------------------------------


def priorities(p: Position, question: Question) -> Iterator[Remark]:
    """W6.6: what each box would do now."""
    for priority in range(len(PRIORITY_LABELS)):
        if PRIORITY_LABELS[priority] in question.options:
            yield priority_box(p, priority)
    yield standing.scoring(p)
    yield from standing.prosperity(p)


def priority_box(p: Position, priority: int) -> Remark:
    s, mine = p.s, p.power
    exhausted = len([c for c in s.allies[mine] if not s.ready[c]])
    readies = min(exhausted, READIES[mine][priority])
    makes = {resource: producible(s, mine, resource) for resource in PRODUCES[mine][priority]}
    if priority == DOMESTIC:
        told = {"goods": makes.get(GOODS, 0), "services": makes.get(SERVICES, 0)}
        return Remark("box-domestic", {"n": readies, **told, "research": RESEARCH_BONUS[mine][priority]}, "W6.10")
    if priority == MILITARY:
        now, then = len(p.threats()), len(p.with_priority(MILITARY).threats())
        return Remark("box-military", {"n": readies, "armies": makes.get(ARMY, 0), "now": now, "then": then}, "W6.10")
    told = {"diplomacy": makes.get(DIPLOMACY, 0), "discount": PRIORITY_DISCOUNT[mine][priority]}
    return Remark("box-diplomatic", {"n": readies, **told}, "W6.10")
