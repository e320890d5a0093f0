"""Files as they are sent: compressed once, under a tag of their content, and kept by browsers as long as may be."""

import gzip
import hashlib
from functools import cached_property
from typing import Final

import brotli
from anyio import to_thread
from fastapi import Request, Response

ASKED_AGAIN: Final = "no-cache"
FOR_GOOD: Final = "public, max-age=31536000, immutable"
_EFFORT: Final = 10  # of 11 that brotli may take: the last gains a fiftieth, and takes three times as long


class File:
    """What is sent, as it is and compressed, and the digest of it."""

    def __init__(self, content: bytes, packed: bool = False) -> None:
        """`packed`: whether it is compressed already."""
        self.content = content
        self.digest = hashlib.blake2b(content, digest_size=12).hexdigest()
        self._packed = packed

    @cached_property
    def compressed(self) -> dict[str, bytes]:
        """By the name of the encoding, the best first; none where that gains nothing. It takes a while the first time:
        not for the event loop."""
        if self._packed:
            return {}
        forms = {"br": brotli.compress(self.content, quality=_EFFORT), "gzip": gzip.compress(self.content, mtime=0)}
        return {name: form for name, form in forms.items() if len(form) < len(self.content)}

    @property
    def is_ready(self) -> bool:
        return "compressed" in vars(self)

    def get_ready(self) -> "File":
        """Compress it before anybody asks for it."""
        _ = self.compressed
        return self


def file_of(content: bytes) -> File:
    """A file that is ready to be sent."""
    return File(content).get_ready()


async def respond(request: Request, found: File, kind: str, asked_for: str = "") -> Response:
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
    forms = found.compressed if found.is_ready else await to_thread.run_sync(lambda: found.compressed)
    understood = _encodings(request.headers.get("accept-encoding", ""))
    for name, form in forms.items():
        if name in understood:
            return Response(form, media_type=kind, headers={**headers, "Content-Encoding": name})
    return Response(found.content, media_type=kind, headers=headers)


def _encodings(accepted: str) -> set[str]:
    """Those that a browser takes: `gzip, br;q=0.8`; a weight of 0 says that it does not."""
    told = (it.partition(";") for it in accepted.split(","))
    return {name.strip() for name, _, weight in told if weight.replace(" ", "").rstrip("0.") != "q="}
