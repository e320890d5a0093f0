"""A database that is locked keeps those waiting who write to it, and nobody else."""

import asyncio
import sqlite3
from pathlib import Path

from table.visitors import open_server, request_id

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
