"""Scoring in Twilight Struggle (10.1, 10.3.2): regions, Southeast Asia, the end of the game."""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.cards import discard
from realpolitik.games.cold_war.effects import SHUTTLE
from realpolitik.games.cold_war.scoring import CONTROL, region_levels, region_points
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import WON_BY_EUROPE, end_game, gain_difference, move_difference
from realpolitik.games.twilight_struggle.countries import (
    AFRICA,
    ASIA,
    BOARD,
    CENTRAL_AMERICA,
    EUROPE,
    JAPAN,
    MIDDLE_EAST,
    REGIONS,
    SETS,
    SOUTH_AMERICA,
    SOUTHEAST_ASIA,
    TAIWAN,
    THAILAND,
)
from realpolitik.games.twilight_struggle.deck import SHUTTLE_DIPLOMACY
from realpolitik.kernel.question import EVERYBODY, Fact, fact_kind, note_kind

SHUTTLE_USED: Final = note_kind("shuttle_used", "7.3", "region", "country")
SOUTHEAST_ASIA_SCORED: Final = note_kind("southeast_asia_scored", "7.2", "us_points", "ussr_points")
CHINA_HELD: Final = note_kind("china_held", "10.3.2", "side")

SHUTTLE_WAITS: Final = fact_kind("shuttle_waits", "7.3")
SHUTTLE_TAKES: Final = fact_kind("shuttle_takes", "7.3", "country")
TAIWAN_COUNTS: Final = fact_kind("taiwan_counts", "7.3", "country")
POINT_A_COUNTRY: Final = fact_kind("point_a_country", "7.2", "country")

NO_COUNTRY: Final = -1

FINAL_ORDER: Final = (EUROPE, ASIA, MIDDLE_EAST, CENTRAL_AMERICA, SOUTH_AMERICA, AFRICA)


def score_region(s: ColdWar, where: int) -> None:
    """10.1: a scoring card is played."""
    controller = _after_shuttle(s, where) if shuttle_applies(s, where) else s.controller
    net = _net_points(s, where, controller)
    if not s.over:
        gain_difference(s, net)


def _net_points(s: ColdWar, where: int, controller: list[int]) -> int:
    """10.3.1: control of Europe wins; otherwise the net points, above zero for the US."""
    region = REGIONS[where]
    net = region_points(s, region, controller)
    if where == EUROPE:
        us, ussr = region_levels(s, region, controller, s.rules.scoring_battlegrounds(s))
        if us == CONTROL or ussr == CONTROL:
            end_game(s, US if us == CONTROL else USSR, WON_BY_EUROPE)
    return net


def _after_shuttle(s: ColdWar, where: int) -> list[int]:
    """Shuttle Diplomacy (73): one battleground of the USSR does not count, and the card is used up."""
    taken = shuttled(s, where)
    s.effects[SHUTTLE] = 0
    if taken != NO_COUNTRY and s.noting:
        s.notes.append((SHUTTLE_USED, EVERYBODY, where, taken))
    discard(s, SHUTTLE_DIPLOMACY)
    return without(s, taken)


def shuttle_applies(s: ColdWar, where: int) -> bool:
    """Shuttle Diplomacy (73) is in force, and waits for the scoring of this region."""
    return s.effects[SHUTTLE] > 0 and where in (ASIA, MIDDLE_EAST)


def shuttled(s: ColdWar, where: int) -> int:
    """The battleground that would not count, if any. Only Japan, at America's door, is worth more than the others, so
    it is taken first; the choice makes no other difference."""
    if not shuttle_applies(s, where):
        return NO_COUNTRY
    soviet = [c for c in SETS[where].members if s.controller[c] == USSR and BOARD.battleground[c]]
    if JAPAN in soviet:
        return JAPAN
    return soviet[0] if soviet else NO_COUNTRY


def scoring_facts(s: ColdWar, where: int) -> list[Fact]:
    """What makes the scoring of a region other than usual now: Shuttle Diplomacy (73), Formosan Resolution (35), and
    how Southeast Asia is scored (38)."""
    if where == SOUTHEAST_ASIA:
        return [(POINT_A_COUNTRY, THAILAND)]
    facts: list[Fact] = []
    if shuttle_applies(s, where):
        taken = shuttled(s, where)
        facts.append((SHUTTLE_WAITS,) if taken == NO_COUNTRY else (SHUTTLE_TAKES, taken))
    if where == ASIA and s.rules.scoring_battlegrounds(s)[TAIWAN]:
        facts.append((TAIWAN_COUNTS, TAIWAN))
    return facts


def without(s: ColdWar, country: int) -> list[int]:
    """Who controls what, as if nobody controlled this country."""
    controller = s.controller[:]
    if country != NO_COUNTRY:
        controller[country] = NOBODY
    return controller


def score_southeast_asia(s: ColdWar) -> None:
    """Southeast Asia Scoring (38): a point for each country, two for Thailand."""
    points = southeast_asia_points(s)
    if s.noting:
        s.notes.append((SOUTHEAST_ASIA_SCORED, EVERYBODY, points[US], points[USSR]))
    gain_difference(s, points[US] - points[USSR])


def southeast_asia_points(s: ColdWar) -> list[int]:
    """What each side would score there now."""
    points = [0, 0]
    for c in SETS[SOUTHEAST_ASIA].members:
        side = s.controller[c]
        if side != NOBODY:
            points[side] += 2 if c == THAILAND else 1
    return points


def final_scoring(s: ColdWar) -> int:
    """10.3.2: every region, Europe first; no victory at 20 points on the way; a point for the China Card. The score as
    it was counted, also beyond the end of the track."""
    net = 0
    for where in FINAL_ORDER:
        net += _net_points(s, where, s.controller)
        if s.over:
            return s.vp
    if s.passing != NOBODY:
        net += 1 if s.passing == US else -1
        if s.noting:
            s.notes.append((CHINA_HELD, EVERYBODY, s.passing))
    return move_difference(s, net)
