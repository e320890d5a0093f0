"""The JSON that server and clients exchange: what may be sent, what comes back. The OpenAPI document is made of it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Seat = Annotated[int, Field(ge=0, le=15)]
Count = Annotated[int, Field(ge=0, lt=2**31)]
RequestId = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Nickname = Annotated[str, Field(max_length=40)]
Language = Annotated[str, Field(max_length=8)]
Name = Annotated[str, Field(max_length=60)]
Option = Annotated[int, Field(ge=-(2**31), lt=2**31)]


class Sent(BaseModel):
    """What a client sends. What is not known is refused, not ignored: a misspelt field would silently do nothing."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Told(BaseModel):
    """What the server tells."""

    model_config = ConfigDict(extra="forbid")


# -- words -------------------------------------------------------------------------------------------------------------


class Link(Told):
    """A name in a sentence, and what it is the name of: the page can show it on the board."""

    kind: str
    name: str
    text: str


Parts = list[str | Link]  # a sentence


class Problem(Told):
    """What was wrong, and what would be right."""

    code: str
    message: str
    version: int | None = None  # of the match, where the answer came too late
    matters: "Matters | None" = None  # the hand that has to be told first


class Refusal(Told):
    error: Problem


# -- what there is to play ---------------------------------------------------------------------------------------------


class ScenarioOffer(Told):
    name: str
    title: str
    help: str


class OptionOffer(Told):
    name: str
    title: str
    help: str
    rule: str
    choices: list[bool | int | str]
    titles: list[str]  # what each choice is called
    default: bool | int | str


class BotOffer(Told):
    name: str
    title: str
    help: str
    seats: list[str]  # those it can take


class SeatOffer(Told):
    name: str
    title: str


class SeatingOffer(Told):
    """Who sits at the table where these options are chosen."""

    options: dict[str, bool | int | str]
    seats: list[SeatOffer]


class GameOffer(Told):
    name: str
    title: str
    length: str  # «Short: two turns, about 40 minutes»
    scenarios: list[ScenarioOffer]
    options: list[OptionOffer]
    seats: list[SeatOffer]  # as a rule
    seatings: list[SeatingOffer]  # as a rule, and by options; of several that fit, the last holds
    bots: list[BotOffer]  # the strongest first
    taught: bool  # whether it can be played as a guided match
    secret_hands: list[SeatOffer]  # those that may stay unknown at a real table


class Rule(Told):
    number: str
    title: str
    text: str


class CardFace(Told):
    title: str
    text: str
    facts: str


class Phase(Told):
    """A step of a turn, under the section that tells of it."""

    rule: str
    title: str
    phases: list[str]  # what `view.phase` says while it lasts


class Book(Told):
    """What of a game never changes, in one language."""

    game: str
    language: str
    title: str
    layout: dict[str, Any]
    land: str  # SVG
    components: dict[str, Any]
    names: dict[str, dict[str, str]]
    cards: dict[str, CardFace]
    rules: list[Rule]
    sequence: list[Phase]


# -- visitors and matches ----------------------------------------------------------------------------------------------


class Me(Told):
    nickname: str
    language: str


class AboutMe(Sent):
    nickname: Nickname | None = None
    language: Language | None = None


class NewSeat(Sent):
    """Who is to sit in a seat: whoever creates the match (`here`), whoever follows the link (`invite`), or a bot."""

    kind: Literal["here", "invite", "bot"]
    bot: Annotated[str, Field(max_length=40)] = ""


class RealTable(Sent):
    """People with the box before them roll the dice; they deal the `cards` too, and keep the hands `unknown` secret."""

    cards: bool = False
    unknown: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=16)] = Field(default_factory=list)


class NewMatch(Sent):
    game: Annotated[str, Field(max_length=60)]
    scenario: Annotated[str, Field(max_length=60)] = ""
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=60)
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]
    nickname: Nickname = ""
    by_hand: RealTable | None = None
    guided: bool = False  # whether the players are taught as they play


class Record(Sent):
    """A game as a file tells it: a save, a transcript or a document of ours, or the log of another program."""

    record: str


class MatchOfRecord(Record):
    """A match that goes on from where a record ends."""

    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]
    nickname: Nickname = ""


class Habit(Told):
    """A way of another program that our rules do not share, tolerated in its log so many times."""

    text: str
    times: int


class RecordTold(Told):
    """What a record is."""

    game: str
    title: str
    scenario: str
    seats: list[SeatOffer]
    moment: str  # at which it ends
    answers: int
    finished: bool
    result: str
    by_hand: bool  # whether people roll the dice or deal the cards, and all sit at one screen
    habits: list[Habit]


class Invite(Told):
    seat: int
    key: str


class Created(Told):
    match: str
    seats_here: list[int]
    invites: list[Invite]


class Claim(Sent):
    key: Annotated[str, Field(min_length=8, max_length=100)]
    nickname: Nickname = ""


class Claimed(Told):
    match: str
    seat: int


class ForSeat(Sent):
    seat: Seat


class Invited(Told):
    key: str


class Replacement(Sent):
    seat: Seat
    bot: Annotated[str, Field(max_length=40)]


class AtTable(Told):
    """A seat, and who sits there."""

    seat: int
    name: str
    title: str
    kind: Literal["person", "bot"]
    bot: str
    nickname: str
    taken: bool  # whether anybody has come to sit there
    holders: int  # in how many browsers and programs the seat is open: one who looks over a shoulder is seen
    online: bool
    asked: bool
    mine: bool


class MatchSummary(Told):
    match: str
    game: str
    title: str
    scenario: str
    seats: list[AtTable]
    moment: str  # «Turn 3, action round 2»
    your_move: bool
    host: bool
    guided: bool
    created: str
    updated: str
    finished: bool
    result: str
    pinned: str


class MyMatches(Told):
    running: list[MatchSummary]
    finished: list[MatchSummary]


# -- playing -----------------------------------------------------------------------------------------------------------


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


class Correction(Sent):
    """At a real table: a figure stands otherwise. `option` is one of its choices."""

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


# -- what a viewer sees ------------------------------------------------------------------------------------------------


class Offer(Told):
    """An option, and what it points at: something on the board, a card, or a button."""

    option: int
    kind: str
    name: str
    text: str


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


class Result(Told):
    winners: list[int]
    text: str


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


# -- looking ahead -----------------------------------------------------------------------------------------------------


class ControlChange(Told):
    """A space that would change hands; "" is nobody."""

    space: str
    was: str
    now: str


class Outcome(Told):
    """What would happen, in `ways` out of all the ways the dice may fall."""

    ways: int
    faces: list[str]
    entries: list[Entry]  # none where the dice come to nothing
    control: list[ControlChange]
    lost: bool
    won: bool


class Prospect(Told):
    """What choosing an option would do: surely, and as the dice fall."""

    version: int
    option: int
    surely: list[Entry]
    control: list[ControlChange]  # what surely changes hands
    of: int  # how many ways the dice may fall; 1 where there are none
    outcomes: list[Outcome]
    lost: int  # in how many of them the seat loses the game at once
    won: int


class Chances(Told):
    """In how many ways of all an option loses or wins the game at once."""

    option: int
    of: int
    lost: int
    won: int


class WhyNot(Told):
    """Why something is not on offer."""

    kind: str
    name: str
    option: int
    text: Parts
    rule: str


class Prospects(Told):
    version: int
    chances: list[Chances]
    why_not: list[WhyNot]


class Hint(Told):
    bot: str
    option: int
    text: str  # the option in words
    why: Parts


# -- at a real table ---------------------------------------------------------------------------------------------------


class UnknownHand(Told):
    """A hand of which `left` cards are unknown: which of these they are."""

    hand: str
    left: int
    cards: list[str]


class Matters(UnknownHand):
    """What follows depends on this hand: the cards that matter are to be told, or `all` that are left."""

    all: bool


class FigureValue(Told):
    option: int
    text: str


class FigureTold(Told):
    """Something that can be set right: the influence in a country, a track, the place of a card."""

    kind: str
    about: list[str]
    space: str  # where it is on the board, if anywhere
    title: str  # «Influence»
    what: str  # «Iran, US»
    value: str
    choices: list[FigureValue]


class Figures(Told):
    version: int
    figures: list[FigureTold]
    hands: list[UnknownHand]


class Health(Told):
    status: Literal["ok"]
    version: str
    rooms: int
    viewers: int
