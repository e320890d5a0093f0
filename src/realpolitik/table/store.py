"""Every read and write of the table: matches and their moves, seats and their keys, visitors, chat. It knows no rules.

A match is a list of moves, and its answers are a fold over them: each move keeps the first `keep` answers and adds its
own. A move's `sequence` is the version of the match after it: 1, 2 …

Each method is one transaction, and may be called from any thread. Those that write to a match take turns.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from datetime import UTC, datetime
from threading import Lock
from typing import Any, Final, Literal, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Select, Table, and_, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.table.database import READING, VERSION_TABLE
from realpolitik.table.schema import CHAT, HOLDINGS, KEYS, MATCHES, METADATA, MOVES, PROPOSALS, SEATS, VISITORS
from realpolitik.table.sharing import BotsAsked, Kind, Sharing
from realpolitik.table.standing import Standing, to_columns
from realpolitik.table.statements import ITS_TURN, MATCH_CHANGED, NO_PROPOSAL, OF_REQUEST, highest

BATCH: Final = 100  # matches fetched at a time where all are gone through

Row = TypeVar("Row")


class UnknownMatch(RealpolitikError):
    """There is no such match."""


class SequenceTaken(RealpolitikError):
    """The move does not follow the newest one of the match: another came first. Nothing has changed."""


class WrongSeat(RealpolitikError):
    """No such seat, or one that somebody else sits in. Nothing has changed."""


# -- rows: their fields are the columns of the tables, in the same order ----------------------------------------------


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
    match the players are taught. `content` is the digest of what a game with editable content was played with. The
    rest is its `Standing`.
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
    match_id: str
    number: int
    seat: int | None
    nickname: str
    text: str
    said: datetime


class ProposalRow(NamedTuple):
    """A seat asks to go back to the first `keep` answers; the seats in `agreed` have said yes."""

    match_id: str
    seat: int
    keep: int
    version: int
    agreed: list[int]
    made: datetime


class Store:
    """All that the table remembers, in one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._for_reading = engine.execution_options(**{READING: True})
        # SQLite lets writers try again and again until they are lucky, or give up; here they queue.
        self._queue: AbstractContextManager[Any] = Lock() if engine.dialect.name == "sqlite" else nullcontext()
        # Other servers may be on the same PostgreSQL database, never on the same SQLite file.
        self.sharing = Sharing(engine) if engine.dialect.name == "postgresql" else None

    def probe(self) -> None:
        """Write something that changes nothing, to the disk and all; raise if the database does not take it."""
        with self._writing() as connection:
            connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = version_num"))

    # -- visitors --------------------------------------------------------------------------------

    def visitor(self, visitor: str) -> VisitorRow | None:
        return self._first(VisitorRow, select(VISITORS).where(VISITORS.c.hash == visitor))

    def keep_visitor(self, visitor: str, nickname: str | None = None, language: str | None = None) -> VisitorRow:
        """Remember a visitor, seen now. What is None stays as it is."""
        told = {"nickname": nickname, "language": language}
        news = {name: value for name, value in told.items() if value is not None}
        with self._writing() as connection:
            _know_visitor(connection, visitor)
            change = update(VISITORS).where(VISITORS.c.hash == visitor).values(seen=_now(), **news)
            return VisitorRow._make(connection.execute(change.returning(*VISITORS.c)).one())

    # -- matches and their moves -----------------------------------------------------------------

    def create_match(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        keys: Sequence[KeyRow],
        held: Sequence[int],
        visitor: str | None,
        first: MoveRow | None,
    ) -> None:
        """A match with all that belongs to it. The seats in `held` are taken by the visitor at once."""
        if held and visitor is None:
            raise ValueError("seats are held by a visitor")
        taken = [seat._replace(taken=seat.taken or match.created) if seat.seat in held else seat for seat in seats]
        holdings = [(visitor, match.id, seat, match.created) for seat in held]
        with self._writing() as connection:
            for known in {match.host, visitor} - {None}:
                _know_visitor(connection, str(known))
            _insert(connection, MATCHES, [match])
            _insert(connection, SEATS, taken)
            _insert(connection, KEYS, keys)
            _insert(connection, HOLDINGS, holdings)
            _insert(connection, MOVES, [first] if first else [])

    def match(self, match_id: str) -> MatchRow | None:
        return self._first(MatchRow, select(MATCHES).where(MATCHES.c.id == match_id))

    def seats(self, match_id: str) -> list[SeatRow]:
        return self._all(SeatRow, select(SEATS).where(SEATS.c.match_id == match_id).order_by(SEATS.c.seat))

    def moves(self, match_id: str, after: int = 0) -> list[MoveRow]:
        """All moves after the one with the number `after`, the first one first."""
        later = and_(MOVES.c.match_id == match_id, MOVES.c.sequence > after)
        return self._all(MoveRow, select(MOVES).where(later).order_by(MOVES.c.sequence))

    def append_move(
        self,
        move: MoveRow,
        standing: Standing | None = None,
        result: Sequence[float] | None = None,
        seed: str = "",
        bots: BotsAsked | None = None,
    ) -> MoveRow:
        """Add a move, after which the match stands so: it has ended with `result`, or, where there is none, goes on,
        even if it had ended. What chance has answered is in the moves; with a `seed`, what it will answer comes from
        there.

        A request that was applied before gives the move it made then, and changes nothing. A proposal to take back
        was made of an earlier moment: it is dropped. Where there are other servers, `bots` says what the move means for
        those of the match.
        """
        with self._turn(move.match_id, Kind.MOVES) as connection:
            if move.request is not None:
                earlier = connection.execute(OF_REQUEST, {"match": move.match_id, "named": move.request}).first()
                if earlier is not None:
                    return MoveRow._make(earlier)
            newest = _newest(connection, MOVES.c.sequence, move.match_id)
            if move.sequence != newest + 1:
                raise SequenceTaken(f"the match has {newest} moves: number {move.sequence} cannot be the next")
            if self.sharing is not None and bots is not None:
                self.sharing.pass_bots(connection, move.match_id, bots)
            _insert(connection, MOVES, [move])
            over = result is not None
            news = {"updated": move.made, "finished": move.made if over else None, "result": result}
            changed = {**news, **to_columns(standing), **({"seed": seed} if seed else {})}
            connection.execute(MATCH_CHANGED, {"match": move.match_id, **changed})
            connection.execute(NO_PROPOSAL, {"match": move.match_id})
        return move

    def pin(self, match_id: str, reason: str) -> None:
        """Say why the match takes no more answers."""
        with self._turn(match_id, Kind.MOVES) as connection:
            connection.execute(update(MATCHES).where(MATCHES.c.id == match_id).values(pinned=reason))

    def bring_up_to_date(self, match_id: str, version: int, standing: Standing | None, pinned: str) -> None:
        """Keep what playing a match again has shown, if it still has so many moves: how it stands, and if pinned."""
        with self._turn(match_id) as connection:
            if _newest(connection, MOVES.c.sequence, match_id) == version:
                found = {**to_columns(standing), "pinned": pinned or None}
                connection.execute(update(MATCHES).where(MATCHES.c.id == match_id).values(found))

    def all_matches(self) -> Iterator[MatchRow]:
        """Every match, fetched a few at a time, so that no transaction stays open while they are looked at."""
        last = ""
        while True:
            batch = select(MATCHES).where(MATCHES.c.id > last).order_by(MATCHES.c.id).limit(BATCH)
            found = self._all(MatchRow, batch)
            yield from found
            if len(found) < BATCH:
                return
            last = found[-1].id

    def still_there(self, matches: Sequence[str]) -> set[str]:
        """Which of these matches have not been deleted."""
        return set(self._all(str, select(MATCHES.c.id).where(MATCHES.c.id.in_(matches))))

    def delete_match(self, match_id: str) -> None:
        """Delete a match with all that belongs to it, for good."""
        with self._turn(match_id, Kind.DELETED) as connection:
            for table in reversed(METADATA.sorted_tables):
                if "match_id" in table.c:
                    connection.execute(delete(table).where(table.c.match_id == match_id))
            connection.execute(delete(MATCHES).where(MATCHES.c.id == match_id))

    # -- seats and their keys --------------------------------------------------------------------

    def seat_of_key(self, key: str) -> tuple[str, int] | None:
        """The match and the seat that a key, given by its SHA-256, opens."""
        found = self._first(KeyRow, select(KEYS).where(KEYS.c.hash == key))
        return (found.match_id, found.seat) if found else None

    def add_key(self, key: KeyRow) -> None:
        with self._turn(key.match_id) as connection:
            _insert(connection, KEYS, [key])

    def revoke_invites(self, match_id: str, seat: int) -> None:
        """Let no invitation to the seat count any more. The keys of devices stay."""
        invites = and_(KEYS.c.match_id == match_id, KEYS.c.seat == seat, KEYS.c.purpose == "invite")
        with self._turn(match_id) as connection:
            connection.execute(delete(KEYS).where(invites))

    def claim(self, visitor: str, match_id: str, seat: int, nickname: str) -> None:
        """The visitor holds the seat from now on. Whoever comes first gives it a nickname."""
        this = and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat)
        with self._turn(match_id, Kind.COMPANY) as connection:
            found = _seat(connection, match_id, seat)
            if found.kind != "person":
                raise WrongSeat(f"{found.name} is played by a bot; a seat for a person is needed")
            _know_visitor(connection, visitor)
            holding = {"visitor": visitor, "match_id": match_id, "seat": seat, "created": _now()}
            _insert_if_absent(connection, HOLDINGS, holding)
            if found.taken is None:
                connection.execute(update(SEATS).where(this).values(taken=_now(), nickname=nickname))

    def seats_held(self, visitor: str, match_id: str) -> list[int]:
        theirs = and_(HOLDINGS.c.visitor == visitor, HOLDINGS.c.match_id == match_id)
        return self._all(int, select(HOLDINGS.c.seat).where(theirs).order_by(HOLDINGS.c.seat))

    def holds_a_seat(self, visitor: str) -> bool:
        """Whether there is any match in which the visitor holds a seat."""
        return bool(self._all(int, select(HOLDINGS.c.seat).where(HOLDINGS.c.visitor == visitor).limit(1)))

    def holdings(self, match_id: str) -> list[tuple[str, int]]:
        """All visitors who hold a seat of the match, with the seat."""
        theirs = select(HOLDINGS.c.visitor, HOLDINGS.c.seat).where(HOLDINGS.c.match_id == match_id)
        return self._all(lambda visitor, seat: (visitor, seat), theirs)

    def holders(self, match_id: str) -> dict[int, int]:
        """How many visitors hold each seat."""
        counted = select(HOLDINGS.c.seat, func.count()).where(HOLDINGS.c.match_id == match_id).group_by(HOLDINGS.c.seat)
        return dict(self._all(lambda seat, holders: (seat, holders), counted))

    def give_to_bot(self, match_id: str, seat: int, bot: str) -> None:
        """Seat a bot where no person has sat down, or another bot sits. Keys of the seat open it no longer."""
        this = and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat)
        with self._turn(match_id, Kind.COMPANY) as connection:
            found = _seat(connection, match_id, seat)
            if found.kind == "person" and found.taken is not None:
                raise WrongSeat(f"{found.name} is taken by a person; a free seat or a bot's is needed")
            connection.execute(update(SEATS).where(this).values(kind="bot", bot=bot, nickname="", taken=None))
            connection.execute(delete(KEYS).where(KEYS.c.match_id == match_id, KEYS.c.seat == seat))

    def empty_seat(self, match_id: str, seat: int) -> None:
        """Let nobody hold the seat: its keys open it no longer, and no proposal waits for whoever sat there."""
        this = and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat)
        with self._turn(match_id, Kind.COMPANY) as connection:
            found = _seat(connection, match_id, seat)
            if found.kind != "person":
                raise WrongSeat(f"{found.name} is played by a bot; a seat that a person holds is needed")
            connection.execute(delete(HOLDINGS).where(HOLDINGS.c.match_id == match_id, HOLDINGS.c.seat == seat))
            connection.execute(delete(KEYS).where(KEYS.c.match_id == match_id, KEYS.c.seat == seat))
            connection.execute(delete(PROPOSALS).where(PROPOSALS.c.match_id == match_id))
            connection.execute(update(SEATS).where(this).values(nickname="", taken=None))

    def rename(self, match_id: str, seat: int, nickname: str) -> None:
        this = and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat)
        with self._turn(match_id, Kind.COMPANY) as connection:
            connection.execute(update(SEATS).where(this).values(nickname=nickname))

    # -- chat ------------------------------------------------------------------------------------

    def say(self, match_id: str, seat: int | None, nickname: str, text: str) -> ChatRow:
        """Add a line to the chat; lines are numbered 1, 2 …"""
        with self._turn(match_id, Kind.CHAT) as connection:
            line = ChatRow(match_id, _newest(connection, CHAT.c.number, match_id) + 1, seat, nickname, text, _now())
            added = insert(CHAT).values(line._asdict()).returning(*CHAT.c)
            return ChatRow._make(connection.execute(added).one())

    def chat(self, match_id: str, after: int = 0) -> list[ChatRow]:
        """The lines after the one with the number `after`."""
        later = and_(CHAT.c.match_id == match_id, CHAT.c.number > after)
        return self._all(ChatRow, select(CHAT).where(later).order_by(CHAT.c.number))

    # -- asking to take back ---------------------------------------------------------------------

    def proposal(self, match_id: str) -> ProposalRow | None:
        return self._first(ProposalRow, select(PROPOSALS).where(PROPOSALS.c.match_id == match_id))

    def propose(self, proposal: ProposalRow) -> None:
        """Put a proposal, in place of any other of the match."""
        with self._turn(proposal.match_id, Kind.PROPOSAL) as connection:
            connection.execute(delete(PROPOSALS).where(PROPOSALS.c.match_id == proposal.match_id))
            _insert(connection, PROPOSALS, [proposal])

    def agree(self, match_id: str, seat: int, asking: int, keep: int) -> ProposalRow | None:
        """Add a seat to those that agree to what the seat `asking` proposes, and give the proposal back, if it is
        still the open one."""
        this = and_(PROPOSALS.c.match_id == match_id, PROPOSALS.c.seat == asking, PROPOSALS.c.keep == keep)
        with self._turn(match_id, Kind.PROPOSAL) as connection:
            row = connection.execute(select(PROPOSALS).where(this)).first()
            if row is None:
                return None
            agreed = sorted({*row.agreed, seat})
            connection.execute(update(PROPOSALS).where(this).values(agreed=agreed))
        return ProposalRow._make(row)._replace(agreed=agreed)

    def drop_proposal(self, match_id: str) -> None:
        with self._turn(match_id, Kind.PROPOSAL) as connection:
            connection.execute(delete(PROPOSALS).where(PROPOSALS.c.match_id == match_id))

    # -- transactions ----------------------------------------------------------------------------

    def reading(self) -> AbstractContextManager[Connection]:
        """A transaction that does not write."""
        return self._for_reading.begin()

    def _all(self, kind: Callable[..., Row], wanted: Select[*tuple[Any, ...]]) -> list[Row]:
        with self.reading() as connection:
            return [kind(*row) for row in connection.execute(wanted)]

    def _first(self, kind: Callable[..., Row], wanted: Select[*tuple[Any, ...]]) -> Row | None:
        return next(iter(self._all(kind, wanted.limit(1))), None)

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._queue, self._engine.begin() as connection:
            yield connection

    @contextmanager
    def _turn(self, match_id: str, kind: Kind | None = None) -> Iterator[Connection]:
        """A transaction that writes to a match: others wait here until it is over. Other servers are told of the kind
        of change, where it is one that they would show.

        PostgreSQL locks the row of the match; SQLite knows no such lock, but has one writer at a time anyway.
        """
        with self._writing() as connection:
            if connection.execute(ITS_TURN, {"match": match_id}).first() is None:
                raise UnknownMatch(f"there is no match {match_id}")
            yield connection
            if self.sharing is not None and kind is not None:
                self.sharing.tell(connection, match_id, kind)


def _insert(connection: Connection, table: Table, rows: Sequence[Sequence[Any]]) -> None:
    if rows:
        connection.execute(insert(table), [dict(zip(table.c.keys(), row, strict=True)) for row in rows])


def _insert_if_absent(connection: Connection, table: Table, values: Mapping[str, Any]) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(postgresql.insert(table).values(values).on_conflict_do_nothing())
    else:
        connection.execute(sqlite.insert(table).values(values).on_conflict_do_nothing())


def _know_visitor(connection: Connection, visitor: str) -> None:
    now = _now()
    stranger = VisitorRow(visitor, nickname="", language="", created=now, seen=now)
    _insert_if_absent(connection, VISITORS, stranger._asdict())


def _newest(connection: Connection, number: Any, match_id: str) -> int:
    """The highest number in a column that counts a match's rows: 0 while there are none."""
    return connection.execute(highest(number), {"match": match_id}).scalar() or 0


def _seat(connection: Connection, match_id: str, seat: int) -> SeatRow:
    row = connection.execute(select(SEATS).where(SEATS.c.match_id == match_id, SEATS.c.seat == seat)).first()
    if row is None:
        raise WrongSeat(f"the match has no seat {seat}")
    return SeatRow._make(row)


def _now() -> datetime:
    return datetime.now(UTC)
