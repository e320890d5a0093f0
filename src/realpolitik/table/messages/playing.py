"""At a table: what players send, and what they say to each other."""

from typing import Annotated

from pydantic import Field

from realpolitik.table.messages.message import Count, Name, Option, RequestId, Seat, Sent, Told


class ShownCard(Sent):
    """A card, by its name, that an unknown hand turns out to hold."""

    hand: Name
    card: Name


class Answer(Sent):
    """An answer to the question that the seat was shown at `version`. The same `request` is never applied twice."""

    seat: Seat
    version: Count
    option: Option
    request: RequestId
    asked: Annotated[int, Field(ge=-1, le=15)] | None = None  # at a real table, whose question it is; -1 for chance
    shown: Annotated[list[ShownCard], Field(max_length=40)] = Field(default_factory=list)
    no_more: bool = False  # of the unknown hands matters
    careful: bool = False  # to be refused as `fatal` where it may lose the game at once


class Correction(Sent):
    """At a real table: something stands otherwise. `option` is one of its choices."""

    seat: Seat
    version: Count
    option: Option
    request: RequestId


class Holding(Sent):
    """At a real table: an unknown hand turns out to hold these cards."""

    seat: Seat
    version: Count
    hand: Name
    cards: Annotated[list[Name], Field(min_length=1, max_length=40)]
    request: RequestId


class Undo(Sent):
    seat: Seat
    version: Count
    request: RequestId


class Applied(Told):
    version: int


class AskTakeback(Sent):
    """Ask the others to go back to the moment when `keep` answers had been given."""

    seat: Seat
    version: Count
    keep: Count


class ReplyToTakeback(Sent):
    seat: Seat
    agree: bool


class Say(Sent):
    seat: Seat | None = None
    text: Annotated[str, Field(min_length=1, max_length=500)]


class ChatLine(Told):
    number: int
    seat: int | None
    nickname: str
    text: str
    said: str
