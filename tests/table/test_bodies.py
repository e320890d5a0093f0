"""The bodies of all requests together take only so much memory, and one address cannot take all of it."""

import asyncio
from contextlib import ExitStack

import pytest
from starlette.types import Message

from realpolitik.table.bodies import SHARE, Bodies
from realpolitik.table.refused import Refused

SCOPE = {"type": "http", "method": "POST", "headers": []}
PART = 1000


def read(bodies: Bodies, opened: ExitStack, address: str, parts: int = 1) -> bytes:
    """What a request brings, which is answered when all that was opened is closed."""
    messages = [{"type": "http.request", "body": b"x" * PART, "more_body": left > 0} for left in range(parts)][::-1]

    async def receive() -> Message:
        return messages.pop(0)

    async def episode() -> bytes:
        again = await opened.enter_context(bodies.of(address)).read(SCOPE, receive, 100 * PART)
        whole: bytes = (await again())["body"]
        return whole

    return asyncio.run(episode())


def test_one_address_has_a_part_of_the_room_and_all_together_have_the_whole() -> None:
    bodies = Bodies(8 * SHARE * PART)
    with ExitStack() as opened:
        for number in range(SHARE):
            for _ in range(8):
                assert read(bodies, opened, f"address {number}") == b"x" * PART
            with ExitStack() as one_more, pytest.raises(Refused, match="too much is being sent"):
                read(bodies, one_more, f"address {number}")
        with ExitStack() as other, pytest.raises(Refused, match="too much is being sent"):
            read(bodies, other, "somebody else")
    assert bodies.filled == 0
    with ExitStack() as opened:
        assert read(bodies, opened, "address 0", 8) == b"x" * PART * 8
