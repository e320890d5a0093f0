"""Verbs that an event turns on: dice, and conditions of the position."""

from typing import Final

from realpolitik.games.labyrinth.conditions import CONDITIONS
from realpolitik.games.labyrinth.dice import ROLL_EVENT, roll
from realpolitik.games.labyrinth.labels import NO, YES
from realpolitik.games.labyrinth.operands import countries_of
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.games.labyrinth.values import AUTOMATIC, roll_needed
from realpolitik.kernel.event import When
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import Step, Verb, verb
from realpolitik.kernel.question import Question, note_kind
from realpolitik.kernel.state import Frame, note

EVENT_ROLLED: Final = note_kind("event_rolled", "6.2.1", "country", "die", "needed")
EVENT_ROLLED_AGAINST: Final = note_kind("event_rolled_against", "8.1.1", "country", "die", "needed")


class RollingFor(Verb[Labyrinth]):
    """Roll as for a Jihadist operation in a country (8.1.1), or for a number or more; ROLL_SUCCEEDED tells."""

    COUNTRY: Final = 1
    NEEDED: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        s.result = 0
        for c in countries_of(s, step[self.COUNTRY]):
            if not step[self.NEEDED] and roll_needed(s, c) == AUTOMATIC:
                s.result = 1
            else:
                s.stack.append(ROLLED_FOR.frame(country=c, needed=step[self.NEEDED]))


ROLL_FOR: Final = verb("roll_for", RollingFor())


class RolledFor(Procedure[Labyrinth]):
    """The die of an event."""

    COUNTRY: Final = 1
    NEEDED: Final = 2  # the least that succeeds, or 0 for a roll against governance

    def frame(self, country: int, needed: int) -> Frame:
        return [self.number, country, needed]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        return roll(ROLL_EVENT, f[self.COUNTRY])

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        c, least = f[self.COUNTRY], f[self.NEEDED]
        needed = least or roll_needed(s, c)
        s.result = int(answer >= needed if least else answer <= needed)
        note(s, EVENT_ROLLED if least else EVENT_ROLLED_AGAINST, c, answer, needed)


ROLLED_FOR: Final = procedure("labyrinth.rolled_for", RolledFor())


WHEN: Final = verb("when", When(CONDITIONS, yes=YES, no=NO))
