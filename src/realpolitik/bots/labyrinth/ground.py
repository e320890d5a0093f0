"""What a country is worth to the US: its governance and alignment, and what the cells and troops there can do.

The numbers are judgements, not rules.
"""

from typing import Final

from realpolitik.games.labyrinth.board import (
    ADVERSARY,
    ALLY,
    COUNTRIES,
    FAIR,
    GOOD,
    IRAN,
    ISLAMIST_RULE,
    MUSLIM,
    NEUTRAL,
    PAKISTAN,
    POOR,
    RESOURCES,
    UNITED_STATES,
    UNTESTED,
)
from realpolitik.games.labyrinth.jihad import surplus_needed
from realpolitik.games.labyrinth.markers import BENAZIR_BHUTTO, FATA
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.games.labyrinth.war_of_ideas import SURPLUS

# governance: so much, and so much more for each resource
GOVERNED: Final = {GOOD: (2.2, 1.6), FAIR: (1.2, 0.6), POOR: (0.3, 0.15), ISLAMIST_RULE: (-3.0, -2.0)}
# what the alignment takes away before a country is Good
ALIGNED: Final = {NEUTRAL: (0.5, 0.2), ADVERSARY: (1.1, 0.4)}
GOOD_NEUTRAL: Final = 0.5  # likewise where it is: it does not help its neighbours (7.2.1.2)

AID: Final = 0.4
SIEGE: Final = 0.5
OCCUPIED: Final = 0.5  # a Regime Change country is where cells are recruited without fail
SURPLUS_MISSING: Final = 0.25  # a cube that is missing for a War of Ideas there, up to so many
MOST_MISSING: Final = 6
IDLE_TROOPS: Final = 0.04  # a cube where a plot would cost prestige

SLEEPER: Final = 0.7
ACTIVE: Final = 0.52
AT_HOME: Final = 0.6  # a cell in the United States more than elsewhere
OUT_OF_REACH: Final = 0.12  # a cell that cannot be disrupted where it is
CADRE: Final = 0.2
FOOTHOLD: Final = 0.25  # for a cell that troops can disrupt, twice at most, with prestige to gain
REVOLUTION: Final = 0.3  # the share of what Islamist Rule costs, where enough cells are for a Major Jihad
WEAR: Final = 0.3  # the share of what a Minor Jihad may cost


def _governed(resources: int, governance: int, alignment: int) -> float:
    at_least, by_resources = GOVERNED[governance]
    total = at_least + by_resources * resources
    if governance == ISLAMIST_RULE or alignment == ALLY:
        return total
    if governance == GOOD:
        return total - GOOD_NEUTRAL
    at_least, by_resources = ALIGNED[alignment]
    return total - at_least - by_resources * resources


def _table(c: int) -> list[list[float]]:
    """By governance and alignment. What is untested is worth what a test brings on average (4.9.4)."""
    table = [[0.0] * 4 for _ in range(5)]
    if MUSLIM[c]:
        for governance in (GOOD, FAIR, POOR, ISLAMIST_RULE):
            for alignment in (ALLY, NEUTRAL, ADVERSARY):
                table[governance][alignment] = _governed(RESOURCES[c], governance, alignment)
        table[UNTESTED][0] = (table[FAIR][NEUTRAL] + 2 * table[POOR][NEUTRAL]) / 3
    return table


WORTH: Final = [_table(c) for c in range(COUNTRIES)]


def at(s: Labyrinth, c: int) -> float:
    """All that a country and what is in it are worth to the US."""
    cells = s.sleepers[c] + s.active[c] + (1 if s.sadr == c else 0)
    total = -CADRE if s.cadre[c] else 0.0
    if cells:
        total -= SLEEPER * s.sleepers[c] + ACTIVE * (cells - s.sleepers[c])
        if c == UNITED_STATES:
            total -= AT_HOME * cells
    if not MUSLIM[c]:
        return total - OUT_OF_REACH * cells if c == IRAN else total
    governance = s.governance[c]
    troops = s.troops[c] + (2 if s.nato == c else 0)
    total += WORTH[c][governance][s.alignment[c]]
    if s.regime_change[c]:
        total -= OCCUPIED + SURPLUS_MISSING * min(MOST_MISSING, max(0, SURPLUS - (troops - cells)))
    elif troops:
        total -= IDLE_TROOPS * troops
    if governance != ISLAMIST_RULE:
        total += AID * min(2, s.aid[c]) - SIEGE * s.besieged[c]
    return total + _struggle(s, c, cells, troops) if cells else total


def _struggle(s: Labyrinth, c: int, cells: int, troops: int) -> float:
    """What cells threaten in a Muslim country, and how they can be got at. One that they would be the first to test is
    taken for Poor, as most turn out."""
    governance = s.governance[c] or POOR
    if governance == ISLAMIST_RULE:
        return -OUT_OF_REACH * cells
    total = 0.0
    if troops >= 2:
        total += FOOTHOLD * min(2, cells)
    elif s.alignment[c] != ALLY or (c == PAKISTAN and s.markers[FATA]):
        total -= OUT_OF_REACH * cells
    if c == PAKISTAN and s.markers[BENAZIR_BHUTTO]:
        return total
    worth = WORTH[c]
    if governance != POOR:
        drop = worth[governance][s.alignment[c]] - worth[governance + 1][s.alignment[c]]
        total -= WEAR * min(3, cells) * governance / 6 * max(0.0, drop)
    ahead = cells - troops
    if ahead > 0:
        total -= _revolution(s, c, ahead)
    return total


def _revolution(s: Labyrinth, c: int, ahead: int) -> float:
    """8.4.2: what a Major Jihad threatens, the more the fewer cells are missing for it."""
    needed = surplus_needed(s)
    steps = POOR - (s.governance[c] or POOR)  # a better governance has farther to fall
    worth = WORTH[c]
    at_stake = worth[POOR][s.alignment[c] or NEUTRAL] - worth[ISLAMIST_RULE][ADVERSARY]
    share: float = REVOLUTION * min(1.0, ahead / needed) ** 1.5
    return at_stake * share * (1.3 if s.besieged[c] else 1.0) / (1 + steps)
