"""What comes of reading somebody else's record of a game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from realpolitik.kernel.match import Match


class Disagreement(Exception):
    """A record and our rules part: at which line, what the record says, what our rules make of it, by which rule."""

    def __init__(self, line: int, expected: str, actual: str, rule: str = "") -> None:
        super().__init__(
            f"line {line}: the record says {expected}; by our rules {actual}{f' ({rule})' if rule else ''}"
        )
        self.line = line
        self.expected = expected
        self.actual = actual
        self.rule = rule


@dataclass
class Imported:
    """The match as far as the record and our rules agree, and where they part, if they do."""

    match: Match
    entries: int  # how many entries of the record were replayed
    statements: int = 0  # how many of those that it makes were compared
    habits: dict[str, int] = field(default_factory=dict)  # known ways of its source that were met, and how often
    disagreement: Disagreement | None = None


class RecordForm(NamedTuple):
    """A form of record, ours or of another program: whether a text has it, and the match that such a text tells."""

    looks_like: Callable[[str], bool]
    read: Callable[[str], Imported]
