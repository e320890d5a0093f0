"""What servers on one PostgreSQL database tell and ask each other: news, who lives, who is where, whose the bots are,
how much of a limit is left.

Times are those of the database's clock: no two machines need agree. A server is dead once its row is gone. Others
bury it when it has not renewed that row in time, and with it all that it had.
"""

import json
import secrets
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, delete, exists, func, not_, select, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.table.rows import MoveRow
from realpolitik.table.schema import BOTS, MATCHES, MOVES, PRESENCE, SERVERS, TALLIES
from realpolitik.table.statements import APPENDED, for_driver

CHANNEL: Final = "realpolitik"  # of LISTEN and NOTIFY
LONGEST_NEWS: Final = 7999  # bytes that PostgreSQL tells at once


class Kind(StrEnum):
    """What of a match has changed."""

    MOVES = "moves"
    COMPANY = "company"  # seats, who holds them, and under which name
    CHAT = "chat"
    PROPOSAL = "proposal"
    PRESENCE = "presence"
    BOTS = "bots"  # they wait for a server that lets them play
    DELETED = "deleted"
    SIGNED_OUT = "signed_out"  # a session, whose hash is told in the place of a match, has ended


class TheirMove(NamedTuple):
    """A move that another server has stored, as its news tell it: nothing else of the match has changed with it."""

    move: MoveRow
    over: bool  # whether the match has ended with it


ANY_CHANGE: Final = frozenset({Kind.MOVES, Kind.COMPANY, Kind.CHAT, Kind.PROPOSAL, Kind.PRESENCE})


class NotOurs(RealpolitikError):
    """The bots of the match are not, or no longer, this server's to play. Nothing has changed."""


@dataclass
class BotsAsked:
    """What a move means for the bots of its match."""

    asked: bool  # whether one of them is to answer next
    welcome: bool  # whether this server has a hand free to let it
    played: bool = False  # whether the move is a bot's own: it counts only while the bots are this server's
    ours: bool = False  # told by the store: whether the bots are this server's after the move


class Alive(NamedTuple):
    servers: int  # how many there are, this one among them
    reborn: bool  # whether this one is new, or was buried meanwhile
    deserted: frozenset[str]  # matches at which nobody is any more who was at a server that is dead now


class Sharing:
    """One server among those on the same database; `server` is what it goes by there."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.server: Final = secrets.token_hex(8)

    # -- news ----------------------------------------------------------------------------------------------------------

    def tell(self, connection: Connection, match_id: str, kind: Kind) -> None:
        """Let other servers know of a change, if and when the transaction is committed."""
        connection.execute(select(func.pg_notify(CHANNEL, self.words(match_id, kind))))

    def words(self, match_id: str, kind: Kind) -> str:
        return f"{self.server} {match_id} {kind}"

    def words_of_move(self, move: MoveRow, over: bool) -> str:
        """News of a move that tell all of it, so that nobody has to ask for it; of one that is too long, only that."""
        news = self.words(move.match_id, Kind.MOVES)
        whole = f"{news} {json.dumps([*move[1:-1], move.made.isoformat(), over])}"
        return whole if len(whole) <= LONGEST_NEWS else news  # what JSON writes is ASCII

    def others_news(self, told: str) -> tuple[str, Kind | TheirMove] | None:
        """The match and what another server tells of it, a move or that there is a change of some kind; None for what
        we told ourselves, and for what is not in our words."""
        server, _, news = told.partition(" ")
        match_id, _, what = news.partition(" ")
        kind, _, move = what.partition(" ")
        if server == self.server or kind not in [*Kind]:
            return None
        return match_id, _their_move(match_id, move) if move else Kind(kind)

    # -- moves ---------------------------------------------------------------------------------------------------------

    def append(self, move: MoveRow, changed: Mapping[str, Any]) -> bool:
        """Store a move, with what it changes in the row of its match, and tell others all of it: in one breath, as most
        moves can be. False if nothing was stored, or nobody knows: what is in the way is for others to find out."""
        news = {"channel": CHANNEL, "news": self.words_of_move(move, over=changed["finished"] is not None)}
        try:
            given = for_driver({**move._asdict(), **changed, **news})
            with self._at_once() as connection:
                return connection.execute(APPENDED, given, prepare=True).fetchone() is not None
        except (ValueError, DBAPIError, self.engine.dialect.loaded_dbapi.Error):
            return False

    @contextmanager
    def _at_once(self) -> Iterator[Any]:
        """A connection of psycopg's for one statement, all of which happens or nothing. One that breaks is given up."""
        borrowed = self.engine.raw_connection()
        connection: Any = borrowed.driver_connection
        try:
            connection.autocommit = True
            yield connection
        finally:
            try:
                connection.autocommit = False
            except self.engine.dialect.loaded_dbapi.Error:
                borrowed.invalidate()
            borrowed.close()

    # -- living and dying ----------------------------------------------------------------------------------------------

    def beat(self, lasting: float) -> Alive:
        """Live for so many seconds more, and bury those whose time has run out."""
        until = func.now() + timedelta(seconds=lasting)
        with self.engine.begin() as connection:
            renewed = update(SERVERS).where(SERVERS.c.id == self.server).values(until=until)
            reborn = connection.execute(renewed).rowcount == 0
            if reborn:
                self._free_bots(connection, BOTS.c.server == self.server)
                connection.execute(insert(SERVERS).values(id=self.server, until=until))
            connection.execute(delete(SERVERS).where(SERVERS.c.until < func.now()))
            deserted = self._bury_the_dead(connection)
            connection.execute(delete(TALLIES).where(TALLIES.c.filled < func.now()))
            return Alive(connection.scalar(select(func.count()).select_from(SERVERS)) or 1, reborn, deserted)

    def leave(self) -> None:
        """Be gone at once, and leave everything to the others."""
        with self.engine.begin() as connection:
            connection.execute(delete(SERVERS).where(SERVERS.c.id == self.server))
            self._bury_the_dead(connection)

    def _bury_the_dead(self, connection: Connection) -> frozenset[str]:
        """Let nobody be at servers that are no more, and their bots wait for others. The matches they were at."""
        living = select(SERVERS.c.id)
        gone = delete(PRESENCE).where(PRESENCE.c.server.not_in(living)).returning(PRESENCE.c.match_id)
        deserted = frozenset(connection.scalars(gone))
        for match_id in deserted:
            self.tell(connection, match_id, Kind.PRESENCE)
        self._free_bots(connection, BOTS.c.server.not_in(living))
        return deserted

    def _free_bots(self, connection: Connection, which: ColumnElement[bool]) -> None:
        """Let these bots wait for any server. Those of a move that is being stored are left for the next time."""
        theirs = select(BOTS.c.match_id).where(which).with_for_update(skip_locked=True)
        freed = update(BOTS).where(BOTS.c.match_id.in_(theirs)).values(server=None).returning(BOTS.c.match_id)
        for match_id in connection.scalars(freed).all():
            self.tell(connection, match_id, Kind.BOTS)

    # -- who is where --------------------------------------------------------------------------------------------------

    def be_present(self, match_id: str, seats: Iterable[int]) -> None:
        """From these seats, and from no others, people look at the match at this server."""
        with self.engine.begin() as connection:
            ours = (PRESENCE.c.server == self.server, PRESENCE.c.match_id == match_id)
            connection.execute(delete(PRESENCE).where(*ours))
            rows = [{"server": self.server, "match_id": match_id, "seat": seat} for seat in seats]
            if rows:
                connection.execute(insert(PRESENCE), rows)
            self.tell(connection, match_id, Kind.PRESENCE)

    def present_elsewhere(self, match_id: str) -> frozenset[int]:
        """The seats from which people look at the match at other servers that live."""
        with self.engine.begin() as connection:
            there = select(PRESENCE.c.seat).where(
                PRESENCE.c.match_id == match_id,
                PRESENCE.c.server != self.server,
                PRESENCE.c.server.in_(select(SERVERS.c.id).where(SERVERS.c.until >= func.now())),
            )
            return frozenset(connection.scalars(there))

    # -- whose the bots are --------------------------------------------------------------------------------------------
    # A row is a match whose bots are asked; those without a server wait in the order in which they were. What is done
    # within the transaction of a move takes a connection.

    def pass_bots(self, connection: Connection, match_id: str, bots: BotsAsked) -> None:
        """What becomes of the bots after a move: they are asked, here or elsewhere, or are not."""
        if bots.played:
            self._demand_bots(connection, match_id)
        if not bots.asked:
            connection.execute(delete(BOTS).where(BOTS.c.match_id == match_id))
        elif bots.played:
            bots.ours = not self._give_way(connection, match_id)
        else:
            bots.ours = self._ask(connection, match_id, bots.welcome)

    def _demand_bots(self, connection: Connection, match_id: str) -> None:
        """Go on only if the bots of the match are ours, and let nobody take them meanwhile."""
        owner = select(BOTS.c.server).where(BOTS.c.match_id == match_id).with_for_update()
        if connection.scalar(owner) != self.server:
            raise NotOurs(f"the bots of the match {match_id} are not played by this server")

    def ask_bots(self, match_id: str, welcome: bool) -> bool:
        """The bots of a match are asked; whether they are ours now."""
        with self.engine.begin() as connection:
            return self._ask(connection, match_id, welcome)

    def _ask(self, connection: Connection, match_id: str, welcome: bool) -> bool:
        living = select(SERVERS.c.id).where(SERVERS.c.id == self.server).scalar_subquery()
        row = insert(BOTS).values(match_id=match_id, server=living if welcome else None, asked=func.now())
        # those that are asked already stay whose they are, or wait for their turn
        kept = row.on_conflict_do_update(index_elements=["match_id"], set_={"server": BOTS.c.server})
        owner = connection.scalar(kept.returning(BOTS.c.server))
        if owner is None:
            self.tell(connection, match_id, Kind.BOTS)
        return bool(owner == self.server)

    def _give_way(self, connection: Connection, match_id: str) -> bool:
        """Where others wait, bots that have answered and are asked again wait behind them."""
        others = exists().where(BOTS.alias().c.server.is_(None))
        turns = update(BOTS).where(BOTS.c.match_id == match_id, others).values(server=None, asked=func.now())
        gives_way = connection.execute(turns).rowcount > 0
        if gives_way:
            self.tell(connection, match_id, Kind.BOTS)
        return gives_way

    def take_bots(self, most: int) -> list[str]:
        """The matches, of those that have waited longest, whose bots are ours from now on."""
        waiting = text(
            "WITH waiting AS MATERIALIZED (SELECT match_id FROM bots WHERE server IS NULL "
            "ORDER BY asked LIMIT :most FOR UPDATE SKIP LOCKED) "
            "UPDATE bots SET server = :server FROM waiting WHERE bots.match_id = waiting.match_id "
            "AND EXISTS (SELECT FROM servers WHERE id = :server) RETURNING bots.match_id"
        )
        with self.engine.begin() as connection:
            return list(connection.scalars(waiting, {"most": most, "server": self.server}))

    def rest_bots(self, match_id: str, version: int) -> None:
        """No bot of the match is asked at that version. Where it has a later one, somebody looks anew."""
        ours = (BOTS.c.match_id == match_id, BOTS.c.server == self.server)
        later = exists().where(MOVES.c.match_id == match_id, MOVES.c.sequence > version)
        with self.engine.begin() as connection:
            # whoever writes to the match comes before, or after
            connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == match_id).with_for_update(key_share=True))
            connection.execute(delete(BOTS).where(*ours, not_(later)))
            if connection.execute(update(BOTS).where(*ours).values(server=None)).rowcount:
                self.tell(connection, match_id, Kind.BOTS)

    # -- how much is left ----------------------------------------------------------------------------------------------

    def take_token(self, name: str, rate: float, size: float) -> bool:
        """Take a token out of the bucket of that name, which all servers share, if there is one in it.

        What is kept is when the bucket will be full again; of one that is nothing need be.
        """
        if size < 1:
            return False
        now, one, all_of_them = func.now(), timedelta(seconds=1 / rate), timedelta(seconds=size / rate)
        first = insert(TALLIES).values(name=name, filled=now + one)
        filled = func.greatest(TALLIES.c.filled, now) + one
        next_one = first.on_conflict_do_update(
            index_elements=["name"], set_={"filled": filled}, where=filled <= now + all_of_them
        )
        with self.engine.begin() as connection:
            return connection.execute(next_one.returning(TALLIES.c.name)).first() is not None


def _their_move(match_id: str, told: str) -> TheirMove:
    sequence, kind, seat, keep, answers, request, digest, made, over = json.loads(told)
    pairs = [(whose, option) for whose, option in answers]
    when = datetime.fromisoformat(made)
    return TheirMove(MoveRow(match_id, sequence, kind, seat, keep, pairs, request, digest, when), over)
