"""Rolling a die: a chance question, unless a lasting effect lets a side name the number (Carter Doctrine)."""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.dice import D6, DIE
from realpolitik.games.cold_war.effects import CARTER_DOCTRINE
from realpolitik.games.cold_war.labels import ROLL
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.label import label
from realpolitik.kernel.procedure import PROCEDURES, Choice, Procedure, procedure
from realpolitik.kernel.question import EVERYBODY, NATURE, Question, note_kind, question_kind
from realpolitik.kernel.state import Frame

NAME_DIE: Final = question_kind("name_die", "7.1", "label", "purpose", "side", "country")
DIE_NAMED: Final = note_kind("die_named", "7.1", "side", "die")
NAME_ONE: Final = label(272, "name_one")
NAME_SIX: Final = label(273, "name_six")
NO_COUNTRY: Final = -1  # a roll that is about none


def roll(s: ColdWar, purpose: int, side: int, c: int = NO_COUNTRY) -> Question | None:
    """What a procedure that needs a die asks. The number comes to its `take`, rolled or named."""
    if s.effects[CARTER_DOCTRINE + US] or s.effects[CARTER_DOCTRINE + USSR]:
        namer = US if s.effects[CARTER_DOCTRINE + US] else USSR
        s.stack.append(NAMED_DIE.frame(namer=namer, purpose=purpose, side=side, country=c))
        return None
    return Question(NATURE, DIE, D6[:], (purpose, side, c))


def give_die(s: ColdWar, die: int) -> None:
    """The number goes to whoever needs it, now on top of the stack."""
    roller = s.stack[-1]
    PROCEDURES[roller[0]].take(s, roller, die)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardRoll(Procedure[ColdWar]):
    """A side has used a card for something that a die decides."""

    __slots__ = ("purpose",)

    SIDE: Final = 1
    CARD: Final = 2

    def __init__(self, purpose: int) -> None:
        super().__init__()
        self.purpose = purpose

    def frame(self, side: int, card: int) -> Frame:
        return [self.number, side, card]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        return roll(s, self.purpose, f[self.SIDE])


class NamedDie(Choice[ColdWar]):
    """7.1: once in the turn a side may name a die before it is rolled."""

    NAMER: Final = 1
    PURPOSE: Final = 2
    SIDE: Final = 3  # that rolls
    COUNTRY: Final = 4

    def frame(self, namer: int, purpose: int, side: int, country: int) -> Frame:
        return [self.number, namer, purpose, side, country]

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return [NAME_ONE, NAME_SIX, ROLL]

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.NAMER]], NAME_DIE, options, (f[self.PURPOSE], f[self.SIDE], f[self.COUNTRY]))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == ROLL:
            s.stack.append(ROLLED_DIE.frame(purpose=f[self.PURPOSE], side=f[self.SIDE], country=f[self.COUNTRY]))
            return
        namer, die = f[self.NAMER], 1 if answer == NAME_ONE else 6
        s.effects[CARTER_DOCTRINE + namer] = 0
        if s.noting:
            s.notes.append((DIE_NAMED, EVERYBODY, namer, die))
        give_die(s, die)


NAMED_DIE: Final = procedure("cold_war.named_die", NamedDie())


class RolledDie(Procedure[ColdWar]):
    """A die that nobody wanted to name is rolled after all."""

    PURPOSE: Final = 1
    SIDE: Final = 2
    COUNTRY: Final = 3

    def frame(self, purpose: int, side: int, country: int) -> Frame:
        return [self.number, purpose, side, country]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        return Question(NATURE, DIE, D6[:], (f[self.PURPOSE], f[self.SIDE], f[self.COUNTRY]))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        give_die(s, answer)


ROLLED_DIE: Final = procedure("cold_war.rolled_die", RolledDie())
