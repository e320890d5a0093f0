"""A log in its parts: the set-up, then an entry for each headline phase and each action round."""

import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.records.errors import BadRecord
from realpolitik.records.message import Message
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


class Stated(NamedTuple):
    """A line about the game: its number, its text, and what it states."""

    number: int
    text: str
    value: str


@dataclass
class Log:
    """A whole log. `count` is how many entries it has, as its headings divide it."""

    entries: list[Entry]
    bonus: dict[int, list[Stated]]  # extra influence at the start, by side: the lines that state it
    optional_cards: bool
    scenario: Stated
    count: int

    def extra(self, side: int) -> int:
        """The extra influence that a side has at the start."""
        return sum([int(stated.value) for stated in self.bonus[side]])


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
            try:
                reading.take(number, words)
            except ValueError:  # a number of thousands of digits, which Python does not read
                raise BadRecord(number, Message("log-no-such-line")) from None
    reading.finish()
    return Log(reading.entries, reading.bonus, reading.optional_cards, reading.scenario, reading.count)


class _Reading:
    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.bonus: dict[int, list[Stated]] = {US: [], USSR: []}
        self.optional_cards = False
        self.scenario = Stated(1, "", "Standard")
        self.count = 0

    def take(self, number: int, words: str) -> None:
        if not self.entries:
            if not words.startswith("SETUP:"):
                raise BadRecord(number, Message("log-beginning", text=words))
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
            raise BadRecord(number, Message("log-no-turn", turn=turn, last=LAST_TURN))
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
        if not words or self._about_the_game(number, words):
            return
        try:
            said = read_line(words)
        except Unreadable as problem:
            raise BadRecord(number, Message("log-unreadable", why=problem.why, text=words)) from None
        entry = self.entries[-1]
        line = Line(number, words, said)
        if entry.kind == HEADLINES and not isinstance(said, Headlined) and not _shown(entry):
            # what is told before the headlines are shown happened as the turn before ended
            before = self.entries[-2]
            before.next_turn = min(before.next_turn, len(before.lines))
            before.lines.append(line)
        else:
            entry.lines.append(line)

    def _about_the_game(self, number: int, words: str) -> bool:
        """The lines at the top that are about the game, not of it."""
        if words == _OPTIONAL:
            self.optional_cards = True
        elif found := _BONUS.fullmatch(words):
            self.bonus[SIDES[found[1]]].append(Stated(number, words, found[2]))
        elif found := _SCENARIO.fullmatch(words):
            self.scenario = Stated(number, words, found[1])
        else:
            return bool(_PLAYS.fullmatch(words) or _SPOKEN.fullmatch(words))
        return True

    def finish(self) -> None:
        if not self.entries:
            raise BadRecord(1, Message("log-empty"))
        if self.entries[-1].kind == HEADLINES and not self.entries[-1].lines:
            self.entries.pop()  # the log breaks off before any headline is shown
        before = self.entries[0]
        for entry in self.entries[1:]:
            if _place(entry) <= _place(before):
                raise BadRecord(entry.number, Message("log-order", heading=entry.heading, before=before.heading))
            shown = [line.said.card for line in entry.lines if isinstance(line.said, Headlined)]
            if entry.announced[: len(shown)] != shown:
                raise BadRecord(entry.number, Message("log-other-headlines"))
            before = entry


def _shown(entry: Entry) -> bool:
    return any(isinstance(line.said, Headlined) for line in entry.lines)


def _card(number: int, name: str) -> int:
    card = card_named(name)
    if not card:
        raise BadRecord(number, Message("log-no-card", card=name))
    return card


def _place(entry: Entry) -> tuple[int, int, int]:
    return entry.turn, entry.round, {USSR: 0, US: 1, NOBODY: -1}[entry.side]
