"""What is played for a lesson instead of a whole game: a position, whose seat it is, and how it turns out."""

import json
from collections.abc import Callable
from enum import Enum
from functools import cached_property
from typing import Final, NamedTuple

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.game import Game, Setup
from realpolitik.kernel.match import Answer, Match
from realpolitik.kernel.question import KINDS, Note
from realpolitik.kernel.state import State


class Standing(Enum):
    """Whether it goes on, and how it has ended."""

    OPEN = "open"
    DONE = "done"
    MISSED = "missed"


class Judged(NamedTuple):
    """How it stands, and what would have come of a choice that missed, where that is found by looking ahead."""

    standing: Standing
    why: tuple[Note, ...] = ()


OPEN: Final = Judged(Standing.OPEN)
JUDGED_AGAIN: Final = 256  # judgements that are remembered


class Staged:
    """Something to be played. `message` is the id of its words, `dice` are the first that are rolled. In a `blind` one
    nobody warns of a sudden defeat: to see it is what is asked for."""

    blind = False
    difficulty = 0  # of a problem, from 1 to 3 …
    safe: tuple[str, ...] = ()  # … and the options of its first question that solve it, by their names

    def __init__(self, name: str, seat: str, message: str, rule: str, dice: tuple[int, ...] = ()) -> None:
        self.name = name
        self.seat = seat
        self.message = message
        self.rule = rule
        self.dice = dice
        self._known: dict[tuple[str, tuple[Answer, ...]], Judged] = {}

    @cached_property
    def setup(self) -> Setup:
        """Where it begins. A match that was begun keeps it."""
        raise NotImplementedError

    def judge(self, match: Match) -> Judged:
        """How it stands after the answers of a match that began here. It follows from these alone, and is remembered: a
        table asks for it many times."""
        key = json.dumps(match.setup.position), tuple(match.answers)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= JUDGED_AGAIN:
                self._known.clear()
            found = self._known[key] = self._judge(match) if match.answers else OPEN
        return found

    def _judge(self, match: Match) -> Judged:
        raise NotImplementedError

    def is_closed(self, match: Match) -> bool:
        return self.judge(match).standing != Standing.OPEN


class After(NamedTuple):
    """What a goal is judged by: the position before the first answer, that after the last, and whose goal it is."""

    game: Game
    before: State
    now: State
    seat: int


class Scene(Staged):
    """One idea. It is over when one of the questions `until` is asked; where none is named, when the one with which it
    begins is asked again, of anybody. Then the goal is reached or not."""

    def __init__(
        self,
        name: str,
        seat: str,
        rule: str,
        position: Callable[[], Setup],
        goal: Callable[[After], bool],
        dice: tuple[int, ...] = (),
        until: tuple[str, ...] = (),
    ) -> None:
        super().__init__(name, seat, f"scene-{name}", rule, dice)
        self._position = position
        self._goal = goal
        self._until = until

    @cached_property
    def setup(self) -> Setup:
        return self._position()

    def _judge(self, match: Match) -> Judged:
        if not self._has_ended(match):
            return OPEN
        began = Match(match.game, match.setup, Recorded())
        after = After(match.game, began.state, match.state, match.seats.index(self.seat))
        return Judged(Standing.DONE if self._goal(after) else Standing.MISSED)

    def _has_ended(self, match: Match) -> bool:
        asked = [KINDS[question.kind].name for question in match.questions]
        until = self._until or [KINDS[q.kind].name for q in Match(match.game, match.setup, Recorded()).questions]
        return match.over or any(kind in until for kind in asked)


class Stage(NamedTuple):
    """All that a game has to be played for a lesson: scenes in the order in which they are learnt from, and problems of
    which one is for each day."""

    scenes: tuple[Scene, ...] = ()
    problems: tuple[Staged, ...] = ()
