"""Keeps time for all matches of a server: says that it runs, and finds those in which somebody's time is up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from anyio import to_thread

from realpolitik.table.journal import write
from realpolitik.table.refused import Refused
from realpolitik.table.store import Store, UnknownMatch
from realpolitik.table.uptime import MARKED_EVERY, PATIENCE

AT_ONCE: Final = 20  # matches that are looked at, before time is kept again
PUT_OFF: Final = 3600.0  # seconds for which a match is left alone that cannot be opened


class Timekeeper:
    """Works in a task of its own. `run_out` is called for each match in which time is up, on every server that finds
    it so; `on_change`, when it turns out that no server ran for a while."""

    def __init__(
        self, store: Store, pause: float, run_out: Callable[[str], Awaitable[None]], on_change: Callable[[], None]
    ) -> None:
        self._store = store
        self._pause = pause
        self._run_out = run_out
        self._on_change = on_change
        self._stopped = asyncio.Event()
        self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        loop, failing = asyncio.get_running_loop(), False
        patience = 0.0 if self._store.sharing is None else PATIENCE  # nobody else can have kept the time of a file
        marked: float | None = None
        while not self._stopped.is_set():
            try:
                if marked is None or loop.time() - marked >= MARKED_EVERY:
                    await self._mark(patience)
                    marked, patience = loop.time(), PATIENCE
                for match_id in await to_thread.run_sync(self._store.due, AT_ONCE):
                    await self._settle(match_id)
                failing = False
            except Exception as error:  # the database may answer again next time
                if not failing:  # once is enough
                    write("time not kept", logging.ERROR, error)
                failing = True
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), self._pause)

    async def _mark(self, patience: float) -> None:
        if await to_thread.run_sync(self._store.keep_time, patience):
            self._on_change()

    async def _settle(self, match_id: str) -> None:
        try:
            await self._run_out(match_id)
        except Refused as refused:
            if refused.code not in ("stale", "not_yours"):  # those are of another server that came first
                await to_thread.run_sync(self._store.put_off, match_id, PUT_OFF)
        except UnknownMatch:  # somebody has just deleted it
            pass
        except Exception as error:
            write("time not settled", logging.ERROR, error, match=match_id)
            await to_thread.run_sync(self._store.put_off, match_id, PUT_OFF)

    async def close(self) -> None:
        """Stop. What was kept last is when a server last ran."""
        self._stopped.set()
        await self._working
        with suppress(Exception):  # then the time since the last mark is nobody's
            await self._mark(PATIENCE)
