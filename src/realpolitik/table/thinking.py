"""Bots think in processes of their own, so that the server never waits for them."""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple, TypeVar, TypeVarTuple

from anyio import to_thread

from realpolitik.bots.abilities import Remembers
from realpolitik.bots.bot import AT_RANDOM, WHYS, Place, Seat, Why
from realpolitik.bots.roster import bots_of, new_bot
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.table import meters
from realpolitik.table.breaking import unless_broken
from realpolitik.table.journal import write
from realpolitik.table.remembering import Memories
from realpolitik.table.shelf import Shelf
from realpolitik.table.threads import Threads
from realpolitik.table.workers import WorkerDied, Workers

T = TypeVar("T")
Given = TypeVarTuple("Given")
THREADS: Final = 4  # that work something out at once …
THREADS_AHEAD: Final = 2  # … and that look ahead, beside them
THREADS_DRAFTING: Final = 2  # … and that try out what somebody thinks of choosing
THREADS_BACK: Final = 1  # … and that look back
THREADS_MOVES: Final = 6  # that write down moves: a database that is locked keeps these alone …
THREADS_SEATS: Final = 2  # … who sits where, and whatever else is done to a match while nobody else may …
THREADS_TALK: Final = 1  # … what people say …
THREADS_STORING: Final = 2  # … and all else that is to last: names, new matches
THREADS_OPENING: Final = 2  # that bring matches back, or set them up
THREADS_READING: Final = 5  # that look something up, for which the database has an answer at once
AT_HOME: Final = 4  # bots that think at once where there are no workers
TRIES: Final = 2  # a worker's death may be no fault of the bot's
_MEMORIES: Final = Memories()  # of this process


class Task(NamedTuple):
    """What a bot is to think about: plain data, so that it can be sent to another process."""

    place: Place
    bot: str
    seed: str
    memory: str = ""  # whose memory the bot may use, and leave for the next question; nobody's, where it is empty


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


def task_of(match: Match, seat: int, bot: str, seed: str, memory: str = "") -> Task:
    return Task(Seat(match, seat).place, bot, seed, memory)


def seed_of(match_seed: str, version: int, seat: int, purpose: str) -> str:
    """The same game thinks alike, and what a bot draws tells nothing of the dice to come."""
    return hashlib.sha256(f"{match_seed}/{version}/{seat}/{purpose}".encode()).hexdigest()


def memory_of(match_seed: str, seat: int, bot: str) -> str:
    """Whose memory it is that a bot has in a seat of a match: nobody else comes by it."""
    return hashlib.sha256(f"{match_seed}/{seat}/{bot}/memory".encode()).hexdigest()


def think(task: Task) -> Thought:
    """What the bot chooses. Runs in a worker."""
    bot = new_bot(task.bot, task.place.game, task.seed)
    if isinstance(bot, Remembers) and task.memory:
        bot.remember(_MEMORIES.take(task.memory))
    option, why = bot.choose(Seat.at(task.place))
    if isinstance(bot, Remembers) and task.memory and (memory := bot.remembered()) is not None:
        _MEMORIES.keep(task.memory, memory)
    return Thought(option, WHYS[why[0]].name, why[1:])


class Thinker:
    """Where bots think, in processes or, with no workers, in this one; and where everything else is worked out."""

    def __init__(self, workers: int, patience: float, shelf: int) -> None:
        self.patience = patience
        self.shelf = Shelf(shelf)  # for what was worked out
        self._workers = [Workers(1, patience) for _ in range(workers)]
        self._free = asyncio.Semaphore(max(1, workers))
        self._few = Threads(THREADS, "working out")
        self._ahead = Threads(THREADS_AHEAD, "looking ahead")
        self._drafting = Threads(THREADS_DRAFTING, "drafting")
        self._back = Threads(THREADS_BACK, "looking back")
        self._moves = Threads(THREADS_MOVES, "storing moves")
        self._seats = Threads(THREADS_SEATS, "storing seats")
        self._talk = Threads(THREADS_TALK, "storing talk")
        self._storing = Threads(THREADS_STORING, "storing")
        self._opening = Threads(THREADS_OPENING, "opening")
        self._home, self._at_home = asyncio.Semaphore(AT_HOME), Threads(AT_HOME, "thinking")
        self._advisers = asyncio.Semaphore(max(1, workers // 2))  # bots that play do not wait for those who advise

    async def work_out(self, make: Callable[[], T]) -> T:
        """What `make` makes of a match, in a thread of this process; few at a time, so that the store is not kept
        waiting."""
        return await self._few.run(unless_broken, make)

    async def look_ahead(self, make: Callable[[], T]) -> T:
        """The same for what a choice may come to: neither an answer nor the next screen waits for that."""
        return await self._ahead.run(unless_broken, make)

    async def draft(self, make: Callable[[], T]) -> T:
        """The same for a draft, which comes with every click: it does not wait for those who look further."""
        return await self._drafting.run(unless_broken, make)

    async def look_back(self, make: Callable[[], T]) -> T:
        """The same for what has been: a long game is played again for it, and nothing that goes on waits for that."""
        return await self._back.run(unless_broken, make)

    async def write_move(self, store: Callable[[*Given], T], *given: *Given) -> T:
        """Store a move. However much else is to be stored, it waits for other moves alone."""
        return await self._moves.run(store, *given)

    async def write_seat(self, store: Callable[[*Given], T], *given: *Given) -> T:
        """Store who sits where, or what else is done alone in a room: its moves wait for that, and for nothing else."""
        return await self._seats.run(store, *given)

    async def write_talk(self, store: Callable[[*Given], T], *given: *Given) -> T:
        """Store what somebody says: a line of the chat, a comment, a report."""
        return await self._talk.run(store, *given)

    async def write_down(self, store: Callable[[*Given], T], *given: *Given) -> T:
        """Store something else, for which nobody waits but whoever asked."""
        return await self._storing.run(store, *given)

    async def open_up(self, make: Callable[[*Given], T], *given: *Given) -> T:
        """Bring a match back, or set one up: the rules play all of it. Whoever looks something up does not wait."""
        return await self._opening.run(make, *given)

    def warm(self, game: str) -> None:
        """Start the workers now, so that the first question does not wait for them."""
        for worker in self._workers:
            worker.begin(_warm_up, game)

    async def advise(self, match: Match, seat: int, bot: str, seed: str) -> Thought:
        """The same as `choose`, for somebody who asks what a bot would do. Not all workers are for that at once."""
        async with self._advisers:
            return await self.choose(match, seat, bot, seed)

    async def choose(self, match: Match, seat: int, bot: str, seed: str, memory: str = "") -> Thought:
        """What the bot chooses in this match. A bot that fails does not hold the game up: any option is taken then."""
        question = match.question_to(seat)
        if question is None:
            raise ValueError(f"seat {seat} is not asked")
        task = await self.work_out(lambda: task_of(match, seat, bot, seed, memory))
        with meters.BOTS_ASKED.track_inprogress(), meters.BOT_SECONDS.labels(match.game.name, bot).time():
            thought = await self._think(task)
        if thought is not None and thought.option in question.options:
            await to_thread.run_sync(new_bot, bot, match.game.name)  # so that the kinds of its reasons are known here
            return thought
        write("bot failed", logging.ERROR, game=match.game.name, bot=bot, seat=seat, illegal=thought is not None)
        return Thought(Random(seed).choice(question.options), "at_random", ())

    async def _think(self, task: Task) -> Thought | None:
        """What the bot chooses; None if it fails or hangs."""
        for _ in range(TRIES):
            try:
                return await self._attempt(task)
            except WorkerDied as died:
                write("bot worker died", logging.ERROR, died, game=task.place.game, bot=task.bot)
            except TimeoutError:
                write("bot hangs", logging.ERROR, game=task.place.game, bot=task.bot, seconds=self.patience)
                return None
            except Exception as error:
                write("bot error", logging.ERROR, error, game=task.place.game, bot=task.bot)
                return None
        return None

    async def _attempt(self, task: Task) -> Thought:
        """One try in a worker, or, where there are none, in this process."""
        if self._workers:
            async with self._free:
                return await self._worker_for(task).run(think, task)
        async with self._home, asyncio.timeout(self.patience):  # whoever waits is not taken for one that hangs
            return await self._at_home.run(think, task)

    def _worker_for(self, task: Task) -> Workers:
        """The one that keeps the bot's memory, if it has nothing to do; else any such."""
        place = int(task.memory[:8] or "0", 16) % len(self._workers)
        ranked = [*self._workers[place:], *self._workers[:place]]
        return next((worker for worker in ranked if worker.is_free), ranked[0])

    async def close(self) -> None:
        few = (self._few, self._ahead, self._drafting, self._back, self._at_home)
        for threads in (*few, self._moves, self._seats, self._talk, self._storing, self._opening):
            threads.close()
        for worker in self._workers:
            await worker.close()


def _warm_up(game: str) -> None:
    game_named(game)
    for bot in bots_of(game):
        new_bot(bot, game)
