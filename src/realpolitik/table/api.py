"""All that can be asked of the server over HTTP. Each request is checked there, and done by the room it is about."""

from typing import Final

from starlette.routing import BaseRoute

from realpolitik.table import (
    api_account,
    api_bells,
    api_comments,
    api_dice,
    api_drafting,
    api_kept,
    api_lobby,
    api_looking,
    api_meeting,
    api_people,
    api_playing,
    api_server,
)

# They are tried one after another: what is asked most comes first.
DOORS: Final[list[BaseRoute]] = [
    door
    for part in (
        *(api_playing.router, api_drafting.router, api_looking.router, api_server.router, api_lobby.router),
        *(api_meeting.router, api_kept.router, api_people.doors, api_people.router, api_bells.doors, api_bells.router),
        *(api_account.router, api_comments.doors, api_comments.router, api_dice.router),
    )
    for door in part.routes
]
