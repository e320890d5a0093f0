"""The hall: all that the server's doors share, and what they ask of whoever comes in."""

from typing import NamedTuple

from anyio import to_thread
from fastapi import Response
from starlette.requests import HTTPConnection

from realpolitik.kernel.question import SPECTATOR
from realpolitik.table.addresses import Networks
from realpolitik.table.crowd import Crowd
from realpolitik.table.lobby import OldMatches
from realpolitik.table.making import Makers
from realpolitik.table.readiness import Readiness
from realpolitik.table.refused import Refused
from realpolitik.table.room import Room
from realpolitik.table.rooms import Rooms
from realpolitik.table.security import COOKIE, COOKIE_LASTS, Turnstile, address_of, hashed, is_secret, new_secret
from realpolitik.table.settings import Settings
from realpolitik.table.store import Store, VisitorRow
from realpolitik.table.thinking import Thinker
from realpolitik.table.viewer import Sight


class Caller(NamedTuple):
    """Whoever asks: a browser with its cookie, a program with the key of its claim, or a stranger with neither."""

    visitor: str  # the SHA-256 of a secret that nobody else was ever given; "" for a stranger
    program: bool  # whether a key came with the request: no page of another site can send one
    address: str


class Hall:
    def __init__(
        self, settings: Settings, store: Store, thinker: Thinker, makers: Makers, rooms: Rooms, turnstile: Turnstile
    ) -> None:
        self.settings = settings
        self.store = store
        self.thinker = thinker
        self.makers = makers
        self.rooms = rooms
        self.turnstile = turnstile
        self.old_matches = OldMatches(store)
        self.crowd = Crowd(settings.limits)
        turnstile.sharing = store.sharing
        rooms.on_count += [turnstile.divide, self.crowd.divide]
        self.readiness = Readiness(store.probe)
        self.watchers = Networks(settings.metrics)  # who may fetch the figures

    async def caller(self, request: HTTPConnection) -> Caller:
        """Whoever sends a request. Where there is a key, the cookie does not count.

        The key of an invitation is known to whoever made it, and to all it was passed on to: it says nothing of who
        asks. A program that sends it is a stranger, until it claims the seat and has a key of its own.
        """
        address = address_of(request.scope)
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":  # others are for a proxy in front of us
            return await self._program(key.strip(), address)
        cookie = request.cookies.get(COOKIE, "")
        return Caller(hashed(cookie) if is_secret(cookie) else "", False, address)

    async def _program(self, key: str, address: str) -> Caller:
        if is_secret(key) and await to_thread.run_sync(self.store.holds_a_seat, hashed(key)):
            return Caller(hashed(key), True, address)
        if await to_thread.run_sync(self.store.seat_of_key, hashed(key)) is None:
            raise Refused("not_yours", "this key opens no seat, or does not any more")
        return Caller("", True, address)

    async def introduce(self, who: Caller) -> tuple[VisitorRow, str]:
        """The visitor. A stranger becomes one: then the secret is given too by which they will be known."""
        known = await to_thread.run_sync(self.store.visitor, who.visitor) if who.visitor else None
        if known is not None:
            return await to_thread.run_sync(self.store.keep_visitor, who.visitor), ""
        await self.turnstile.new_visitor(who.address)
        secret = new_secret()
        return await to_thread.run_sync(self.store.keep_visitor, hashed(secret)), secret

    async def welcome(self, who: Caller, request: HTTPConnection, response: Response) -> VisitorRow:
        """The visitor; a stranger gets a cookie."""
        visitor, secret = await self.introduce(who)
        if secret:
            response.set_cookie(
                COOKIE,
                secret,
                max_age=COOKIE_LASTS,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme in ("https", "wss"),
            )
        return visitor

    async def seats_of(self, who: Caller, room: Room) -> frozenset[int]:
        """The seats of a match that whoever asks holds."""
        return await room.seats_of(who.visitor) if who.visitor else frozenset()

    async def demand_seat(self, who: Caller, room: Room, seat: int) -> frozenset[int]:
        """All seats that whoever asks holds, this one among them."""
        mine = await self.seats_of(who, room)
        if seat not in mine:
            unclaimed = who.program and not who.visitor
            claim_first = ": claim the invitation first, and send the key that it gives" if unclaimed else ""
            raise Refused("not_yours", f"this seat is not yours{claim_first}")
        return mine

    async def sight(self, who: Caller, room: Room, seat: int | None, language: str) -> Sight:
        """What whoever asks may see from a seat of theirs, or from beside the table."""
        mine = await self.seats_of(who, room) if seat is None else await self.demand_seat(who, room, seat)
        host = bool(who.visitor) and room.row.host == who.visitor
        return Sight(SPECTATOR if seat is None else seat, language, mine, host)


def cleaned(text: str) -> str:
    """A line that people wrote, without what cannot be printed."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
