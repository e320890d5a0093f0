"""The messages of a language, each parsed when it is first said: a game has thousands of them, an evening needs some
hundreds, and parsing them all takes longer than everything else that a program does before it begins."""

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

# An entry begins a line with its name; what follows it is indented, but for the brace that closes a choice.
BEGINNING: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


class Bundle(FluentBundle):
    """As Fluent's own, but that it is given texts, and parses of them what is looked up. The first entry of a name
    counts."""

    def __init__(self, language: str, functions: dict[str, Any]) -> None:
        super().__init__([language], functions, use_isolating=False)
        self._written: dict[str, str] = {}

    def add_text(self, text: str) -> None:
        self._written = {**_entries(text), **self._written}

    def add_file(self, path: Path) -> None:
        self._written = {**_entries_of(path), **self._written}

    def has_message(self, message_id: str) -> bool:
        return self._entry(message_id) is not None

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        compiled = self._compiled.get(name)
        if compiled is None:
            entry = self._entry(name)
            if entry is None:
                raise LookupError(name)
            compiled = self._compiled[name] = self._compiler(entry)
        return compiled

    def _entry(self, name: str) -> ast.Message | ast.Term | None:
        written = self._written.get(name)
        return None if written is None else _parsed(written)


@cache
def _entries_of(path: Path) -> dict[str, str]:
    """The entries of a file, which several speakers share."""
    return _entries(path.read_text(encoding="utf-8"))


def _entries(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    end = len(text)
    for beginning in reversed([*BEGINNING.finditer(text)]):
        found[beginning[1]] = text[beginning.start() : end]
        end = beginning.start()
    return found


@cache
def _parsed(written: str) -> ast.Message | ast.Term | None:
    """An entry; nothing where it is not written as one. The comment above the next entry is not part of it."""
    entry = FluentResource(written).body[0]
    return entry if isinstance(entry, ast.Message | ast.Term) else None
