"""Who asks, for what room and in which language: what every request over HTTP is checked for."""

import inspect
import re
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.types import Receive, Scope, Send

from realpolitik.language import languages
from realpolitik.table.hall import Caller, Hall
from realpolitik.table.messages.server import Refusal
from realpolitik.table.refused import STATUS, Refused
from realpolitik.table.room import Room
from realpolitik.table.security import check_posted_by_page, demand_json

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
MOVE_OR_DRAFT: Final = re.compile(r"/(answer|correct|hold|undo|draft)(/|$)")  # what people do again and again
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Refusal, "description": _MEANING[status]} for status in STATUS.values()
}


async def the_hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def caller(request: Request) -> Caller:
    """Whoever asks. What changes something, and shows no key, must come from our own page."""
    hall = await the_hall(request)
    who = await hall.caller(request)
    if request.method in ("GET", "HEAD"):
        return who
    if not who.program:
        check_posted_by_page(request.url.scheme, request.headers)
    if not MOVE_OR_DRAFT.search(request.url.path):
        hall.turnstile.change(who.address)
    return who


async def spoken(language: Annotated[str, Query(max_length=8, description="en, ru, pl …")] = "en") -> str:
    return known(language)


def known(language: str) -> str:
    """A language that we speak."""
    if language not in languages():
        raise Refused("bad_request", f"there is no such language; there are {', '.join(languages())}")
    return language


async def the_room(match_id: Annotated[str, Path()], request: Request) -> Room:
    return await (await the_hall(request)).rooms.room(match_id)


InHall = Annotated[Hall, Depends(the_hall)]
By = Annotated[Caller, Depends(caller)]
In = Annotated[str, Depends(spoken)]
At = Annotated[Room, Depends(the_room)]
Looking = Annotated[int | None, Query(ge=0, le=15, description="The seat to look from; none to watch.")]
Sitting = Annotated[int, Query(ge=0, le=15)]
AtVersion = Annotated[int | None, Query(ge=0, description="Refused as stale unless the question is still that one.")]


class Door(APIRoute):
    """A door at which something is asked of a match. All of them want the same four things: what is posted, the room,
    the hall and who asks. Here these are found at once, without the detours that a door of any kind would need. What
    is refused is told by what stands around all doors."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._posted = inspect.signature(self.endpoint).parameters["given"].annotation
        self.app = self._open

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        room, who = await the_room(request.path_params["match_id"], request), await caller(request)
        demand_json(request.headers)
        try:
            given = self._posted.model_validate_json(await request.body())
        except ValidationError as wrong:
            found = wrong.errors(include_url=False, include_input=False, include_context=False)
            raise RequestValidationError([{**it, "loc": ("body", *it["loc"])} for it in found]) from None
        told = await self.endpoint(given=given, room=room, hall=await the_hall(request), who=who)
        reply = told if isinstance(told, Response) else as_json(told.model_dump_json())
        await reply(scope, receive, send)


def new_router(route_class: type[APIRoute] = APIRoute) -> APIRouter:
    """For requests that may be refused."""
    return APIRouter(responses=REFUSALS, route_class=route_class)


def as_json(content: str) -> Response:
    return Response(content, media_type="application/json")
