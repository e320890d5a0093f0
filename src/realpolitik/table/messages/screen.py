"""What a viewer sees."""

from typing import Any, Literal

from realpolitik.table.messages.lobby import AtTable, ClockTold
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
    """Somebody asks to take a choice back, and then `keep` answers stay; or for a draw, and all do."""

    seat: int
    draw: bool
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
    """How many answers had been given at the moment shown, out of how many in all; and how many when somebody else last
    did what the viewer was told of."""

    at: int
    of: int
    others: int


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


class SceneTold(Told):
    """The scene or the problem that a match is: what it is about, and how it has ended, if it has."""

    name: str
    title: str
    idea: str
    goal: str
    rule: str
    standing: Literal["open", "done", "missed"]
    outcome: str  # what came of it, once it is over …
    why: list[Entry]  # … and how a choice in a problem would have lost the game …
    survives: list[str]  # … and which would not have, in words
    next: str  # the scene after this one; none after the last …
    guided: bool  # … after which comes the guided game, where there is one
    difficulty: int  # of a problem, from 1 to 3; 0 for a scene


class RealTableTold(Told):
    """People roll the dice; whether they deal the cards too, and in which seats hands stay unknown."""

    cards: bool
    unknown: list[int]


class Screen(Told):
    match: str
    game: str
    book: str  # the digest of the book in brief, in this language
    version: int
    seat: int | None  # nobody's, for those who watch
    language: str
    seats: list[AtTable]
    host: bool
    rated: Literal["", "yes", "counted", "takeback", "bot", "account"]  # whether it is, or why it is not any more
    chat: Literal["all", "seats", "off"]  # who may talk: all, those who sit at the table, nobody
    open: bool | None  # whether anybody may take a free seat; none where there is none, or that cannot be
    again: str  # the match in which whoever holds this seat may go on, once the game is over; "" where there is none
    clock: ClockTold | None  # none where nobody's time is counted, and of an earlier moment
    by_hand: RealTableTold | None
    view: dict[str, Any]
    question: Asked | None
    waiting: Waiting | None
    elsewhere: list[int]  # other seats of the same visitor that are asked now
    undo: bool
    takeback: Takeback | None
    proposal: Proposal | None
    resign: Literal["", "loss", "bot"]  # what it would mean that the seat resigns, if it may: a bot may play on
    draw: bool  # whether the seat may ask for one
    effects: list[Effect]
    duties: list[Duty]
    result: Result | None
    lesson: Lesson | None  # in a guided match, for a seat, while it goes on …
    summary: Summary | None  # … and once it is over
    scene: SceneTold | None  # where it is no whole game, but a scene or a problem
    pinned: str
    moment: Moment
    log: Log


class Live(Told):
    """A message of the live channel: either of its parts, or both."""

    screen: Screen | None = None
    now: str | None = None  # with a screen: what time it is at the server, whose clock counts
    chat: list[ChatLine] | None = None
    pong: int | None = None


class LaidAnswer(Told):
    """An answer of a draft: what was asked, what was chosen, and what it would do, as the log would tell it."""

    kind: str  # of the question
    points_at: str
    about: dict[str, int | str]
    offer: Offer
    entries: list[Entry]


class Drafted(Told):
    """A draft, and the screen as it would be after it. Where its last answer is the end of it, `until` says what comes
    then, and nothing is asked on the screen; what the dice decide, or what would come to light, is not shown."""

    version: int
    steps: list[LaidAnswer]
    until: Literal["", "chance", "others", "round", "hidden", "end"]
    screen: Screen
