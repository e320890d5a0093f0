"""What the operands of a card's steps stand for: countries, and postures that depend on the running event."""

from typing import Final

from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.games.labyrinth.tracks import opposite, us_posture

CHOSEN: Final = -1  # instead of a country: those that the event has selected

# postures that depend on that of the US, beside SOFT and HARD
SAME_AS_US: Final = 3
OPPOSITE_TO_US: Final = 4

TOWARD_ALLY: Final = -1
TOWARD_ADVERSARY: Final = 1


def countries_of(s: Labyrinth, operand: int) -> list[int]:
    return s.chosen[:] if operand == CHOSEN else [operand]


def posture_of(s: Labyrinth, operand: int) -> int:
    if operand == SAME_AS_US:
        return us_posture(s)
    return opposite(us_posture(s)) if operand == OPPOSITE_TO_US else operand
