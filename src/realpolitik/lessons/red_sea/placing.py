"""Where influence does most: countries it would win or open, what that makes of the regions, and the sea lanes."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from realpolitik.games.cold_war.board import ANYWHERE, NOBODY
from realpolitik.games.cold_war.influence import bonus_within, placement_cost
from realpolitik.games.red_sea.countries import AFRICA, COUNTRIES, SEA_LANES, SETS
from realpolitik.lessons.lesson import Remark, Things, Value
from realpolitik.lessons.red_sea.position import Position

MANY: Final = 3  # countries of which it is told what they would bring


class Gain(NamedTuple):
    """What Ops would come to in one country: control, or at least the end of the enemy's."""

    country: int
    ops: int
    control: bool
    then: Position


def gains(p: Position, options: Iterable[int], ops: int, dearer: int = ANYWHERE) -> list[Gain]:
    """The countries where so many Ops would change hands, the best first: to win Africa, or to keep it from the enemy,
    is more than any points (10.4.1). In the set `dearer` the first point costs an Op more."""
    found = [gain for c in options if c < COUNTRIES and (gain := _gain(p, c, ops, dearer))]
    worth = {
        gain.country: (gain.then.wins_africa(), gain.then.pays_in_all(), gain.control, -gain.ops) for gain in found
    }
    return sorted(found, key=lambda gain: worth[gain.country], reverse=True)


def with_operations(
    p: Position, options: Iterable[int], ops: int, dearer: int = ANYWHERE, most: int = MANY
) -> Iterator[Remark]:
    for gain in gains(p, options, ops, dearer)[:most]:
        yield _told(p, gain)


def _gain(p: Position, c: int, ops: int, dearer: int) -> Gain | None:
    """Point by point, each at its own cost (6.1.2): up to control, or as far as the end of the enemy's."""
    if p.holds(c):
        return None
    then, spent, found = p, 0, None
    while not then.holds(c):
        cost = placement_cost(then.s, p.side, c) + (0 if spent else bonus_within(p.s, dearer, c))
        if spent + cost > ops:
            return found
        spent += cost
        then = then.after([(p.side, c, 1)])
        if found is None and p.is_held_against(c) and not then.is_held_against(c):
            found = Gain(c, spent, False, then)
    return Gain(c, spent, True, then)


def cost_of_control(p: Position, c: int) -> int:
    """6.1.2: the Ops that control would cost, two for a point as long as the enemy is in control."""
    theirs, mine = (p.s.influence[side][c] for side in (p.enemy, p.side))
    to_break = max(0, theirs - mine - p.s.stability[c] + 1)
    return max(0, p.missing(c)) + to_break


def _told(p: Position, gain: Gain) -> Remark:
    """With the region for which it changes most; Africa first, where that would decide the game."""
    then = gain.then
    decides = then.wins_africa() != p.wins_africa() and SETS[AFRICA].has[gain.country]
    region = max(
        p.regions_of(gain.country), key=lambda it: (decides and it.where == AFRICA, then.pays(it) - p.pays(it))
    )
    pays, before = then.pays(region), p.pays(region)
    told: dict[str, Value] = {
        "country": gain.country,
        "ops": gain.ops,
        "region": region.where,
        "pays": pays,
        "before": before,
        "brings": "win" if then.wins_africa() > 0 else "rescue" if decides else "points" if pays != before else "none",
    }
    if not gain.control:
        return Remark("place-breaks", told, "6.1.2")
    standing = then.standing(region)
    return Remark("place-control", {**told, "standing": standing if standing > p.standing(region) else 0}, "2.1.8")


def dear(p: Position, options: Iterable[int]) -> Iterator[Remark]:
    """6.1.2: where a point costs two."""
    found = tuple(c for c in options if c < COUNTRIES and p.is_held_against(c))
    if found:
        yield Remark("place-dear", {"countries": Things("COUNTRY", found)}, "6.1.2")


def at_sea(p: Position) -> Remark:
    """How the sea lanes stand."""
    mine, theirs = (p.s.influence[side][SEA_LANES] for side in (p.side, p.enemy))
    holder = {p.side: "mine", p.enemy: "theirs", NOBODY: "nobody"}[p.s.controller[SEA_LANES]]
    return Remark("sea-lanes", {"mine": mine, "theirs": theirs, "n": p.missing(SEA_LANES), "holder": holder}, "10.2")


def by_event(p: Position, options: Iterable[int], side: int, change: int) -> Iterator[Remark]:
    """What an event that adds or removes influence does for this side, and where."""
    then = {c: p.after([(side, c, change)]) for c in options if c < COUNTRIES}
    taken = tuple(c for c, after in then.items() if after.holds(c) and not p.holds(c))
    opened = tuple(c for c, after in then.items() if p.is_held_against(c) and not after.is_held_against(c))
    if taken:
        yield Remark("event-takes", {"countries": Things("COUNTRY", taken)}, "2.1.8")
    if opened and opened != taken:
        yield Remark("event-opens", {"countries": Things("COUNTRY", opened)}, "2.1.8")
    short = {c: after.missing(c) for c, after in then.items() if not after.holds(c)}
    if not (taken or opened) and short:
        nearest = min(short, key=lambda c: (short[c], not p.s.rules.board.battleground[c]))
        yield Remark("event-nearest", {"country": nearest, "n": short[nearest]}, "2.1.8")
