"""Choosing cards: headlines, the card of a round, and how to use it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from realpolitik.games.cold_war.board import ANYWHERE
from realpolitik.games.cold_war.coup import coup_targets
from realpolitik.games.cold_war.influence import reachable
from realpolitik.games.cold_war.labels import COUP, EVENT, PLACE_INFLUENCE, SPACE_RACE
from realpolitik.games.red_sea.countries import REGIONS
from realpolitik.games.red_sea.flashpoint import SCORED_BY
from realpolitik.lessons.lesson import Remark, Things, Value
from realpolitik.lessons.red_sea import fighting, placing, standing, sudden
from realpolitik.lessons.red_sea.position import Position
from realpolitik.lessons.red_sea.trial import tried

NAMED: Final = 3  # cards that are named in a row


def headline(p: Position, options: Sequence[int]) -> Iterator[Remark]:
    """Which events would work for whom."""
    yield from perils(p, options)
    yield from sudden.by_scoring(p)
    events = _working(p, [card for card in options if not p.s.rules.deck.scoring[card]])
    useful = [card for card in events if not p.carries_enemy_event(card) and not sudden.loses_by_event(p, card)]
    if useful:
        yield Remark("headline-own", {"cards": _some(p, useful)}, "4.5 C")
    harmful = [card for card in events if p.carries_enemy_event(card)]
    if harmful:
        yield Remark("headline-theirs", {"cards": _some(p, harmful)}, "4.5 C")
    yield from standing.duties(p)
    yield from standing.tension(p)
    yield from standing.regions(p)


def card_of_round(p: Position, options: Sequence[int]) -> Iterator[Remark]:
    """What to think of before a card is played."""
    yield from perils(p, options)
    yield from sudden.by_scoring(p)
    yield from standing.tension(p)
    yield from standing.score(p)
    yield from standing.duties(p)
    theirs = _working(p, [card for card in options if p.carries_enemy_event(card)])
    if theirs:
        yield Remark("hand-theirs", {"cards": _some(p, theirs)}, "5.2")
    if p.s.rules.deck.passing in options:
        yield standing.autonomy(p)
    yield from standing.regions(p)


def perils(p: Position, cards: Iterable[int]) -> Iterator[Remark]:
    """8.1.4, 10.3.1: cards whose events would lose the game, or let the opponent win it."""
    playable = [card for card in cards if card != p.s.rules.deck.passing and not p.s.rules.deck.scoring[card]]
    fatal = tuple(card for card in playable if sudden.loses_by_event(p, card))
    if fatal:
        yield Remark("cards-lose", {"cards": Things("CARD", fatal)}, "8.1.4", grave=True)
    risky = tuple(card for card in playable if card not in fatal and sudden.is_at_mercy(p, card))
    if risky:
        yield Remark("cards-risk", {"cards": Things("CARD", risky)}, "8.1.4", grave=True)


def _working(p: Position, cards: Iterable[int]) -> list[int]:
    """Those whose events would do anything."""
    return [card for card in cards if not tried(p, card).idle]


def _some(p: Position, cards: Iterable[int]) -> Things:
    """The few with the most Ops."""
    ranked = sorted(cards, key=lambda card: (-p.s.rules.deck.ops[card], card))
    return Things("CARD", tuple(ranked[:NAMED]))


def use(p: Position, options: Sequence[int], number: int, ops: int) -> Iterator[Remark]:
    """What each use of a card would bring."""
    if p.s.rules.deck.scoring[number]:
        yield scoring(p, number)
        return
    yield from event(p, options, number)
    follows = number if p.carries_enemy_event(number) else fighting.NO_EVENT
    yield from operations(p, options, number, ops, ANYWHERE, 0, follows)
    missing = p.military_missing(p.side)
    if missing and COUP in options:
        yield Remark("military-coup", {"n": missing, "gain": min(missing, ops)}, "8.2.1")
    if SPACE_RACE in options:
        yield space(p, number)
    yield from sudden.by_scoring(p)
    yield from standing.tension(p)


def scoring(p: Position, number: int) -> Remark:
    """10.1, 10.4.1: what playing a scoring card brings now."""
    region = REGIONS[SCORED_BY[number]]
    ending = sudden.if_scored(p, region.where)
    outcome = "win" if ending.winner == p.side else "loss" if ending.winner == p.enemy else "points"
    told: dict[str, Value] = {"card": number, "pays": p.pays(region), "outcome": outcome}
    return Remark("scoring-now", told, "10.1", grave=outcome == "loss")


def event(p: Position, options: Sequence[int], number: int) -> Iterator[Remark]:
    """Whose event it is, whether it would do anything, and whether that would lose the game."""
    deck = p.s.rules.deck
    if number == deck.passing:
        yield Remark("autonomy-passes", {"card": number}, "9.3")
        return
    theirs = p.carries_enemy_event(number)
    idle = tried(p, number).idle
    if (theirs or EVENT in options) and not idle:
        if sudden.loses_by_event(p, number):
            yield Remark("event-loses-game", {"card": number, "theirs": int(theirs)}, "8.1.4", grave=True)
            return
        if sudden.is_at_mercy(p, number):
            yield Remark("event-risks-game", {"card": number}, "8.1.4", grave=True)
            return
    if theirs:
        yield Remark("their-event-idle" if idle else "their-event", {"card": number}, "5.2")
    elif idle:
        yield Remark("own-event-idle", {"card": number}, "5.2")
    elif EVENT in options:
        yield Remark("own-event", {"card": number, "starred": int(deck.starred[number])}, "2.2.3")


def space(p: Position, number: int) -> Remark:
    """6.4.1: the die has to show no more than the box says."""
    box = p.s.space[p.side] + 1
    first = p.s.space[p.enemy] < box
    entered = p.s.rules.space[box]
    told = {"box": box, "ways": entered.roll, "vp": entered.first if first else entered.second}
    return Remark("space-chance", {**told, "avoids": int(p.carries_enemy_event(number))}, "6.4.1")


def operations(
    p: Position, options: Sequence[int], number: int, ops: int, where: int, flags: int, follows: int
) -> Iterator[Remark]:
    """What coups would do to DEFCON, and the best that each kind of operation may come to."""
    if PLACE_INFLUENCE in options:
        dearer = p.s.rules.dearer_placement(p.s, p.side, ops, number)
        yield from placing.with_operations(p, reachable(p.s, p.side), ops, dearer, most=2)
    if COUP in options:
        targets = coup_targets(p.s, p.side, where, flags)
        yield from fighting.best_coup(p, targets, number, ops, flags, follows)
