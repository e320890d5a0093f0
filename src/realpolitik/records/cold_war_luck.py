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
    ROLL_EVENT,
    ROLL_REALIGNMENT,
    ROLL_SPACE,
    ROLL_TRAP,
    ROLL_WAR,
)
from realpolitik.games.cold_war.realignment import REALIGNED
from realpolitik.games.cold_war.space import SPACE_ROLLED
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.cold_war.trap import TRAP_ROLLED
from realpolitik.games.cold_war.verbs_operations import CONTEST_ROLLED, EVENT_ROLLED
from realpolitik.games.cold_war.war import WAR_ROLLED
from realpolitik.kernel.question import Note, dice_of

HALF: Final = Fraction(1, 2)
NOWHERE: Final = -1
TRAP_FREED_BY: Final = 4  # a trap is left with so much or less (5.3)


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


Fall = tuple[Fraction, int]  # success and swing of one way in which the dice may fall
Rolled = tuple[int, int, Callable[[tuple[int, ...]], Fall]]  # the purpose, the country, and what comes of the dice


def odds(note: Note, influence: Sequence[Sequence[int]], spares_active: bool, named: Sequence[bool]) -> Odds | None:
    """What a note tells of a roll, if of any. `influence` is that before the roll; `spares_active`: in realignments the
    side that acts loses nothing (V-R2); `named`: which of the dice were not rolled, as somebody named their numbers.
    Where all were, nothing was left to luck."""
    found = _rolled(note, influence, spares_active)
    if found is None or all(named):
        return None
    purpose, country, outcome = found
    dice = dice_of(note)
    success, swing = outcome(dice)
    falls = [[die] if fixed else D6 for die, fixed in zip(dice, named, strict=True)]
    ways = [outcome(way) for way in product(*falls)]
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


def _rolled(note: Note, influence: Sequence[Sequence[int]], spares_active: bool) -> Rolled | None:
    """What the dice of a note were rolled for."""
    if not dice_of(note):
        return None
    kind, _, side, *rest = note
    if kind == COUP_ROLLED:
        country, _, ops, modifier, stability, _ = rest
        return ROLL_COUP, country, lambda dice: _coup(dice[0] + ops + modifier - 2 * stability)
    if kind == REALIGNED:
        country, _, us_modifier, _, ussr_modifier = rest
        there = influence[US][country], influence[USSR][country]

        def realigned(dice: tuple[int, ...]) -> Fall:
            return _realignment(side, dice[US] + us_modifier - dice[USSR] - ussr_modifier, there, spares_active)

        return ROLL_REALIGNMENT, country, realigned
    if kind == WAR_ROLLED:
        country, _, modifier, needed = rest
        return ROLL_WAR, country, lambda dice: _plain(dice[0] + modifier >= needed)
    if kind == SPACE_ROLLED:
        needed = rest[-1]
        return ROLL_SPACE, NOWHERE, lambda dice: _plain(dice[0] <= needed)
    if kind == CONTEST_ROLLED:
        _, bonus, _, other_bonus = rest
        return ROLL_CONTEST, NOWHERE, lambda dice: _contest(dice[0] + bonus - dice[1] - other_bonus)
    if kind == TRAP_ROLLED:
        return ROLL_TRAP, NOWHERE, lambda dice: _plain(dice[0] <= TRAP_FREED_BY)
    if kind == EVENT_ROLLED:
        _, _, bonus, needed = rest
        return ROLL_EVENT, NOWHERE, lambda dice: _plain(dice[0] + bonus >= needed)
    return None


def _plain(success: bool) -> Fall:
    return Fraction(int(success)), 0


def _coup(result: int) -> Fall:
    """6.3.2: what exceeds twice the stability is removed from the enemy, then added to one's own."""
    return Fraction(int(result > 0)), max(0, result)


def _realignment(side: int, us_lead: int, there: tuple[int, int], spares_active: bool) -> Fall:
    """6.2.2: the lower total loses the difference, no more than it has."""
    lead = us_lead if side == US else -us_lead
    if lead > 0:
        swing = min(lead, there[other(side)])
    else:
        swing = 0 if spares_active else -min(-lead, there[side])
    return Fraction(int(swing > 0)), swing


def _contest(lead: int) -> Fall:
    return (HALF if lead == 0 else Fraction(int(lead > 0))), 0
