"""A PostgreSQL server of our own, in a temporary folder: for the tests, and for whatever measures the table."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

PATIENCE = 120.0  # seconds; far more than anything takes, as a busy machine may be slow
ON_DISK, IN_MEMORY = "/tmp", "/dev/shm"
ENOUGH = 2**30  # bytes, for a server with a few small databases and what it writes ahead
WRITES_AHEAD = "max_wal_size=96MB"  # where a gigabyte is the rule


class NotHere(Exception):
    """PostgreSQL cannot be started on this machine."""


class PostgreSQL(NamedTuple):
    url: str
    process: subprocess.Popen[bytes]


@contextmanager
def postgresql_server(where_kept: str = ON_DISK) -> Iterator[PostgreSQL]:
    """It lives as long as somebody needs it, and listens on no port."""
    programs = postgresql_programs()
    identity = not_root()
    with tempfile.TemporaryDirectory(prefix="realpolitik-", dir=where_kept, ignore_cleanup_errors=True) as name:
        home = Path(name)
        if identity:
            shutil.chown(home, identity["user"], identity["group"])
        where: dict[str, Any] = {**identity, "cwd": home, "env": {**os.environ, "LC_ALL": "C"}}
        initdb = [programs / "initdb", "-D", home / "data", "-U", "tester", "-E", "UTF8", "--auth=trust", "--no-sync"]
        made = subprocess.run(initdb, **where, capture_output=True, text=True)
        assert made.returncode == 0, made.stderr
        start = [programs / "postgres", "-D", home / "data", "-k", home, "-F", "-c", "listen_addresses="]
        if where_kept == IN_MEMORY:
            start += ["-c", WRITES_AHEAD]
        log = home / "log"
        with log.open("w") as output:
            server = subprocess.Popen(start, **where, stdout=output, stderr=output)
        try:
            wait_for(home, server, log)
            yield PostgreSQL(f"postgresql://tester@/postgres?host={home}", server)
        finally:
            server.send_signal(signal.SIGINT)  # the fast way to shut it down in good order
            server.wait(PATIENCE)


def in_memory() -> str:
    """A folder in memory, where there is one with room. A database is three hundred files, and to make and remove them
    for each test is most of what a disk would have to do."""
    has_room = Path(IN_MEMORY).is_dir() and shutil.disk_usage(IN_MEMORY).free > ENOUGH
    return IN_MEMORY if has_room else ON_DISK


def postgresql_programs() -> Path:
    """The folder of `initdb` and `postgres`: Debian keeps it out of PATH."""
    if os.name == "nt":
        raise NotHere("PostgreSQL is started on Unix only")
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    if not folders:
        raise NotHere("there is no PostgreSQL here (on Debian: apt install postgresql)")
    return folders[-1]


def not_root() -> dict[str, Any]:
    """Whom to run the server as where we run as root, which it refuses."""
    if os.geteuid() != 0:
        return {}
    import pwd  # not known to every system

    users = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = users.get("postgres") or users.get("nobody")
    if user is None:
        raise NotHere("PostgreSQL does not run as root, and there is no user postgres")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def wait_for(home: Path, server: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(f"host={home} user=tester dbname=postgres").close()
            return
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > deadline:
                raise NotHere(f"PostgreSQL does not start: {log.read_text()}") from None
            time.sleep(0.05)
