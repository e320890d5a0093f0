"""Armies: what they defend, whom they threaten, which ties they break; bases."""

from collections.abc import Iterator
from typing import Final

from realpolitik.games.world_order.aftermath import threats, token_defence
from realpolitik.games.world_order.bases import BuildBase
from realpolitik.games.world_order.board import REGIONS, regions_in
from realpolitik.games.world_order.countries import COUNTRIES, REGION_OF, VALUE
from realpolitik.games.world_order.moving import Move, destinations
from realpolitik.games.world_order.prices import BASE_COST, THREAT_LOSS
from realpolitik.games.world_order.scoring import place_in
from realpolitik.games.world_order.things import ARMY
from realpolitik.kernel.question import Question
from realpolitik.lessons.lesson import Remark, Things, Value
from realpolitik.lessons.world_order import standing
from realpolitik.lessons.world_order.position import Position

MANY: Final = 3


def moving(p: Position, question: Question) -> Iterator[Remark]:
    """W12: where one more army would count, and where one is needed."""
    f = p.s.stack[-1]
    to = destinations(p.s, p.power, f[Move.REGIONS], f[Move.IGNORES_ACCESS] > 0)
    if f[Move.TO_ONE] and f[Move.MOVED_TO]:
        to &= f[Move.MOVED_TO]
    for r in question.options:
        if r < REGIONS:
            yield from _missed(p, r)
    for r in regions_in(to):
        yield from arriving(p, r, 1)
    yield from standing.threats(p)


def going(p: Position, question: Question) -> Iterator[Remark]:
    """Where the army, or several, would count most."""
    n = question.about[1] if len(question.about) > 1 else 1
    for r in question.options:
        yield from arriving(p, r, n)
    yield from standing.threats(p)


def garrison(p: Position, question: Question) -> Iterator[Remark]:
    """W13.2: what the most armies that may go would do there."""
    n = max(question.options)
    yield Remark("garrison", {"n": n, "have": p.s.stock[p.power][ARMY]}, "W13.2")
    yield from arriving(p, REGION_OF[question.about[1]], n)


def arriving(p: Position, r: int, n: int) -> Iterator[Remark]:
    """What so many more armies change in a region: threats to the power and by it, its place there."""
    s, mine = p.s, p.power
    then = p.with_armies(r, n).s
    averted = len(threats(s, mine, r)) - len(threats(then, mine, r))
    if averted:
        yield Remark("army-defends", {"region": r, "n": n, "vp": averted * THREAT_LOSS}, "W19.6")
    struck = tuple([q for q in p.opponents if mine in threats(then, q, r) and mine not in threats(s, q, r)])
    if struck:
        told: dict[str, Value] = {"region": r, "n": n, "powers": Things("POWER", struck), "vp": THREAT_LOSS}
        yield Remark("army-threatens", told, "W19.6")
    place, after = place_in(s, r, mine), place_in(then, r, mine)
    if after != place:
        yield Remark("army-places", {"region": r, "n": n, "place": place, "after": after}, "W20.5")


def _missed(p: Position, r: int) -> Iterator[Remark]:
    """What it would cost to send an army away."""
    more = len(threats(p.with_armies(r, -1).s, p.power, r)) - len(threats(p.s, p.power, r))
    if more:
        yield Remark("army-needed", {"region": r, "vp": more * THREAT_LOSS}, "W19.6")


def bases(p: Position, question: Question) -> Iterator[Remark]:
    """W13: what a base costs at least, how many armies it takes, and what its influence brings."""
    best = sorted([c for c in question.options if c < COUNTRIES], key=lambda c: (-VALUE[c], c))[:MANY]
    for c in best:
        yield base_offer(p, c)
    if p.s.supply[p.power]:
        for r in dict.fromkeys([REGION_OF[c] for c in best]):
            yield standing.token_here(p.best_token(r))


def base_offer(p: Position, c: int) -> Remark:
    f = p.s.stack[-1]
    each = f[BuildBase.ARMY_COST]
    n = min(f[BuildBase.ARMY_LIMIT] or VALUE[c], p.s.stock[p.power][ARMY])
    if each:
        n = min(n, (p.s.money[p.power] - BASE_COST) // each)
    return Remark("base-offer", {"country": c, "money": BASE_COST + each, "n": n}, "W13.3")


def defending(p: Position, question: Question) -> Iterator[Remark]:
    """W19.8: what one Engage token averts."""
    s, mine = p.s, p.power
    for r in question.options:
        if r < REGIONS:
            more = token_defence(s, mine, r)
            averted = len(threats(s, mine, r)) - len(threats(s, mine, r, more))
            yield Remark("defend-offer", {"region": r, "more": more, "vp": averted * THREAT_LOSS}, "W19.8")
    yield from standing.threats(p)
