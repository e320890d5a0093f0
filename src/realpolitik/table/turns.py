"""Whoever asks for much waits for themselves: of those who come from one address, one is served at a time."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Where few are served at once, others wait for one of an address at most, and not for all that it asks for."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._wanted: Counter[str] = Counter()

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        self._wanted[address] += 1
        try:
            async with self._locks.setdefault(address, asyncio.Lock()):
                yield
        finally:
            self._wanted[address] -= 1
            if not self._wanted[address]:
                del self._wanted[address], self._locks[address]
