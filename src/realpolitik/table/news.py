"""News of other servers: a connection of its own, on which PostgreSQL tells what they have changed.

While it is broken this server is deaf: whatever it remembers may be out of date. It connects anew, ever more patiently.
"""

import asyncio
import logging
import selectors
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any, Final

from realpolitik.table.journal import write
from realpolitik.table.sharing import CHANNEL, Kind, Sharing, TheirMove

QUIET: Final = 15.0  # seconds without news, after which we ask whether the database is still there
FIRST_PAUSE: Final = 0.1  # seconds before a connection that broke is made anew; each time twice as long …
LONGEST_PAUSE: Final = 10.0  # … up to this


class News:
    """Listens in a thread, and tells on the event loop: of each change that `heard` is to know, and whenever `hearing`
    begins and ends. What happened before it began is not told."""

    def __init__(
        self, sharing: Sharing, heard: Callable[[str, Kind | TheirMove], None], hearing: Callable[[bool], None]
    ) -> None:
        self._sharing = sharing
        self._heard = heard
        self._hearing = hearing
        self._ended = threading.Event()
        self._bell, self._ringing = socket.socketpair()  # wakes the thread when it is to end
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._listen_on, name="news", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening. May take as long as the database does: for a thread."""
        self._ended.set()
        self._ringing.send(b".")
        self._thread.join()
        self._bell.close()
        self._ringing.close()

    def _listen_on(self) -> None:
        pause = FIRST_PAUSE
        while not self._ended.is_set():
            try:
                with self._connection() as connection:
                    self._tell(self._hearing, True)
                    pause = FIRST_PAUSE
                    self._listen(connection)
            except Exception as error:
                write("news broken", logging.WARNING, error)
            self._tell(self._hearing, False)
            self._ended.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    @contextmanager
    def _connection(self) -> Iterator[Any]:
        """A connection of psycopg's that listens."""
        borrowed = self._sharing.engine.raw_connection()
        connection: Any = borrowed.driver_connection
        borrowed.detach()  # it does not go back to the others
        with closing(connection):
            connection.rollback()  # what it was tried with, before it was lent
            connection.autocommit = True
            connection.add_notify_handler(lambda notify: self._hear(notify.payload))  # those that come with an answer
            connection.execute(f"LISTEN {CHANNEL}")
            yield connection

    def _listen(self, connection: Any) -> None:
        with selectors.DefaultSelector() as waiting:
            waiting.register(connection.fileno(), selectors.EVENT_READ)
            waiting.register(self._bell, selectors.EVENT_READ)
            while not self._ended.is_set():
                if not waiting.select(QUIET):
                    connection.execute("SELECT 1")
                connection.pgconn.consume_input()
                while (notify := connection.pgconn.notifies()) is not None:
                    self._hear(notify.extra.decode())

    def _hear(self, told: str) -> None:
        if (news := self._sharing.others_news(told)) is not None:
            self._tell(self._heard, *news)

    def _tell(self, listener: Callable[..., None], *told: object) -> None:
        if not self._ended.is_set():
            self._loop.call_soon_threadsafe(listener, *told)
