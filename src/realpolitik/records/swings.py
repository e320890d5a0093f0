"""Turning points of any game: where its balance swung most, and stayed so."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

SWINGS_TOLD: Final = 6
LEAST_SWING: Final = 2  # less turns nothing


class Swing(NamedTuple):
    """A part of the game, by its number, that swung the balance. What is `lasting` of it neither undid the part before,
    as a rule the opponent's, nor was undone in the next."""

    moment: int
    swing: int
    lasting: int


def largest_swings(balance: Sequence[int], counts: Callable[[int], bool]) -> list[Swing]:
    """The largest that lasted, in the order of the game; `counts` says of which parts at all."""
    found = []
    for number in range(1, len(balance)):
        swing = balance[number] - balance[number - 1]
        new = _within(swing, balance[number] - balance[max(0, number - 2)])
        lasting = _within(new, balance[min(number + 1, len(balance) - 1)] - balance[number - 1])
        if abs(lasting) >= LEAST_SWING and counts(number):
            found.append(Swing(number, swing, lasting))
    largest = sorted(found, key=lambda it: (-abs(it.lasting), it.moment))[:SWINGS_TOLD]
    return sorted(largest, key=lambda it: it.moment)


def _within(swing: int, other: int) -> int:
    """As much of a swing as there is of it in another one."""
    return max(0, min(swing, other)) if swing > 0 else min(0, max(swing, other))
