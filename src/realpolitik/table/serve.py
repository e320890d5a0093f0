"""`realpolitik serve`: the table on this computer, for its browser or for everybody's."""

import asyncio
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

import uvicorn
from fastapi import FastAPI
from uvicorn.config import WS_PROTOCOLS

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.language import languages
from realpolitik.table.addresses import Bans
from realpolitik.table.app import create_app
from realpolitik.table.book import prepare
from realpolitik.table.collecting import set_aside, settle
from realpolitik.table.connection import Connection, connections, most_connections, tell_of_full_files
from realpolitik.table.database import engine_for, migrate
from realpolitik.table.journal import open_journal
from realpolitik.table.settings import FIRST_PORT, Settings, make_folder
from realpolitik.table.watchdog import keep_telling, tell

PORTS: Final = 100  # tried one after another, where none was asked for
GRACE: Final = 10  # seconds for what is under way when the server is to stop
KEEP_ALIVE: Final = 75  # seconds for the next request of a browser: a player thinks
GOODBYE: Final = 0.3  # seconds for the last words to viewers


class CannotListen(RealpolitikError):
    """The address is not ours, or taken."""


def serve(settings: Settings, open_browser: bool, say: Callable[[str], None]) -> int:
    """Run the server until it is told to stop."""
    Bans(settings.bans)  # what is wrong with that file, or with the database, is told before anything else happens
    make_folder(settings.database)
    engine = engine_for(settings.database)
    migrate(engine)
    engine.dispose()
    listening = listen(settings.host, settings.port)
    address = f"http://{_shown(settings.host)}:{listening.getsockname()[1]}/"
    open_journal(settings.log_format)
    app = create_app(replace(settings, port=listening.getsockname()[1]))
    config = uvicorn.Config(
        app,
        http=connections(most_connections()),
        log_config=None,
        access_log=False,
        proxy_headers=False,  # the guard does that, for the proxies we were told of
        server_header=False,
        lifespan="on",
        ws="websockets-sansio" if "websockets-sansio" in WS_PROTOCOLS else "auto",
        ws_max_size=settings.limits.frame,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
    )

    reference, *others = languages()
    prepare(reference)
    settle()

    def started() -> None:
        threading.Thread(target=_prepare_all, args=(others,), daemon=True).start()
        say(f"Realpolitik is at {address} (Ctrl-C ends it)")
        if open_browser:
            threading.Thread(target=_open, args=(address,), daemon=True).start()

    server = Server(config, app, started)
    with suppress(KeyboardInterrupt):  # the server comes to its end in good order, and only then passes the signal on
        server.run(sockets=[listening])
    return 0 if server.started else 1


class Server(uvicorn.Server):
    """Says where it is once it is there, that it goes on, and goodbye to viewers before it goes."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._on_start = on_start
        self._telling: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        protocol = self.config.http_protocol_class
        if issubclass(protocol, Connection):
            tell_of_full_files(asyncio.get_running_loop(), protocol.throng)
        await super().startup(sockets)
        if self.started:
            self._on_start()
            tell("READY=1")
            self._telling = asyncio.create_task(keep_telling())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        tell("STOPPING=1")
        self._app.state.hall.rooms.farewell()
        await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)


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


def _prepare_all(wanted: list[str]) -> None:
    for language in wanted:
        prepare(language)
    set_aside()


def _open(address: str) -> None:
    with suppress(Exception):  # no browser here: the address is on the screen
        webbrowser.open(address)
