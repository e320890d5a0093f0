"""The table at one moment, with what was made of it so far: screens, prospects."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, TypeVar

from realpolitik.table.scene import Scene
from realpolitik.table.shelf import Shelf
from realpolitik.table.thinking import Thinker

T = TypeVar("T")


class Made:
    """What was made of something that stays as it is: once, for all who want it, and kept while there is room."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._made: dict[Hashable, Any] = {}
        self._making: dict[Hashable, asyncio.Task[Any]] = {}
        self._waiting: dict[Hashable, int] = {}  # how many want what is not made yet
        self._past = False

    def keep(self, key: Hashable, made: object) -> None:
        """Keep what was made, for whoever asks next."""
        self._made[key] = made
        self._shelf.put(self, key, made)

    def drop(self, key: Hashable) -> None:
        """Forget what was made: it is made again when somebody asks for it."""
        self._made.pop(key, None)

    def pass_by(self) -> None:
        """Another moment has come: what was made of this one is for those alone who wait for it already."""
        self._past = True
        self._shelf.clear(self, self._made)
        self._made.clear()
        self._making.clear()

    async def once(self, key: Hashable, begin: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What `begin` comes to, for all who wait for it and whoever asks next."""
        if key in self._made:
            self._shelf.touch(self, key)
            known: T = self._made[key]
            return known
        if self._past:
            return await begin()
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(begin())
            task.add_done_callback(lambda done: self._finish(key, done))
        self._waiting[key] = self._waiting.get(key, 0) + 1
        try:
            made: T = await asyncio.shield(task)
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key]
                self._give_up(key, task)
        return made

    def _give_up(self, key: Hashable, task: asyncio.Task[Any]) -> None:
        """Work that nobody waits for any more is not begun."""
        if not task.done():
            self._making.pop(key, None)
            task.cancel()

    def _finish(self, key: Hashable, done: asyncio.Task[Any]) -> None:
        """Keep what was made; what went wrong is tried again by whoever asks next."""
        if self._making.get(key) is not done:  # nobody waited for it, or its moment is past
            return
        del self._making[key]
        if done.exception() is None:
            self.keep(key, done.result())


class Snapshot(Made):
    """A scene that never changes any more: threads may read it."""

    def __init__(self, scene: Scene, thinker: Thinker) -> None:
        super().__init__(thinker.shelf)
        self.scene = scene
        self._thinker = thinker

    async def make(self, key: Hashable, make: Callable[[], T]) -> T:
        """What `make` makes, made once for all who want it."""
        return await self.once(key, lambda: self._thinker.work_out(make))

    async def foresee(self, key: Hashable, make: Callable[[], T]) -> T:
        """The same for what looks ahead: nothing else waits for that."""
        return await self.once(key, lambda: self._thinker.look_ahead(make))

    async def draft(self, key: Hashable, make: Callable[[], T]) -> T:
        """The same for what somebody thinks of choosing."""
        return await self.once(key, lambda: self._thinker.draft(make))
