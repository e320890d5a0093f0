"""Those who look at a match, and what they have of it already."""

import asyncio
from typing import Final, NamedTuple

REFUSED: Final = 1008  # the code that a channel is closed with when what it asks for is refused


class Sight(NamedTuple):
    """What a screen depends on, beside the match: who looks, and in which language."""

    seat: int  # or SPECTATOR
    language: str
    mine: frozenset[int]  # the seats that the visitor holds
    host: bool


class Held(NamedTuple):
    """What a viewer has of the log: so many entries, as they were at that version."""

    version: int = 0
    entries: int = 0


class Shown(NamedTuple):
    """A screen as JSON, and what whoever gets it has of the log then."""

    json: str
    held: Held


Look = tuple[Sight, Held]  # all that a screen depends on, beside the moment


class Viewer:
    """Somebody with a live channel. Woken when there is something new; what was missed meanwhile is left out."""

    def __init__(self, visitor: str, sight: Sight, held: Held, chat: int, session: str = "") -> None:
        self.visitor = visitor
        self.session = session  # of a browser that is signed in to an account
        self.sight = sight
        self.held = held
        self.chat = chat  # the number of the last line of chat they have
        self.pong: int | None = None  # the number of a ping to be answered
        self.leaving: tuple[int, str] | None = None  # the code and the reason to close with
        self.wake = asyncio.Event()

    def send_away(self, code: int, reason: str) -> None:
        self.leaving = (code, reason)
        self.wake.set()
