"""Shares made of what options lead to, so that bots which judge in points can say how they weigh them."""

from collections.abc import Mapping, Sequence
from math import exp

from realpolitik.bots.bot import Weighed, total


def weighed(outlooks: Mapping[int, float], options: Sequence[int], clear: float) -> list[Weighed]:
    """All options, best first. One that leads to `clear` more than another has e times its share. Options without an
    outlook stand behind the others, in their order, and weigh as little as the worst of these together."""
    ranked = sorted(outlooks, key=lambda option: outlooks[option], reverse=True)
    unseen = [option for option in options if option not in outlooks]
    weights = [exp((outlooks[option] - outlooks[ranked[0]]) / clear) for option in ranked]
    weights += [weights[-1] / len(unseen) for _ in unseen]
    together = total(weights)
    return [Weighed(option, weight / together) for option, weight in zip([*ranked, *unseen], weights, strict=True)]


def chances_of_two(lead: float, seat: int, clear: float) -> tuple[float, ...]:
    """How likely each of two seats is to win when one is ahead by so much; `clear` is worth odds of e to 1."""
    own = 1 / (1 + exp(-max(-40.0, min(40.0, lead / clear))))
    return (own, 1 - own) if seat == 0 else (1 - own, own)
