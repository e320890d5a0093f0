"""The state is plain data at every moment: what is still to be done is a stack of small frames of ints inside it."""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.kernel.question import NOT_ASKED, Note, Question, Reason

Frame = list[int]  # [procedure, …its own ints]; copied with the state
UNANSWERED: Final = -1
RUNAWAY: Final = 100_000  # frames run without a question before we say that the rules loop


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. A game adds its own, ints and lists of ints only, and names them in `fields`."""

    __slots__ = ("notes", "noting", "returns", "revealed", "sealed", "stack")

    def __init__(self, seats: int, like: "State | None" = None) -> None:
        """A new state, or a copy of one that it is to be `like`. A copy writes no notes."""
        self.noting = False  # whether to write notes: on in a match, off in a simulation
        self.notes: list[Note] = []
        if like is None:
            self.stack: list[Frame] = []
            self.sealed: list[int] = [UNANSWERED] * seats  # answers given in secret, not yet revealed, one a seat
            self.revealed = 0  # how often hidden information has been shown to somebody: a barrier to undo
            self.returns: list[int] = []  # what each seat gained; with it the game is over, whatever was pending
        else:
            self.stack = [f[:] for f in like.stack]
            self.sealed = like.sealed[:]
            self.revealed = like.revealed
            self.returns = like.returns[:]

    def fields(self) -> tuple[str, ...]:
        """The names of all fields that make up the position; anything else is derived by `refresh`."""
        return ("stack", "sealed", "revealed", "returns")

    def clone(self) -> "State":
        raise NotImplementedError(f"{type(self).__name__}.clone")

    def refresh(self) -> None:
        """Recompute what is derived from the fields, after they were loaded."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """A kind of frame. `ask` poses the next question or does what needs none; `take` applies an answer."""

    __slots__ = ("name", "sealed")

    def __init__(self) -> None:
        self.name = ""
        self.sealed = False

    def ask(self, s: State, f: Frame) -> Question | None:
        raise NotImplementedError(f"{self.name}.ask")

    def take(self, s: State, f: Frame, answer: int) -> None:
        raise NotImplementedError(f"{self.name}.take")

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        """The rule that keeps `option` off the question this frame asks."""
        return (NOT_ASKED,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Procedure):
    """A question put to several seats at once; nobody's answer counts, or shows, before all are in."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.sealed = True

    def asked(self, s: State, f: Frame) -> list[Question]:
        """The question for each seat concerned."""
        raise NotImplementedError(f"{self.name}.asked")

    def reveal(self, s: State, f: Frame) -> None:
        """All answers are in, in `s.sealed`."""
        raise NotImplementedError(f"{self.name}.reveal")

    def unanswered(self, s: State, f: Frame) -> list[Question]:
        return [q for q in self.asked(s, f) if s.sealed[q.seat] == UNANSWERED]

    def ask(self, s: State, f: Frame) -> Question | None:
        unanswered = self.unanswered(s, f)
        if unanswered:
            return unanswered[0]
        s.revealed += 1
        self.reveal(s, f)
        for seat in range(len(s.sealed)):
            s.sealed[seat] = UNANSWERED
        return None


PROCEDURES: Final[list[Procedure]] = []
PROCEDURE_NUMBER: Final[dict[str, int]] = {}


def procedure(name: str, p: Procedure) -> int:
    """Register a procedure under the name that saved games know it by."""
    if name in PROCEDURE_NUMBER:
        raise ValueError(f"there is a procedure {name!r} already")
    p.name = name
    PROCEDURES.append(p)
    PROCEDURE_NUMBER[name] = len(PROCEDURES) - 1
    return len(PROCEDURES) - 1


def question(s: State) -> Question | None:
    """Run what needs no answer until somebody must choose; None when the game is over."""
    stack = s.stack
    for _ in range(RUNAWAY):
        if not stack or s.returns:
            stack.clear()
            return None
        f = stack[-1]
        q = PROCEDURES[f[0]].ask(s, f)
        if q is not None:
            return q
    raise RuntimeError(f"{RUNAWAY} frames without a question; the last was {PROCEDURES[stack[-1][0]].name}")


def open_questions(s: State) -> list[Question]:
    """The questions open now, one a seat: several where seats answer in secret, none when the game is over."""
    q = question(s)
    if q is None:
        return []
    f = s.stack[-1]
    p = PROCEDURES[f[0]]
    return p.unanswered(s, f) if isinstance(p, Sealed) else [q]


def sealed_in_vain(s: State) -> bool:
    """Whether an answer given in secret is not on offer any more; play alone never leads there."""
    f = s.stack[-1] if s.stack else []
    p = PROCEDURES[f[0]] if f else None
    asked = p.asked(s, f) if isinstance(p, Sealed) else []
    return any(s.sealed[q.seat] != UNANSWERED and s.sealed[q.seat] not in q.options for q in asked)


def answer(s: State, seat: int, option: int) -> None:
    """Apply an answer that `question(s)` offered to `seat`. Unchecked, for speed: `Match.answer` checks."""
    f = s.stack[-1]
    p = PROCEDURES[f[0]]
    if p.sealed:
        s.sealed[seat] = option
    else:
        p.take(s, f, option)


def why_not(s: State, seat: int, option: int) -> Reason:
    """The rule that keeps `option` off the open question."""
    f = s.stack[-1]
    return PROCEDURES[f[0]].why_not(s, f, seat, option)
