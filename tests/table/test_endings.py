"""Resigning, and draws that all agree on: who may, when, what of it is stored, and what is shown."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from table.test_rooms import answer, new_room, play, refused, state
from table.visitors import Server, database_in, open_server, request_id

from realpolitik.kernel.save import load
from realpolitik.table.check import check
from realpolitik.table.database import engine_for, migrate
from realpolitik.table.rooms import Rooms
from realpolitik.table.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    engine = engine_for(database_in(tmp_path))
    migrate(engine)
    yield Store(engine)
    engine.dispose()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path) as opened:
        yield opened


# -- resigning ---------------------------------------------------------------------------------------------------------


def test_who_resigns_loses_once_and_for_good(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, "here", "invite")
        await room.sit_down("guest", 1, "Bob")
        await answer(room)
        version, request, before = room.scene.version, request_id(), state(room)
        await refused(room.resign(0, version - 1, request), "stale")
        await refused(room.resign(0, version + 1, request), "stale")
        assert state(room) == before
        assert await room.resign(0, version, request) == version + 1
        assert await room.resign(0, version, request) == version + 1  # the same again, for the same request
        row = store.match(room.id)
        assert row is not None
        assert (row.result, row.finished is not None) == ([-1, 1], True)
        await refused(room.resign(1, version + 1, request_id()), "wrong_answer")
        await refused(room.ask_draw(1, version + 1, [1]), "wrong_answer")
        await refused(room.ask_takeback(0, version + 1, 0, [0, 1]), "wrong_answer")
        await refused(room.undo(0, version + 1, request_id()), "wrong_answer")
        await refused(room.answer(1, version + 1, 1, request), "bad_request")

    play(store, episode)
    assert check(store, StringIO()) == 0


@pytest.mark.parametrize("seats", [("here", "random"), ("here", "invite")])
def test_it_is_a_loss_to_a_bot_and_to_a_seat_that_nobody_has_taken(seats: tuple[str, str], store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, *seats)
        await refused(room.ask_draw(0, room.scene.version, [0]), "wrong_answer")
        await room.stop_bots()
        await room.resign(0, room.scene.version, request_id())
        assert room.scene.match.returns == [-1, 1]

    play(store, episode)


def test_of_three_or_more_a_bot_plays_on_until_one_is_left(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(
            rooms, "here", "invite", "invite", game="world-order", options={"powers": "without_china"}
        )
        await room.stop_bots()
        for seat in (1, 2):
            await room.sit_down(f"guest {seat}", seat, "Bob")
        version = room.scene.version
        await room.ask_draw(0, version, [0])
        assert await room.resign(1, version, request_id()) == version
        assert not room.scene.match.over
        assert (room.scene.chairs[1].kind, room.scene.chairs[1].holders) == ("bot", 0)
        assert (room.scene.pending, store.proposal(room.id)) == (None, None)
        assert await room.seats_of("guest 1") == frozenset()
        assert store.seats_held("guest 1", room.id) == []
        await refused(room.resign(1, room.scene.version, request_id()), "not_yours")  # it is the bot's now
        await room.resign(2, room.scene.version, request_id())
        assert not room.scene.match.over
        await room.resign(0, room.scene.version, request_id())
        assert room.scene.match.over
        assert room.scene.match.returns[0] == -1

    play(store, episode)


# -- draws -------------------------------------------------------------------------------------------------------------


def test_a_draw_needs_the_word_of_all(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, "here", "invite")
        await room.sit_down("guest", 1, "Bob")
        version, before = room.scene.version, state(room)
        await refused(room.reply_to_draw(1, True), "stale")
        await refused(room.ask_draw(0, version - 1, [0]), "stale")
        assert state(room) == before
        assert await room.ask_draw(0, version, [0]) == version
        await refused(room.ask_draw(1, version, [1]), "stale")  # one at a time
        await refused(room.reply_to_takeback(1, True), "stale")  # whoever agrees to a step back agrees to no draw
        assert await room.reply_to_draw(0, True) == version  # agreeing with oneself is not enough
        assert await room.reply_to_draw(1, False) == version
        assert room.scene.pending is None
        await room.ask_draw(0, version, [0])
        await answer(room)  # a move ends what was proposed before
        await refused(room.reply_to_draw(1, True), "stale")
        version = await room.ask_draw(1, room.scene.version, [1])
        assert await room.reply_to_draw(0, True) == version + 1
        assert room.scene.match.over
        assert room.scene.match.returns == [0, 0]

    play(store, episode)


def test_who_agrees_to_a_draw_agrees_to_no_step_back(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, "here", "invite")
        await room.sit_down("guest", 1, "Bob")
        await answer(room)
        keep, (seat, _) = next((at, it) for at, it in enumerate(room.scene.match.answers) if it[0] >= 0)
        await room.ask_takeback(seat, room.scene.version, keep, [seat])
        await refused(room.reply_to_draw(1 - seat, True), "stale")
        assert room.scene.pending is not None

    play(store, episode)


def test_who_holds_all_seats_agrees_alone(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        version = room.scene.version
        assert await room.ask_draw(0, version, [0, 1]) == version + 1
        assert room.scene.match.over

    play(store, episode)


# -- through the doors -------------------------------------------------------------------------------------------------


def test_the_screen_the_lobby_and_the_record_tell_it(server: Server) -> None:
    match, ann, bob = server.pair()
    shown = ann.screen(match.id, 0)
    assert (shown["resign"], shown["draw"]) == ("loss", True)
    watched = server.browser().screen(match.id)
    assert (watched["resign"], watched["draw"]) == ("", False)
    here = f"/api/matches/{match.id}"
    body = {"seat": 0, "version": shown["version"], "request": request_id()}
    bob.post(f"{here}/resign", body, expect=403)
    ann.post(f"{here}/draw", {"seat": 0, "version": shown["version"]})
    proposal = bob.screen(match.id, 1)["proposal"]
    assert (proposal["draw"], proposal["waiting_for"], proposal["text"]) == (True, [1], [])
    assert ann.post(f"{here}/resign", body) == ann.post(f"{here}/resign", body)
    ended = bob.screen(match.id, 1)
    assert ended["result"]["winners"] == [1]
    assert (ended["proposal"], ended["resign"], ended["draw"]) == (None, "", False)
    assert ended["log"]["entries"][-1]["kind"] == "resigned"
    assert next(it for it in bob.get("/api/matches")["finished"] if it["match"] == match.id)["result"]
    record = bob.client.get(f"{here}/record").text
    assert load(record).returns == [-1, 1]
    assert bob.client.get(f"{here}/keepsake").status_code == 200


def test_no_answer_is_a_resignation_or_a_draw(server: Server) -> None:
    """What only players end together can be said through its own doors alone."""
    match, ann, _ = server.pair()
    shown = ann.screen(match.id, 0)
    for asked in (-6, -3):
        body = {"seat": 0, "version": shown["version"], "option": 0, "request": request_id(), "asked": asked}
        ann.post(f"/api/matches/{match.id}/answer", body, expect=400)
    assert not server.match(match.id).over
