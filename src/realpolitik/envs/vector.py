"""Many games at once, in processes of their own, over shared memory: for what learns from millions of decisions.

Every game is at a decision, always: when one ends, another begins. What a game draws depends on the seed and on its
number alone, not on how many processes there are.
"""

import gc
import os
import signal
import traceback
from array import array
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final, NamedTuple

from realpolitik.encodings.encoding import NO_ACTION
from realpolitik.encodings.episode import Episode
from realpolitik.encodings.finding import encoding_of
from realpolitik.envs.needed import needed
from realpolitik.envs.teacher import Teacher
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.kits import game_named

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray

GO_ON: Final = b"go on"
GO_ON_TAUGHT: Final = b"go on, and tell what the teacher would choose"
STOP: Final = b"stop"
DONE: Final = b"done"
NOBODY: Final = -1  # where there could be a seat
SELDOM: Final = 100_000  # objects made before garbage is looked for: positions leave none that lies in circles
COURTESY: Final = 5  # by which the games give way to whoever learns from them


class Memory:
    """What the learner and the games share, by number of the game."""

    def __init__(self, games: int, size: int, most_options: int, seats: int) -> None:
        raw = get_context("spawn").RawArray
        self.shape = games, size, most_options, seats
        self.raw = (
            raw("b", games * size),
            raw("h", games * most_options),
            raw("h", games),
            raw("h", games),
            raw("h", [NO_ACTION] * games),
            raw("h", [NOBODY] * games),
            raw("b", games),
            raw("f", games * seats),
        )
        self.lay_out()

    def lay_out(self) -> None:
        """Look at the memory as arrays."""
        games, size, most_options, seats = self.shape
        observations, actions, asked, chosen, taught, pupils, over, rewards = self.raw
        self.observations = np.frombuffer(observations, np.int8).reshape(games, size)
        self.seen = self.observations.reshape(-1).data.cast("B")
        self.actions = np.frombuffer(actions, np.int16).reshape(games, most_options)
        self.offers = self.actions.reshape(-1).data.cast("B")
        self.unused = array("h", [NO_ACTION] * most_options).tobytes()
        self.seats = np.frombuffer(asked, np.int16)
        self.chosen = np.frombuffer(chosen, np.int16)
        self.taught = np.frombuffer(taught, np.int16)
        self.pupils = np.frombuffer(pupils, np.int16)
        self.over = np.frombuffer(over, np.int8)
        self.rewards = np.frombuffer(rewards, np.float32).reshape(games, seats)

    def __getstate__(self) -> dict[str, Any]:
        return {"shape": self.shape, "raw": self.raw}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.shape, self.raw = kept["shape"], kept["raw"]
        self.lay_out()


class VectorEnv:
    """So many games in so many processes, all seats played by whoever steps.

    At first and after each `step` there is, for every game: the seat that is asked (`seats`), what it may know
    (`observations`, signed bytes), and the actions on offer (`actions`, filled up with -1; `masks` gives them as ones
    in rows of all actions). The arrays are the shared memory itself: copy what is to be kept.

    With a teacher, a bot of the roster, and where that is asked for, there is also the action that it would choose
    (`taught`; -1 where it was not asked). It speaks for all other seats of games in which a seat is put down as that of
    a pupil (`pupils`; -1 elsewhere).
    """

    def __init__(
        self,
        game: str,
        games: int = 64,
        processes: int = 1,
        seed: int = 0,
        scenario: str = "",
        options: Mapping[str, object] | None = None,
        preset: str = "",
        mix: Sequence[Mapping[str, object]] = (),
        teacher: str = "",
    ) -> None:
        """With a `mix`, each game has one of these sets of options besides, dealt out in their order; where seats
        differ in number, `seats_of` tells how many a game has."""
        if not 1 <= processes <= games:
            raise RealpolitikError(f"{games} games cannot be played by {processes} processes: at least one game each")
        rules = game_named(game)
        setups = [rules.setup(scenario, {**(options or {}), **more}, preset) for more in mix or ({},)]
        self.encoding = encoding_of(game)
        self.games = games
        self.agents = max([rules.seats(setup) for setup in setups], key=len)
        self.seats_of = np.array([len(rules.seats(setups[number % len(setups)])) for number in range(games)], np.int16)
        self._rows = np.arange(games)[:, None]
        self._memory = Memory(games, self.encoding.size, self.encoding.most_options, len(self.agents))
        memory = self._memory
        self.observations, self.actions, self.seats = memory.observations, memory.actions, memory.seats
        self.taught, self.pupils = memory.taught, memory.pupils
        context = get_context("spawn")
        played = [(setup.scenario, setup.options) for setup in setups]
        self._pipes: list[Connection] = []
        self._workers = []
        bounds = [games * at // processes for at in range(processes + 1)]
        for first, last in pairwise(bounds):
            ours, theirs = context.Pipe()
            job = (Job(game, played, seed, first, last, teacher), memory, theirs)
            worker = context.Process(target=work, args=job, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)
        self._wait()

    def masks(self) -> NDArray[np.int8]:
        """Of every game, 1 for the actions on offer."""
        masks = np.zeros((self.games, self.encoding.actions + 1), np.int8)
        masks[self._rows, self.actions] = 1  # what fills up goes into the last column
        return masks[:, :-1]

    def step(self, chosen: NDArray[Any]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Act in every game. Gives what each seat of a game has gained where that is over, else zeros; and which are
        over, so that another has begun in their place."""
        self.send(chosen)
        return self.receive()

    def send(self, chosen: NDArray[Any], taught: bool = False) -> None:
        """The first half of a step: the games go on while the caller does something else. The teacher thinks about the
        next questions if that is asked for."""
        self._memory.chosen[:] = chosen
        for pipe in self._pipes:
            self._tell(pipe, GO_ON_TAUGHT if taught else GO_ON)

    def receive(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """The second half: wait until all games are at a decision again."""
        self._wait()
        return self._memory.rewards, self._memory.over.astype(np.bool_)

    def close(self) -> None:
        for pipe, worker in zip(self._pipes, self._workers, strict=True):
            with suppress(OSError):  # it may have ended already
                pipe.send_bytes(STOP)
            pipe.close()
            worker.join()
        self._pipes, self._workers = [], []

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _tell(self, pipe: Connection, what: bytes) -> None:
        try:
            pipe.send_bytes(what)
        except OSError as error:
            raise RealpolitikError("a process that played has ended") from error

    def _wait(self) -> None:
        """For all: whatever goes wrong in one is told only when the others have answered, and may be closed."""
        answers = []
        for pipe in self._pipes:
            try:
                answers.append(pipe.recv_bytes())
            except (EOFError, OSError):
                answers.append(b"it ended without a word")
        for answer in answers:
            if answer != DONE:
                raise RealpolitikError(f"a process that played has failed: {answer.decode()}")


class Job(NamedTuple):
    """What a process is to play: plain data."""

    game: str
    played: Sequence[tuple[str, Mapping[str, object]]]  # scenarios and options, dealt out to the games in turn
    seed: int
    first: int  # of the games
    last: int  # up to this one
    teacher: str


def work(job: Job, memory: Memory, pipe: Connection) -> None:
    """What a process does: play the games from the first on, up to the last."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started it
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    gc.set_threshold(SELDOM)
    try:
        rules, encoding = game_named(job.game), encoding_of(job.game)
        setups = [rules.setup(scenario, options) for scenario, options in job.played]
        episodes = [
            Episode(rules, setups[number % len(setups)], encoding, Random(f"{job.seed}/{number}"))
            for number in range(job.first, job.last)
        ]
        teacher = Teacher(job.teacher, rules, f"{job.seed}/{job.first}") if job.teacher else None
        for number, episode in enumerate(episodes, job.first):
            _tell(memory, number, episode)
        pipe.send_bytes(DONE)
        while (told := pipe.recv_bytes()) != STOP:
            chosen = memory.chosen[job.first : job.last].tolist()
            pupils = memory.pupils[job.first : job.last].tolist()
            for number, episode in enumerate(episodes, job.first):
                _act(memory, number, episode, chosen[number - job.first])
                _tell(memory, number, episode)
                if teacher is not None:
                    speaks = told == GO_ON_TAUGHT or pupils[number - job.first] not in (NOBODY, memory.seats[number])
                    memory.taught[number] = teacher.choice(episode) if speaks else NO_ACTION
            pipe.send_bytes(DONE)
    except (EOFError, ConnectionError):
        pass  # whoever learns has gone
    except Exception:
        pipe.send_bytes(traceback.format_exc().encode())


def _act(memory: Memory, number: int, episode: Episode, action: int) -> None:
    was_over = memory.over[number]
    episode.act(action)
    if episode.question is None:
        memory.over[number] = 1
        memory.rewards[number, : len(episode.returns)] = episode.returns
        episode.again()
    elif was_over:
        memory.over[number] = 0
        memory.rewards[number] = 0


def _tell(memory: Memory, number: int, episode: Episode) -> None:
    asked = episode.question
    offers = array("h", episode.actions()).tobytes()
    size, row = memory.shape[1], len(memory.unused)
    memory.seen[number * size : (number + 1) * size] = episode.observe()
    memory.offers[number * row : (number + 1) * row] = offers + memory.unused[len(offers) :]
    memory.seats[number] = asked.seat if asked is not None else NO_ACTION
