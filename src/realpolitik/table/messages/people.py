"""How people bear with each other: whom they block, what they report, and who may talk."""

from typing import Annotated, Self

from pydantic import Field, model_validator

from realpolitik.table.messages.message import Count, Seat, Sent, Told


class Somebody(Sent):
    """Somebody at a match: whoever sits in a seat, or said a line of the chat."""

    seat: Seat | None = None
    line: Count | None = None

    @model_validator(mode="after")
    def _one_or_the_other(self) -> Self:
        if (self.seat is None) == (self.line is None):
            raise ValueError("either the `seat` is named, or the number of the `line`")
        return self


class Blocked(Told):
    lines: list[int]  # of the match's chat, which were theirs: they are not shown any more


class BlockTold(Told):
    id: str
    nickname: str  # under which they went then
    since: str


class BlocksTold(Told):
    """Whom this visitor has blocked. Nobody else is told."""

    blocks: list[BlockTold]


class Unblock(Sent):
    id: Annotated[str, Field(min_length=1, max_length=40)]


class NewReport(Somebody):
    """Of a line, or of the nickname in a seat, for the operator."""

    reason: Annotated[str, Field(min_length=1, max_length=500)]


class Reported(Told):
    id: str


class QuietOrNot(Sent):
    quiet: bool
