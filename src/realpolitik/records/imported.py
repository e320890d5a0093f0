"""What comes of reading somebody else's record of a game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from realpolitik.kernel.match import Match
from realpolitik.language.speaker import Speaker, speak
from realpolitik.records.message import Message, Telling, told


class Disagreement(Exception):
    """A record and our rules part: at which line, what the record says, what our rules make of it, by which rule."""

    def __init__(self, line: int, expected: Message, actual: Telling, rule: str = "") -> None:
        super().__init__(line, expected, actual, rule)
        self.line = line
        self.expected = expected
        self.actual = actual
        self.rule = rule

    def told(self, speaker: Speaker) -> str:
        """In words, with the line and the rule."""
        return speaker.say(
            "record-disagrees",
            line=str(self.line),
            expected=told(self.expected, speaker),
            actual=told(self.actual, speaker),
            rule=speaker.section(self.rule) if self.rule else "none",
        )


@dataclass
class Imported:
    """The match as far as the record and our rules agree, and where they part, if they do."""

    match: Match
    entries: int  # how many entries of the record were replayed
    statements: int = 0  # how many of those that it makes were compared
    habits: dict[str, int] = field(default_factory=dict)  # known ways of its source that were met, and how often
    disagreement: Disagreement | None = None

    def parted(self, language: str) -> str:
        """Where they part, in words; nothing where they do not."""
        return self.disagreement.told(speak(self.match.game.name, language)) if self.disagreement else ""

    def habits_told(self, language: str) -> dict[str, int]:
        """The habits in words, and how often each was met."""
        speaker = speak(self.match.game.name, language)
        return {speaker.say(habit): times for habit, times in self.habits.items()}


class RecordForm(NamedTuple):
    """A form of record, ours or of another program: whether a text has it, and the match that such a text tells."""

    looks_like: Callable[[str], bool]
    read: Callable[[str], Imported]
