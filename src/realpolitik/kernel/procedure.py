"""Procedures: the kinds of frames. Each says what its frame asks, and what follows from the answer.

A frame is a list of ints. A procedure names its places, its *slots*, as constants of the class, `SIDE: Final = 1`, in
the order in which they stand; `frame` makes one from the values by name. So rules read `f[self.SIDE]`, saved games and
the debugging view know every value by name, and compiled it is the same as `f[1]`. The last slot may hold any number of
values, from there on: its name ends with `_ON`, and rules read `f[self.WHERE_ON :]`.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from realpolitik.kernel.question import ALLOWED, NOT_ASKED, UNANSWERED, Question, Reason
from realpolitik.kernel.state import Frame, State

S = TypeVar("S", bound=State)
P = TypeVar("P", bound="Procedure[Any]")

OPEN_ENDED: Final = "_ON"  # how the name of a slot ends that holds all values from there on
LOWEST: Final = -2  # in a slot: what stands for nobody, nowhere and nothing is just below zero
HIGHEST: Final = 999  # in a slot: nothing that games number or count goes beyond


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Generic[S]):
    """A kind of frame. `ask` poses the next question or does what needs none; `take` applies an answer.

    Kinds that come up all the time have `__slots__`: interpreted, the places of a frame are found faster where there is
    no dictionary to be looked into first. Compiled code does not ask.
    """

    __slots__ = ("name", "number", "sealed", "slots")

    def __init__(self) -> None:
        self.name = ""
        self.number = -1  # what a frame of this kind begins with; not the same in every version of the program
        self.sealed = False
        self.slots: tuple[str, ...] = ()  # the names of what follows

    def ask(self, s: S, f: Frame) -> Question | None:
        raise NotImplementedError(f"{self.name}.ask")

    def take(self, s: S, f: Frame, answer: int) -> None:
        raise NotImplementedError(f"{self.name}.take")

    def why_not(self, s: S, f: Frame, seat: int, option: int) -> Reason:
        """The rule that keeps `option` off the question this frame asks."""
        return (NOT_ASKED,)

    def highest(self, slot: str) -> int:
        """The most that a slot may hold: frames also come from outside, with a saved position. Only a set, with a bit
        for each thing, goes beyond what games number or count."""
        return HIGHEST


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Procedure[S]):
    """A question whose options are the candidates that nothing speaks against.

    What speaks against one is said in one place, `against`: options and the answer to "why not?" both come from there.
    """

    __slots__ = ()

    def prepare(self, s: S, f: Frame) -> bool:
        """Do what comes before the choice; False where that was something else, and there is none to be made yet."""
        return True

    def candidates(self, s: S, f: Frame) -> list[int]:
        """Whatever might be chosen."""
        raise NotImplementedError(f"{self.name}.candidates")

    def against(self, s: S, f: Frame, option: int) -> Reason:
        """The rule that speaks against a candidate, or against any other thing of its kind; or ALLOWED."""
        return ALLOWED

    def add_labels(self, s: S, f: Frame, options: list[int]) -> None:
        """Add the ways to go on that are no candidates: to stop, to decline."""

    def pose(self, s: S, f: Frame, options: list[int]) -> Question:
        raise NotImplementedError(f"{self.name}.pose")

    def give_up(self, s: S, f: Frame) -> None:
        """There is nothing to choose."""
        s.stack.pop()

    def options(self, s: S, f: Frame) -> list[int]:
        """A procedure may override this with a faster way to the same list: every game's tests compare the two."""
        options = [option for option in self.candidates(s, f) if not self.against(s, f, option)]
        self.add_labels(s, f, options)
        return options

    def ask(self, s: S, f: Frame) -> Question | None:
        if not self.prepare(s, f):
            return None
        options = self.options(s, f)
        if options:
            return self.pose(s, f, options)
        self.give_up(s, f)
        return None

    def is_thing(self, s: S, f: Frame, option: int) -> bool:
        """Whether `against` can judge it: whatever else somebody asks for is not what this is about."""
        return True

    def why_not(self, s: S, f: Frame, seat: int, option: int) -> Reason:
        return (self.against(s, f, option) if self.is_thing(s, f, option) else ALLOWED) or (NOT_ASKED,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Procedure[S]):
    """A question put to several seats at once; nobody's answer counts, or shows, before all are in."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.sealed = True

    def asked(self, s: S, f: Frame) -> list[Question]:
        """The question for each seat concerned."""
        raise NotImplementedError(f"{self.name}.asked")

    def reveal(self, s: S, f: Frame) -> None:
        """All answers are in, in `s.sealed`."""
        raise NotImplementedError(f"{self.name}.reveal")

    def unanswered(self, s: S, f: Frame) -> list[Question]:
        return [q for q in self.asked(s, f) if s.sealed[q.seat] == UNANSWERED]

    def ask(self, s: S, f: Frame) -> Question | None:
        unanswered = self.unanswered(s, f)
        if unanswered:
            return unanswered[0]
        s.revealed += 1
        self.reveal(s, f)
        for seat in range(len(s.sealed)):
            s.sealed[seat] = UNANSWERED
        return None


PROCEDURES: Final[list[Procedure[Any]]] = []
PROCEDURE_NUMBER: Final[dict[str, int]] = {}


def procedure(name: str, p: P) -> P:
    """Register a procedure under the name that saved games know it by."""
    if name in PROCEDURE_NUMBER:
        raise ValueError(f"there is a procedure {name!r} already")
    p.name = name
    p.number = len(PROCEDURES)
    p.slots = named_places(type(p))
    PROCEDURES.append(p)
    PROCEDURE_NUMBER[name] = p.number
    return p


def named_places(kind: type[Any]) -> tuple[str, ...]:
    """The names that a class gives to the places of its frames, or of its steps: its constants, `SIDE: Final = 1`."""
    found: dict[int, str] = {}
    for base in reversed(kind.__mro__):
        for name, place in vars(base).items():
            if name.isupper() and type(place) is int:
                if found.get(place, name) != name:
                    raise ValueError(f"{kind.__name__} has two names for place {place}: {found[place]} and {name}")
                found[place] = name
    if sorted(found) != list(range(1, len(found) + 1)):
        raise ValueError(f"the places of {kind.__name__} are to be numbered from 1 on: {found}")
    return tuple([found[place].lower() for place in sorted(found)])
