"""Why bots choose as they do: what the reasons of all of them come down to."""

from collections.abc import Sequence
from typing import Final

from realpolitik.bots.bot import Why, why_kind

WINS: Final = why_kind("wins")
LEAST_HARM: Final = why_kind("least_harm")

NOTEWORTHY: Final = 0.05  # a gain below this is no reason


def best_gain(gains: Sequence[tuple[float, Why]]) -> Why:
    """The reason that gains most, the first of equal ones; where none gains enough, that it does the least harm."""
    most, why = gains[0]
    for gain, reason in gains:
        if gain > most:
            most, why = gain, reason
    return why if most > NOTEWORTHY else (LEAST_HARM,)
