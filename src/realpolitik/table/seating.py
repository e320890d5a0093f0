"""Seats, in the transaction of whatever changes who sits there: two who want the same one cannot both have it."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, and_, delete, exists, func, insert, select, update

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.table.blocking import apart_from
from realpolitik.table.clock import Clock
from realpolitik.table.ratings import seated_rated
from realpolitik.table.rows import SeatRow
from realpolitik.table.schema import BELLS, HOLDINGS, KEYS, MATCHES, PROPOSALS, SEATS
from realpolitik.table.winding import wind

FREE = (SEATS.c.kind == "person", SEATS.c.taken.is_(None))


class WrongSeat(RealpolitikError):
    """No such seat, or one that somebody else sits in. Nothing has changed."""


class NotOpen(RealpolitikError):
    """The table, or this seat of it, is not there for anybody to take, or not any more. Nothing has changed."""


def open_table(connection: Connection, match_id: str, moment: datetime) -> None:
    """Let anybody take the free seats of a match from now on."""
    match = connection.execute(select(MATCHES).where(MATCHES.c.id == match_id)).one()
    if match.finished is not None or match.pinned is not None:
        raise NotOpen("the match does not go on: nobody could sit down there")
    if not connection.scalar(select(exists().where(SEATS.c.match_id == match_id, *FREE))):
        raise NotOpen("no seat of the match is free")
    connection.execute(update(MATCHES).where(MATCHES.c.id == match_id).values(opened=moment))


def take_open_seat(
    connection: Connection, visitor: str, match_id: str, seat: int, nickname: str, moment: datetime
) -> None:
    """The visitor, who sits nowhere else at the table, takes a seat of it that is free. Invitations to it end: nobody
    else shall look at these cards."""
    if not connection.scalar(select(exists().where(MATCHES.c.id == match_id, MATCHES.c.opened.is_not(None)))):
        raise NotOpen("this table is not open any more")
    if connection.scalar(select(exists().where(HOLDINGS.c.visitor == visitor, HOLDINGS.c.match_id == match_id))):
        raise NotOpen("you sit at this table already")
    take_free_seat(connection, visitor, match_id, seat, nickname, moment)


def go_on_in(connection: Connection, match_id: str, other: str, turned: int) -> None:
    """Those who played a match that is over go on in another of as many seats, where each seat that is free is kept for
    whoever sat so many places before it."""
    seats = select(func.count()).where(SEATS.c.match_id == MATCHES.c.id).scalar_subquery()
    rows = select(MATCHES, seats.label("seats"))
    over, following = (connection.execute(rows.where(MATCHES.c.id == it)).first() for it in (match_id, other))
    if over is None or over.finished is None:
        raise NotOpen("the game is not over yet")
    if over.again is not None and connection.scalar(select(exists().where(MATCHES.c.id == over.again["match"]))):
        raise NotOpen("these players go on in another match already")
    if following is None or following.finished is not None or following.seats != over.seats:
        raise NotOpen("these players cannot go on in that match")
    kept = {"match": other, "turned": turned, "followed": []}
    connection.execute(update(MATCHES).where(MATCHES.c.id == match_id).values(again=kept))


def note_followed(connection: Connection, match_id: str, seat: int) -> None:
    """Whoever sat here has taken the seat that was kept for them, which is kept no longer."""
    again = connection.scalar(select(MATCHES.c.again).where(MATCHES.c.id == match_id))
    if again is not None:
        followed = {**again, "followed": sorted({*again["followed"], seat})}
        connection.execute(update(MATCHES).where(MATCHES.c.id == match_id).values(again=followed))


def take_free_seat(
    connection: Connection, visitor: str, match_id: str, seat: int, nickname: str, moment: datetime
) -> None:
    """The visitor takes a seat that is free, in a match that goes on. Invitations to it end."""
    going_on = (MATCHES.c.finished.is_(None), MATCHES.c.pinned.is_(None))
    if not connection.scalar(select(exists().where(MATCHES.c.id == match_id, *going_on))):
        raise NotOpen("the match does not go on: nobody could sit down there")
    if connection.scalar(select(exists().where(MATCHES.c.id == match_id, apart_from(visitor)))):
        raise NotOpen("this table is not open to you")
    free = (SEATS.c.match_id == match_id, SEATS.c.seat == seat, *FREE)
    taken = update(SEATS).where(*free).values(taken=moment, nickname=nickname)
    if connection.execute(taken).rowcount == 0:
        raise NotOpen("somebody else has just taken this seat")
    held = {"visitor": visitor, "match_id": match_id, "seat": seat, "created": moment}
    connection.execute(insert(HOLDINGS).values(held))
    connection.execute(delete(KEYS).where(KEYS.c.match_id == match_id, KEYS.c.seat == seat))


def close_if_full(connection: Connection, match_id: str) -> None:
    """A table without a free seat is open no longer, even if somebody gets up later."""
    free = exists().where(SEATS.c.match_id == match_id, *FREE)
    full = (MATCHES.c.id == match_id, MATCHES.c.opened.is_not(None), ~free)
    connection.execute(update(MATCHES).where(*full).values(opened=None))


def held_by_others(connection: Connection, match_id: str, visitor: str) -> Sequence[int]:
    """The seats of a match that somebody else holds, while it goes on."""
    theirs = select(HOLDINGS.c.seat).join(MATCHES, MATCHES.c.id == HOLDINGS.c.match_id)
    others = and_(HOLDINGS.c.match_id == match_id, HOLDINGS.c.visitor != visitor, MATCHES.c.finished.is_(None))
    return connection.scalars(theirs.where(others)).all()


def held(connection: Connection, visitor: str, seat: SeatRow) -> bool:
    """Whether the visitor holds a seat."""
    theirs = (HOLDINGS.c.match_id == seat.match_id, HOLDINGS.c.seat == seat.seat, HOLDINGS.c.visitor == visitor)
    return bool(connection.scalar(select(exists().where(*theirs))))


def seat_of(connection: Connection, match_id: str, seat: int) -> SeatRow:
    row = connection.execute(select(SEATS).where(SEATS.c.match_id == match_id, SEATS.c.seat == seat)).first()
    if row is None:
        raise WrongSeat(f"the match has no seat {seat}")
    return SeatRow._make(row)


def get_up(connection: Connection, match_id: str, seat: int, kind: str, bot: str) -> None:
    """Whoever holds a seat does so no longer; what it is from then on."""
    found = seat_of(connection, match_id, seat)
    if found.kind != "person":
        raise WrongSeat(f"{found.name} is played by a bot; a seat that a person holds is needed")
    connection.execute(delete(HOLDINGS).where(HOLDINGS.c.match_id == match_id, HOLDINGS.c.seat == seat))
    connection.execute(delete(KEYS).where(KEYS.c.match_id == match_id, KEYS.c.seat == seat))
    connection.execute(delete(BELLS).where(BELLS.c.match_id == match_id, BELLS.c.seat == seat))
    connection.execute(delete(PROPOSALS).where(PROPOSALS.c.match_id == match_id))
    this = and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat)
    connection.execute(update(SEATS).where(this).values(kind=kind, bot=bot, nickname="", taken=None))


def seated_anew(connection: Connection, match_id: str, out: int | None = None) -> Clock | None:
    """What follows from somebody's sitting down or getting up; the clock after that."""
    close_if_full(connection, match_id)
    seated_rated(connection, match_id)
    return wind(connection, match_id, out)
