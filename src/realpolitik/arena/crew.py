"""Games played side by side, here in processes or on a cluster; each is told as soon as it is over.

A process that dies is replaced, and its game is played again; a game that ends several processes is not tried for ever.
"""

import signal
from collections import Counter, deque
from collections.abc import Generator, Iterable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from realpolitik.arena.arrangement import Arranged
from realpolitik.arena.playing import Played, play
from realpolitik.kernel.errors import RealpolitikError

TRIES: Final = 3  # of a game whose process dies
SPAWN: Final = get_context("spawn")


class GameFailed(RealpolitikError):
    """A game that cannot be played to its end."""

    def __init__(self, arranged: Arranged, number: int, why: str) -> None:
        sat = " against ".join(arranged.bout(number).sat)
        super().__init__(f"game {number} ({sat}) cannot be played: {why}; what was played before is kept")


def played_here(arranged: Arranged, numbers: Iterable[int], jobs: int, keep: bool) -> Generator[Played]:
    """The games of these numbers as they end, by so many processes. When the caller leaves, they are stopped."""
    if jobs == 1:
        for number in numbers:
            attempt = _attempt(arranged, number, keep)
            if isinstance(attempt, str):
                raise GameFailed(arranged, number, attempt)
            yield attempt
        return
    waiting = deque(numbers)
    deaths: Counter[int] = Counter()
    workers = [Worker(arranged, keep) for _ in range(min(jobs, len(waiting)))]
    try:
        while True:
            for worker in workers:
                if worker.game is None and waiting:
                    worker.begin(waiting.popleft())
            busy = [worker for worker in workers if worker.game is not None]
            if not busy:
                return
            ready = wait([worker.line for worker in busy])
            for place, worker in enumerate(workers):
                if worker.game is None or worker.line not in ready:
                    continue
                number = worker.game
                told = worker.told()
                if isinstance(told, Played):
                    yield told
                    continue
                if isinstance(told, str):
                    raise GameFailed(arranged, number, told)
                deaths[number] += 1
                if deaths[number] == TRIES:
                    raise GameFailed(arranged, number, f"its process died {TRIES} times ({worker.how_it_ended()})")
                worker.stop()
                workers[place] = Worker(arranged, keep)
                waiting.appendleft(number)
    finally:
        for worker in workers:
            worker.stop()


class Worker:
    """A process that plays a game at a time, and the line to it."""

    def __init__(self, arranged: Arranged, keep: bool) -> None:
        self.line, its_end = SPAWN.Pipe()
        self.process: SpawnProcess = SPAWN.Process(target=_work, args=(its_end, arranged, keep), daemon=True)
        self.process.start()
        its_end.close()
        self.game: int | None = None

    def begin(self, number: int) -> None:
        self.game = number
        with suppress(OSError):  # of one that is dead, which is found where its answer is waited for
            self.line.send(number)

    def told(self) -> Played | str | None:
        """How the game went, or why it could not be played; nothing where the process has died."""
        try:
            told: Played | str = self.line.recv()
        except (EOFError, OSError):
            return None
        self.game = None
        return told

    def how_it_ended(self) -> str:
        self.process.join()
        code = self.process.exitcode or 0
        return signal.Signals(-code).name if code < 0 else f"exit status {code}"

    def stop(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()


def _work(line: "Connection[Played | str, int]", arranged: Arranged, keep: bool) -> None:
    """What a process does: it plays what it is told to until nobody tells it more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started it
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            line.send(_attempt(arranged, line.recv(), keep))


def _attempt(arranged: Arranged, number: int, keep: bool) -> Played | str:
    try:
        return play(arranged, number, keep)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
