"""Whoever hangs up is no longer waited upon: what they asked for, and nobody has begun, is not done."""

import asyncio
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

MATCHES: Final = "/api/matches/"


class Waiting:
    """Drops a question to the table when the connection over which it came is gone. What changes something is done
    to its end, whoever hears of it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not _only_asks(scope["method"], scope["path"]):
            await self.app(scope, receive, send)
            return
        asked = [await receive()]  # all of it: there is no body, or it was read before
        left = asyncio.create_task(_left(receive))

        async def hear() -> Message:
            return asked.pop() if asked else await asyncio.shield(left)

        work = asyncio.ensure_future(self.app(scope, hear, send))
        try:
            await asyncio.wait((work, left), return_when=asyncio.FIRST_COMPLETED)
        finally:
            left.cancel()
            if not work.done():
                work.cancel()
                await asyncio.wait((work,))
        if not work.cancelled():
            work.result()


def _only_asks(method: str, path: str) -> bool:
    """Whether a request changes nothing: a draft is posted, for what it holds is in its body, and is never kept."""
    if not path.startswith("/api/"):
        return False
    return method == "GET" or (method == "POST" and path.startswith(MATCHES) and "/draft" in path[len(MATCHES) :])


async def _left(receive: Receive) -> Message:
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return message
