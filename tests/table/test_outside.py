"""Posting to addresses of strangers: nothing but the public internet is reached, whatever names resolve to."""

import asyncio
import ssl
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from realpolitik.table.outside import LONGEST_REPLY, BadAddress, NotTaken, Outside, host_of, is_outside

CERTIFICATE = Path(__file__).with_name("certificate.pem")
HOOK = "https://hooks.example.org/services/secret?wait=true"
TAKEN = b"HTTP/1.1 204 No Content\r\n\r\n"


# -- addresses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.9.10",
        "::1",  # loopback
        "0.0.0.0",
        "0.1.2.3",
        "::",  # this host
        "10.0.0.1",
        "172.16.0.1",
        "172.31.255.254",
        "192.168.1.1",
        "fd00::1",
        "fc00::1",  # private
        "169.254.169.254",
        "fe80::1",
        "fe80::1%eth0",  # link-local, and what clouds tell secrets at
        "100.64.0.1",
        "100.127.255.254",  # shared by a provider's customers
        "192.0.0.8",
        "192.0.0.170",
        "198.18.0.1",
        "198.19.255.254",  # for protocols, for measuring
        "192.0.2.1",
        "198.51.100.1",
        "203.0.113.1",
        "2001:db8::1",
        "3fff::1",  # for documents
        "192.88.99.1",
        "2002:7f00:1::",
        "2002:a9fe:a9fe::1",  # 6to4
        "2001::1",
        "2001:0:7f00:1::",  # Teredo
        "64:ff9b::7f00:1",
        "64:ff9b::808:808",
        "64:ff9b:1::1",  # NAT64
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "::ffff:0:8.8.8.8",  # IPv4 within IPv6
        "::127.0.0.1",
        "::8.8.8.8",
        "224.0.0.1",
        "239.255.255.250",
        "ff02::1",
        "ff0e::1",  # many at once
        "240.0.0.1",
        "255.255.255.255",  # kept for later, and everybody
        "fec0::1",
        "100::1",
        "5f00::1",
        "2620:4f:8000::1",
    ],
)
def test_what_is_not_of_the_public_internet_is_refused(address: str) -> None:
    assert not is_outside(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "162.159.128.233", "2606:4700::6810:1", "2a00:1450:4001:81b::200e"])
def test_what_is_public_is_not(address: str) -> None:
    assert is_outside(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example.org/",
        "ftp://hooks.example.org/",
        "file:///etc/passwd",
        "https://",
        "https:///path",
        "https://localhost/",
        "https://intranet/",
        "https://127.0.0.1/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://[::1]/",
        "https://[64:ff9b::1]/",
        "https://user@hooks.example.org/",
        "https://user:secret@hooks.example.org/",
        "https://@hooks.example.org/",
        "https://hooks.example.org:8443/",
        "https://hooks.example.org:0/",
        "https://hooks.example.org:99999/",
        "https://hooks.example.org/a b",
        "https://hooks.example.org/\r\nHost: other",
        "https://hooks.example.org/\u00e9",
        "https://hooks.example.org\\@127.0.0.1/",
        "https://hooks..example.org/",
        "https://-.org/",
        f"https://hooks.example.org/{'a' * 1024}",
    ],
)
def test_an_address_that_is_none_of_https_is_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        host_of(url)


def test_names_of_hosts_are_found() -> None:
    assert host_of(HOOK) == host_of("HTTPS://Hooks.Example.ORG:443/x") == "hooks.example.org"


# -- posting -----------------------------------------------------------------------------------------------------------


class Elsewhere:
    """Somebody's server: notes what it is sent, and answers with these bytes, or with nothing at all."""

    def __init__(self, answer: bytes = TAKEN) -> None:
        self.answer = answer
        self.requests: list[bytes] = []
        self.port = 0

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        self.requests.append(head + await reader.readexactly(length))
        if self.answer:
            writer.write(self.answer)
            await writer.drain()
        else:
            await reader.read()  # until they have had enough
        writer.close()

    def while_it_listens(self, do: Callable[[Callable[..., Outside]], Any]) -> None:
        """Do something with a way to it, whatever the host is called, through the seams that tests have."""

        async def run() -> None:
            certificates = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            certificates.load_cert_chain(CERTIFICATE)
            async with await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=certificates) as server:
                self.port = server.sockets[0].getsockname()[1]
                await do(self.way)

        asyncio.run(run())

    def way(self, **given: Any) -> Outside:
        async def resolve(host: str) -> list[str]:
            return ["127.0.0.1"]

        trusted = ssl.create_default_context(cafile=str(CERTIFICATE))
        usual: dict[str, Any] = {"resolve": resolve, "may": lambda _: True, "certificates": trusted, "port": self.port}
        return Outside(**{**usual, **given})


def failure_of(server: Elsewhere, url: str = HOOK, **given: Any) -> NotTaken:
    found: list[NotTaken] = []

    async def do(way: Callable[..., Outside]) -> None:
        with pytest.raises(NotTaken) as failure:
            await way(**given).post(url, b"hello", {})
        found.append(failure.value)

    server.while_it_listens(do)
    assert "example.org" not in str(found[0]), "what goes into the log names no address"
    return found[0]


def test_what_is_posted_arrives_whole_and_brings_nothing_of_ours() -> None:
    server = Elsewhere()

    async def do(way: Callable[..., Outside]) -> None:
        await way().post(HOOK, "Ход — ваш".encode(), {"Content-Type": "text/plain", "TTL": "60"})

    server.while_it_listens(do)
    (request,) = server.requests
    head, _, body = request.partition(b"\r\n\r\n")
    first, *headers = head.decode().split("\r\n")
    assert first == "POST /services/secret?wait=true HTTP/1.1"
    names = {header.partition(":")[0].lower() for header in headers}
    assert names == {"host", "user-agent", "content-type", "ttl", "content-length", "connection"}
    assert "Host: hooks.example.org" in headers
    assert "TTL: 60" in headers
    assert body.decode() == "Ход — ваш"


@pytest.mark.parametrize(
    ("answer", "for_good"),
    [
        (b"HTTP/1.1 301 Moved\r\nLocation: https://hooks.example.org/other\r\n\r\n", False),
        (b"HTTP/1.1 429 Too Many Requests\r\n\r\n", False),
        (b"HTTP/1.1 500 Oh\r\n\r\n", False),
        (b"HTTP/1.1 404 Not Found\r\n\r\n", True),
        (b"HTTP/1.1 410 Gone\r\n\r\n", True),
        (b"SSH-2.0-OpenSSH\r\n", False),
        (b"x" * (2 * LONGEST_REPLY), False),
    ],
)
def test_whatever_is_not_taken_is_a_failure_and_no_redirect_is_followed(answer: bytes, for_good: bool) -> None:
    server = Elsewhere(answer)
    assert failure_of(server).for_good is for_good
    assert len(server.requests) == 1


def test_a_host_with_one_address_inside_is_not_connected_to_at_all() -> None:
    async def both(host: str) -> list[str]:
        return ["8.8.8.8", "127.0.0.1"]

    server = Elsewhere()
    assert failure_of(server, resolve=both, may=is_outside).for_good
    assert server.requests == []


def test_another_address_of_the_host_is_tried_where_one_is_not_reached() -> None:
    async def two(host: str) -> list[str]:
        return ["127.0.0.2", "127.0.0.1"]  # at the first nobody listens

    server = Elsewhere()

    async def do(way: Callable[..., Outside]) -> None:
        await way(resolve=two).post(HOOK, b"", {})

    server.while_it_listens(do)
    assert len(server.requests) == 1


def test_the_address_that_was_checked_is_the_one_connected_to() -> None:
    """A name server that answers otherwise the second time is not asked a second time."""
    asked = []

    async def first_this_then_that(host: str) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["127.0.0.2"]

    server = Elsewhere()

    async def do(way: Callable[..., Outside]) -> None:
        await way(resolve=first_this_then_that).post(HOOK, b"", {})

    server.while_it_listens(do)
    assert asked == ["hooks.example.org"]


def test_a_certificate_of_another_host_or_of_nobody_we_trust_is_refused() -> None:
    server = Elsewhere()
    assert not failure_of(server, url="https://other.example.org/").for_good
    failure_of(server, certificates=ssl.create_default_context())
    assert server.requests == []


def test_nobody_is_waited_for_for_long() -> None:
    assert "in time" in str(failure_of(Elsewhere(b""), patience=0.5))
