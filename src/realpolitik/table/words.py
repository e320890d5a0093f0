"""Sentences with their names as links, so that a page can show each on the board."""

import re
from typing import Final

from realpolitik.language.speaker import MARK, MARKED, UNMARK
from realpolitik.table.messages.message import Link, Parts

_NAME: Final = re.compile(f"{MARK}(.*?):(.*?){MARKED}(.*?){UNMARK}", re.DOTALL)


def parts(sentence: str) -> Parts:
    """A marked sentence in pieces: plain text, and names with what they stand for."""
    found: Parts = []
    end = 0
    for name in _NAME.finditer(sentence):
        if name.start() > end:
            found.append(sentence[end : name.start()])
        found.append(Link(kind=name[1], name=name[2], text=name[3]))
        end = name.end()
    if end < len(sentence):
        found.append(sentence[end:])
    return found
