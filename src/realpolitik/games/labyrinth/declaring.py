"""Jihadist operations (8.1.2): every target is declared before any die is rolled, one roll a point of the card."""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.labyrinth.asking_old import Asked, OldChoosing
from realpolitik.games.labyrinth.labels import STOP
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.games.labyrinth.values import is_country
from realpolitik.kernel.question import NOT_ASKED, Reason, reason_kind
from realpolitik.kernel.state import Frame

DECLARED: Final = 3  # where the declared countries begin in a frame

ROLL_AT_LEAST_ONCE: Final = reason_kind("roll_at_least_once", "8.1.2")


@mypyc_attr(allow_interpreted_subclasses=True)
class Declaring(OldChoosing):
    """[_, rolls, flags, *a country for each roll declared]. A point of the card may be left unused."""

    kind = 0  # of the question

    def targets(self, s: Labyrinth, f: Frame) -> list[int]:
        """Where one more roll may be declared."""
        raise NotImplementedError(f"{self.name}.targets")

    def begin(self, s: Labyrinth, f: Frame) -> None:
        """All is declared."""
        raise NotImplementedError(f"{self.name}.begin")

    def no_target(self, s: Labyrinth, f: Frame, c: int) -> Reason:
        """Why a country is not among the targets."""
        raise NotImplementedError(f"{self.name}.no_target")

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        declared = len(f) - DECLARED
        options = self.targets(s, f) if declared < f[1] else []
        if not options:
            s.stack.pop()
            self.begin(s, f)
            return None
        if declared:
            options.append(STOP)
        return Asked(JIHADIST, self.kind, options, (f[1] - declared, *f[DECLARED:]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        if answer == STOP:
            s.stack.pop()
            self.begin(s, f)
        else:
            f.append(answer)

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        if option == STOP:
            return (ROLL_AT_LEAST_ONCE,)
        return self.no_target(s, f, option) if is_country(option) else (NOT_ASKED,)


def declared_in(f: Frame, c: int) -> int:
    """How many rolls have been declared in a country."""
    return f[DECLARED:].count(c)
