"""Scoring in Red Sea (10.0): regions with the sea lanes, the automatic victory in Africa, the end of the game."""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.region import Region, Totals
from realpolitik.games.cold_war.scoring import REGION_SCORED, region_points, region_totals
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import end_game, gain_difference, move_difference
from realpolitik.games.red_sea.countries import AFRICA, BOARD, REGIONS, SEA_LANES, SETS
from realpolitik.kernel.question import EVERYBODY, Fact, fact_kind, note_kind

WON_BY_AFRICA: Final = note_kind("won_by_africa", "10.4.1", "side", "vp")
SEA_LANES_DOUBLED: Final = note_kind("sea_lanes_doubled", "10.2.3", "side", "points")
SEA_LANES_ADDED: Final = note_kind("sea_lanes_added", "10.2.4", "side", "points")
SEA_LANES_HELD: Final = note_kind("sea_lanes_held", "10.2.5", "side", "n")
AUTONOMY_HELD: Final = note_kind("autonomy_held", "10.4.2", "side")

LANES_DOUBLE: Final = fact_kind("lanes_double", "10.2.3", "side")
LANES_ADD: Final = fact_kind("lanes_add", "10.2.4", "side")


def ahead_at_sea(s: ColdWar) -> int:
    """The side with more influence in the sea lanes, or NOBODY."""
    lead = s.influence[US][SEA_LANES] - s.influence[USSR][SEA_LANES]
    if lead == 0:
        return NOBODY
    return US if lead > 0 else USSR


def with_sea_lanes(s: ColdWar, side: int, points: int) -> int:
    """10.2.3, 10.2.4: control of the sea lanes doubles what a side scores; the lead there adds a point."""
    if s.controller[SEA_LANES] == side:
        return 2 * points
    return points + 1 if ahead_at_sea(s) == side else points


def totals(s: ColdWar, region: Region) -> Totals:
    """What the scoring card of a region pays, the sea lanes included."""
    us_level, us_points, ussr_level, ussr_points = region_totals(s, region, s.controller)
    return us_level, with_sea_lanes(s, US, us_points), ussr_level, with_sea_lanes(s, USSR, ussr_points)


def scoring_facts(s: ColdWar) -> list[Fact]:
    """What the sea lanes do to any scoring now."""
    leader = ahead_at_sea(s)
    if leader == NOBODY:
        return []
    return [(LANES_DOUBLE if s.controller[SEA_LANES] == leader else LANES_ADD, leader)]


def score_region(s: ColdWar, where: int) -> None:
    """10.1, 10.2: a scoring card is played, or shown by a coup at a flashpoint."""
    region = REGIONS[where]
    _, us_points, _, ussr_points = totals(s, region)
    if s.noting:
        bare = region_totals(s, region, s.controller)
        s.notes.append((REGION_SCORED, EVERYBODY, where, *bare))
        for side, points in ((US, us_points), (USSR, ussr_points)):
            if points != bare[1 + 2 * side]:
                doubled = s.controller[SEA_LANES] == side
                s.notes.append((SEA_LANES_DOUBLED if doubled else SEA_LANES_ADDED, EVERYBODY, side, points))
    if where == AFRICA:
        winner = wins_africa(s)
        if winner != NOBODY:
            end_game(s, winner, WON_BY_AFRICA)
            return
    gain_difference(s, us_points - ussr_points)


def wins_africa(s: ColdWar) -> int:
    """10.4.1: the side that controls both flashpoints and more of Africa than the other, or NOBODY."""
    holders = {s.controller[c] for c in BOARD.flashpoints}
    if len(holders) > 1 or NOBODY in holders:
        return NOBODY
    countries = [sum(1 for c in SETS[AFRICA].members if s.controller[c] == side) for side in (US, USSR)]
    (side,) = holders
    return side if countries[side] > countries[1 - side] else NOBODY


def final_scoring(s: ColdWar) -> int:
    """10.4.2: both regions without the sea lanes, then these, then a point for Romanian Autonomy; nobody wins by 10
    points on the way. The score as it was counted, also beyond the end of the track."""
    net = sum(region_points(s, region, s.controller) for region in REGIONS.values())
    leader = ahead_at_sea(s)
    if leader != NOBODY:
        n = 2 if s.controller[SEA_LANES] == leader else 1
        net += n if leader == US else -n
        if s.noting:
            s.notes.append((SEA_LANES_HELD, EVERYBODY, leader, n))
    net += 1 if s.passing == US else -1
    if s.noting:
        s.notes.append((AUTONOMY_HELD, EVERYBODY, s.passing))
    return move_difference(s, net)
