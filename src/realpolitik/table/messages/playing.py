"""At a table: what players send, and what they say to each other."""

from typing import Annotated, Final

from pydantic import Field

from realpolitik.table.messages.message import Count, Language, Name, Option, RequestId, Seat, Sent, Told

MOST_DRAFTED: Final = 64  # answers: far more than anybody gives before chance or somebody else comes in


class ShownCard(Sent):
    """A card, by its name, that an unknown hand turns out to hold."""

    hand: Name
    card: Name


class Answer(Sent):
    """An answer to the question that the seat was shown at `version`, and `then` those to its next questions: all are
    applied, or none. The same `request` is never applied twice."""

    seat: Seat
    version: Count
    option: Option
    then: Annotated[list[Option], Field(max_length=MOST_DRAFTED - 1)] = Field(default_factory=list)
    request: RequestId
    asked: Annotated[int, Field(ge=-1, le=15)] | None = None  # at a real table, whose question it is; -1 for chance
    shown: Annotated[list[ShownCard], Field(max_length=40)] = Field(default_factory=list)
    no_more: bool = False  # of the unknown hands matters
    careful: bool = False  # to be refused as `fatal` where it may lose the game at once


class Draft(Sent):
    """Answers that a seat thinks of giving, one after the other, to the question that it was shown at `version` and to
    those that would follow."""

    seat: Seat
    version: Count
    answers: Annotated[list[Option], Field(max_length=MOST_DRAFTED)]
    language: Language = "en"


class DraftedOption(Draft):
    """An option of the question that would be open after a draft."""

    option: Option


class DraftedThing(Draft):
    """Something that is looked at as it would be after a draft."""

    kind: Name
    name: Name


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


class Resign(Sent):
    """Give the game up. The same `request` is never applied twice."""

    seat: Seat
    version: Count
    request: RequestId


class AskDraw(Sent):
    """Ask the others to call the game a draw."""

    seat: Seat
    version: Count


class ReplyToDraw(Sent):
    seat: Seat
    agree: bool


class Say(Sent):
    seat: Seat | None = None
    text: Annotated[str, Field(min_length=1, max_length=500)]


class ChatLine(Told):
    number: int
    mine: bool  # whether whoever is told has said it
    seat: int | None
    nickname: str
    text: str
    said: str
