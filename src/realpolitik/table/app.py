"""The application: the hall, its doors, and what stands around them."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from anyio import to_thread
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from realpolitik import __version__
from realpolitik.table import api, live, meters, pages
from realpolitik.table.addresses import Bans, client_of
from realpolitik.table.database import engine_for, migrate
from realpolitik.table.figures import Figures
from realpolitik.table.hall import Hall
from realpolitik.table.journal import write
from realpolitik.table.making import Makers
from realpolitik.table.messages.screen import Live
from realpolitik.table.refused import Refused
from realpolitik.table.rooms import Rooms
from realpolitik.table.security import COOKIE, Guard, Proxies, Turnstile
from realpolitik.table.settings import Settings
from realpolitik.table.store import Store, UnknownMatch
from realpolitik.table.thinking import THREADS_READING, Thinker
from realpolitik.table.waiting import Waiting

ABOUT: Final = """\
One table for card-driven games of world politics. A match is a sequence of questions, each to one seat, with a list of
options; an answer is one of them.

**Who may do what.** Whoever knows the id of a match may watch it. The key of an
invitation is handed to `/api/claim` once. A program, which sends it there as `Authorization: Bearer <key>`, is given a
key of its own, and sends that one with every request from then on. A browser is known by its cookie; what it posts must
come from the server's own page: with its `Origin` and the header `X-Realpolitik: 1`.

**Playing.** Look at `screen`, or better, keep the live channel open. Post an `answer` with the `version` of the screen
and a `request` id of your own making: if the connection breaks, send the same again, it is applied only once. An answer
to a question that is not open any more is refused as `stale`.

**Looking on.** Every screen is whole but for the log, which comes from the entry `start` on: cut your copy there and
add what came. `log` and `version` in a request say how much of it you hold, and as of when.
"""

ONE_PACKET: Final = 1400  # bytes: what is smaller travels no faster when it is compressed
QUICKLY: Final = 3  # of zlib's nine levels: a screen takes a fraction of a millisecond

SECRETS: Final = {
    "HTTPBearer": {"type": "http", "description": "The key that a claim gave.", "scheme": "bearer"},
    "APIKeyCookie": {
        "type": "apiKey",
        "description": "A browser that has been here before.",
        "in": "cookie",
        "name": COOKIE,
    },
}

LIVE: Final = """\
A WebSocket. The server sends messages `Live`: a `screen` at once and whenever something has changed, `chat` with lines
that the viewer has not got, a `pong` for each ping. The client sends nothing but pings, `{"ping": 1}`. Screens that a
slow client could not take in time are left out: the newest always comes.

To go on after a break, connect again with `log`, the number of log entries held, `version`, that of the last screen,
and `chat`, the number of the last line. The channel is closed with 1012 when the server restarts (come back soon), with
1008 when something is refused; the reason begins with the code of the refusal.
"""


def create_app(settings: Settings) -> FastAPI:
    turnstile = Turnstile(settings.limits)
    app = FastAPI(
        title="Realpolitik",
        version=__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        routes=[*api.DOORS, *live.router.routes, *pages.router.routes],  # a router in another looks twice for each
        lifespan=_opened(settings, turnstile),
        middleware=[
            Middleware(Journal, addresses=settings.log_addresses),
            Middleware(
                Guard,
                turnstile=turnstile,
                proxies=Proxies(settings.proxies),
                bans=Bans(settings.bans),
                hosts=settings.hosts,
                hsts=settings.hsts,
            ),
            Middleware(Waiting, patience=settings.patience),
            Middleware(Compressed, minimum_size=ONE_PACKET, compresslevel=QUICKLY),
        ],
    )
    app.state.figures = Figures()
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(UnknownMatch, _deleted)
    app.add_exception_handler(RequestValidationError, _not_valid)
    app.add_exception_handler(HTTPException, _no_such_route)
    app.openapi = lambda: _described(app)  # type: ignore[method-assign]
    return app


def _opened(settings: Settings, turnstile: Turnstile) -> Any:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        to_thread.current_default_thread_limiter().total_tokens = THREADS_READING
        engine = engine_for(settings.database)
        await to_thread.run_sync(migrate, engine)
        store = Store(engine)
        thinker = Thinker(settings.workers, settings.bot_patience, settings.limits.shelf)
        rooms = Rooms(store, thinker, settings)
        makers = Makers(int(settings.apart), settings.making_patience)
        app.state.hall = Hall(settings, store, thinker, makers, rooms, turnstile)
        rooms.start()
        app.state.hall.ringing.start()
        write("server started", version=__version__)
        yield
        app.state.hall.old_matches.stop()
        await app.state.hall.ringing.close()
        if app.state.hall.mailer is not None:
            app.state.hall.mailer.close()
        await rooms.close()
        await asyncio.gather(thinker.close(), makers.close(), to_thread.run_sync(engine.dispose))
        write("server stopped")

    return lifespan


# -- refusals ----------------------------------------------------------------------------------------------------------


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    meters.REFUSED.labels(error.code).inc()
    return Response(error.as_json(), error.status, media_type="application/json")


async def _deleted(request: Request, error: Exception) -> Response:
    """The operator has deleted the match while somebody was at it."""
    return await _refused(request, Refused("unknown", "the match is gone"))


async def _not_valid(request: Request, error: Exception) -> Response:
    """What is wrong with a request, by the names of its fields; what was sent is not repeated."""
    assert isinstance(error, RequestValidationError)
    wrong = [f"{'.'.join(str(part) for part in it['loc'])}: {it['msg']}" for it in error.errors()[:5]]
    return await _refused(request, Refused("bad_request", "; ".join(wrong)))


async def _no_such_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "unknown" if error.status_code == 404 else "bad_request"
    refused = Refused(code, str(error.detail))
    meters.REFUSED.labels(code).inc()
    return Response(refused.as_json(), error.status_code, error.headers, media_type="application/json")


# -- the journal -------------------------------------------------------------------------------------------------------


class Journal:
    """One line a request. What follows the question mark, and all headers, are left out; addresses too, unless the
    operator wants them."""

    def __init__(self, app: ASGIApp, addresses: bool) -> None:
        self.app = app
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            spent = time.perf_counter() - began
            if scope["type"] == "http":  # a channel is open for as long as somebody looks
                meters.request_answered(scope, spent)
            method = scope.get("method", "LIVE")
            # as the guard has seen it, through proxies
            whose: dict[str, Any] = {"address": client_of(scope)} if self.addresses else {}
            took = round(1000 * spent, 1)
            write("request", method=method, path=scope["path"], status=status, milliseconds=took, **whose)


class Compressed(GZipMiddleware):
    """Compresses what is looked up. Files of the page are compressed once and for all, the live channel by itself."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "GET" and scope["path"].startswith("/api/"):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


# -- the OpenAPI document ----------------------------------------------------------------------------------------------


def _described(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes, tags=_tags()
        )
        document["components"]["securitySchemes"] = SECRETS
        for door in (door for doors in document["paths"].values() for door in doors.values()):
            door["security"] = [{name: []} for name in SECRETS]
        _add_live(document)
        app.openapi_schema = document
    return app.openapi_schema


def _tags() -> list[dict[str, str]]:
    return [
        {"name": "games", "description": "What there is to play."},
        {"name": "visitors", "description": "Who asks."},
        {"name": "matches", "description": "Making matches, and finding them again."},
        {"name": "seats", "description": "Who sits where."},
        {"name": "bells", "description": "Being told, when away, that it is one's move."},
        {"name": "looking", "description": "What there is to see, to come, and to look back at."},
        {"name": "playing", "description": "Answers, and taking them back."},
        {"name": "server", "description": "The server itself."},
    ]


def _add_live(document: dict[str, Any]) -> None:
    """The live channel, which such a document has no form for, as a request that changes its protocol."""
    _, schemas = models_json_schema([(Live, "serialization")], ref_template="#/components/schemas/{model}")
    for name, schema in schemas["$defs"].items():
        document["components"]["schemas"].setdefault(name, schema)
    screen = document["paths"]["/api/matches/{match_id}/screen"]["get"]
    chat = {"type": "integer", "minimum": 0, "default": 0, "title": "Chat"}
    document["paths"]["/api/matches/{match_id}/live"] = {
        "get": {
            "tags": ["looking"],
            "summary": "Live",
            "operationId": "live",
            "description": LIVE,
            "security": screen["security"],
            "parameters": [*screen["parameters"], {"name": "chat", "in": "query", "required": False, "schema": chat}],
            "responses": {
                "101": {
                    "description": "The channel is open.",
                    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Live"}}},
                }
            },
        }
    }
