"""What players can ask of a draft: how things would stand after it, and what may come then. It is never kept, and
nobody else hears of it."""

from fastapi import Response

from realpolitik.table.api_looking import advice
from realpolitik.table.asking import At, By, Door, InHall, as_json, known, new_router
from realpolitik.table.hall import Caller, Hall
from realpolitik.table.messages.ahead import Facts, Hint, Prospect, Prospects
from realpolitik.table.messages.playing import Draft, DraftedOption, DraftedThing
from realpolitik.table.messages.screen import Drafted
from realpolitik.table.room import Room

router = new_router(Door)


@router.post("/api/matches/{match_id}/draft", response_model=Drafted, tags=["drafting"])
async def draft(given: Draft, room: At, hall: InHall, who: By) -> Response:
    """What it would come to if the seat gave these answers, one after the other. A draft ends with the answer that
    could not be undone: none can follow that."""
    async with hall.look(who.address, "draft"):
        language = await _demand(hall, who, room, given)
        sight = await hall.sight(who, room, given.seat, language)
        return as_json(await room.draft(sight, given.version, given.answers))


@router.post("/api/matches/{match_id}/draft/prospects", response_model=Prospects, tags=["drafting"])
async def look_ahead_after(given: Draft, room: At, hall: InHall, who: By) -> Response:
    """What `prospects` tells, of the question that would be open after a draft."""
    async with hall.look(who.address, "ahead"):
        language = await _demand(hall, who, room, given)
        return as_json(await room.prospects_after(given.seat, language, given.version, given.answers))


@router.post("/api/matches/{match_id}/draft/prospect", response_model=Prospect, tags=["drafting"])
async def look_ahead_at_after(given: DraftedOption, room: At, hall: InHall, who: By) -> Response:
    """What `prospect` tells, of an option of the question that would be open after a draft."""
    async with hall.look(who.address, "ahead"):
        language = await _demand(hall, who, room, given)
        return as_json(await room.prospect_after(given.seat, given.option, language, given.version, given.answers))


@router.post("/api/matches/{match_id}/draft/facts", response_model=Facts, tags=["drafting"])
async def look_at_after(given: DraftedThing, room: At, hall: InHall, who: By) -> Response:
    """What `facts` tells, as it would be after a draft, one that has ended too."""
    async with hall.look(who.address, "ahead"):
        language = await _demand(hall, who, room, given)
        told = await room.facts_after(given.seat, given.kind, given.name, language, given.version, given.answers)
        return as_json(told)


@router.post("/api/matches/{match_id}/draft/hint", tags=["drafting"])
async def hint_after(given: Draft, room: At, hall: InHall, who: By) -> Hint:
    """What `hint` tells, of the question that would be open after a draft."""
    async with hall.look(who.address, "advice"):
        language = await _demand(hall, who, room, given)
        now = await room.asked_at(given.seat, given.version)
        scene = await room.scene_after(now, given.seat, given.answers)
        return await advice(room, hall, scene, given.seat, language)


async def _demand(hall: Hall, who: Caller, room: Room, given: Draft) -> str:
    """The seat is theirs. The language that they speak."""
    await hall.demand_seat(who, room, given.seat)
    return known(given.language)
