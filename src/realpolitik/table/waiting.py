"""Whoever hangs up is no longer waited upon: what they asked for, and nobody has begun, is not done."""

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Waiting:
    """Drops a question to the table when the connection over which it came is gone. What changes something is done
    to its end, whoever hears of it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET" or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        asked = [await receive()]  # all of it: there is no body
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


async def _left(receive: Receive) -> Message:
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return message
