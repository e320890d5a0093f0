"""Dice luck, in any game: rolls against what could be expected of them."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Roll:
    """A roll of the dice during the part that ends at this moment. `success` may be a half: a tie."""

    at: int
    moment: int
    purpose: str
    side: str
    country: str
    dice: tuple[int, ...]
    success: float
    chance: float


@dataclass(frozen=True)
class Luck:
    """All rolls of a side for one purpose: how many succeeded, how many could be expected to."""

    side: str
    purpose: str
    rolls: int
    successes: float
    expected: float


def luck_of(rolls: Sequence[Roll], sides: Sequence[str]) -> tuple[Luck, ...]:
    """For each purpose, in the order in which they were first rolled for, and each of the sides."""
    found = []
    for purpose in dict.fromkeys([roll.purpose for roll in rolls]):
        for side in sides:
            those = [roll for roll in rolls if (roll.purpose, roll.side) == (purpose, side)]
            successes, expected = sum([roll.success for roll in those]), sum([roll.chance for roll in those])
            found.append(Luck(side, purpose, len(those), successes, expected))
    return tuple(found)
