"""All that can be asked of the server over HTTP. Each request is checked there, and done by the room it is about."""

from fastapi import APIRouter

from realpolitik.table import api_kept, api_lobby, api_looking, api_playing, api_server

router = APIRouter()
for part in (api_server, api_lobby, api_looking, api_kept, api_playing):
    router.include_router(part.router)
