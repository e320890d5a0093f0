"""A live channel as a browser has it, compression and all, that takes as little as can be from the machine it shares
with the server: only whole messages, at the moment they arrive."""

import asyncio
import base64
import os
import time
import zlib
from collections.abc import Callable

TEXT, CLOSE, PING = 0x1, 0x8, 0x9
COMPRESSED = 0x40  # in the first byte of a frame
TAIL = b"\x00\x00\xff\xff"  # of every compressed message, and left out on the way
HEAD_ENDS = b"\r\n\r\n"


class NotOpened(ConnectionError):
    """The server did not open the channel."""


class Window(asyncio.Protocol):
    """Tells `shown` of each message and when it arrived, and `closed` why there will be no more."""

    def __init__(self, shown: Callable[[bytes, float], None], closed: Callable[[str], None]) -> None:
        self._shown = shown
        self._closed = closed
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        self._arrived = b""  # and not read yet
        self._reason = "the connection is lost"

    async def open(self, host: str, port: int, path: str, headers: dict[str, str]) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        assert self._transport
        asked = {
            "Host": f"{host}:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits",
            **headers,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items())]
        self._transport.write("\r\n".join(lines).encode() + HEAD_ENDS)
        await self._opened

    def close(self) -> None:
        """Leave without a word."""
        self._closed = lambda why: None
        if self._transport is not None:
            self._transport.close()

    # -- what arrives --------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(NotOpened(self._reason))
        self._closed(self._reason)

    def data_received(self, data: bytes) -> None:
        arrived = time.perf_counter()
        self._arrived += data
        if not self._opened.done() and not self._read_head():
            return
        while (frame := self._next_frame()) is not None:
            self._read(*frame, arrived)

    def _read_head(self) -> bool:
        head, end, rest = self._arrived.partition(HEAD_ENDS)
        if not end:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self._reason = head.partition(b"\r\n")[0].decode(errors="replace")
            self.close()
            return False
        self._arrived = rest
        self._opened.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        """The first byte and the content of the frame that has arrived, if all of it has."""
        data, begin = self._arrived, 2
        if len(data) < begin:
            return None
        size = data[1]
        if size >= 126:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(data[2:begin], "big")
        if len(data) < begin + size:
            return None
        self._arrived = data[begin + size :]
        return data[0], data[begin : begin + size]

    def _read(self, first: int, content: bytes, arrived: float) -> None:
        kind = first & 0xF
        if kind == TEXT:
            self._shown(self._inflate.decompress(content + TAIL) if first & COMPRESSED else content, arrived)
        elif kind == PING and self._transport is not None:
            self._transport.write(bytes([0x8A, 0x80 | len(content)]) + bytes(4) + content)  # under a mask of zeros
        elif kind == CLOSE:
            self._closed(f"{int.from_bytes(content[:2], 'big')} {content[2:].decode(errors='replace')}")
            self.close()
