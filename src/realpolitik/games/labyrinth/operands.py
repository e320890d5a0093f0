"""What the operands of a card's steps stand for: sides, countries, postures that depend on the running event."""

from typing import Final

from realpolitik.games.labyrinth.sides import OPPONENT, PLAYER, other
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.games.labyrinth.tracks import opposite, us_posture
from realpolitik.kernel.program import Run
from realpolitik.kernel.state import Frame

CHOSEN: Final = -1  # instead of a country: those that the event has selected

# postures that depend on that of the US, beside SOFT and HARD
SAME_AS_US: Final = 3
OPPOSITE_TO_US: Final = 4

TOWARD_ALLY: Final = -1
TOWARD_ADVERSARY: Final = 1


def side_of(f: Frame, who: int) -> int:
    """The side an operand stands for, in the running event `f`."""
    if who == PLAYER:
        return f[Run.PLAYER]
    return other(f[Run.PLAYER]) if who == OPPONENT else who


def countries_of(s: Labyrinth, operand: int) -> list[int]:
    return s.chosen[:] if operand == CHOSEN else [operand]


def posture_of(s: Labyrinth, operand: int) -> int:
    if operand == SAME_AS_US:
        return us_posture(s)
    return opposite(us_posture(s)) if operand == OPPOSITE_TO_US else operand
