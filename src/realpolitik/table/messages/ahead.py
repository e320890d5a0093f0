"""Looking ahead: what a choice would do, why another is not on offer, and what things come to now."""

from typing import Literal

from realpolitik.table.messages.message import Parts, Told
from realpolitik.table.messages.screen import Entry


class ControlChange(Told):
    """A space that would change hands; "" is nobody."""

    space: str
    was: str
    now: str


class Fall(Told):
    """What would happen if the dice fell so: in `ways` out of all the ways they may fall."""

    ways: int
    faces: list[str]
    entries: list[Entry]  # none where the dice come to nothing
    control: list[ControlChange]
    lost: bool
    won: bool


class PlaceChange(Told):
    """Another place of the seat's side in a region than before, as that would be scored now; 0 for none."""

    region: str
    was: int
    now: int
    bonus_was: int
    bonus_now: int


class Prospect(Told):
    """What choosing an option would do: surely, and as the dice fall."""

    version: int
    option: int
    surely: list[Entry]
    control: list[ControlChange]  # what surely changes hands
    places: list[PlaceChange]  # where the seat's side would surely be placed otherwise
    of: int  # how many ways the dice may fall; 1 where there are none
    falls: list[Fall]
    lost: int  # in how many of them the seat loses the game at once
    won: int


class Chances(Told):
    """In how many ways of all an option loses or wins the game at once."""

    option: int
    of: int
    lost: int
    won: int


class Threat(Told):
    """What hangs over an option: one's own defeat before its card is done with, if that may come. The peril `none`
    warns that few of the ways to go on are safe."""

    option: int
    peril: Literal["none", "depends_on_opponent", "possible", "certain"]
    word: str  # beside the option
    text: str  # a sentence
    how: list[Entry]  # how it would come about, the end last


class WhyNot(Told):
    """Why something is not on offer."""

    kind: str
    name: str
    option: int
    title: str  # of a button that is usually there: what it would say
    text: Parts
    rule: str


class Prospects(Told):
    version: int
    chances: list[Chances]
    threats: list[Threat]
    why_not: list[WhyNot]


class Hint(Told):
    bot: str
    option: int
    text: str  # the option in words
    why: Parts


class FactTold(Told):
    """What something comes to now, in a sentence: of which kind it is, and which side it is about, if one."""

    kind: str
    side: str
    text: Parts
    rule: str


class Facts(Told):
    """All that is to be known now of something that is looked at."""

    version: int
    facts: list[FactTold]


class LaterCards(Told):
    """Cards that come into the game with a turn."""

    turn: int
    cards: list[str]


class CardsOut(Told):
    """Where the cards are that lie nowhere in the open, as far as a viewer can tell."""

    version: int
    out: list[str]  # in the draw pile or in a hand: nobody but who holds them knows
    seen: list[str]  # in another hand, and known to be there
    pile: list[str]  # known to be in the draw pile
    later: list[LaterCards]
    forecast: list[FactTold]  # when the draw pile runs out
