"""The course of a match, for the slider of its replay: where turns begin, what is worth a jump, how the score stood.

The match is played again once, and looked at where something was told. All of it is what everybody has seen: it is the
same for all who look on.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from realpolitik.analysis.score import score_curve
from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import EVERYBODY, NOTES, SPECTATOR, Note
from realpolitik.language import Speaker, speak
from realpolitik.table.book import layout_of
from realpolitik.table.lobby import seen_in_words
from realpolitik.table.messages.course import Course, Mark, ScorePoint, Tick
from realpolitik.table.steps import is_one_of

MOST_MARKS: Final = 400  # more than a slider has room for
END: Final = "end"


def course(match: Match, language: str) -> Course:
    """The course of a match, as far as it has been played."""
    return course_in_words(walk(match), speak(match.game.name, language))


# -- once, for all languages -------------------------------------------------------------------------------------------


class Turn(NamedTuple):
    """Where a turn begins, and what is seen then that has a single value."""

    at: int
    number: int
    seen: dict[str, int | str]


class Marked(NamedTuple):
    """What is told at one moment, and belongs together."""

    at: int
    group: str
    notes: list[Note]


class Walk:
    """What was found on the way through a match."""

    def __init__(self, match: Match) -> None:
        self.game = match.game.name
        self.of = len(match.answers)
        self.turns: list[Turn] = []
        self.rounds: list[int] = []
        self.marked: list[Marked] = []
        self.score = score_curve(match)
        told: Mapping[str, Any] = layout_of(self.game).get("replay", {})
        self._turn, self._round = told.get("turn", "turn"), told.get("round", "")
        self._groups: Mapping[str, Mapping[str, Any]] = told.get("marks", {})

    def see(self, at: int, before: View, now: View, notes: Sequence[Note]) -> None:
        """What is new at a moment."""
        turn = now.get(self._turn)
        if isinstance(turn, int) and turn > 0 and turn != before.get(self._turn):
            seen = {name: value for name, value in now.items() if isinstance(value, int | str)}
            self.turns.append(Turn(at, turn, seen))
        elif self._round and now.get(self._round) != before.get(self._round):
            self.rounds.append(at)
        for group, told in self._groups.items():
            found = [note for note in notes if is_one_of(NOTES[note[0]].name, told["kinds"])]
            if found and _shows(told, before, now):
                self.marked.append(Marked(at, group, found))


def walk(match: Match) -> Walk:
    """Go through a match once; a view is looked at only where something was told."""
    again = Match(match.game, match.setup, Recorded(match.chance.unknown()))
    found, read = Walk(match), 0
    before: View = {}
    for answer in (None, *match.answers):
        if answer is not None:
            again.answer(answer[1], answer[0])
        notes = [note for _, note in again.log[read:] if note[1] == EVERYBODY]
        read = len(again.log)
        if notes or answer is None:
            now = again.view(SPECTATOR)
            found.see(len(again.answers), before, now, notes)
            before = now
    if match.outcome is not None:
        found.marked.append(Marked(found.of, END, [match.outcome.reason]))
    return found


def _shows(told: Mapping[str, Any], before: View, now: View) -> bool:
    """Whether what a mark is for has happened, where the layout names a field that must have changed, or sunk."""
    if field := told.get("changes"):
        return bool(before.get(field) != now.get(field))
    if field := told.get("lowers"):
        return bool(now[field] < before.get(field, now[field]))
    return True


# -- in words ----------------------------------------------------------------------------------------------------------


def course_in_words(found: Walk, speaker: Speaker) -> Course:
    """The same in a language."""
    return Course(
        of=found.of,
        turns=[Tick(at=it.at, number=it.number, text=seen_in_words(it.seen, speaker)) for it in found.turns],
        rounds=found.rounds,
        marks=list(_marks(found.marked[-MOST_MARKS:], speaker)),
        measure=speaker.say("score-measure") if found.score and speaker.has("score-measure") else "",
        sides=list(found.score[0][1]) if found.score else [],
        score=[ScorePoint(at=at, points=list(points.values())) for at, points in found.score],
    )


def _marks(marked: Sequence[Marked], speaker: Speaker) -> Iterator[Mark]:
    for at, group, notes in marked:
        lines = speaker.tell([(at, note) for note in notes])
        yield Mark(at=at, group=group, text=" ".join([line.text for line in lines]))
