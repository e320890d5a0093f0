"""Posting to addresses that strangers have given: by https alone, and to nowhere but the public internet.

A name is resolved once, every address that it has is checked, and the connection is made to a checked one: no answer of
a name server can lead it elsewhere in between. No redirect is followed, nothing of what comes back is kept or told, and
no cookie, key or proxy of ours goes out.
"""

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from realpolitik.kernel.errors import RealpolitikError

HTTPS: Final = 443
LONGEST: Final = 1024  # letters of an address: those of some push services are that long
PATIENCE: Final = 10.0  # seconds for all of it
TRIED: Final = 3  # addresses of a host
LONGEST_REPLY: Final = 16 * 1024  # bytes that are read of what comes back
AGENT: Final = "Realpolitik"

# What `is_global` lets pass, or did in some version, and what would lead on to an address that it does not: relays from
# IPv6 to IPv4 (mapped, compatible, NAT64, 6to4, Teredo), and networks that are not of the internet as such.
_NOWHERE: Final = tuple(
    ip_network(network)
    for network in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16"),
        *("192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
        *("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"),
    )
)
_UNICAST: Final = ip_network("2000::/3")  # all that is given out of IPv6 so far

Address = IPv4Address | IPv6Address
Resolve = Callable[[str], Awaitable[list[str]]]


class BadAddress(RealpolitikError):
    """An address that nothing is posted to."""


class NotTaken(RealpolitikError):
    """What was posted did not arrive; `for_good` where it never will."""

    def __init__(self, why: str, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


def is_outside(address: Address) -> bool:
    """Whether it is an address of the public internet."""
    if isinstance(address, IPv6Address) and address not in _UNICAST:
        return False
    return address.is_global and not any(address in network for network in _NOWHERE)


def host_of(url: str) -> str:
    """The name in an https address, if it is one that may be posted to: what it is resolved to is another matter."""
    if len(url) > LONGEST or not re.fullmatch(r"[!-~]+", url):
        raise BadAddress(f"the address may have {LONGEST} letters of ASCII, without spaces")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadAddress("this is not an address") from None
    if parts.scheme != "https":
        raise BadAddress("the address must begin with https://")
    if parts.username is not None or parts.password is not None:
        raise BadAddress("no name and no password may stand before the host")
    if port not in (None, HTTPS):
        raise BadAddress(f"no port but {HTTPS} is posted to")
    if not re.fullmatch(r"(?=.{4,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]", host):
        raise BadAddress("the address must name a host by its full name: hooks.example.org")
    return host


async def resolve(host: str) -> list[str]:
    """All addresses that a name has."""
    found = await asyncio.get_running_loop().getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    return [str(sockaddr[0]) for *_, sockaddr in found]


class Outside:
    """Posts. Tests give it a resolver, a judge of addresses, a port and certificates of their own."""

    def __init__(
        self,
        resolve: Resolve = resolve,
        may: Callable[[Address], bool] = is_outside,
        port: int = HTTPS,
        certificates: ssl.SSLContext | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self._resolve = resolve
        self._may = may
        self._port = port
        self._certificates = certificates or ssl.create_default_context()
        self._patience = patience

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Return once it was taken; else raise NotTaken. What it says names no address: it may be logged."""
        try:
            host = host_of(url)
        except BadAddress as bad:
            raise NotTaken(str(bad), for_good=True) from None
        try:
            async with asyncio.timeout(self._patience):
                status = await self._status_of(host, _request(url, host, body, headers))
        except TimeoutError:
            raise NotTaken("no answer in time") from None
        except (OSError, EOFError, ValueError) as error:
            raise NotTaken(f"no connection: {type(error).__name__}") from None
        if not 200 <= status < 300:
            raise NotTaken(f"answered with {status}", for_good=status in (404, 410))

    async def _status_of(self, host: str, request: bytes) -> int:
        reader, writer = await self._connected(host)
        try:
            writer.write(request)
            await writer.drain()
            line = await reader.readuntil(b"\n")
        except asyncio.LimitOverrunError:
            raise NotTaken("the answer is none of HTTP") from None
        finally:
            writer.transport.abort()  # the rest of the answer is not wanted, nor is a goodbye waited for
        if (found := re.match(rb"HTTP/1\.[01] ([1-5]\d\d)\b", line)) is None:
            raise NotTaken("the answer is none of HTTP")
        return int(found[1])

    async def _connected(self, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to one of the host's addresses; the next is tried where one cannot be reached."""
        *others, last = (await self._checked(host))[:TRIED]
        for address in others:
            with suppress(OSError):
                async with asyncio.timeout(self._patience / TRIED):
                    return await self._connect(address, host)
        return await self._connect(last, host)

    async def _connect(self, address: Address, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            str(address), self._port, ssl=self._certificates, server_hostname=host, limit=LONGEST_REPLY
        )

    async def _checked(self, host: str) -> list[Address]:
        """The host's addresses, if all of them are public: one that is not is no mistake."""
        found = [ip_address(text.partition("%")[0]) for text in await self._resolve(host)]
        if not found:
            raise NotTaken("the host has no address")
        if not all(self._may(address) for address in found):
            raise NotTaken("the host is not of the public internet", for_good=True)
        return list(dict.fromkeys(found))


def _request(url: str, host: str, body: bytes, headers: Mapping[str, str]) -> bytes:
    parts = urlsplit(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {host}",
        f"User-Agent: {AGENT}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body
