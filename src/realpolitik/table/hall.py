"""The hall: all that the server's doors share, and what they ask of whoever comes in."""

from typing import NamedTuple

from anyio import to_thread
from fastapi import Response
from starlette.requests import HTTPConnection

from realpolitik.kernel.question import SPECTATOR
from realpolitik.table.refused import Refused
from realpolitik.table.room import Room
from realpolitik.table.rooms import Rooms
from realpolitik.table.security import COOKIE, COOKIE_LASTS, Turnstile, address_of, hashed, new_cookie
from realpolitik.table.settings import Settings
from realpolitik.table.store import Store, VisitorRow
from realpolitik.table.thinking import Thinker
from realpolitik.table.viewer import Sight


class Caller(NamedTuple):
    """Whoever asks: a browser with its cookie, a program with the key of a seat, or a stranger with neither."""

    visitor: str  # the SHA-256 of the cookie or of the key: a key is a visitor of its own; "" for a stranger
    key: tuple[str, int] | None  # the match and the seat that the key opens
    address: str


class Hall:
    def __init__(self, settings: Settings, store: Store, thinker: Thinker, rooms: Rooms, turnstile: Turnstile) -> None:
        self.settings = settings
        self.store = store
        self.thinker = thinker
        self.rooms = rooms
        self.turnstile = turnstile

    async def caller(self, request: HTTPConnection) -> Caller:
        """Whoever sends a request. Where there is a key, the cookie does not count."""
        address = address_of(request.scope)
        scheme, _, secret = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":  # others are for a proxy in front of us
            found = await to_thread.run_sync(self.store.seat_of_key, hashed(secret.strip()))
            if found is None:
                raise Refused("not_yours", "this key opens no seat, or does not any more")
            return Caller(hashed(secret.strip()), found, address)
        cookie = request.cookies.get(COOKIE, "")
        return Caller(hashed(cookie) if cookie else "", None, address)

    async def welcome(self, who: Caller, request: HTTPConnection, response: Response) -> VisitorRow:
        """The visitor; a stranger becomes one, and gets a cookie."""
        known = await to_thread.run_sync(self.store.visitor, who.visitor) if who.visitor else None
        if known is not None or who.key is not None:
            return await to_thread.run_sync(self.store.keep_visitor, who.visitor)
        cookie = new_cookie()
        response.set_cookie(
            COOKIE,
            cookie,
            max_age=COOKIE_LASTS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme in ("https", "wss"),
        )
        return await to_thread.run_sync(self.store.keep_visitor, hashed(cookie))

    async def seats_of(self, who: Caller, room: Room) -> frozenset[int]:
        """The seats of a match that whoever asks holds. A key that has not been used yet takes its seat."""
        if not who.visitor:
            return frozenset()
        mine = await room.seats_of(who.visitor)
        if who.key is None or who.key[0] != room.id or who.key[1] in mine:
            return mine
        await room.sit_down(who.visitor, who.key[1], "")
        return mine | {who.key[1]}

    async def demand_seat(self, who: Caller, room: Room, seat: int) -> frozenset[int]:
        """All seats that whoever asks holds, this one among them."""
        mine = await self.seats_of(who, room)
        if seat not in mine:
            raise Refused("not_yours", "this seat is not yours")
        return mine

    async def sight(self, who: Caller, room: Room, seat: int | None, language: str) -> Sight:
        """What whoever asks may see from a seat of theirs, or from beside the table."""
        mine = await self.seats_of(who, room) if seat is None else await self.demand_seat(who, room, seat)
        host = bool(who.visitor) and room.row.host == who.visitor
        return Sight(SPECTATOR if seat is None else seat, language, mine, host)


def cleaned(text: str) -> str:
    """A line that people wrote, without what cannot be printed."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
