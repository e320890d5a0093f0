"""Who asks, for what room and in which language: what every request over HTTP is checked for."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.security import APIKeyCookie, HTTPBearer

from realpolitik.language import languages
from realpolitik.table.hall import Caller, Hall
from realpolitik.table.messages.server import Refusal
from realpolitik.table.refused import STATUS, Refused
from realpolitik.table.room import Room
from realpolitik.table.security import COOKIE, check_posted_by_page

_MEANING: Final = {
    400: "The request is not as it should be: `bad_request`.",
    403: "Not yours to ask for: `not_yours`.",
    404: "There is no such thing: `unknown`.",
    409: "The match has moved on since; `version` is its present one: `stale`.",
    413: "The body is too large: `too_large`.",
    422: "Not on offer: `wrong_answer`. A hand is to be told first: `hand_matters`. May lose the game: `fatal`. "
    "No record that can be opened: `bad_record`, `disagreement`.",
    423: "The match is kept as it is and takes no answers: `pinned`.",
    429: "Too much at once: `too_many`.",
    500: "A fault of the server; nothing was done: `failed`.",
    503: "Moves cannot be stored now: `not_ready`.",
}
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Refusal, "description": _MEANING[status]} for status in STATUS.values()
}


async def the_hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def caller(request: Request, hall: Annotated[Hall, Depends(the_hall)]) -> Caller:
    """Whoever asks. What changes something, and shows no key, must come from our own page."""
    who = await hall.caller(request)
    if request.method not in ("GET", "HEAD") and not who.program:
        check_posted_by_page(request.url.scheme, request.headers)
    return who


async def spoken(language: Annotated[str, Query(max_length=8, description="en, ru, pl …")] = "en") -> str:
    if language not in languages():
        raise Refused("bad_request", f"there is no such language; there are {', '.join(languages())}")
    return language


async def the_room(match_id: Annotated[str, Path()], hall: Annotated[Hall, Depends(the_hall)]) -> Room:
    return await hall.rooms.room(match_id)


InHall = Annotated[Hall, Depends(the_hall)]
By = Annotated[Caller, Depends(caller)]
In = Annotated[str, Depends(spoken)]
At = Annotated[Room, Depends(the_room)]
Looking = Annotated[int | None, Query(ge=0, le=15, description="The seat to look from; none to watch.")]
Sitting = Annotated[int, Query(ge=0, le=15)]
AtVersion = Annotated[int | None, Query(ge=0, description="Refused as stale unless the question is still that one.")]

_schemes = [
    Depends(HTTPBearer(auto_error=False, description="The key that a claim gave.")),
    Depends(APIKeyCookie(name=COOKIE, auto_error=False, description="A browser that has been here before.")),
]


def new_router() -> APIRouter:
    """For requests that may be refused, by whoever has a key or a cookie."""
    return APIRouter(responses=REFUSALS, dependencies=_schemes)


def as_json(content: str) -> Response:
    return Response(content, media_type="application/json")
