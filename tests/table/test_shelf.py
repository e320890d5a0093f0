"""What is made for viewers is made once, kept while there is room, and not at all when nobody waits for it."""

import asyncio
import threading
from typing import Any, cast

import pytest

from realpolitik.table.breaking import Broken
from realpolitik.table.files import file_of
from realpolitik.table.scene import Scene
from realpolitik.table.shelf import PLACE, Shelf, room_for
from realpolitik.table.snapshot import Snapshot
from realpolitik.table.thinking import THREADS, Thinker

SCENE = cast(Scene, object())  # nothing looks at it
TEXT = "x" * 1000


def snapshot(thinker: Thinker) -> Snapshot:
    return Snapshot(SCENE, thinker)


def thinker(size: int = 10**6) -> Thinker:
    return Thinker(0, 1.0, size)


def test_it_is_made_once_while_it_is_kept() -> None:
    async def episode() -> None:
        now, made = snapshot(thinker()), []
        for _ in range(3):
            assert await now.make("screen", lambda: made.append(1) or TEXT) == TEXT  # type: ignore[func-returns-value]
        assert len(made) == 1

    asyncio.run(episode())


def test_however_much_is_asked_for_no_more_is_kept_than_there_is_room_for() -> None:
    async def episode() -> None:
        working = thinker(size=5 * room_for(0, TEXT))
        moments = [snapshot(working) for _ in range(4)]
        for number in range(200):
            await moments[number % 4].make(number, lambda: TEXT)
            assert working.shelf.filled <= working.shelf.size
        assert 4 * room_for(0, TEXT) < working.shelf.filled <= working.shelf.size

    asyncio.run(episode())


def test_what_is_asked_for_again_stays_longest() -> None:
    async def episode() -> None:
        working = thinker(size=3 * room_for("often", TEXT))
        now, made = snapshot(working), []
        for key in ("often", "a", "often", "b", "often", "c", "often", "d", "often"):
            await now.make(key, lambda key=key: made.append(key) or TEXT)  # type: ignore[misc]
        assert made == ["often", "a", "b", "c", "d"]

    asyncio.run(episode())


def test_what_is_larger_than_the_shelf_is_not_kept() -> None:
    async def episode() -> None:
        working = thinker(size=100)
        assert await snapshot(working).make("page", lambda: TEXT) == TEXT
        assert working.shelf.filled == 0

    asyncio.run(episode())


def test_a_moment_that_is_past_leaves_the_shelf() -> None:
    async def episode() -> None:
        working = thinker()
        now = snapshot(working)
        await now.make("screen", lambda: TEXT)
        now.pass_by()
        assert working.shelf.filled == 0
        assert await now.make("screen", lambda: TEXT) == TEXT, "whoever still holds it is served"
        assert working.shelf.filled == 0

    asyncio.run(episode())


def test_what_goes_wrong_is_tried_again() -> None:
    async def episode() -> None:
        now, tries = snapshot(thinker()), []

        def make() -> str:
            tries.append(1)
            if len(tries) == 1:
                raise ValueError("not yet")
            return TEXT

        with pytest.raises(Broken) as broken:
            await now.make("screen", make)
        assert str(broken.value.problem) == "not yet"
        assert await now.make("screen", make) == TEXT

    asyncio.run(episode())


def test_work_that_nobody_waits_for_is_not_begun() -> None:
    """All threads are busy; forty ask for something, and go away again."""

    async def episode() -> None:
        working = thinker()
        now, gate, made = snapshot(working), threading.Event(), []
        busy = [asyncio.create_task(now.make(("busy", n), lambda: gate.wait(60))) for n in range(THREADS)]
        await asyncio.sleep(0.05)
        gone: list[asyncio.Task[Any]] = [
            asyncio.create_task(now.make(("gone", n), lambda n=n: made.append(n)))  # type: ignore[misc]
            for n in range(40)
        ]
        await asyncio.sleep(0.05)
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        stays = asyncio.create_task(now.make(("gone", 7), lambda: TEXT))
        gate.set()
        assert await stays == TEXT
        await asyncio.gather(*busy)
        assert made == []

    asyncio.run(episode())


def test_two_who_wait_do_not_lose_by_one_who_leaves() -> None:
    async def episode() -> None:
        now, gate = snapshot(thinker()), threading.Event()
        one, other = (asyncio.create_task(now.make("screen", lambda: gate.wait(60) and TEXT)) for _ in range(2))
        await asyncio.sleep(0.05)
        one.cancel()
        await asyncio.sleep(0)
        gate.set()
        assert await other == TEXT

    asyncio.run(episode())


def test_a_shelf_counts_what_it_holds() -> None:
    class Nobody:
        def drop(self, key: object) -> None:
            pass

    shelf, owner = Shelf(10**6), Nobody()
    shelf.put(owner, "a", TEXT)
    shelf.put(owner, "b", (TEXT, TEXT))
    shelf.put(owner, "b", TEXT)
    assert shelf.filled == room_for("a", TEXT) + room_for("b", TEXT)
    shelf.clear(owner, ["a", "unknown"])
    assert shelf.filled == room_for("b", TEXT)


def test_nothing_is_too_small_to_be_counted_and_all_that_is_in_it_counts() -> None:
    """However many drafts somebody tries, their keys take room too; and a page lies there in all its forms."""
    assert room_for(("chances", 0, *range(64)), False) > PLACE + 64 * 8
    page = file_of(bytes(range(256)) * 400)
    assert room_for("page", page) > len(page.content) + sum(len(form) for form in page.compressed.values())
    assert room_for("analysis", ((1.0,) * 100,) * 10) > 10 * 100 * 8
