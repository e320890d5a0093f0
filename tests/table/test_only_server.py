"""A file of SQLite's has one server: a second is refused with a sentence, and whatever is no server goes on."""

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from table.test_crash import PATIENCE, running

from realpolitik import locks
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.table.only_server import AlreadyServed, only_server
from realpolitik.table.serve import serve
from realpolitik.table.settings import Settings


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "realpolitik", *words], capture_output=True, text=True, timeout=PATIENCE
    )


def test_a_second_server_is_refused_and_commands_are_not(tmp_path: Path) -> None:
    database = str(tmp_path / "table.db")
    link = tmp_path / "link.db"
    link.symlink_to(database)
    with running(tmp_path / "table.db") as server:
        for name in (database, str(link)):
            second = command("serve", "--database", name)
            assert second.returncode == 2
            assert "another server keeps its matches in" in second.stderr
            assert "PostgreSQL" in second.stderr
            assert "Traceback" not in second.stderr
        for words in (("matches", "list"), ("check",), ("backup", str(tmp_path / "kept.gz"))):
            assert command(*words, "--database", database).returncode == 0
        assert server.client.get("/ready").status_code == 200
        server.process.kill()
        server.process.wait(PATIENCE)
        with running(tmp_path / "table.db") as again:  # however the first has ended
            assert again.client.get("/ready").status_code == 200


def test_where_there_are_no_locks_servers_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.platform == "win32":
        pytest.skip("it locks in another way")
    engine = create_engine(f"sqlite:///{tmp_path}/table.db")
    with only_server(engine), pytest.raises(AlreadyServed), only_server(engine):
        pytest.fail("both are the only one")

    def no_locks(*_: object) -> None:
        raise OSError(37, "No locks available")

    monkeypatch.setattr(locks.fcntl, "flock", no_locks)
    with only_server(engine), only_server(engine):
        pass


def test_a_folder_that_cannot_be_written_is_left_for_the_database_to_tell(tmp_path: Path) -> None:
    with only_server(create_engine(f"sqlite:///{tmp_path}/nowhere/table.db")):
        assert not (tmp_path / "nowhere").exists()


def test_several_processes_need_another_database(tmp_path: Path) -> None:
    with pytest.raises(RealpolitikError, match=r"one process: leave --processes out; .* need PostgreSQL"):
        serve(Settings(database=f"sqlite:///{tmp_path}/table.db", processes=2), False, print)
    assert not list(tmp_path.iterdir()), "nothing was made"
