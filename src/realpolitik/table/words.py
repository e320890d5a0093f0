"""Sentences with their names as links, so that a page can show each on the board."""

import re
from functools import lru_cache
from typing import Final

from realpolitik.language.speaker import MARK, MARKED, UNMARK
from realpolitik.table.messages.message import Link, Parts

_NAME: Final = re.compile(f"{MARK}(.*?):(.*?){MARKED}(.*?){UNMARK}", re.DOTALL)
SAID_AGAIN: Final = 4096  # sentences that are kept in pieces: most of a screen is what the last one said


def parts(sentence: str) -> Parts:
    """A marked sentence in pieces: plain text, and names with what they stand for."""
    return list(_parts(sentence))


@lru_cache(SAID_AGAIN)
def _parts(sentence: str) -> tuple[str | Link, ...]:
    found: Parts = []
    end = 0
    for name in _NAME.finditer(sentence):
        if name.start() > end:
            found.append(sentence[end : name.start()])
        found.append(Link(kind=name[1], name=name[2], text=name[3]))
        end = name.end()
    if end < len(sentence):
        found.append(sentence[end:])
    return tuple(found)
