"""The course of a match, as the slider of its replay shows it; and playing on from one of its moments."""

from typing import Annotated

from pydantic import Field

from realpolitik.table.messages.lobby import NewSeat
from realpolitik.table.messages.message import Count, Nickname, Sent, Told


class Tick(Told):
    """Where a turn begins."""

    at: int  # how many answers had been given
    number: int
    text: str  # the moment in words


class Mark(Told):
    """A moment worth jumping to."""

    at: int
    group: str  # what it is one of, as the layout of the game has it; `end` for the end of the match
    text: str  # as the log tells it


class ScorePoint(Told):
    """The score from a moment on."""

    at: int
    points: list[int]  # of each of `sides`


class Course(Told):
    """All that everybody has seen of a match, in short."""

    of: int  # how many answers were given
    turns: list[Tick]
    rounds: list[int]  # where the rounds of the turns begin
    marks: list[Mark]
    measure: str  # what the score is, in words; "" where the game has none
    sides: list[str]
    score: list[ScorePoint]  # wherever it changed


class PlayOn(Sent):
    """A match that goes on from a moment of another."""

    at: Count
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]
    nickname: Nickname = ""
