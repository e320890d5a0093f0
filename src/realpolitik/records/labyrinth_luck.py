"""Dice in Labyrinth: for every roll whether it went well for the side that it is counted for, and how likely that was.

Operations and events are counted for the side that rolls. Of what merely happens the US has the luck: a country that
turns out Fair, a posture that is its own, prestige that rises.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from realpolitik.games.labyrinth.deploy import REGIME_CHANGED
from realpolitik.games.labyrinth.dice import (
    D6,
    PURPOSES,
    ROLL_EVENT,
    ROLL_GOVERNANCE,
    ROLL_JIHAD,
    ROLL_PLOT,
    ROLL_PLOT_DAMAGE,
    ROLL_POSTURE,
    ROLL_PRESTIGE_DIRECTION,
    ROLL_RECRUIT,
    ROLL_TRAVEL,
    ROLL_WAR_OF_IDEAS,
)
from realpolitik.games.labyrinth.jihad import JIHAD_ROLLED
from realpolitik.games.labyrinth.plot import PLOT_ROLLED
from realpolitik.games.labyrinth.plot_resolution import PLOT_DAMAGE_ROLLED
from realpolitik.games.labyrinth.recruit import RECRUIT_ROLLED
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.games.labyrinth.testing import (
    COUNTRY_TESTED,
    GOVERNANCE_ROLLED,
    POSTURE_ROLLED,
    POSTURE_TESTED,
    rolled_posture,
)
from realpolitik.games.labyrinth.tracks import PRESTIGE_ROLLED
from realpolitik.games.labyrinth.travel import TRAVEL_ROLLED
from realpolitik.games.labyrinth.verbs_branching import EVENT_ROLLED, EVENT_ROLLED_AGAINST
from realpolitik.games.labyrinth.war_of_ideas import SUCCEEDS_ON, WAR_OF_IDEAS_ROLLED
from realpolitik.kernel.question import Note, dice_of

NOWHERE: Final = -1
FAIR_ON: Final = 5  # 4.9.3: the least that makes a country Fair
BETTER_ON: Final = 5  # 4.7.1.1: the least that makes prestige rise

# rolls that must not exceed a number, all of them the Jihadists'
AT_MOST: Final = {
    RECRUIT_ROLLED: ROLL_RECRUIT,
    JIHAD_ROLLED: ROLL_JIHAD,
    PLOT_ROLLED: ROLL_PLOT,
    PLOT_DAMAGE_ROLLED: ROLL_PLOT_DAMAGE,
    TRAVEL_ROLLED: ROLL_TRAVEL,
}


class Odds(NamedTuple):
    """A roll against what could be expected of it."""

    purpose: str
    side: int
    country: int
    dice: tuple[int, ...]
    success: float
    chance: float


Rolled = tuple[int, int, int, Callable[[int], bool]]  # purpose, side, country, whether a die succeeds


def odds(note: Note, us_posture: int, player: int) -> Odds | None:
    """What a note tells of a roll, if of any that is luck. `player`: whose event is running."""
    if not dice_of(note):
        return None
    found = _rolled(note, us_posture, player)
    if found is None:
        return None
    purpose, side, country, succeeds = found
    dice = dice_of(note)
    chance = sum([succeeds(die) for die in D6]) / len(D6)
    return Odds(PURPOSES[purpose], side, country, dice, float(succeeds(dice[0])), chance)


def _rolled(note: Note, us_posture: int, player: int) -> Rolled | None:
    """What the dice of a note were rolled for. The first of them decides."""
    kind, _, *rest = note
    if kind in AT_MOST:
        needed = rest[-1]
        where = rest[1] if kind == TRAVEL_ROLLED else rest[0]
        return AT_MOST[kind], JIHADIST, where, lambda die: die <= needed
    if kind == WAR_OF_IDEAS_ROLLED:
        country, _, modifier, _ = rest
        return ROLL_WAR_OF_IDEAS, US, country, lambda die: die + modifier >= SUCCEEDS_ON
    if kind in (COUNTRY_TESTED, GOVERNANCE_ROLLED, REGIME_CHANGED):
        return ROLL_GOVERNANCE, US, rest[0], lambda die: die >= FAIR_ON
    if kind in (POSTURE_TESTED, POSTURE_ROLLED):
        return ROLL_POSTURE, US, rest[0], lambda die: rolled_posture(die) == us_posture
    if kind == PRESTIGE_ROLLED:
        penalty = rest[1]
        return ROLL_PRESTIGE_DIRECTION, US, NOWHERE, lambda die: die - penalty >= BETTER_ON
    if kind in (EVENT_ROLLED, EVENT_ROLLED_AGAINST):
        country, _, needed = rest
        at_least = kind == EVENT_ROLLED
        return ROLL_EVENT, player, country, lambda die: die >= needed if at_least else die <= needed
    return None
