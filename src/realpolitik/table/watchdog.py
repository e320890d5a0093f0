"""Tells systemd that the server is there, and that it goes on: one that hangs is started anew.

Elsewhere nobody listens, and nothing is told.
"""

import asyncio
import os
import socket
from contextlib import suppress
from typing import Final

LISTENER: Final = "NOTIFY_SOCKET"  # where systemd listens
PATIENCE: Final = "WATCHDOG_USEC"  # how long it waits for the next word, in microseconds


def is_heard() -> bool:
    """Whether systemd has started us, and listens."""
    return os.environ.get(LISTENER, "").startswith(("/", "@"))


def tell(state: str) -> None:
    """Say how the server does, to whoever started it and listens."""
    if not is_heard():
        return
    listener = os.environ[LISTENER]
    address = f"\0{listener[1:]}" if listener.startswith("@") else listener  # a name without a file
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as speaking:
        speaking.setblocking(False)
        speaking.sendto(state.encode(), address)


async def keep_telling() -> None:
    """Say again and again that the event loop goes round, twice as often as is asked for; if it is asked for."""
    patience = os.environ.get(PATIENCE, "")
    if not patience.isdecimal() or not int(patience):
        return
    while True:
        tell("WATCHDOG=1")
        await asyncio.sleep(int(patience) / 2_000_000)
