"""What the events of games for two sides share: whose they are, and the facts of a position that they turn on."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from realpolitik.kernel.procedure import S
from realpolitik.kernel.program import Block, Program, Run, Step, Verb, jump_to
from realpolitik.kernel.state import Frame

PLAYER: Final = 2  # in a program, instead of a side: the one whose event it is
OPPONENT: Final = 3


def side_of(f: Frame, who: int) -> int:
    """The side an operand stands for, in the running event `f`."""
    if who == PLAYER:
        return f[Run.PLAYER]
    return 1 - f[Run.PLAYER] if who == OPPONENT else who


@mypyc_attr(allow_interpreted_subclasses=True)
class OfSide(Verb[S]):
    """Something that a side does, or that happens to it."""

    __slots__ = ()

    SIDE: Final = 1

    def run(self, s: S, f: Frame, step: Step) -> None:
        self.act(s, f, step, self.side(s, f, step))

    def side(self, s: S, f: Frame, step: Step) -> int:
        return side_of(f, step[self.SIDE])

    def act(self, s: S, f: Frame, step: Step, side: int) -> None:
        raise NotImplementedError(f"{self.name}.act")


class Conditions(Generic[S]):
    """Facts of the position by name, so that text can name them; each holds, or not, of the state and a side."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self._functions: list[Callable[[S, int], bool]] = []

    def add(self, name: str, function: Callable[[S, int], bool]) -> int:
        """The number by which steps refer to it."""
        self.names.append(name)
        self._functions.append(function)
        return len(self.names) - 1

    def holds(self, condition: int, s: S, side: int) -> bool:
        return self._functions[condition](s, side)


@mypyc_attr(allow_interpreted_subclasses=True)
class When(Verb[S]):
    """Go on with one block where a condition holds of the player, with the other where not."""

    __slots__ = ("conditions", "no", "yes")

    CONDITION: Final = 1

    def __init__(self, conditions: Conditions[S], yes: int, no: int) -> None:
        super().__init__()
        self.conditions = conditions
        self.yes = yes
        self.no = no

    def run(self, s: S, f: Frame, step: Step) -> None:
        holds = self.conditions.holds(step[self.CONDITION], s, f[Run.PLAYER])
        jump_to(f, step, self.CONDITION + 1, self.yes if holds else self.no)


@mypyc_attr(allow_interpreted_subclasses=True)
class Turning(Program):
    """A program that may turn on conditions."""

    def __init__(self, on: When[Any]) -> None:
        super().__init__()
        self._on = on

    @contextmanager
    def when(self, holds: int) -> Iterator[None]:
        """A block for when a condition holds."""
        with self.whether(holds) as block, block(self._on.yes):
            yield

    def whether(self, holds: int) -> Block:
        """Two blocks: `with p.whether(X) as case: with case(YES): … with case(NO): …`."""
        return self.branch(self._on, condition=holds, labels=(self._on.yes, self._on.no))
