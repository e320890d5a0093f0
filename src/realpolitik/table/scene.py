"""A match and all that is around it at one moment: who sits where, who is there, who wants to take a choice back."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from realpolitik.kernel.match import Match
from realpolitik.kernel.question import Note
from realpolitik.language import Speaker
from realpolitik.language.speaker import Told
from realpolitik.table.messages.screen import Entry
from realpolitik.table.words import parts


class Chair(NamedTuple):
    """A seat as the table knows it: who is to sit there, and whether anybody does."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    bot: str
    nickname: str
    taken: bool
    holders: int = 0  # how many browsers and programs have claimed it


class Pending(NamedTuple):
    """A seat asks to go back to the moment when `keep` answers had been given; some have agreed."""

    seat: int
    keep: int
    agreed: tuple[int, ...]


class Telling:
    """The log as one seat has been told it in one language, so that only what is new needs words."""

    def __init__(self) -> None:
        self.notes: list[tuple[int, Note]] = []
        self.entries: list[Entry] = []
        self._last = 0  # how many notes the last entry tells: a later note may join it

    def tell(self, notes: list[tuple[int, Note]], marked: Speaker) -> list[Entry]:
        """The whole log. After a step back it is told anew."""
        if notes[: len(self.notes)] != self.notes:
            self.notes, self.entries, self._last = [], [], 0
        if len(notes) > len(self.notes):
            fresh = marked.tell(notes[len(self.notes) - self._last :])
            self.entries[max(0, len(self.entries) - 1) :] = [entry(line) for line in fresh]
            self.notes, self._last = notes, fresh[-1].notes
        return self.entries


def entry(line: Told) -> Entry:
    return Entry(at=line.at, kind=line.kind, text=parts(line.text), rule=line.rule, dice=list(line.dice))


@dataclass
class Scene:
    """A match, and all of it that is not in the rules."""

    id: str
    match: Match
    version: int
    chairs: list[Chair]
    asked_since: list[int]  # for each seat the version at which its present question was put
    online: set[int] = field(default_factory=set)
    pending: Pending | None = None
    pinned: str = ""
    guided: bool = False
    tellings: dict[tuple[int, str], Telling] = field(default_factory=dict)

    def log(self, seat: int, marked: Speaker) -> list[Entry]:
        """All that a seat, or a SPECTATOR, has been told, in the language of the speaker."""
        telling = self.tellings.setdefault((seat, marked.language), Telling())
        return telling.tell(self.match.notes(seat), marked)

    def must_agree(self, asking: int) -> list[int]:
        """The seats of other people, who have to agree to a step back."""
        return [chair.seat for chair in self.chairs if chair.kind == "person" and chair.taken and chair.seat != asking]
