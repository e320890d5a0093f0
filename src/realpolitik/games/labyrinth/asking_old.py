"""The old shape of a choice, while its subclasses move to asking.Choosing one by one. To be deleted with the last."""

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from realpolitik.games.labyrinth.asking import NOT_PREFERRED, preferred
from realpolitik.games.labyrinth.state import Labyrinth, is_automatic, solitaire, tell
from realpolitik.kernel.procedure import Procedure
from realpolitik.kernel.question import ALLOWED, NOT_ASKED, Question, Reason
from realpolitik.kernel.state import Frame


class Asked(NamedTuple):
    """A choice to be made by a side: what about, between what."""

    side: int
    kind: int
    options: list[int]
    about: tuple[int, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class OldChoosing(Procedure[Labyrinth]):
    """A frame that waits for a side's choice. Subclasses say what is asked, and what follows from the answer."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        """The choice open now; None after doing something that needs none."""
        raise NotImplementedError(f"{self.name}.asks")

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        raise NotImplementedError(f"{self.name}.chosen")

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        asked = self.asks(s, f)
        if asked is None:
            return None
        q = Question(s.seats[asked.side], asked.kind, asked.options, asked.about)
        if not is_automatic(s, asked.side):
            return q
        best = preferred(s, q)
        if len(best.options) > 1:
            return Question(q.seat, asked.kind, best.options, asked.about)
        self._decide(s, f, best.options[0], best.line)
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        asked = self.asks(s, f) if s.noting and solitaire(s) else None  # to tell which line decided
        if asked is not None and is_automatic(s, asked.side):
            q = Question(s.seats[asked.side], asked.kind, asked.options, asked.about)
            self._decide(s, f, answer, preferred(s, q).line)
        else:
            self.chosen(s, f, answer)

    def _decide(self, s: Labyrinth, f: Frame, answer: int, line: int) -> None:
        if line >= 0:
            tell(s, line, answer)
        self.chosen(s, f, answer)

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        """Why something is not on offer to the side that chooses."""
        return (NOT_ASKED,)

    def why_not(self, s: Labyrinth, f: Frame, seat: int, option: int) -> Reason:
        asked = self.asks(s, f)
        if asked is None or option not in asked.options:
            return self.forbidden(s, f, option)
        q = Question(s.seats[asked.side], asked.kind, asked.options, asked.about)
        if is_automatic(s, asked.side) and option not in preferred(s, q).options:
            return (NOT_PREFERRED,)
        return ALLOWED
