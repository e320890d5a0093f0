"""Whether the server is ready: whether a move could be stored now."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from anyio import CapacityLimiter, to_thread

from realpolitik.table.journal import write

PATIENCE: Final = 5.0  # seconds for the database to take a write; a proxy that asks does not wait for long
HOLDS: Final = 1.0  # seconds for which an answer is good: whoever asks again and again does not wear out the disk


class Readiness:
    """One probe at a time, however many ask, in a thread of its own: where the database hangs, others may wait in all
    the rest of them."""

    def __init__(
        self, probe: Callable[[], None], patience: float = PATIENCE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.patience = patience
        self._probe = probe
        self._clock = clock
        self._thread = CapacityLimiter(1)
        self._probing: asyncio.Task[bool] | None = None
        self._ended = 0.0

    async def ready(self) -> bool:
        """Whether the database takes a write, and takes it soon."""
        if self._probing is None or (self._probing.done() and self._clock() - self._ended >= HOLDS):
            self._probing = asyncio.create_task(self._try())
        probing = self._probing
        done, _ = await asyncio.wait({probing}, timeout=self.patience)
        return bool(done) and probing.result()

    async def _try(self) -> bool:
        try:
            await to_thread.run_sync(self._probe, abandon_on_cancel=True, limiter=self._thread)
        except Exception as error:
            write("not ready", logging.ERROR, error)
            return False
        finally:
            self._ended = self._clock()
        return True
