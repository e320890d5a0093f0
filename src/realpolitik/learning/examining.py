"""Examinations: how a net does against bots of the roster, in a process of its own, while it goes on learning."""

import os
import signal
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final, NamedTuple

from realpolitik.arena.arrangement import Arranged, arrange
from realpolitik.arena.crew import played_here
from realpolitik.arena.playing import Played
from realpolitik.arena.statistics import wilson
from realpolitik.bots.net.weights import Weights, write
from realpolitik.bots.roster import NET, SET_BY
from realpolitik.encodings.finding import encoding_of
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.kits import game_named
from realpolitik.learning.plan import Plan
from realpolitik.machine import one_thread

RULES: Final = "rules"  # the opponent, where one plays alone
COURTESY: Final = 10  # by which examinations give way to the games that are learnt from
SPAWN: Final = get_context("spawn")


class ExamFailed(RealpolitikError):
    """An examination that came to no end."""


class Score(NamedTuple):
    """How a net did against one bot, in all seats equally often."""

    bot: str
    seats: int  # of the table: with more than two, it sat alone among others of the bot
    games: int
    score: float  # the share of the win
    low: float  # where the true one lies, with 95 % confidence
    high: float


class Paper(NamedTuple):
    """What is examined: plain data, which goes to another process."""

    plan: Plan
    file: str
    bots: tuple[str, ...]
    games: int  # against each of them, at most
    seconds: float  # for each of them, about


class Examiner:
    """One examination at a time, each of a net as it was when it began."""

    def __init__(self, plan: Plan, bots: Sequence[str], games: int, seconds: float) -> None:
        seats = game_named(plan.game).seats(game_named(plan.game).setup(plan.scenario, plan.options))
        self.plan, self.games, self.seconds = plan, -(-games // len(seats)) * len(seats), seconds
        self.bots = tuple(bots) if len(seats) > 1 else (RULES,)
        if len(seats) > 1:
            for bot in self.bots:
                arrange(plan.game, [bot], 0, plan.scenario, plan.options)  # refuses whom there is not
        self.folder: tempfile.TemporaryDirectory[str] | None = None
        self.process: SpawnProcess | None = None
        self.line: Connection[object, object] | None = None
        self.decisions = 0  # from which the net under examination had learnt

    @property
    def busy(self) -> bool:
        return self.process is not None

    def begin(self, weights: Weights, decisions: int) -> None:
        """Examine a net that has learnt from so many decisions, unless another is under examination."""
        if self.busy or not self.bots:
            return
        self.decisions = decisions
        self.folder = self.folder or tempfile.TemporaryDirectory(prefix="realpolitik-")
        path = Path(self.folder.name) / "net.npz"
        write(path, weights, encoding_of(self.plan.game))
        self.line, its_end = SPAWN.Pipe()
        paper = Paper(self.plan, str(path), self.bots, self.games, self.seconds)
        self.process = SPAWN.Process(target=_examine, args=(its_end, paper), daemon=True)
        with one_thread():
            self.process.start()
        its_end.close()

    def results(self, wait: float = 0.0) -> list[Score]:
        """Whatever has been found since; waits for so long for the next."""
        found: list[Score] = []
        while self.line is not None and self.line.poll(0.0 if found else wait):
            try:
                told = self.line.recv()
            except (EOFError, OSError):
                self._end()
                break
            if isinstance(told, str):
                self._end()
                raise ExamFailed(f"the net could not be examined: {told}")
            if isinstance(told, Score):
                found.append(told)
        return found

    def abandon(self) -> None:
        """Leave off, whatever is under way."""
        if self.process is not None:
            self.process.kill()
        self._end()

    def close(self) -> None:
        self.abandon()
        if self.folder is not None:
            self.folder.cleanup()

    def _end(self) -> None:
        if self.process is not None and self.line is not None:
            self.line.close()
            self.process.join()
        self.process = self.line = None


def _examine(line: "Connection[object, object]", paper: Paper) -> None:
    """What the process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started it
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    with suppress(OSError):  # nobody is there any more
        try:
            for bot in paper.bots:
                line.send(examined(paper, bot))
        except Exception as error:
            line.send(f"{type(error).__name__}: {error}")


def examined(paper: Paper, bot: str) -> Score:
    """The games against one bot, as many as there is time for."""
    arranged = _arranged(paper, bot)
    played: list[Played] = []
    start = time.perf_counter()
    with closing(played_here(arranged, range(paper.games), jobs=1, keep=False)) as games:
        for game in games:
            played.append(game)
            whole = len(played) % len(arranged.seats) == 0  # every seat of a deal
            if whole and time.perf_counter() - start > paper.seconds:
                break
    own = arranged.tables[0][0]
    won = sum(share for game in played for name, share in zip(game.sat, game.shares, strict=True) if name == own)
    interval = wilson(won, len(played))
    found = [round(share, 4) for share in (won / len(played), interval.low, interval.high)]
    return Score(bot, len(arranged.seats), len(played), *found)


def _arranged(paper: Paper, bot: str) -> Arranged:
    """One table: the net alone, among others of the bot where there are other seats."""
    plan, own = paper.plan, f"{NET}{SET_BY}{paper.file}"
    arranged = arrange(plan.game, [own], plan.seed, plan.scenario, plan.options)
    return arranged._replace(tables=((own, *[bot] * (len(arranged.seats) - 1)),))
