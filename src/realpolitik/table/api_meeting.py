"""Meeting others: tables that are open to anybody, and what becomes of one's own matches in one's list."""

from datetime import UTC, datetime
from typing import Annotated

from anyio import to_thread
from fastapi import Query, Request, Response

from realpolitik.table.asking import At, By, In, InHall, new_router
from realpolitik.table.hall import cleaned
from realpolitik.table.listed import open_tables
from realpolitik.table.lobby import can_be_told, open_table
from realpolitik.table.messages.lobby import (
    ArchivedOrNot,
    Claimed,
    Deletion,
    ForSeat,
    GoOn,
    OpenOrNot,
    OpenTable,
    OpenTables,
    TakeSeat,
)
from realpolitik.table.messages.playing import Applied
from realpolitik.table.refused import Refused
from realpolitik.table.seating import WrongSeat

router = new_router()


@router.get("/api/tables", tags=["matches"])
async def list_open_tables(
    hall: InHall, who: By, language: In, page: Annotated[int, Query(ge=0, description="0, 1 …")] = 0
) -> OpenTables:
    """Matches of which anybody may take a free seat, those opened last first. Nothing is told but what everybody at the
    table may know."""
    limits, now = hall.settings.limits, datetime.now(UTC).isoformat()
    if not hall.settings.open_tables or page >= limits.tables_pages:
        return OpenTables(allowed=hall.settings.open_tables, now=now, tables=[], more=False)
    await hall.be_seen(who)
    most = limits.tables_shown
    found = await to_thread.run_sync(open_tables, hall.store, who.visitor, page * most, most + 1, limits)
    online = {it.match.id: hall.rooms.online(it.match.id) | it.elsewhere for it in found}

    def told() -> list[OpenTable]:
        shown = [it for it in found[:most] if can_be_told(it)]
        hosts = {it.match.id: hall.store.visitor(it.match.host or "") for it in shown}
        return [
            open_table(
                it,
                language,
                host=host.nickname if (host := hosts[it.match.id]) else "",
                mine=bool(who.visitor) and (bool(it.mine) or it.match.host == who.visitor),
                online=online[it.match.id],
            )
            for it in shown
        ]

    tables = await to_thread.run_sync(told)
    return OpenTables(allowed=True, now=now, tables=tables, more=len(found) > most and page + 1 < limits.tables_pages)


@router.post("/api/matches/{match_id}/open", tags=["seats"])
async def open_to_all(given: OpenOrNot, room: At, hall: InHall, who: By) -> Applied:
    """Let anybody take the free seats of a match, by the host; or only those who are invited."""
    hall.demand_host(who, room)
    if given.open:
        if room.scene.guided:
            raise Refused("bad_request", "a guided match is not opened to anybody")
        await hall.demand_open_tables(who)
    await room.open_to_all(given.open)
    return Applied(version=room.scene.version)


@router.post("/api/matches/{match_id}/sit", tags=["seats"])
async def take_seat(given: TakeSeat, room: At, hall: InHall, who: By, request: Request, response: Response) -> Claimed:
    """Sit down in a free seat of an open table. Of two who want the same one, one does, and the other is told."""
    if given.seat >= len(room.scene.chairs):
        raise Refused("bad_request", f"the match has {len(room.scene.chairs)} seats")
    if not hall.settings.open_tables or not room.scene.opened:
        raise Refused("not_yours", "this table is not open any more")
    if who.program and not who.visitor:
        raise Refused("not_yours", "a program sits down by an invitation, or with the key that one has given it")
    await hall.demand_may_sit(who, room, given.seat)
    await hall.turnstile.sit(who.address)
    visitor = await hall.welcome(who, request, response)
    await room.take_open_seat(visitor.hash, given.seat, cleaned(given.nickname) or visitor.nickname)
    return Claimed(match=room.id, seat=given.seat, key="")


@router.post("/api/matches/{match_id}/again", tags=["seats"])
async def go_on_in(given: GoOn, room: At, hall: InHall, who: By) -> Applied:
    """Once a game is over, keep the free seats of another match for those who played it, by the host of both."""
    hall.demand_host(who, room)
    hall.demand_host(who, await hall.rooms.room(given.match))
    await room.go_on_in(given.match, given.turned)
    return Applied(version=room.scene.version)


@router.post("/api/matches/{match_id}/follow", tags=["seats"])
async def follow(given: ForSeat, room: At, hall: InHall, who: By) -> Claimed:
    """Sit down in the match in which these players go on, in the seat that is kept for whoever holds this one."""
    await hall.demand_seat(who, room, given.seat)
    again, chairs = room.scene.again, room.scene.chairs
    if again is None:
        raise Refused("not_yours", "nobody has begun another game with these players")
    there, seat = await hall.rooms.room(again["match"]), (given.seat + again["turned"]) % len(chairs)
    if seat not in await hall.seats_of(who, there):
        if given.seat in again["followed"]:
            raise Refused("not_yours", "the seat is not kept for you any more: ask for an invitation")
        await hall.demand_may_sit(who, there, seat)
        await there.take_kept_seat(who.visitor, seat, chairs[given.seat].nickname)
        await room.note_followed(given.seat)
    return Claimed(match=there.id, seat=seat, key="")


@router.post("/api/matches/{match_id}/archive", tags=["matches"])
async def archive(given: ArchivedOrNot, room: At, hall: InHall, who: By) -> Applied:
    """Put a match of one's own away, so that one's list leaves it out; or take it up again. Nobody else notices."""
    if not await hall.seats_of(who, room) and not hall.is_host(who, room):
        raise Refused("not_yours", "this match is none of yours")
    await hall.thinker.write_down(hall.store.archive, who.visitor, room.id, given.archived)
    return Applied(version=room.scene.version)


@router.post("/api/matches/{match_id}/delete", tags=["matches"])
async def delete(given: Deletion, room: At, hall: InHall, who: By) -> Applied:
    """Delete a match with all that belongs to it, for everybody and for good: by the host, where nobody else holds a
    seat, or the game is over."""
    hall.demand_host(who, room)
    version = room.scene.version
    try:
        await hall.thinker.write_down(hall.store.delete_match, room.id, who.visitor)
    except WrongSeat as wrong:
        raise Refused("not_yours", str(wrong)) from None
    await hall.rooms.close_room(room.id)
    return Applied(version=version)
