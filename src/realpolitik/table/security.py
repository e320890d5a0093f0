"""Who is asking, and whether they may: visitors and keys, where requests come from, how many there may be.

A *visitor* is a browser or a program, known by a secret of its own: a browser has it as a cookie, a program sends it
as a bearer. The *key* of an invitation stands in a link, and lets visitors take a seat. Only their SHA-256 is stored.
"""

import hashlib
import logging
import re
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from ipaddress import IPv6Address, ip_network
from typing import Final

from anyio import to_thread
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from realpolitik.table import meters
from realpolitik.table.addresses import Bans, Networks, client_of, read_address
from realpolitik.table.bodies import Bodies
from realpolitik.table.journal import write
from realpolitik.table.refused import Refused
from realpolitik.table.settings import Limits
from realpolitik.table.sharing import Sharing

COOKIE: Final = "realpolitik_visitor"
COOKIE_LASTS: Final = 400 * 24 * 3600  # seconds; no browser keeps one for longer
ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another
ID_LENGTH: Final = 16
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")  # what visitors are known by; keys of invitations are shorter
OWN_NAMES: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})  # by which a machine speaks to itself
RECORDS: Final = "/api/records"  # what is sent there may be large

PAGE_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}


# -- secrets -----------------------------------------------------------------------------------------------------------


def new_match_id() -> str:
    """Nobody guesses it: whoever has it may watch."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_match_id(text: str) -> bool:
    return len(text) == ID_LENGTH and all(letter in ID_LETTERS for letter in text)


def new_key() -> str:
    return secrets.token_urlsafe(24)


def new_secret() -> str:
    """What a visitor is known by, and nobody else is told."""
    return secrets.token_urlsafe(32)


def is_secret(text: str) -> bool:
    """Whether a visitor may be known by this: the key of an invitation is none, whoever sends it, and as what."""
    return SECRET.fullmatch(text) is not None


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


# -- where a request comes from ----------------------------------------------------------------------------------------


def check_origin(scheme: str, headers: Headers) -> None:
    """Refuse what the page of another site sends: the browser would add our cookie to it."""
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site") == "same-origin":
            return
        raise Refused("not_yours", "the header Origin is missing: send that of this site, or a key as a bearer")
    its_scheme, _, host = origin.partition("://")
    # behind a proxy we may think that we are http when we are https; the other way round is never right
    if not host or host != headers.get("host") or its_scheme not in (scheme, "https"):
        raise Refused("not_yours", "the request comes from the page of another site")


def check_posted_by_page(scheme: str, headers: Headers) -> None:
    """What changes something and shows no key must come from our own page, by a request that no form can make."""
    check_origin(scheme, headers)
    if headers.get("x-realpolitik") != "1":
        raise Refused("not_yours", "the header X-Realpolitik: 1 is missing")
    demand_json(headers)


def demand_json(headers: Headers) -> None:
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("bad_request", "the body must be JSON, with Content-Type: application/json")


def host_name(header: str) -> str:
    """The name in a header Host, without its port."""
    name, _, port = header.strip().lower().rpartition(":")
    return name if name and port.isdecimal() else header.strip().lower()


class Proxies:
    """The proxies before the server: what they say of the client is believed, what others say is not."""

    def __init__(self, networks: Iterable[str]) -> None:
        self.networks = Networks(networks)

    def see_through(self, scope: Scope) -> None:
        """Put the true client, scheme and host into the scope, where a proxy of ours tells them."""
        client = client_of(scope)
        if not self.networks.hold(client):
            return
        headers = MutableHeaders(scope=scope)
        hops = [hop.strip() for hop in headers.get("x-forwarded-for", "").split(",") if hop.strip()]
        stranger = next((hop for hop in reversed(hops) if not self.networks.hold(hop)), hops[0] if hops else client)
        scope["client"] = (stranger, 0)
        if (scheme := headers.get("x-forwarded-proto", "")) in ("http", "https"):
            scope["scheme"] = {"http": "ws", "https": "wss"}[scheme] if scope["type"] == "websocket" else scheme
        if host := headers.get("x-forwarded-host"):
            headers["host"] = host


def address_of(scope: Scope) -> str:
    """Who is counted as one: an address, or the network that one household has of IPv6."""
    client = client_of(scope)
    address = read_address(client)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return client if address is None else str(address)


# -- how many ----------------------------------------------------------------------------------------------------------


class Bucket:
    """For each name a bucket of tokens that fills at a steady rate; whatever is done takes one out."""

    MANY: Final = 10_000  # names, and no more: then those are forgotten that have been quiet, or have done least

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self._left: dict[str, tuple[float, float]] = {}  # tokens, and when they were counted

    def resize(self, rate: float, size: float) -> None:
        """Let it fill at another rate, up to another size; one token fits in any."""
        self.rate, self.size = rate, max(1.0, size)

    def take(self, name: str) -> bool:
        now = self.clock()
        left = self._tokens(name, now)
        if len(self._left) >= self.MANY:
            self._forget(now)
        self._left[name] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def _forget(self, now: float) -> None:
        """Half of them are left at most, so that this is not done for every name. Whoever brings so many names of their
        own does not make us forget those who have nothing left."""
        tokens = {known: self._tokens(known, now) for known in self._left}
        busy = sorted((left, known) for known, left in tokens.items() if left < self.size)
        self._left = {known: self._left[known] for _, known in busy[: self.MANY // 2]}

    def _tokens(self, name: str, now: float) -> float:
        left, counted = self._left.get(name, (self.size, now))
        return min(self.size, left + (now - counted) * self.rate)


class Turnstile:
    """All that is counted, by what it is called.

    Where several servers share a database, what is counted by the minute or the hour is counted there, for all of them
    together. What is counted by the second is counted here, and each server has its part of it.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sharing: Sharing | None = None
        self.requests = Bucket(limits.requests, limits.requests_at_once)
        self.answers = Bucket(limits.answers, max(1.0, limits.answers))
        self.changes = Bucket(limits.changes, 12 * limits.changes)
        self.looks = Bucket(limits.looks, 6 * limits.looks)
        self.matches = Bucket(limits.matches / 3600, limits.matches)
        self.records = Bucket(limits.records / 60, limits.records)
        self.visitors = Bucket(limits.visitors / 3600, limits.visitors)
        self.claims = Bucket(limits.claims / 3600, limits.claims)
        self.opens = Bucket(limits.opens / 3600, limits.opens)
        self.sits = Bucket(limits.sits / 3600, limits.sits)
        self.chat = Bucket(limits.chat_lines / 60, limits.chat_lines)
        self.chat_of_address = Bucket(limits.chat_of_address / 60, limits.chat_of_address)
        self.chat_beside = Bucket(limits.chat_beside / 60, limits.chat_beside)
        self.blocks = Bucket(limits.blocks / 3600, limits.blocks)
        self.reports = Bucket(limits.reports / 3600, limits.reports)
        self.reports_of_match = Bucket(limits.reports_of_match / 3600, limits.reports_of_match)
        self.bells = Bucket(limits.bells / 3600, limits.bells)
        self.mailboxes = Bucket(limits.mailboxes / 86400, limits.mailboxes)
        self.sign_ins = Bucket(limits.sign_ins / 3600, limits.sign_ins)
        self.sign_ins_of_mailbox = Bucket(limits.sign_ins_of_mailbox / 86400, limits.sign_ins_of_mailbox)
        self.calls_of_seat = Bucket(limits.calls_of_seat / 3600, limits.calls_of_seat)
        self.calls_of_host = Bucket(limits.calls_of_host / 60, limits.calls_of_host)
        self.calls = Bucket(limits.calls / 3600, limits.calls)

    def divide(self, servers: int) -> None:
        """So many servers are there, and people come to any of them."""
        limits = self.limits
        self.requests.resize(limits.requests / servers, limits.requests_at_once / servers)
        self.answers.resize(limits.answers / servers, limits.answers / servers)
        self.changes.resize(limits.changes / servers, 12 * limits.changes / servers)
        self.looks.resize(limits.looks / servers, 6 * limits.looks / servers)

    async def _take(self, bucket: Bucket, what: str, name: str) -> bool:
        """Take a token of what is counted for all servers. Names may be addresses: the database is told their hash."""
        if self.sharing is None:
            return bucket.take(name)
        tally = hashed(f"{what} {name}")
        return await to_thread.run_sync(self.sharing.take_token, tally, bucket.rate, bucket.size)

    def answer(self, match: str, seat: int) -> None:
        if not self.answers.take(f"{match}/{seat}"):
            raise Refused("too_many", f"more than {self.limits.answers:g} answers a second: wait a moment")

    def change(self, address: str) -> None:
        if not self.changes.take(address):
            raise Refused("too_many", f"more than {self.limits.changes:g} changes a second: wait a moment")

    def look(self, address: str) -> None:
        if not self.looks.take(address):
            raise Refused("too_many", f"more than {self.limits.looks:g} looks back or ahead a second: wait a moment")

    async def new_match(self, address: str) -> None:
        if not await self._take(self.matches, "matches", address):
            raise Refused("too_many", f"more than {self.limits.matches} new matches an hour from one address: wait")

    async def record(self, address: str) -> None:
        if not await self._take(self.records, "records", address):
            raise Refused(
                "too_many", f"more than {self.limits.records} records a minute from one address: wait a little"
            )

    async def new_visitor(self, address: str) -> None:
        if not await self._take(self.visitors, "visitors", address):
            raise Refused("too_many", f"more than {self.limits.visitors} newcomers an hour from one address: wait")

    async def claim(self, match: str) -> None:
        if not await self._take(self.claims, "claims", match):
            raise Refused("too_many", f"more than {self.limits.claims} people an hour sit down at this match: wait")

    async def open_table(self, address: str) -> None:
        if not await self._take(self.opens, "opens", address):
            raise Refused("too_many", f"more than {self.limits.opens} tables an hour are opened from one address: wait")

    async def sit(self, address: str) -> None:
        if not await self._take(self.sits, "sits", address):
            raise Refused("too_many", f"more than {self.limits.sits} open seats an hour for one address: wait a little")

    async def chat_line(self, visitor: str, address: str, match: str, seat: int | None) -> None:
        """A line of chat. Those beside the table share what there is for them: however many come, players can talk."""
        if not (
            await self._take(self.chat, "chat", visitor)
            and await self._take(self.chat_of_address, "chat of address", address)
        ):
            raise Refused("too_many", f"more than {self.limits.chat_lines} lines a minute: wait a little")
        if seat is not None and not await self._take(self.chat, "chat", f"{match}/{seat}"):
            raise Refused(
                "too_many", f"more than {self.limits.chat_lines} lines a minute from this seat: wait a little"
            )
        if seat is None and not await self._take(self.chat_beside, "chat beside", match):
            raise Refused("too_many", "too much is said beside this table: wait a little")

    async def block(self, visitor: str, address: str) -> None:
        if not (await self._take(self.blocks, "blocks", visitor) and await self._take(self.blocks, "blocks", address)):
            raise Refused("too_many", f"more than {self.limits.blocks} others are blocked in an hour: wait a little")

    async def report(self, visitor: str, address: str, match: str) -> None:
        if not (
            await self._take(self.reports, "reports", visitor) and await self._take(self.reports, "reports", address)
        ):
            raise Refused("too_many", f"more than {self.limits.reports} reports an hour: wait a little")
        if not await self._take(self.reports_of_match, "reports of match", match):
            raise Refused("too_many", "so much has been reported of this match already: the operator will look at it")

    async def new_bell(self, visitor: str, address: str) -> None:
        if not (await self._take(self.bells, "bells", visitor) and await self._take(self.bells, "bells", address)):
            raise Refused("too_many", f"more than {self.limits.bells} addresses to be told at an hour: wait")

    async def new_mailbox(self, mailbox: str) -> None:
        if not await self._take(self.mailboxes, "mailboxes", mailbox.lower()):
            raise Refused("too_many", f"more than {self.limits.mailboxes} mails a day that ask for this mailbox: wait")

    async def sign_in(self, visitor: str, address: str, mailbox: str) -> None:
        """A link is mailed. How often does not depend on whether there is an account."""
        limits = self.limits
        if (visitor and not await self._take(self.sign_ins, "sign-ins", visitor)) or not await self._take(
            self.sign_ins, "sign-ins", address
        ):
            raise Refused("too_many", f"more than {limits.sign_ins} links an hour: wait a little")
        if not await self._take(self.sign_ins_of_mailbox, "sign-ins of mailbox", mailbox.lower()):
            raise Refused("too_many", f"more than {limits.sign_ins_of_mailbox} links a day to this mailbox: wait")

    async def may_call(self, match: str, seat: int, host: str) -> bool:
        """Whether a seat may be told something now, at that host. What is too much is told later."""
        return (
            await self._take(self.calls_of_seat, "calls of seat", f"{match}/{seat}")
            and await self._take(self.calls_of_host, "calls of host", host)
            and await self._take(self.calls, "calls", "")
        )


# -- around every request ----------------------------------------------------------------------------------------------


class Guard:
    """Around the application: sees through proxies, counts requests, bounds their bodies, sets the headers."""

    def __init__(
        self, app: ASGIApp, turnstile: Turnstile, proxies: Proxies, bans: Bans, hosts: Iterable[str], hsts: int
    ) -> None:
        """`hosts`: the names by which the server goes, none for any; `hsts`: seconds, 0 for no word of it."""
        self.app = app
        self.turnstile = turnstile
        self.proxies = proxies
        self.bans = bans
        self.bodies = Bodies(turnstile.limits.bodies)
        self.hosts = frozenset(hosts)
        self.only_https = {"Strict-Transport-Security": f"max-age={hsts}"} if hsts else {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        self.proxies.see_through(scope)
        refused = self._why_not(scope)
        if scope["type"] == "websocket":
            scope["refused"] = refused  # told over the channel: a browser shows no answer to a handshake
            await self.app(scope, receive, self._until_banned(scope, send))
            return
        sending = Sending(scope["path"], send, self.only_https if scope["scheme"] == "https" else {})
        try:
            if refused is not None:
                raise refused
            with self.bodies.of(address_of(scope)) as body:
                await self.app(scope, await body.read(scope, receive, await self._most(scope)), sending)
        except Refused as refused:
            await refuse(refused, sending)
        except Exception as error:
            write("error", logging.ERROR, error, path=scope["path"])
            if not sending.started:
                await refuse(Refused("failed", "something went wrong here, and nothing was done; try again"), sending)

    def _why_not(self, scope: Scope) -> Refused | None:
        """Why nothing at all is done for whoever sends this; None where it may be."""
        if self.bans.hold(client_of(scope)):
            return Refused("not_yours", "this address is not served here")
        if self.hosts and host_name(Headers(scope=scope).get("host", "")) not in self.hosts | OWN_NAMES:
            return Refused("bad_request", "the server does not go by the name in the header Host")
        if not self.turnstile.requests.take(address_of(scope)):
            return Refused("too_many", "too many requests from this address: wait a moment")
        return None

    def _until_banned(self, scope: Scope, send: Send) -> Send:
        """A channel that is open goes on to be shown things only as long as its address is served."""

        async def sending(message: Message) -> None:
            if message["type"] == "websocket.send" and self.bans.hold(client_of(scope)):
                await send({"type": "websocket.close", "code": 1008, "reason": "not_yours: this address is not served"})
                raise OSError("the channel is closed")  # by which an application knows that nobody is there
            await send(message)

        return sending

    async def _most(self, scope: Scope) -> int:
        """How many bytes a body may have. A record may have more, and there may be fewer of them."""
        if not scope["path"].startswith(RECORDS):
            return self.turnstile.limits.body
        await self.turnstile.record(address_of(scope))
        return self.turnstile.limits.record


def _written(headers: Mapping[str, str]) -> tuple[tuple[bytes, bytes], ...]:
    """Headers as they go over the wire."""
    return tuple((name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers.items())


_PAGE_HEADERS: Final = _written(PAGE_HEADERS)
_NOT_KEPT: Final = _written({"Cache-Control": "no-store"})


class Sending:
    """Sends an answer, with the headers that every one has."""

    def __init__(self, path: str, send: Send, more: Mapping[str, str]) -> None:
        self.path = path
        self.send = send
        self.headers = _PAGE_HEADERS + _written(more) if more else _PAGE_HEADERS
        self.started = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            own = {name for name, _ in message["headers"]}  # a route may be stricter in its own way
            answers = self.path.startswith("/api/") or self.path in ("/health", "/metrics", "/ready")
            headers = self.headers + _NOT_KEPT if answers else self.headers
            message["headers"] = [*message["headers"], *(it for it in headers if it[0] not in own)]
        await self.send(message)


async def refuse(refused: Refused, send: Send) -> None:
    """Answer before any route is looked for."""
    meters.REFUSED.labels(refused.code).inc()
    body = refused.as_json()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
