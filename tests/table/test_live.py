"""The live channel: who is shown what, when, and how a viewer who was away catches up."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from table.visitors import GENEROUS, QUICK, Caller, Server, open_server, request_id

from realpolitik.kernel.question import SPECTATOR
from realpolitik.table.live import _show
from realpolitik.table.messages.screen import Live
from realpolitik.table.security import Bucket
from realpolitik.table.viewer import Held, Sight, Viewer


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path) as opened:
        yield opened


def next_screen(socket: WebSocketTestSession) -> Any:
    """The next screen; chat lines on the way are passed over."""
    while True:
        message = socket.receive_json()
        Live.model_validate(message)
        if "screen" in message:
            return message["screen"]


def screen_at(socket: WebSocketTestSession, version: int) -> Any:
    while (shown := next_screen(socket))["version"] < version:
        pass
    return shown


def listen_on(socket: WebSocketTestSession) -> None:
    while True:
        socket.receive_json()


def move(server: Server, match: str, callers: dict[int, Caller]) -> int:
    """Somebody who is asked answers. The version after it."""
    question = server.match(match).question
    caller = callers[question.seat]
    shown = caller.screen(match, question.seat)
    version: int = caller.answer(match, question.seat, question.options[0], shown["version"])["version"]
    return version


def test_everybody_is_shown_every_move(server: Server) -> None:
    match, ann, bob = server.pair()
    eve = server.browser()
    with ann.live(match.id, 0) as a, bob.live(match.id, 1, language="ru") as b, eve.live(match.id, language="pl") as e:
        for socket, seat, language in ((a, 0, "en"), (b, 1, "ru"), (e, None, "pl")):
            shown = next_screen(socket)
            assert (shown["seat"], shown["language"], shown["version"]) == (seat, language, 1)
        for _ in range(10):
            version = move(server, match.id, {0: ann, 1: bob})
            asked = [question.seat for question in server.match(match.id).questions]
            for socket, seat in ((a, 0), (b, 1), (e, None)):
                shown = screen_at(socket, version)
                assert (shown["question"] is not None) == (seat in asked)


def test_who_is_there_is_shown(server: Server) -> None:
    match, ann, bob = server.pair()
    with ann.live(match.id, 0) as a:
        assert [seat["online"] for seat in next_screen(a)["seats"]] == [True, False]
        with bob.live(match.id, 1) as b:
            assert [seat["online"] for seat in next_screen(b)["seats"]] == [True, True]
            assert [seat["online"] for seat in next_screen(a)["seats"]] == [True, True]
        assert [seat["online"] for seat in next_screen(a)["seats"]] == [True, False]
        with bob.live(match.id) as watching:  # beside the table, he is not in his seat
            assert [seat["online"] for seat in next_screen(watching)["seats"]] == [True, False]


def test_somebody_sits_down(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    match = ann.create("here", "invite")
    with ann.live(match.id, 0) as a, bob.live(match.id) as b:
        assert not next_screen(a)["seats"][1]["taken"]
        next_screen(b)
        bob.post("/api/me", {"nickname": "Bob"})
        bob.post("/api/claim", {"key": match.keys[1]})
        seat = next_screen(a)["seats"][1]
        assert (seat["taken"], seat["nickname"], seat["mine"]) == (True, "Bob", False)


def test_a_seat_taken_elsewhere_in_the_same_browser_is_mine_here(server: Server) -> None:
    ann = server.browser()
    match = ann.create("here", "invite")
    with ann.live(match.id, 0) as socket:
        assert [seat["mine"] for seat in next_screen(socket)["seats"]] == [True, False]
        ann.post("/api/claim", {"key": match.keys[1]})
        assert [seat["mine"] for seat in next_screen(socket)["seats"]] == [True, True]


def test_a_step_back_cuts_the_log(server: Server) -> None:
    ann = server.browser()
    match = ann.create("here", "here").id
    log: list[Any] = []
    version = 1
    with ann.live(match, 0) as socket:
        for step in range(30):
            shown = screen_at(socket, version)
            assert shown["log"]["start"] <= len(log)
            log[shown["log"]["start"] :] = shown["log"]["entries"]
            assert log == ann.screen(match, 0)["log"]["entries"]
            seat = next((seat for seat in (0, 1) if server.match(match).can_undo(seat)), None)
            if step % 3 == 2 and seat is not None:
                body = {"seat": seat, "version": shown["version"], "request": request_id()}
                version = ann.post(f"/api/matches/{match}/undo", body)["version"]
            else:
                version = move(server, match, {0: ann, 1: ann})


def test_a_viewer_who_was_away_gets_what_is_missing(server: Server) -> None:
    ann = server.browser()
    match = ann.create("here", "here").id
    for _ in range(20):
        move(server, match, {0: ann, 1: ann})
    while not any(server.match(match).can_undo(seat) for seat in (0, 1)):
        move(server, match, {0: ann, 1: ann})
    ann.post(f"/api/matches/{match}/chat", {"seat": 0, "text": "first"})
    with ann.live(match, 0) as socket:
        held = next_screen(socket)
        assert [line["text"] for line in socket.receive_json()["chat"]] == ["first"]
    log = held["log"]["entries"]
    seat = next(seat for seat in (0, 1) if server.match(match).can_undo(seat))
    ann.post(f"/api/matches/{match}/undo", {"seat": seat, "version": held["version"], "request": request_id()})
    for _ in range(6):
        move(server, match, {0: ann, 1: ann})
    ann.post(f"/api/matches/{match}/chat", {"seat": 0, "text": "second"})
    with ann.live(match, 0, log=len(log), version=held["version"], chat=1) as socket:
        shown = next_screen(socket)
        assert [line["text"] for line in socket.receive_json()["chat"]] == ["second"]
    assert 0 < shown["log"]["start"] < len(log)
    log[shown["log"]["start"] :] = shown["log"]["entries"]
    assert log == ann.screen(match, 0)["log"]["entries"]


def test_chat_reaches_all(server: Server) -> None:
    match, ann, bob = server.pair()
    with ann.live(match.id, 0) as a, bob.live(match.id, 1) as b:
        ann.post(f"/api/matches/{match.id}/chat", {"seat": 0, "text": "Good luck!"})
        for socket in (a, b):
            while "chat" not in (message := socket.receive_json()):
                pass
            (line,) = message["chat"]
            assert (line["number"], line["text"]) == (1, "Good luck!")


def test_a_room_remembers_only_so_much_of_what_was_said(tmp_path: Path) -> None:
    with open_server(tmp_path, replace(QUICK, limits=replace(GENEROUS, chat_kept=2))) as server:
        match, ann, _ = server.pair()
        for number in range(5):
            ann.post(f"/api/matches/{match.id}/chat", {"seat": 0, "text": str(number)})
        room = server.on_loop(server.hall.rooms.room, match.id)
        assert [line.number for line in room.chat] == [4, 5]
        with ann.live(match.id) as socket:
            while "chat" not in (message := socket.receive_json()):
                pass
            assert [line["number"] for line in message["chat"]] == [4, 5]
            ann.post(f"/api/matches/{match.id}/chat", {"seat": 0, "text": "5"})
            while "chat" not in (message := socket.receive_json()):
                pass
            assert [line["number"] for line in message["chat"]] == [6]


def test_pings_are_answered(server: Server) -> None:
    match, ann, _ = server.pair()
    with ann.live(match.id) as socket:
        next_screen(socket)
        for number in (1, -5, 2**40):
            socket.send_json({"ping": number})
            assert socket.receive_json() == {"pong": number}


@pytest.mark.parametrize(
    ("sent", "code", "reason"),
    [
        ("hello", 1008, "bad_request"),
        ('{"ping": "1"}', 1008, "bad_request"),
        ('{"ping": 1, "answer": 2}', 1008, "bad_request"),
        ("[" * 3000, 1008, "bad_request"),
        ('{"ping": ' + "1" * 5000 + "}", 1009, "too_large"),
    ],
)
def test_nothing_but_pings_is_understood(sent: str, code: int, reason: str, server: Server) -> None:
    match, ann, _ = server.pair()
    with ann.live(match.id) as socket:
        next_screen(socket)
        socket.send_text(sent)
        with pytest.raises(WebSocketDisconnect) as sent_away:
            socket.receive_json()
    assert sent_away.value.code == code
    assert sent_away.value.reason.startswith(f"{reason}: ")


def test_too_many_pings(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("realpolitik.table.live.Bucket", partial(Bucket, clock=lambda: 0.0))  # all at one moment
    match, ann, _ = server.pair()
    with ann.live(match.id) as socket:
        next_screen(socket)
        for number in range(40):
            socket.send_json({"ping": number})
        with pytest.raises(WebSocketDisconnect) as sent_away:
            listen_on(socket)
    assert sent_away.value.reason.startswith("too_many: ")


@pytest.mark.parametrize(
    ("query", "reason"), [({"language": "xx"}, "bad_request"), ({"seat": 1}, "not_yours"), ({"seat": 9}, "not_yours")]
)
def test_who_is_refused_is_told_why(query: dict[str, Any], reason: str, server: Server) -> None:
    match, ann, _ = server.pair()
    with ann.live(match.id, **query) as socket, pytest.raises(WebSocketDisconnect) as sent_away:
        socket.receive_json()
    assert sent_away.value.code == 1008
    assert sent_away.value.reason.startswith(f"{reason}: ")
    with ann.live("aaaaaaaaaaaaaaaa") as socket, pytest.raises(WebSocketDisconnect) as sent_away:
        socket.receive_json()
    assert sent_away.value.reason == "unknown: there is no such match"


def test_the_server_says_goodbye(server: Server) -> None:
    match, ann, _ = server.pair()
    with ann.live(match.id) as socket:
        next_screen(socket)
        assert ann.client.portal is not None
        ann.client.portal.call(server.hall.rooms.farewell)
        with pytest.raises(WebSocketDisconnect) as sent_away:
            socket.receive_json()
    assert (sent_away.value.code, sent_away.value.reason) == (1012, "restart")


class SlowSocket:
    """A client that takes one message, and the next only when it is told to."""

    def __init__(self) -> None:
        self.taken: list[Any] = []
        self.ready = asyncio.Semaphore(1)

    async def send_text(self, text: str) -> None:
        await self.ready.acquire()
        self.taken.append(json.loads(text))

    @property
    def screens(self) -> list[Any]:
        return [message["screen"] for message in self.taken if "screen" in message]

    @property
    def lines(self) -> list[int]:
        """The numbers of the lines of chat."""
        return [line["number"] for message in self.taken for line in message.get("chat", [])]

    def has(self, version: int, lines: int) -> bool:
        """Whether it has been shown a match at a version, and so many lines of chat."""
        return self.screens[-1]["version"] == version and len(self.lines) == lines


def test_a_slow_viewer_misses_what_lies_between_and_never_the_newest(server: Server) -> None:
    match, ann, bob = server.pair()
    ann.screen(match.id)
    (room,) = server.hall.rooms.open_rooms

    async def begin() -> tuple[SlowSocket, Viewer, asyncio.Task[None]]:
        slow = SlowSocket()
        viewer = Viewer("", Sight(SPECTATOR, "en", frozenset(), False), Held(), 0)
        room.join(viewer)
        showing = asyncio.create_task(_show(server.hall, room, slow, viewer))  # type: ignore[arg-type]
        while not slow.taken:
            await asyncio.sleep(0.01)
        return slow, viewer, showing

    async def end(slow: SlowSocket, viewer: Viewer, showing: asyncio.Task[None], newest: int) -> None:
        while not slow.has(newest, lines=12):
            slow.ready.release()
            await asyncio.sleep(0.01)
        room.leave(viewer)
        showing.cancel()

    portal = ann.client.portal
    assert portal is not None
    slow, viewer, showing = portal.call(begin)
    for _ in range(12):
        version = move(server, match.id, {0: ann, 1: bob})
        ann.post(f"/api/matches/{match.id}/chat", {"seat": 0, "text": f"after {version}"})
    portal.call(end, slow, viewer, showing, version)
    screens = slow.screens
    assert len(screens) <= 3  # the first, the one that was under way, the newest
    assert screens[-1]["version"] == version
    log: list[Any] = []
    for shown in screens:
        log[shown["log"]["start"] :] = shown["log"]["entries"]
    assert log == ann.screen(match.id)["log"]["entries"]
    assert slow.lines == list(range(1, 13))
