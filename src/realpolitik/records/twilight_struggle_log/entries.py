"""A log in its parts: the set-up, then an entry for each headline phase and each action round."""

import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.records.errors import BadRecord
from realpolitik.records.twilight_struggle_log.lines import SIDES, Headlined, Line, Unreadable, read_line
from realpolitik.records.twilight_struggle_log.names import card_named

SET_UP: Final = "set-up"
HEADLINES: Final = "headlines"
ROUND: Final = "round"

LAST_TURN: Final = 10
NEVER: Final = 1_000_000


class Passed(NamedTuple):
    """A round that a side passed: the line that says so, and which round it was."""

    number: int
    turn: int
    round: int
    side: int


@dataclass
class Entry:
    """What the log tells between two moments at which a card is chosen.

    What happens after the last round of a turn, the deal of the next included, belongs to that round.
    """

    kind: str
    number: int  # the line of its heading
    heading: str
    turn: int = 0
    round: int = 0
    side: int = NOBODY
    card: int = 0
    lines: list[Line] = field(default_factory=list)
    next_turn: int = NEVER  # which of the lines is the first to tell how the next turn begins
    passed: list[Passed] = field(default_factory=list)  # rounds after it that saw no card
    announced: list[int] = field(default_factory=list)  # the headlines, as its heading names them

    def last_number(self) -> int:
        """The line with which it ends."""
        return self.lines[-1].number if self.lines else self.number

    def headline(self, side: int) -> int:
        """The card that a side headlines in this entry; 0 for none."""
        for line in self.lines:
            if isinstance(line.said, Headlined) and line.said.side == side:
                return line.said.card
        return 0


@dataclass
class Log:
    """A whole log. `count` is how many entries it has, as its headings divide it."""

    entries: list[Entry]
    bonus: list[int]  # extra influence at the start, by side
    optional_cards: bool
    scenario: str
    count: int


_HEADINGS: Final = (
    (HEADLINES, re.compile(r"Turn (\d+), Headline Phase: ?(.*)")),
    (ROUND, re.compile(r"Turn (\d+), (USSR|US) AR(\d+)(?:: ?(.*))?")),
)
_CLEANUP: Final = re.compile(r"Turn \d+, Cleanup(?:: ?:? ?(.*))?")  # whose number is often wrong
_END: Final = re.compile(r": : ?(.*)")
_PLAYS: Final = re.compile(r"(.+) will play as (USSR|USA)\.")
_BONUS: Final = re.compile(r"(?:Handicap influence|Additional Influence from bidding): (USSR|US) \+(\d+)")
_SCENARIO: Final = re.compile(r"Scenario: (.+)")
_SPOKEN: Final = re.compile(r"Time per Player: .+|.+ bids \d+ Influence for (?:USSR|US)|No VP awarded\.")
_OPTIONAL: Final = "Optional Cards Added"


def looks_like(text: str) -> bool:
    """Whether a text is such a log, to judge by its first words."""
    return text.lstrip("\ufeff \r\n\t").startswith("SETUP:")


def read_log(text: str) -> Log:
    """The parts of a log; a line that cannot be understood raises BadRecord."""
    reading = _Reading()
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), start=1):
        words = " ".join(raw.split())
        if words:
            reading.take(number, words)
    reading.finish()
    return Log(reading.entries, reading.bonus, reading.optional_cards, reading.scenario, reading.count)


class _Reading:
    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.bonus = [0, 0]
        self.optional_cards = False
        self.scenario = "Standard"
        self.count = 0

    def take(self, number: int, words: str) -> None:
        if not self.entries:
            if not words.startswith("SETUP:"):
                raise BadRecord(number, f"a log begins with SETUP:, not with {words!r}")
            self._open(Entry(SET_UP, number, "SETUP"))
            words = words.removeprefix("SETUP:").lstrip(": ")
        for kind, form in _HEADINGS:
            if found := form.fullmatch(words):
                self._heading(kind, number, words, found.groups(default=""))
                return
        if found := _CLEANUP.fullmatch(words) or _END.fullmatch(words):
            self.count += 1
            words = found.group(1) or ""
        self._line(number, words)

    def _heading(self, kind: str, number: int, words: str, groups: tuple[str, ...]) -> None:
        turn = int(groups[0])
        name, _, first = groups[-1].partition(":")  # names of cards hold no colon
        heading = words[: len(words) - len(first)].rstrip(": ")
        if not 1 <= turn <= LAST_TURN:
            raise BadRecord(number, f"there is no turn {turn}; a game has {LAST_TURN}")
        if kind == HEADLINES:
            announced = [_card(number, each.strip()) for each in name.split(" & ") if each.strip()]
            self._open(Entry(kind, number, heading, turn, announced=announced))
        else:
            self._round(Entry(kind, number, heading, turn, int(groups[2]), SIDES[groups[1]]), name.strip())
        self._line(number, first)

    def _round(self, entry: Entry, name: str) -> None:
        """An action round; one without a card was passed, and what is told under it belongs to the round before."""
        if name:
            entry.card = _card(entry.number, name)
            self._open(entry)
        else:
            self.entries[-1].passed.append(Passed(entry.number, entry.turn, entry.round, entry.side))
            self.count += 1

    def _open(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.count += 1

    def _line(self, number: int, words: str) -> None:
        words = words.strip(": ") if not words.endswith("):") else words.lstrip(": ")
        if not words or self._about_the_game(words):
            return
        try:
            said = read_line(words)
        except Unreadable as problem:
            raise BadRecord(number, f"{problem}: {words!r}") from None
        entry = self.entries[-1]
        line = Line(number, words, said)
        if entry.kind == HEADLINES and not isinstance(said, Headlined) and not _shown(entry):
            # what is told before the headlines are shown happened as the turn before ended
            before = self.entries[-2]
            before.next_turn = min(before.next_turn, len(before.lines))
            before.lines.append(line)
        else:
            entry.lines.append(line)

    def _about_the_game(self, words: str) -> bool:
        """The lines at the top that are about the game, not of it."""
        if words == _OPTIONAL:
            self.optional_cards = True
        elif found := _BONUS.fullmatch(words):
            self.bonus[SIDES[found[1]]] += int(found[2])
        elif found := _SCENARIO.fullmatch(words):
            self.scenario = found[1]
        else:
            return bool(_PLAYS.fullmatch(words) or _SPOKEN.fullmatch(words))
        return True

    def finish(self) -> None:
        if not self.entries:
            raise BadRecord(1, "the file is empty; a log begins with SETUP:")
        if self.entries[-1].kind == HEADLINES and not self.entries[-1].lines:
            self.entries.pop()  # the log breaks off before any headline is shown
        before = self.entries[0]
        for entry in self.entries[1:]:
            if _place(entry) <= _place(before):
                raise BadRecord(entry.number, f"{entry.heading!r} cannot come after {before.heading!r}")
            shown = [line.said.card for line in entry.lines if isinstance(line.said, Headlined)]
            if entry.announced[: len(shown)] != shown:
                raise BadRecord(entry.number, "the heading names other headlines than the lines below it")
            before = entry


def _shown(entry: Entry) -> bool:
    return any(isinstance(line.said, Headlined) for line in entry.lines)


def _card(number: int, name: str) -> int:
    card = card_named(name)
    if not card:
        raise BadRecord(number, f"there is no card {name!r}")
    return card


def _place(entry: Entry) -> tuple[int, int, int]:
    return entry.turn, entry.round, {USSR: 0, US: 1, NOBODY: -1}[entry.side]
