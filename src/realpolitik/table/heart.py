"""The sign of life that a server gives to others on the same database: whose is missing is dead, and is buried."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from anyio import CapacityLimiter, to_thread

from realpolitik.table.journal import write
from realpolitik.table.sharing import Alive, Sharing

PATIENCE: Final = 5  # signs of life that may be missed


class Heart:
    """Beats in a task of its own; after each beat `on_beat` is told how many live."""

    def __init__(self, sharing: Sharing, pause: float, on_beat: Callable[[Alive], None]) -> None:
        self._sharing = sharing
        self._pause = pause
        self._on_beat = on_beat
        self._stopped = asyncio.Event()
        self._thread = CapacityLimiter(1)  # of its own: others may wait in all the rest of them
        self._beating = asyncio.create_task(self._beat_on())

    async def _beat_on(self) -> None:
        failing = False
        while not self._stopped.is_set():
            try:
                alive = await to_thread.run_sync(self._sharing.beat, PATIENCE * self._pause, limiter=self._thread)
            except Exception as error:
                if not failing:  # once is enough
                    write("no sign of life", logging.ERROR, error)
                failing = True
            else:
                failing = False
                self._on_beat(alive)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), self._pause)

    async def stop(self) -> None:
        """Beat no more, as when the process has died."""
        self._stopped.set()
        await self._beating

    async def close(self) -> None:
        """Leave in good order: others need not wait until we are missed."""
        await self.stop()
        try:
            await to_thread.run_sync(self._sharing.leave, limiter=self._thread)
        except Exception as error:  # then we are missed
            write("no goodbye", logging.WARNING, error)
