"""Databases to test with: SQLite, and a PostgreSQL server of our own, started when first asked for."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any, NoReturn

import psycopg
import pytest
from sqlalchemy import Engine

from realpolitik.table.database import engine_for, migrate
from realpolitik.table.store import KeyRow, MatchRow, MoveRow, SeatRow, Store

KINDS = ("sqlite", "postgresql")
PATIENCE = 120.0  # seconds; far more than anything takes, as a busy machine may be slow
START = datetime(2031, 5, 4, 12, 30, 15, 123456, tzinfo=UTC)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL server that lives as long as the tests, in a temporary folder; it listens on no port."""
    programs = postgresql_programs()
    identity = not_root()
    with tempfile.TemporaryDirectory(prefix="realpolitik-", dir="/tmp", ignore_cleanup_errors=True) as name:
        home = Path(name)
        if identity:
            shutil.chown(home, identity["user"], identity["group"])
        where: dict[str, Any] = {**identity, "cwd": home, "env": {**os.environ, "LC_ALL": "C"}}
        initdb = [programs / "initdb", "-D", home / "data", "-U", "tester", "-E", "UTF8", "--auth=trust", "--no-sync"]
        made = subprocess.run(initdb, **where, capture_output=True, text=True)
        assert made.returncode == 0, made.stderr
        start = [programs / "postgres", "-D", home / "data", "-k", home, "-F", "-c", "listen_addresses="]
        log = home / "log"
        with log.open("w") as output:
            server = subprocess.Popen(start, **where, stdout=output, stderr=output)
        try:
            wait_for(home, server, log)
            yield f"postgresql://tester@/postgres?host={home}"
        finally:
            server.send_signal(signal.SIGINT)  # the fast way to shut it down in good order
            server.wait(PATIENCE)


def postgresql_programs() -> Path:
    """The folder of `initdb` and `postgres`: Debian keeps it out of PATH."""
    if os.name == "nt":
        not_here("the tests start PostgreSQL on Unix only")
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    return folders[-1] if folders else not_here("there is no PostgreSQL here (on Debian: apt install postgresql)")


def not_root() -> dict[str, Any]:
    """Whom to run the server as where the tests run as root, which it refuses."""
    if os.geteuid() != 0:
        return {}
    import pwd  # not known to every system

    users = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = users.get("postgres") or users.get("nobody")
    if user is None:
        not_here("PostgreSQL does not run as root, and there is no user postgres")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def not_here(reason: str) -> NoReturn:
    if os.environ.get("REALPOLITIK_CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def wait_for(home: Path, server: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(f"host={home} user=tester dbname=postgres").close()
            return
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > deadline:
                pytest.fail(f"PostgreSQL does not start: {log.read_text()}")
            time.sleep(0.05)


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Make an empty database of a kind, gone after the test; its URL is given back."""
    numbers = count(1)
    made: list[tuple[str, str]] = []

    def new(kind: str) -> str:
        number = next(numbers)
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/table{number}.db"
        server = request.getfixturevalue("postgresql")
        name = f"table{number}"
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        made.append((server, name))
        return str(server).replace("/postgres?", f"/{name}?")

    yield new
    for server, name in made:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def open_engine() -> Iterator[Callable[[str], Engine]]:
    """Open a database and bring it to the newest version; it is closed after the test."""
    opened: list[Engine] = []

    def open_it(url: str, migrated: bool = True) -> Engine:
        engine = engine_for(url)
        opened.append(engine)
        if migrated:
            migrate(engine)
        return engine

    yield open_it
    for engine in opened:
        engine.dispose()


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    """An empty database of each kind in turn."""
    return new_database(request.param)


@pytest.fixture
def engine(url: str, open_engine: Callable[[str], Engine]) -> Engine:
    return open_engine(url)


@pytest.fixture
def store(engine: Engine) -> Store:
    return Store(engine)


@pytest.fixture
def new_match() -> Callable[..., MatchRow]:
    """Put a match of two seats into a store: seat 0 is held by its host, seat 1 is invited."""

    def new(store: Store, match_id: str = "match", host: str = "host", **fields: Any) -> MatchRow:
        setup = {"options": {"chinese_civil_war": True}, "position": None, "seed": "7", "rules": 1}
        times = {"created": START, "updated": START}
        match = MatchRow(**{"id": match_id, "game": "toy", "scenario": "", **setup, **times, "host": host, **fields})
        seats = [SeatRow(match_id, 0, "us", "person", nickname="Ann"), SeatRow(match_id, 1, "ussr", "person")]
        keys = [KeyRow(f"key of {match_id}", match_id, 1, "invite", START)]
        store.create_match(match, seats, keys, [0], host, None)
        return match

    return new


@pytest.fixture
def new_move() -> Callable[..., MoveRow]:
    """A move with these fields; what is not given is made up."""

    def new(sequence: int = 1, match_id: str = "match", **fields: Any) -> MoveRow:
        content = {"kind": "answer", "seat": 0, "keep": sequence - 1, "answers": [(0, sequence)], "request": None}
        told = {"digest": f"digest {sequence}", "made": START, **fields}
        return MoveRow(**{"match_id": match_id, "sequence": sequence, **content, **told})

    return new
