"""One process that serves the table: how it begins, that it goes on, and its goodbye."""

import asyncio
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import parent_process
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from realpolitik.language import languages
from realpolitik.table import pages
from realpolitik.table.app import create_app
from realpolitik.table.book import compress, prepare
from realpolitik.table.channel import Channel
from realpolitik.table.collecting import set_aside, settle
from realpolitik.table.connection import Connection, connections, most_connections, tell_of_full_files
from realpolitik.table.journal import write
from realpolitik.table.settings import Settings
from realpolitik.table.watchdog import is_heard, keep_telling, tell

GRACE: Final = 10  # seconds for what is under way when the server is to stop
KEEP_ALIVE: Final = 75  # seconds for the next request of a browser: a player thinks
GOODBYE: Final = 0.3  # seconds for the last words to viewers
SETTLED: Final = 5.0  # seconds after which those who waited for the server have been served
# Seconds after which a thread that computes lets another have its turn. The loop gives its own away at every word to
# the system, some twenty times a move, and waits for it so long each time: at Python's 5 ms the move would take 100.
TURN: Final = 0.0005


def serve_at(listening: socket.socket, settings: Settings, started: Callable[[FastAPI], None]) -> int:
    """Serve those who come to the socket until it is time to stop; say when it has `started`."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        http=connections(most_connections()),
        log_config=None,
        access_log=False,
        proxy_headers=False,  # the guard does that, for the proxies we were told of
        server_header=False,
        lifespan="on",
        ws=Channel,
        ws_max_size=settings.limits.frame,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
    )
    sys.setswitchinterval(TURN)
    reference, *others = languages()
    prepare(reference)
    pages.prepare()
    settle()

    def begun() -> None:
        later = threading.Timer(SETTLED, _prepare_all, (reference, others))
        later.daemon = True
        later.start()
        started(app)

    server = Server(config, app, begun)
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
        self._is_one_of_several = parent_process() is not None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        protocol = self.config.http_protocol_class
        if issubclass(protocol, Connection):
            tell_of_full_files(asyncio.get_running_loop(), protocol.throng)
        await super().startup(sockets)
        if self.started:
            self._on_start()
            if is_heard():  # there SIGHUP is a wish for other processes in place of these, and no terminal that closes
                asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, _nobody_to_take_over)
            tell("READY=1")
            self._telling = asyncio.create_task(keep_telling())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        tell("STOPPING=1")
        if self._is_one_of_several:  # whoever comes from now on comes to the others
            for server in self.servers:
                server.close()
        self._app.state.hall.rooms.farewell()
        await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C comes to every process of a terminal: where there are several, one of them passes it on in its way."""
        if not (self._is_one_of_several and sig == signal.SIGINT):
            super().handle_exit(sig, frame)


def _nobody_to_take_over() -> None:
    write("not restarted", logging.WARNING, why="one process has nobody to take its place: stop it and start it anew")


def _prepare_all(reference: str, others: list[str]) -> None:
    """What was not asked for yet is compressed before it is, and prepared in the other languages."""
    pages.compress()
    compress(reference)
    for language in others:
        prepare(language)
        compress(language)
    set_aside()
