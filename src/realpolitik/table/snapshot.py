"""The table at one moment, with what was made of it so far: screens, prospects, reports."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Final, TypeVar

from realpolitik.table.scene import Scene
from realpolitik.table.thinking import Thinker

T = TypeVar("T")
MANY_MADE: Final = 200  # things kept of one moment: whoever asks for ever new ones does not fill the memory


class Snapshot:
    """A scene that never changes any more: threads may read it."""

    def __init__(self, scene: Scene, thinker: Thinker) -> None:
        self.scene = scene
        self._thinker = thinker
        self._made: dict[Hashable, asyncio.Task[Any]] = {}

    async def make(self, key: Hashable, make: Callable[[], T]) -> T:
        """What `make` makes, made once for all who want it."""
        return await self._once(key, lambda: self._thinker.work_out(make))

    async def foresee(self, key: Hashable, make: Callable[[], T]) -> T:
        """The same for what looks ahead: nothing else waits for that."""
        return await self._once(key, lambda: self._thinker.look_ahead(make))

    async def _once(self, key: Hashable, begin: Callable[[], Coroutine[Any, Any, T]]) -> T:
        if key not in self._made:
            if len(self._made) >= MANY_MADE:
                return await begin()
            self._made[key] = asyncio.create_task(begin())
        made: T = await asyncio.shield(self._made[key])
        return made
