"""Decisions of the Jihadists that the rulebook plays: a line of the flowchart narrows them down, chance draws."""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.labyrinth.asking import NOT_PREFERRED
from realpolitik.games.labyrinth.flowchart import Where, told
from realpolitik.games.labyrinth.lines import tell
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.kernel.procedure import Procedure
from realpolitik.kernel.question import NATURE, Question, Reason, question_kind
from realpolitik.kernel.state import Frame

WHERE_TO: Final = question_kind("flowchart_where", "9.5", "country")


@mypyc_attr(allow_interpreted_subclasses=True)
class ByLine(Procedure[Labyrinth]):
    """A decision that a line of the flowchart has narrowed down: only chance is left. The line is noted with it,
    and what decided between the countries that it fits."""

    def where(self, s: Labyrinth, f: Frame) -> Where:
        """The countries to draw from, and the line; no countries if there is nothing more to decide."""
        raise NotImplementedError(f"{self.name}.where")

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        raise NotImplementedError(f"{self.name}.decided")

    def ends(self, s: Labyrinth, f: Frame) -> None:
        """Nothing more to decide; the frame is gone."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        where = self.where(s, f)
        if len(where.countries) > 1:
            return Question(NATURE, WHERE_TO, where.countries)
        if where.countries:
            self._decide(s, f, where.countries[0], where)
        else:
            s.stack.pop()
            self.ends(s, f)
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        self._decide(s, f, answer, self.where(s, f))

    def _decide(self, s: Labyrinth, f: Frame, c: int, where: Where) -> None:
        tell(s, where.line, told(s, where.line, c), c, len(where.countries), where.narrowings)
        self.decided(s, f, c, where.line)

    def why_not(self, s: Labyrinth, f: Frame, seat: int, option: int) -> Reason:
        return (NOT_PREFERRED,)
