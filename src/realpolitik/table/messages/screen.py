"""What a viewer sees."""

from typing import Any

from realpolitik.table.messages.lobby import AtTable
from realpolitik.table.messages.message import Parts, Told
from realpolitik.table.messages.playing import ChatLine


class Remark(Told):
    """What is to be known of an option before it is chosen."""

    short: str  # «then the event»
    text: Parts
    rule: str


class Offer(Told):
    """An option, and what it points at: something on the board, a card, or a button."""

    option: int
    kind: str
    name: str
    text: str
    price: int  # what it costs, of what the question leaves to spend; 0 where nothing is paid
    remarks: list[Remark]


class Asked(Told):
    """The question open to the viewer's seat."""

    kind: str
    seat: int
    text: Parts
    rule: str
    points_at: str
    about: dict[str, int | str]
    options: list[Offer]
    asked_since: int


class Waiting(Told):
    """Somebody else is asked."""

    seats: list[int]
    text: str


class Effect(Told):
    name: str
    title: str
    text: str


class Duty(Told):
    text: Parts
    rule: str


class Takeback(Told):
    """What may be asked for: back to `keep` answers, before the choice told in `text`."""

    keep: int
    text: Parts


class Proposal(Told):
    """Somebody asks to take a choice back."""

    seat: int
    keep: int
    text: Parts
    waiting_for: list[int]


class FinalRow(Told):
    """What one thing paid each side, by name, in the scoring that ended the game."""

    kind: str
    name: str
    points: dict[str, int]


class Result(Told):
    winners: list[int]
    losers: list[int]  # nobody where it is a draw
    text: str
    scoring: list[FinalRow]  # none where the game ended otherwise, or the view tells it


class Moment(Told):
    """How many answers had been given at the moment shown, out of how many in all."""

    at: int
    of: int


class Entry(Told):
    """A line of the log."""

    at: int
    kind: str
    text: Parts
    rule: str
    dice: list[int]  # what was rolled


class Log(Told):
    """The log from the entry number `start` on: what a client holds from there on is to be replaced."""

    start: int
    entries: list[Entry]


class Advice(Told):
    """Something that the guide of a guided match says. A `grave` matter may cost the game."""

    text: Parts
    rule: str
    grave: bool


class Introduction(Told):
    """Something that the viewer meets for the first time."""

    title: str
    text: Parts
    rule: str


class Lesson(Told):
    """What the guide has to say at this moment, to this seat."""

    where: str  # «Turn 1 of 2, action round 3 of 7»
    about: Advice  # what is asked, or that others are
    new: list[Introduction]
    weigh: list[Advice]  # what a sensible player thinks of, the most important first
    happened: list[Advice]  # since this seat's last choice, and why it came so


class TurningPoint(Told):
    """A moment that counted; `at` is where the history shows it."""

    at: int
    when: str
    text: Parts
    rule: str


class Summary(Told):
    """What decided a guided match that is over."""

    points: list[TurningPoint]
    whole: list[Advice]
    advice: list[Advice]  # what to try next


class RealTableTold(Told):
    """People roll the dice; whether they deal the cards too, and in which seats hands stay unknown."""

    cards: bool
    unknown: list[int]


class Screen(Told):
    match: str
    game: str
    version: int
    seat: int | None  # nobody's, for those who watch
    language: str
    seats: list[AtTable]
    host: bool
    by_hand: RealTableTold | None
    view: dict[str, Any]
    question: Asked | None
    waiting: Waiting | None
    elsewhere: list[int]  # other seats of the same visitor that are asked now
    undo: bool
    takeback: Takeback | None
    proposal: Proposal | None
    effects: list[Effect]
    duties: list[Duty]
    result: Result | None
    lesson: Lesson | None  # in a guided match, for a seat, while it goes on …
    summary: Summary | None  # … and once it is over
    pinned: str
    moment: Moment
    log: Log


class Live(Told):
    """A message of the live channel: either of its parts, or both."""

    screen: Screen | None = None
    chat: list[ChatLine] | None = None
    pong: int | None = None
