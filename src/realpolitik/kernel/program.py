"""Cards are programs: an event is recorded once, when the game is loaded, as steps over named verbs.

Steps are tuples of ints, `(verb, *operands)`, with jumps for the branches, so a running event is one small frame. The
same program is kept as an outline, a tree of its steps, from which its text is spoken and its branches are checked.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from realpolitik.kernel.procedure import Procedure, S, named_places, procedure
from realpolitik.kernel.question import Question
from realpolitik.kernel.state import Frame, State

Step = tuple[int, ...]
V = TypeVar("V", bound="Verb[Any]")


class Line(NamedTuple):
    """A step in the outline, with the block of lines under each label it branches to."""

    step: Step
    blocks: "tuple[tuple[int, tuple[Line, ...]], ...]"


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """What one step does. `run` may change the state, push frames, or move the program's counter.

    It names its operands as a procedure names its slots: `SIDE: Final = 1`, in the order in which they stand.
    """

    __slots__ = ("name", "number", "operands")

    def __init__(self) -> None:
        self.name = ""
        self.number = -1
        self.operands: tuple[str, ...] = ()

    def run(self, s: S, f: Frame, step: Step) -> None:
        raise NotImplementedError(f"verb {self.name}")

    def step(self, operands: Mapping[str, int]) -> Step:
        """The step that does this with these operands, all of them, by their names."""
        if operands.keys() != set(self.operands):
            raise ValueError(f"{self.name} takes {self.operands}, not {tuple(operands)}")
        return (self.number, *[operands[name] for name in self.operands])

    def named(self, step: Step) -> dict[str, int]:
        """The operands of a step by their names."""
        return dict(zip(self.operands, step[1:], strict=False))

    def altered(self, step: Step, operands: Mapping[str, int]) -> Step:
        """The step with some operands changed; what it branches to stays."""
        return (*self.step({**self.named(step), **operands}), *step[1 + len(self.operands) :])


VERBS: Final[list[Verb[Any]]] = []


def verb(name: str, v: V) -> V:
    """Register a verb under the name that its text is found by."""
    v.name = name
    v.number = len(VERBS)
    v.operands = v.operands or named_places(type(v))
    VERBS.append(v)
    return v


class Jump(Verb[State]):
    """Go on at another step: closes a block."""

    __slots__ = ()

    TO: Final = 1

    def run(self, s: State, f: Frame, step: Step) -> None:
        f[Run.COUNTER] = step[self.TO]


JUMP: Final = verb("jump", Jump())


BEGUN_FOR: Final = 1  # where the frame of a procedure that `Begin` begins has the player


class Begin(Verb[State]):
    """For a card like no other: hands over to a procedure of its own. Its frame begins with the player and the card of
    the running event, then come the operands of the step, then what it `begins` with."""

    def __init__(self, begun: Procedure[Any], *operands: str, begins: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.operands = operands
        self.begun = begun
        self.begins = begins

    def run(self, s: State, f: Frame, step: Step) -> None:
        s.stack.append([self.begun.number, f[Run.PLAYER], f[Run.CARD], *step[1:], *self.begins])


Block = AbstractContextManager[Callable[[int], AbstractContextManager[None]]]  # what `branch` gives


@mypyc_attr(allow_interpreted_subclasses=True)
class Program:
    """Records steps. A game's subclass has a method for each of its verbs, named as its cards' authors write them."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._lines: list[list[Line]] = [[]]

    @property
    def outline(self) -> tuple[Line, ...]:
        return tuple(self._lines[0])

    def emit(self, verb: Verb[Any], **operands: int) -> None:
        """Record a step: a verb with all its operands, by name."""
        step = verb.step(operands)
        self.steps.append(step)
        self._lines[-1].append(Line(step, ()))

    def rewrite(self, change: Callable[[Step], Step]) -> None:
        """Change every step, the outline's with it; what jumps must go on jumping to the same place."""
        self.steps = [change(step) for step in self.steps]
        self._lines = [list(rewritten(tuple(lines), change)) for lines in self._lines]

    @contextmanager
    def branch(
        self, verb: Verb[Any], labels: tuple[int, ...], **operands: int
    ) -> Iterator[Callable[[int], AbstractContextManager[None]]]:
        """A step that jumps to the block of one of `labels`; recorded as `(*step, label, target, label, target …)`.

        A label without a block goes on behind the branch.
        """
        step = verb.step(operands)
        at = len(self.steps)
        self.steps.append(step)
        targets: dict[int, int] = {}
        ends: list[int] = []
        blocks: list[tuple[int, tuple[Line, ...]]] = []

        @contextmanager
        def block(label: int) -> Iterator[None]:
            if label not in labels:
                raise ValueError(f"no label {label} among {labels}")
            targets[label] = len(self.steps)
            self._lines.append([])
            yield
            blocks.append((label, tuple(self._lines.pop())))
            ends.append(len(self.steps))
            self.steps.append((JUMP.number,))

        yield block
        end = len(self.steps)
        whole = (*step, *[x for label in labels for x in (label, targets.get(label, end))])
        self.steps[at] = whole
        for e in ends:
            self.steps[e] = (JUMP.number, end)
        self._lines[-1].append(Line(whole, tuple(blocks)))


def rewritten(lines: tuple[Line, ...], change: Callable[[Step], Step]) -> tuple[Line, ...]:
    return tuple(
        Line(change(line.step), tuple((label, rewritten(block, change)) for label, block in line.blocks))
        for line in lines
    )


PROGRAMS: Final[list[tuple[Step, ...]]] = []
OUTLINES: Final[list[tuple[Line, ...]]] = []
PROGRAM_NAMES: Final[list[str]] = []
PROGRAM_NUMBER: Final[dict[str, int]] = {}


def record(name: str, p: Program) -> int:
    """Keep a finished program; a running frame refers to its number, a saved one to its name."""
    if name in PROGRAM_NUMBER:
        raise ValueError(f"there is a program {name!r} already")
    PROGRAMS.append(tuple(p.steps))
    OUTLINES.append(p.outline)
    PROGRAM_NAMES.append(name)
    PROGRAM_NUMBER[name] = len(PROGRAMS) - 1
    return len(PROGRAMS) - 1


def record_like(name: str, number: int, change: Callable[[Step], Step]) -> int:
    """Keep a copy of a program under another name, every step changed."""
    p = Program()
    p.steps = list(PROGRAMS[number])
    p._lines = [list(OUTLINES[number])]
    p.rewrite(change)
    return record(name, p)


@mypyc_attr(allow_interpreted_subclasses=True)
class Running(Procedure[S]):
    """A program on its way, a step at a time. What else its steps want to know stands behind these two slots."""

    __slots__ = ()

    COUNTER: Final = 1  # the step that comes next
    PROGRAM: Final = 2

    def ask(self, s: S, f: Frame) -> Question | None:
        steps = PROGRAMS[f[self.PROGRAM]]
        at = f[self.COUNTER]
        if at >= len(steps):
            s.stack.pop()
            return None
        step = steps[at]
        f[self.COUNTER] = at + 1
        VERBS[step[0]].run(s, f, step)
        return None


class Run(Running[State]):
    """Runs a program, for the side whose event it is; a game may say where the event comes from."""

    __slots__ = ()

    PLAYER: Final = 3
    CARD: Final = 4
    SOURCE: Final = 5  # where the event comes from, if the game wants to know

    def frame(self, program: int, player: int, card: int = 0, source: int = 0) -> Frame:
        return [self.number, 0, program, player, card, source]


RUN: Final = procedure("kernel.run", Run())


def jump_to(f: Frame, step: Step, first: int, label: int) -> None:
    """Move a running program to the block of `label`; the (label, target) pairs stand in `step` from `first` on."""
    for i in range(first, len(step), 2):
        if step[i] == label:
            f[Run.COUNTER] = step[i + 1]
            return
    raise ValueError(f"no block {label} in {step}")
