"""The state is plain data at every moment: what is still to be done is a stack of small frames of ints inside it."""

import dis
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from realpolitik.kernel.outcome import Outcome
from realpolitik.kernel.question import EVERYBODY, UNANSWERED, Note

Frame = list[int]  # [procedure, …its slots]; copied with the state


def named_in(init: Callable[..., None]) -> tuple[str, ...]:
    """The fields that an `__init__` gives a state, to be its `__slots__`: interpreted, they are found faster so.
    Compiled code needs no slots, and does not ask."""
    return tuple([step.argval for step in dis.get_instructions(init) if step.opname == "STORE_ATTR"])


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. A game adds its own: ints, lists of ints and lists of such lists; tuples of ints for
    what seldom changes, so that copies share it.

    Each field is named once, in `__init__`, with what it is at first and what it is in a copy. Cloning, the digest and
    the state as data follow from there (`kernel/data.py`).
    """

    def __init__(self, seats: int, like: "State | None" = None) -> None:
        """A new state, or a copy of one that it is to be `like`. A copy writes no notes."""
        self.noting = False  # whether to write notes: on in a match, off in a simulation
        self.notes: list[Note] = []
        self.stack: list[Frame] = [f[:] for f in like.stack] if like else []
        # answers given in secret, not yet revealed, one a seat
        self.sealed: list[int] = like.sealed[:] if like else [UNANSWERED] * seats
        # how often hidden information has been shown to somebody: a barrier to undo
        self.revealed: int = like.revealed if like else 0
        # how the game ended; with it the game is over, whatever was pending
        self.outcome: Outcome | None = like.outcome if like else None

    __slots__ = named_in(__init__)

    @property
    def over(self) -> bool:
        """Whether the game has ended. Rules ask this, not whether `outcome` is None: it may change between two looks,
        which a type checker that narrows attributes does not expect."""
        return self.outcome is not None

    def derived(self) -> tuple[str, ...]:
        """The fields that are no part of the position: `refresh` works them out, or the match sets them."""
        return ("noting", "notes")

    def clone(self) -> "State":
        raise NotImplementedError(f"{type(self).__name__}.clone")

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def blank(self) -> "State":
        """One of the same kind with every field as it is at first: lists that may grow are empty."""
        raise NotImplementedError(f"{type(self).__name__}.blank")

    def refresh(self) -> None:
        """Recompute what is derived from the fields, after they were loaded."""

    def vocabulary(self) -> Mapping[str, Sequence[str]]:
        """What a game has names for: of a slot of its frames (`side`, `card` …), or of an axis, each number's name.
        There, data and the debugging view have the name and not the number."""
        return {}

    def axes(self) -> Mapping[str, tuple[str, ...]]:
        """The fields that are lists with a fixed place for everything: which vocabulary numbers their places, and the
        places of their rows."""
        return {}

    def __repr__(self) -> str:
        from realpolitik.kernel.describe import describe  # which needs this module

        return f"<{type(self).__name__}: {describe(self) or 'nothing to do'}>"


def fields_of(state: State) -> list[str]:
    """The names of all fields that make up the position, as `__init__` fills them; without those that are derived."""
    names: dict[str, None] = {}
    for base in reversed(type(state).__mro__):  # a compiled class lists its attributes, an interpreted one has slots
        listed: Any = vars(base).get("__mypyc_attrs__", vars(base).get("__slots__", ()))
        names.update(dict.fromkeys(listed))
    names.update(dict.fromkeys(getattr(state, "__dict__", {})))
    derived = state.derived()
    return [name for name in names if name not in derived and name != "__dict__"]


def note(s: State, kind: int, *arguments: int) -> None:
    """Write a note for everybody. Paths that simulations often take ask `s.noting` on the spot instead."""
    if s.noting:
        s.notes.append((kind, EVERYBODY, *arguments))
