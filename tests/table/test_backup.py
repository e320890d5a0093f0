"""Backups: everything comes back, in a database of any kind; what is damaged or foreign is refused, with the reason."""

import gzip
import hashlib
import json
import shutil
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, func, select, text

from realpolitik.table import backup as backups
from realpolitik.table import database
from realpolitik.table.accounts import Accounts
from realpolitik.table.backup import BadBackup, backup, restore
from realpolitik.table.bells import Bells
from realpolitik.table.comments import Comments
from realpolitik.table.database import BadDatabase
from realpolitik.table.people import People
from realpolitik.table.pushing import key_kept
from realpolitik.table.ratings import new_rated
from realpolitik.table.rows import BellRow, MatchRow, MoveRow, ProposalRow, ReportRow
from realpolitik.table.schema import FLEETING, METADATA
from realpolitik.table.sharing import Sharing
from realpolitik.table.standing import Standing
from realpolitik.table.store import Store

NEWEST = database.versions()[-1]
LATER = f"{int(NEWEST) + 1:04}"  # the version that may come next

NewDatabase = Callable[[str], str]
OpenEngine = Callable[..., Engine]
NewMatch = Callable[..., MatchRow]
NewMove = Callable[..., MoveRow]


@pytest.fixture
def fill(new_match: NewMatch, new_move: NewMove) -> Callable[[Engine], None]:
    """Put something into every table, and something odd into every kind of column."""

    def fill_it(engine: Engine) -> None:
        store = Store(engine)
        store.keep_visitor("visitor", "Ю\nż 🂡 \"'", "pl")
        for number in range(3):
            name = f"m{number}"
            match = new_match(store, name, position={"deck": [1, None, {"ü": "ß"}]} if number else None)
            store.claim("visitor", name, 1, "Bob")
            store.say(name, None, "", "hello")
            store.say(name, 1, "Bob", "")
            for sequence in range(1, 8):
                store.append_move(new_move(sequence, match_id=name, request=None if sequence % 2 else f"r{sequence}"))
            Bells(store).put(BellRow("visitor", name, 1, "hook", f"https://{name}.example.org/ü", "pl", match.created))
            Comments(store).add(name, 3, 1, "Bob", "ü 🂡", most=9)
            store.propose(ProposalRow(name, 1, 3, 7, [0], match.created))
        store.append_move(new_move(8, match_id="m2", answers=[]), result=[0, 0])
        store.pin("m1", "no more")
        store.archive("visitor", "m0", True)
        store.open_table(new_match(store, "m3", position={}, pace={"kind": "days", "days": 2}, clock=[]).id)
        store.keep_time(0.0)
        key_kept(store)
        People(store).block("visitor", ["host"], "Ü", 5)
        People(store).report(ReportRow("r", "m0", "visitor", None, None, 1, "", "hello", "ß", match.created))
        accounts = Accounts(store)
        rated = []
        for name in ("ann", "bob"):
            opened = accounts.open(accounts.new_link(f"{name}@example.org")[0], "", "")
            assert opened is not None
            rated.append(opened.account)
        accounts.new_link("eve@example.org")
        new_match(store, "m4", rated[0], position={}, pace={"kind": "days", "days": 2}, clock=[], rated=new_rated(2))
        store.claim(rated[1], "m4", 1, "Bob")
        standing = Standing({}, ["us", "ussr"], [], [], ["us"])
        store.append_move(new_move(1, match_id="m4", answers=[]), standing, result=[1, -1])

    return fill_it


def everything(engine: Engine) -> dict[str, list[Any]]:
    with engine.connect() as connection:
        return {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in METADATA.sorted_tables
            if table.name not in FLEETING
        }


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
def test_everything_comes_back_in_a_database_of_any_kind(
    engine: Engine, to: str, new_database: NewDatabase, open_engine: OpenEngine, fill: Any, tmp_path: Path
) -> None:
    fill(engine)
    rows = backup(engine, tmp_path / "file")
    other = open_engine(new_database(to))
    assert restore(other, tmp_path / "file") == rows
    before = everything(engine)
    assert everything(other) == before
    assert {name: len(found) for name, found in before.items()} == rows
    assert all(rows.values()), "every table was tried"
    with other.connect() as connection:
        nulls = text("SELECT count(*) FROM matches WHERE position IS NULL AND result IS NULL")
        assert connection.scalar(nulls) == 1, "nothing became something"


def test_the_restored_database_is_played_on(
    engine: Engine,
    url: str,
    new_database: NewDatabase,
    open_engine: OpenEngine,
    fill: Any,
    new_move: NewMove,
    tmp_path: Path,
) -> None:
    fill(engine)
    backup(engine, tmp_path / "file")
    other = open_engine(new_database(url.partition(":")[0]), migrated=False)
    restore(other, tmp_path / "file")
    store = Store(other)
    store.append_move(new_move(8, match_id="m0"))
    assert store.say("m0", 0, "Ann", "back again").number == 3
    database.migrate(other)
    with other.connect() as connection:
        assert database.check(connection) == database.versions()[-1]


def test_many_rows_go_in_many_batches(
    engine: Engine,
    url: str,
    new_database: NewDatabase,
    open_engine: OpenEngine,
    fill: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(backups, "BATCH", 2)
    fill(engine)
    backup(engine, tmp_path / "file")
    other = open_engine(new_database(url.partition(":")[0]))
    restore(other, tmp_path / "file")
    assert everything(other) == everything(engine)


def test_a_backup_shows_one_moment_while_players_play_on(
    engine: Engine, fill: Any, new_move: NewMove, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(engine)
    before = backup(engine, tmp_path / "before")
    counted = backups._header

    def header_then_a_move(contents: backups.Contents) -> Any:
        """A move is made between the header and the rows."""
        player = threading.Thread(target=Store(engine).append_move, args=[new_move(8, match_id="m0")])
        player.start()
        player.join()
        return counted(contents)

    monkeypatch.setattr(backups, "_header", header_then_a_move)
    assert backup(engine, tmp_path / "during") == before
    assert unpacked(tmp_path / "during")[1:-1] == unpacked(tmp_path / "before")[1:-1]
    assert len(Store(engine).moves("m0")) == 8


def test_what_is_true_only_while_servers_run_is_not_kept(
    new_database: NewDatabase, open_engine: OpenEngine, fill: Any, tmp_path: Path
) -> None:
    engine, other = (open_engine(new_database("postgresql")) for _ in range(2))
    fill(engine)
    for busy in (engine, other):
        sharing = Sharing(busy)
        sharing.beat(60.0)
        sharing.be_present("m0", [0])
        sharing.ask_bots("m0", welcome=True)
        sharing.take_token("name", 1.0, 5.0)
    assert not backup(engine, tmp_path / "file").keys() & FLEETING
    restore(other, tmp_path / "file")
    assert everything(other) == everything(engine)


def test_a_backup_tells_what_it_is_and_keeps_no_key(sqlite: Engine, fill: Any, tmp_path: Path) -> None:
    fill(sqlite)
    rows = backup(sqlite, tmp_path / "file")
    header = json.loads(unpacked(tmp_path / "file")[0])
    assert header["format"] == "realpolitik-backup"
    assert header["schema"] == database.versions()[-1]
    assert header["rows"] == rows
    assert (tmp_path / "file").stat().st_mode & 0o077 == 0, "it is for its owner's eyes only"


def test_a_backup_is_never_written_over_a_file(sqlite: Engine, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("precious")
    with pytest.raises(BadBackup, match="exists already"):
        backup(sqlite, tmp_path / "file")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    with pytest.raises(BadBackup, match="exists already"):
        backup(sqlite, tmp_path / "link")
    assert (tmp_path / "file").read_text() == "precious"


def test_a_file_that_appears_meanwhile_is_left_alone_too(
    sqlite: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = backups._write

    def write_and_be_overtaken(*arguments: Any) -> None:
        made(*arguments)
        (tmp_path / "folder" / "file").write_text("precious")

    (tmp_path / "folder").mkdir()
    monkeypatch.setattr(backups, "_write", write_and_be_overtaken)
    with pytest.raises(BadBackup, match="cannot be written: File exists"):
        backup(sqlite, tmp_path / "folder" / "file")
    assert [path.read_text() for path in (tmp_path / "folder").iterdir()] == ["precious"], "no draft is left behind"


def test_a_backup_that_fails_leaves_nothing(sqlite: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "folder").mkdir()
    monkeypatch.setattr(backups, "_line", fail)
    with pytest.raises(BadBackup, match="No space left on device"):
        backup(sqlite, tmp_path / "folder" / "file")
    assert list((tmp_path / "folder").iterdir()) == []


def test_a_backup_needs_a_folder_and_a_database(
    sqlite: Engine, new_database: NewDatabase, open_engine: OpenEngine, tmp_path: Path
) -> None:
    with pytest.raises(BadBackup, match="cannot be written: No such file or directory"):
        backup(sqlite, tmp_path / "nowhere" / "file")
    with pytest.raises(BadDatabase, match="it is empty, so there is nothing to keep"):
        backup(open_engine(new_database("sqlite"), migrated=False), tmp_path / "file")


# -- what is not restored ----------------------------------------------------------------------------------------------


@pytest.fixture
def sqlite(new_database: NewDatabase, open_engine: OpenEngine) -> Engine:
    return open_engine(new_database("sqlite"))


@pytest.fixture
def good(sqlite: Engine, fill: Any, tmp_path: Path) -> Path:
    """A good backup."""
    fill(sqlite)
    backup(sqlite, tmp_path / "good")
    return tmp_path / "good"


@pytest.fixture
def refuses(url: str, open_engine: OpenEngine) -> Callable[[Path, str], None]:
    """See a file refused for a reason, and the database left empty and in order."""
    engine = open_engine(url)

    def refuse(path: Path, reason: str) -> None:
        with pytest.raises(BadBackup, match=reason):
            restore(engine, path)
        assert not any(everything(engine).values())
        with engine.connect() as connection:
            assert database.check(connection) == database.versions()[-1]

    return refuse


def unpacked(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def pack(path: Path, lines: list[bytes], checksum: bool = True) -> Path:
    """A backup of these lines, the checksum made right again: a careful forgery."""
    body = b"".join(lines[:-1])
    end = json.dumps({"checksum": hashlib.sha256(body).hexdigest()}).encode() if checksum else lines[-1]
    path.write_bytes(gzip.compress(body + end))
    return path


def test_a_database_that_is_not_empty_is_left_as_it_is(engine: Engine, fill: Any, good: Path) -> None:
    Store(engine).keep_visitor("somebody")
    before = everything(engine)
    with pytest.raises(BadDatabase, match="it is not empty"):
        restore(engine, good)
    assert everything(engine) == before


def test_a_file_cut_short_anywhere_is_refused(refuses: Any, good: Path, tmp_path: Path) -> None:
    whole = good.read_bytes()
    cut = tmp_path / "cut"
    for length in (*range(0, 30, 5), len(whole) // 2, len(whole) - 9, len(whole) - 1):
        cut.write_bytes(whole[:length])
        refuses(cut, "cut short" if length > 0 else "not a backup")
    pack(cut, unpacked(good)[:-1], checksum=False)
    refuses(cut, "its end, a checksum, is missing")


def test_a_file_damaged_anywhere_is_refused(sqlite: Engine, good: Path, tmp_path: Path) -> None:
    whole = good.read_bytes()
    for place in (*range(4), *range(10, len(whole), 97), len(whole) - 1):
        bad = bytearray(whole)
        bad[place] ^= 0xFF
        (tmp_path / "bad").write_bytes(bad)
        with pytest.raises(BadBackup):
            backups._inspect(tmp_path / "bad")


def test_an_edited_file_is_refused(refuses: Any, good: Path, tmp_path: Path) -> None:
    lines = unpacked(good)
    at = next(number for number, line in enumerate(lines) if b'"m0"' in line)
    lines[at] = lines[at].replace(b"m0", b"n0")
    refuses(pack(tmp_path / "edited", lines, checksum=False), "its checksum does not fit")
    (tmp_path / "more").write_bytes(good.read_bytes() + b"more")
    refuses(tmp_path / "more", "is damaged")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not a backup"),
        (b"some text", "not a backup, or its beginning is damaged"),
        (gzip.compress(b"", mtime=0), "not a backup"),
        (gzip.compress(b"some text", mtime=0), "a line in it that is no JSON"),
        (gzip.compress(b"[" * 100_000, mtime=0), "a line in it that is no JSON"),
        (gzip.compress(b'{"format": "chess"}\n', mtime=0), "not a backup of this program"),
        (gzip.compress(b'{"format": "realpolitik-backup"}\n', mtime=0), "the header of the backup is damaged"),
    ],
)
def test_another_file_is_refused(sqlite: Engine, content: bytes, reason: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(BadBackup, match=reason):
        restore(sqlite, tmp_path / "file")


def test_a_file_that_cannot_be_read_is_refused(sqlite: Engine, tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="cannot be read: No such file or directory"):
        restore(sqlite, tmp_path / "nowhere")
    with pytest.raises(BadBackup, match="cannot be read: Is a directory"):
        restore(sqlite, tmp_path)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"version": 2}, "the backup is of version 2 .* a newer program is needed"),
        ({"schema": "9999"}, "tables of version 9999; .* a newer program is needed"),
        ({"columns": {}}, f"these are not the tables of version {NEWEST}"),
        ({"columns": []}, "the header of the backup is damaged"),
        ({"rows": {}}, "the header of the backup is damaged"),
    ],
)
def test_a_header_that_promises_something_else_is_refused(
    refuses: Any, good: Path, tmp_path: Path, change: dict[str, Any], reason: str
) -> None:
    header, *rest = unpacked(good)
    changed = json.dumps({**json.loads(header), **change}).encode() + b"\n"
    refuses(pack(tmp_path / "changed", [changed, *rest]), reason)


def test_rows_that_do_not_fit_are_refused(refuses: Any, good: Path, tmp_path: Path) -> None:
    header, *rows, end = unpacked(good)
    twice = [rows[0], *rows]
    short = json.dumps(json.loads(rows[0])[:-1]).encode() + b"\n"
    odd = json.dumps([["a list"], *json.loads(rows[0])[1:]]).encode() + b"\n"
    huge = rows[-1].replace(b",1,", b"," + b"9" * 30 + b",", 1)
    no_time = json.dumps([*json.loads(rows[1])[:-1], "yesterday"]).encode() + b"\n"  # the first row has none
    for forged, reason in (
        (twice, "its rows are not such"),
        (rows[1:], "its rows are not such"),
        ([*rows, rows[-1]], "more rows in it, or fewer"),
        ([short, *rows[1:]], "its rows are not such"),
        ([odd, *rows[1:]], "its rows are not such"),
        ([rows[0], no_time, *rows[2:]], "its rows are not such"),
        ([*rows[:-1], huge], "its rows are not such"),
        ([b"null\n", *rows[1:]], "its rows are not such"),
        ([b"{\n", *rows[1:]], "a line in it that is no JSON"),
    ):
        refuses(pack(tmp_path / "forged", [header, *forged, end]), reason)


# -- other versions ----------------------------------------------------------------------------------------------------

NEXT = f"""
import sqlalchemy as sa
from alembic import op

revision = "{LATER}"
down_revision = "{NEWEST}"

def upgrade():
    op.add_column("visitors", sa.Column("colour", sa.Text, nullable=False, server_default="green"))
    op.execute("UPDATE visitors SET colour = 'red' WHERE language = 'pl'")
"""


def test_an_older_backup_is_brought_to_the_newest_version(
    url: str, open_engine: OpenEngine, good: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sqlite: Engine
) -> None:
    newer = shutil.copytree(database.MIGRATIONS, tmp_path / "migrations")
    (newer / "versions" / f"{LATER}_colours.py").write_text(NEXT)
    with monkeypatch.context() as patched:
        patched.setattr(database, "MIGRATIONS", newer)
        engine = open_engine(url)
        restore(engine, good)
        with engine.connect() as connection:
            assert database.check(connection) == LATER
            colours = connection.execute(text("SELECT colour FROM visitors WHERE language = 'pl'")).scalars().all()
            assert colours == ["red"], "the migration met the rows"
            assert connection.scalar(text("SELECT count(*) FROM visitors WHERE colour = 'green'")) == 3
            assert connection.scalar(select(func.count()).select_from(METADATA.tables["moves"])) == 23
        assert backup(sqlite, tmp_path / "old")["visitors"] == 4, "a database can be kept before it is migrated"
        backup(engine, tmp_path / "new")
    with pytest.raises(BadBackup, match=rf"tables of version {LATER}; .* a newer program is needed"):
        backups._inspect(tmp_path / "new")
    with pytest.raises(BadDatabase, match=f"version {LATER}"):
        backup(engine, tmp_path / "newer")
    backups._inspect(tmp_path / "old")
