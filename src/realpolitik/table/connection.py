"""Connections of HTTP: whoever sends half a request, or nothing at all, does not keep a place that others need; whoever
does not read what they asked for, no memory.
"""

import asyncio
import logging
import time
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from realpolitik.table.journal import write

LARGEST_HEAD: Final = 32 * 1024  # bytes of a request before its body
ONCE_IN: Final = 60.0  # seconds in which the log says once that there are too many
SPARE: Final = 0.25  # of the files that a process may open: for the database, the page's files, the workers
MOST_UNREAD: Final = 64 * 1024 * 1024  # bytes that have been answered and not been read yet, of all connections
LITTLE_UNREAD: Final = 16 * 1024  # bytes of one of them that are not worth a look
MOST: Final = 10_000  # connections, where the system does not say how many files there may be


class Throng:
    """All connections together: so many, with so much that is not read, and no more. Of those that we wait for, the one
    that keeps us waiting longest makes room for the next."""

    def __init__(self, most: int, most_unread: int = MOST_UNREAD) -> None:
        self.most = most
        self.most_unread = most_unread
        self.waiting: dict[Connection, None] = {}  # for a request, the longest first
        self.unread: dict[Connection, None] = {}  # to read what they asked for, the longest first
        self._told = -ONCE_IN

    def make_room(self, there: int) -> None:
        if there <= self.most or not self.waiting:
            return
        longest = next(iter(self.waiting))
        del self.waiting[longest]
        longest.transport.abort()
        self.tell("too many connections")

    def make_room_for_answers(self) -> None:
        left = {connection: connection.transport.get_write_buffer_size() for connection in self.unread}
        filled = sum(left.values())
        for longest, size in left.items():
            if filled <= self.most_unread:
                return
            filled -= size
            del self.unread[longest]
            longest.transport.abort()
            self.tell("too much is not read")

    def tell(self, event: str) -> None:
        """Tell the operator, but not again and again."""
        if time.monotonic() - self._told >= ONCE_IN:
            self._told = time.monotonic()
            write(event, logging.WARNING, most=self.most)


class Connection(HttpToolsProtocol):
    """One client. Its requests have so long to arrive, and their heads are only so large; of its answers something must
    be read now and then."""

    throng: Throng
    HEAD_PATIENCE = 20.0  # seconds for a request to begin, and for all before its body
    BODY_PATIENCE = 60.0  # seconds for its body: a record on a slow line takes a while
    READ_PATIENCE = (
        60.0  # seconds in which a client takes something of an answer: a keepsake on a slow line takes longer
    )

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._head = 0  # bytes of the request that is arriving, as far as they are not its body
        self._in_head = True
        self._serving = False
        self._reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(LITTLE_UNREAD)
        self._give(self.HEAD_PATIENCE)
        self.throng.waiting[self] = None
        self.throng.make_room(len(self.connections))

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._has_read()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._deadline is None and not self._serving:
            self._give(self.HEAD_PATIENCE)  # the next request begins
        self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True

    def on_headers_complete(self) -> None:
        self._in_head = False
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > LARGEST_HEAD:
            raise ValueError("the head of the request is too large")  # and is refused as no request at all
        self._serving = True
        super().on_headers_complete()
        self._give(self.BODY_PATIENCE)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0
        self._arrived()

    def on_response_complete(self) -> None:
        self._serving = False
        super().on_response_complete()
        self.throng.waiting[self] = None

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        self._has_read()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.throng.unread[self] = None
        self._look_again()
        self.throng.make_room_for_answers()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._has_read()

    def _look_again(self) -> None:
        """Something must have been read by then."""
        left = self.transport.get_write_buffer_size()
        self._reading = self.loop.call_later(self.READ_PATIENCE, self._go_unless_less_is_left, left)

    def _go_unless_less_is_left(self, left: int) -> None:
        if self.transport.get_write_buffer_size() < left:
            self._look_again()
        else:
            self.transport.abort()

    def _has_read(self) -> None:
        self.throng.unread.pop(self, None)
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _give(self, patience: float) -> None:
        """So long for what is to come."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(patience, self.transport.abort)

    def _arrived(self) -> None:
        self.throng.waiting.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def connections(most: int) -> type[Connection]:
    """The connections of one server: `most` of them at once."""

    class Bounded(Connection):
        throng = Throng(most)

    return Bounded


def most_connections() -> int:
    """As many as the system lets us have files for, but for those that we need ourselves."""
    try:
        import resource  # not on Windows
    except ImportError:
        return MOST
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if files == resource.RLIM_INFINITY else max(1, int(files * (1 - SPARE)))


def tell_of_full_files(loop: asyncio.AbstractEventLoop, throng: Throng) -> None:
    """Where no more files can be opened, the loop would say so for every connection that waits: once is enough."""

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if "out of system resource" in context.get("message", ""):
            throng.tell("no more files can be opened")
        else:
            loop.default_exception_handler(context)

    loop.set_exception_handler(handle)
