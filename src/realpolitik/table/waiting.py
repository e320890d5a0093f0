"""Whoever hangs up is no longer waited upon: what they asked for, and nobody has begun, is not done. And nobody waits
for ever: a request that is not answered in a while is refused.
"""

import asyncio
from collections.abc import Awaitable
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from realpolitik.table.refused import Refused

API: Final = "/api/"
MATCHES: Final = "/api/matches/"
MADE: Final = ("/keepsake", "/report", "/analysis")  # they take longer, and have a patience of their own


class Waiting:
    """Drops a question to the table when the connection over which it came is gone, or when it is too late. What
    changes something is done to its end, whoever hears of it."""

    def __init__(self, app: ASGIApp, patience: float) -> None:
        self.app = app
        self.patience = patience
        self._late: set[Awaitable[None]] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith(API):
            await self.app(scope, receive, send)
        elif _only_asks(scope["method"], scope["path"]):
            await self._ask(scope, receive, Answer(send))
        else:
            await self._change(scope, receive, Answer(send))

    async def _ask(self, scope: Scope, receive: Receive, answer: "Answer") -> None:
        asked = [await receive()]  # all of it: there is no body, or it was read before
        left = asyncio.create_task(_left(receive))

        async def hear() -> Message:
            return asked.pop() if asked else await asyncio.shield(left)

        work = asyncio.ensure_future(self.app(scope, hear, answer))
        patience = None if scope["path"].endswith(MADE) else self.patience
        try:
            await asyncio.wait((work, left), timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            if answer.begun:  # whoever reads slowly is no concern of ours
                await asyncio.wait((work, left), return_when=asyncio.FIRST_COMPLETED)
            late = not work.done() and not left.done()
        finally:
            left.cancel()
            if not work.done():
                work.cancel()
                await asyncio.wait((work,))
        if late:
            raise too_late()
        if not work.cancelled():
            work.result()

    async def _change(self, scope: Scope, receive: Receive, answer: "Answer") -> None:
        work = asyncio.ensure_future(self.app(scope, receive, answer))
        try:
            await asyncio.wait((work,), timeout=self.patience)
            if answer.begun:
                await asyncio.wait((work,))
        except asyncio.CancelledError:  # the server is about to stop
            work.cancel()
            raise
        if not work.done():
            answer.wanted = False
            self._late.add(work)
            work.add_done_callback(self._come_to_an_end)
            raise too_late()
        work.result()

    def _come_to_an_end(self, work: "asyncio.Future[None]") -> None:
        self._late.discard(work)
        if not work.cancelled():
            work.exception()  # looked at, so that nobody complains: whoever asked was told that it may not be done


class Answer:
    """What is sent back, as long as anybody wants it."""

    def __init__(self, send: Send) -> None:
        self.begun = False
        self.wanted = True
        self._send = send

    async def __call__(self, message: Message) -> None:
        if self.wanted:
            self.begun = True
            await self._send(message)


def too_late() -> Refused:
    return Refused("too_many", "there is too much to do here now: try again in a while, with the same `request`")


def _only_asks(method: str, path: str) -> bool:
    """Whether a request changes nothing: a draft is posted, for what it holds is in its body, and is never kept."""
    return method == "GET" or (method == "POST" and path.startswith(MATCHES) and "/draft" in path[len(MATCHES) :])


async def _left(receive: Receive) -> Message:
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return message
