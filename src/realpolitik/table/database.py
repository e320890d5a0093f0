"""The database: SQLite in a file, or PostgreSQL by its URL, at the newest version of the schema."""

import math
import os
import selectors
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, inspect, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidatePoolError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from realpolitik.extras import how_to_add
from realpolitik.kernel.errors import RealpolitikError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
VERSION_TABLE: Final = "realpolitik_version"  # a name that tells our databases from those of other programs
READING: Final = "realpolitik_reading"  # the execution option of transactions that do not write
PATIENCE: Final = 30  # seconds to wait for another writer, or for a database to answer
IDLE: Final = 1.0  # seconds after which a connection may be one to a server that is gone

_CONNECTIONS: Final[dict[str, Any]] = {
    "pool_size": 10,
    "max_overflow": 10,
    "hide_parameters": True,  # an error that is written down tells nothing that people wrote, and no hash
}
_SIGNATURE: Final = b"SQLite format 3\0"
_MIGRATION_LOCK: Final = 0x5265616C_706F6C69  # any number that no other program would lock in the same database
_one_at_a_time: Final = threading.Lock()  # Alembic keeps what it is doing in its module: two threads would mix it up


class BadDatabase(RealpolitikError):
    """A database that cannot be reached or written, is not ours, or is newer than this program."""


def engine_for(url_or_path: str, *, must_exist: bool = False) -> Engine:
    """The engine of `sqlite:///file`, `postgresql://…`, or simply the path of a file.

    Nothing is made or reached yet: `migrate` does both. Where a file must exist, a missing one is told of at once.
    """
    url = _parse(url_or_path)
    if url.get_backend_name() == "sqlite":
        _check_file(Path(str(url.database)), must_exist)
        return _sqlite(url)
    return _postgresql(url)


def migrate(engine: Engine) -> None:
    """Bring a database to the newest version; an empty one gets all its tables. All of it happens, or nothing."""
    with told(engine):
        if engine.dialect.name == "sqlite":
            _make_file(Path(str(engine.url.database)))
            _use_write_ahead_log(engine)
        with engine.begin() as connection:
            lock_schema(connection)
            upgrade(connection)


def lock_schema(connection: Connection) -> None:
    """Wait until nobody else changes the schema, and let nobody until this transaction ends."""
    if connection.dialect.name == "postgresql":  # in SQLite a writer is alone anyway
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))


def upgrade(connection: Connection, version: str | None = None) -> None:
    """Bring the database to a version, or to the newest, within the transaction that is open."""
    if check(connection) == (version or versions()[-1]):
        return  # as most are that are served: Alembic would load all migrations to find that out
    config = _config(MIGRATIONS)
    config.attributes["connection"] = connection
    with _one_at_a_time:
        command.upgrade(config, version or "head")


def check(connection: Connection) -> str | None:
    """The version of a database, None of an empty one. Another program's, or a newer one, is refused."""
    if connection.dialect.name == "postgresql":
        encoding = connection.execute(text("SHOW server_encoding")).scalar()
        if encoding != "UTF8":
            raise BadDatabase(f"it keeps text in {encoding}: one made with ENCODING 'UTF8' is needed")
    tables = inspect(connection).get_table_names()
    if tables and VERSION_TABLE not in tables:
        raise BadDatabase(
            f"it holds tables of another program ({', '.join(sorted(tables)[:3])} …): a database of its own is needed"
        )
    version = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()
    if version is not None and version not in versions():
        raise BadDatabase(
            f"it is of version {version}; this program knows versions up to {versions()[-1]}: a newer program is needed"
        )
    return version


def demand_newest(engine: Engine) -> None:
    """Refuse a database that has not been brought to the newest version, without changing it."""
    with told(engine), engine.execution_options(**{READING: True}).begin() as connection:
        version = check(connection)
        if version is None:
            raise BadDatabase("it is empty: no table has been served from it yet")
        if version != versions()[-1]:
            raise BadDatabase(f"it is of version {version}: serve it once, or restore a backup, to bring it up to date")


def versions() -> list[str]:
    """All versions of the schema, the oldest first."""
    return list(_versions_in(MIGRATIONS))


@cache
def _versions_in(migrations: Path) -> tuple[str, ...]:
    """To read them all takes longer than anything else that is asked of a database at its newest version."""
    scripts = ScriptDirectory.from_config(_config(migrations)).walk_revisions()
    return tuple(script.revision for script in scripts)[::-1]


@contextmanager
def told(engine: Engine) -> Iterator[None]:
    """Tell what is wrong with a database in a sentence that names it; a password is never told."""
    name = engine.url.database if engine.dialect.name == "sqlite" else engine.url.render_as_string()
    try:
        yield
    except BadDatabase as bad:
        raise BadDatabase(f"the database {name} cannot be used: {bad}") from None
    except DBAPIError as error:
        raise BadDatabase(f"the database {name} cannot be used: {_reason(error)}") from None
    except SQLAlchemyError as error:
        raise BadDatabase(f"the database {name} cannot be used: {error}") from None


def insert_if_absent(connection: Connection, table: Table, values: Mapping[str, Any]) -> None:
    """Insert a row, unless there is one of the same key: then that one stays, whoever came first."""
    if connection.dialect.name == "postgresql":
        connection.execute(postgresql.insert(table).values(values).on_conflict_do_nothing())
    else:
        connection.execute(sqlite.insert(table).values(values).on_conflict_do_nothing())


# -- SQLite ------------------------------------------------------------------------------------------------------------


def _check_file(path: Path, must_exist: bool) -> None:
    """Refuse what is no file of SQLite's, before anything is written to it."""
    try:
        with path.open("rb") as file:
            beginning = file.read(len(_SIGNATURE))
    except FileNotFoundError:
        if must_exist:
            raise BadDatabase(f"there is no database {path}") from None
        if not path.parent.is_dir():
            raise BadDatabase(f"the database {path} cannot be made: there is no folder {path.parent}") from None
    except OSError as error:
        raise BadDatabase(f"the database {path} cannot be opened: {error.strerror}") from None
    else:
        if beginning not in (b"", _SIGNATURE):
            raise BadDatabase(f"{path} is not a database but some other file: choose another name")


def _make_file(path: Path) -> None:
    """A new file is its owner's alone, as the seeds of running games are in it; those beside it take after it. One that
    is there already stays as it is, and what else is wrong SQLite will tell."""
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _sqlite(url: URL) -> Engine:
    engine = create_engine(url, connect_args={"timeout": PATIENCE}, **_CONNECTIONS)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver would begin transactions of its own, and too late
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = FULL")  # what is acknowledged survives a power cut

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes its turn at once: one that began as a reader could not wait, and would fail instead.
        reading = connection.get_execution_options().get(READING, False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


def _use_write_ahead_log(engine: Engine) -> None:
    """Let readers read while somebody writes. The file remembers it; one of another program is left as it is."""
    with engine.execution_options(**{READING: True}).begin() as connection:
        check(connection)
    raw = engine.raw_connection()
    try:
        raw.cursor().execute("PRAGMA journal_mode = WAL")
    finally:
        raw.close()


# -- PostgreSQL --------------------------------------------------------------------------------------------------------


def _postgresql(url: URL) -> Engine:
    # a network that swallows everything is noticed, while waiting for an answer too
    patience = {"connect_timeout": PATIENCE, "tcp_user_timeout": 1000 * PATIENCE}
    limits = {name: value for name, value in patience.items() if name not in url.query}
    try:
        engine = create_engine(
            url.set(drivername="postgresql+psycopg"),
            connect_args=limits,
            isolation_level="READ COMMITTED",  # whoever has waited for a lock sees what was done meanwhile
            **_CONNECTIONS,
        )
    except ModuleNotFoundError:
        install = how_to_add("postgresql")
        raise BadDatabase(f"PostgreSQL needs the package psycopg; to install it: {install}") from None
    _try_before_use(engine)
    return engine


def _try_before_use(engine: Engine) -> None:
    """The server may have been restarted: a connection that has lain idle for a while is tried before use, and so
    is one on which something is said though nothing was asked. To try all of them would cost as much as to use them."""

    @event.listens_for(engine, "checkin")
    def returned(_connection: object, record: ConnectionPoolEntry) -> None:
        record.info["returned"] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def taken(connection: DBAPIConnection, record: ConnectionPoolEntry, _proxy: object) -> None:
        if time.monotonic() - record.info.get("returned", math.inf) < IDLE and not _speaks(connection):
            return
        try:
            alive = engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error:
            alive = False
        if not alive:
            raise InvalidatePoolError


def _speaks(connection: Any) -> bool:
    """Whether there is anything to read on a connection of psycopg's: a server that ends says so, or hangs up."""
    with selectors.DefaultSelector() as waiting:
        waiting.register(connection.fileno(), selectors.EVENT_READ)
        return bool(waiting.select(0))


# -- parts -------------------------------------------------------------------------------------------------------------


def _parse(url_or_path: str) -> URL:
    """The URL meant. It may hold a password, so no complaint repeats it."""
    if "://" not in url_or_path:
        if url_or_path in ("", ":memory:"):
            raise BadDatabase("a database needs a file: give its path, or the URL of a PostgreSQL database")
        return URL.create("sqlite", database=url_or_path)
    try:
        url = make_url(url_or_path)
    except (ArgumentError, ValueError):
        raise BadDatabase(
            "that is no URL of a database: postgresql://user:password@host/database is one, with signs like @ and / "
            "in the password written as %40 and %2F"
        ) from None
    if url.drivername in ("sqlite", "sqlite+pysqlite"):
        if url.host or url.query or url.database in (None, "", ":memory:"):
            raise BadDatabase("a database needs a file: sqlite:///folder/file, or sqlite:////folder/file, and no more")
        return URL.create("sqlite", database=url.database)
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url
    raise BadDatabase(f"databases of the kind {url.drivername} are not known here: sqlite and postgresql are")


def _config(migrations: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _reason(error: DBAPIError) -> str:
    """What the driver says, without the statement that it happened in."""
    reason = str(error.orig).strip().partition("\n")[0]
    if "unable to open" in reason or "readonly" in reason:  # SQLite says no more
        reason += " (the file and its folder must be writable)"
    return reason
