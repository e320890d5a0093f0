"""Turning points of any game: where its balance swung most, or somebody's lead, and stayed so."""

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
    largest = sorted(_swings(balance, counts), key=lambda it: (-abs(it.lasting), it.moment))[:SWINGS_TOLD]
    return sorted(largest, key=lambda it: it.moment)


def _swings(balance: Sequence[int], counts: Callable[[int], bool]) -> list[Swing]:
    """All that lasted and are large enough."""
    found = []
    for number in range(1, len(balance)):
        swing = balance[number] - balance[number - 1]
        new = _within(swing, balance[number] - balance[max(0, number - 2)])
        lasting = _within(new, balance[min(number + 1, len(balance) - 1)] - balance[number - 1])
        if abs(lasting) >= LEAST_SWING and counts(number):
            found.append(Swing(number, swing, lasting))
    return found


class LeadSwing(NamedTuple):
    """A part of the game in which a side, by its number, gained on the best of the others."""

    moment: int
    side: int
    swing: int
    lasting: int


def largest_lead_swings(scores: Sequence[Sequence[int]], counts: Callable[[int], bool]) -> list[LeadSwing]:
    """The same where any number of sides have scores, one list a moment: where the margin of one over the best of the
    others grew most, and stayed so. Of each part, the side that gained most; of several, the one ahead of them."""
    found = [
        LeadSwing(it.moment, side, it.swing, it.lasting)
        for side in range(len(scores[0]) if scores else 0)
        for it in _swings([_margin(now, side) for now in scores], counts)
        if it.lasting > 0
    ]
    found.sort(key=lambda it: (it.lasting, scores[it.moment][it.side]))
    gained = {it.moment: it for it in found}  # the last of each part, which gained most
    largest = sorted(gained.values(), key=lambda it: (-it.lasting, it.moment))[:SWINGS_TOLD]
    return sorted(largest, key=lambda it: it.moment)


def _margin(scores: Sequence[int], side: int) -> int:
    """How far a side is ahead of the best of the others; below zero, behind."""
    return scores[side] - max([score for other, score in enumerate(scores) if other != side])


def _within(swing: int, other: int) -> int:
    """As much of a swing as there is of it in another one."""
    return max(0, min(swing, other)) if swing > 0 else min(0, max(swing, other))
