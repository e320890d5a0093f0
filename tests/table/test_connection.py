"""Raw HTTP: half-sent requests, large heads and idle sockets keep nobody else from the table."""

import asyncio
import re
import resource
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from realpolitik.table.connection import LARGEST_HEAD, ONCE_IN, Connection, Throng, connections, tell_of_full_files

PATIENCE = 60.0  # seconds; far more than anything takes
FILES = 256  # that the server may open
LARGE = 8 * 1024 * 1024  # bytes of an answer: no system takes that many for a client that reads none of them
HALF = b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n{"


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers once it has all that is sent; to GET, at once."""
    request = Request(scope, receive)
    if request.url.path == "/large":
        await PlainTextResponse(b"x" * LARGE)(scope, receive, send)
        return
    body = b"" if request.method == "GET" else await request.body()
    await PlainTextResponse(f"{len(body)} bytes")(scope, receive, send)


class Listening(uvicorn.Server):
    """A server in a thread of this process."""

    def __init__(self, protocol: type[Connection]) -> None:
        super().__init__(uvicorn.Config(app, http=protocol, lifespan="off", log_config=None, timeout_keep_alive=3600))
        self.throng = protocol.throng
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.thread = threading.Thread(target=self.run, kwargs={"sockets": [self.socket]})

    def connect(self) -> socket.socket:
        return socket.create_connection(self.socket.getsockname(), timeout=PATIENCE)


@contextmanager
def listening(most: int = 1000, **patience: float) -> Iterator[Listening]:
    protocol = connections(most)
    for name, seconds in patience.items():
        setattr(protocol, name, seconds)
    server = Listening(protocol)
    server.thread.start()
    try:
        yield server
    finally:
        server.should_exit = server.force_exit = True
        server.thread.join(PATIENCE)
        server.socket.close()


def received(client: socket.socket) -> bytes:
    """All that comes until the server closes."""
    whole = b""
    try:
        while part := client.recv(65536):
            whole += part
    except ConnectionResetError:
        pass
    return whole


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: ",
        b"\r\n\r\n",
    ],
)
def test_a_request_that_does_not_come_is_not_waited_for(sent: bytes) -> None:
    with listening(HEAD_PATIENCE=0.2) as server, closing(server.connect()) as client:
        client.sendall(sent)
        assert received(client) == b""


@pytest.mark.parametrize("method", [b"POST", b"GET"])
def test_a_body_that_does_not_come_is_not_waited_for(method: bytes) -> None:
    with listening(BODY_PATIENCE=0.2) as server, closing(server.connect()) as client:
        client.sendall(method + b" / HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n{")
        answered = received(client)
        assert (b"200 OK" in answered) == (method == b"GET"), "a body that nobody reads holds no place either"


def test_the_next_request_of_a_connection_has_its_own_time() -> None:
    with listening(HEAD_PATIENCE=0.2) as server, closing(server.connect()) as client:
        for _ in range(3):
            client.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            answered = b""
            while not answered.endswith(b"0 bytes"):
                answered += client.recv(65536)
        client.sendall(b"GET / HT")
        assert received(client) == b""


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nX: " + b"a" * 2 * LARGEST_HEAD,
        b"GET / HTTP/1.1\r\nX: " + b"a" * 2 * LARGEST_HEAD + b"\r\n\r\n",
        b"GET /" + b"a" * 2 * LARGEST_HEAD + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"".join(b"X%d: a\r\n" % number for number in range(LARGEST_HEAD // 2)) + b"\r\n",
    ],
)
def test_a_large_head_is_refused(head: bytes) -> None:
    with listening() as server, closing(server.connect()) as client:
        threading.Thread(target=send, args=(client, head)).start()
        answered = received(client)
        assert answered == b"" or answered.startswith(b"HTTP/1.1 400")


def send(client: socket.socket, data: bytes) -> None:
    with suppress(OSError):  # the server may have had enough of it
        client.sendall(data)


def test_a_large_body_is_no_large_head() -> None:
    with listening() as server, closing(server.connect()) as client:
        size = 8 * LARGEST_HEAD
        client.sendall(b"POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % size)
        client.sendall(b"x" * size)
        assert received(client).endswith(b"%d bytes" % size)


def test_whoever_keeps_us_waiting_longest_makes_room(caplog: pytest.LogCaptureFixture) -> None:
    with listening(most=20) as server, ExitStack() as opened:
        for _ in range(100):
            client = opened.enter_context(closing(server.connect()))
            client.sendall(HALF)
        client = opened.enter_context(closing(server.connect()))
        client.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        assert received(client).endswith(b"0 bytes")
        assert len(server.throng.waiting) <= 20
    assert sum(record.message == "too many connections" for record in caplog.records) == 1


def ask_for_much(server: Listening) -> socket.socket:
    client = server.connect()
    client.sendall(b"GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    return client


def test_an_answer_that_nobody_reads_is_not_kept() -> None:
    with listening(READ_PATIENCE=0.2) as server, closing(ask_for_much(server)) as client:
        while not server.throng.unread:
            time.sleep(0.01)
        while server.throng.unread:
            time.sleep(0.01)
        assert len(received(client)) < LARGE


def test_whoever_reads_slowly_is_waited_for() -> None:
    with listening(READ_PATIENCE=0.5) as server, closing(ask_for_much(server)) as client:
        whole = 0
        while part := client.recv(LARGE // 16):
            whole += len(part)
            time.sleep(0.05)
        assert whole > LARGE


def test_all_answers_that_are_not_read_take_only_so_much() -> None:
    """Whoever reads is served all the same."""
    with listening() as server, ExitStack() as opened:
        server.throng.most_unread = 2 * LARGE
        for _ in range(20):
            opened.enter_context(closing(ask_for_much(server)))
        with closing(ask_for_much(server)) as client:
            assert len(received(client)) > LARGE
        assert sum(it.transport.get_write_buffer_size() for it in list(server.throng.unread)) <= 2 * LARGE


def test_a_full_table_of_files_is_told_of_once(caplog: pytest.LogCaptureFixture) -> None:
    async def episode() -> None:
        loop = asyncio.get_running_loop()
        tell_of_full_files(loop, Throng(10))
        for _ in range(1000):
            loop.call_exception_handler({"message": "socket.accept() out of system resource"})
        loop.call_exception_handler({"message": "something else"})

    asyncio.run(episode())
    assert [record.message for record in caplog.records] == ["no more files can be opened", "something else"]


def few_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A true server, which may open few files."""
    command = [sys.executable, "-m", "realpolitik", "serve", "--database", str(folder / "table.db"), "--workers", "0"]
    with (folder / "log").open("wb") as log:
        process: subprocess.Popen[Any] = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, preexec_fn=few_files
        )
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        try:
            assert found
            yield found.group().rstrip("/")
        finally:
            process.terminate()
            process.wait(PATIENCE)
            process.stdout.close()


def test_half_sent_requests_do_not_empty_the_table_of_files(tmp_path: Path) -> None:
    began = time.monotonic()
    with served(tmp_path) as address, ExitStack() as opened:
        where = ("127.0.0.1", int(address.rpartition(":")[2]))
        for half in (HALF, HALF[:30], b""):  # of the first kind, each is counted as a request
            for _ in range(FILES):
                client = opened.enter_context(closing(socket.create_connection(where, timeout=PATIENCE)))
                send(client, half)
        for _ in range(3):
            assert httpx2.get(f"{address}/health", timeout=PATIENCE).status_code == 200
            assert httpx2.get(address, timeout=PATIENCE).status_code == 200
    log = (tmp_path / "log").read_text()
    complaints = re.findall(r"too many connections|no more files|out of system resource", log)
    minutes = (time.monotonic() - began) / ONCE_IN
    assert 1 <= len(complaints) <= 1 + minutes
