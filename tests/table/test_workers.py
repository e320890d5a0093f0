"""Work in processes of its own: what hangs or dies there harms nobody, and records that do are refused."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from table.test_rooms import QUICK, play, refused, store  # noqa: F401  (a fixture)

import realpolitik
from realpolitik.kernel.save import save
from realpolitik.table.app import create_app
from realpolitik.table.making import MEMORY as MEMORY_OF_MAKERS
from realpolitik.table.messages.lobby import MatchOfRecord
from realpolitik.table.opening import examine
from realpolitik.table.rooms import READER_MEMORY, Rooms
from realpolitik.table.settings import Settings
from realpolitik.table.store import Store
from realpolitik.table.workers import COURTESY, WorkerDied, Workers

FOR_EVER = 3600.0
PATIENCE = 60.0  # seconds; far more than anything takes
MEMORY = 1024**3


def with_workers(episode: Callable[[Workers], Awaitable[None]], patience: float = PATIENCE, memory: int = 0) -> None:
    async def whole() -> None:
        workers = Workers(1, patience, memory)
        try:
            await episode(workers)
        finally:
            await workers.close()

    asyncio.run(whole())


def test_a_worker_that_hangs_is_killed_and_replaced() -> None:
    async def episode(workers: Workers) -> None:
        first = await workers.run(os.getpid)
        workers.patience = 0.2
        with pytest.raises(TimeoutError):
            await workers.run(time.sleep, FOR_EVER)
        workers.patience = PATIENCE
        assert await workers.run(os.getpid) not in (first, os.getpid())

    with_workers(episode)


def test_a_worker_that_dies_is_told_and_replaced() -> None:
    async def episode(workers: Workers) -> None:
        with pytest.raises(WorkerDied):
            await workers.run(os._exit, 3)
        assert await workers.run(len, "abc") == 3

    with_workers(episode)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="Windows knows no such thing")
def test_a_worker_gives_way_to_the_server() -> None:
    async def episode(workers: Workers) -> None:
        assert await workers.run(os.nice, 0) == min(19, os.nice(0) + COURTESY)

    with_workers(episode)


def test_a_worker_takes_no_more_memory_than_it_may() -> None:
    async def episode(workers: Workers) -> None:
        with pytest.raises(MemoryError):
            await workers.run(bytes, 2 * MEMORY)
        assert await workers.run(len, "abc") == 3

    with_workers(episode, memory=MEMORY)


@pytest.mark.parametrize("patience", [0.0, PATIENCE])
def test_a_record_that_takes_too_long_or_is_none_is_refused_and_never_stored(store: Store, patience: float) -> None:  # noqa: F811
    async def episode(rooms: Rooms) -> None:
        record = MatchOfRecord.model_validate({"record": "{}", "seats": [{"kind": "here"}] * 2})
        await refused(rooms.open_record(record, "en", "host", "Ann"), "bad_record")
        assert list(store.all_matches()) == []

    play(store, episode, replace(QUICK, apart=True, record_patience=patience))


def test_records_are_examined_to_their_first_screens() -> None:
    match = realpolitik.new("red-sea", seed=7)
    assert examine(save(match), "en") is None
    code, told = examine(save(match).replace("red-sea", "blue-sea"), "en") or ("", "")
    assert (code, "checksum" in told) == ("bad_record", True)


def test_records_are_read_apart_wherever_bots_think(tmp_path: Path) -> None:
    """A server without workers for bots is not the server's own end."""
    served = create_app(replace(QUICK, apart=Settings().apart, database=f"sqlite:///{tmp_path}/table.db"))

    async def episode() -> None:
        async with served.router.lifespan_context(served):
            hall = served.state.hall
            assert hall.settings.workers == 0
            assert hall.rooms._readers is not None
            assert (hall.rooms._readers.memory, hall.makers._workers.memory) == (READER_MEMORY, MEMORY_OF_MAKERS)

    asyncio.run(episode())
