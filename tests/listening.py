"""A server that really listens, at a port of this computer, for tests of programs that come to it from outside."""

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import uvicorn
from table.visitors import GAME, QUICK, database_in
from uvicorn.config import WS_PROTOCOLS

from realpolitik.table.app import create_app
from realpolitik.table.serving import Server
from realpolitik.table.settings import Settings

PATIENCE = 120.0  # seconds; far more than anything takes, as a busy machine may be slow


class Listening:
    """A server whose matches are kept in a folder. It can be stopped and started again at the same port."""

    def __init__(self, folder: Path, settings: Settings = QUICK) -> None:
        self._settings = replace(settings, database=database_in(folder))
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._server: Server | None = None

    def start(self) -> None:
        if self._server is not None:
            self._socket = socket.create_server(("127.0.0.1", self.port))
        app, started = create_app(self._settings), threading.Event()
        ws: Any = "websockets-sansio" if "websockets-sansio" in WS_PROTOCOLS else "auto"
        config = uvicorn.Config(app, log_config=None, access_log=False, lifespan="on", ws=ws)
        self._server = Server(config, app, started.set)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._socket]})
        self._thread.start()
        assert started.wait(PATIENCE)

    def stop(self) -> None:
        assert self._server is not None
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._socket.close()

    def restart(self) -> None:
        self.stop()
        self.start()

    # -- what comes to it over the plain API ---------------------------------------------------------------------------

    def create(self, *seats: str, **fields: Any) -> tuple[str, dict[int, str]]:
        """A new match and the keys of its invitations; seats are `invite` or the name of a bot."""
        kinds = [{"kind": "invite"} if seat == "invite" else {"kind": "bot", "bot": seat} for seat in seats]
        made = self.post("/api/matches", {"game": GAME, "seats": kinds, **fields})
        return made["match"], {invite["seat"]: invite["key"] for invite in made["invites"]}

    def invitation(self, key: str) -> str:
        return f"{self.url}/join#{key}"

    def claim(self, invitation: str, nickname: str = "") -> str:
        """The key that a program gets for the seat of an invitation."""
        key: str = self.post("/api/claim", {"key": invitation, "nickname": nickname}, invitation)["key"]
        return key

    def get(self, path: str, key: str = "") -> Any:
        return self._ask(Request(self.url + path, headers=self._headers(key)))

    def post(self, path: str, body: Any, key: str = "") -> Any:
        headers = {**self._headers(key), "Content-Type": "application/json"}
        return self._ask(Request(self.url + path, json.dumps(body).encode(), headers))

    def _headers(self, key: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {key}"} if key else {"Origin": self.url, "X-Realpolitik": "1"}

    def _ask(self, request: Request) -> Any:
        with urlopen(request, timeout=PATIENCE) as response:
            return json.load(response)


@contextmanager
def listening(folder: Path, settings: Settings = QUICK) -> Iterator[Listening]:
    server = Listening(folder, settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
