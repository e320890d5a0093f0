"""Bots think in processes of their own, so that the server never waits for them."""

import asyncio
import hashlib
import logging
import os
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from anyio import CapacityLimiter, to_thread

from realpolitik.bots.bot import AT_RANDOM, WHYS, Seat, Why
from realpolitik.bots.roster import bots_of, new_bot
from realpolitik.kernel.chance import Scripted
from realpolitik.kernel.data import to_data
from realpolitik.kernel.game import Value
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.table.journal import write
from realpolitik.table.shelf import Shelf

T = TypeVar("T")
THREADS: Final = 4  # that work something out at once …
THREADS_AHEAD: Final = 2  # … and that look ahead, beside them
TRIES: Final = 2  # a worker's death may be the fault of another bot, in the same pool


class Task(NamedTuple):
    """What a bot is to think about: plain data, so that it can be sent to another process."""

    game: str
    scenario: str
    options: Mapping[str, Value]
    position: dict[str, Any]
    seat: int
    bot: str
    seed: str


class Thought(NamedTuple):
    """What a bot would choose. The kind of its reason goes by name: numbers may differ between processes."""

    option: int
    kind: str
    arguments: tuple[int, ...]

    @property
    def why(self) -> Why:
        for number, kind in enumerate(WHYS):
            if kind.name == self.kind:
                return (number, *self.arguments)
        return (AT_RANDOM,)


def task_of(match: Match, seat: int, bot: str, seed: str) -> Task:
    setup = match.setup
    return Task(match.game.name, setup.scenario, setup.options, to_data(match.state), seat, bot, seed)


def seed_of(match_seed: str, version: int, seat: int, purpose: str) -> str:
    """The same game thinks alike, and what a bot draws tells nothing of the dice to come."""
    return hashlib.sha256(f"{match_seed}/{version}/{seat}/{purpose}".encode()).hexdigest()


def think(task: Task) -> Thought:
    """What the bot chooses. Runs in a worker."""
    game = game_named(task.game)
    setup = game.setup(task.scenario, task.options)
    setup.position = task.position
    match = Match(game, setup, Scripted([]))  # whatever the bot tries, it finds out nothing about the dice to come
    option, why = new_bot(task.bot, task.game, task.seed).choose(Seat(match, task.seat))
    return Thought(option, WHYS[why[0]].name, why[1:])


class Thinker:
    """The workers. They are started when they are first wanted, and anew when one of them dies or hangs."""

    def __init__(self, workers: int, patience: float, shelf: int) -> None:
        self.workers = workers
        self.patience = patience
        self.shelf = Shelf(shelf)  # for what was worked out
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(max(1, workers))  # whoever waits for a worker is not taken for one that hangs
        self._few = CapacityLimiter(THREADS)
        self._ahead = CapacityLimiter(THREADS_AHEAD)

    async def work_out(self, make: Callable[[], T]) -> T:
        """What `make` makes, in a thread of this process; few at a time, so that the store is not kept waiting."""
        return await to_thread.run_sync(make, limiter=self._few)

    async def look_ahead(self, make: Callable[[], T]) -> T:
        """The same for what a choice may come to: neither an answer nor the next screen waits for that."""
        return await to_thread.run_sync(make, limiter=self._ahead)

    def warm(self, game: str) -> None:
        """Start the workers now, so that the first question does not wait for them."""
        with suppress(BrokenProcessPool):  # that is seen to when a bot is to think
            for _ in range(self.workers):
                self._open_pool().submit(_warm_up, game)

    async def choose(self, match: Match, seat: int, bot: str, seed: str) -> Thought:
        """What the bot chooses in this match. A bot that fails does not hold the game up: any option is taken then."""
        question = match.question_to(seat)
        if question is None:
            raise ValueError(f"seat {seat} is not asked")
        thought = await self._think(task_of(match, seat, bot, seed))
        if thought is not None and thought.option in question.options:
            await to_thread.run_sync(new_bot, bot, match.game.name)  # so that the kinds of its reasons are known here
            return thought
        write("bot failed", logging.ERROR, game=match.game.name, bot=bot, seat=seat, illegal=thought is not None)
        return Thought(Random(seed).choice(question.options), "at_random", ())

    async def _think(self, task: Task) -> Thought | None:
        """What the bot chooses; None if it fails or hangs."""
        async with self._free:
            for _ in range(TRIES):
                pool = self._open_pool() if self.workers else None
                try:
                    return await self._attempt(task, pool)
                except BrokenProcessPool as broken:
                    write("bot worker died", logging.ERROR, broken, game=task.game, bot=task.bot)
                except TimeoutError:
                    write("bot hangs", logging.ERROR, game=task.game, bot=task.bot, seconds=self.patience)
                    return None
                except Exception as error:
                    write("bot error", logging.ERROR, error, game=task.game, bot=task.bot)
                    return None
        return None

    async def _attempt(self, task: Task, pool: ProcessPoolExecutor | None) -> Thought:
        """One try in a worker, or, where there are none, in this process."""
        try:
            async with asyncio.timeout(self.patience):
                if pool is None:
                    return await to_thread.run_sync(think, task, abandon_on_cancel=True)
                return await asyncio.get_running_loop().run_in_executor(pool, think, task)
        except (BrokenProcessPool, TimeoutError):
            await self._drop(pool)
            raise

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=_begin_work)
        return self._pool

    async def _drop(self, pool: ProcessPoolExecutor | None) -> None:
        """End the workers of a pool that is broken. A newer one may be at work already: it stays."""
        if self._pool is pool:
            self._pool = None
        if pool is not None:
            await to_thread.run_sync(_kill, pool)

    async def close(self) -> None:
        await self._drop(self._pool)


def _kill(pool: ProcessPoolExecutor) -> None:
    """End the workers at once, even one that would never come to an end by itself. Nobody waits for the pool's own
    thread: it may wait itself, for what a worker killed in the middle of something left behind."""
    workers = list((pool._processes or {}).values())  # from Python 3.14 on, `kill_workers` does this
    for worker in workers:
        worker.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def _begin_work() -> None:
    """A worker ends with the server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _warm_up(game: str) -> None:
    game_named(game)
    for bot in bots_of(game):
        new_bot(bot, game)
