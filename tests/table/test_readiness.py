"""Whether moves can be stored: a true write, bounded in time, one at a time; and the server lives without it."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

from table.visitors import open_server

from realpolitik.table.readiness import HOLDS, Readiness

PATIENCE = 120.0  # seconds; far more than anything takes


class Probe:
    """A database that may hang or fail."""

    def __init__(self) -> None:
        self.tries = 0
        self.goes_on = threading.Event()
        self.goes_on.set()
        self.problem: Exception | None = None

    def __call__(self) -> None:
        self.tries += 1
        assert self.goes_on.wait(PATIENCE)
        if self.problem:
            raise self.problem


def test_a_probe_that_hangs_is_waited_for_a_while_and_not_begun_again() -> None:
    probe = Probe()
    probe.goes_on.clear()

    async def asked_many_times() -> None:
        readiness = Readiness(probe, patience=0.01)
        assert await asyncio.gather(*[readiness.ready() for _ in range(50)]) == [False] * 50
        assert not await readiness.ready()
        assert probe.tries == 1
        readiness.patience = PATIENCE
        probe.goes_on.set()
        assert await readiness.ready()
        assert probe.tries == 1

    asyncio.run(asked_many_times())


def test_an_answer_holds_for_a_moment_and_no_longer() -> None:
    probe, now = Probe(), [0.0]

    async def asked_again_and_again() -> None:
        readiness = Readiness(probe, PATIENCE, lambda: now[0])
        assert [await readiness.ready() for _ in range(3)] == [True] * 3
        assert probe.tries == 1
        probe.problem = OSError("the disk is full")
        now[0] += HOLDS
        assert not await readiness.ready()
        probe.problem = None
        assert not await readiness.ready()
        now[0] += HOLDS
        assert await readiness.ready()
        assert probe.tries == 3

    asyncio.run(asked_again_and_again())


def test_a_locked_database_stops_what_is_ready_and_not_what_is_well(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    with open_server(tmp_path) as server, closing(sqlite3.connect(path, isolation_level=None)) as other:
        ann = server.browser()
        assert ann.get("/ready") == {"status": "ready"}
        server.hall.readiness._ended -= HOLDS  # as if that had been a while ago
        other.execute("BEGIN EXCLUSIVE")
        server.hall.readiness.patience = 0.01
        assert ann.get("/ready", expect=503)["error"]["code"] == "not_ready"
        assert ann.get("/health")["status"] == "ok"
        other.execute("ROLLBACK")
        server.hall.readiness.patience = PATIENCE
        assert ann.get("/ready") == {"status": "ready"}


def test_the_probe_truly_writes(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        server.browser().get("/ready")
        log = tmp_path / "table.db-wal"
        before = log.stat().st_size
        server.hall.store.probe()
        assert log.stat().st_size > before


def test_a_server_that_is_about_to_stop_is_not_ready(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        server.hall.rooms.farewell()
        refused = server.browser().get("/ready", expect=503)["error"]
        assert refused == {"code": "not_ready", "message": "the server is about to stop"}
        assert server.browser().get("/health")["status"] == "ok"
