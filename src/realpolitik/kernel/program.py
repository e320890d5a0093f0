"""Cards are programs: an event is recorded once, when the game is loaded, as steps over named verbs.

Steps are tuples of ints, `(verb, *operands)`, with jumps for the branches, so a running event is one small frame. The
same program is kept as an outline, a tree of its steps, from which its text is spoken and its branches are checked.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from realpolitik.kernel.question import Question
from realpolitik.kernel.state import Frame, Procedure, State, procedure

Step = tuple[int, ...]


class Line(NamedTuple):
    """A step in the outline, with the block of lines under each label it branches to."""

    step: Step
    blocks: "tuple[tuple[int, tuple[Line, ...]], ...]"


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """What one step does. `run` may change the state, push frames, or move the program's counter `f[1]`."""

    __slots__ = ("name", "operands")

    def __init__(self, name: str, *operands: str) -> None:
        self.name = name
        self.operands = operands

    def run(self, s: State, f: Frame, step: Step) -> None:
        raise NotImplementedError(f"verb {self.name}")


VERBS: Final[list[Verb]] = []


def verb(v: Verb) -> int:
    VERBS.append(v)
    return len(VERBS) - 1


class Jump(Verb):
    """Go on at another step: closes a block."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        f[1] = step[1]


JUMP: Final = verb(Jump("jump", "to"))


class Begin(Verb):
    """For a card like no other: hands over to a procedure of its own, with a frame [procedure, *the two ints that the
    game's events look up, *operands of the step, *what it begins with]: whose event it is, say, and of which card."""

    def __init__(self, name: str, begun: int, *operands: str, begins: tuple[int, ...] = ()) -> None:
        super().__init__(name, *operands)
        self.begun = begun
        self.begins = begins

    def run(self, s: State, f: Frame, step: Step) -> None:
        s.stack.append([self.begun, f[3], f[4], *step[1:], *self.begins])


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

    def emit(self, *step: int) -> None:
        self.steps.append(step)
        self._lines[-1].append(Line(step, ()))

    def rewrite(self, change: Callable[[Step], Step]) -> None:
        """Change every step, the outline's with it; what jumps must go on jumping to the same place."""
        self.steps = [change(step) for step in self.steps]
        self._lines = [list(rewritten(tuple(lines), change)) for lines in self._lines]

    @contextmanager
    def branch(self, *step: int, labels: tuple[int, ...]) -> Iterator[Callable[[int], AbstractContextManager[None]]]:
        """A step that jumps to the block of one of `labels`; recorded as `(*step, label, target, label, target …)`.

        A label without a block goes on behind the branch.
        """
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
            self.steps.append((JUMP,))

        yield block
        end = len(self.steps)
        whole = (*step, *[x for label in labels for x in (label, targets.get(label, end))])
        self.steps[at] = whole
        for e in ends:
            self.steps[e] = (JUMP, end)
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


class Run(Procedure):
    """Runs a program: [_, counter, program, …what the game's verbs look up]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        steps = PROGRAMS[f[2]]
        if f[1] >= len(steps):
            s.stack.pop()
            return None
        step = steps[f[1]]
        f[1] += 1
        VERBS[step[0]].run(s, f, step)
        return None


RUN: Final = procedure("kernel.run", Run())


def jump_to(f: Frame, step: Step, first: int, label: int) -> None:
    """Move a running program to the block of `label`; the (label, target) pairs stand in `step` from `first` on."""
    for i in range(first, len(step), 2):
        if step[i] == label:
            f[1] = step[i + 1]
            return
    raise ValueError(f"no block {label} in {step}")
