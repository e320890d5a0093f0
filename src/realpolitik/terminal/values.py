"""What may be written for an argument of a command, and what it comes to."""

import re
from argparse import ArgumentTypeError
from collections.abc import Callable
from dataclasses import asdict
from ipaddress import ip_network
from math import inf
from typing import Final

from realpolitik.table.settings import Limits

LIMITS: Final[dict[str, float]] = asdict(Limits())  # by their names, as they are unless told otherwise


def names(text: str) -> list[str]:
    """Names in one word, with commas in between."""
    return [name for name in text.split(",") if name]


# -- numbers -----------------------------------------------------------------------------------------------------------


def _whole(first: int, last: int, what: str) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isascii() or not text.isdecimal() or len(text) > 10 or not first <= int(text) <= last:
            raise ArgumentTypeError(f"{text!r} is not {what}")
        return int(text)

    return read


at_least_one: Final = _whole(1, 10**9 - 1, "a number from 1 to 999999999")
whole_number: Final = _whole(0, 10**9 - 1, "a number from 0 to 999999999")
processes: Final = _whole(1, 64, "a number from 1 to 64")
workers: Final = _whole(0, 64, "a number from 0 to 64")
days: Final = _whole(0, 36500, "a number of days")
port: Final = _whole(1, 65535, "a port: those go from 1 to 65535")


def _between(above: float, below: float, what: str) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = above
        if not above < number < below:
            raise ArgumentTypeError(f"{text!r} is not {what}")
        return number

    return read


seconds: Final = _between(0, 3600, "a number of seconds")
minutes: Final = _between(0, 100_000, "a number of minutes")
share: Final = _between(0, 1, "a number between 0 and 1")


# -- of a server -------------------------------------------------------------------------------------------------------


def host_name(text: str) -> str:
    """A host name as it stands in a header Host, without a port: table.example.org, 10.0.0.7, [2001:db8::1]."""
    if not re.fullmatch(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\]", text.lower()):
        raise ArgumentTypeError(f"{text!r} is not the name of a host: no scheme, no port and no path belong to it")
    return text.lower()


def address(text: str) -> str:
    """Where the server is found: a scheme, a host and perhaps a port."""
    if text and not re.fullmatch(r"https?://[a-z0-9.-]+(:\d{1,5})?/?", text.lower()):
        raise ArgumentTypeError(f"{text!r} is not an address like https://table.example.org, without a path")
    return text.lower().rstrip("/")


def network(text: str) -> str:
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not an address or a network, like 10.0.0.0/8") from None


def limit(text: str) -> tuple[str, float]:
    """One of the table's limits, and what it is to be: a number above 0, and a whole one where it counts things."""
    name, _, value = text.partition("=")
    if name not in LIMITS:
        raise ArgumentTypeError(f"there is no limit {name!r}; there are {', '.join(LIMITS)}")
    if type(LIMITS[name]) is int:
        if not value.isascii() or not value.isdecimal() or int(value) < 1:
            raise ArgumentTypeError(f"{value!r} is no limit for {name}: a whole number from 1 on is needed")
        return name, int(value)
    try:
        number = float(value)
    except ValueError:
        number = 0.0
    if not 0 < number < inf:
        raise ArgumentTypeError(f"{value!r} is no limit for {name}: a number above 0 is needed")
    return name, number
