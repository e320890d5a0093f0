"""Glicko-2, as Mark Glickman publishes it ("Example of the Glicko-2 system", glicko.net): a rating, how sure it is, and
how steady the player. A rating period here is one finished match, so there is no drift while somebody does not play.

**More than two at a table.** The paper knows games of two. A finished table of n is taken as a period in which each has
played each of the others, and whoever came out before another has beaten them. But these n - 1 games are not
independent: who has a good day beats everybody. Between equals all orders are equally likely, so how many of the others
somebody leaves behind is any number from 0 to n - 1, and its variance is (n² - 1) / 12, where n - 1 games by themselves
would have (n - 1) / 4. As they stand the games would be believed more than they tell. With the weight w of each, the
sum of step 4 varies by w² (n² - 1) / 12, and step 3 takes it to vary by w (n - 1) / 4; the two are the same where w = 3
/ (n + 1). It is 1 for two players, as in the paper; a table of three counts as one and a half games, one of four as
1.8, and none ever as three. (In the statistics of composite likelihoods this is known as the adjustment of the
magnitude.)
"""

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
    """One game of a period: who it was against, 1, 0.5 or 0, and how much it counts."""

    against: Standing
    score: float
    weight: float = 1.0


def after(player: Standing, games: Sequence[Game]) -> Standing:
    """The player after a rating period with these games, by steps 2 to 8 of the paper. One of weight w adds to the sums
    of steps 3 and 4 what w games would."""
    mu, phi = (player.rating - CENTRE) / SCALE, player.deviation / SCALE
    known = improvement = 0.0
    for game in games:
        sure = _g(game.against.deviation / SCALE)
        expected = 1 / (1 + exp(-sure * (mu - (game.against.rating - CENTRE) / SCALE)))
        known += game.weight * sure**2 * expected * (1 - expected)
        improvement += game.weight * sure * (game.score - expected)
    variance = 1 / known
    sigma = _volatility(phi, player.volatility, variance, variance * improvement)
    wider = sqrt(phi**2 + sigma**2)
    narrower = 1 / sqrt(1 / wider**2 + 1 / variance)
    return Standing(SCALE * (mu + narrower**2 * improvement) + CENTRE, SCALE * narrower, sigma)


def weight_at_table(players: int) -> float:
    """How much each of the games counts as which the match of so many players is taken."""
    return 3 / (players + 1)


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
