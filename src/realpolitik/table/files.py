"""Files as they are sent: compressed once, under a tag of their content, and kept by browsers as long as may be."""

import gzip
import hashlib
from typing import Final, NamedTuple

import brotli
from fastapi import Request, Response

ASKED_AGAIN: Final = "no-cache"
FOR_GOOD: Final = "public, max-age=31536000, immutable"
_EFFORT: Final = 10  # of 11 that brotli may take: the last gains a fiftieth, and takes three times as long


class File(NamedTuple):
    """What is sent, as it is and compressed, and the digest of it."""

    content: bytes
    compressed: dict[str, bytes]  # by the name of the encoding, the best first; none where that gains nothing
    digest: str


def file_of(content: bytes, packed: bool = False) -> File:
    """`packed`: whether it is compressed already."""
    digest = hashlib.blake2b(content, digest_size=12).hexdigest()
    if packed:
        return File(content, {}, digest)
    forms = {"br": brotli.compress(content, quality=_EFFORT), "gzip": gzip.compress(content, mtime=0)}
    return File(content, {name: form for name, form in forms.items() if len(form) < len(content)}, digest)


def respond(request: Request, found: File, kind: str, asked_for: str = "") -> Response:
    """The file, or word that the browser's copy is still right.

    `asked_for`: the digest of what is wanted, if its address has one: that content never changes, and is kept for good.
    What goes by its name alone is asked for every time, and so is what has another content by now, as after an upgrade.
    """
    tag = f'"{found.digest}"'
    keeping = FOR_GOOD if found.digest == asked_for else ASKED_AGAIN
    headers = {"ETag": tag, "Cache-Control": keeping, "Vary": "Accept-Encoding"}
    known = request.headers.get("if-none-match", "")
    if tag in [it.strip().removeprefix("W/") for it in known.split(",")]:
        return Response(status_code=304, headers=headers)
    understood = _encodings(request.headers.get("accept-encoding", ""))
    for name, form in found.compressed.items():
        if name in understood:
            return Response(form, media_type=kind, headers={**headers, "Content-Encoding": name})
    return Response(found.content, media_type=kind, headers=headers)


def _encodings(accepted: str) -> set[str]:
    """Those that a browser takes: `gzip, br;q=0.8`; a weight of 0 says that it does not."""
    told = (it.partition(";") for it in accepted.split(","))
    return {name.strip() for name, _, weight in told if weight.replace(" ", "").rstrip("0.") != "q="}
