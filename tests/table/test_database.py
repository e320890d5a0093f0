"""The database: made, migrated by one at a time, and refused in plain words where it cannot be ours."""

import os
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, inspect, text
from sqlalchemy.exc import IntegrityError

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.table import database
from realpolitik.table.bells import Bells
from realpolitik.table.database import BadDatabase, check, engine_for, migrate, versions
from realpolitik.table.rows import MatchRow
from realpolitik.table.schema import METADATA
from realpolitik.table.store import Store

NewDatabase = Callable[[str], str]
OpenEngine = Callable[..., Engine]
NEWEST = versions()[-1]
LATER = f"{int(NEWEST) + 1:04}"  # the version that may come next


def version(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return check(connection)


# -- the file ----------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such modes")
def test_a_new_file_is_its_owners_alone(tmp_path: Path, open_engine: OpenEngine) -> None:
    before = os.umask(0)
    try:
        engine = open_engine(f"sqlite:///{tmp_path}/table.db")
        Store(engine).probe()
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(("table.db", "table.db-wal", "table.db-shm"), 0o600)


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such modes")
def test_a_file_that_is_there_keeps_its_mode(tmp_path: Path, open_engine: OpenEngine) -> None:
    path = tmp_path / "table.db"
    path.touch()
    path.chmod(0o640)
    open_engine(f"sqlite:///{path}")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


# -- migrations --------------------------------------------------------------------------------------------------------


def test_an_empty_database_gets_all_its_tables(url: str, open_engine: OpenEngine) -> None:
    engine = open_engine(url, migrated=False)
    assert version(engine) is None
    migrate(engine)
    assert version(engine) == versions()[-1]
    assert {*inspect(engine).get_table_names()} == {*METADATA.tables, database.VERSION_TABLE}


def test_the_migrations_make_what_the_program_knows(engine: Engine) -> None:
    with engine.connect() as connection:
        options = {"version_table": database.VERSION_TABLE, "compare_type": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, METADATA) == []


def test_the_migrations_make_the_very_same_constraints(
    url: str, new_database: NewDatabase, open_engine: OpenEngine
) -> None:
    migrated = open_engine(url)
    created = open_engine(new_database(url.partition(":")[0]), migrated=False)
    METADATA.create_all(created)
    for table in METADATA.tables:
        assert constraints(migrated, table) == constraints(created, table)


def constraints(engine: Engine, table: str) -> dict[str, object]:
    found = inspect(engine)
    several = (found.get_foreign_keys, found.get_unique_constraints, found.get_check_constraints, found.get_indexes)
    named = {"primary key": found.get_pk_constraint(table)}
    return {**named, **{get.__name__: sorted(get(table), key=lambda one: str(one["name"])) for get in several}}


def test_migrating_again_changes_nothing(engine: Engine, new_match: Callable[..., MatchRow]) -> None:
    match = new_match(Store(engine))
    migrate(engine)
    assert Store(engine).match(match.id) == match


def test_versions_follow_one_another_in_the_order_of_their_files() -> None:
    files = sorted(path.name for path in (database.MIGRATIONS / "versions").glob("*.py"))
    assert [name.partition("_")[0] for name in files] == versions()


def test_an_older_database_is_brought_up_and_a_newer_one_refused(
    engine: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, new_match: Callable[..., MatchRow]
) -> None:
    match = new_match(Store(engine))
    later = with_another(tmp_path, "op.add_column('chat', sa.Column('colour', sa.Text))")
    with monkeypatch.context() as patched:
        patched.setattr(database, "MIGRATIONS", later)
        migrate(engine)
        assert version(engine) == LATER
        assert "colour" in {column["name"] for column in inspect(engine).get_columns("chat")}
        assert Store(engine).match(match.id) == match
    with pytest.raises(
        BadDatabase, match=f"it is of version {LATER}; this program knows versions up to {NEWEST}"
    ) as bad:
        migrate(engine)
    assert str(bad.value).startswith("the database ")
    assert "colour" in {column["name"] for column in inspect(engine).get_columns("chat")}


def test_a_match_of_before_real_tables_is_one_of_the_seed(engine: Engine) -> None:
    with engine.begin() as connection:
        for table in reversed(METADATA.sorted_tables):
            connection.execute(text(f"DROP TABLE {table.name}"))
        connection.execute(text(f"DROP TABLE {database.VERSION_TABLE}"))
        database.upgrade(connection, "0001")
        columns = "id, game, scenario, options, seed, rules, created, updated"
        then = "'2031-05-04 12:30:15', '2031-05-04 12:30:15'"
        connection.execute(text(f"INSERT INTO matches ({columns}) VALUES ('old', 'toy', '', '{{}}', '7', 1, {then})"))
    migrate(engine)
    match = Store(engine).match("old")
    assert match is not None
    assert (match.seed, match.chance, match.guided) == ("7", None, False)


def test_bells_of_before_push_are_kept_and_browsers_are_a_kind_since(engine: Engine) -> None:
    with engine.begin() as connection:
        for table in reversed(METADATA.sorted_tables):
            connection.execute(text(f"DROP TABLE {table.name}"))
        connection.execute(text(f"DROP TABLE {database.VERSION_TABLE}"))
        database.upgrade(connection, "0011")
        then = "'2031-05-04 12:30:15'"
        for table, columns, values in (
            ("visitors", "hash, nickname, language, created, seen", f"'ann', '', '', {then}, {then}"),
            (
                "matches",
                "id, game, scenario, options, seed, rules, created, updated",
                f"'old', 'toy', '', '{{}}', '7', 1, {then}, {then}",
            ),
            ("seats", "match_id, seat, name, kind, bot, nickname", "'old', 0, 'us', 'person', '', ''"),
        ):
            connection.execute(text(f"INSERT INTO {table} ({columns}) VALUES ({values})"))
        put = "INSERT INTO bells (visitor, match_id, seat, kind, address, language, created, failures, stop) VALUES "
        connection.execute(text(f"{put} ('ann', 'old', 0, 'mail', 'ann@example.org', 'pl', {then}, 2, 'secret')"))
    migrate(engine)
    (kept,) = Bells(Store(engine)).of("ann", "old", 0)
    assert (kept.kind, kept.address, kept.failures, kept.stop) == ("mail", "ann@example.org", 2, "secret")
    assert (kept.p256dh, kept.auth) == (None, None)
    with engine.begin() as connection:
        connection.execute(text(f"{put} ('ann', 'old', 0, 'push', 'https://push.example.org', '', {then}, 0, NULL)"))
    with pytest.raises(IntegrityError), engine.begin() as connection:
        connection.execute(text(f"{put} ('ann', 'old', 0, 'pigeon', '', '', {then}, 0, NULL)"))


def test_a_migration_that_fails_leaves_all_as_it_was(
    engine: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = "op.add_column('chat', sa.Column('colour', sa.Text)); op.execute('DROP TABLE nowhere')"
    monkeypatch.setattr(database, "MIGRATIONS", with_another(tmp_path, steps))
    with pytest.raises(BadDatabase, match="nowhere"):
        migrate(engine)
    assert version(engine) == NEWEST
    assert "colour" not in {column["name"] for column in inspect(engine).get_columns("chat")}


def with_another(folder: Path, steps: str) -> Path:
    """The migrations as they might look one version later."""
    later = shutil.copytree(database.MIGRATIONS, folder / "migrations")
    head = f"import sqlalchemy as sa\nfrom alembic import op\n\nrevision = '{LATER}'\ndown_revision = '{NEWEST}'\n\n"
    (later / "versions" / f"{LATER}_later.py").write_text(f"{head}def upgrade():\n    {steps}\n")
    return later


SERVER = """
import sys
from realpolitik.table.database import engine_for, migrate
engine = engine_for(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
migrate(engine)
"""


def test_servers_that_start_at_once_do_not_both_migrate(url: str, open_engine: OpenEngine) -> None:
    command = [sys.executable, "-c", SERVER, url]
    pipe = subprocess.PIPE
    servers = [subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) for _ in range(4)]
    for server in servers:
        assert server.stdout.readline() == "ready\n"
    for server in servers:
        server.stdin.write("go\n")
        server.stdin.flush()
    for server in servers:
        _, errors = server.communicate(timeout=300)
        assert (server.returncode, errors) == (0, "")
    assert version(open_engine(url, migrated=False)) == versions()[-1]


def test_threads_that_migrate_at_once_do_not_disturb_each_other(
    new_database: NewDatabase, open_engine: OpenEngine
) -> None:
    one, other = (open_engine(new_database("sqlite"), migrated=False) for _ in range(2))
    threads = [threading.Thread(target=migrate, args=[engine]) for engine in (one, other, one, other)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert version(one) == version(other) == versions()[-1]


# -- SQLite ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "name"),
    [
        ("{}", "table.db"),
        ("{}", "100% ours? a table #7 ż.db"),
        ("sqlite:///{}", "our table ż.db"),
        ("sqlite+pysqlite:///{}", "table.db"),
    ],
)
def test_a_file_is_named_by_path_or_url(form: str, name: str, tmp_path: Path, open_engine: OpenEngine) -> None:
    open_engine(form.format(tmp_path / name)).dispose()
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_sqlite_keeps_what_it_acknowledges_and_checks_what_it_is_told(
    new_database: NewDatabase, open_engine: OpenEngine
) -> None:
    engine = open_engine(new_database("sqlite"))
    with engine.connect() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 30_000}
    with pytest.raises(IntegrityError), engine.begin() as connection:
        connection.execute(text("INSERT INTO chat VALUES ('nowhere', 1, 0, '', '', '2031-01-01', NULL)"))


def test_nothing_is_made_before_it_is_needed(tmp_path: Path) -> None:
    engine_for(str(tmp_path / "table.db"))
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(BadDatabase, match=r"there is no database .*table.db"):
        engine_for(str(tmp_path / "table.db"), must_exist=True)


def test_an_empty_file_becomes_a_database(tmp_path: Path, open_engine: OpenEngine) -> None:
    (tmp_path / "table.db").touch()
    assert version(open_engine(str(tmp_path / "table.db"))) == versions()[-1]


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("text", "is not a database but some other file"),
        ("folder", "cannot be opened: Is a directory"),
        ("nowhere/table.db", "cannot be made: there is no folder"),
        ("text/table.db", "cannot be opened: Not a directory"),
        ("", "a database needs a file"),
        (":memory:", "a database needs a file"),
        ("sqlite://", "a database needs a file"),
        ("sqlite:///:memory:", "a database needs a file"),
        ("sqlite://folder/file", "a database needs a file"),
        ("sqlite:///file?mode=ro", "a database needs a file"),
    ],
)
def test_what_cannot_be_a_database_is_refused(
    path: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("text").write_text("some text")
    Path("folder").mkdir()
    with pytest.raises(RealpolitikError, match=reason):
        engine_for(path)
    assert Path("text").read_text() == "some text"


def test_a_database_of_another_program_is_left_as_it_is(url: str, open_engine: OpenEngine) -> None:
    engine = open_engine(url, migrated=False)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE moves (piece INTEGER)"))
    before = sqlite_bytes(engine)
    with pytest.raises(BadDatabase, match=r"it holds tables of another program \(moves …\)"):
        migrate(engine)
    assert inspect(engine).get_table_names() == ["moves"]
    assert sqlite_bytes(engine) == before


def sqlite_bytes(engine: Engine) -> bytes:
    return Path(str(engine.url.database)).read_bytes() if engine.dialect.name == "sqlite" else b""


def test_a_damaged_database_is_told_of(tmp_path: Path, open_engine: OpenEngine) -> None:
    (tmp_path / "table.db").write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    with pytest.raises(BadDatabase, match=r"the database .*table.db cannot be used: (file is not|database disk image)"):
        open_engine(str(tmp_path / "table.db"))


def test_a_database_that_another_holds_for_long_is_told_of(
    tmp_path: Path, open_engine: OpenEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.1)
    path = tmp_path / "table.db"
    open_engine(str(path))
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(BadDatabase, match="database is locked"):
        open_engine(str(path))
    holder.close()


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """A folder that everybody may read and only its owner may write; pytest's own are closed to others altogether."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


@contextmanager
def without_rights(folder: Path) -> Iterator[None]:
    """For a while, be somebody who may not write into the folder."""
    if os.geteuid() == 0:
        os.seteuid(65534)
        try:
            yield
        finally:
            os.seteuid(0)
    else:
        modes = {path: path.stat().st_mode for path in (folder, *folder.iterdir())}
        for path, mode in modes.items():
            path.chmod(mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))
        try:
            yield
        finally:
            for path, mode in modes.items():
                path.chmod(mode)


@pytest.mark.skipif(not hasattr(os, "seteuid"), reason="this system has no such rights")
def test_a_folder_that_cannot_be_written_is_told_of(public_folder: Path, open_engine: OpenEngine) -> None:
    with without_rights(public_folder), pytest.raises(BadDatabase, match="its folder must be writable"):
        open_engine(str(public_folder / "new.db"))
    old = public_folder / "old.db"
    open_engine(str(old)).dispose()
    old.chmod(0o644)  # others may read it, and no more
    with without_rights(public_folder), pytest.raises(BadDatabase, match="its folder must be writable"):
        open_engine(str(old))


@pytest.mark.skipif(not hasattr(os, "seteuid"), reason="this system has no such rights")
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() != 0, reason="only root can make what others cannot read")
def test_a_file_that_cannot_be_read_is_told_of(public_folder: Path) -> None:
    secret = public_folder / "secret.db"
    secret.touch(0o600)
    with without_rights(public_folder), pytest.raises(BadDatabase, match="cannot be opened: Permission denied"):
        engine_for(str(secret))


# -- PostgreSQL --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_postgresql_goes_by_all_its_names(scheme: str, new_database: NewDatabase, open_engine: OpenEngine) -> None:
    engine = open_engine(new_database("postgresql").replace("postgresql:", f"{scheme}:"))
    assert engine.url.drivername == "postgresql+psycopg"
    assert version(engine) == versions()[-1]


def test_postgresql_that_is_not_there_is_told_of_without_the_password() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # a port that nobody listens on, and nobody else can take
        engine = engine_for(f"postgresql://ann:mellon@127.0.0.1:{taken.getsockname()[1]}/table")
        with pytest.raises(BadDatabase, match=r"//ann:\*\*\*@127.0.0.1:\d+/table cannot be used: .*refused") as bad:
            migrate(engine)
    assert "mellon" not in str(bad.value)


def test_a_database_that_postgresql_does_not_have_is_told_of(postgresql: str) -> None:
    engine = engine_for(postgresql.replace("/postgres?", "/nowhere?"))
    with pytest.raises(BadDatabase, match='database "nowhere" does not exist'):
        migrate(engine)


def test_postgresql_must_keep_text_in_utf8(new_database: NewDatabase, open_engine: OpenEngine) -> None:
    admin = open_engine(new_database("postgresql"), migrated=False).execution_options(isolation_level="AUTOCOMMIT")
    name = "latin"
    with admin.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0"))
    try:
        with pytest.raises(BadDatabase, match="keeps text in LATIN1: one made with ENCODING 'UTF8' is needed"):
            open_engine(str(admin.url.set(database=name)))
    finally:
        with admin.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))


def test_whoever_may_not_make_tables_is_told_so(new_database: NewDatabase, open_engine: OpenEngine) -> None:
    url = new_database("postgresql")
    with open_engine(url, migrated=False).begin() as connection:
        connection.execute(text("DROP ROLE IF EXISTS guest"))
        connection.execute(text("CREATE ROLE guest LOGIN"))
        connection.execute(text("REVOKE CREATE ON SCHEMA public FROM PUBLIC"))
    with pytest.raises(BadDatabase, match="permission denied for schema public"):
        open_engine(url.replace("tester@", "guest@"))


def test_a_server_that_was_restarted_is_found_again(new_database: NewDatabase, open_engine: OpenEngine) -> None:
    engine = open_engine(new_database("postgresql"))
    store = Store(engine)
    store.probe()
    with engine.connect() as connection:
        elsewhere = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        Store(engine).probe()
        connection.execute(text(f"SELECT pg_terminate_backend(pid) {elsewhere}"))
        while connection.scalar(text(f"SELECT count(*) {elsewhere}")):  # each ends when it comes to it
            connection.rollback()
    store.probe()


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mysql://ann:mellon@host/table", "databases of the kind mysql are not known here: sqlite and postgresql are"),
        ("postgresql+asyncpg://ann:mellon@host/table", r"of the kind postgresql\+asyncpg are not known"),
        ("postgresql://ann:mellon@host:port/table", "that is no URL of a database"),
        ("://ann:mellon@host", "that is no URL of a database"),
        ("post gres://ann:mellon@host", "that is no URL of a database"),
    ],
)
def test_a_url_that_is_none_is_refused_without_repeating_it(url: str, reason: str) -> None:
    with pytest.raises(BadDatabase, match=reason) as bad:
        engine_for(url)
    assert "mellon" not in str(bad.value)


def test_without_its_driver_postgresql_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delenv("REALPOLITIK_ADD", raising=False)
    with pytest.raises(BadDatabase, match=r"needs the package psycopg; .*: pip install 'realpolitik\[postgresql\]'$"):
        engine_for("postgresql://host/table")
    monkeypatch.setenv("REALPOLITIK_ADD", "python3 run add")  # as in a checkout
    with pytest.raises(BadDatabase, match=r": python3 run add postgresql$"):
        engine_for("postgresql://host/table")
