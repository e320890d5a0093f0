"""The page's files: HTML under the addresses that people see, all else under /page/."""

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from anyio import to_thread
from fastapi import APIRouter, Request, Response

from realpolitik.kernel.kits import names
from realpolitik.language import languages
from realpolitik.table.book import page_words
from realpolitik.table.refused import Refused

PAGE: Final = Path(__file__).parent / "page"

# what a browser gets, by the ending of its name; nothing else is handed out
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKED: Final = {".ico", ".png", ".woff2"}  # compressed already

router = APIRouter(include_in_schema=False)


class File(NamedTuple):
    """What is sent, as it is and compressed, and a tag that changes when it does."""

    content: bytes
    zipped: bytes  # empty where that gains nothing
    tag: str


def file_of(content: bytes, packed: bool = False) -> File:
    zipped = b"" if packed else gzip.compress(content, mtime=0)
    tag = hashlib.blake2b(content, digest_size=12).hexdigest()
    return File(content, zipped if len(zipped) < len(content) else b"", f'"{tag}"')


def respond(request: Request, found: File, kind: str) -> Response:
    """The file, or word that the browser's copy is still right. It asks every time: files keep their names."""
    headers = {"ETag": found.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    known = request.headers.get("if-none-match", "")
    if found.tag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
        return Response(status_code=304, headers=headers)
    if found.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.zipped, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(found.content, media_type=kind, headers=headers)


@router.get("/")
async def lobby(request: Request) -> Response:
    return await _send(request, PAGE / "index.html")


@router.get("/join")
async def join(request: Request) -> Response:
    return await _send(request, PAGE / "join.html")


@router.get("/match/{match_id}")
async def table(request: Request, match_id: str) -> Response:
    return await _send(request, PAGE / "match.html")


@router.get("/rules/{game}")
async def rules(request: Request, game: str) -> Response:
    if game not in names():
        raise Refused("unknown", "there is no such game")
    return await _send(request, PAGE / "rules.html")


@router.get("/page/words/{language}.ftl")
async def words(request: Request, language: str) -> Response:
    if language not in languages():
        raise Refused("unknown", "there is no such language")
    text = await to_thread.run_sync(page_words, language)
    return respond(request, _zipped(text), _TYPES[".ftl"])


@router.get("/page/{path:path}")
async def file(request: Request, path: str) -> Response:
    wanted = PAGE / path
    if "\0" in path or not wanted.resolve().is_relative_to(PAGE.resolve()) or wanted.suffix == ".html":
        raise Refused("unknown", "there is no such file")
    return await _send(request, wanted)


async def _send(request: Request, path: Path) -> Response:
    kind = _TYPES.get(path.suffix)
    if kind is None:
        raise Refused("unknown", "there is no such file")
    try:
        found = await to_thread.run_sync(_read_newest, path)
    except OSError:
        raise Refused("unknown", "there is no such file") from None
    return respond(request, found, kind)


@lru_cache(maxsize=20)
def _zipped(text: str) -> File:
    return file_of(text.encode())


def _read_newest(path: Path) -> File:
    state = path.stat()
    return _read(path, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=200)
def _read(path: Path, changed: int, size: int) -> File:
    return file_of(path.read_bytes(), packed=path.suffix in _PACKED)
