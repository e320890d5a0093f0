"""Addresses and networks: which of them a client belongs to."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from starlette.types import Scope


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


def client_of(scope: Scope) -> str:
    """The address of whoever sends the request; nothing where it is not known."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """The address that is written there, if one is. One of IPv4 stays so where a socket for both tells it as IPv6."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
