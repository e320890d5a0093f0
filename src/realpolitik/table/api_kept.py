"""What can be had of a match that is over: its record, a keepsake, a report, an analysis."""

from typing import Annotated, Final, Literal

from anyio import to_thread
from fastapi import Query, Request, Response

from realpolitik.analysis.analysing import Looked
from realpolitik.kernel.save import save
from realpolitik.language import languages
from realpolitik.table.api_comments import comments_of
from realpolitik.table.asking import At, By, In, InHall, as_json, new_router
from realpolitik.table.files import File, respond
from realpolitik.table.judging import PART, none_of, part_of, parts_of, told_of
from realpolitik.table.making import make_analysis, make_keepsake, make_report
from realpolitik.table.messages.analysis import AnalysisPart
from realpolitik.table.refused import Refused
from realpolitik.table.room import Room
from realpolitik.table.scene import Scene

PICTURES: Final = {"svg": "image/svg+xml", "png": "image/png"}
REPORT_POLICY: Final = (  # a report runs nothing and loads nothing but the page's type; its style is in it
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


router = new_router()


@router.get(
    "/api/matches/{match_id}/record",
    response_class=Response,
    responses={200: {"description": "The save.", "content": {"application/json": {}}}},
    tags=["looking"],
)
async def record(room: At) -> Response:
    """A match that is over, as a save that `realpolitik replay` tells again."""
    scene = _finished(room)
    text = await to_thread.run_sync(save, scene.match)
    return _attached(Response(text, media_type="application/json"), room, "json")


@router.get(
    "/api/matches/{match_id}/keepsake",
    response_class=Response,
    responses={200: {"description": "The page.", "content": {"text/html": {}}}},
    tags=["looking"],
)
async def keep(room: At, hall: InHall, who: By, request: Request) -> Response:
    """A match that is over, as one HTML file that needs no server: every moment, every seat, every language."""
    hall.turnstile.look(who.address)
    scene = _finished(room)
    comments = await comments_of(hall, room)

    async def make() -> File:
        saved = await hall.thinker.work_out(lambda: save(scene.match))
        return await hall.makers.make(who.address, make_keepsake, saved, languages(), scene.chairs, comments)

    page = await room.whole.once(("keepsake", scene.version, *scene.chairs, *comments), make)
    return _attached(await respond(request, page, "text/html"), room, "html")


@router.get(
    "/api/matches/{match_id}/report",
    response_class=Response,
    responses={200: {"description": "The page.", "content": {kind: {} for kind in ("text/html", *PICTURES.values())}}},
    tags=["looking"],
)
async def read_report(
    room: At,
    hall: InHall,
    who: By,
    language: In,
    request: Request,
    chart: Annotated[str, Query(max_length=40, description="One chart of it, as a picture.")] = "",
    picture: Annotated[Literal["svg", "png"], Query(alias="format", description="What kind of picture.")] = "svg",
) -> Response:
    """A match that is over, in figures and charts: a page, or one of its charts."""
    hall.turnstile.look(who.address)
    scene = _finished(room)

    async def make() -> File | str:
        saved = await hall.thinker.work_out(lambda: save(scene.match))
        return await hall.makers.make(who.address, make_report, saved, language, chart, picture)

    made = await room.whole.once(("report", scene.version, language, chart, picture), make)
    if isinstance(made, str):
        raise Refused("unknown", made)
    response = await respond(request, made, PICTURES[picture] if chart else "text/html")
    response.headers["Content-Security-Policy"] = REPORT_POLICY
    return response


@router.get("/api/matches/{match_id}/analysis", response_model=AnalysisPart, tags=["looking"])
async def analyse(
    room: At,
    hall: InHall,
    who: By,
    language: In,
    part: Annotated[int, Query(ge=0, lt=1000, description="Which part is to be worked out, from 0 on.")] = 0,
) -> Response:
    """What a net makes of a match that is over, part by part: with the last part, all of it is told."""
    hall.turnstile.look(who.address)
    scene = _finished(room)
    match = scene.match
    if (none := none_of(match, language)) is not None:
        return as_json(none.model_dump_json())
    last = parts_of(match) - 1
    if part > last:
        raise Refused("bad_request", f"the last part is {last}")

    async def looked_at(number: int) -> tuple[Looked, ...]:
        saved = await hall.thinker.work_out(lambda: save(match))
        return await hall.makers.make(who.address, make_analysis, saved, number * PART, (number + 1) * PART)

    async def made(number: int) -> tuple[Looked, ...]:
        return await room.whole.once(("analysis", scene.version, number), lambda: looked_at(number))

    async def told() -> str:
        looked = [it for number in range(last + 1) for it in await made(number)]
        return await hall.thinker.look_back(
            lambda: part_of(match, last, told_of(match, looked, language)).model_dump_json()
        )

    if part < last:
        await made(part)
        return as_json(part_of(match, part, None).model_dump_json())
    return as_json(await room.tried(room.whole.once(("analysis", scene.version, language), told)))


def _finished(room: Room) -> Scene:
    """The scene of a match that may be told whole."""
    scene = room.scene
    if scene.pinned:
        raise Refused("pinned", f"the match cannot be saved: {scene.pinned}")
    if not scene.match.over:
        raise Refused("not_yours", "the match is not over yet: a save tells all that is hidden")
    return scene


def _attached(response: Response, room: Room, ending: str) -> Response:
    """A file to be put on the disk, by the name of the match."""
    name = f"{room.scene.match.game.name}-{room.id}.{ending}"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response
