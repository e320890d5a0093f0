"""Addresses and networks: which of them a client belongs to, and which are not served."""

import logging
import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import Final

from starlette.types import Scope

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.table.journal import write

LOOKED_AT_EVERY: Final = 1.0  # seconds, the file of those who are banned
KNOWN: Final = 4096  # addresses that need not be read again: each comes with every request


class Networks:
    """Some networks, each given as text: 10.0.0.0/8, or a single address."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(network, strict=False) for network in networks]

    def __bool__(self) -> bool:
        return bool(self._networks)

    def hold(self, address: str) -> bool:
        """Whether the address is in one of them. What is no address is in none."""
        found = read_address(address)
        return found is not None and any(found in network for network in self._networks)


class BadBans(RealpolitikError):
    """A file of banned networks that cannot be read."""


class Bans:
    """Those who are not served: a file with an address or a network a line, which may change while the server runs."""

    def __init__(self, file: str, clock: Callable[[], float] = time.monotonic) -> None:
        """Without a file nobody is banned. One that cannot be read is refused now, and later only told of."""
        self._path = Path(file) if file else None
        self._clock = clock
        self._looked_at = clock()
        self._changed = _change_of(self._path)
        self._networks = Networks(read_bans(self._path) if self._path else ())

    def hold(self, address: str) -> bool:
        if self._path is not None and self._clock() - self._looked_at >= LOOKED_AT_EVERY:
            self._look_again(self._path)
        return self._networks.hold(address)

    def _look_again(self, path: Path) -> None:
        """Read the file if it has changed. Where that fails, those who were banned stay so."""
        self._looked_at = self._clock()
        changed = _change_of(path)
        if changed == self._changed:
            return
        self._changed = changed
        try:
            found = read_bans(path)
        except BadBans as bad:
            write("bans left as they were", logging.ERROR, why=bad)
            return
        self._networks = Networks(found)
        write("bans read", networks=len(found))


def _change_of(path: Path | None) -> tuple[int, int]:
    """What changes whenever somebody writes the file."""
    try:
        state = path.stat() if path else None
    except OSError:
        state = None
    return (state.st_mtime_ns, state.st_size) if state else (0, 0)


def read_bans(path: Path) -> list[str]:
    """The networks in a file, one a line; what follows a # is for people."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadBans(f"the bans in {path} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    found = []
    for number, line in enumerate(lines, 1):
        if network := line.partition("#")[0].strip():
            try:
                found.append(str(ip_network(network, strict=False)))
            except ValueError:
                raise BadBans(f"{path}, line {number}: {network!r} is not an address or a network") from None
    return found


def client_of(scope: Scope) -> str:
    """The address of whoever sends the request; nothing where it is not known."""
    client = scope.get("client")
    return str(client[0]) if client else ""


@lru_cache(KNOWN)
def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """The address that is written there, if one is. One of IPv4 stays so where a socket for both tells it as IPv6."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
