"""Matches as lists tell of them: many at once, by two questions to the database, however many there are."""

from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, and_, case, exists, func, or_, select

from realpolitik.table.blocking import apart_from
from realpolitik.table.rows import SeatRow
from realpolitik.table.schema import ARCHIVED, HOLDINGS, MATCHES, PRESENCE, SEATS, SERVERS, VISITORS
from realpolitik.table.seating import FREE
from realpolitik.table.settings import Limits
from realpolitik.table.standing import Standing, from_columns
from realpolitik.table.store import Store


class ListedMatch(NamedTuple):
    """Of a match what a list tells: no position to begin with, which may be large, and nothing secret."""

    id: str
    game: str
    scenario: str
    created: datetime
    updated: datetime
    finished: datetime | None
    pinned: str | None
    host: str | None
    guided: bool
    pace: dict[str, Any] | None
    clock: list[dict[str, Any]] | None
    options: dict[str, Any]
    opened: datetime | None
    rated: dict[str, Any] | None
    again: dict[str, Any] | None


class Listed(NamedTuple):
    """A match in a list, as one visitor sees it."""

    match: ListedMatch
    standing: Standing | None
    seats: list[SeatRow]
    holders: dict[int, int]  # how many visitors hold each seat
    mine: list[int]  # the seats that this one holds
    elsewhere: set[int]  # those from which somebody looks on at any of several servers
    lost: float  # seconds by which the clock of the table is behind the time of day


def matches_of(store: Store, visitor: str, most_finished: int, archived: bool = False) -> list[Listed]:
    """The matches in which the visitor holds a seat or is the host, newest first; of those that have ended, the newest
    alone. Those that they have put away are left out, or are all; scenes are never among them."""
    held = select(HOLDINGS.c.match_id).where(HOLDINGS.c.visitor == visitor)
    put_away = MATCHES.c.id.in_(select(ARCHIVED.c.match_id).where(ARCHIVED.c.visitor == visitor))
    theirs = and_(
        or_(MATCHES.c.host == visitor, MATCHES.c.id.in_(held)),
        put_away if archived else ~put_away,
        MATCHES.c.staged.is_(None),
    )
    ended = select(MATCHES.c.id).where(theirs, MATCHES.c.finished.is_not(None))
    newest = ended.order_by(MATCHES.c.created.desc(), MATCHES.c.id).limit(most_finished)
    shown = or_(MATCHES.c.finished.is_(None), MATCHES.c.id.in_(newest))
    return _listed(store, and_(theirs, shown), visitor)


def archived_by(store: Store, visitor: str) -> int:
    """How many matches the visitor has put away."""
    counted = select(func.count()).select_from(ARCHIVED).where(ARCHIVED.c.visitor == visitor)
    with store.reading() as connection:
        return connection.scalar(counted) or 0


def open_tables(store: Store, visitor: str, skip: int, most: int, limits: Limits) -> list[Listed]:
    """Matches of which anybody may take a free seat, those that were opened last first. Where the host has not been
    seen for long they are left out: soon where it is played live; and so are those of others whom the visitor has
    blocked, or who have blocked the visitor."""
    now = datetime.now(UTC)
    patience = case(
        (MATCHES.c.pace["kind"].as_string() == "live", now - timedelta(hours=limits.open_live_hours)),
        else_=now - timedelta(hours=limits.open_hours),
    )
    free = exists().where(SEATS.c.match_id == MATCHES.c.id, *FREE)
    going_on = (MATCHES.c.opened.is_not(None), MATCHES.c.finished.is_(None), MATCHES.c.pinned.is_(None), free)
    chosen = (
        select(MATCHES.c.id)
        .join(VISITORS, VISITORS.c.hash == MATCHES.c.host)
        .where(*going_on, VISITORS.c.seen >= patience, ~apart_from(visitor))
        .order_by(MATCHES.c.opened.desc(), MATCHES.c.id)
        .offset(skip)
        .limit(most)
    )
    with store.reading() as connection:
        ids = list(connection.scalars(chosen))
    found = {it.match.id: it for it in _listed(store, MATCHES.c.id.in_(ids), visitor)} if ids else {}
    return [found[match_id] for match_id in ids if match_id in found]


def match_listed(store: Store, match_id: str) -> Listed | None:
    """One match, as a list would tell it to nobody in particular."""
    return next(iter(_listed(store, MATCHES.c.id == match_id, "")), None)


def _listed(store: Store, chosen: ColumnElement[bool], visitor: str) -> list[Listed]:
    told = [MATCHES.c[name] for name in (*ListedMatch._fields, *Standing._fields)]
    wanted = select(*told).where(chosen).order_by(MATCHES.c.created.desc(), MATCHES.c.id)
    mine = func.max(case((HOLDINGS.c.visitor == visitor, 1), else_=0))
    living = select(SERVERS.c.id).where(SERVERS.c.until >= func.now())
    there = (PRESENCE.c.match_id == SEATS.c.match_id, PRESENCE.c.seat == SEATS.c.seat, PRESENCE.c.server.in_(living))
    seated = (
        select(*SEATS.c, func.count(HOLDINGS.c.visitor), mine, exists().where(*there))
        .outerjoin(HOLDINGS, and_(HOLDINGS.c.match_id == SEATS.c.match_id, HOLDINGS.c.seat == SEATS.c.seat))
        .where(SEATS.c.match_id.in_(select(MATCHES.c.id).where(chosen)))
        .group_by(*SEATS.c)
        .order_by(SEATS.c.match_id, SEATS.c.seat)
    )
    with store.reading() as connection:
        matches, seats = connection.execute(wanted).all(), connection.execute(seated).all()
    found: dict[str, Listed] = {}
    for row in matches:
        match = ListedMatch(*row[: len(ListedMatch._fields)])
        found[match.id] = Listed(
            match, from_columns(row[len(ListedMatch._fields) :]), [], {}, [], set(), store.uptime.lost
        )
    for *fields, holders, own, looked_from in seats:
        seat = SeatRow(*fields)
        if (listed := found.get(seat.match_id)) is not None:  # one may have been made between the two questions
            listed.seats.append(seat)
            listed.holders[seat.seat] = holders
            listed.mine.extend([seat.seat] if own else [])
            listed.elsewhere.update([seat.seat] if looked_from else [])
    return list(found.values())
