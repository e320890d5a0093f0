"""Steps that are repeated, for a different region each time if the card says so."""

from typing import Final

from realpolitik.games.world_order.effects import effect_below, perform_within
from realpolitik.games.world_order.spending import payable
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import Question
from realpolitik.kernel.state import Frame


class Repeat(Procedure[WorldOrder]):
    """Steps carried out up to so many times; it ends when a round of them was not paid for."""

    POWER: Final = 1
    PROGRAM: Final = 2
    LEFT: Final = 3
    DISTINCT: Final = 4  # a different region each time
    VISITED: Final = 5  # the regions, as a set

    def frame(self, power: int, program: int, left: int, distinct: int) -> Frame:
        return [self.number, power, program, left, distinct, 0]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        if not f[self.LEFT] or not payable(s, f[self.POWER], f[self.PROGRAM]):
            s.stack.pop()
            return None
        f[self.LEFT] -= 1
        perform_within(s, effect_below(s), f[self.PROGRAM])
        return None


REPEATING: Final = procedure("world_order.repeating", Repeat())


def _repetition(s: WorldOrder) -> Frame | None:
    """The repetition that the steps on top belong to, if their regions are to differ."""
    below = s.stack[-2] if len(s.stack) > 1 else []
    return below if below and below[0] == REPEATING.number and below[Repeat.DISTINCT] else None


def remember_region(s: WorldOrder, r: int) -> None:
    repetition = _repetition(s)
    if repetition is not None:
        repetition[Repeat.VISITED] |= 1 << r


def visited(s: WorldOrder) -> int:
    """The regions that the steps have been to, as a set."""
    repetition = _repetition(s)
    return repetition[Repeat.VISITED] if repetition is not None else 0
