"""Rolling a die: a chance question, unless a lasting effect lets a side name the number (Carter Doctrine)."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.dice import D6, DIE
from realpolitik.games.cold_war.effects import CARTER_DOCTRINE
from realpolitik.games.cold_war.labels import ROLL
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.label import label
from realpolitik.kernel.procedure import PROCEDURES, Procedure, procedure
from realpolitik.kernel.question import EVERYBODY, NATURE, Question, note_kind, question_kind
from realpolitik.kernel.state import Frame

NAME_DIE: Final = question_kind("name_die", "7.1", "label", "purpose", "side", "country")
DIE_NAMED: Final = note_kind("die_named", "7.1", "side", "die")
NAME_ONE: Final = label(272, "name_one")
NAME_SIX: Final = label(273, "name_six")
NO_COUNTRY: Final = -1  # a roll that is about none


def roll(s: ColdWar, purpose: int, side: int, c: int = NO_COUNTRY) -> Question | None:
    """What a procedure that needs a die asks. The number comes to its `take`, rolled or named."""
    for namer in (US, USSR):
        if s.effects[CARTER_DOCTRINE + namer]:
            s.stack.append([NAMED_DIE.number, namer, purpose, side, c, 0])
            return None
    return Question(NATURE, DIE, D6[:], (purpose, side, c))


class NamedDie(Procedure[ColdWar]):
    """Once in the turn a side may name a die before it is rolled:
    [_, namer, purpose, side that rolls, country, whether it is rolled after all]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        if f[5]:
            return Question(NATURE, DIE, D6[:], (f[2], f[3], f[4]))
        return Question(s.seats[f[1]], NAME_DIE, [NAME_ONE, NAME_SIX, ROLL], (f[2], f[3], f[4]))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if answer == ROLL:
            f[5] = 1
            return
        s.stack.pop()
        if not f[5]:
            answer = 1 if answer == NAME_ONE else 6
            s.effects[CARTER_DOCTRINE + f[1]] = 0
            if s.noting:
                s.notes.append((DIE_NAMED, EVERYBODY, f[1], answer))
        roller = s.stack[-1]
        PROCEDURES[roller[0]].take(s, roller, answer)


NAMED_DIE: Final = procedure("cold_war.named_die", NamedDie())
