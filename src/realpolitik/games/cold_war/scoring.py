"""Scoring a region (10.1): presence, domination, control, battlegrounds, and countries at the enemy's door."""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.region import Region, Totals
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.question import EVERYBODY, note_kind

REGION_SCORED: Final = note_kind(
    "region_scored", "10.1.2", "region", "us_standing", "us_points", "ussr_standing", "ussr_points"
)

# a side's standing in a region (10.1.1)
ABSENT: Final = 0
PRESENCE: Final = 1
DOMINATION: Final = 2
CONTROL: Final = 3
STANDINGS: Final = ("absent", "presence", "domination", "control")


class Standing:
    """What one side has in a region."""

    def __init__(self) -> None:
        self.countries = 0
        self.battlegrounds = 0
        self.at_the_door = 0  # controlled countries that touch the enemy superpower


def count(s: ColdWar, region: Region, controller: list[int], counted: list[bool]) -> tuple[Standing, Standing, int]:
    """What each side controls in a region, and how many battlegrounds it has of those that are counted."""
    standings = (Standing(), Standing())
    battlegrounds, touches = 0, s.rules.board.touches
    for c in s.rules.board.sets[region.where].members:
        battleground = counted[c]
        if battleground:
            battlegrounds += 1
        side = controller[c]
        if side != NOBODY:
            standing = standings[side]
            standing.countries += 1
            if battleground:
                standing.battlegrounds += 1
            if touches[c] == other(side):
                standing.at_the_door += 1
    return standings[US], standings[USSR], battlegrounds


def level(mine: Standing, theirs: Standing, battlegrounds: int) -> int:
    """10.1.1: only the best level counts."""
    if mine.countries == 0:
        return ABSENT
    if mine.countries > theirs.countries:
        if mine.battlegrounds == battlegrounds:
            return CONTROL
        both_kinds = 0 < mine.battlegrounds < mine.countries
        if mine.battlegrounds > theirs.battlegrounds and both_kinds:
            return DOMINATION
    return PRESENCE


def region_levels(s: ColdWar, region: Region, controller: list[int], counted: list[bool]) -> tuple[int, int]:
    us, ussr, battlegrounds = count(s, region, controller, counted)
    return level(us, ussr, battlegrounds), level(ussr, us, battlegrounds)


def region_totals(s: ColdWar, region: Region, controller: list[int]) -> Totals:
    """10.1.2: the standing and the points of the US, and those of the USSR."""
    us, ussr, battlegrounds = count(s, region, controller, s.rules.scoring_battlegrounds(s))
    us_level, ussr_level = level(us, ussr, battlegrounds), level(ussr, us, battlegrounds)
    us_points = region.worth[us_level] + us.battlegrounds + us.at_the_door
    ussr_points = region.worth[ussr_level] + ussr.battlegrounds + ussr.at_the_door
    return us_level, us_points, ussr_level, ussr_points


def region_points(s: ColdWar, region: Region, controller: list[int]) -> int:
    """The net points of a region, above zero for the US."""
    us_level, us_points, ussr_level, ussr_points = region_totals(s, region, controller)
    if s.noting:
        s.notes.append((REGION_SCORED, EVERYBODY, region.where, us_level, us_points, ussr_level, ussr_points))
    return us_points - ussr_points


def regions_held(s: ColdWar, side: int) -> int:
    """How many regions a side dominates or controls (Summit)."""
    held = 0
    for region in s.rules.regions:
        if region_levels(s, region, s.controller, s.rules.board.battleground)[side] >= DOMINATION:
            held += 1
    return held


def controlled(s: ColdWar, side: int, where: str) -> int:
    """How many countries of a set a side controls, the set by its name."""
    number = s.rules.board.set_named(where)
    if number < 0:
        raise KeyError(f"{s.rules.game} has no set of countries {where!r}")
    return sum(1 for c in s.rules.board.sets[number].members if s.controller[c] == side)
