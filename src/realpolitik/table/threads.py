"""Threads for one kind of work: so many at once, and nothing else waits for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Given = TypeVarTuple("Given")


class Threads:
    """Whatever waits for one of them waits in the event loop, so that this has its turn between two pieces of work."""

    def __init__(self, most: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(most, name)
        self._free = asyncio.Semaphore(most)

    async def run(self, work: Callable[[*Given], T], *given: *Given) -> T:
        """What the work comes to. What nobody waits for any more is not begun; what is begun is done to its end."""
        async with self._free:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    def close(self) -> None:
        """Do no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
