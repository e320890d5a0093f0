"""Clocks at the table: what is stored of them, who runs out, and that it happens once, looked at or not."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from table.test_rooms import answer, new_room, play, refused
from table.visitors import QUICK, Server, database_in, open_server, request_id

from realpolitik.table import uptime
from realpolitik.table.check import check
from realpolitik.table.clock import Clock
from realpolitik.table.database import engine_for, migrate
from realpolitik.table.room import Room
from realpolitik.table.rooms import Rooms
from realpolitik.table.store import SequenceTaken, Store

LIVE = {"kind": "live", "minutes": 10, "increment": 5, "out": "loss"}


class Watch:
    """A time of day that goes on when it is told to."""

    def __init__(self) -> None:
        self.time_of_day = 1_900_000_000.0

    def time(self) -> float:
        return self.time_of_day

    def pass_by(self, seconds: float) -> None:
        self.time_of_day += seconds


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(uptime, "time", SimpleNamespace(time=watch.time))
    return watch


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    engine = engine_for(database_in(tmp_path))
    migrate(engine)
    yield Store(engine)
    engine.dispose()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, replace(QUICK, clock_pause=0.02)) as opened:
        yield opened


def clock_of(room: Room) -> Clock:
    assert room.scene.clock is not None
    row = room.store.match(room.id)
    assert row is not None
    assert row.clock == room.scene.clock.kept  # what is shown is what is stored
    return room.scene.clock


def left(room: Room, watch: Watch) -> list[int]:
    return [round(dial.left_at(watch.time())) for dial in clock_of(room).dials]


async def pass_the_turn(room: Room) -> int:
    """Answer until another seat is asked, or more than one. The seat that did."""
    seat = room.scene.match.question.seat
    while room.scene.match.question_to(seat) is not None:
        await answer(room, seat)
    return seat


def test_time_runs_for_whoever_is_asked_once_all_have_come(store: Store, watch: Watch) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, "here", "invite", pace=LIVE)
        watch.pass_by(1000)
        assert left(room, watch) == [600, 600]
        await room.sit_down("guest", 1, "Bob")
        first = room.scene.match.question.seat
        watch.pass_by(20)
        assert left(room, watch)[first] == 580
        await answer(room)
        await pass_the_turn(room)
        assert left(room, watch)[first] == 585
        watch.pass_by(7)
        assert left(room, watch)[1 - first] == 593

    play(store, episode)


def test_a_restart_knows_the_clock(store: Store, watch: Watch) -> None:
    async def begin(rooms: Rooms) -> None:
        room = await new_room(rooms, pace=LIVE)
        watch.pass_by(30)
        await pass_the_turn(room)
        made.append(room.id)
        before.extend(left(room, watch))

    async def go_on(rooms: Rooms) -> None:
        assert left(await rooms.room(made[0]), watch) == before

    made: list[str] = []
    before: list[int] = []
    play(store, begin)
    play(store, go_on)
    assert check(store, StringIO()) == 0


def test_undo_goes_back_on_the_clock_too(store: Store, watch: Watch) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, pace=LIVE)
        seat = await pass_the_turn(room)
        watch.pass_by(60)
        while not room.scene.match.can_undo(seat):
            seat = await pass_the_turn(room)
            watch.pass_by(60)
        other, before = 1 - seat, left(room, watch)
        await room.undo(seat, room.scene.version, request_id())
        after = left(room, watch)
        assert after[seat] == before[seat] - 5 - 60
        assert after[other] == before[other] + (0 if room.scene.match.question_to(other) else 60)
        await pass_the_turn(room)
        watch.pass_by(3600)
        await refused(room.undo(seat, room.scene.version, request_id()), "wrong_answer")

    play(store, episode)


def test_who_is_out_of_time_loses_once_and_nothing_comes_after(store: Store, watch: Watch) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, pace=LIVE)
        seat, version = room.scene.match.question.seat, room.scene.version
        await room.run_out()
        assert store.due(5) == []
        watch.pass_by(600)
        assert store.due(5) == [room.id]
        await refused(answer(room), "stale")
        await refused(room.resign(1 - seat, version, request_id()), "stale")
        await refused(room.ask_draw(1 - seat, version, [0, 1]), "stale")
        assert room.scene.version == version
        await asyncio.gather(room.run_out(), room.run_out())
        assert room.scene.version == version + 1
        assert room.scene.match.returns[seat] == -1
        row = store.match(room.id)
        assert row is not None
        assert (row.due, row.finished is not None) == (None, True)

    play(store, episode)
    assert check(store, StringIO()) == 0


def test_a_bot_takes_over_where_that_was_agreed_on(store: Store, watch: Watch) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, "here", "invite", pace={**LIVE, "out": "bot"})
        await room.sit_down("guest", 1, "Bob")
        await room.stop_bots()
        seat = room.scene.match.question.seat
        watch.pass_by(601)
        with pytest.raises(SequenceTaken):
            store.hand_over(room.id, seat, "cadet", out_at=room.scene.version - 1)
        await room.run_out()
        assert not room.scene.match.over
        assert room.scene.chairs[seat].kind == "bot"
        assert (clock_of(room).dials[seat].out, clock_of(room).dials[seat].left) == (True, 0.0)
        assert store.due(5) == []
        assert store.seats_held("guest" if seat else "host", room.id) == []

    play(store, episode)


def test_where_nobody_is_left_the_game_is_lost_to_the_bot(store: Store, watch: Watch) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, "here", "random", pace={**LIVE, "out": "bot"})
        await room.stop_bots()
        while room.scene.match.question_to(0) is None:
            await answer(room)
        watch.pass_by(601)
        await room.run_out()
        assert room.scene.match.returns == [-1, 1]

    play(store, episode)


def test_of_three_or_more_a_bot_takes_over_whatever_was_agreed_on(store: Store, watch: Watch) -> None:
    async def episode(rooms: Rooms) -> None:
        seats = ("here", "invite", "invite")
        room = await new_room(rooms, *seats, game="world-order", options={"powers": "without_china"}, pace=LIVE)
        for seat in (1, 2):
            await room.sit_down(f"guest {seat}", seat, "Bob")
        await room.stop_bots()
        watch.pass_by(601)
        await room.run_out()
        assert not room.scene.match.over
        assert [chair.kind for chair in room.scene.chairs].count("bot") == 1

    play(store, episode)


def test_a_pinned_match_uses_nobody_s_time(store: Store, watch: Watch) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, pace=LIVE)
        await room._pin(ValueError("a fault of the rules"))
        watch.pass_by(10_000)
        assert store.due(5) == []
        await room.run_out()
        assert not room.scene.match.over

    play(store, episode)


# -- the server itself -------------------------------------------------------------------------------------------------


def test_time_in_which_no_server_ran_is_nobody_s(store: Store, watch: Watch) -> None:
    store.keep_time(0.0)
    began = store.uptime.now()
    watch.pass_by(5)
    assert not store.keep_time(15.0)
    assert store.uptime.now() == began + 5
    watch.pass_by(3600)
    again = Store(store._engine)
    assert again.keep_time(15.0)
    assert again.uptime.now() == pytest.approx(began + 5)
    assert store.keep_time(15.0)  # another server has found that out
    assert store.uptime.now() == pytest.approx(again.uptime.now())
    watch.pass_by(-50)
    assert not store.keep_time(15.0)


def test_time_runs_out_though_nobody_looks(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = server.browser(), server.browser()
    match = ann.create("here", "invite", pace={"kind": "live", "minutes": 1, "out": "loss"})
    bob.post("/api/claim", {"key": match.keys[1], "nickname": "Bob"})
    shown = ann.screen(match.id, 0)
    assert (shown["clock"]["kind"], shown["clock"]["minutes"]) == ("live", 1)
    assert sum(dial["runs_out"] is not None for dial in shown["clock"]["dials"]) == 1
    with ann.live(match.id, 0) as channel:
        assert channel.receive_json()["now"] > "2020"
        lost = server.hall.store.uptime.lost
        monkeypatch.setattr(uptime, "time", SimpleNamespace(time=lambda: 4_000_000_000.0 + lost))
        while (told := channel.receive_json()).get("screen", shown)["result"] is None:
            pass
    assert told["screen"]["result"]["text"]
    mine = ann.get("/api/matches")
    assert mine["finished"][0]["clock"]["out"] == "loss"


def test_no_seat_is_emptied_to_stop_the_clock(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    match = ann.create("here", "invite", pace=LIVE)
    ann.post(f"/api/matches/{match.id}/empty", {"seat": 1})  # nobody has come yet
    key = ann.post(f"/api/matches/{match.id}/invite", {"seat": 1})["key"]
    bob.post("/api/claim", {"key": key})
    for seat in (0, 1):
        ann.post(f"/api/matches/{match.id}/empty", {"seat": seat}, expect=403)


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live", "minutes": 0},
        {"kind": "live", "minutes": 5, "days": 1},
        {"kind": "live", "minutes": 601},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 2, "increment": 5},
        {"kind": "days", "days": 61},
        {"kind": "hours", "minutes": 5},
        {"kind": "live", "minutes": 5, "out": "draw"},
        {"kind": "live", "minutes": -5},
        {"kind": "live", "minutes": 5.5},
        {"kind": "live", "minutes": 5, "seconds": 3},
    ],
)
def test_paces_that_are_none(pace: dict[str, Any], server: Server) -> None:
    body = {"game": "red-sea", "seats": [{"kind": "here"}, {"kind": "invite"}], "pace": pace}
    server.browser().post("/api/matches", body, expect=400)


def test_where_there_is_no_clock(server: Server) -> None:
    here, pace = {"kind": "here"}, {"kind": "days", "days": 2}
    two = {"game": "red-sea", "seats": [here, here], "pace": pace}
    bots = [{"kind": "bot", "bot": "random"}] * 2
    others: list[dict[str, Any]] = [{"by_hand": {}}, {"guided": True}, {"seats": bots}]
    for more in others:
        server.browser().post("/api/matches", {**two, **more}, expect=400)
    alone = {"game": "labyrinth", "seats": [here], "options": {"solitaire": True}, "pace": pace}
    server.browser().post("/api/matches", alone, expect=400)
    match = server.browser().create("here", "invite")
    assert server.browser().screen(match.id)["clock"] is None
