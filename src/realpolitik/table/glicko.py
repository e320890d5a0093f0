"""Glicko-2, as Mark Glickman publishes it ("Example of the Glicko-2 system", glicko.net): a rating, how sure it is, and
how steady the player. A rating period here is one finished match, so there is no drift while somebody does not play."""

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

SCALE: Final = 173.7178  # from Glickman's own scale to that of Elo
CENTRE: Final = 1500.0
TAU: Final = 0.5  # how fast steadiness may change; he advises 0.3 to 1.2
CLOSE: Final = 0.000001  # where the search for the new volatility ends


class Standing(NamedTuple):
    """A player's rating, its deviation, and the volatility."""

    rating: float = CENTRE
    deviation: float = 350.0
    volatility: float = 0.06


class Game(NamedTuple):
    """One game of a period: who it was against, and 1, 0.5 or 0."""

    against: Standing
    score: float


def after(player: Standing, games: Sequence[Game]) -> Standing:
    """The player after a rating period with these games, by steps 2 to 8 of the paper."""
    mu, phi = (player.rating - CENTRE) / SCALE, player.deviation / SCALE
    weighed = []
    for game in games:
        weight = _g(game.against.deviation / SCALE)
        expected = 1 / (1 + exp(-weight * (mu - (game.against.rating - CENTRE) / SCALE)))
        weighed.append((weight, expected, game.score))
    variance = 1 / sum(weight**2 * expected * (1 - expected) for weight, expected, _ in weighed)
    improvement = sum(weight * (score - expected) for weight, expected, score in weighed)
    sigma = _volatility(phi, player.volatility, variance, variance * improvement)
    wider = sqrt(phi**2 + sigma**2)
    narrower = 1 / sqrt(1 / wider**2 + 1 / variance)
    return Standing(SCALE * (mu + narrower**2 * improvement) + CENTRE, SCALE * narrower, sigma)


def _g(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Step 5: the Illinois algorithm."""
    a = log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(a - steps * TAU) < 0:
            steps += 1
        high = a - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = f(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return exp(low / 2)
