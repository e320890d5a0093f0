"""Whom a question goes to. The Jihadists of a solitaire game have no seat: the rulebook's flowchart narrows the options
to those it ranks highest, and where several are left NATURE draws one (9.4, 9.5)."""

from collections.abc import Callable
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from realpolitik.games.labyrinth.board import COUNTRIES
from realpolitik.games.labyrinth.lines import NO_LINE, Narrowing, tell
from realpolitik.games.labyrinth.sides import US
from realpolitik.games.labyrinth.state import Labyrinth, solitaire
from realpolitik.games.labyrinth.values import is_country
from realpolitik.kernel.procedure import Choice
from realpolitik.kernel.question import KINDS, NATURE, Question, Reason, reason_kind
from realpolitik.kernel.state import Frame


class Preferred(NamedTuple):
    """The options that the flowchart ranks highest, and why: the line that says so, or NO_LINE, and the priorities."""

    options: list[int]
    line: int
    narrowings: tuple[Narrowing, ...] = ()


NOT_PREFERRED: Final = reason_kind("not_preferred", "9.4.2")

Preference = Callable[[Labyrinth, Question], Preferred]
PREFERENCES: Final[dict[int, Preference]] = {}  # by the kind of question


def preference(kind: int, function: Preference) -> None:
    """What the flowchart prefers, where such a question is put to the Jihadists that it plays."""
    PREFERENCES[kind] = function


def preferred(s: Labyrinth, asked: Question) -> Preferred:
    """What the flowchart prefers; where it has nothing to say, chance decides (9.5)."""
    if asked.kind in PREFERENCES:
        return PREFERENCES[asked.kind](s, asked)
    return Preferred(asked.options, NO_LINE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choosing(Choice[Labyrinth]):
    """A choice of a side. `pose` puts it to the seat that plays the side; if that is NATURE, the flowchart decides."""

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        """What follows from the choice, whoever made it."""
        raise NotImplementedError(f"{self.name}.chosen")

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        asked = Choice.ask(self, s, f)  # not `super()`: interpreted, that takes longer
        if asked is None or asked.seat != NATURE:
            return asked
        best = preferred(s, asked)
        if len(best.options) > 1:
            return Question(NATURE, asked.kind, best.options, asked.about)
        self._decide(s, f, best.options[0], best, asked.kind)
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        if s.noting and solitaire(s):  # to tell which line decided
            asked = self.pose(s, f, self.options(s, f))
            if asked.seat == NATURE:
                self._decide(s, f, answer, preferred(s, asked), asked.kind)
                return
        self.chosen(s, f, answer)

    def _decide(self, s: Labyrinth, f: Frame, answer: int, best: Preferred, kind: int) -> None:
        left = len(best.options) if KINDS[kind].points_at == "country" else 0  # chance is told of countries only
        tell(s, best.line, (answer,), answer, left, best.narrowings)
        self.chosen(s, f, answer)

    def why_not(self, s: Labyrinth, f: Frame, seat: int, option: int) -> Reason:
        """What nothing speaks against is missing only where the flowchart has ranked something else higher."""
        return (NOT_PREFERRED,) if option in self.options(s, f) else super().why_not(s, f, seat, option)


EVERYWHERE: Final = list(range(COUNTRIES))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoosingCountry(Choosing):
    """A choice between countries, of all those on the map if nothing else is said."""

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return EVERYWHERE

    def is_thing(self, s: Labyrinth, f: Frame, option: int) -> bool:
        return is_country(option)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoosingForUS(ChoosingCountry):
    """Where the US does something with a card of that value: a question of that `kind`."""

    VALUE: Final = 1

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def frame(self, value: int) -> Frame:
        return [self.number, value]

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], self.kind, options, (f[self.VALUE],))
