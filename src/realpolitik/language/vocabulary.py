"""A vocabulary is what a game says of its words: which of its ints are which messages, and how its log is told."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.game import View
from realpolitik.kernel.question import KINDS, NOTES, Kind, MessageKind, Note, Question
from realpolitik.language.files import HOME

if TYPE_CHECKING:
    from realpolitik.language.speaker import Speaker

ALONE: Final = ()  # the chapter of a note that is told by itself

Name = tuple[str, dict[str, object]]  # the id of a message, and the arguments it takes
Noted = tuple[int, Note]  # how many answers had been given, and what happened then


class Told(NamedTuple):
    """A line of the log: how many answers had been given, the kind of its note, a sentence, the rule behind it."""

    at: int
    kind: str
    text: str
    rule: str
    dice: tuple[int, ...] = ()  # what was rolled


class EffectTold(NamedTuple):
    """A lasting effect: its name in the code, in a few words, and what it does."""

    name: str
    title: str
    text: str


class Vocabulary:
    """How the ints of one game become the ids of messages."""

    def __init__(
        self,
        game: str,
        files: tuple[str, ...],
        names: Mapping[str, Callable[[int], Name]],
        things: tuple[str, ...] = (),
        home: Path | None = None,
    ) -> None:
        """`home`: for a game in another package, the folder where its files and its rules are, below each language."""
        self.game = game
        self.files = files
        self.names = names  # by the name of the function that messages call
        self.things = things  # the first words of the ids of names that stand for things on the table
        self.home = home

    def file(self, language: str, name: str) -> Path:
        """A file of a language, the game's own before one that games share."""
        own = self.home / language / name if self.home else None
        return own if own and own.exists() else HOME / language / name

    def given(self, language: str) -> str:
        """Messages that are in no file, but made of the game's content: names that people may edit (`as_message`)."""
        return ""

    def functions(self, speaker: "Speaker") -> dict[str, Callable[..., object]]:
        """Functions for messages, beside those that speak names."""
        return {}

    def chapter(self, note: Note) -> tuple[object, ...]:
        """What notes in a row must have in common to be told in one line; ALONE for a note with a line of its own."""
        return ALONE

    def together(self, speaker: "Speaker", notes: list[Note]) -> str:
        """Notes of a chapter in one line."""
        raise NotImplementedError(f"{self.game}: together")

    def lines(self, notes: Iterable[Noted]) -> list[list[Noted]]:
        """The notes of each line of the log: those of a chapter that follow each other, or one."""
        found: list[list[Noted]] = []
        for chapter, run in groupby(notes, lambda entry: self.chapter(entry[1])):
            entries = list(run)
            found.extend([[entry] for entry in entries] if chapter == ALONE else [entries])
        return found

    def line(self, speaker: "Speaker", notes: Sequence[Noted]) -> Told:
        """A line of the log in a sentence."""
        at, last = notes[-1]
        if len(notes) == 1:
            return speaker.told(at, last)
        kind = NOTES[last[0]]
        return Told(at, kind.name, self.together(speaker, [note for _, note in notes]), self.section_of(kind))

    def section_of(self, kind: Kind | MessageKind) -> str:
        """The section of the game's rulebook, where it is not the number that the kind has."""
        return kind.rule

    def effects(self, speaker: "Speaker", view: View) -> list[EffectTold]:
        """The lasting effects in force."""
        return []

    def correctable(self, speaker: "Speaker", correctable: Correctable) -> str:
        """What it is that can be set right: a country, a card; nothing where there is only one such."""
        return " ".join(correctable.about)

    def correctable_value(self, speaker: "Speaker", correctable: Correctable, value: str) -> str:
        """How that stands, or may stand."""
        return speaker.say(f"value-{value}") if speaker.has(f"value-{value}") else value

    def option(self, speaker: "Speaker", question: Question, option: int) -> str:
        """An option that is no label, in a few words."""
        function = KINDS[question.kind].points_at.upper()
        return speaker.name(function, option) if function in self.names else str(option)

    def thing(self, speaker: "Speaker", kind: str, number: int) -> str:
        """Something that an option stands for, within a sentence: see `bots/net/things.py`."""
        if kind == "card":
            return speaker.title(number)
        return speaker.name(kind.upper(), number) if kind.upper() in self.names else str(number)

    def card_text(self, speaker: "Speaker", number: int) -> str:
        raise NotImplementedError(f"{self.game}: card_text")

    def card_facts(self, speaker: "Speaker", number: int) -> str:
        raise NotImplementedError(f"{self.game}: card_facts")
