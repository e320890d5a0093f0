"""A database that is locked keeps those waiting who write to it, and nobody else."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from table.visitors import open_server, request_id

import realpolitik.table.hall as hall

MANY = 45  # answers at once: more than there are threads


def test_a_locked_database_does_not_stop_what_only_reads(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        ann = server.browser()
        matches = [ann.create("here", "here").id for _ in range(MANY)]
        rooms = [server.on_loop(server.hall.rooms.room, match) for match in matches]
        ann.get("/api/games")

        async def answer_all() -> list[asyncio.Task[int]]:
            asked = [(room, room.scene.match.question, room.scene.version) for room in rooms]
            answers = [room.answer(it.seat, version, it.options[0], request_id()) for room, it, version in asked]
            tasks = [asyncio.create_task(answer) for answer in answers]
            while not all(room.order.doubtful for room in rooms):  # until each is about to be stored
                await asyncio.sleep(0.01)
            return tasks

        async def outcome(tasks: list[asyncio.Task[int]]) -> list[int]:
            return await asyncio.gather(*tasks)

        other = sqlite3.connect(tmp_path / "table.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        tasks = server.on_loop(answer_all)
        assert ann.get("/health")["status"] == "ok"
        assert ann.get("/api/games")
        assert ann.screen(matches[0], 0)["version"] == 1
        assert not any(task.done() for task in tasks), "all of this was answered while the database was locked"
        other.execute("ROLLBACK")
        other.close()
        assert server.on_loop(outcome, tasks) == [2] * MANY


def test_a_database_that_does_not_answer_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, asked = threading.Event(), []

    def hangs(*_given: Any) -> None:
        asked.append(1)
        gate.wait(60)

    with open_server(tmp_path) as server:
        monkeypatch.setattr(hall, "PING_PATIENCE", 0.05)
        monkeypatch.setattr(server.hall.store, "ping", hangs)
        for _ in range(5):
            refused = server.browser().get("/health", expect=500)
            assert refused["error"]["message"] == "the database does not answer"
        assert len(asked) == 1, "no thread is spent on each who asks"
        gate.set()
