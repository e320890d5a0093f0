"""What it takes to stand better in a region by placing influence alone (6.1): every way is tried by the rules."""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US
from realpolitik.games.cold_war.influence import placement_cost, reachable
from realpolitik.games.cold_war.region import Region
from realpolitik.games.cold_war.scoring import count
from realpolitik.games.cold_war.state import ColdWar, change_influence, remember_presence
from realpolitik.games.cold_war.tracks import other

# prices up to these are tried first: nearly always the search ends soon
BOUNDS: Final = (4, 8, 16, 32, 128)

Counts = tuple[int, int, int, int, int]  # how much more or less of everything that a standing is judged by
Change = tuple[int, int]  # a country, and who then controls it
Step = tuple[int, Change, Counts]  # for so many Ops
Way = tuple[int, list[int]]  # the Ops, and the countries where they are spent


def in_reach(s: ColdWar, side: int) -> list[int]:
    """6.1.1: where a side may place influence in its round; outside of one, if a round of its began now."""
    if s.round and s.phasing == side:
        return reachable(s, side)
    begun = s.clone()
    remember_presence(begun)
    return reachable(begun, side)


def with_control(s: ColdWar, side: int, c: int) -> tuple[int, ColdWar]:
    """The Ops that control of a country takes, and the position with the influence placed."""
    placed, price = s.clone(), 0
    while placed.controller[c] != side:
        price += placement_cost(placed, side, c)
        change_influence(placed, side, c, 1)
    return price, placed


def price_of_breaking(s: ColdWar, side: int, c: int) -> int:
    """The Ops after which the opponent no longer controls a country."""
    placed, price = s.clone(), 0
    while placed.controller[c] == other(side):
        price += placement_cost(placed, side, c)
        change_influence(placed, side, c, 1)
    return price


def cheapest_way(s: ColdWar, side: int, region: Region, wanted: int, where: list[int]) -> Way | None:
    """The fewest Ops with which a side would have a standing in a region, or a better one, placed in some countries of
    these; None where they do not suffice.

    What a standing is judged by are numbers of countries. So of all ways to come to the same numbers only the cheapest
    is kept, and the rules judge these, one after another.
    """
    members = [c for c in s.rules.board.sets[region.where].members if c in where and s.controller[c] != side]
    steps = [_steps(s, side, region, c) for c in members]
    if not _suffice(s, side, region, wanted, steps):
        return None
    for bound in BOUNDS:
        found = _ways(steps, bound)
        tried = s.clone()
        for price, changes in sorted(found.values()):
            tried.controller = s.controller[:]
            for c, controller in changes:
                tried.controller[c] = controller
            if s.rules.region_totals(tried, region)[2 * side] >= wanted:
                return price, [c for c, _ in changes]
    return None


def _suffice(s: ColdWar, side: int, region: Region, wanted: int, steps: list[list[Step]]) -> bool:
    """Whether a side would have the standing if it took all that it can; or all but what becomes a battleground only by
    being taken, for that may be one too many."""
    tried = s.clone()
    for spared in (False, True):
        tried.controller = s.controller[:]
        for (_, (c, controller), counts), *_ in steps:
            if not (spared and counts[4]):
                tried.controller[c] = controller
        if s.rules.region_totals(tried, region)[2 * side] >= wanted:
            return True
    return False


def _ways(steps: list[list[Step]], bound: int) -> dict[Counts, tuple[int, tuple[Change, ...]]]:
    """By the numbers they lead to, the cheapest ways of at most so many Ops: in each country one step, or none."""
    found: dict[Counts, tuple[int, tuple[Change, ...]]] = {(0, 0, 0, 0, 0): (0, ())}
    for choices in steps:
        for counts, (price, changes) in list(found.items()):
            for more, change, counted in choices:
                total = price + more
                if total > bound:
                    continue
                a, b, c, d, e = counts
                to = (a + counted[0], b + counted[1], c + counted[2], d + counted[3], e + counted[4])
                if to not in found or total < found[to][0]:
                    found[to] = (total, (*changes, change))
    return found


def _steps(s: ColdWar, side: int, region: Region, c: int) -> list[Step]:
    """What a side can do in a country that it does not control: take it, or only break the opponent's control."""
    before = _counts(s, side, region, c, s.controller[c])
    ways = [(with_control(s, side, c)[0], side)]
    if s.controller[c] != NOBODY:
        ways.append((price_of_breaking(s, side, c), NOBODY))
    found: list[Step] = []
    for price, controller in ways:
        v, w, x, y, z = _counts(s, side, region, c, controller)
        counts = (v - before[0], w - before[1], x - before[2], y - before[3], z - before[4])
        found.append((price, (c, controller), counts))
    return found


def _counts(s: ColdWar, side: int, region: Region, c: int, controller: int) -> Counts:
    """What both sides would have in a region if somebody controlled a country."""
    tried = s.clone()
    tried.controller = s.controller[:]
    tried.controller[c] = controller
    us, ussr, battlegrounds = count(tried, region, tried.controller, s.rules.scoring_battlegrounds(tried))
    mine, theirs = (us, ussr) if side == US else (ussr, us)
    return mine.countries, mine.battlegrounds, theirs.countries, theirs.battlegrounds, battlegrounds
