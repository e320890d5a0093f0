"""`realpolitik serve`: the table on this computer, for its browser or for everybody's."""

import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from typing import Final

from realpolitik.envs.needed import needed
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.table.addresses import Bans
from realpolitik.table.database import engine_for, migrate
from realpolitik.table.journal import open_journal
from realpolitik.table.mailing import Mailer
from realpolitik.table.only_server import NEEDS_POSTGRESQL, only_server
from realpolitik.table.processes import Processes
from realpolitik.table.serving import serve_at
from realpolitik.table.settings import FIRST_PORT, Settings, make_folder

PORTS: Final = 100  # tried one after another, where none was asked for


class CannotListen(RealpolitikError):
    """The address is not ours, or taken."""


class TooManyProcesses(RealpolitikError):
    """The database bears one process only."""


class NoAddress(RealpolitikError):
    """What is sent to players needs links, and nobody knows where they would lead."""


def serve(settings: Settings, open_browser: bool, say: Callable[[str], None]) -> int:
    """Run the server until it is told to stop."""
    Bans(settings.bans)  # what is wrong with that file, or with the database, is told before anything else happens
    if settings.hooks and not settings.address:
        raise NoAddress("--hooks needs --address: what is sent to players has a link to their match")
    if settings.push:
        _demand_push(settings)
    if settings.mail:
        Mailer(settings)  # what is wrong with it is told now
    make_folder(settings.database)
    engine = engine_for(settings.database)
    if settings.processes > 1 and engine.dialect.name == "sqlite":
        raise TooManyProcesses(f"a file of SQLite's bears one process: leave --processes out; {NEEDS_POSTGRESQL}")
    with only_server(engine):
        migrate(engine)
        engine.dispose()
        listening = listen(settings.host, settings.port)
        address = f"http://{_shown(settings.host)}:{listening.getsockname()[1]}/"
        open_journal(settings.log_format)
        found = replace(settings, port=listening.getsockname()[1])

        def started(*_: object) -> None:
            say(f"Realpolitik is at {address} (Ctrl-C ends it)")
            if open_browser:
                threading.Thread(target=_open, args=(address,), daemon=True).start()

        if settings.processes > 1:
            return Processes(found, listening, started).run()
        return serve_at(listening, found, started)


def _demand_push(settings: Settings) -> None:
    if not settings.address.startswith("https://"):
        raise NoAddress("--push needs --address, with https: by it push services know who sends, and players the way")
    with needed("cryptography", extra="push", user="messages through push services"):
        import_module("realpolitik.table.pushing")


def listen(host: str, port: int) -> socket.socket:
    """A socket at that port, or at the first free one from the usual on where none is asked for."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem: OSError | None = None
    for candidate in [port] if port else range(FIRST_PORT, FIRST_PORT + PORTS):
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or small answers would wait
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, candidate))
            bound.listen(2048)
        except OSError as error:
            bound.close()
            problem = error
        else:
            return bound
    where = f"port {port}" if port else f"any port from {FIRST_PORT} on"
    raise CannotListen(f"cannot listen at {where} of {host}: {problem and problem.strerror}; choose another")


def _shown(host: str) -> str:
    """The address that this computer's browser opens."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _open(address: str) -> None:
    with suppress(Exception):  # no browser here: the address is on the screen
        webbrowser.open(address)
