"""What can be asked by those who look at a match: what is seen, what was, what may come."""

from typing import Annotated

from fastapi import Query, Response

from realpolitik.bots.roster import SET_BY, adviser
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import SPECTATOR
from realpolitik.language import speak
from realpolitik.language.advice import because, bot_title
from realpolitik.table.asking import At, AtVersion, By, In, InHall, Looking, Sitting, as_json, new_router
from realpolitik.table.hall import Hall
from realpolitik.table.messages.ahead import CardsOut, Facts, Hint, Prospect, Prospects
from realpolitik.table.messages.course import Course
from realpolitik.table.messages.real_table import Corrections
from realpolitik.table.messages.screen import Screen
from realpolitik.table.messages.steps import Steps
from realpolitik.table.refused import Refused
from realpolitik.table.room import Room
from realpolitik.table.scene import Scene
from realpolitik.table.screen import earlier
from realpolitik.table.thinking import Thought, seed_of
from realpolitik.table.viewer import Held
from realpolitik.table.words import parts

router = new_router()

Called = Annotated[str, Query(max_length=60, description="As the book of the game has it.")]


@router.get("/api/matches/{match_id}/screen", response_model=Screen, tags=["looking"])
async def look(
    room: At,
    hall: InHall,
    who: By,
    language: In,
    seat: Looking = None,
    log: Annotated[int, Query(ge=0, description="How many entries of the log are held already …")] = 0,
    version: Annotated[int, Query(ge=0, description="… as they were at this version; without it, all are sent.")] = 0,
) -> Response:
    """All that a seat sees now, or somebody who watches."""
    sight = await hall.sight(who, room, seat, language)
    return as_json((await room.screen(sight, Held(version, log))).json)


@router.get("/api/matches/{match_id}/history", response_model=Screen, tags=["looking"])
async def look_back(
    room: At,
    hall: InHall,
    who: By,
    language: In,
    at: Annotated[int, Query(ge=0, description="How many answers had been given.")],
    seat: Looking = None,
) -> Response:
    """What a seat saw at an earlier moment. Once the match is over, every seat is open to all."""
    async with hall.look(who.address, "back"):
        scene = room.scene
        if at > len(scene.match.answers):
            raise Refused("bad_request", f"only {len(scene.match.answers)} answers have been given")
        if seat is not None and not (scene.match.over and seat < len(scene.chairs)):
            await hall.demand_seat(who, room, seat)
        mine = await hall.seats_of(who, room)
        host = hall.is_host(who, room)

        def make() -> str:
            return earlier(scene, at, SPECTATOR if seat is None else seat, language, mine, host).model_dump_json()

        return as_json(await room.tried(hall.thinker.look_back(make)))


@router.get("/api/matches/{match_id}/steps", response_model=Steps, tags=["looking"])
async def look_since(
    room: At,
    hall: InHall,
    who: By,
    language: In,
    since: Annotated[int, Query(ge=0, description="The version that was seen last.")],
    seat: Looking = None,
) -> Response:
    """What a seat, or somebody who watches, was told since a version: one thing after another, with its changes."""
    async with hall.look(who.address, "back"):
        sight = await hall.sight(who, room, seat, language)
        return as_json(await room.steps(sight, since))


@router.get("/api/matches/{match_id}/course", response_model=Course, tags=["looking"])
async def look_over(room: At, hall: InHall, who: By, language: In) -> Response:
    """The whole match in short, as everybody has seen it: turns, moments worth jumping to, the score."""
    async with hall.look(who.address, "back"):
        return as_json(await room.course(language))


@router.get("/api/matches/{match_id}/prospects", response_model=Prospects, tags=["looking"])
async def look_ahead(
    room: At, hall: InHall, who: By, language: In, seat: Sitting, version: AtVersion = None
) -> Response:
    """Of each option whether it wins or loses the game at once, and of what is not on offer, why."""
    async with hall.look(who.address, "ahead"):
        await hall.demand_seat(who, room, seat)
        return as_json(await room.prospects(seat, language, version))


@router.get("/api/matches/{match_id}/prospect", response_model=Prospect, tags=["looking"])
async def look_ahead_at(
    room: At, hall: InHall, who: By, language: In, seat: Sitting, option: int, version: AtVersion = None
) -> Response:
    """What one option would do, however the dice fall."""
    async with hall.look(who.address, "ahead"):
        await hall.demand_seat(who, room, seat)
        return as_json(await room.prospect(seat, option, language, version))


@router.get("/api/matches/{match_id}/facts", response_model=Facts, tags=["looking"])
async def look_at(
    room: At, hall: InHall, who: By, language: In, kind: Called, name: Called, seat: Looking = None
) -> Response:
    """What a region, an instrument or the draw pile comes to now, for a seat, or for somebody who watches."""
    async with hall.look(who.address, "ahead"):
        sight = await hall.sight(who, room, seat, language)
        return as_json(await room.facts(sight, kind, name))


@router.get("/api/matches/{match_id}/cards", response_model=CardsOut, tags=["looking"])
async def look_for_cards(room: At, hall: InHall, who: By, language: In, seat: Looking = None) -> Response:
    """Where the cards may be that lie nowhere in the open, as far as a seat, or somebody who watches, can tell; and
    when the draw pile will run out."""
    async with hall.look(who.address, "ahead"):
        sight = await hall.sight(who, room, seat, language)
        return as_json(await room.cards_out(sight))


@router.get("/api/matches/{match_id}/corrections", response_model=Corrections, tags=["at a real table"])
async def list_corrections(room: At, hall: InHall, who: By, language: In, seat: Sitting) -> Response:
    """What can be set right, how it stands and how it may stand; and what unknown hands may hold."""
    async with hall.look(who.address, "ahead"):
        await hall.demand_seat(who, room, seat)
        return as_json(await room.corrections(seat, language))


@router.get("/api/matches/{match_id}/hint", tags=["looking"])
async def hint(room: At, hall: InHall, who: By, language: In, seat: Sitting) -> Hint:
    """What the bot that advises would choose, knowing what the seat may know, and why."""
    async with hall.look(who.address, "advice"):
        await hall.demand_seat(who, room, seat)
        return await advice(room, hall, (await room.asked_at(seat, None)).scene, seat, language)


async def advice(room: Room, hall: Hall, scene: Scene, seat: int, language: str) -> Hint:
    """What the bot that advises would choose in a scene."""
    bot, seed = adviser(scene.match.game.name), seed_of(room.row.seed, scene.version, seat, "hint")
    thought = await room.tried(hall.thinker.advise(scene.match, seat, bot, seed))
    return await room.tried(hall.thinker.work_out(lambda: _hint(scene.match, seat, bot, thought, language)))


def _hint(match: Match, seat: int, bot: str, thought: Thought, language: str) -> Hint:
    speaker, question = speak(match.game.name, language), match.question_to(seat)
    return Hint(
        bot=bot_title(speaker, bot.partition(SET_BY)[0]),
        option=thought.option,
        text=speaker.option(question, thought.option) if question else "",
        why=parts(because(speak(match.game.name, language, marked=True), thought.why)),
    )
