"""Coups and realignments: the odds, and what they do to DEFCON."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from realpolitik.games.cold_war.coup import COUP_FRAME, KEEPS_DEFCON, coup_margin
from realpolitik.games.cold_war.dice import D6
from realpolitik.games.cold_war.influence import bonus_within
from realpolitik.games.cold_war.realignment import realignment_bonus
from realpolitik.games.red_sea.countries import BOARD, COUNTRIES
from realpolitik.games.red_sea.flashpoint import QUIET
from realpolitik.lessons.lesson import Remark, Things, Value
from realpolitik.lessons.red_sea.position import Position

MANY: Final = 3  # countries that are told of


def coups(p: Position, targets: Sequence[int], card: int, ops: int) -> Iterator[Remark]:
    """The best targets, and what the coup costs in DEFCON."""
    frame = p.s.stack[-1] if p.s.stack else [-1]
    keeps_defcon = frame[0] == COUP_FRAME.number and frame[COUP_FRAME.FLAGS] & KEEPS_DEFCON
    countries = [c for c in targets if c < COUNTRIES]
    ranked = sorted(countries, key=lambda c: (_swing(p, c, card, ops), c), reverse=True)
    if not keeps_defcon:
        yield from battlegrounds(p, countries)
        yield from flashpoints(p, countries)
    for c in ranked[:MANY]:
        yield coup_odds(p, c, card, ops)


def margin(p: Position, c: int, card: int, ops: int) -> int:
    """What is added to the die, less what it has to exceed (6.3.2), with the Ops that the country brings."""
    bonuses = sum(bonus_within(p.s, bonus, c) for bonus in p.s.rules.operations_bonus(p.s, p.side, card))
    return coup_margin(p.s, p.side, c, ops + bonuses)


def _swing(p: Position, c: int, card: int, ops: int) -> int:
    """What the side would gain on the enemy in all six ways together; more in a battleground."""
    swing = sum(max(0, die + margin(p, c, card, ops)) for die in D6)
    return swing + (swing > 0) * 3 * BOARD.battleground[c]


def coup_odds(p: Position, c: int, card: int, ops: int) -> Remark:
    """In how many of six cases a coup succeeds, and what it comes to in the middle one of these."""
    results = [die + margin(p, c, card, ops) for die in D6]
    successes = [result for result in results if result > 0]
    most = max(successes, default=0)
    stability = p.s.stability[c]
    return Remark("coup-odds", {"country": c, "ways": len(successes), "most": most, "stability": stability}, "6.3.2")


def best_coup(p: Position, targets: Sequence[int], card: int, ops: int) -> int | None:
    countries = [c for c in targets if c < COUNTRIES]
    return max(countries, key=lambda c: (_swing(p, c, card, ops), c), default=None)


def battlegrounds(p: Position, targets: Sequence[int]) -> Iterator[Remark]:
    """6.3.4: coups there lower DEFCON."""
    found = tuple(c for c in targets if p.s.rules.coup_lowers_defcon(p.s, p.side, c))
    if found:
        after = p.s.defcon - 1
        yield Remark("coup-lowers", {"countries": Things("COUNTRY", found), "defcon": after}, "6.3.4", grave=after == 1)


def flashpoints(p: Position, targets: Sequence[int]) -> Iterator[Remark]:
    """6.3.6.1: how likely the card shown there is to lower DEFCON."""
    found = tuple(c for c in targets if c in BOARD.flashpoints)
    unseen = p.unseen()
    if found and unseen:
        low = sum(p.s.rules.deck.ops[card] < QUIET for card in unseen)
        after = p.s.defcon - 1
        told: dict[str, Value] = {"low": low, "unseen": len(unseen), "defcon": after}
        countries = Things("COUNTRY", found)
        yield Remark("coup-flashpoint", {"countries": countries, **told}, "6.3.6.1", grave=after == 1)


def realignments(p: Position, targets: Sequence[int]) -> Iterator[Remark]:
    """The targets where the dice favour this side most."""
    countries = [c for c in targets if c < COUNTRIES]
    told = [realignment_odds(p, c) for c in countries]
    told.sort(key=lambda remark: (remark.arguments["wins"], -int(str(remark.arguments["loses"]))), reverse=True)
    yield from told[:MANY]


def realignment_odds(p: Position, c: int) -> Remark:
    """6.2.2: who adds what, and in how many of 36 cases the enemy loses influence, or this side does."""
    mine, theirs = (realignment_bonus(p.s, side, c) for side in (p.side, p.enemy))
    leads = [a + mine - b - theirs for a, b in product(D6, repeat=2)]
    wins = sum(lead > 0 for lead in leads)
    loses = sum(lead < 0 for lead in leads) if p.s.influence[p.side][c] else 0
    return Remark("realign-odds", {"country": c, "mine": mine, "theirs": theirs, "wins": wins, "loses": loses}, "6.2.2")
