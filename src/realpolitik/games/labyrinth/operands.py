"""What the operands of a card's steps stand for: countries, and postures that depend on the running event."""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.games.labyrinth.tracks import opposite, us_posture
from realpolitik.kernel.program import Step, Verb
from realpolitik.kernel.state import Frame

CHOSEN: Final = -1  # instead of a country: those that the event has selected

# postures that depend on that of the US, beside SOFT and HARD
SAME_AS_US: Final = 3
OPPOSITE_TO_US: Final = 4

TOWARD_ALLY: Final = -1
TOWARD_ADVERSARY: Final = 1


def countries_of(s: Labyrinth, operand: int) -> list[int]:
    return s.chosen[:] if operand == CHOSEN else [operand]


@mypyc_attr(allow_interpreted_subclasses=True)
class InEachCountry(Verb[Labyrinth]):
    """Something that happens in a country, or in each of those that the event has selected."""

    COUNTRY: Final = 1

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in countries_of(s, step[self.COUNTRY]):
            self.act(s, f, step, c)

    def act(self, s: Labyrinth, f: Frame, step: Step, c: int) -> None:
        raise NotImplementedError(f"{self.name}.act")


def posture_of(s: Labyrinth, operand: int) -> int:
    if operand == SAME_AS_US:
        return us_posture(s)
    return opposite(us_posture(s)) if operand == OPPOSITE_TO_US else operand
