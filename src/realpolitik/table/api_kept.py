"""What can be had of a match that is over: its record, a keepsake, a report."""

from typing import Annotated, Final, Literal

from anyio import to_thread
from fastapi import Query, Request, Response

from realpolitik.kernel.save import save
from realpolitik.language import languages
from realpolitik.table.asking import At, By, In, InHall, new_router
from realpolitik.table.making import make_keepsake, make_report
from realpolitik.table.pages import File, respond
from realpolitik.table.refused import Refused
from realpolitik.table.room import Room
from realpolitik.table.scene import Scene

PICTURES: Final = {"svg": "image/svg+xml", "png": "image/png"}
REPORT_POLICY: Final = (  # a report runs nothing and loads nothing; its style is in it
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
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

    async def make() -> File:
        saved = await hall.thinker.work_out(lambda: save(scene.match))
        return await hall.makers.make(who.address, make_keepsake, saved, languages(), scene.chairs)

    page = await room.whole.once(("keepsake", scene.version, *scene.chairs), make)
    return _attached(respond(request, page, "text/html"), room, "html")


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
    response = respond(request, made, PICTURES[picture] if chart else "text/html")
    response.headers["Content-Security-Policy"] = REPORT_POLICY
    return response


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
