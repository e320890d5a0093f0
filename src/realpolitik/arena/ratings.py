"""Ratings by maximum likelihood, after Bradley and Terry, and Luce where more than two play.

A bot has a strength, and wins a game with its share of all strengths at the table; of two bots that is Bradley and
Terry's model. Ratings are strengths on the scale of Elo's: 400 points are odds of ten to one. So that whoever never
lost has a rating too, every table counts as if one more game had been shared by all who sat there.
"""

from collections.abc import Mapping, Sequence
from math import exp, fsum, log, sqrt
from typing import Final, NamedTuple

from realpolitik.arena.playing import Played
from realpolitik.arena.statistics import NORMAL_95
from realpolitik.bots.roster import RANDOM

POINTS_A_STEP: Final = 400 / log(10)  # of Elo's scale, for odds of e to 1
CLOSE_ENOUGH: Final = 1e-9
MOST_ROUNDS: Final = 100  # of Newton's method, which needs a dozen
LONGEST_STEP: Final = 2.0  # so that it does not leap


class Rating(NamedTuple):
    """Where a bot stands above the one that all are measured by, and within what, with 95 % confidence."""

    bot: str
    points: float
    low: float
    high: float


class Company(NamedTuple):
    """All games of the same bots, wherever they sat."""

    bots: tuple[str, ...]
    games: float
    won: Mapping[str, float]


def ratings(played: Sequence[Played]) -> list[Rating]:
    """The bots, the strongest first; `random` has 0 where it plays, else the weakest. None where nobody met another."""
    companies = _companies(played)
    bots = list(dict.fromkeys([bot for company in companies for bot in company.bots]))
    if len(bots) < 2:
        return []
    anchor = RANDOM if RANDOM in bots else bots[0]
    bots = _met(companies, anchor)
    found, spread = _fitted(companies, bots, anchor)
    if anchor != RANDOM:
        found, spread = _fitted(companies, bots, min(bots, key=lambda bot: found[bot]))
    made = [
        Rating(bot, found[bot] * POINTS_A_STEP, *[(found[bot] + z * spread[bot]) * POINTS_A_STEP for z in _EDGES])
        for bot in bots
    ]
    return sorted(made, key=lambda rating: -rating.points)


_EDGES: Final = (-NORMAL_95, NORMAL_95)


def _companies(played: Sequence[Played]) -> list[Company]:
    """Games of different bots by who met, each with one more that all shared."""
    sums: dict[tuple[str, ...], dict[str, float]] = {}
    for game in played:
        bots = tuple(sorted(game.sat))
        if len(set(bots)) < 2:
            continue
        won = sums.setdefault(bots, {bot: bots.count(bot) / len(bots) for bot in bots})
        for bot, share in zip(game.sat, game.shares, strict=True):
            won[bot] += share
    return [Company(bots, fsum(won.values()), won) for bots, won in sums.items()]


def _met(companies: Sequence[Company], anchor: str) -> list[str]:
    """The bots that have met one, or one that has met it, and so on: no others can be measured by it."""
    met = [anchor]
    for bot in met:
        for company in companies:
            if bot in company.bots:
                met += [other for other in dict.fromkeys(company.bots) if other not in met]
    return met


def _fitted(
    companies: Sequence[Company], bots: Sequence[str], anchor: str
) -> tuple[dict[str, float], dict[str, float]]:
    """The logarithms of the strengths that make the results likeliest, the anchor's being 0, and how far each may be
    off: the standard deviation that the curvature tells. By Newton's method."""
    free = [bot for bot in bots if bot != anchor]
    strength = dict.fromkeys(bots, 0.0)
    for _ in range(MOST_ROUNDS):
        slope, curve = _slope_and_curve(companies, free, strength)
        steps = _solved(curve, slope)
        longest = max([abs(step) for step in steps])
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        for bot, step in zip(free, steps, strict=True):
            strength[bot] += scale * step
        if longest < CLOSE_ENOUGH:
            break
    _, curve = _slope_and_curve(companies, free, strength)
    spread = {anchor: 0.0}
    for at, bot in enumerate(free):
        spread[bot] = sqrt(max(0.0, _solved(curve, [float(at == other) for other in range(len(free))])[at]))
    return strength, spread


def _slope_and_curve(
    companies: Sequence[Company], free: Sequence[str], strength: Mapping[str, float]
) -> tuple[list[float], list[list[float]]]:
    """The first derivatives of the log likelihood, and the second ones with their signs turned."""
    slope = [0.0] * len(free)
    curve = [[0.0] * len(free) for _ in free]
    for bots, games, won in companies:
        if bots[0] not in strength:
            continue
        weights = [exp(strength[bot]) for bot in bots]
        together = fsum(weights)
        chance = {bot: bots.count(bot) * exp(strength[bot]) / together for bot in bots}
        for row, bot in enumerate(free):
            if bot not in chance:
                continue
            slope[row] += won[bot] - games * chance[bot]
            for column, other in enumerate(free):
                if other in chance:
                    curve[row][column] += games * chance[bot] * ((bot == other) - chance[other])
    return slope, curve


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """What `matrix` times gives `right`: Gauss's elimination, largest pivot first."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    n = len(rows)
    for at in range(n):
        pivot = max(range(at, n), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(n):
            if row != at:
                factor = rows[row][at] / rows[at][at]
                rows[row] = [value - factor * above for value, above in zip(rows[row], rows[at], strict=True)]
    return [rows[at][n] / rows[at][at] for at in range(n)]
