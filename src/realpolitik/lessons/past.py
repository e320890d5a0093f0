"""The past of a match: its answers played again, so that what a newcomer has met follows from the match alone."""

from collections.abc import Iterator
from typing import NamedTuple

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import Note, Question
from realpolitik.kernel.state import State


class ChoiceMade(NamedTuple):
    """A choice that the seat made: how many answers had been given, what it was asked, in which position, and what it
    had been told since its choice before."""

    at: int
    question: Question
    state: State
    notes: list[Note]


def choices(match: Match, seat: int) -> Iterator[ChoiceMade]:
    """The choices of a seat, from the first on."""
    again = Match(match.game, match.setup, Recorded())
    since = 0
    for at, (who, option) in enumerate(match.answers):
        question = again.question_to(seat) if who == seat else None
        if question is not None:
            yield ChoiceMade(at, question, again.state.clone(), [note for _, note in again.notes(seat, since)])
            since = at + 1
        again.answer(option, who)


def positions(match: Match) -> Iterator[State]:
    """The position after each number of answers, from none on. A position is only to be looked at."""
    again = Match(match.game, match.setup, Recorded())
    yield again.state
    for who, option in match.answers:
        again.answer(option, who)
        yield again.state
