"""How sure a share of wins is, or a mean."""

from collections.abc import Sequence
from math import fsum, sqrt
from typing import Final, NamedTuple

NORMAL_95: Final = 1.959963984540054  # standard deviations that hold 95 % of a normal distribution


class Interval(NamedTuple):
    low: float
    high: float


class Mean(NamedTuple):
    middle: float
    low: float
    high: float


def mean(values: Sequence[float]) -> Mean:
    """The mean of some values, and where the true one lies, with 95 % confidence; one value is all that is known."""
    middle = fsum(values) / len(values)
    if len(values) == 1:
        return Mean(middle, middle, middle)
    variance = fsum([(value - middle) ** 2 for value in values]) / (len(values) - 1)
    spread = NORMAL_95 * sqrt(variance / len(values))
    return Mean(middle, middle - spread, middle + spread)


def wilson(won: float, games: int) -> Interval:
    """Wilson's interval: where the true share lies, with 95 % confidence, when `won` of so many games were won."""
    if games == 0:
        return Interval(0.0, 1.0)
    share, z = won / games, NORMAL_95
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return Interval(max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))
