"""The live channel of a table elsewhere: it listens in a thread of its own, and comes back when it is lost."""

import json
from contextlib import suppress
from random import uniform
from threading import Event, Thread
from typing import Any, Final, Protocol

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from realpolitik.terminal.remote import Refusal, Remote, printable

REFUSED: Final = 1008  # the code with which the server closes for good
LARGEST: Final = 16 * 1024 * 1024  # bytes of a message: the log of a long game comes in one
SOON: Final = 1.0  # seconds before the first attempt to come back, at most
LATE: Final = 15.0  # seconds between later ones, at most
GOODBYE: Final = 1.0  # seconds that leaving may take


class Listener(Protocol):
    """Whoever the channel tells. All of it is called from the channel's thread."""

    def held(self) -> dict[str, int]:
        """What is known already: entries of the log, as of which version, and lines of chat."""

    def take(self, message: dict[str, Any]) -> None: ...

    def lost(self) -> None:
        """The connection is lost. Said again each time it cannot be had back."""

    def end(self, reason: Exception) -> None:
        """Nothing more will come."""


class Channel(Thread):
    def __init__(self, remote: Remote, path: str, seat: int | None, language: str, listener: Listener) -> None:
        super().__init__(daemon=True, name="live channel")
        self._remote = remote
        self._path = path
        self._query = {"seat": seat, "language": language}
        self._listener = listener
        self._stopping = Event()
        self._socket: ClientConnection | None = None

    def run(self) -> None:
        try:
            wait = SOON
            while not self._stopping.is_set():
                if self._listen():
                    wait = SOON
                if self._stopping.is_set():
                    return
                self._listener.lost()
                self._stopping.wait(uniform(wait / 2, wait))
                wait = min(2 * wait, LATE)
        except Exception as problem:
            self._listener.end(problem)

    def stop(self) -> None:
        self._stopping.set()
        socket = self._socket
        if socket is not None:
            with suppress(OSError, WebSocketException):
                socket.close()
        self.join(2 * GOODBYE)

    def _listen(self) -> bool:
        """Listen until the connection is lost; whether anything was heard. What is refused raises Refusal."""
        heard = False
        url = self._remote.live_url(self._path, **self._query, **self._listener.held())
        try:
            with connect(
                url, additional_headers=self._remote.headers, max_size=LARGEST, close_timeout=GOODBYE
            ) as self._socket:
                while not self._stopping.is_set():
                    self._listener.take(printable(json.loads(self._socket.recv())))
                    heard = True
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == REFUSED:
                code, _, sentence = printable(closed.rcvd.reason).partition(": ")
                raise Refusal(code, sentence) from None
        except (OSError, EOFError, WebSocketException):
            pass  # not there, or not yet
        finally:
            self._socket = None
        return heard
