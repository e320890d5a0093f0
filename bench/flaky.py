"""A network that fails: what is sent over it may never arrive, and its connections break."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random

from people import Where

LOST = 0.1  # of all that is sent: it never arrives, and with it the connection is gone
CUT = 0.01  # of all connections, each second


class Network:
    """Where to find the server through such a network, and what it has done."""

    def __init__(self, server: Where, random: Random) -> None:
        self.host, self.port = "127.0.0.1", 0
        self.lost = self.cut = 0
        self._server = server
        self._random = random

    async def relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):
            back, forth = await asyncio.open_connection(self._server.host, self._server.port)
            tasks = [
                asyncio.create_task(it)
                for it in (self._pass_on(reader, forth), self._pass_on(back, writer), self._cut_off())
            ]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                forth.transport.abort()
        writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while chunk := await reader.read(65536):
                if self._random.random() < LOST:
                    self.lost += 1
                    return
                writer.write(chunk)

    async def _cut_off(self) -> None:
        while self._random.random() >= CUT:
            await asyncio.sleep(1.0)
        self.cut += 1


@asynccontextmanager
async def flaky_network(server: Where, random: Random) -> AsyncIterator[Network]:
    network = Network(server, random)
    listening = await asyncio.start_server(network.relay, network.host, 0)
    network.port = listening.sockets[0].getsockname()[1]
    try:
        yield network
    finally:
        listening.close()
