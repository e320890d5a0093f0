"""Dice in the games of the cold war: for every roll what could be expected of it, exactly, from the rules.

A roll has a chance of success, and coups and realignments also a swing: how much influence the side that acts gains on
its enemy. Luck is what came of the roll, less what could be expected. Of two sides that roll against each other, the
luck is that of the side that acts.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.coup import COUP_ROLLED
from realpolitik.games.cold_war.dice import (
    D6,
    PURPOSES,
    ROLL_CONTEST,
    ROLL_COUP,
    ROLL_REALIGNMENT,
    ROLL_SPACE,
    ROLL_TRAP,
    ROLL_WAR,
)
from realpolitik.games.cold_war.event import CONTEST_ROLLED
from realpolitik.games.cold_war.realignment import REALIGNED
from realpolitik.games.cold_war.space import SPACE_ROLLED
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.cold_war.war import WAR_ROLLED
from realpolitik.kernel.question import Note, dice_of

HALF: Final = Fraction(1, 2)
NOWHERE: Final = -1


@dataclass(frozen=True)
class Odds:
    """A roll against what could be expected of it. `success` is 1, 0, or a half for a tie; `swing` is influence."""

    purpose: str
    side: int
    country: int  # NOWHERE where the roll is about none
    dice: tuple[int, ...]
    success: float
    chance: float
    swing: int
    expected_swing: float


Outcome = tuple[Fraction, int]  # success and swing of one way in which the dice may fall


def odds(note: Note, influence: Sequence[Sequence[int]], spares_active: bool) -> Odds | None:
    """What a note tells of a roll, if of any. `influence` is that before the roll; `spares_active`: in realignments the
    side that acts loses nothing (V-R2)."""
    if not dice_of(note):
        return None
    kind, _, side, *rest = note
    if kind == COUP_ROLLED:
        country, _, ops, modifier, stability, _ = rest
        return _odds(ROLL_COUP, note, country, lambda dice: _coup(dice[0] + ops + modifier - 2 * stability))
    if kind == REALIGNED:
        country, _, us_modifier, _, ussr_modifier = rest
        there = influence[US][country], influence[USSR][country]

        def realigned(dice: tuple[int, ...]) -> Outcome:
            return _realignment(side, dice[US] + us_modifier - dice[USSR] - ussr_modifier, there, spares_active)

        return _odds(ROLL_REALIGNMENT, note, country, realigned)
    if kind == WAR_ROLLED:
        country, _, modifier, needed = rest
        return _odds(ROLL_WAR, note, country, lambda dice: _plain(dice[0] + modifier >= needed))
    if kind == SPACE_ROLLED:
        needed = rest[-1]
        return _odds(ROLL_SPACE, note, NOWHERE, lambda dice: _plain(dice[0] <= needed))
    if kind == CONTEST_ROLLED:
        _, bonus, _, other_bonus = rest
        return _odds(ROLL_CONTEST, note, NOWHERE, lambda dice: _contest(dice[0] + bonus - dice[1] - other_bonus))
    return None


def trap_odds(note: Note, freed_by: int) -> Odds:
    """A roll to get out of a trap: so much or less frees the side."""
    return _odds(ROLL_TRAP, note, NOWHERE, lambda dice: _plain(dice[0] <= freed_by))


def _odds(purpose: int, note: Note, country: int, outcome: Callable[[tuple[int, ...]], Outcome]) -> Odds:
    """The roll as it fell, and the mean of all the ways in which it could."""
    dice = dice_of(note)
    success, swing = outcome(dice)
    ways = [outcome(way) for way in product(D6, repeat=len(dice))]
    return Odds(
        purpose=PURPOSES[purpose],
        side=note[2],
        country=country,
        dice=dice,
        success=float(success),
        chance=float(sum((s for s, _ in ways), Fraction(0)) / len(ways)),
        swing=swing,
        expected_swing=sum(n for _, n in ways) / len(ways),
    )


def _plain(success: bool) -> Outcome:
    return Fraction(int(success)), 0


def _coup(result: int) -> Outcome:
    """6.3.2: what exceeds twice the stability is removed from the enemy, then added to one's own."""
    return Fraction(int(result > 0)), max(0, result)


def _realignment(side: int, us_lead: int, there: tuple[int, int], spares_active: bool) -> Outcome:
    """6.2.2: the lower total loses the difference, no more than it has."""
    lead = us_lead if side == US else -us_lead
    if lead > 0:
        swing = min(lead, there[other(side)])
    else:
        swing = 0 if spares_active else -min(-lead, there[side])
    return Fraction(int(swing > 0)), swing


def _contest(lead: int) -> Outcome:
    return (HALF if lead == 0 else Fraction(int(lead > 0))), 0
