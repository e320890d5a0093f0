"""What a message is, and the small things that messages are made of."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Seat = Annotated[int, Field(ge=0, le=15)]
Count = Annotated[int, Field(ge=0, lt=2**31)]
RequestId = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Nickname = Annotated[str, Field(max_length=40)]
Language = Annotated[str, Field(max_length=8)]
Name = Annotated[str, Field(max_length=60)]
Option = Annotated[int, Field(ge=-(2**31), lt=2**31)]
OptionValue = bool | int | str  # of an option of the rules


class Sent(BaseModel):
    """What a client sends. What is not known is refused, not ignored: a misspelt field would silently do nothing.

    All strings have some bound, for only those are looked through for halves of characters (lone surrogates), which
    cannot be said again, and refused with them.
    """

    model_config = ConfigDict(extra="forbid", strict=True, str_max_length=2**31 - 1)


class Told(BaseModel):
    """What the server tells."""

    model_config = ConfigDict(extra="forbid")


class Link(Told):
    """A name in a sentence, and what it is the name of: the page can show it on the board."""

    kind: str
    name: str
    text: str


Parts = list[str | Link]  # a sentence
