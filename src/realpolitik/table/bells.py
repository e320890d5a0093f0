"""Bells: where players who are away want to be told that it is their move, or that the others go on in another game, as
the database keeps them.

Every server on the database looks for bells that are due. One of them takes each on, for a while: should it die,
another does. So a message that was sent but not noted may come twice, and none is lost.
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, or_, select, update

from realpolitik.table.blocking import apart_from
from realpolitik.table.rows import BellRow
from realpolitik.table.schema import BELLS, HOLDINGS, MATCHES, MOVES, SEATS, VISITORS
from realpolitik.table.seating import FREE
from realpolitik.table.security import hashed
from realpolitik.table.store import Store

TAKEN_ON: Final = timedelta(minutes=2)  # for which a server has a bell to itself
FIRST_REST: Final = timedelta(minutes=1)  # after a failure; each time twice as long …
LONGEST_REST: Final = timedelta(hours=6)  # … up to this
MANY_FAILURES: Final = 8  # one after another; then nothing is tried any more
KEPT_AFTER_END: Final = timedelta(days=1)  # of a match: it may be taken back
UNCONFIRMED: Final = timedelta(days=2)  # for which a mailbox may be confirmed


GOES_ON: Final = -1  # stands for the version where it was told that the players go on in another match


class Due(NamedTuple):
    """A bell whose seat is asked, or is kept in another match, and has not been told yet."""

    bell: BellRow
    version: int  # of the match

    @property
    def goes_on(self) -> bool:
        return self.version == GOES_ON


class Bells:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- what whoever holds a seat asks for ----------------------------------------------------------------------------

    def of(self, visitor: str, match_id: str, seat: int) -> list[BellRow]:
        """Those of one visitor for one seat: nobody else is ever told of them."""
        theirs = select(BELLS).where(*_whose(visitor, match_id, seat)).order_by(BELLS.c.kind)
        with self._store.reading() as connection:
            return [BellRow._make(row) for row in connection.execute(theirs)]

    def put(self, bell: BellRow) -> bool:
        """Keep a bell in place of the one of its kind, if the visitor still holds the seat. Whoever is asked now has
        seen the question: the next one is the first that they are told of."""
        whose = _whose(bell.visitor, bell.match_id, bell.seat)
        holds = exists().where(
            HOLDINGS.c.visitor == bell.visitor, HOLDINGS.c.match_id == bell.match_id, HOLDINGS.c.seat == bell.seat
        )
        with self._store.writing() as connection:
            asked = select(MATCHES.c.asked, MATCHES.c.again, _VERSION).where(MATCHES.c.id == bell.match_id, holds)
            found = connection.execute(asked).first()
            if found is None:
                return False
            seats, again, version = found
            told = GOES_ON if again else version if bell.seat in (seats or []) else None
            connection.execute(delete(BELLS).where(*whose, BELLS.c.kind == bell.kind))
            connection.execute(insert(BELLS), [bell._replace(told=told)._asdict()])
        return True

    def remove(self, visitor: str, match_id: str, seat: int, kind: str) -> None:
        with self._store.writing() as connection:
            connection.execute(delete(BELLS).where(*_whose(visitor, match_id, seat), BELLS.c.kind == kind))

    # -- mailboxes -----------------------------------------------------------------------------------------------------

    def is_confirmed(self, visitor: str, address: str) -> bool:
        """Whether the visitor has shown before, for another seat, that the mailbox is theirs."""
        shown = select(BELLS.c.seat).where(_mailbox(visitor, address), BELLS.c.confirmed.is_not(None)).limit(1)
        with self._store.reading() as connection:
            return connection.execute(shown).first() is not None

    def confirm(self, secret: str) -> bool:
        """Whoever has the secret reads the mailbox, which counts for all seats that it was given for."""
        now = datetime.now(UTC)
        fresh = (BELLS.c.confirm == hashed(secret), BELLS.c.created > now - UNCONFIRMED)
        with self._store.writing() as connection:
            found = connection.execute(select(BELLS.c.visitor, BELLS.c.address).where(*fresh)).first()
            if found is None:
                return False
            shown = update(BELLS).where(_mailbox(*found), BELLS.c.confirmed.is_(None))
            connection.execute(shown.values(confirmed=now, confirm=None))
        return True

    def stop(self, secret: str) -> bool:
        """Whoever has the secret wants no more mail: nothing of the mailbox is kept, whoever gave it."""
        with self._store.writing() as connection:
            address = connection.scalar(select(BELLS.c.address).where(BELLS.c.stop == secret))
            if address is None:
                return False
            connection.execute(delete(BELLS).where(BELLS.c.kind == "mail", BELLS.c.address == address))
        return True

    # -- ringing -------------------------------------------------------------------------------------------------------

    def due(self, now: datetime, grace: float) -> list[Due]:
        """The bells of seats that have been asked for so many seconds, and were not told since they last answered."""
        answered = exists().where(
            MOVES.c.match_id == BELLS.c.match_id, MOVES.c.seat == BELLS.c.seat, MOVES.c.sequence > BELLS.c.told
        )
        wanted = (
            select(*BELLS.c, VISITORS.c.language.label("spoken"), MATCHES.c.asked, _VERSION)
            .join(MATCHES, MATCHES.c.id == BELLS.c.match_id)
            .join(VISITORS, VISITORS.c.hash == BELLS.c.visitor)
            .join(HOLDINGS, _HELD)  # whoever had to get up meanwhile is told nothing any more
            .where(_may_ring(now), MATCHES.c.finished.is_(None), MATCHES.c.pinned.is_(None))
            .where(MATCHES.c.updated <= now - timedelta(seconds=grace), or_(BELLS.c.told.is_(None), answered))
            .order_by(MATCHES.c.updated)
        )
        with self._store.reading() as connection:
            rows = connection.execute(wanted).all()
        found = []
        for *fields, spoken, asked, version in rows:
            bell = BellRow._make(fields)
            if bell.seat in (asked or []):
                found.append(Due(bell._replace(language=spoken or bell.language), version))
        return found

    def due_to_go_on(self, now: datetime, grace: float) -> list[Due]:
        """The bells of seats for which one is kept in a match that goes on: each tells of one such match and no other,
        and of none where somebody sits whom they have blocked, or who has blocked them."""
        other, there = MATCHES.alias(), HOLDINGS.alias()
        free = exists().where(SEATS.c.match_id == other.c.id, *FREE)
        sits_there = exists().where(there.c.match_id == other.c.id, there.c.visitor == BELLS.c.visitor)
        untold = or_(BELLS.c.told.is_(None), BELLS.c.told != GOES_ON)
        wanted = (
            select(*BELLS.c, VISITORS.c.language.label("spoken"), MATCHES.c.again)
            .join(MATCHES, MATCHES.c.id == BELLS.c.match_id)
            .join(other, other.c.id == MATCHES.c.again["match"].as_string())
            .join(VISITORS, VISITORS.c.hash == BELLS.c.visitor)
            .join(HOLDINGS, _HELD)
            .where(_may_ring(now), MATCHES.c.finished.is_not(None), untold)
            .where(other.c.finished.is_(None), other.c.pinned.is_(None), free, ~sits_there)
            .where(other.c.created <= now - timedelta(seconds=grace))
            .order_by(other.c.created)
        )
        found = []
        with self._store.reading() as connection:
            for *fields, spoken, again in connection.execute(wanted).all():
                bell = BellRow._make(fields)
                apart = exists().where(MATCHES.c.id == again["match"], apart_from(bell.visitor))
                if bell.seat not in again["followed"] and not connection.scalar(select(apart)):
                    found.append(Due(bell._replace(language=spoken or bell.language), GOES_ON))
        return found

    def take_on(self, bell: BellRow, now: datetime) -> bool:
        """Whether it is ours to ring, for a while: of several servers it is one's alone."""
        ours = update(BELLS).where(_this(bell), _may_ring(now)).values(rest_until=now + TAKEN_ON)
        with self._store.writing() as connection:
            return connection.execute(ours).rowcount > 0

    def rest(self, bell: BellRow, until: datetime) -> None:
        """Try nothing before that."""
        self._change(bell, rest_until=until)

    def note_told(self, bell: BellRow, version: int) -> None:
        """The seat knows, as of that version."""
        self._change(bell, told=version, failures=0, rest_until=None)

    def note_failure(self, bell: BellRow, now: datetime, for_good: bool) -> bool:
        """It could not be told. Whether the bell is dropped with that: then its address is forgotten."""
        failures = bell.failures + 1
        if for_good or failures >= MANY_FAILURES:
            forgotten = {"address": "", "p256dh": None, "auth": None}
            self._change(bell, **forgotten, failures=failures, rest_until=None, dropped=now)
            return True
        rest = min(FIRST_REST * 2 ** (failures - 1), LONGEST_REST)
        self._change(bell, failures=failures, rest_until=now + rest)
        return False

    def forget_old(self, now: datetime) -> None:
        """Keep no address of a match that is over, and none that nobody has confirmed."""
        over = select(MATCHES.c.id).where(MATCHES.c.finished < now - KEPT_AFTER_END)
        never = and_(BELLS.c.confirmed.is_(None), BELLS.c.created < now - UNCONFIRMED)
        with self._store.writing() as connection:
            connection.execute(delete(BELLS).where(or_(BELLS.c.match_id.in_(over), never)))

    def _change(self, bell: BellRow, **changes: Any) -> None:
        with self._store.writing() as connection:
            connection.execute(update(BELLS).where(_this(bell)).values(changes))


_VERSION: Final = (
    select(func.coalesce(func.max(MOVES.c.sequence), 0)).where(MOVES.c.match_id == MATCHES.c.id).scalar_subquery()
)


_HELD: Final = and_(
    HOLDINGS.c.visitor == BELLS.c.visitor, HOLDINGS.c.match_id == BELLS.c.match_id, HOLDINGS.c.seat == BELLS.c.seat
)


def _whose(visitor: str, match_id: str, seat: int) -> Sequence[ColumnElement[bool]]:
    return BELLS.c.visitor == visitor, BELLS.c.match_id == match_id, BELLS.c.seat == seat


def _this(bell: BellRow) -> ColumnElement[bool]:
    """The very bell: what was put in its place meanwhile is another one."""
    whose = _whose(bell.visitor, bell.match_id, bell.seat)
    return and_(*whose, BELLS.c.kind == bell.kind, BELLS.c.created == bell.created)


def _mailbox(visitor: str, address: str) -> ColumnElement[bool]:
    return and_(BELLS.c.visitor == visitor, BELLS.c.kind == "mail", BELLS.c.address == address)


def _may_ring(now: datetime) -> ColumnElement[bool]:
    rested = or_(BELLS.c.rest_until.is_(None), BELLS.c.rest_until <= now)
    return and_(BELLS.c.confirmed.is_not(None), BELLS.c.dropped.is_(None), rested)
