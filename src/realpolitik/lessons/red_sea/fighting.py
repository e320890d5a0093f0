"""Coups and realignments: the odds, and what they do to DEFCON."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from realpolitik.games.cold_war.coup import PLUS_ONE, coup_margin
from realpolitik.games.cold_war.dice import D6
from realpolitik.games.cold_war.influence import bonus_within
from realpolitik.games.cold_war.realignment import realignment_bonus
from realpolitik.games.red_sea.countries import BOARD, COUNTRIES
from realpolitik.games.red_sea.flashpoint import QUIET
from realpolitik.lessons.lesson import Remark, Things, Value
from realpolitik.lessons.red_sea.position import Position
from realpolitik.lessons.red_sea.sudden import WAR, fall_by_coup
from realpolitik.lessons.red_sea.trial import tried

MANY: Final = 2  # countries that are told of
NO_EVENT: Final = 0


def coups(p: Position, targets: Sequence[int], card: int, ops: int, flags: int, follows: int) -> Iterator[Remark]:
    """What a coup costs in DEFCON, and the best targets. `follows` is the card whose event comes after it."""
    countries = [c for c in targets if c < COUNTRIES]
    yield from tension(p, countries, flags, follows)
    for c in _ranked(p, countries, card, ops, flags, follows)[:MANY]:
        yield coup_odds(p, c, card, ops)


def best_coup(p: Position, targets: Sequence[int], card: int, ops: int, flags: int, follows: int) -> Iterator[Remark]:
    """The one that would shift most: its odds, and what it does to DEFCON. Warnings of others come before it."""
    yield from [remark for remark in tension(p, targets, flags, follows) if remark.grave]
    for c in _ranked(p, targets, card, ops, flags, follows)[:1]:
        yield coup_odds(p, c, card, ops)
        yield from [remark for remark in tension(p, [c], flags, follows) if not remark.grave]


def _ranked(p: Position, targets: Sequence[int], card: int, ops: int, flags: int, follows: int) -> list[int]:
    """Those that do not end the game for certain, the best first."""
    lasting = [c for c in targets if not ends_game(p, c, flags, follows)]
    return sorted(lasting, key=lambda c: (_swing(p, c, card, ops), c), reverse=True)


def margin(p: Position, c: int, card: int, ops: int) -> int:
    """What is added to the die, less what it has to exceed (6.3.2), with the Ops that the country brings."""
    bonuses = sum(bonus_within(p.s, bonus, c) for bonus in p.s.rules.operations_bonus(p.s, p.side, card))
    return coup_margin(p.s, p.side, c, ops + bonuses)


def _swing(p: Position, c: int, card: int, ops: int) -> int:
    """What the side would gain on the enemy in all six ways together; more in a battleground."""
    swing = sum(max(0, die + margin(p, c, card, ops)) for die in D6)
    return swing + (swing > 0) * 3 * BOARD.battleground[c]


def coup_odds(p: Position, c: int, card: int, ops: int) -> Remark:
    """In how many of six cases a coup succeeds, and what a six comes to."""
    results = [die + margin(p, c, card, ops) for die in D6]
    successes = [result for result in results if result > 0]
    most = max(successes, default=0)
    stability = p.s.stability[c]
    return Remark("coup-odds", {"country": c, "ways": len(successes), "most": most, "stability": stability}, "6.3.2")


def ends_game(p: Position, c: int, flags: int, follows: int) -> bool:
    """8.1.4: whether a coup there is nuclear war for certain, or with the event that follows it."""
    surely = fall_by_coup(p, p.side, c, flags).surely
    event = p.s.defcon - tried(p, follows).defcon if follows else 0
    return surely > 0 and p.s.defcon - surely - event <= WAR


def tension(p: Position, targets: Sequence[int], flags: int, follows: int) -> Iterator[Remark]:
    """6.3.4, 6.3.6.1, 8.1.4: what coups there do to DEFCON, with the event that follows; who loses is the side whose
    round it is."""
    defcon = p.s.defcon
    event = defcon - tried(p, follows).defcon if follows else 0
    falls = {c: fall_by_coup(p, p.side, c, flags) for c in targets}
    doomed = tuple(c for c in targets if ends_game(p, c, flags, follows))
    who, grave = ("mine", True) if p.s.phasing == p.side else ("theirs", False)
    if doomed:
        follows = follows if event and defcon - 1 > WAR else NO_EVENT
        yield Remark("coup-ends", {"countries": Things("COUNTRY", doomed), "card": follows, "who": who}, "8.1.4", grave)
    lowering = tuple(c for c, fall in falls.items() if fall.surely and c not in doomed)
    if lowering:
        yield Remark("coup-lowers", {"countries": Things("COUNTRY", lowering), "defcon": defcon - 1}, "6.3.4")
    shown = tuple(c for c, fall in falls.items() if fall.perhaps and c not in doomed)
    unseen = p.next_shown()
    if shown and unseen:
        low = sum(p.s.rules.deck.ops[card] < QUIET for card in unseen)
        after = defcon - falls[shown[0]].most
        told: dict[str, Value] = {"low": low, "unseen": len(unseen), "defcon": max(WAR, after), "who": who}
        fatal = low > 0 and after - event <= WAR
        name = "coup-flashpoint-ends" if fatal else "coup-flashpoint"
        yield Remark(name, {"countries": Things("COUNTRY", shown), **told}, "6.3.6.1", grave and fatal)


def realignments(p: Position, targets: Sequence[int], flags: int) -> Iterator[Remark]:
    """The targets where the dice favour this side most."""
    countries = [c for c in targets if c < COUNTRIES]
    told = [realignment_odds(p, c, flags) for c in countries]
    told.sort(key=lambda remark: (remark.arguments["wins"], -int(str(remark.arguments["loses"]))), reverse=True)
    yield from told[:MANY]


def realignment_odds(p: Position, c: int, flags: int) -> Remark:
    """6.2.2: who adds what, with what an event grants, and in how many of 36 cases the enemy loses influence, or this
    side does."""
    mine, theirs = (realignment_bonus(p.s, side, c) for side in (p.side, p.enemy))
    mine += flags & PLUS_ONE > 0
    leads = [a + mine - b - theirs for a, b in product(D6, repeat=2)]
    wins = sum(lead > 0 for lead in leads)
    loses = sum(lead < 0 for lead in leads) if p.s.influence[p.side][c] else 0
    return Remark("realign-odds", {"country": c, "mine": mine, "theirs": theirs, "wins": wins, "loses": loses}, "6.2.2")
