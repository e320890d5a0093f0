"""What came of the last choice, and what the other side did since: not what the log says, but why it came so."""

from collections.abc import Callable, Iterator
from typing import Final

from realpolitik.games.cold_war.board import NOBODY
from realpolitik.games.cold_war.coup import COUP_ROLLED
from realpolitik.games.cold_war.headline import HEADLINE_CANCELLED, HEADLINE_SHOWN
from realpolitik.games.cold_war.labels import SPACE_RACE
from realpolitik.games.cold_war.occurrence import (
    CARD_PASSED,
    CARD_PASSED_BY_EVENT,
    EVENT_CANNOT_OCCUR,
    EVENT_OCCURS,
)
from realpolitik.games.cold_war.play import CARD_PLAYED
from realpolitik.games.cold_war.realignment import REALIGNED
from realpolitik.games.cold_war.rounds import ROUND_BEGINS
from realpolitik.games.cold_war.scoring import DOMINATION, REGION_SCORED
from realpolitik.games.cold_war.space import SPACE_ROLLED
from realpolitik.games.cold_war.tracks import DEFCON_CHANGED
from realpolitik.games.cold_war.turn import MILITARY_SHORT, PERIOD_BEGINS, TURN_BEGINS
from realpolitik.games.red_sea.countries import COUNTRIES, REGIONS
from realpolitik.games.red_sea.flashpoint import FLASHPOINT_SHOWN, QUIET
from realpolitik.games.red_sea.scoring import SEA_LANES_ADDED, SEA_LANES_DOUBLED
from realpolitik.kernel.question import Note
from realpolitik.lessons.lesson import Remark, Things, Value
from realpolitik.lessons.red_sea.position import Position

MANY: Final = 3  # remarks: the last are the freshest


def happened(before: Position | None, p: Position, notes: list[Note], earlier: list[Note]) -> list[Remark]:
    """What is worth telling of these notes, which follow the `earlier` ones, and of what they made of the position
    `before`."""
    found = [*headlines(p, notes)]
    for number, note in enumerate(notes):
        tell = _TOLD.get(note[0])
        if tell is not None:
            found.extend(tell(p, note, [*earlier, *notes[:number]]))
    if before is not None:
        found.extend(changes(before, p))
    return found[-MANY:]


def _whose(p: Position, side: int) -> str:
    return "mine" if side == p.side else "theirs"


def headlines(p: Position, notes: list[Note]) -> Iterator[Remark]:
    """4.5 C: which came first, and why."""
    shown = {note[2]: note[3] for note in notes if note[0] == HEADLINE_SHOWN}
    if len(shown) < 2 or any(note[0] == HEADLINE_CANCELLED for note in notes):
        return
    ops = {side: p.s.rules.deck.ops[card] for side, card in shown.items()}
    order = "same" if ops[p.side] == ops[p.enemy] else "mine" if ops[p.side] > ops[p.enemy] else "theirs"
    yield Remark("headlines-shown", {"mine": shown[p.side], "theirs": shown[p.enemy], "order": order}, "4.5 C")


def card_played(p: Position, note: Note, before: list[Note]) -> Iterator[Remark]:
    side, card, use = note[2:5]
    if side == p.enemy and p.s.rules.deck.side[card] == p.side and use == SPACE_RACE:
        yield Remark("they-spaced-yours", {"card": card}, "6.4.5")


def event_occurs(p: Position, note: Note, before: list[Note]) -> Iterator[Remark]:
    card, side = note[2:4]
    player = _player(card, before)
    if side == p.enemy and player == p.side:
        yield Remark("your-card-their-event", {"card": card}, "5.2")
    elif side == p.side and player == p.enemy and p.s.rules.deck.side[card] == p.side:
        yield Remark("they-play-yours", {"card": card}, "5.2")


def _player(card: int, before: list[Note]) -> int:
    """The side that has played the card, in this round or as its headline; NOBODY if an event brought it up."""
    for note in reversed(before):
        if note[0] in (CARD_PLAYED, HEADLINE_SHOWN) and note[3] == card:
            return note[2]
        if note[0] in (ROUND_BEGINS, TURN_BEGINS):
            break
    return NOBODY


def event_cannot_occur(p: Position, note: Note, before: list[Note]) -> Iterator[Remark]:
    card, condition = note[2:4]
    yield Remark("event-failed", {"card": card, "condition": condition}, "5.2")


def flashpoint_shown(p: Position, note: Note, before: list[Note]) -> Iterator[Remark]:
    card, country, ops = note[2:5]
    name = "flashpoint-quiet" if ops >= QUIET else "flashpoint-alarm" if ops else "flashpoint-scores"
    yield Remark(name, {"card": card, "country": country, "ops": ops}, "6.3.6.1")


def coup_rolled(p: Position, note: Note, before: list[Note]) -> Iterator[Remark]:
    side, country, die, ops, modifier, stability, result = note[2:9]
    total, against = die + ops + modifier, 2 * stability
    told: dict[str, Value] = {"who": _whose(p, side), "country": country, "sum": total, "against": against}
    if result > 0:
        yield Remark("coup-won", {**told, "n": result}, "6.3.2")
    else:
        yield Remark("coup-failed", told, "6.3.2")


def realigned(p: Position, note: Note, before: list[Note]) -> Iterator[Remark]:
    _, country, us_die, us_modifier, ussr_die, ussr_modifier = note[2:8]
    totals = (us_die + us_modifier, ussr_die + ussr_modifier)
    yield Remark("realigned", {"country": country, "mine": totals[p.side], "theirs": totals[p.enemy]}, "6.2.2")


def defcon_changed(p: Position, note: Note, before: list[Note]) -> Iterator[Remark]:
    """But for what a card shown at a flashpoint does, which is told with the card."""
    level, change = note[2:4]
    if change > 0 or FLASHPOINT_SHOWN not in [earlier[0] for earlier in before[-2:]]:
        yield Remark("defcon-fell" if change < 0 else "defcon-rose", {"defcon": level}, "8.1.7")


def region_scored(p: Position, note: Note, before: list[Note]) -> Iterator[Remark]:
    region, *bare = note[2:7]
    us, us_points, ussr, ussr_points = bare
    standings, points = (us, ussr), (us_points, ussr_points)
    mine, theirs = p.side, p.enemy
    yield Remark(
        "scored",
        {
            "region": region,
            "standing": standings[mine],
            "points": points[mine],
            "their_standing": standings[theirs],
            "their_points": points[theirs],
        },
        "10.1.2",
    )


def sea_lanes(p: Position, note: Note, before: list[Note]) -> Iterator[Remark]:
    side, points = note[2:4]
    name = "sea-doubled" if note[0] == SEA_LANES_DOUBLED else "sea-added"
    yield Remark(name, {"who": _whose(p, side), "points": points}, "10.2")


def military_short(p: Position, note: Note, before: list[Note]) -> Iterator[Remark]:
    side, n, needed = note[2:5]
    yield Remark("was-short", {"who": _whose(p, side), "n": n, "needed": needed}, "8.2.1")


def space_rolled(p: Position, note: Note, before: list[Note]) -> Iterator[Remark]:
    side, _, die, needed = note[2:6]
    name = "space-made" if die <= needed else "space-missed"
    yield Remark(name, {"who": _whose(p, side), "die": die, "needed": needed}, "6.4.1")


def card_passed(p: Position, note: Note, before: list[Note]) -> Iterator[Remark]:
    card, side, up = note[2:5]
    yield Remark("autonomy-passed", {"card": card, "who": _whose(p, side), "up": up}, "9.3")


def turn_begins(p: Position, note: Note, before: list[Note]) -> Iterator[Remark]:
    """4.4: whether cards have come into the draw pile is told just before."""
    joined = bool(before) and before[-1][0] == PERIOD_BEGINS
    if note[2] > 1:
        yield Remark("turn-began", {"turn": note[2], "joined": int(joined)}, "4.4")


_TOLD: Final[dict[int, Callable[[Position, Note, list[Note]], Iterator[Remark]]]] = {
    CARD_PLAYED: card_played,
    EVENT_OCCURS: event_occurs,
    EVENT_CANNOT_OCCUR: event_cannot_occur,
    FLASHPOINT_SHOWN: flashpoint_shown,
    COUP_ROLLED: coup_rolled,
    REALIGNED: realigned,
    DEFCON_CHANGED: defcon_changed,
    REGION_SCORED: region_scored,
    SEA_LANES_DOUBLED: sea_lanes,
    SEA_LANES_ADDED: sea_lanes,
    MILITARY_SHORT: military_short,
    SPACE_ROLLED: space_rolled,
    CARD_PASSED: card_passed,
    CARD_PASSED_BY_EVENT: card_passed,
    TURN_BEGINS: turn_begins,
}


# -- what became of the position ---------------------------------------------------------------------------------------


def changes(before: Position, p: Position) -> Iterator[Remark]:
    """Countries that changed hands, and regions in which a side stands otherwise."""
    won = tuple(c for c in range(COUNTRIES) if p.holds(c) and not before.holds(c))
    theirs = tuple(c for c in range(COUNTRIES) if p.is_held_against(c) and not before.is_held_against(c))
    lost = tuple(c for c in range(COUNTRIES) if before.holds(c) and not p.holds(c) and c not in theirs)
    for name, found in (("control-won", won), ("control-theirs", theirs), ("control-lost", lost)):
        if found:
            yield Remark(name, {"countries": Things("COUNTRY", found)}, "2.1.8")
    for region in REGIONS.values():
        for name, then, after in (("stands-mine", before, p), ("stands-theirs", _enemy(before), _enemy(p))):
            if after.standing(region) > then.standing(region) and after.standing(region) >= DOMINATION:
                yield Remark(name, {"region": region.where, "standing": after.standing(region)}, "10.1.1")


def _enemy(p: Position) -> Position:
    return Position(p.s, p.enemy)
