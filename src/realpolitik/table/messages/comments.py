"""What players say of the moments of a match that is over."""

from typing import Annotated

from pydantic import Field

from realpolitik.table.messages.message import Count, Seat, Sent, Told


class NewComment(Sent):
    """Something to be said of a moment, by whoever holds a seat."""

    seat: Seat
    at: Count  # how many answers had been given
    text: Annotated[str, Field(min_length=1, max_length=500)]


class RemoveComment(Sent):
    number: Count


class Comment(Told):
    number: int
    at: int
    seat: int
    nickname: str
    text: str
    made: str
    removable: bool  # by whoever asks


class Comments(Told):
    """All of them, in the order of their moments."""

    comments: list[Comment]
