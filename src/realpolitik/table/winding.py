"""Winding the clock of a match in the database, in the transaction of whatever moves it: a choice, or a seat that
somebody has taken or left. So no two servers can disagree about it."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, select, update

from realpolitik.table.clock import Clock, clock_kept
from realpolitik.table.rows import MoveRow
from realpolitik.table.schema import MATCHES, SEATS
from realpolitik.table.uptime import moment, now_in


@dataclass
class Wound:
    """The clock of a match, told by the store with a move."""

    clock: Clock | None = None


class _Kept(NamedTuple):
    clock: Clock
    asked: list[int]
    people: frozenset[int]  # the seats that a person holds, once every seat has somebody


def _kept(connection: Connection, match_id: str) -> _Kept | None:
    wanted = (MATCHES.c.pace, MATCHES.c.clock, MATCHES.c.asked, MATCHES.c.pinned)
    row = connection.execute(select(*wanted).where(MATCHES.c.id == match_id)).one()
    clock = clock_kept(row.pace, row.clock)
    if clock is None:
        return None
    seats = connection.execute(select(SEATS.c.seat, SEATS.c.kind, SEATS.c.taken).where(SEATS.c.match_id == match_id))
    people = {seat: taken for seat, kind, taken in seats if kind == "person"}
    waiting = any(taken is None for taken in people.values())
    asked = [] if row.pinned else (row.asked or [])
    return _Kept(clock, asked, frozenset() if waiting else frozenset(people))


def wind_after_move(connection: Connection, move: MoveRow, asked: Collection[int]) -> Clock | None:
    """The clock after a move of the match, by which these seats are asked next."""
    kept = _kept(connection, move.match_id)
    if kept is None:
        return None
    clock, now, running = kept.clock, now_in(connection), kept.people & frozenset(asked)
    if move.kind == "undo":
        after = clock.undone(move.seat, running, now)
    elif move.kind == "takeback":
        after = clock.taken_back(running, now)
    else:
        after = clock.answered(move.seat, asked, running, move.keep + len(move.answers), now)
    return _keep(connection, move.match_id, after)


def wind(connection: Connection, match_id: str, out: int | None = None) -> Clock | None:
    """The clock after somebody has sat down or got up, or the match has been pinned: the seat `out`, if it is named,
    because its time was up."""
    kept = _kept(connection, match_id)
    if kept is None:
        return None
    now = now_in(connection)
    clock = kept.clock if out is None else kept.clock.ran_out(out, now)
    return _keep(connection, match_id, clock.set_to(kept.people & frozenset(kept.asked), now))


def _keep(connection: Connection, match_id: str, clock: Clock) -> Clock:
    due = clock.next_out
    values: dict[str, Any] = {"clock": clock.kept, "due": None if due is None else moment(due[0])}
    connection.execute(update(MATCHES).where(MATCHES.c.id == match_id).values(values))
    return clock
