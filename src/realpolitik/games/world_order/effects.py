"""What cards do: programs of ops, a frame each, which remember what their steps chose (`bind`).

A list of steps within a step is a program of its own. Its frame begins with what the frame around it remembers; what it
adds to that is forgotten with it. So "the rest of this list" is simply the rest of a frame.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.world_order.asking import Choosing
from realpolitik.games.world_order.countries import REGION_OF
from realpolitik.games.world_order.labels import NO, YES
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.program import PROGRAMS, VERBS, Running, Step, Verb
from realpolitik.kernel.question import question_kind
from realpolitik.kernel.state import Frame

DO_THIS: Final = question_kind("do_this", "W7.10", "label", "power", "card")

BINDINGS: Final = 4  # how many things one card can remember
UNBOUND: Final = -1
NOT_BOUND: Final = -1  # the place of what a step does not remember, or does not require


class Performing(Running[WorldOrder]):
    """Performs a program, step by step, for a power."""

    POWER: Final = 3
    CARD: Final = 4
    BOUND_ON: Final = 5  # what steps have bound, a value each; UNBOUND before

    def frame(self, program: int, power: int, card: int, bound: list[int]) -> Frame:
        return [self.number, 0, program, power, card, *bound]


PERFORMING: Final = procedure("world_order.performing", Performing())


def perform(s: WorldOrder, program: int, p: int, card: int) -> None:
    """Begin a card's effect."""
    s.stack.append(PERFORMING.frame(program=program, power=p, card=card, bound=[UNBOUND] * BINDINGS))


def perform_with(s: WorldOrder, program: int, p: int, card: int, value: int) -> None:
    """Begin an effect that waited for something: it remembers first what that was about."""
    s.stack.append(PERFORMING.frame(program=program, power=p, card=card, bound=[value] + [UNBOUND] * (BINDINGS - 1)))


def perform_within(s: WorldOrder, f: Frame, program: int) -> None:
    """Begin the steps within a step of the effect whose frame is `f`: they know all that it remembers."""
    power, card = f[Performing.POWER], f[Performing.CARD]
    s.stack.append(PERFORMING.frame(program=program, power=power, card=card, bound=f[Performing.BOUND_ON :]))


def bind(s: WorldOrder, place: int, value: int) -> None:
    """The effect that is on top now remembers what its step chose."""
    if place != NOT_BOUND:
        s.stack[-1][Performing.BOUND_ON + place] = value


def effect_below(s: WorldOrder) -> Frame:
    """The running effect that the frame on top belongs to."""
    for at in range(len(s.stack) - 1, -1, -1):
        if s.stack[at][0] == PERFORMING.number:
            return s.stack[at]
    raise ValueError("no effect is being performed")


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Verb[WorldOrder]):
    """A step of an effect. Where it names something, the operand is the thing itself, or, below zero, what was bound:
    `reference` makes such an operand and `bound` reads it."""

    BIND: Final = 1  # where to remember what was chosen or done; NOT_BOUND
    REQUIRES: Final = 2  # the place that must be bound; NOT_BOUND
    OPTIONAL: Final = 3

    def run(self, s: WorldOrder, f: Frame, step: Step) -> None:
        required = step[self.REQUIRES]
        if required != NOT_BOUND and f[Performing.BOUND_ON + required] == UNBOUND:
            return
        if not step[self.OPTIONAL] or self.declinable():
            self.do(s, f, step)
        elif self.possible(s, f[Performing.POWER], step):
            s.stack.append(DECIDING.frame(power=f[Performing.POWER]))

    def do(self, s: WorldOrder, f: Frame, step: Step) -> None:
        raise NotImplementedError(f"op {self.name}")

    def possible(self, s: WorldOrder, p: int, step: Step) -> bool:
        """Whether it would do anything for a power, as far as that can be told before."""
        return True

    def declinable(self) -> bool:
        """Whether what it asks can be declined anyway, or may be where the step is optional (W7.10)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclinableOp(Op):
    """One whose question can be declined anyway, or may be where the step is optional."""

    def declinable(self) -> bool:
        return True


class Deciding(Choosing):
    """Whether to carry out the step that the effect below has come to."""

    def frame(self, power: int) -> Frame:
        return [self.number, power]

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        options.extend([YES, NO])

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], s.stack[-2][Performing.CARD])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == YES:
            effect = s.stack[-1]
            step = PROGRAMS[effect[Performing.PROGRAM]][effect[Performing.COUNTER] - 1]
            op = VERBS[step[0]]
            assert isinstance(op, Op)
            op.do(s, effect, step)


DECIDING: Final = procedure("world_order.deciding", Deciding(DO_THIS))


# operands below zero: what was bound at a place, or the region of the country that was bound there
REFERENCE: Final = -10
REGION_REFERENCE: Final = -20
NOTHING: Final = -1  # the operand of a key that a step does not have


def reference(place: int) -> int:
    """The operand that stands for what was bound at that place."""
    return REFERENCE - place


def region_reference(place: int) -> int:
    """The operand that stands for the region of the country that was bound at that place, as a set of one."""
    return REGION_REFERENCE - place


def bound(f: Frame, operand: int) -> int:
    """What an operand means in a running effect; UNBOUND where it refers to what was not bound."""
    if operand > REFERENCE:
        return operand
    if operand > REGION_REFERENCE:
        return f[Performing.BOUND_ON + REFERENCE - operand]
    country = f[Performing.BOUND_ON + REGION_REFERENCE - operand]
    return UNBOUND if country == UNBOUND else 1 << REGION_OF[country]


EXCLUDES: Final = "exclude"  # the operand that excludes nothing where it refers to what was not bound


def refers_to_nothing(f: Frame, program: int) -> bool:
    """Whether steps within an effect begin with one that speaks of what was not bound: then it is skipped."""
    steps = PROGRAMS[program]
    if not steps:
        return True
    operands = VERBS[steps[0][0]].named(steps[0])
    return any(
        operand <= REFERENCE and name != EXCLUDES and bound(f, operand) == UNBOUND for name, operand in operands.items()
    )


def does_something(s: WorldOrder, p: int, program: int) -> bool:
    """Whether any step of an effect would do anything, as far as that can be told before."""
    for step in PROGRAMS[program]:
        op = VERBS[step[0]]
        if not isinstance(op, Op) or op.possible(s, p, step):
            return True
    return False
