"""A server to test with, and those who come to it: browsers with their cookies, programs with their keys.

with open_server(tmp_path) as server:
    ann = server.browser()
    match = ann.create("here", "invite")
    ann.screen(match.id, 0)["question"]
"""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Any

from anyio import fail_after
from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.types import Message

from realpolitik.kernel.match import Match
from realpolitik.table.app import create_app
from realpolitik.table.database import engine_for, migrate
from realpolitik.table.hall import Hall
from realpolitik.table.security import Bucket
from realpolitik.table.settings import Limits, Settings

ORIGIN = "http://testserver"
GAME = "twilight-struggle"
GENEROUS = Limits(
    requests=1e6,
    requests_at_once=10**6,
    answers=1e6,
    changes=1e6,
    looks=1e6,
    matches=10**6,
    records=10**6,
    visitors=10**6,
    claims=10**6,
    opens=10**6,
    sits=10**6,
    chat_lines=10**6,
    chat_of_address=10**6,
    chat_beside=10**6,
)
QUICK = Settings(workers=0, apart=False, bot_pause=0.0, presence_pause=0.0, limits=GENEROUS)

_numbers = count(1)


def request_id() -> str:
    return f"request-{next(_numbers)}"


@dataclass
class NewMatch:
    id: str
    keys: dict[int, str]  # of the seats that somebody is invited to


class Caller:
    """Somebody who sends requests: a browser, or, with a key, a program."""

    def __init__(self, client: TestClient, key: str = "") -> None:
        self.client = client
        self.headers = {"Authorization": f"Bearer {key}"} if key else {"Origin": ORIGIN, "X-Realpolitik": "1"}
        self.answered: list[bytes] = []  # the bodies of all answers, for those who look for leaks

    # -- any request -----------------------------------------------------------------------------------------------

    def request(self, method: str, path: str, *, expect: int = 200, **rest: Any) -> Any:
        """What the server answers, if it answers with the status expected."""
        response = self.client.request(method, path, headers={**self.headers, **rest.pop("headers", {})}, **rest)
        self.answered.append(response.content)
        assert response.status_code == expect, f"{method} {path}: {response.status_code} {response.text[:400]}"
        kind = response.headers.get("content-type", "")
        return response.json() if kind.startswith("application/json") and response.content else response.text

    def get(self, path: str, *, expect: int = 200, **parameters: Any) -> Any:
        given = {name: value for name, value in parameters.items() if value is not None}
        return self.request("GET", path, expect=expect, params=given)

    def post(self, path: str, body: Any, *, expect: int = 200) -> Any:
        return self.request("POST", path, expect=expect, json=body)

    # -- what they mostly want -------------------------------------------------------------------------------------

    def create(self, *seats: str, **fields: Any) -> NewMatch:
        """A new match; seats are `here`, `invite` or the name of a bot."""
        kinds = [{"kind": seat} if seat in ("here", "invite") else {"kind": "bot", "bot": seat} for seat in seats]
        made = self.post("/api/matches", {"game": GAME, "seats": kinds, **fields})
        return NewMatch(made["match"], {invite["seat"]: invite["key"] for invite in made["invites"]})

    def screen(self, match: str, seat: int | None = None, **parameters: Any) -> Any:
        return self.get(f"/api/matches/{match}/screen", seat=seat, **parameters)

    def answer(self, match: str, seat: int, option: int, version: int, *, request: str = "", expect: int = 200) -> Any:
        body = {"seat": seat, "version": version, "option": option, "request": request or request_id()}
        return self.post(f"/api/matches/{match}/answer", body, expect=expect)

    def live(self, match: str, seat: int | None = None, **parameters: Any) -> WebSocketTestSession:
        given = {"seat": seat, **parameters}
        query = "&".join(f"{name}={value}" for name, value in given.items() if value is not None)
        headers = {name: value for name, value in self.headers.items() if name != "X-Realpolitik"}
        socket = self.client.websocket_connect(f"/api/matches/{match}/live?{query}", headers=headers)
        socket.receive = partial(_receive_soon, socket)  # type: ignore[method-assign]
        return socket


def _receive_soon(socket: WebSocketTestSession) -> Message:
    """The next message, if it does not keep us waiting."""

    async def soon() -> Message:
        with fail_after(30):
            return await socket._send_rx.receive()

    return socket.portal.call(soon)


class Server:
    def __init__(self, app: FastAPI, client: TestClient) -> None:
        self.app = app
        self._client = client

    def stop_the_clock(self) -> None:
        """What has been done too often stays so, however long the machine takes over a test."""
        for bucket in vars(self.hall.turnstile).values():
            if isinstance(bucket, Bucket):
                bucket.clock = lambda: 0.0

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    def _new_client(self) -> TestClient:
        client = TestClient(self.app)
        client.portal = self._client.portal  # the same event loop for all who come
        return client

    def browser(self) -> Caller:
        return Caller(self._new_client())

    def program(self, key: str) -> Caller:
        """A program that sends a key."""
        return Caller(self._new_client(), key)

    def seated(self, invitation: str) -> Caller:
        """A program that has claimed a seat, and sends the key that it got for it."""
        return self.program(self.program(invitation).post("/api/claim", {"key": invitation})["key"])

    def on_loop(self, do: Callable[..., Any], *given: object) -> Any:
        """Do something where the server does everything."""
        assert self._client.portal is not None
        return self._client.portal.call(do, *given)

    def match(self, match: str) -> Match:
        """The match as it truly is."""
        found: Match = self.on_loop(self.hall.rooms.room, match).scene.match
        return found

    def pair(self, **fields: Any) -> tuple[NewMatch, Caller, Caller]:
        """A match of two people, each with a browser."""
        ann, bob = self.browser(), self.browser()
        match = ann.create("here", "invite", **fields)
        bob.post("/api/claim", {"key": match.keys[1], "nickname": "Bob"})
        return match, ann, bob


@cache
def empty_database() -> bytes:
    """A database at its newest version, made once: that takes longer than most tests."""
    with tempfile.TemporaryDirectory() as folder:
        engine = engine_for(f"{folder}/table.db")
        migrate(engine)
        engine.dispose()  # whoever closes SQLite's file last leaves all of it in that one file
        return (Path(folder) / "table.db").read_bytes()


def database_in(folder: Path) -> str:
    path = folder / "table.db"
    if not path.exists():
        path.write_bytes(empty_database())
    return f"sqlite:///{path}"


@contextmanager
def open_server(folder: Path, settings: Settings = QUICK, database: str = "") -> Iterator[Server]:
    """A server whose matches are kept in a folder, or another database; opened there again, it has them still."""
    app = create_app(replace(settings, database=database or database_in(folder)))
    with TestClient(app) as client:
        server = Server(app, client)
        server.stop_the_clock()
        yield server
