"""One server to one file of SQLite's: a second would not tell its players of the moves made at the first.

The lock is on a file beside the database, and the system takes it back however a server ends. It keeps away servers
alone: backups, checks and whatever else looks in, or deletes a match, goes on beside one.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Engine

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.locks import lock

ENDING: Final = "-server"  # of the name of the file that is locked
NEEDS_POSTGRESQL: Final = "several servers, or several processes of one, need PostgreSQL: --database postgresql://…"


class AlreadyServed(RealpolitikError):
    """Another server has the file."""


@contextmanager
def only_server(engine: Engine) -> Iterator[None]:
    """Be the only server of this database for as long as it lasts; PostgreSQL bears any number."""
    if engine.dialect.name != "sqlite":
        yield
        return
    database = Path(os.path.realpath(str(engine.url.database)))
    try:
        held = os.open(f"{database}{ENDING}", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:  # SQLite will tell what is wrong with the folder
        yield
        return
    try:
        if not lock(held):
            raise AlreadyServed(
                f"another server keeps its matches in {database}: stop that one first; {NEEDS_POSTGRESQL}"
            )
        yield
    finally:
        os.close(held)
