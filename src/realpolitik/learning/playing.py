"""Many games played by a mind against itself and its past, and what there is to learn from them.

The games are in two halves: while the mind thinks about the one, processes play the other.
"""

from types import TracebackType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from realpolitik.encodings.encoding import NO_ACTION, Encoding
from realpolitik.encodings.finding import encoding_of
from realpolitik.envs.vector import VectorEnv
from realpolitik.learning.advantage import Ints, Truths, advantages, by_seat, of_asked, targets
from realpolitik.learning.league import NOBODY, TEACHER, Cast, League
from realpolitik.learning.mind import Lesson, Mind
from realpolitik.learning.plan import QUESTION, Method, Plan, values_of

UNTAUGHT: Final = -1  # in the place of what the teacher would pick, where it has said nothing


class Book:
    """What happened in the games since the last lesson: steps by games."""

    def __init__(self, encoding: Encoding, method: Method, values: int) -> None:
        shape = method.steps, method.games
        seats = max(2, values)
        self.picks = np.zeros(shape, np.int64)
        self.taught = np.full(shape, UNTAUGHT, np.int64)  # what the teacher would have picked
        self.odds = np.zeros(shape, np.float32)
        self.own = np.zeros(shape, np.bool_)  # whether it was the learner who chose
        self.over = np.zeros(shape, np.bool_)
        self.gained = np.zeros((*shape, seats), np.float32)
        # of these there is a row more: what is asked after the last decision
        self.asked = np.zeros((method.steps + 1, method.games), np.int64)
        self.values = np.zeros((method.steps + 1, method.games, values), np.float32)

    def lesson(self, seats: NDArray[np.int16], trace: float, school: bool) -> Lesson:
        """All of it in rows, with what it was worth; at school only what the teacher has spoken of is learnt from."""
        expected = by_seat(self.values, self.asked)
        better = advantages(expected, self.gained, self.over, trace)
        asked = self.asked[:-1]
        at_table = np.broadcast_to(seats.astype(np.int64), asked.shape)
        wanted, there = targets(better + expected[:-1], asked, at_table, self.values.shape[-1])
        rows = self.picks.size
        return Lesson(
            self.picks.reshape(rows),
            self.odds.reshape(rows),
            of_asked(better, asked).reshape(rows),
            wanted.clip(-1, 1).reshape(rows, -1),
            there.reshape(rows, -1),
            np.flatnonzero(self.taught != UNTAUGHT if school else self.own),
            self.taught.reshape(rows) if school else None,
        )


class Half:
    """Some of the games, the processes that play them, and who sits in them."""

    def __init__(self, plan: Plan, method: Method, league: League, number: int, seed: int) -> None:
        games = method.games // 2
        self.env = VectorEnv(
            plan.game,
            games,
            min(method.processes, games),
            seed,
            plan.scenario,
            plan.options,
            mix=plan.mix,
            teacher=method.teacher,
        )
        self.cast = Cast(league, self.env.seats_of, method.past, method.sparring)
        self.columns = slice(number * games, (number + 1) * games)  # of the book
        self.under_way = False


class Playing:
    """The games. Between two lessons they stand still, and go on where they were."""

    def __init__(self, plan: Plan, method: Method, league: League, seed: int) -> None:
        encoding = encoding_of(plan.game)
        self.method = method
        self.book = Book(encoding, method, values_of(plan.game))
        self.halves = [Half(plan, method, league, number, 2 * seed + number) for number in (0, 1)]
        self.seats = np.concatenate([half.env.seats_of for half in self.halves])
        self.kinds: set[str] = set()  # of the questions that came up
        self._kinds_at, self._kinds = _place_of_kinds(encoding)
        self._came_up = np.zeros(len(self._kinds), np.bool_)

    def __enter__(self) -> "Playing":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for half in self.halves:
            half.env.close()

    def play(self, mind: Mind, school: bool = False) -> Lesson:
        """So many decisions of every game; at school the teacher tells what it would choose, and does so in every other
        game, so that the learner is told of its own mistakes as well as of good play."""
        self.book.gained[:] = 0
        self.book.taught[:] = UNTAUGHT
        for step in range(self.method.steps + 1):
            for half in self.halves:
                self._receive(half, step)
                self._choose(half, step, mind, school)
        self.kinds.update(name for name, came_up in zip(self._kinds, self._came_up, strict=True) if came_up)
        return self.book.lesson(self.seats, self.method.trace, school)

    @property
    def ended(self) -> int:
        """How many games have ended since the lesson before."""
        return int(self.book.over.sum())

    def forget(self, numbers: list[int]) -> None:
        """Past selves that are kept no longer leave their seats."""
        for half in self.halves:
            half.cast.forget(numbers)

    def _receive(self, half: Half, step: int) -> None:
        """What came of the choices before, in games that are under way."""
        if not half.under_way:
            return
        gained, over = half.env.receive()
        half.under_way = False
        book = self.book
        book.over[step - 1, half.columns] = over
        book.gained[step - 1, half.columns, : gained.shape[1]] = gained
        for game in np.flatnonzero(over):
            half.cast.ended(int(game), gained[game])

    def _choose(self, half: Half, step: int, mind: Mind, school: bool) -> None:
        """Think about all games of a half; after the last step only for what is expected there."""
        env, book, columns = half.env, self.book, half.columns
        asked = env.seats.astype(np.int64)
        last = step == self.method.steps
        who = half.cast.players(asked)
        thought = mind.think(env.observations, env.actions, who, None if last else (step, columns))
        book.asked[step, columns], book.values[step, columns] = asked, thought.values
        if last:
            return
        own, picks = who == NOBODY, thought.picks
        self._came_up |= env.observations[own, self._kinds_at].any(axis=0)
        told, would = self._taught(env) if self.method.teacher else (np.zeros(env.games, np.bool_), picks)
        if school:
            book.taught[step, columns] = np.where(told, would, UNTAUGHT)
            told &= np.arange(env.games) % 2 == 0
        else:
            told &= who == TEACHER
        picks = np.where(told, would, picks)
        env.pupils[:] = half.cast.pupils()
        book.picks[step, columns], book.odds[step, columns], book.own[step, columns] = picks, thought.odds, own
        env.send(env.actions[np.arange(env.games), picks], school)
        half.under_way = True

    @staticmethod
    def _taught(env: VectorEnv) -> tuple[Truths, Ints]:
        """Where the teacher has spoken, and what it would pick there."""
        at_offer = env.actions == env.taught[:, None]
        return (env.taught != NO_ACTION) & at_offer.any(axis=1), at_offer.argmax(axis=1)


def _place_of_kinds(encoding: Encoding) -> tuple[slice, tuple[str, ...]]:
    """Where an observation tells the kind of the question, and the names of the kinds."""
    first = 0
    for field in encoding.fields:
        if field.name == QUESTION:
            return slice(first, first + field.size), field.names
        first += field.size
    raise ValueError(f"the encoding of {encoding.name} has no field {QUESTION!r}")
