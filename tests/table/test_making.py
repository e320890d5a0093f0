"""Keepsakes and reports are made apart, once, and one at a time for whoever wants many."""

import asyncio
import os
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from table.visitors import QUICK, Server, open_server

import realpolitik
import realpolitik.table.api_kept as api_kept
from realpolitik.kernel.save import save
from realpolitik.table.files import File, file_of
from realpolitik.table.making import MEMORY, Makers, make_report
from realpolitik.table.refused import Refused

PATIENCE = 60.0  # seconds; far more than anything takes


def finished_record() -> str:
    match, random = realpolitik.new("red-sea", seed=7), Random(7)
    while not match.over:
        match.answer(random.choice(match.question.options), match.question.seat)
    return save(match)


def opened(server: Server) -> str:
    """The id of a match that is over."""
    body = {"record": finished_record(), "seats": [{"kind": "here"}] * 2}
    match: str = server.browser().post("/api/records/match", body)["match"]
    return match


def with_makers(episode: Callable[[Makers], Awaitable[None]], workers: int = 0, patience: float = PATIENCE) -> None:
    async def whole() -> None:
        makers = Makers(workers, patience)
        try:
            await episode(makers)
        finally:
            await makers.close()

    asyncio.run(whole())


async def settled() -> None:
    """Let everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0.01)


def test_a_report_is_made_in_another_process() -> None:
    async def episode(makers: Makers) -> None:
        assert await makers.make("ann", os.getpid) != os.getpid()
        made = await makers.make("ann", make_report, finished_record(), "en", "", "svg")
        assert isinstance(made, File)
        assert b"<html" in made.content
        assert "no chart" in str(await makers.make("ann", make_report, finished_record(), "en", "nothing", "svg"))

    with_makers(episode, workers=1)


def test_what_takes_too_much_memory_is_refused_and_the_next_is_made() -> None:
    async def episode(makers: Makers) -> None:
        with pytest.raises(Refused) as refused:
            await makers.make("ann", bytes, MEMORY)
        assert refused.value.code == "failed"
        assert await makers.make("ann", len, "abc") == 3

    with_makers(episode, workers=1)


@pytest.mark.parametrize("end", [os.abort, threading.Event().wait])
def test_what_dies_or_takes_too_long_is_refused_and_the_next_is_made(end: Callable[[], Any]) -> None:
    async def episode(makers: Makers) -> None:
        assert makers._workers is not None
        await makers.make("ann", os.getpid)
        makers._workers.patience = 0.2 if end is not os.abort else PATIENCE
        with pytest.raises(Refused) as refused:
            await makers.make("ann", os.abort if end is os.abort else for_ever)
        assert refused.value.code == "failed"
        makers._workers.patience = PATIENCE
        assert await makers.make("ann", os.getpid)

    with_makers(episode, workers=1)


def for_ever() -> None:
    threading.Event().wait()


def test_whoever_wants_many_waits_for_their_own() -> None:
    """Five keepsakes of one visitor, and one of another who comes last: it is the second to be made."""

    async def episode(makers: Makers) -> None:
        gate, made = threading.Event(), []

        def make(name: str) -> None:
            gate.wait(PATIENCE)
            made.append(name)

        wanted = [asyncio.create_task(makers.make("eve", make, f"eve {number}")) for number in range(5)]
        await settled()
        wanted.append(asyncio.create_task(makers.make("ann", make, "ann")))
        await settled()
        gate.set()
        await asyncio.gather(*wanted)
        assert made.index("ann") == 1
        assert not makers._turns._locks
        assert not makers._turns._wanted

    with_makers(episode)


def test_whoever_leaves_is_not_served() -> None:
    async def episode(makers: Makers) -> None:
        gate, made = threading.Event(), []
        first = asyncio.create_task(makers.make("eve", gate.wait, PATIENCE))
        await settled()
        gone = [asyncio.create_task(makers.make("eve", made.append, number)) for number in range(40)]
        await settled()
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        gate.set()
        await first
        await makers.make("eve", made.append, "last")
        assert made == ["last"]

    with_makers(episode)


def test_nobody_waits_for_ever() -> None:
    async def episode(makers: Makers) -> None:
        gate = threading.Event()
        first = asyncio.create_task(makers.make("eve", gate.wait, PATIENCE))
        await settled()
        makers.patience = 0.0
        with pytest.raises(Refused) as refused:
            await makers.make("ann", os.getpid)
        assert refused.value.code == "too_many"
        gate.set()
        await first

    with_makers(episode)


def test_a_keepsake_is_made_once_whoever_comes_and_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def make(*_given: object) -> File:
        made.append(1)
        return file_of(b"<!doctype html>")

    monkeypatch.setattr(api_kept, "make_keepsake", make)
    with open_server(tmp_path) as server:
        match = opened(server)
        for _ in range(3):
            eve = server.browser()
            assert eve.client.get(f"/api/matches/{match}/keepsake").text == "<!doctype html>"
            with eve.live(match) as channel:  # whoever looks on changes what is shown, not what was played
                channel.receive_json()
            room = server.on_loop(server.hall.rooms.room, match)
            server.on_loop(room._look_around, {len(made)})
        assert len(made) == 1
        assert server.hall.thinker.shelf.filled > 0
        server.on_loop(room.leave_shelf)
        assert server.hall.thinker.shelf.filled == 0


def test_a_keepsake_is_whole_when_it_was_made_apart(tmp_path: Path) -> None:
    with open_server(tmp_path, replace(QUICK, apart=True)) as server:
        match = opened(server)
        page = server.browser().client.get(f"/api/matches/{match}/keepsake")
        assert page.status_code == 200
        assert page.text.startswith("<!doctype html>")
        assert "Red Sea" in page.text
