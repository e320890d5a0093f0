"""A whole database as one file, and back, between databases of any kind.

The file is gzip of lines of JSON: a header (format, version of the schema, time, the tables with their columns and the
number of their rows), every row as a list of values, and a checksum of all that came before.

Keep it as you keep the database: keys and cookies are in it as hashes only, but the seeds of running games are there,
and with them every card still to be drawn; and so is the key that messages through push services are signed with.
"""

import gzip
import hashlib
import json
import os
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import chain, islice
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

from sqlalchemy import JSON, Connection, DateTime, Engine, MetaData, Table, event, func, insert, select, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.save import keep_names
from realpolitik.table.database import (
    READING,
    VERSION_TABLE,
    BadDatabase,
    check,
    lock_schema,
    migrate,
    told,
    upgrade,
    versions,
)
from realpolitik.table.schema import FLEETING, Time

FORMAT: Final = "realpolitik-backup"
VERSION: Final = 1
BATCH: Final = 500  # rows in the hand at a time


class BadBackup(RealpolitikError):
    """A backup that is damaged, cut short, foreign or newer than this program, or cannot be written where it should."""


class Contents(NamedTuple):
    """What the header of a backup tells: the version of the schema, and each table with its columns and rows."""

    schema: str
    columns: dict[str, list[str]]
    rows: dict[str, int]


# -- making one --------------------------------------------------------------------------------------------------------


def backup(engine: Engine, path: Path) -> dict[str, int]:
    """Write all that is in the database at this moment to a new file, whole or not at all; players may play on.

    Tells how many rows of each table there are. Seeds of running games are among them: whoever reads the file knows
    what will be drawn.
    """
    if os.path.lexists(path):
        raise BadBackup(f"{path} exists already, and a backup is never written over another file: choose another name")
    with told(engine), _snapshot(engine) as connection:
        schema = check(connection)
        if schema is None:
            raise BadDatabase("it is empty, so there is nothing to keep")
        tables = _tables(connection)
        rows = {table.name: connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables}
        columns = {table.name: table.c.keys() for table in tables}
        header = _header(Contents(schema, columns, rows))
        _write_whole(path, chain([header], _rows(connection, tables)))
    return rows


@contextmanager
def _snapshot(engine: Engine) -> Iterator[Connection]:
    """A transaction that sees the database as it is when it begins, whatever is written meanwhile."""
    level = {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    with engine.execution_options(**{READING: True}, **level).begin() as connection:
        yield connection


def _header(contents: Contents) -> Any:
    made = datetime.now(UTC).isoformat(timespec="seconds")
    return {"format": FORMAT, "version": VERSION, "made": made, **contents._asdict()}


def _rows(connection: Connection, tables: Iterable[Table]) -> Iterator[Any]:
    for table in tables:
        ordered = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=BATCH)
        for row in connection.execute(ordered):
            yield [value.isoformat() if isinstance(value, datetime) else value for value in row]


def _write_whole(path: Path, contents: Iterable[Any]) -> None:
    """Write lines and their checksum to a draft, and give it the name it is to have only when it is on the disk."""
    try:
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
        try:
            with os.fdopen(handle, "wb") as file:
                _write(file, contents)
                os.fsync(handle)
            path.touch(exist_ok=False)  # somebody else may have made one meanwhile
            Path(draft).replace(path)
            keep_names(path.parent)
        finally:
            Path(draft).unlink(missing_ok=True)
    except OSError as error:
        raise BadBackup(f"the backup {path} cannot be written: {error.strerror}") from None


def _write(file: IO[bytes], contents: Iterable[Any]) -> None:
    checksum = hashlib.sha256()
    with gzip.GzipFile(filename="", fileobj=file, mode="wb") as packed:
        for content in contents:
            line = _line(content)
            checksum.update(line)
            packed.write(line)
        packed.write(_line({"checksum": checksum.hexdigest()}))
    file.flush()


def _line(content: Any) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode() + b"\n"


# -- putting it back ---------------------------------------------------------------------------------------------------


def restore(engine: Engine, path: Path) -> dict[str, int]:
    """Put a backup into an empty database, all of it or nothing. Tells how many rows of each table there were.

    The tables are made as they were when the backup was, filled, and then brought to the newest version.
    """
    contents = _inspect(path)
    migrate(engine)
    with told(engine), engine.begin() as connection:
        lock_schema(connection)
        _drop_empty_tables(connection)
        upgrade(connection, contents.schema)
        _fill(connection, contents, islice(_lines(path), 1, None))
        upgrade(connection)
    return contents.rows


def _inspect(path: Path) -> Contents:
    """Read a backup from end to end, and tell what it contains if nothing is wrong with it."""
    lines = _lines(path)
    last = next(lines, b"")
    contents = _contents(last)
    checksum = hashlib.sha256()
    for line in lines:
        checksum.update(last)
        last = line
    found = _parse(last)
    if not isinstance(found, dict) or "checksum" not in found:
        raise BadBackup("the backup is cut short: its end, a checksum, is missing")
    if found["checksum"] != checksum.hexdigest():
        raise BadBackup("the backup was damaged or edited: its checksum does not fit its content")
    return contents


def _lines(path: Path) -> Iterator[bytes]:
    begun = False
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                begun = True
                yield line
    except EOFError:
        raise BadBackup(f"the backup {path} is cut short: the end of the file is missing") from None
    except (gzip.BadGzipFile, zlib.error):
        what = "is damaged" if begun else "is not a backup, or its beginning is damaged"
        raise BadBackup(f"{path} {what}") from None
    except OSError as error:
        raise BadBackup(f"the backup {path} cannot be read: {error.strerror}") from None


def _contents(line: bytes) -> Contents:
    """What the header promises; one that this program cannot keep is refused."""
    header = _parse(line)
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadBackup(f'not a backup of this program: it does not begin with "format": "{FORMAT}"')
    try:
        version, schema = int(header["version"]), str(header["schema"])
        columns = {str(table): [str(name) for name in names] for table, names in header["columns"].items()}
        rows = {table: int(header["rows"][table]) for table in columns}
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadBackup("the header of the backup is damaged") from None
    if version > VERSION or schema not in versions():
        raise BadBackup(
            f"the backup is of version {version} with tables of version {schema}; this program reads up to version "
            f"{VERSION} with tables of version {versions()[-1]}: a newer program is needed"
        )
    return Contents(schema, columns, rows)


def _drop_empty_tables(connection: Connection) -> None:
    """Make way for the tables of the backup; where there is anything in them, stop."""
    tables = _tables(connection, fleeting=True)
    if connection.dialect.name == "postgresql":  # in SQLite a writer is alone anyway
        connection.execute(text(f"LOCK TABLE {', '.join(table.name for table in tables)}"))
    for table in tables:
        if table.name not in FLEETING and connection.execute(select(table).limit(1)).first() is not None:
            raise BadDatabase("it is not empty, and a backup is restored into an empty database only")
    tables[0].metadata.drop_all(connection)
    connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))


def _fill(connection: Connection, contents: Contents, lines: Iterator[bytes]) -> None:
    tables = {table.name: table for table in _tables(connection)}
    promised = {(table, column) for table, columns in contents.columns.items() for column in columns}
    if promised != {(table.name, column.name) for table in tables.values() for column in table.c}:
        raise BadBackup(f"the backup is damaged: these are not the tables of version {contents.schema}")
    try:
        for name, number in contents.rows.items():
            mine = islice(lines, number)
            while rows := [_row(tables[name], contents.columns[name], line) for line in islice(mine, BATCH)]:
                connection.execute(insert(tables[name]), rows)
    except OperationalError:
        raise  # that is the database's fault, not the backup's
    except (SQLAlchemyError, OverflowError, TypeError, ValueError):
        raise BadBackup("the backup is damaged: its rows are not such as these tables have") from None
    if len(list(lines)) != 1:
        raise BadBackup("the backup is damaged: there are more rows in it, or fewer, than its header says")


def _row(table: Table, columns: list[str], line: bytes) -> dict[str, Any]:
    row = dict(zip(columns, _parse(line), strict=True))
    for column in table.c:
        if isinstance(column.type, Time) and row[column.name] is not None:
            row[column.name] = datetime.fromisoformat(row[column.name])
    return row


def _parse(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise BadBackup("not a backup, or a damaged one: there is a line in it that is no JSON") from None


# -- both --------------------------------------------------------------------------------------------------------------


def _tables(connection: Connection, fleeting: bool = False) -> list[Table]:
    """The tables as they stand in the database, of whatever version it is, each after those that it refers to; with
    those too, if wanted, whose content is true only while servers run."""
    found = MetaData()

    @event.listens_for(found, "column_reflect")
    def as_we_read_it(_inspector: object, _table: object, column: dict[str, Any]) -> None:
        if isinstance(column["type"], DateTime):
            column["type"] = Time()
        elif isinstance(column["type"], JSON):
            column["type"] = JSON(none_as_null=True)

    left_out = {VERSION_TABLE} if fleeting else {VERSION_TABLE, *FLEETING}
    found.reflect(connection, only=lambda name, _: name not in left_out)
    return found.sorted_tables
