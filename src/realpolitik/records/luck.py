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


def by_purpose(rolls: Sequence[Roll], sides: Sequence[str]) -> list[tuple[str, str]]:
    """Purposes, in the order in which they were first rolled for, with each of the sides."""
    return [(purpose, side) for purpose in dict.fromkeys([roll.purpose for roll in rolls]) for side in sides]
