"""One thing at a time: whatever changes a match is done while nobody else changes it, and to its end."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from realpolitik.table.sharing import Kind, TheirMove

P = ParamSpec("P")
T = TypeVar("T")


class Order:
    """The lock of a room. What is begun under it is finished, even if whoever asked for it leaves."""

    def __init__(self) -> None:
        self.doubtful = False  # whether the store may know more than we do: then it is read again first …
        self.news: set[Kind] = set()  # … and where other servers have changed something
        self.their_moves: list[TheirMove] = []  # what other servers have told us of, and we have not made ours yet
        self._lock = asyncio.Lock()
        self._work: set[asyncio.Task[Any]] = set()

    @property
    def busy(self) -> bool:
        return bool(self._work) or self._lock.locked()

    @property
    def behind(self) -> bool:
        """Whether there is more to know than we do."""
        return self.doubtful or bool(self.news) or bool(self.their_moves)

    async def alone(self, do: Callable[[], Awaitable[T]], catch_up: Callable[[], Awaitable[None]]) -> T:
        """Do it when nobody else does anything; where there is more to know than we do, `catch_up` first."""
        task = asyncio.create_task(self._in_turn(do, catch_up))
        self._work.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def _in_turn(self, do: Callable[[], Awaitable[T]], catch_up: Callable[[], Awaitable[None]]) -> T:
        async with self._lock:
            if self.behind:
                await catch_up()
            return await do()

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # looked at, so that nobody complains if whoever asked has left

    async def finish(self) -> None:
        """Wait until all that is begun has come to its end, well or badly."""
        if self._work:
            await asyncio.wait(self._work)


class Ordered(Protocol):
    """Whoever has a lock to hold. The lock does not hold them: what nobody wants any more is gone at once."""

    order: Order

    async def read_again(self) -> None:
        """Know all that the store does."""


S = TypeVar("S", bound=Ordered)


def alone(
    action: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """An action that is done alone, however it is called. It may call what needs the lock, but no other such action."""

    @wraps(action)
    async def in_order(self: S, /, *given: P.args, **named: P.kwargs) -> T:
        return await self.order.alone(lambda: action(self, *given, **named), self.read_again)

    return in_order
