"""Every read and write of the table: matches and their moves, seats and their keys, visitors, chat. It knows no rules.

A match is a list of moves, and its answers are a fold over them: each move keeps the first `keep` answers and adds its
own. A move's `sequence` is the version of the match after it: 1, 2 …

Each method is one transaction, and may be called from any thread. Those that write to a match take turns.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from datetime import UTC, datetime
from threading import Lock
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Select, Table, and_, delete, func, insert, select, text, update

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.promise import Promised
from realpolitik.table.clock import Clock
from realpolitik.table.database import READING, VERSION_TABLE, insert_if_absent
from realpolitik.table.ratings import is_rated, leaves_rated, rate
from realpolitik.table.rows import ChatRow, KeyRow, MatchRow, MoveRow, ProposalRow, SeatRow, VisitorRow
from realpolitik.table.schema import (
    ARCHIVED,
    CHAT,
    HOLDINGS,
    KEYS,
    MATCHES,
    METADATA,
    MOVES,
    PROPOSALS,
    SEATS,
    UPTIME,
    VISITORS,
)
from realpolitik.table.seating import (
    WrongSeat,
    get_up,
    go_on_in,
    held,
    held_by_others,
    note_followed,
    open_table,
    seat_of,
    seated_anew,
    take_free_seat,
    take_open_seat,
)
from realpolitik.table.sharing import BotsAsked, Kind, Sharing
from realpolitik.table.standing import Standing, to_columns
from realpolitik.table.statements import ITS_TURN, MATCH_CHANGED, NO_PROPOSAL, OF_REQUEST, highest
from realpolitik.table.talking import forget_older
from realpolitik.table.uptime import Uptime, moment
from realpolitik.table.winding import Wound, wind, wind_after_move

BATCH: Final = 100  # matches fetched at a time where all are gone through

Row = TypeVar("Row")


class UnknownMatch(RealpolitikError):
    """There is no such match."""


class SequenceTaken(RealpolitikError):
    """The move does not follow the newest one of the match: another came first. Nothing has changed."""


class Store:
    """All that the table remembers, in one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._for_reading = engine.execution_options(**{READING: True})
        # SQLite lets writers try again and again until they are lucky, or give up; here they queue.
        self._queue: AbstractContextManager[Any] = Lock() if engine.dialect.name == "sqlite" else nullcontext()
        self.sharing = Sharing(engine) if engine.dialect.name == "postgresql" else None
        self.uptime = Uptime()

    def probe(self) -> None:
        """Write something that changes nothing, to the disk and all; raise if the database does not take it."""
        with self.writing() as connection:
            connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = version_num"))

    # -- visitors --------------------------------------------------------------------------------

    def visitor(self, visitor: str) -> VisitorRow | None:
        return self._first(VisitorRow, select(VISITORS).where(VISITORS.c.hash == visitor))

    def keep_visitor(self, visitor: str, nickname: str | None = None, language: str | None = None) -> VisitorRow:
        """Remember a visitor, seen now. What is None stays as it is."""
        told = {"nickname": nickname, "language": language}
        news = {name: value for name, value in told.items() if value is not None}
        with self.writing() as connection:
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
        with self.writing() as connection:
            for known in {match.host, visitor} - {None}:
                _know_visitor(connection, str(known))
            _insert(connection, MATCHES, [match])
            _insert(connection, SEATS, taken)
            _insert(connection, KEYS, keys)
            _insert(connection, HOLDINGS, holdings)
            _insert(connection, MOVES, [first] if first else [])
            if match.pace is not None:
                seated_anew(connection, match.id)

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
        seeds: Sequence[Promised] = (),
        bots: BotsAsked | None = None,
        wound: Wound | None = None,
    ) -> MoveRow:
        """Add a move, after which the match stands so: it has ended with `result`, or, where there is none, goes on,
        even if it had ended. What chance has answered is in the moves; with `seeds`, what it will answer comes from the
        last of them.

        A request that was applied before gives the move it made then, and changes nothing. A proposal to take back
        was made of an earlier moment: it is dropped. Where there are other servers, `bots` says what the move means for
        those of the match. Where it has a clock, that is `wound`.
        """
        changed = _changed_by(move, standing, result)
        at_once = bots is None and wound is None and not seeds and result is None
        if self.sharing is not None and at_once and self.sharing.append(move, changed):
            return move
        with self.turn(move.match_id, Kind.MOVES) as connection:
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
            new_seed = {"seed": seeds[-1].seed, "promised": seeds} if seeds else {}
            connection.execute(MATCH_CHANGED, {"match": move.match_id, **changed, **new_seed})
            connection.execute(NO_PROPOSAL, {"match": move.match_id})
            rate(connection, move, standing.called if standing is not None else [], result)
            if wound is not None:
                asked = standing.asked if standing is not None else []
                wound.clock = wind_after_move(connection, move, asked)
        return move

    def pin(self, match_id: str, reason: str) -> None:
        """Say why the match takes no more answers."""
        with self.turn(match_id, Kind.MOVES) as connection:
            connection.execute(update(MATCHES).where(MATCHES.c.id == match_id).values(pinned=reason))
            wind(connection, match_id)

    def bring_up_to_date(self, match_id: str, version: int, standing: Standing | None, pinned: str) -> None:
        """Keep what playing a match again has shown, if it still has so many moves: how it stands, and if pinned."""
        with self.turn(match_id) as connection:
            if _newest(connection, MOVES.c.sequence, match_id) == version:
                found = {**to_columns(standing), "pinned": pinned or None}
                connection.execute(update(MATCHES).where(MATCHES.c.id == match_id).values(found))
                wind(connection, match_id)

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

    def delete_match(self, match_id: str, by: str | None = None) -> None:
        """Delete a match with all that belongs to it, for good; by its host, not while others sit at it."""
        with self.turn(match_id, Kind.DELETED) as connection:
            if by is not None and held_by_others(connection, match_id, by):
                raise WrongSeat("others sit at this match, and it is not over")
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
        with self.turn(key.match_id) as connection:
            _insert(connection, KEYS, [key])

    def revoke_invites(self, match_id: str, seat: int) -> None:
        """Let no invitation to the seat count any more. The keys of devices stay."""
        invites = and_(KEYS.c.match_id == match_id, KEYS.c.seat == seat, KEYS.c.purpose == "invite")
        with self.turn(match_id) as connection:
            connection.execute(delete(KEYS).where(invites))

    def claim(self, visitor: str, match_id: str, seat: int, nickname: str) -> Clock | None:
        """The visitor holds the seat from now on. Whoever comes first gives it a nickname. The clock after that."""
        with self.turn(match_id, Kind.COMPANY) as connection:
            found = seat_of(connection, match_id, seat)
            if found.kind != "person":
                raise WrongSeat(f"{found.name} is played by a bot; a seat for a person is needed")
            if found.taken is not None and is_rated(connection, match_id) and not held(connection, visitor, found):
                raise WrongSeat("at a rated match nobody shares a seat")
            _know_visitor(connection, visitor)
            holding = {"visitor": visitor, "match_id": match_id, "seat": seat, "created": _now()}
            insert_if_absent(connection, HOLDINGS, holding)
            if found.taken is None:
                this = and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat)
                connection.execute(update(SEATS).where(this).values(taken=_now(), nickname=nickname))
            return seated_anew(connection, match_id)

    def open_table(self, match_id: str) -> None:
        """Let anybody take the free seats of a match; NotOpen is raised where there is none."""
        with self.turn(match_id, Kind.COMPANY) as connection:
            open_table(connection, match_id, _now())

    def open_tables_of(self, host: str) -> int:
        """How many matches of a host are open to anybody."""
        theirs = and_(MATCHES.c.host == host, MATCHES.c.opened.is_not(None), MATCHES.c.finished.is_(None))
        return sum(self._all(int, select(func.count()).where(theirs)))

    def close_table(self, match_id: str) -> None:
        """Let only those take the free seats who are invited."""
        with self.turn(match_id, Kind.COMPANY) as connection:
            connection.execute(update(MATCHES).where(MATCHES.c.id == match_id).values(opened=None))

    def take_open_seat(self, visitor: str, match_id: str, seat: int, nickname: str) -> Clock | None:
        """The visitor takes a free seat of an open table, if it is one still. The clock after that."""
        with self.turn(match_id, Kind.COMPANY) as connection:
            _know_visitor(connection, visitor)
            take_open_seat(connection, visitor, match_id, seat, nickname, _now())
            return seated_anew(connection, match_id)

    def go_on_in(self, match_id: str, other: str, turned: int) -> None:
        """Keep the free seats of another match for those who played this one; NotOpen is raised where it cannot be."""
        with self.turn(match_id, Kind.COMPANY) as connection:
            go_on_in(connection, match_id, other, turned)

    def note_followed(self, match_id: str, seat: int) -> None:
        """What was kept for a seat of a match that is over has been taken."""
        with self.turn(match_id, Kind.COMPANY) as connection:
            note_followed(connection, match_id, seat)

    def take_kept_seat(self, visitor: str, match_id: str, seat: int, nickname: str) -> Clock | None:
        """The visitor takes a free seat that is kept for them. The clock after that."""
        with self.turn(match_id, Kind.COMPANY) as connection:
            take_free_seat(connection, visitor, match_id, seat, nickname, _now())
            return seated_anew(connection, match_id)

    def archive(self, visitor: str, match_id: str, archived: bool) -> None:
        """Show a match to a visitor among those put away, or among the others."""
        this = and_(ARCHIVED.c.visitor == visitor, ARCHIVED.c.match_id == match_id)
        with self.turn(match_id) as connection:
            if archived:
                insert_if_absent(connection, ARCHIVED, {"visitor": visitor, "match_id": match_id, "since": _now()})
            else:
                connection.execute(delete(ARCHIVED).where(this))

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

    def give_to_bot(self, match_id: str, seat: int, bot: str) -> Clock | None:
        """Seat a bot where no person has sat down, or another bot sits. Keys of the seat open it no longer."""
        this = and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat)
        with self.turn(match_id, Kind.COMPANY) as connection:
            found = seat_of(connection, match_id, seat)
            if found.kind == "person" and found.taken is not None:
                raise WrongSeat(f"{found.name} is taken by a person; a free seat or a bot's is needed")
            connection.execute(update(SEATS).where(this).values(kind="bot", bot=bot, nickname="", taken=None))
            connection.execute(delete(KEYS).where(KEYS.c.match_id == match_id, KEYS.c.seat == seat))
            return seated_anew(connection, match_id)

    def empty_seat(self, match_id: str, seat: int) -> Clock | None:
        """Let nobody hold the seat: its keys open it no longer, and no proposal waits for whoever sat there."""
        with self.turn(match_id, Kind.COMPANY) as connection:
            get_up(connection, match_id, seat, kind="person", bot="")
            return seated_anew(connection, match_id)

    def hand_over(self, match_id: str, seat: int, bot: str, out_at: int | None = None) -> Clock | None:
        """Seat a bot in the place of the person who holds the seat, as if it had been emptied. Where that is because
        time has run out, `out_at` is the version at which it had: after another move nothing is done."""
        with self.turn(match_id, Kind.COMPANY) as connection:
            if out_at is not None and _newest(connection, MOVES.c.sequence, match_id) != out_at:
                raise SequenceTaken(f"the match has moved on since its version {out_at}")
            leaves_rated(connection, match_id, seat)
            get_up(connection, match_id, seat, kind="bot", bot=bot)
            return seated_anew(connection, match_id, out=None if out_at is None else seat)

    def rename(self, match_id: str, seat: int, nickname: str) -> None:
        with self.turn(match_id, Kind.COMPANY) as connection:
            this = SEATS.c.match_id == match_id, SEATS.c.seat == seat
            connection.execute(update(SEATS).where(*this).values(nickname=nickname))

    # -- chat ------------------------------------------------------------------------------------

    def say(
        self, match_id: str, seat: int | None, nickname: str, text: str, visitor: str = "", most: int = 0
    ) -> ChatRow:
        """Add a line to the chat; lines are numbered 1, 2 … `most`: how many are kept; all, where that is not said."""
        with self.turn(match_id, Kind.CHAT) as connection:
            number = _newest(connection, CHAT.c.number, match_id) + 1
            line = ChatRow(match_id, number, seat, nickname, text, _now(), visitor or None)
            said = ChatRow._make(connection.execute(insert(CHAT).values(line._asdict()).returning(*CHAT.c)).one())
            if most:
                forget_older(connection, said, most)
            return said

    def chat(self, match_id: str, after: int = 0) -> list[ChatRow]:
        """The lines after the one with the number `after`."""
        later = and_(CHAT.c.match_id == match_id, CHAT.c.number > after)
        return self._all(ChatRow, select(CHAT).where(later).order_by(CHAT.c.number))

    # -- asking to take back ---------------------------------------------------------------------

    def proposal(self, match_id: str) -> ProposalRow | None:
        return self._first(ProposalRow, select(PROPOSALS).where(PROPOSALS.c.match_id == match_id))

    def propose(self, proposal: ProposalRow) -> None:
        """Put a proposal, in place of any other of the match."""
        with self.turn(proposal.match_id, Kind.PROPOSAL) as connection:
            connection.execute(delete(PROPOSALS).where(PROPOSALS.c.match_id == proposal.match_id))
            _insert(connection, PROPOSALS, [proposal])

    def agree(self, match_id: str, seat: int, asking: int, keep: int) -> ProposalRow | None:
        """Add a seat to those that agree to what the seat `asking` proposes, and give the proposal back, if it is
        still the open one."""
        this = and_(PROPOSALS.c.match_id == match_id, PROPOSALS.c.seat == asking, PROPOSALS.c.keep == keep)
        with self.turn(match_id, Kind.PROPOSAL) as connection:
            row = connection.execute(select(PROPOSALS).where(this)).first()
            if row is None:
                return None
            agreed = sorted({*row.agreed, seat})
            connection.execute(update(PROPOSALS).where(this).values(agreed=agreed))
        return ProposalRow._make(row)._replace(agreed=agreed)

    def drop_proposal(self, match_id: str) -> None:
        with self.turn(match_id, Kind.PROPOSAL) as connection:
            connection.execute(delete(PROPOSALS).where(PROPOSALS.c.match_id == match_id))

    # -- clocks ----------------------------------------------------------------------------------

    def keep_time(self, patience: float) -> bool:
        """Say that a server runs. Whether the table's clock stands otherwise now than it was thought to."""
        with self.writing() as connection:
            insert_if_absent(connection, UPTIME, {"id": 1, "seen": _now(), "lost": 0.0})
            return self.uptime.mark(connection, patience)

    def due(self, most: int) -> list[str]:
        """Matches in which somebody's time has run out, the first of them first."""
        late = MATCHES.c.due <= moment(self.uptime.now())
        return self._all(str, select(MATCHES.c.id).where(late).order_by(MATCHES.c.due).limit(most))

    def put_off(self, match_id: str, seconds: float) -> None:
        """Look at the time of a match again only then: nothing can be done for it now."""
        later = moment(self.uptime.now() + seconds)
        with self.turn(match_id) as connection:
            connection.execute(update(MATCHES).where(MATCHES.c.id == match_id).values(due=later))

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
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes; what it writes to a match is written in `turn`."""
        with self._queue, self._engine.begin() as connection:
            yield connection

    @contextmanager
    def turn(self, match_id: str, kind: Kind | None = None) -> Iterator[Connection]:
        """A transaction that writes to a match: others wait here until it is over. Other servers are told of the kind
        of change, where it is one that they would show.

        PostgreSQL locks the row of the match; SQLite knows no such lock, but has one writer at a time anyway.
        """
        with self.writing() as connection:
            if connection.execute(ITS_TURN, {"match": match_id}).first() is None:
                raise UnknownMatch(f"there is no match {match_id}")
            yield connection
            if self.sharing is not None and kind is not None:
                self.sharing.tell(connection, match_id, kind)


def _changed_by(move: MoveRow, standing: Standing | None, result: Sequence[float] | None) -> dict[str, Any]:
    """What a move changes in the row of its match."""
    finished = None if result is None else move.made
    return {"updated": move.made, "finished": finished, "result": result, **to_columns(standing)}


def _insert(connection: Connection, table: Table, rows: Sequence[Sequence[Any]]) -> None:
    if rows:
        connection.execute(insert(table), [dict(zip(table.c.keys(), row, strict=True)) for row in rows])


def _know_visitor(connection: Connection, visitor: str) -> None:
    now = _now()
    stranger = VisitorRow(visitor, nickname="", language="", created=now, seen=now)
    insert_if_absent(connection, VISITORS, stranger._asdict())


def _newest(connection: Connection, number: Any, match_id: str) -> int:
    """The highest number in a column that counts a match's rows: 0 while there are none."""
    return connection.execute(highest(number), {"match": match_id}).scalar() or 0


def _now() -> datetime:
    return datetime.now(UTC)
