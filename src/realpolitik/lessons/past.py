"""The past of a match: its answers played again, so that what a newcomer has met follows from the match alone."""

from collections.abc import Callable, Collection, Iterator
from threading import Lock
from typing import Final, NamedTuple

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.match import Answer, Match
from realpolitik.kernel.question import Note, Question
from realpolitik.kernel.state import State
from realpolitik.lessons.lesson import Topic

KEPT: Final = 16  # pasts that are followed on; any other is followed from the beginning


class ChoiceMade(NamedTuple):
    """A choice that the seat made: how many answers had been given, what it was asked, in which position, and what it
    had been told since its choice before."""

    at: int
    question: Question
    state: State
    notes: list[Note]


class Met(NamedTuple):
    """What a seat has been introduced to, the position in which it chose last, and from which answer on it is news
    what has happened."""

    told: set[Topic]
    before: State | None
    since: int


MetAt = Callable[[ChoiceMade, Collection[Topic]], list[Topic]]  # what is introduced at a choice, given what has been


class _Followed:
    """A match played again as far as it had come when it was last looked at."""

    def __init__(self, match: Match, seat: int, met_at: MetAt) -> None:
        self.again = Match(match.game, match.setup, Recorded())
        self.seat = seat
        self.met_at = met_at
        self.told: set[Topic] = set()
        self.before: State | None = None
        self.since = 0

    def leads_to(self, match: Match, seat: int, met_at: MetAt) -> bool:
        """Whether that match went this way, for this seat."""
        again = self.again
        same = again.setup is match.setup and self.seat == seat and self.met_at is met_at
        return same and again.answers == match.answers[: len(again.answers)]

    def follow(self, answers: list[Answer]) -> None:
        for at in range(len(self.again.answers), len(answers)):
            who, option = answers[at]
            question = self.again.question_to(self.seat) if who == self.seat else None
            if question is not None:
                notes = [note for _, note in self.again.notes(self.seat, self.since)]
                self.before, self.since = self.again.state.clone(), at + 1
                self.told.update(self.met_at(ChoiceMade(at, question, self.before, notes), self.told))
            self.again.answer(option, who)


_followed: list[_Followed] = []  # the one looked at last comes last
_lock: Final = Lock()


def met(match: Match, seat: int, met_at: MetAt) -> Met:
    """What a seat has met in a match so far. A match that only went on since the last look is followed from there."""
    with _lock:
        found = next((it for it in _followed if it.leads_to(match, seat, met_at)), None)
        if found is None:
            found = _Followed(match, seat, met_at)
        else:
            _followed.remove(found)
        _followed[:] = [*_followed, found][-KEPT:]
        found.follow(match.answers)
        return Met(found.told.copy(), found.before, found.since)


def positions(match: Match) -> Iterator[State]:
    """The position after each number of answers, from none on. A position is only to be looked at."""
    again = Match(match.game, match.setup, Recorded())
    yield again.state
    for who, option in match.answers:
        again.answer(option, who)
        yield again.state
