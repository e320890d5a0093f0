"""What is stored of a match when it comes to the table."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import NamedTuple

from realpolitik.kernel.match import Match
from realpolitik.kernel.promise import Promised
from realpolitik.kernel.question import NATURE
from realpolitik.table.clock import Pace, wound_up
from realpolitik.table.in_short import standing_of
from realpolitik.table.messages.lobby import NewSeat
from realpolitik.table.ratings import new_rated
from realpolitik.table.real_table import stored
from realpolitik.table.rows import KeyRow, MatchRow, MoveRow, SeatRow
from realpolitik.table.security import hashed, new_key, new_match_id
from realpolitik.table.standing import to_columns


class FirstRows(NamedTuple):
    match: MatchRow
    seats: list[SeatRow]
    keys: list[KeyRow]
    here: list[int]
    secrets: dict[int, str]
    first: MoveRow | None


def first_rows(
    match: Match,
    seed: Promised,
    wanted: Sequence[NewSeat],
    visitor: str,
    nickname: str,
    guided: bool,
    pace: Pace | None,
    rated: bool = False,
    staged: str | None = None,
) -> FirstRows:
    """All rows of a new match: its own, those of its seats, of the keys to those that somebody is invited to, and of
    what has happened already."""
    row = match_row(new_match_id(), match, seed.seed, visitor, guided)._replace(staged=staged)
    if staged is None:  # the dice of a scene are no secret
        row = row._replace(promised=[seed])
    if pace is not None:
        row = row._replace(pace=asdict(pace), clock=wound_up(pace, len(match.seats)).kept)
    if rated:
        row = row._replace(rated=new_rated(len(match.seats)))
    here = [number for number, seat in enumerate(wanted) if seat.kind == "here"]
    keys = {number: new_key() for number, seat in enumerate(wanted) if seat.kind == "invite"}
    seats = [
        SeatRow(row.id, number, match.seats[number], "bot", bot=seat.bot)
        if seat.kind == "bot"
        else SeatRow(row.id, number, match.seats[number], "person", nickname=nickname if number in here else "")
        for number, seat in enumerate(wanted)
    ]
    invites = [KeyRow(hashed(key), row.id, seat, "invite", row.created) for seat, key in keys.items()]
    return FirstRows(row, seats, invites, here, keys, first_move(row, match))


def match_row(match_id: str, match: Match, seed: str, host: str | None = None, guided: bool = False) -> MatchRow:
    """A match as it stands now, with chance from the seed; `host` is who made it."""
    now, setup = datetime.now(UTC), match.setup
    return MatchRow(
        match_id,
        match.game.name,
        setup.scenario,
        dict(setup.options),
        setup.position,
        seed,
        match.game.rules_version,
        created=now,
        updated=now,
        finished=now if match.over else None,
        result=match.returns if match.over else None,
        host=host,
        chance=stored(match.chance),
        guided=guided,
        content=match.game.content,
        **to_columns(standing_of(match)),
    )


def first_move(row: MatchRow, match: Match) -> MoveRow | None:
    """All answers so far as one move: nature has dealt already, and a record's past is nobody's here."""
    if not match.answers:
        return None
    return MoveRow(row.id, 1, "answer", NATURE, 0, match.answers[:], None, match.digest(), row.created)
