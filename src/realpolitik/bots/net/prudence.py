"""Prudence: no bot that has learnt takes an answer that may lose the game at once while another does not."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from realpolitik.kernel.foresight import Foresight
from realpolitik.kernel.peril import Peril

# from the least to the worst: whoever can bring a defeat about will, and chance may not
GRAVITY: Final = (Peril.NONE, Peril.POSSIBLE, Peril.DEPENDS_ON_OPPONENT, Peril.CERTAIN)


class Prudence:
    """What hangs over the options of one question, looked at where it is wanted."""

    def __init__(self, foresight: Foresight) -> None:
        self.foresight = foresight
        self.perils: dict[int, Peril] = {}

    def peril(self, option: int) -> Peril:
        if option not in self.perils:
            self.perils[option] = self.foresight.verdict(option).peril
        return self.perils[option]

    def safest(self, options: Sequence[int]) -> list[int]:
        """Those of the options over which least hangs."""
        least = min([GRAVITY.index(self.peril(option)) for option in options])
        return [option for option in options if self.peril(option) == GRAVITY[least]]

    def pick(self, weights: Mapping[int, float], draw: Callable[[Mapping[int, float]], int]) -> int:
        """One of the safest options, drawn by its weight. Only what is drawn is looked at, for that costs time."""
        left = dict(weights)
        while left:
            option = draw(left)
            if self.peril(option) == Peril.NONE:
                return option
            del left[option]
        return draw({option: weights[option] for option in self.safest(list(weights))})

    def warned_of(self, option: int) -> bool:
        """Whether something was found to hang over an option."""
        return self.perils.get(option, Peril.NONE) != Peril.NONE
