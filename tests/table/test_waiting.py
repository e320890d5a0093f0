"""What nobody waits for any more is not done, and looking back keeps nobody waiting who plays."""

import asyncio
import threading
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from realpolitik.table.thinking import THREADS, Thinker
from realpolitik.table.waiting import Waiting


class Client:
    """A connection over which one request comes, and that may be cut."""

    def __init__(self, app: Any, method: str, path: str = "/api/matches/x/screen") -> None:
        self.gone = asyncio.Event()
        self.heard: list[Message] = []
        self._asked = False
        self.scope: Scope = {"type": "http", "method": method, "path": path}
        self.asking = asyncio.create_task(Waiting(app)(self.scope, self._receive, self._send))

    async def _receive(self) -> Message:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        self.heard.append(message)


class Kitchen:
    """An application that takes a while over its answer."""

    def __init__(self) -> None:
        self.begun, self.ready = asyncio.Event(), asyncio.Event()
        self.done: list[str] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert (await receive())["type"] == "http.request"
        self.begun.set()
        try:
            await self.ready.wait()
            self.done.append("done")
        except asyncio.CancelledError:
            self.done.append("dropped")
            raise
        await send({"type": "http.response.start"})


def test_whoever_waits_is_answered() -> None:
    async def episode() -> None:
        kitchen = Kitchen()
        client = Client(kitchen, "GET")
        await kitchen.begun.wait()
        kitchen.ready.set()
        await client.asking
        assert (kitchen.done, [it["type"] for it in client.heard]) == (["done"], ["http.response.start"])

    asyncio.run(episode())


@pytest.mark.parametrize(("method", "path", "end"), [
    ("GET", "/api/matches/x/history", "dropped"),
    ("POST", "/api/matches/x/draft", "dropped"),
    ("POST", "/api/matches/x/draft/prospects", "dropped"),
    ("POST", "/api/matches/x/answer", "done"),
    ("GET", "/page/table.js", "done"),
])  # fmt: skip
def test_a_question_is_dropped_with_its_connection_and_a_move_is_made_all_the_same(
    method: str, path: str, end: str
) -> None:
    async def episode() -> None:
        kitchen = Kitchen()
        client = Client(kitchen, method, path)
        await kitchen.begun.wait()
        client.gone.set()
        if end == "done":
            await asyncio.sleep(0)
            kitchen.ready.set()
        await client.asking
        assert kitchen.done == [end]

    asyncio.run(episode())


def test_what_goes_wrong_goes_wrong_as_ever() -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        raise ValueError("the kitchen is on fire")

    async def episode() -> None:
        with pytest.raises(ValueError, match="on fire"):
            await Client(broken, "GET").asking

    asyncio.run(episode())


def test_no_screen_waits_for_those_who_look_back() -> None:
    async def episode() -> None:
        thinker, free = Thinker(0, 1.0, 1000), threading.Event()
        looking = [asyncio.create_task(thinker.look_back(free.wait)) for _ in range(2 * THREADS)]
        await asyncio.sleep(0)
        assert await thinker.work_out(lambda: "screen") == "screen"
        assert not any(task.done() for task in looking)
        free.set()
        await asyncio.gather(*looking)

    asyncio.run(episode())
