"""The hall: all that the server's doors share, and what they ask of whoever comes in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from anyio import to_thread
from fastapi import Response
from starlette.requests import HTTPConnection

from realpolitik.kernel.question import SPECTATOR
from realpolitik.table.accounts import Accounts
from realpolitik.table.addresses import Networks
from realpolitik.table.comments import Comments
from realpolitik.table.cookies import is_session, set_cookie
from realpolitik.table.crowd import Crowd
from realpolitik.table.lobby import OldMatches
from realpolitik.table.mailing import Mailer
from realpolitik.table.making import Makers
from realpolitik.table.messages.account import AccountTold
from realpolitik.table.outside import Outside
from realpolitik.table.people import People
from realpolitik.table.readiness import Readiness
from realpolitik.table.refused import Refused
from realpolitik.table.ringing import Ringing, ways_of
from realpolitik.table.room import Room
from realpolitik.table.rooms import Rooms
from realpolitik.table.rows import VisitorRow
from realpolitik.table.security import COOKIE, Turnstile, address_of, hashed, is_secret, new_secret
from realpolitik.table.settings import Settings
from realpolitik.table.store import Store
from realpolitik.table.thinking import Thinker
from realpolitik.table.turns import Turns
from realpolitik.table.viewer import Sight

if TYPE_CHECKING:
    from realpolitik.table.pushing import Pusher

SEEN_EVERY: Final = timedelta(minutes=10)  # so often a visitor who only looks is known to be about


Look = Literal["back", "ahead", "draft", "advice"]


class Caller(NamedTuple):
    """Whoever asks: a browser with its cookie, a program with the key of its claim, or a stranger with neither."""

    visitor: str  # the SHA-256 of a secret that nobody else was ever given; "" for a stranger
    program: bool  # whether a key came with the request: no page of another site can send one
    address: str
    session: str = ""  # the SHA-256 of that of a browser that is signed in to an account


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
        self.mailer = Mailer(settings) if settings.mail else None
        self.pusher = _pusher(settings, store) if settings.push else None
        self.ringing = Ringing(store, rooms, turnstile, settings, ways_of(settings, self.mailer, self.pusher))
        self.people = People(store)
        self.accounts = Accounts(store)
        self.ringing.sweeps.append(self.accounts.forget_old)
        self.old_matches = OldMatches(store, thinker)
        self.comments = Comments(store)
        self.crowd = Crowd(settings.limits)
        turnstile.sharing = store.sharing
        rooms.on_count += [turnstile.divide, self.crowd.divide]
        self.readiness = Readiness(store.probe)
        self._turns: dict[Look, Turns] = {"back": Turns(), "ahead": Turns(), "draft": Turns(), "advice": Turns()}
        self.watchers = Networks(settings.metrics)  # who may fetch the figures

    @asynccontextmanager
    async def look(self, address: str, kind: Look) -> AsyncIterator[None]:
        """A look back, ahead, at a draft or for advice, not too often, and one of each kind at a time."""
        self.turnstile.look(address)
        async with self._turns[kind].of(address):
            yield

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
        if is_session(cookie):
            return await self._signed_in(hashed(cookie), address)
        return Caller(hashed(cookie) if is_secret(cookie) else "", False, address)

    async def _signed_in(self, session: str, address: str) -> Caller:
        """Whoever is signed in to an account is the visitor of that account, and nobody where the session has ended."""
        account = await to_thread.run_sync(self.accounts.visitor_of, session)
        return Caller(account, False, address, session if account else "")

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
            return await self.thinker.write_down(self.store.keep_visitor, who.visitor), ""
        await self.turnstile.new_visitor(who.address)
        secret = new_secret()
        return await self.thinker.write_down(self.store.keep_visitor, hashed(secret)), secret

    async def welcome(self, who: Caller, request: HTTPConnection, response: Response) -> VisitorRow:
        """The visitor; a stranger gets a cookie."""
        visitor, secret = await self.introduce(who)
        if secret:
            set_cookie(response, secret, request.url.scheme)
        return visitor

    async def account_told(self, who: Caller) -> AccountTold:
        """What is told of accounts to whoever asks: of their own alone."""
        own = await to_thread.run_sync(self.accounts.mailbox_of, who.visitor) if who.session else ""
        return AccountTold(offered=self.mailer is not None, mailbox=own)

    async def demand_open_tables(self, who: Caller) -> None:
        """Go on only if a match may be opened to anybody here, and whoever asks has not done so too often."""
        if not self.settings.open_tables:
            raise Refused("not_yours", "this server has no open tables: invite somebody by a link")
        most = self.settings.limits.open_tables
        if who.visitor and await to_thread.run_sync(self.store.open_tables_of, who.visitor) >= most:
            raise Refused("too_many", f"one player has {most} open tables at most: close another first")
        await self.turnstile.open_table(who.address)

    async def be_seen(self, who: Caller) -> None:
        """Remember now and then that a visitor is about: those of an open table are looked for."""
        known = await to_thread.run_sync(self.store.visitor, who.visitor) if who.visitor else None
        if known is not None and datetime.now(UTC) - known.seen > SEEN_EVERY:
            await self.thinker.write_down(self.store.keep_visitor, who.visitor)

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

    def is_host(self, who: Caller, room: Room) -> bool:
        """Whether whoever asks has made the match."""
        return bool(who.visitor) and room.row.host == who.visitor

    def demand_host(self, who: Caller, room: Room) -> None:
        if not self.is_host(who, room):
            raise Refused("not_yours", "only whoever made the match may do this")

    async def demand_may_sit(self, who: Caller, room: Room, seat: int) -> None:
        """At a rated match only those sit down who have an account, each in one seat, and alone."""
        if room.row.rated is None or room.row.rated["state"] != "yes":
            return
        mine = await self.seats_of(who, room)
        if seat in mine:
            return
        if not who.session:
            raise Refused("not_yours", "this match is rated: sign in with an account first")
        if mine or room.scene.chairs[seat].taken:
            raise Refused("not_yours", "at a rated match each has one seat, and nobody shares theirs")

    async def sight(self, who: Caller, room: Room, seat: int | None, language: str) -> Sight:
        """What whoever asks may see from a seat of theirs, or from beside the table."""
        mine = await self.seats_of(who, room) if seat is None else await self.demand_seat(who, room, seat)
        return Sight(SPECTATOR if seat is None else seat, language, mine, self.is_host(who, room))


def _pusher(settings: Settings, store: Store) -> "Pusher":
    from realpolitik.table.pushing import Pusher  # which needs a package that not everybody has

    return Pusher(store, settings.address, Outside())


def cleaned(text: str) -> str:
    """A line that people wrote, without what cannot be printed."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
