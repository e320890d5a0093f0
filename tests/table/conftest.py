"""Databases to test with: SQLite, and a PostgreSQL server of our own, started when first asked for."""

import os
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Engine
from table.visitors import empty_database
from throwaway import NotHere, in_memory, postgresql_server

from realpolitik.table.database import engine_for, migrate
from realpolitik.table.rows import KeyRow, MatchRow, MoveRow, SeatRow
from realpolitik.table.store import Store

KINDS = ("sqlite", "postgresql")
START = datetime(2031, 5, 4, 12, 30, 15, 123456, tzinfo=UTC)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL server that lives as long as the tests."""
    try:
        with postgresql_server(in_memory()) as server:
            yield server.url
    except NotHere as reason:
        if os.environ.get("REALPOLITIK_CI"):
            pytest.fail(str(reason))
        pytest.skip(str(reason))


@pytest.fixture(scope="session")
def migrated(postgresql: str) -> str:
    """The name of a database on that server which is at the newest version, for others to begin as copies of it."""
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute("CREATE DATABASE migrated")
    engine = engine_for(named(postgresql, "migrated"))
    migrate(engine)
    engine.dispose()  # what somebody is connected to cannot be copied
    return "migrated"


def named(server: str, name: str) -> str:
    """The URL of a database on a server."""
    return server.replace("/postgres?", f"/{name}?")


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[..., str]]:
    """Make a database of a kind, gone after the test; its URL is given back. It is empty, or has all its tables: to
    copy one that has takes a fraction of the time."""
    numbers = count(1)
    made: list[tuple[str, str]] = []

    def new(kind: str, empty: bool = True) -> str:
        number = next(numbers)
        if kind == "sqlite":
            path = tmp_path / f"table{number}.db"
            if not empty:
                path.write_bytes(empty_database())
            return f"sqlite:///{path}"
        server = request.getfixturevalue("postgresql")
        name, begins_as = f"table{number}", "template1" if empty else request.getfixturevalue("migrated")
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {begins_as}")
        made.append((server, name))
        return named(server, name)

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
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    return str(request.param)


@pytest.fixture
def url(kind: str, new_database: Callable[..., str]) -> str:
    """Of an empty database."""
    return new_database(kind)


@pytest.fixture
def engine(kind: str, new_database: Callable[..., str], open_engine: Callable[..., Engine]) -> Engine:
    """Of a database without rows."""
    return open_engine(new_database(kind, empty=False), migrated=False)


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
