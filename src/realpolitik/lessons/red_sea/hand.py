"""Choosing cards: headlines, the card of a round, and how to use it."""

from collections.abc import Iterator, Sequence

from realpolitik.games.cold_war.board import ANYWHERE
from realpolitik.games.cold_war.coup import coup_targets
from realpolitik.games.cold_war.influence import reachable
from realpolitik.games.cold_war.labels import COUP, EVENT, PLACE_INFLUENCE, SPACE_RACE
from realpolitik.games.cold_war.occurrence import missing_condition
from realpolitik.games.red_sea.countries import REGIONS
from realpolitik.games.red_sea.flashpoint import SCORED_BY
from realpolitik.lessons.lesson import Remark, Things
from realpolitik.lessons.red_sea import fighting, placing, standing
from realpolitik.lessons.red_sea.position import Position


def headline(p: Position, options: Sequence[int]) -> Iterator[Remark]:
    """Which events would work for whom."""
    deck = p.s.rules.deck
    events = [card for card in options if not deck.scoring[card]]
    useful = tuple(
        card for card in events if not p.carries_enemy_event(card) and missing_condition(p.s, card, p.side) < 0
    )
    if useful:
        yield Remark("headline-own", {"cards": Things("CARD", useful)}, "4.5 C")
    harmful = tuple(card for card in events if p.carries_enemy_event(card))
    if harmful:
        yield Remark("headline-theirs", {"cards": Things("CARD", harmful)}, "4.5 C")
    yield from standing.duties(p)
    yield from standing.tension(p)
    yield from standing.regions(p)


def card_of_round(p: Position) -> Iterator[Remark]:
    """What to think of before a card is played."""
    yield from standing.duties(p)
    yield from standing.tension(p)
    yield from standing.score(p)
    theirs = tuple(card for card in p.hand if p.carries_enemy_event(card))
    if theirs:
        yield Remark("hand-theirs", {"cards": Things("CARD", theirs)}, "5.2")
    yield from standing.autonomy(p)
    yield from standing.regions(p)


def use(p: Position, options: Sequence[int], number: int, ops: int) -> Iterator[Remark]:
    """What each use of a card would bring."""
    deck = p.s.rules.deck
    if deck.scoring[number]:
        region = REGIONS[SCORED_BY[number]]
        yield Remark("scoring-now", {"card": number, "pays": p.pays(region)}, "10.1")
        return
    yield from event(p, options, number)
    if SPACE_RACE in options:
        yield space(p, number)
    yield from operations(p, options, number, ops)
    missing = p.military_missing(p.side)
    if missing and COUP in options:
        yield Remark("military-coup", {"n": missing, "ops": ops}, "8.2.1")
    yield from standing.tension(p)


def event(p: Position, options: Sequence[int], number: int) -> Iterator[Remark]:
    """Whose event it is, and whether it can occur."""
    deck = p.s.rules.deck
    if number == deck.passing:
        yield Remark("autonomy-passes", {"card": number}, "9.3")
        return
    idle = missing_condition(p.s, number, p.side) >= 0
    if p.carries_enemy_event(number):
        yield Remark("their-event-idle" if idle else "their-event", {"card": number}, "5.2")
    elif EVENT in options:
        yield Remark("own-event", {"card": number, "starred": int(deck.starred[number])}, "2.2.3")
    elif idle:
        yield Remark("own-event-idle", {"card": number}, "5.2")


def space(p: Position, number: int) -> Remark:
    """6.4.1: the die has to show no more than the box says."""
    box = p.s.space[p.side] + 1
    first = p.s.space[p.enemy] < box
    entered = p.s.rules.space[box]
    told = {"box": box, "ways": entered.roll, "vp": entered.first if first else entered.second}
    return Remark("space-chance", {**told, "avoids": int(p.carries_enemy_event(number))}, "6.4.1")


def operations(p: Position, options: Sequence[int], number: int, ops: int) -> Iterator[Remark]:
    """The best that each kind of operation may come to."""
    if PLACE_INFLUENCE in options:
        yield from placing.with_operations(p, reachable(p.s, p.side), ops, most=2)
    if COUP in options:
        targets = coup_targets(p.s, p.side, ANYWHERE, 0)
        best = fighting.best_coup(p, targets, number, ops)
        if best is not None:
            yield fighting.coup_odds(p, best, number, ops)
            yield from fighting.battlegrounds(p, [best])
            yield from fighting.flashpoints(p, [best])
