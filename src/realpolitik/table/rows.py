"""What a row of each table holds: the fields are its columns, in the same order."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, Literal, NamedTuple

A_DRAW: Final = -1  # in a proposal, in the place of the number of answers to keep


class VisitorRow(NamedTuple):
    """A browser or a program, known by the SHA-256 of its secret.

    `nickname` and `language` are empty until they are chosen.
    """

    hash: str
    nickname: str
    language: str
    created: datetime
    seen: datetime


class MatchRow(NamedTuple):
    """A match's set-up and where it stands; `pinned` says why it takes no answers, `host` is who made it.

    `chance` tells, beside the seed, which of it is in the hands of people; None where all is the seed's. In a `guided`
    match the players are taught. `content` is the digest of what a game with editable content was played with. Then
    comes its `Standing`. `pace` is how fast it is played, `clock` what `clock.py` makes of it, and `due` when time runs
    out next, on the table's clock; `opened` is since when anybody may take its free seats. In a `quiet` one nobody
    talks but those who sit at it. `rated` is what `ratings.py` makes of it, `staged` the name of the scene or
    problem that it is, where it is no whole game. `promised` are all seeds that it has had, as `kernel/promise.py` has
    them, the last of them the one in force; None where nothing was promised. `again` is the `match` in which its
    players go on once it is over, by how many places they have `turned` at the table, and who has `followed`.
    """

    id: str
    game: str
    scenario: str
    options: dict[str, Any]
    position: dict[str, Any] | None
    seed: str
    rules: int
    created: datetime
    updated: datetime
    finished: datetime | None = None
    result: list[float] | None = None
    pinned: str | None = None
    host: str | None = None
    chance: dict[str, Any] | None = None
    guided: bool = False
    content: str = ""
    moment: dict[str, int | str] | None = None
    called: list[str] | None = None
    asked: list[int] | None = None
    to_answer: list[int] | None = None
    winners: list[str] | None = None
    pace: dict[str, Any] | None = None
    clock: list[dict[str, Any]] | None = None
    due: datetime | None = None
    opened: datetime | None = None
    staged: str | None = None
    quiet: bool = False
    rated: dict[str, Any] | None = None
    promised: Sequence[tuple[int, str]] | None = None
    again: dict[str, Any] | None = None


class SeatRow(NamedTuple):
    """A seat and who sits there; `taken` is when a person came, None for a bot and while nobody has."""

    match_id: str
    seat: int
    name: str
    kind: Literal["person", "bot"]
    bot: str = ""
    nickname: str = ""
    taken: datetime | None = None


class KeyRow(NamedTuple):
    """A secret that opens a seat, known by its SHA-256."""

    hash: str
    match_id: str
    seat: int
    purpose: Literal["invite", "device"]
    created: datetime


class MoveRow(NamedTuple):
    """One change of a match. `request` is the client's name for it, `digest` that of the state it leads to."""

    match_id: str
    sequence: int
    kind: Literal["answer", "undo", "takeback"]
    seat: int
    keep: int
    answers: list[tuple[int, int]]
    request: str | None
    digest: str
    made: datetime


class ChatRow(NamedTuple):
    """A line; `visitor` is who said it, None in what an older program kept. Nobody is told."""

    match_id: str
    number: int
    seat: int | None
    nickname: str
    text: str
    said: datetime
    visitor: str | None = None


class CommentRow(NamedTuple):
    """What somebody who held a seat says of a moment of a match that is over: that after `at` answers."""

    match_id: str
    number: int
    at: int
    seat: int
    nickname: str
    text: str
    made: datetime


class ProposalRow(NamedTuple):
    """A seat asks to go back to the first `keep` answers, or for A_DRAW; the seats in `agreed` have said yes."""

    match_id: str
    seat: int
    keep: int
    version: int
    agreed: list[int]
    made: datetime


class BlockRow(NamedTuple):
    """A visitor wants nothing to do with another, who went by that nickname then. `id` is what the visitor calls it."""

    visitor: str
    blocked: str
    id: str
    nickname: str
    since: datetime


class AccountRow(NamedTuple):
    """A visitor that several browsers are, and the mailbox by which they came to be; `known_as` is that in small
    letters."""

    visitor: str
    known_as: str
    mailbox: str
    created: datetime


class SessionRow(NamedTuple):
    """A browser that is signed in to an account, known by the SHA-256 of its secret."""

    hash: str
    account: str
    created: datetime


class SignInRow(NamedTuple):
    """A link that signs a browser in, known by the SHA-256 of its secret, and where it was sent to."""

    hash: str
    mailbox: str
    created: datetime


class ReportRow(NamedTuple):
    """Somebody tells the operator of a line of chat, or of the nickname in a seat: who said it, if that is known, and
    the words as they were then."""

    id: str
    match_id: str
    reporter: str
    accused: str | None
    seat: int | None
    line: int | None
    nickname: str
    text: str
    reason: str
    made: datetime
    closed: datetime | None = None


class BellRow(NamedTuple):
    """Where whoever holds a seat wants to be told, when away, that it is their move: a webhook, a mailbox, a browser.

    A mailbox counts once it is `confirmed`, by the secret whose SHA-256 is `confirm`; `stop` is one that does nothing
    but end the mails. `told` is the version of the match at the last message: there is no other until the seat has
    answered. Before `rest_until` nothing is tried. One that failed too often is `dropped`, and its address with it. A
    browser has keys, by which it alone reads what is sent to it: `p256dh` and `auth`, as its subscription calls them.
    """

    visitor: str
    match_id: str
    seat: int
    kind: Literal["hook", "mail", "push"]
    address: str
    language: str
    created: datetime
    confirmed: datetime | None = None
    confirm: str | None = None
    stop: str | None = None
    told: int | None = None
    failures: int = 0
    rest_until: datetime | None = None
    dropped: datetime | None = None
    p256dh: str | None = None
    auth: str | None = None
