"""Whom a question goes to. The Jihadists of a solitaire game have no seat: the rulebook's flowchart narrows the options
to those it ranks highest, and where several are left NATURE draws one (9.4, 9.5)."""

from collections.abc import Callable
from typing import Final, NamedTuple, cast

from mypy_extensions import mypyc_attr

from realpolitik.games.labyrinth.state import Labyrinth, is_automatic, solitaire, tell
from realpolitik.kernel.question import ALLOWED, NOT_ASKED, Question, Reason, reason_kind
from realpolitik.kernel.state import Frame, Procedure, State


class Asked(NamedTuple):
    """A choice to be made by a side: what about, between what."""

    side: int
    kind: int
    options: list[int]
    about: tuple[int, ...] = ()


class Preferred(NamedTuple):
    """The options that the flowchart ranks highest, and the line that says so: a kind of note, or -1 for none."""

    options: list[int]
    line: int


NOT_PREFERRED: Final = reason_kind("not_preferred", "9.4.2")

Preference = Callable[[Labyrinth, Asked], Preferred]
PREFERENCES: Final[dict[int, Preference]] = {}  # by the kind of question


def preference(kind: int, function: Preference) -> None:
    """What the flowchart prefers, where such a question is put to the Jihadists that it plays."""
    PREFERENCES[kind] = function


def preferred(s: Labyrinth, asked: Asked) -> Preferred:
    """What the flowchart prefers; where it has nothing to say, chance decides (9.5)."""
    if asked.kind in PREFERENCES:
        return PREFERENCES[asked.kind](s, asked)
    return Preferred(asked.options, -1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choosing(Procedure):
    """A frame that waits for a side's choice. Subclasses say what is asked, and what follows from the answer."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        """The choice open now; None after doing something that needs none."""
        raise NotImplementedError(f"{self.name}.asks")

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        raise NotImplementedError(f"{self.name}.chosen")

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(Labyrinth, s)
        asked = self.asks(s, f)
        if asked is None:
            return None
        seat = s.seats[asked.side]
        if not is_automatic(s, asked.side):
            return Question(seat, asked.kind, asked.options, asked.about)
        best = preferred(s, asked)
        if len(best.options) > 1:
            return Question(seat, asked.kind, best.options, asked.about)
        self._decide(s, f, best.options[0], best.line)
        return None

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(Labyrinth, s)
        asked = self.asks(s, f) if s.noting and solitaire(s) else None  # to tell which line decided
        if asked is not None and is_automatic(s, asked.side):
            self._decide(s, f, answer, preferred(s, asked).line)
        else:
            self.chosen(s, f, answer)

    def _decide(self, s: Labyrinth, f: Frame, answer: int, line: int) -> None:
        if line >= 0:
            tell(s, line, answer)
        self.chosen(s, f, answer)

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        """Why something is not on offer to the side that chooses."""
        return (NOT_ASKED,)

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        s = cast(Labyrinth, s)
        asked = self.asks(s, f)
        if asked is None or option not in asked.options:
            return self.forbidden(s, f, option)
        if is_automatic(s, asked.side) and option not in preferred(s, asked).options:
            return (NOT_PREFERRED,)
        return (ALLOWED,)
