"""Before one sits at a table: what there is to play, who one is, matches and how they are made."""

import re
from typing import Annotated, Any, Final, Literal, Self

from pydantic import AfterValidator, Field, model_validator

from realpolitik.table.messages.account import AccountTold
from realpolitik.table.messages.message import (
    Language,
    Name,
    Nickname,
    OptionValue,
    Seat,
    Sent,
    Told,
)


class ScenarioOffer(Told):
    name: str
    title: str
    help: str


class OptionOffer(Told):
    name: str
    title: str
    help: str
    rule: str
    choices: list[OptionValue]
    titles: list[str]  # what each choice is called
    default: OptionValue
    scenarios: list[str]  # those in which it means something; all, where none is named …
    needs: dict[str, bool | int | str]  # … and the values of other options with which it does


class PresetOffer(Told):
    """How the game is played somewhere: all options are as by default, but these."""

    name: str
    title: str
    help: str
    options: dict[str, bool | int | str]


class BotOffer(Told):
    name: str
    title: str
    help: str
    seats: list[str]  # those it can take
    usual: bool  # whether it plays where nobody is named


class SeatOffer(Told):
    name: str
    title: str


class SceneOffer(Told):
    """A short scene to learn from, or a problem with its difficulty, from 1 to 3."""

    name: str
    title: str
    idea: str
    seat: SeatOffer
    difficulty: int


class SeatingOffer(Told):
    """Who sits at the table where these options are chosen."""

    options: dict[str, bool | int | str]
    seats: list[SeatOffer]


class GameOffer(Told):
    name: str
    title: str
    length: str  # «Short: two turns, about 40 minutes»
    scenarios: list[ScenarioOffer]
    presets: list[PresetOffer]
    options: list[OptionOffer]
    seats: list[SeatOffer]  # as a rule
    seatings: list[SeatingOffer]  # as a rule, and by options; of several that fit, the last holds
    bots: list[BotOffer]  # the strongest first
    taught: bool  # whether it can be played as a guided match …
    taught_with: dict[str, bool | int | str]  # … and with which options a newcomer does so best
    scenes: list[SceneOffer]  # short ones to learn from, in that order …
    problems: list[SceneOffer]  # … and problems, of which one is for each day
    secret_hands: list[SeatOffer]  # those that may stay unknown at a real table
    book: str  # the digest of the book in brief …
    picture: str  # … and that of the small picture of the board; nothing where there is none


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
    brief: bool  # whether the rules are without most of their text
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
    account: AccountTold


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


class WantedPace(Sent):
    """How fast a match is to be played: `minutes` for each seat and `increment` seconds a turn, or `days` a turn. Whose
    time runs `out` loses the seat to a bot, or the game; of three seats or more it is always the seat."""

    kind: Literal["live", "days"]
    minutes: Annotated[int, Field(ge=0, le=600)] = 0
    increment: Annotated[int, Field(ge=0, le=600)] = 0
    days: Annotated[int, Field(ge=0, le=60)] = 0
    out: Literal["bot", "loss"] = "bot"

    @model_validator(mode="after")
    def _one_or_the_other(self) -> Self:
        live = self.minutes > 0 and not self.days
        days = self.days > 0 and not self.minutes and not self.increment
        if not (live if self.kind == "live" else days):
            raise ValueError("a live pace has `minutes`, and may have an `increment`; one of days has `days` alone")
        return self


class NewScene(Sent):
    """A scene or a problem that a game offers."""

    game: Annotated[str, Field(max_length=60)]
    scene: Annotated[str, Field(max_length=60)]
    nickname: Nickname = ""


class NewMatch(Sent):
    game: Annotated[str, Field(max_length=60)]
    scenario: Annotated[str, Field(max_length=60)] = ""
    preset: Annotated[str, Field(max_length=60)] = ""
    options: dict[str, OptionValue] = Field(default_factory=dict, max_length=60)  # above those of the preset
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]
    nickname: Nickname = ""
    by_hand: RealTable | None = None
    guided: bool = False  # whether the players are taught as they play
    pace: WantedPace | None = None  # none: nobody's time is counted
    open: bool = False  # whether anybody may take the seats that people are invited to
    rated: bool = False  # for people with accounts, and a clock; of two whoever is out of time has lost


# half a character, written as JSON writes it: the first half without the second, or the second without the first
HALF: Final = re.compile(
    r"\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F][0-9a-fA-F]{2})"
    r"|(?<!\\u[dD][89abAB][0-9a-fA-F]{2})\\u[dD][c-fC-F][0-9a-fA-F]{2}"
)


def _whole(record: str) -> str:
    if half := HALF.search(record):
        raise ValueError(f"{half[0]} is half a character")
    return record


class Record(Sent):
    """A game as a file tells it: a save, a transcript or a document of ours, or the log of another program."""

    record: Annotated[str, AfterValidator(_whole)]


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


class SeatKey(Sent):
    """The key that an invitation carries."""

    key: Annotated[str, Field(min_length=8, max_length=100)]


class Invitation(Told):
    """What somebody is invited to."""

    title: str  # of the game
    host: str  # whoever made the match; "" where they have no name
    seat: SeatOffer


class Claim(SeatKey):
    nickname: Nickname = ""


class Claimed(Told):
    match: str
    seat: int
    key: str  # for a program that had none of its own; "" for all others, who are known already


class ForSeat(Sent):
    seat: Seat


class Invited(Told):
    key: str


class Replacement(Sent):
    seat: Seat
    bot: Annotated[str, Field(max_length=40)]


class RatingTold(Told):
    """The rating of whoever sits at a rated match, in this game and on this side."""

    rating: int
    deviation: int  # it lies within two of these, one may be nearly sure
    provisional: bool  # so large a deviation says that there were few games yet
    change: int | None  # by this match, once it is over and has counted


class AtTable(Told):
    """A seat, and who sits there."""

    seat: int
    name: str
    title: str
    kind: Literal["person", "bot"]
    bot: str
    nickname: str
    taken: bool  # whether anybody has come to sit there
    holders: int  # how many browsers and programs have claimed the seat: one who looks over a shoulder is seen
    online: bool
    asked: bool
    mine: bool
    rating: RatingTold | None  # none where the match is not rated


class DialTold(Told):
    """The time of a seat: the seconds `left`, or, while it runs, when it will have run out."""

    left: float | None
    runs_out: str | None
    out: bool  # whether it has run out


class ClockTold(Told):
    """How fast a match is played, and the time of each seat."""

    kind: Literal["live", "days"]
    minutes: int
    increment: int
    days: int
    out: Literal["bot", "loss"]
    dials: list[DialTold]


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
    clock: ClockTold | None
    open: bool  # whether anybody may take a free seat
    deletable: bool  # whether the visitor may delete it
    created: str
    updated: str
    finished: bool
    goes_on: bool  # whether the others have begun another match, in which a seat is kept for the visitor
    result: str
    pinned: str


class OpenTable(Told):
    """A match of which anybody may take a free seat."""

    match: str
    game: str
    title: str
    scenario: str
    options: list[str]  # those that are not as usual, in words
    clock: ClockTold | None
    seats: list[AtTable]
    host: str  # their nickname, if they have one
    rated: bool
    mine: bool  # whether the visitor made it, or sits there
    since: str


class OpenTables(Told):
    allowed: bool  # whether the server has such tables at all
    now: str
    tables: list[OpenTable]
    more: bool


class OpenOrNot(Sent):
    open: bool


class TakeSeat(Sent):
    seat: Seat
    nickname: Nickname = ""


class GoOn(Sent):
    match: Name
    turned: Annotated[Seat, Field(description="By how many places everybody moves on at the table.")] = 0


class ArchivedOrNot(Sent):
    archived: bool


class Deletion(Sent):
    for_good: Literal[True]  # as it is: nothing brings a match back


class MyMatches(Told):
    now: str  # by the server's clock, as all times
    running: list[MatchSummary]
    finished: list[MatchSummary]
    archived: int  # how many the visitor has put away; they are told where they are asked for
