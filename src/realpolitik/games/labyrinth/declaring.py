"""Jihadist operations (8.1.2): every target is declared before any die is rolled, one roll a point of the card."""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.labyrinth.asking import ChoosingCountry
from realpolitik.games.labyrinth.dice import roll
from realpolitik.games.labyrinth.labels import STOP
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import Labyrinth, with_cells
from realpolitik.games.labyrinth.values import is_country, roll_needed
from realpolitik.kernel.procedure import Procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, reason_kind
from realpolitik.kernel.state import Frame, note

ROLL_AT_LEAST_ONCE: Final = reason_kind("roll_at_least_once", "8.1.2")


@mypyc_attr(allow_interpreted_subclasses=True)
class Declaring(ChoosingCountry):
    """The Jihadists declare a country for each roll. A point of the card may be left unused, but not all."""

    ROLLS: Final = 1
    FLAGS: Final = 2  # what is special about the operation
    DECLARED_ON: Final = 3  # a country for each roll declared

    kind: int = 0  # of the question

    def frame(self, rolls: int, flags: int = 0) -> Frame:
        return [self.number, rolls, flags]

    def no_roll(self, s: Labyrinth, f: Frame, c: int) -> Reason:
        """The reason against one more roll in a country, or ALLOWED."""
        raise NotImplementedError(f"{self.name}.no_roll")

    def begin(self, s: Labyrinth, f: Frame) -> None:
        """All is declared."""
        raise NotImplementedError(f"{self.name}.begin")

    def left(self, f: Frame) -> int:
        """The rolls not declared yet."""
        return f[self.ROLLS] - (len(f) - self.DECLARED_ON)

    def declared_in(self, f: Frame, c: int) -> int:
        """How many rolls have been declared in a country."""
        n = 0
        for at in range(self.DECLARED_ON, len(f)):
            if f[at] == c:
                n += 1
        return n

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        """Where there are cells: nowhere else can there be a roll."""
        return with_cells(s) if self.left(f) else []

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        if option == STOP:
            return ALLOWED if len(f) > self.DECLARED_ON else (ROLL_AT_LEAST_ONCE,)
        return self.no_roll(s, f, option)

    def options(self, s: Labyrinth, f: Frame) -> list[int]:
        """The fast way: a candidate is a country, and no label."""
        options = [c for c in self.candidates(s, f) if not self.no_roll(s, f, c)]
        self.add_labels(s, f, options)
        return options

    def add_labels(self, s: Labyrinth, f: Frame, options: list[int]) -> None:
        if options and len(f) > self.DECLARED_ON:
            options.append(STOP)

    def is_thing(self, s: Labyrinth, f: Frame, option: int) -> bool:
        return option == STOP or is_country(option)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], self.kind, options, (self.left(f), *f[self.DECLARED_ON :]))

    def give_up(self, s: Labyrinth, f: Frame) -> None:
        s.stack.pop()
        if len(f) > self.DECLARED_ON:
            self.begin(s, f)

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        if answer == STOP:
            self.give_up(s, f)
        else:
            f.append(answer)


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaredRolls(Procedure[Labyrinth]):
    """The dice for what was declared, one after the other. All are rolled before any counts."""

    ROLLED: Final = 2  # how many are
    SUCCESSES: Final = 3  # a bit for each roll that succeeded
    COUNTRIES_ON: Final = 4  # that of each roll

    purpose: int = 0  # of the dice
    note: int = 0  # that tells of each

    def needed(self, s: Labyrinth, c: int) -> int:
        """8.1.1: what a roll there must not exceed."""
        return roll_needed(s, c)

    def resolve(self, s: Labyrinth, f: Frame) -> None:
        """All dice are rolled, and the frame is gone."""
        raise NotImplementedError(f"{self.name}.resolve")

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        at = self.COUNTRIES_ON + f[self.ROLLED]
        if at < len(f):
            return roll(self.purpose, f[at])
        s.stack.pop()
        self.resolve(s, f)
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        c = f[self.COUNTRIES_ON + f[self.ROLLED]]
        needed = self.needed(s, c)
        if s.noting:
            note(s, self.note, c, answer, needed)
        self.count(f, answer <= needed)

    def count(self, f: Frame, success: bool) -> None:
        if success:
            f[self.SUCCESSES] |= 1 << f[self.ROLLED]
        f[self.ROLLED] += 1

    def succeeded(self, f: Frame) -> list[int]:
        """The countries of the rolls that did, in their order."""
        return [c for at, c in enumerate(f[self.COUNTRIES_ON :]) if f[self.SUCCESSES] >> at & 1]
