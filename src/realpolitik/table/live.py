"""The live channel: a WebSocket over which a viewer is shown the match whenever it changes.

A viewer who is slow misses what comes between, never the newest: each screen is whole.
"""

import asyncio
import json
import logging
from contextlib import suppress
from datetime import UTC, datetime
from typing import Annotated, Final

from anyio import to_thread
from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect

from realpolitik.language import languages
from realpolitik.table import meters
from realpolitik.table.api_playing import chat_line
from realpolitik.table.hall import Hall
from realpolitik.table.journal import write
from realpolitik.table.messages.playing import ChatLine
from realpolitik.table.messages.screen import Live
from realpolitik.table.refused import Refused
from realpolitik.table.room import Room
from realpolitik.table.rooms import RESTART
from realpolitik.table.security import Bucket, address_of, check_origin
from realpolitik.table.viewer import REFUSED, Held, Viewer

FAILED: Final = 1011
TOO_LARGE: Final = 1009
LONGEST_REASON: Final = 123  # bytes that a close may say
CHAT_AT_ONCE: Final = 500  # lines; older ones are left out

router = APIRouter()


@router.websocket("/api/matches/{match_id}/live")
async def live(
    socket: WebSocket,
    match_id: str,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    language: Annotated[str, Query(max_length=8)] = "en",
    log: Annotated[int, Query(ge=0, lt=2**31)] = 0,
    version: Annotated[int, Query(ge=0, lt=2**31)] = 0,
    chat: Annotated[int, Query(ge=0, lt=2**31)] = 0,
) -> None:
    """Show a match to somebody until they leave. Why somebody is sent away is told over the channel itself."""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    if hall.rooms.closing:
        await _send_away(socket, *RESTART)
        return
    try:
        _check_from_our_page(socket)
        room = await hall.rooms.room(match_id)
        viewer = await _viewer(hall, room, socket, seat, language, Held(version, log), chat)
        with hall.crowd.admitted(viewer, address_of(socket.scope), room.viewers):
            await _show_until_they_leave(hall, room, socket, viewer)
    except Refused as refused:
        meters.REFUSED.labels(refused.code).inc()
        await _send_away(socket, REFUSED, f"{refused.code}: {refused}")
    except WebSocketDisconnect:
        pass
    except Exception as error:
        write("error", logging.ERROR, error, path=socket.scope["path"])
        await _send_away(socket, FAILED, "failed: something went wrong here")


def _check_from_our_page(socket: WebSocket) -> None:
    """A browser always says which page opens a channel; a program need not."""
    refused: Refused | None = socket.scope.get("refused")
    if refused is not None:
        raise refused
    if "origin" in socket.headers:
        check_origin({"ws": "http", "wss": "https"}.get(socket.url.scheme, socket.url.scheme), socket.headers)


async def _viewer(
    hall: Hall, room: Room, socket: WebSocket, seat: int | None, language: str, held: Held, chat: int
) -> Viewer:
    if language not in languages():
        raise Refused("bad_request", f"there is no such language; there are {', '.join(languages())}")
    who = await hall.caller(socket)
    return Viewer(who.visitor, await hall.sight(who, room, seat, language), held, chat, who.session)


async def _show_until_they_leave(hall: Hall, room: Room, socket: WebSocket, viewer: Viewer) -> None:
    room.join(viewer)
    showing = asyncio.create_task(_show(hall, room, socket, viewer))
    listening = asyncio.create_task(_listen(hall, socket, viewer))
    try:
        await asyncio.wait({showing, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(viewer)
        ended = [task for task in (showing, listening) if not task.cancel()]
    for task in ended:
        task.result()  # or whatever it ended with


async def _show(hall: Hall, room: Room, socket: WebSocket, viewer: Viewer) -> None:
    """Send what is new, whenever the viewer is woken."""
    last = None
    while True:
        await viewer.wake.wait()
        viewer.wake.clear()
        if viewer.leaving is not None:
            await socket.close(*viewer.leaving)
            return
        if viewer.pong is not None:
            pong, viewer.pong = viewer.pong, None
            await socket.send_text(_message(Live(pong=pong)))
        now = (room.now, viewer.sight)
        if now != last:
            shown = await room.screen(viewer.sight, viewer.held)
            await socket.send_text(f'{{"screen":{shown.json},"now":"{datetime.now(UTC).isoformat()}"}}')
            viewer.held, last = shown.held, now
        if lines := await _unread(hall, room, viewer):
            await socket.send_text(_message(Live(chat=lines)))


async def _unread(hall: Hall, room: Room, viewer: Viewer) -> list[ChatLine]:
    """What has been said since, but for those whom the viewer has blocked."""
    lines = [row for row in room.chat if row.number > viewer.chat][-CHAT_AT_ONCE:]
    if not lines or room.scene.chat == "off":
        return []
    viewer.chat = lines[-1].number
    blocked = await to_thread.run_sync(hall.people.blocked_by, viewer.visitor) if viewer.visitor else frozenset()
    return [chat_line(row, viewer.visitor) for row in lines if row.visitor not in blocked]


def _message(message: Live) -> str:
    return message.model_dump_json(exclude_unset=True)


async def _listen(hall: Hall, socket: WebSocket, viewer: Viewer) -> None:
    """A client sends nothing but pings: `{"ping": 1}`."""
    limits = hall.settings.limits
    pings = Bucket(limits.pings, 2 * limits.pings)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text") or ""
        if len(text) > limits.frame or len(message.get("bytes") or b"") > limits.frame:
            viewer.send_away(TOO_LARGE, "too_large: a ping is short")
        elif (number := _ping(text)) is None:
            viewer.send_away(REFUSED, 'bad_request: only pings are understood, {"ping": 1}')
        elif not pings.take(""):
            viewer.send_away(REFUSED, "too_many: fewer pings, please")
        else:
            viewer.pong = number
            viewer.wake.set()


def _ping(text: str) -> int | None:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        return None
    number = content.get("ping") if isinstance(content, dict) and len(content) == 1 else None
    return number if type(number) is int and abs(number) < 2**53 else None


async def _send_away(socket: WebSocket, code: int, reason: str) -> None:
    with suppress(RuntimeError):  # they may have left already
        await socket.close(code, reason.encode()[:LONGEST_REASON].decode(errors="ignore"))
