"""Bearing with each other: blocking somebody, reporting a line or a name to the operator, and who may talk."""

from datetime import UTC, datetime
from typing import NamedTuple

from anyio import to_thread

from realpolitik.table.asking import At, By, Door, InHall, new_router
from realpolitik.table.hall import Caller, Hall, cleaned
from realpolitik.table.journal import write
from realpolitik.table.messages.people import (
    Blocked,
    BlocksTold,
    BlockTold,
    NewReport,
    QuietOrNot,
    Reported,
    Somebody,
    Unblock,
)
from realpolitik.table.messages.playing import Applied
from realpolitik.table.people import TooManyBlocked
from realpolitik.table.refused import Refused
from realpolitik.table.room import Room
from realpolitik.table.rows import ReportRow
from realpolitik.table.security import new_match_id

router = new_router()
doors = new_router(Door)


class Meant(NamedTuple):
    """Whom somebody means, and what there is of them."""

    visitors: frozenset[str]
    nickname: str
    text: str  # of the line, if it is one


@doors.post("/api/matches/{match_id}/block", tags=["people"])
async def block(given: Somebody, room: At, hall: InHall, who: By) -> Blocked:
    """Block whoever sits in a seat, or said a line. Neither sits down at open tables of the other any more, nor sees
    them listed, and what the other says is not shown to whoever blocked them. Nobody is told."""
    await _demand_known(hall, who)
    meant = await _meant(hall, room, who, given)
    if not meant.visitors:
        raise Refused("bad_request", "nobody is known who could be blocked")
    await hall.turnstile.block(who.visitor, who.address)
    most = hall.settings.limits.blocks_kept
    try:
        await hall.thinker.write_down(hall.people.block, who.visitor, meant.visitors, meant.nickname, most)
    except TooManyBlocked as many:
        raise Refused("too_many", str(many)) from None
    return Blocked(lines=[row.number for row in room.chat if row.visitor in meant.visitors])


@router.get("/api/blocks", tags=["people"])
async def my_blocks(hall: InHall, who: By) -> BlocksTold:
    """Whom this visitor has blocked, the last one first."""
    found = await to_thread.run_sync(hall.people.blocks_of, who.visitor) if who.visitor else []
    return BlocksTold(blocks=[BlockTold(id=it.id, nickname=it.nickname, since=it.since.isoformat()) for it in found])


@router.post("/api/blocks/end", tags=["people"])
async def unblock(given: Unblock, hall: InHall, who: By) -> BlocksTold:
    """Block somebody no longer."""
    if not who.visitor or not await hall.thinker.write_down(hall.people.unblock, who.visitor, given.id):
        raise Refused("unknown", "you have blocked nobody of this name")
    return await my_blocks(hall, who)


@doors.post("/api/matches/{match_id}/complain", tags=["people"])
async def report(given: NewReport, room: At, hall: InHall, who: By) -> Reported:
    """Tell the operator of a line of the chat, or of the nickname in a seat, and why. Nobody else is told."""
    await _demand_known(hall, who)
    meant, reason = await _meant(hall, room, who, given), cleaned(given.reason)
    if not reason:
        raise Refused("bad_request", "say why")
    await hall.turnstile.report(who.visitor, who.address, room.id)
    made = ReportRow(
        new_match_id(),
        room.id,
        who.visitor,
        next(iter(sorted(meant.visitors)), None),
        given.seat,
        given.line,
        meant.nickname,
        meant.text,
        reason,
        datetime.now(UTC),
    )
    await hall.thinker.write_talk(hall.people.report, made)
    write("reported", match=room.id, report=made.id)
    return Reported(id=made.id)


@doors.post("/api/matches/{match_id}/quiet", tags=["people"])
async def keep_quiet(given: QuietOrNot, room: At, hall: InHall, who: By) -> Applied:
    """Let only those talk who sit at the table, by the host; or anybody who looks on."""
    hall.demand_host(who, room)
    await room.keep_quiet(given.quiet)
    return Applied(version=room.scene.version)


async def _demand_known(hall: Hall, who: Caller) -> None:
    if not who.visitor or await to_thread.run_sync(hall.store.visitor, who.visitor) is None:
        raise Refused("not_yours", "say who you are first: choose a nickname")


async def _meant(hall: Hall, room: Room, who: Caller, given: Somebody) -> Meant:
    """Whom a caller means; never themselves, nor whoever shares a seat with them."""
    if given.line is not None:
        row = next((it for it in room.chat if it.number == given.line), None)
        if row is None:
            raise Refused("unknown", "there is no such line")
        if row.visitor == who.visitor:
            raise Refused("bad_request", "this line is your own")
        return Meant(frozenset([row.visitor] if row.visitor else []), row.nickname, row.text)
    seat = given.seat or 0
    if seat >= len(room.scene.chairs) or room.scene.chairs[seat].kind == "bot" or not room.scene.chairs[seat].taken:
        raise Refused("bad_request", "nobody sits there")
    if seat in await hall.seats_of(who, room):
        raise Refused("bad_request", "this seat is your own")
    holdings = await to_thread.run_sync(hall.store.holdings, room.id)
    return Meant(frozenset(it for it, held in holdings if held == seat), room.scene.chairs[seat].nickname, "")
