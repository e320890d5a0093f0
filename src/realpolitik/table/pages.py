"""The doors to the page: HTML under the addresses that people see, all else under that of its content."""

import threading
from pathlib import Path
from typing import Final

from anyio import to_thread
from fastapi import APIRouter, Request, Response

from realpolitik.kernel.kits import names
from realpolitik.table.edition import TYPES, Edition, newest_change
from realpolitik.table.files import respond
from realpolitik.table.refused import Refused

router = APIRouter(include_in_schema=False)


@router.get("/")
async def lobby(request: Request) -> Response:
    return await _page(request, "index")


@router.get("/join")
async def join(request: Request) -> Response:
    return await _page(request, "join")


@router.get("/mail")
async def mail(request: Request) -> Response:
    return await _page(request, "mail")


@router.get("/account")
async def account(request: Request) -> Response:
    return await _page(request, "account")


@router.get("/match/{match_id}")
async def table(request: Request, match_id: str) -> Response:
    return await _page(request, "match")


@router.get("/rules/{game}")
async def rules(request: Request, game: str) -> Response:
    if game not in names():
        raise Refused("unknown", "there is no such game")
    return await _page(request, "rules")


@router.get("/worker.js")
async def worker(request: Request) -> Response:
    """At the root, for it serves all pages."""
    edition = await to_thread.run_sync(_press.newest)
    return await respond(request, edition.worker, TYPES[".js"])


@router.get("/page/{digest}/{name}")
async def file(request: Request, digest: str, name: str) -> Response:
    found = _press.last.files.get(name) if _press.last else None
    if found is None or found.digest != digest:
        found = (await to_thread.run_sync(_press.newest)).files.get(name)
    if found is None:
        raise Refused("unknown", "there is no such file")
    return await respond(request, found, TYPES[Path(name).suffix], digest)


async def _page(request: Request, name: str) -> Response:
    edition = await to_thread.run_sync(_press.newest)
    return await respond(request, edition.pages[name], TYPES[".html"])


class Press:
    """Puts the page together when it is first asked for, and anew when somebody has worked on it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._made_of: tuple[int, ...] = ()
        self.last: Edition | None = None

    def newest(self) -> Edition:
        """The page as it stands. Sees every file: not for the event loop."""
        with self._lock:
            now = newest_change()
            if self.last is None or self._made_of != now:
                self._made_of, self.last = now, Edition()
            return self.last


_press: Final = Press()


def prepare() -> None:
    """Put the page together before anybody waits for it."""
    _press.newest()


def compress() -> None:
    """Make it ready to be sent, which takes as long again."""
    edition = _press.newest()
    for file in (*edition.pages.values(), *edition.files.values(), edition.worker):
        file.get_ready()
