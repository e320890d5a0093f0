"""The bodies of requests: each is so large and no more, and so are all together that are not answered yet."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope

from realpolitik.table.refused import Refused

SHARE: Final = 4  # one address has at most this part of all there is room for


class Bodies:
    """Bytes that have been sent, by address, of requests that are not answered yet."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.filled = 0
        self._of_address: Counter[str] = Counter()

    @contextmanager
    def of(self, address: str) -> Iterator["Body"]:
        """The body of one request, until that is answered."""
        body = Body(self, address)
        try:
            yield body
        finally:
            self.take(address, -body.size)

    def take(self, address: str, size: int) -> None:
        self.filled += size
        self._of_address[address] += size
        if not self._of_address[address]:
            del self._of_address[address]

    def has_room(self, address: str) -> bool:
        return self.filled <= self.most and self._of_address[address] <= self.most / SHARE


class Body:
    def __init__(self, bodies: Bodies, address: str) -> None:
        self.size = 0
        self._bodies = bodies
        self._address = address

    async def read(self, scope: Scope, receive: Receive, most: int) -> Receive:
        """All of it, before the application sees it, so that too large a one goes no further."""
        declared = Headers(scope=scope).get("content-length", "0")
        too_large = Refused("too_large", f"the body may have {most} bytes at most")
        if declared.isdecimal() and int(declared) > most:
            raise too_large
        if scope["method"] in ("GET", "HEAD"):
            return receive
        parts: list[bytes] = []
        while True:
            message = await receive()
            if message["type"] != "http.request":
                break  # the client has left
            parts.append(message.get("body", b""))
            self._add(len(parts[-1]))
            if self.size > most:
                raise too_large
            if not message.get("more_body", False):
                message = {"type": "http.request", "body": b"".join(parts), "more_body": False}
                break
        whole = [message]

        async def again() -> Message:
            return whole.pop() if whole else await receive()

        return again

    def _add(self, size: int) -> None:
        self.size += size
        self._bodies.take(self._address, size)
        if not self._bodies.has_room(self._address):
            raise Refused("too_many", "too much is being sent at once: wait a moment")
