"""The log as it is told: every line is worded once in a language, and kept as JSON for all who are told the same."""

from array import array
from collections.abc import Collection, Hashable, Sequence

from realpolitik.kernel.match import Match
from realpolitik.language import Speaker
from realpolitik.language.vocabulary import Noted, Told
from realpolitik.table.messages.screen import Entry
from realpolitik.table.words import parts

Lines = dict[Hashable, bytes]  # lines in one language as JSON, by the notes that each tells


def entry(line: Told) -> Entry:
    return Entry(at=line.at, kind=line.kind, text=parts(line.text), rule=line.rule, dice=list(line.dice))


class Telling:
    """The log as one seat has been told it in one language, so that only what is new needs words."""

    def __init__(self, shared: Lines) -> None:
        self.lines: list[bytes] = []  # each an Entry
        self._shared = shared
        self._until = array("I")  # for each line the number in the log of the note that follows it
        self._read = 0  # how many notes of the log were looked at …
        self._last: Noted | None = None  # … and the last of them: while it is there, so are all before it
        self._audience: Collection[int] = ()
        self._open: Hashable = None  # the notes of the last line, which a later note may join

    def tell(self, log: Sequence[Noted], audience: Collection[int], marked: Speaker) -> "Telling":
        """Tell the log as far as it is for that audience. After a step back it is put together anew."""
        known: Lines = {}
        if self._read and not (self._goes_on(log) and audience == self._audience):
            known = self._shared.copy()
            self._begin_anew()
        self._audience = audience
        if len(log) > self._read:
            self._go_on(log, known, marked)
            self._read, self._last = len(log), log[-1]
        return self

    def at(self, number: int, log: Sequence[Noted]) -> int:
        """How many answers had been given when the last thing in that line happened."""
        return log[self._until[number] - 1][0]

    def _goes_on(self, log: Sequence[Noted]) -> bool:
        """A match that is played on keeps its notes; one that is played again has others, even where they are alike."""
        return len(log) >= self._read and log[self._read - 1] is self._last

    def _begin_anew(self) -> None:
        self._shared.clear()  # what was taken back is told to nobody any more
        self.lines.clear()
        del self._until[:]
        self._read = 0

    def _go_on(self, log: Sequence[Noted], known: Lines, marked: Speaker) -> None:
        """The last line is told again, with what may have joined it."""
        if self.lines:
            self.lines.pop()
            self._until.pop()
            if (line := self._shared.pop(self._open, None)) is not None:
                known[self._open] = line
        begin = self._until[-1] if self._until else 0
        heard = [number for number in range(begin, len(log)) if log[number][1][1] in self._audience]
        told = 0
        for notes in marked.lines([log[number] for number in heard]):
            told += len(notes)
            self._open = notes[0] if len(notes) == 1 else tuple(notes)
            self.lines.append(self._line(notes, known, marked))
            self._until.append(heard[told - 1] + 1)

    def _line(self, notes: Sequence[Noted], known: Lines, marked: Speaker) -> bytes:
        line = self._shared.get(self._open) or known.get(self._open)
        if line is None:
            line = entry(marked.line(notes)).model_dump_json().encode()
        self._shared[self._open] = line
        return line


class Chronicle:
    """All that has been told of a match."""

    def __init__(self) -> None:
        self._shared: dict[str, Lines] = {}  # by language
        self._tellings: dict[tuple[int, str], Telling] = {}

    def tell(self, match: Match, seat: int, marked: Speaker) -> Telling:
        """All that a seat, or a SPECTATOR, has been told, in the language of the speaker."""
        telling = self._tellings.get((seat, marked.language))
        if telling is None:
            telling = Telling(self._shared.setdefault(marked.language, {}))
            self._tellings[seat, marked.language] = telling
        return telling.tell(match.log, match.audience(seat), marked)

    def aside(self, language: str) -> "Chronicle":
        """Another one for a look at the past in which what was worded here is known."""
        other = Chronicle()
        other._shared[language] = self._shared.get(language, {}).copy()
        return other
