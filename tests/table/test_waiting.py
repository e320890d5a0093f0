"""What nobody waits for any more is not done, nobody waits for ever, and no kind of work keeps another waiting."""

import asyncio
import threading
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from realpolitik.table.database import _CONNECTIONS
from realpolitik.table.refused import Refused
from realpolitik.table.thinking import (
    THREADS,
    THREADS_MOVES,
    THREADS_OPENING,
    THREADS_READING,
    THREADS_SEATS,
    THREADS_STORING,
    THREADS_TALK,
    Thinker,
)
from realpolitik.table.turns import Turns
from realpolitik.table.waiting import Waiting

PATIENCE = 120.0  # seconds; far more than anything takes
SAME_PLACE = "198.51.100.7"


class Client:
    """A connection over which one request comes, and that may be cut."""

    def __init__(self, app: Any, method: str, path: str = "/api/matches/x/screen", patience: float = PATIENCE) -> None:
        self.gone = asyncio.Event()
        self.heard: list[Message] = []
        self._asked = False
        self.scope: Scope = {"type": "http", "method": method, "path": path}
        self.asking = asyncio.create_task(Waiting(app, patience)(self.scope, self._receive, self._send))

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


@pytest.mark.parametrize(("method", "path", "end"), [
    ("GET", "/api/matches/x/history", "dropped"),
    ("POST", "/api/matches/x/draft", "dropped"),
    ("POST", "/api/matches/x/answer", "done"),
    ("GET", "/api/matches/x/keepsake", None),
    ("GET", "/page/table.js", None),
])  # fmt: skip
def test_whoever_waits_too_long_is_told_and_what_was_to_be_stored_is_stored(
    method: str, path: str, end: str | None
) -> None:
    async def episode() -> None:
        kitchen = Kitchen()
        client = Client(kitchen, method, path, patience=0.01)
        if end is None:  # these have a patience of their own
            await asyncio.sleep(0.05)
            kitchen.ready.set()
            await client.asking
            return
        with pytest.raises(Refused, match="too much to do"):
            await client.asking
        kitchen.ready.set()
        while not kitchen.done:
            await asyncio.sleep(0)
        assert (kitchen.done, client.heard) == ([end], [])

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


KINDS = (
    "work_out",
    "look_ahead",
    "draft",
    "look_back",
    "write_move",
    "write_seat",
    "write_talk",
    "write_down",
    "open_up",
)


@pytest.mark.parametrize("flooded", KINDS)
def test_a_flood_of_one_kind_of_work_keeps_no_other_waiting(flooded: str) -> None:
    async def episode() -> None:
        thinker, free = Thinker(0, 1.0, 1000), threading.Event()
        flood = [asyncio.create_task(getattr(thinker, flooded)(free.wait)) for _ in range(50)]
        await asyncio.sleep(0)
        for kind in KINDS:
            if kind != flooded:
                assert await getattr(thinker, kind)(lambda: "done") == "done"
        assert not any(task.done() for task in flood)
        free.set()
        await asyncio.gather(*flood)
        await thinker.close()

    asyncio.run(episode())


def test_whatever_may_use_the_database_at_once_has_a_connection_to_it() -> None:
    at_once = THREADS_MOVES + THREADS_SEATS + THREADS_TALK + THREADS_STORING + THREADS_OPENING + THREADS_READING
    probe_and_heart = 2
    assert at_once + probe_and_heart <= _CONNECTIONS["pool_size"] + _CONNECTIONS["max_overflow"]


def test_whoever_asks_for_much_waits_for_themselves_alone() -> None:
    async def episode() -> None:
        turns, pool, served = Turns(), asyncio.Semaphore(1), list[str]()

        async def ask(address: str) -> None:
            async with turns.of(address), pool:
                await asyncio.sleep(0)
                served.append(address)

        flood = [asyncio.create_task(ask(SAME_PLACE)) for _ in range(100)]
        await asyncio.sleep(0)
        await ask("203.0.113.9")
        assert len(served) <= 3
        await asyncio.gather(*flood)
        assert not turns._locks
        assert not turns._wanted

    asyncio.run(episode())
