"""What plots on the map threaten (8.5.6), as each side knows them: the US sees most of them from behind.

The numbers are judgements, not rules.
"""

from typing import Final

from realpolitik.bots.bot import total
from realpolitik.bots.labyrinth.ground import AID, WORTH
from realpolitik.games.labyrinth.board import (
    GOOD,
    HAS_POSTURE,
    IRAN,
    ISLAMIST_RULE,
    MUSLIM,
    POOR,
    SCHENGEN,
    UNITED_STATES,
    UNTESTED,
)
from realpolitik.games.labyrinth.plot_markers import is_within
from realpolitik.games.labyrinth.plot_resolution import WMD_DAMAGE
from realpolitik.games.labyrinth.sides import US
from realpolitik.games.labyrinth.state import (
    PLOT_BACKLASH,
    PLOT_COUNTRY,
    PLOT_FACE_UP,
    PLOT_LIMIT,
    PLOT_MARKER,
    PLOT_VALUE,
    WMD,
    Labyrinth,
)
from realpolitik.games.labyrinth.tracks import FUNDING_MOST, us_posture

UNBLOCKED: Final = 0.85  # the share of its danger, as long as it may still be blocked
FUNDING_POINT: Final = 0.6
PRESTIGE_POINT: Final = 0.6
PRESTIGE_ROLL: Final = 1.0  # what it costs on average, with what the posture of the US may become
SWAYED: Final = 0.25  # a posture that may turn away from that of the US, or toward it
OTHER_SCHENGEN: Final = 0.15
NUCLEAR_ATTACK: Final = 400.0  # a WMD in the United States wins the game (2.1.2)


def plots_waiting(s: Labyrinth, side: int) -> float:
    """What all plots on the map cost the US on average, as a side sees them."""
    return UNBLOCKED * total([plot_danger(s, plot, side) for plot in s.plots]) if s.plots else 0.0


def plot_danger(s: Labyrinth, plot: list[int], side: int) -> float:
    """What one of them costs, whatever it may be."""
    c, backlash = plot[PLOT_COUNTRY], plot[PLOT_BACKLASH] > 0
    if side != US or plot[PLOT_FACE_UP]:
        return danger(s, c, PLOT_VALUE[plot[PLOT_MARKER]], backlash)
    hidden = [*s.available, *[other[PLOT_MARKER] for other in s.plots if not other[PLOT_FACE_UP]]]
    values = [PLOT_VALUE[marker] for marker in hidden if is_within(marker, plot[PLOT_LIMIT])]
    worst = {value: danger(s, c, value, backlash) for value in set(values)}
    return total([worst[value] for value in values]) / len(values)


def danger(s: Labyrinth, c: int, value: int, backlash: bool = False) -> float:
    """What a plot of a value costs the US if it is carried out in a country."""
    if c == UNITED_STATES:
        if value == WMD:
            return NUCLEAR_ATTACK
        return PRESTIGE_ROLL + FUNDING_POINT * (FUNDING_MOST - s.funding)
    cost = FUNDING_POINT * _donations(s, c, value) * (-1 if backlash else 1)
    if s.troops[c] or s.nato == c:
        cost += PRESTIGE_POINT * (s.prestige - 1 if value == WMD else 1)
    if HAS_POSTURE[c]:
        cost += SWAYED if s.posture[c] == us_posture(s) else -SWAYED / 2 if s.posture[c] else 0.0
        if SCHENGEN[c]:
            cost += OTHER_SCHENGEN
    return cost + _damage(s, c, value) if MUSLIM[c] else cost


def _donations(s: Labyrinth, c: int, value: int) -> int:
    good = s.governance[c] == GOOD
    if MUSLIM[c] or c == IRAN:
        points = 2 if good else 1
    elif value == WMD:
        points = FUNDING_MOST
    else:
        points = 2 * value if good else value
    return min(points, FUNDING_MOST - s.funding)


def _damage(s: Labyrinth, c: int, value: int) -> float:
    """What the dice against governance cost on average."""
    governance, alignment = s.governance[c], s.alignment[c]
    if governance in (UNTESTED, ISLAMIST_RULE):
        return 0.0
    hits = (WMD_DAMAGE if value == WMD else value) * governance / 6
    cost = min(hits, float(s.aid[c])) * AID
    if governance < POOR:
        cost += hits * max(0.0, WORTH[c][governance][alignment] - WORTH[c][governance + 1][alignment])
    return cost
