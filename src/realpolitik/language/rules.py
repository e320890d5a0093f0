"""The rules of a game in our own words, section by section: `rules_of("twilight-struggle", "en")`.

They stand in `<language>/rules/<game>.toml`, beside its words, under the rulebook's numbers, or where it has none under
ours, which begin with a letter: W8.3. Variants and scenarios go by short names.
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from realpolitik.language.files import REFERENCE
from realpolitik.language.speaker import vocabulary_of


class Section(NamedTuple):
    """A section of the rules. Its text is one or more paragraphs, with an empty line between them."""

    number: str
    title: str
    text: str

    @property
    def parent(self) -> str:
        """The number of the section over this one, or "": 6.3.4 is under 6.3, 6.3 under 6, and 4.5 C under 4.5."""
        return self.number.rpartition(" " if " " in self.number else ".")[0]

    @property
    def depth(self) -> int:
        """How many sections stand over this one: none over a chapter, a variant or a scenario."""
        return self.number.count(".") + self.number.count(" ")


def rules_of(game: str, language: str) -> tuple[Section, ...]:
    """The sections in reading order, in the reference language where this one has none; empty if nobody wrote any."""
    for path in (path_of(game, language), path_of(game, REFERENCE)):
        if path.exists():
            return _read(path)
    return ()


def path_of(game: str, language: str) -> Path:
    return vocabulary_of(game).file(language, f"rules/{game.replace('-', '_')}.toml")


@cache
def _read(path: Path) -> tuple[Section, ...]:
    sections = tomllib.loads(path.read_text(encoding="utf-8"))["section"]
    return tuple(Section(number, _line(it["title"]), _paragraphs(it["text"])) for number, it in sections.items())


def _paragraphs(text: str) -> str:
    """Lines end where a file is easy to read; only an empty one ends a paragraph."""
    return "\n\n".join(_line(paragraph) for paragraph in re.split(r"\n\s*\n", text.strip()))


def _line(text: str) -> str:
    return re.sub(r"[ \n]+", " ", text).strip()
