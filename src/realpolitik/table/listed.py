"""Matches as lists tell of them: many at once, by two questions to the database, however many there are."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, case, exists, func, or_, select

from realpolitik.table.schema import HOLDINGS, MATCHES, PRESENCE, SEATS, SERVERS
from realpolitik.table.standing import Standing, from_columns
from realpolitik.table.store import SeatRow, Store


class ListedMatch(NamedTuple):
    """Of a match what a list tells: no set-up, which may be large, and nothing secret."""

    id: str
    game: str
    scenario: str
    created: datetime
    updated: datetime
    finished: datetime | None
    pinned: str | None
    host: str | None
    guided: bool


class Listed(NamedTuple):
    """A match in a list, as one visitor sees it."""

    match: ListedMatch
    standing: Standing | None
    seats: list[SeatRow]
    holders: dict[int, int]  # how many visitors hold each seat
    mine: list[int]  # the seats that this one holds
    elsewhere: set[int]  # those from which somebody looks on at any of several servers


def matches_of(store: Store, visitor: str, most_finished: int) -> list[Listed]:
    """The matches in which the visitor holds a seat or is the host, newest first; of those that have ended, the newest
    alone."""
    held = select(HOLDINGS.c.match_id).where(HOLDINGS.c.visitor == visitor)
    theirs = or_(MATCHES.c.host == visitor, MATCHES.c.id.in_(held))
    ended = select(MATCHES.c.id).where(theirs, MATCHES.c.finished.is_not(None))
    newest = ended.order_by(MATCHES.c.created.desc(), MATCHES.c.id).limit(most_finished)
    shown = or_(MATCHES.c.finished.is_(None), MATCHES.c.id.in_(newest))
    return _listed(store, and_(theirs, shown), visitor)


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
        found[match.id] = Listed(match, from_columns(row[len(ListedMatch._fields) :]), [], {}, [], set())
    for *fields, holders, own, looked_from in seats:
        seat = SeatRow(*fields)
        if (listed := found.get(seat.match_id)) is not None:  # one may have been made between the two questions
            listed.seats.append(seat)
            listed.holders[seat.seat] = holders
            listed.mine.extend([seat.seat] if own else [])
            listed.elsewhere.update([seat.seat] if looked_from else [])
    return list(found.values())
