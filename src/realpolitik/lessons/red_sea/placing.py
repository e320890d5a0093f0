"""Where influence does most: countries it would win or open, what that makes of the regions, and the sea lanes."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from realpolitik.games.cold_war.influence import placement_cost
from realpolitik.games.red_sea.countries import COUNTRIES, SEA_LANES
from realpolitik.lessons.lesson import Remark, Things
from realpolitik.lessons.red_sea.position import Position

MANY: Final = 3  # countries that are told of


class Gain(NamedTuple):
    """What Ops would come to in one country: control, or at least the end of the enemy's."""

    country: int
    ops: int
    control: bool
    then: Position


def with_operations(p: Position, options: Iterable[int], ops: int, most: int = MANY) -> Iterator[Remark]:
    """The countries where so many Ops would change hands, the best first."""
    found = [gain for c in options if c < COUNTRIES and (gain := _gain(p, c, ops))]
    found.sort(key=lambda gain: (gain.then.pays_in_all(), gain.control, -gain.ops), reverse=True)
    for gain in found[:most]:
        yield _told(p, gain)


def _gain(p: Position, c: int, ops: int) -> Gain | None:
    """Point by point, each at its own cost (6.1.2)."""
    held, then, spent = p.is_held_against(c), p, 0
    while not then.holds(c):
        cost = placement_cost(then.s, p.side, c)
        if spent + cost > ops:
            break
        spent += cost
        then = then.after([(p.side, c, 1)])
    if p.holds(c) or not spent:
        return None
    if then.holds(c):
        return Gain(c, spent, True, then)
    return Gain(c, spent, False, then) if held and not then.is_held_against(c) else None


def _told(p: Position, gain: Gain) -> Remark:
    """With the region for which it changes most."""
    region = max(p.regions_of(gain.country), key=lambda it: gain.then.pays(it) - p.pays(it))
    pays, before = gain.then.pays(region), p.pays(region)
    told = {
        "country": gain.country,
        "ops": gain.ops,
        "region": region.where,
        "pays": pays,
        "before": before,
        "changes": int(pays != before),
    }
    if not gain.control:
        return Remark("place-breaks", {**told}, "6.1.2")
    standing = gain.then.standing(region)
    return Remark("place-control", {**told, "standing": standing if standing > p.standing(region) else 0}, "2.1.8")


def dear(p: Position, options: Iterable[int]) -> Iterator[Remark]:
    """6.1.2: where a point costs two."""
    found = tuple(c for c in options if c < COUNTRIES and p.is_held_against(c))
    if found:
        yield Remark("place-dear", {"countries": Things("COUNTRY", found)}, "6.1.2")


def at_sea(p: Position) -> Remark:
    """How the sea lanes stand."""
    mine, theirs = (p.s.influence[side][SEA_LANES] for side in (p.side, p.enemy))
    needed = p.s.stability[SEA_LANES] + theirs - mine
    return Remark("sea-lanes", {"mine": mine, "theirs": theirs, "n": max(0, needed)}, "10.2")


def by_event(p: Position, options: Iterable[int], side: int, change: int) -> Iterator[Remark]:
    """What an event that adds or removes influence does for this side, where, and what it costs it."""
    then = {c: p.after([(side, c, change)]) for c in options if c < COUNTRIES}
    taken = tuple(c for c, after in then.items() if after.holds(c) and not p.holds(c))
    opened = tuple(c for c, after in then.items() if p.is_held_against(c) and not after.is_held_against(c))
    lost = tuple(c for c, after in then.items() if p.holds(c) and not after.holds(c))
    if taken:
        yield Remark("event-takes", {"countries": Things("COUNTRY", taken)}, "2.1.8")
    if opened and opened != taken:
        yield Remark("event-opens", {"countries": Things("COUNTRY", opened)}, "2.1.8")
    if lost:
        yield Remark("event-loses", {"countries": Things("COUNTRY", lost)}, "2.1.8")
    short = {c: after.missing(c) for c, after in then.items() if not after.holds(c)}
    if not (taken or opened or lost) and short:
        nearest = min(short, key=lambda c: (short[c], not p.s.rules.board.battleground[c]))
        yield Remark("event-nearest", {"country": nearest, "n": short[nearest]}, "2.1.8")
