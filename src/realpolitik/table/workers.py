"""Processes for work that may take long, hang or eat memory: they can be killed, and others take their place."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from typing import Any, Final, TypeVar

from anyio import to_thread

from realpolitik.machine import THREADS

COURTESY: Final = 5  # by how much workers give way to the server

T = TypeVar("T")


class WorkerDied(Exception):
    """A process ended in the middle of its work, by its own fault or by another's in the same pool."""


class Workers:
    """They are started when they are first wanted, and anew when one of them dies or hangs."""

    def __init__(self, number: int, patience: float, memory: int = 0) -> None:
        """`patience`: seconds that a piece of work may take; `memory`: bytes that a process may take, 0 for any."""
        self.number = number
        self.patience = patience
        self.memory = memory
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(max(1, number))  # whoever waits for a worker is not taken for one that hangs

    @property
    def is_free(self) -> bool:
        """Whether one of them has nothing to do."""
        return not self._free.locked()

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """What the work comes to. TimeoutError where it takes too long, WorkerDied where it ends its process.

        Work that nobody waits for any more is not begun. What is begun goes on, and keeps its worker busy.
        """
        await self._free.acquire()
        task = asyncio.create_task(self._done(work, *given))
        task.add_done_callback(self._rest)
        return await asyncio.shield(task)

    async def _done(self, work: Callable[..., T], *given: object) -> T:
        pool = self._open_pool()
        try:
            async with asyncio.timeout(self.patience):
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except TimeoutError:
            await self._drop(pool)
            raise
        except BrokenProcessPool as broken:
            await self._drop(pool)
            raise WorkerDied(str(broken)) from None

    def _rest(self, task: asyncio.Task[Any]) -> None:
        self._free.release()
        if not task.cancelled():
            task.exception()  # looked at, so that nobody complains if whoever wanted it has left

    def begin(self, work: Callable[..., object], *given: object) -> None:
        """Let every worker do this when it comes to it; nobody waits for that."""
        with suppress(BrokenProcessPool):  # that is seen to when something is wanted
            for _ in range(self.number):
                self._open_pool().submit(work, *given)

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.number, get_context("spawn"), initializer=_begin_work, initargs=(self.memory,)
            )
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


def _begin_work(memory: int) -> None:
    """A worker ends with the server, however that ends, and leaves Ctrl-C to it. Where they want the same core, the
    server comes first: people wait for it, move by move."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):  # not on Windows
        os.nice(COURTESY)
    if memory:
        os.environ |= dict.fromkeys(THREADS, "1")  # each of theirs would take room, and there is one core for all
        _limit_memory(memory)


def _limit_memory(memory: int) -> None:
    try:
        import resource  # not on Windows, where only the time is limited
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
