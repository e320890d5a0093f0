"""Several servers on one PostgreSQL database: what is done at one is shown at all, and no server has anything that the
others could not take over."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest
from sqlalchemy import delete
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from table.visitors import GAME, QUICK, Caller, Server, open_server, request_id

from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, SPECTATOR
from realpolitik.table import news, sharing, uptime
from realpolitik.table.database import engine_for, migrate
from realpolitik.table.heart import Heart
from realpolitik.table.messages.lobby import NewMatch
from realpolitik.table.refused import Refused
from realpolitik.table.room import Room
from realpolitik.table.rooms import Rooms
from realpolitik.table.rows import MoveRow
from realpolitik.table.schema import MOVES
from realpolitik.table.security import Turnstile
from realpolitik.table.settings import Limits, Settings
from realpolitik.table.sharing import NotOurs, Sharing
from realpolitik.table.store import SequenceTaken, Store
from realpolitik.table.thinking import Thinker, Thought
from realpolitik.table.viewer import Held, Sight, Viewer

HOST = "host"
PATIENCE = 120.0  # seconds; far more than anything takes, as a busy machine may be slow
BRISK = replace(QUICK, heartbeat=0.1)
WATCHING = Sight(SPECTATOR, "en", frozenset(), False)


@pytest.fixture
def url(new_database: Callable[[str], str]) -> str:
    database = new_database("postgresql")
    engine = engine_for(database)
    migrate(engine)
    engine.dispose()
    return database


@pytest.fixture
def pair(url: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers whom people come to."""
    with ExitStack() as stack:
        yield tuple(stack.enter_context(open_server(tmp_path, BRISK, url)) for _ in range(2))  # type: ignore[misc]


def at(server: Server, caller: Caller) -> Caller:
    """The same browser, sent to another server."""
    there = server.browser()
    there.client.cookies = caller.client.cookies
    return there


def screen_when(socket: WebSocketTestSession, wanted: Callable[[Any], bool]) -> Any:
    while True:
        message = socket.receive_json()
        if "screen" in message and wanted(message["screen"]):
            return message["screen"]


def is_at(version: int, screen: Any) -> bool:
    return bool(screen["version"] == version)


def lines_until(socket: WebSocketTestSession, last: str) -> list[tuple[int, str]]:
    told: list[tuple[int, str]] = []
    while not told or told[-1][1] != last:
        told += [(line["number"], line["text"]) for line in socket.receive_json().get("chat", [])]
    return told


# -- what people see ---------------------------------------------------------------------------------------------------


def test_a_move_at_one_server_is_shown_at_the_other(pair: tuple[Server, Server]) -> None:
    one, other = pair
    match, ann, bob = one.pair()
    callers = {0: ann, 1: at(other, bob)}
    with ann.live(match.id, 0) as a, callers[1].live(match.id, 1) as b:
        for version in range(1, 11):
            screens = [screen_when(socket, partial(is_at, version)) for socket in (a, b)]
            asked = next(shown for shown in screens if shown["question"])
            option = asked["question"]["options"][0]["option"]
            callers[asked["seat"]].answer(match.id, asked["seat"], option, version)
        for socket in (a, b):
            screen_when(socket, partial(is_at, 11))
    assert one.match(match.id).digest() == other.match(match.id).digest()


def test_what_is_said_at_both_comes_in_one_order(pair: tuple[Server, Server]) -> None:
    one, other = pair
    match, ann, bob = one.pair()
    there = at(other, bob)
    with ann.live(match.id, 0) as a, there.live(match.id, 1) as b:
        for number in range(5):
            ann.post(f"/api/matches/{match.id}/chat", {"seat": 0, "text": f"a{number}"})
            there.post(f"/api/matches/{match.id}/chat", {"seat": 1, "text": f"b{number}"})
        heard = lines_until(a, "b4")
        assert heard == lines_until(b, "b4")
        assert [number for number, _ in heard] == list(range(1, 11))
        assert sorted(text for _, text in heard) == [f"{who}{number}" for who in "ab" for number in range(5)]


def test_who_is_there_is_known_at_every_server(pair: tuple[Server, Server]) -> None:
    one, other = pair
    match, ann, bob = one.pair()
    there = at(other, bob)
    with ann.live(match.id, 0) as a:
        with there.live(match.id, 1) as b:
            for socket in (a, b):
                screen_when(socket, lambda it: [seat["online"] for seat in it["seats"]] == [True, True])
            (listed,) = at(other, ann).get("/api/matches")["running"]
            assert [seat["online"] for seat in listed["seats"]] == [True, True], "in the lobby too"
        screen_when(a, lambda it: [seat["online"] for seat in it["seats"]] == [True, False])


def test_seats_are_taken_and_emptied_at_any_server(pair: tuple[Server, Server]) -> None:
    one, other = pair
    ann, bob = one.browser(), other.browser()
    match = ann.create("here", "invite")
    bob.get(f"/api/matches/{match.id}/screen")  # the other server knows the match as it was before
    with ann.live(match.id, 0) as a:
        bob.post("/api/claim", {"key": match.keys[1], "nickname": "Bob"})
        seated = screen_when(a, lambda it: it["seats"][1]["taken"])["seats"][1]
        assert (seated["nickname"], seated["holders"]) == ("Bob", 1)
        with bob.live(match.id, 1) as b:
            ann.post(f"/api/matches/{match.id}/empty", {"seat": 1})
            with pytest.raises(WebSocketDisconnect) as left:
                screen_when(b, lambda it: False)
            assert left.value.reason.startswith("not_yours")
    bob.get(f"/api/matches/{match.id}/screen", seat=1, expect=403)


def test_those_who_played_go_on_whichever_server_they_are_at(pair: tuple[Server, Server]) -> None:
    one, other = pair
    match, ann, bob = one.pair()
    there = at(other, bob)
    with there.live(match.id, 1) as b:
        ann.post(f"/api/matches/{match.id}/resign", {"seat": 0, "version": 1, "request": "resign-once"})
        following = ann.create("here", "invite")
        ann.post(f"/api/matches/{match.id}/again", {"match": following.id})
        screen_when(b, lambda it: it["again"] == following.id)
    with ann.live(following.id, 0) as a:
        assert there.post(f"/api/matches/{match.id}/follow", {"seat": 1})["match"] == following.id
        screen_when(a, lambda it: it["seats"][1]["taken"])


def test_a_match_that_is_deleted_closes_at_every_server(url: str, pair: tuple[Server, Server]) -> None:
    one, other = pair
    match, ann, bob = one.pair()
    with ann.live(match.id, 0) as a, at(other, bob).live(match.id, 1) as b:
        for socket in (a, b):
            screen_when(socket, lambda it: True)
        engine = engine_for(url)
        Store(engine).delete_match(match.id)
        engine.dispose()
        for socket in (a, b):
            with pytest.raises(WebSocketDisconnect) as left:
                screen_when(socket, lambda it: False)
            assert left.value.reason == "unknown: the match is gone"
    ann.get(f"/api/matches/{match.id}/screen", expect=404)


# -- rooms -------------------------------------------------------------------------------------------------------------


class Slow(Thinker):
    """Bots that think until they are let go, and how often they were asked."""

    def __init__(self) -> None:
        super().__init__(0, 60.0, 1 << 20)
        self.go = asyncio.Event()
        self.asked = 0

    async def choose(self, match: Match, seat: int, bot: str, seed: str, memory: str = "") -> Thought:
        self.asked += 1
        await self.go.wait()
        question = match.question_to(seat)
        assert question is not None
        return Thought(question.options[0], "at_random", ())


@asynccontextmanager
async def server(url: str, settings: Settings = BRISK) -> AsyncIterator[Rooms]:
    """A server, heard and hearing; its bots wait until they are let go."""
    engine = engine_for(url)
    thinker = Slow()
    rooms = Rooms(Store(engine), thinker, settings)
    alive = asyncio.Event()
    rooms.on_count.append(lambda servers: alive.set())
    rooms.start()
    try:
        await alive.wait()
        await until(lambda: not rooms.deaf)
        yield rooms
    finally:
        thinker.go.set()
        await rooms.close()
        await thinker.close()
        engine.dispose()


def play(url: str, episode: Callable[..., Awaitable[None]], servers: int = 2, settings: Settings = BRISK) -> None:
    async def whole() -> None:
        async with asyncio.timeout(PATIENCE), AsyncServers(url, servers, settings) as opened:
            await episode(*opened)

    asyncio.run(whole())


class AsyncServers:
    def __init__(self, url: str, servers: int, settings: Settings) -> None:
        self.contexts = [server(url, settings) for _ in range(servers)]

    async def __aenter__(self) -> list[Rooms]:
        return list(await asyncio.gather(*(context.__aenter__() for context in self.contexts)))

    async def __aexit__(self, *error: Any) -> None:
        await asyncio.gather(*(context.__aexit__(None, None, None) for context in self.contexts))


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that happens in another thread, or in the database."""
    while not condition():
        await asyncio.sleep(0.005)


async def shown(room: Room, wanted: Callable[[Room], bool]) -> None:
    """Wait until the room shows it."""
    await until(lambda: wanted(room))


def let_bots_go(*servers: Rooms) -> None:
    for rooms in servers:
        assert isinstance(rooms.thinker, Slow)
        rooms.thinker.go.set()


def asked(rooms: Rooms) -> int:
    assert isinstance(rooms.thinker, Slow)
    return rooms.thinker.asked


async def new_match(rooms: Rooms, *seats: str) -> str:
    kinds = [{"kind": seat} if seat in ("here", "invite") else {"kind": "bot", "bot": seat} for seat in seats]
    wanted = NewMatch.model_validate({"game": GAME, "seats": kinds or [{"kind": "here"}] * 2})
    return (await rooms.create(wanted, HOST, "Ann")).match


async def answer(room: Room, seat: int | None = None) -> int:
    question = room.scene.match.question if seat is None else room.scene.match.question_to(seat)
    assert question is not None
    return await room.answer(question.seat, room.scene.version, question.options[0], request_id())


async def refused(work: Awaitable[Any], code: str) -> None:
    with pytest.raises(Refused) as caught:
        await work
    assert caught.value.code == code


def position(room: Room) -> tuple[Any, ...]:
    scene = room.scene
    return scene.version, scene.match.digest(), scene.match.answers, scene.asked_since, scene.match.chance.describe()


async def both(one: Rooms, other: Rooms, match: str) -> tuple[Room, Room]:
    return await one.room(match), await other.room(match)


def test_a_room_follows_answers_undo_and_steps_back_of_others(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        room, same = await both(one, other, await new_match(one))
        for _ in range(20):
            await answer(room)
            seat = next((seat for seat in (0, 1) if room.scene.match.can_undo(seat)), None)
            if seat is not None and room.scene.version % 3 == 0:
                await room.undo(seat, room.scene.version, request_id())
            await shown(same, lambda it: it.scene.version == room.scene.version)
            assert position(same) == position(room)
        keep = max(at for at, (seat, _) in enumerate(room.scene.match.answers) if seat == 0)
        await room.ask_takeback(0, room.scene.version, keep, [0, 1])
        await shown(same, lambda it: it.scene.version == room.scene.version)
        assert position(same) == position(room)
        assert same.moved == room.moved
        assert same.requests == room.requests
        assert same.row.seed == room.row.seed

    play(url, episode)


def test_a_draw_is_agreed_on_over_two_servers_and_is_final_at_both(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        room, same = await both(one, other, await new_match(one))
        version = room.scene.version
        await room.ask_draw(0, version, [0])
        await shown(same, lambda it: it.scene.pending is not None)
        await refused(same.reply_to_takeback(1, True), "stale")
        assert await same.reply_to_draw(1, True) == version + 1
        await shown(room, lambda it: it.scene.version == version + 1)
        assert position(room) == position(same)
        assert room.scene.match.over
        await refused(room.resign(0, version + 1, request_id()), "wrong_answer")

    play(url, episode)


def test_a_resignation_is_applied_once_whichever_server_is_asked(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        room, same = await both(one, other, await new_match(one))
        version, request = room.scene.version, request_id()
        assert await room.resign(0, version, request) == version + 1
        assert await same.resign(0, version + 1, request) == version + 1
        await refused(same.resign(1, version + 1, request_id()), "wrong_answer")
        assert same.scene.match.returns == room.scene.match.returns == [-1, 1]

    play(url, episode)


@pytest.mark.parametrize("out", ["loss", "bot"])
def test_time_runs_out_once_though_both_servers_find_it_so(out: str, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        seats = [{"kind": "here"}, {"kind": "here"}]
        pace = {"kind": "live", "minutes": 1, "out": out}
        wanted = NewMatch.model_validate({"game": GAME, "seats": seats, "pace": pace})
        room, same = await both(one, other, (await one.create(wanted, HOST, "Ann")).match)
        version, late = room.scene.version, room.scene.match.question.seat
        monkeypatch.setattr(uptime, "time", SimpleNamespace(time=lambda: 4_000_000_000.0))
        for rooms in (one, other):  # none of them was away
            monkeypatch.setattr(rooms.store.uptime, "mark", lambda *_: False)

        def is_over(it: Room) -> bool:
            return it.scene.match.over if out == "loss" else it.scene.chairs[late].kind == "bot"

        await asyncio.gather(shown(room, is_over), shown(same, is_over))
        assert position(room) == position(same)
        assert len(room.store.moves(room.id)) == version + (out == "loss")
        assert room.scene.clock == same.scene.clock
        assert room.store.due(5) == []

    play(url, episode, settings=replace(BRISK, clock_pause=0.01))


def test_an_answer_in_time_counts_though_the_other_server_is_about_to_end_the_game(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        pace = {"kind": "live", "minutes": 1, "increment": 60, "out": "bot"}
        wanted = NewMatch.model_validate({"game": GAME, "seats": [{"kind": "here"}] * 2, "pace": pace})
        room, same = await both(one, other, (await one.create(wanted, HOST, "Ann")).match)
        seat, version = room.scene.match.question.seat, room.scene.version
        await answer(room)
        with pytest.raises(SequenceTaken):
            same.store.hand_over(same.id, seat, "cadet", out_at=version)
        await shown(same, lambda it: it.scene.version == version + 1)
        assert same.scene.chairs[seat].kind == "person"
        assert same.scene.clock == room.scene.clock

    play(url, episode)


def test_a_proposal_is_put_at_one_server_and_agreed_to_at_another(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        room, same = await both(one, other, await new_match(one))
        seat = room.scene.match.question.seat
        await answer(room)
        version, keep = room.scene.version, len(room.scene.match.answers) - 1
        while room.scene.match.answers[keep][0] != seat:
            keep -= 1
        await room.ask_takeback(seat, version, keep, [seat])
        await shown(same, lambda it: it.scene.pending is not None)
        assert same.scene.pending == room.scene.pending
        assert await same.reply_to_takeback(1 - seat, True) == version + 1
        await shown(room, lambda it: it.scene.version == version + 1)
        assert position(room) == position(same)

    play(url, episode)


def test_choices_in_secret_at_two_servers_do_not_stand_in_each_others_way(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        room, same = await both(one, other, await new_match(one))
        while KINDS[room.scene.match.question.kind].name != "choose_headline":
            await answer(room)
        version = room.scene.version
        await shown(same, lambda it: it.scene.version == version)
        assert {*await asyncio.gather(answer(room, 0), answer(same, 1))} == {version + 1, version + 2}

    play(url, episode)


def test_a_hundred_moves_raced_from_two_servers(url: str) -> None:
    """Each that is acknowledged is there once, and nothing else is."""

    async def episode(one: Rooms, other: Rooms) -> None:
        match = await new_match(one)
        acknowledged: dict[str, int] = {}
        refusals: set[str] = set()

        async def race(rooms: Rooms) -> None:
            room = await rooms.room(match)
            while len(acknowledged) < 100:
                request, question = request_id(), room.scene.match.question
                try:
                    version = await room.answer(question.seat, room.scene.version, question.options[0], request)
                except Refused as refused:
                    refusals.add(refused.code)
                else:
                    assert request not in acknowledged
                    acknowledged[request] = version

        await asyncio.gather(*(race(rooms) for rooms in (one, other) for _ in range(2)))
        assert refusals <= {"stale"}
        stored = one.store.moves(match)
        assert {move.request: move.sequence for move in stored if move.request} == acknowledged
        assert len({*acknowledged.values()}) == len(acknowledged) == len(stored) - 1
        room, same = await both(one, other, match)
        await shown(room, lambda it: it.scene.version == len(stored))
        await shown(same, lambda it: it.scene.version == len(stored))
        assert position(room) == position(same)

    play(url, episode)


def test_the_same_request_to_two_servers_is_applied_once(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        room, same = await both(one, other, await new_match(one))
        question = room.scene.match.question
        given = question.seat, room.scene.version, question.options[0], "request-one"
        assert await asyncio.gather(*(it.answer(*given) for it in (room, same, room, same))) == [2] * 4
        assert len(one.store.moves(room.id)) == 2

    play(url, episode)


def test_a_server_that_is_told_of_a_version_it_does_not_know_looks_for_it(url: str) -> None:
    """A player's next request may be quicker than the news of the last one."""

    async def episode(one: Rooms, other: Rooms) -> None:
        room, same = await both(one, other, await new_match(one))
        assert other._news is not None
        other._news._heard = lambda *told: None
        version = await answer(room)
        question = room.scene.match.question
        assert same.scene.version == version - 1
        await same.answer(question.seat, version, question.options[0], request_id())
        assert same.scene.version == version + 1
        await shown(room, lambda it: it.scene.version == version + 1)
        await answer(room)
        seen = await same.screen(WATCHING, Held(version + 2, 0))
        assert seen.held.version == version + 2

    play(url, episode)


class Reading:
    """How often a store is asked for what has changed."""

    def __init__(self, rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        moves = rooms.store.moves

        def counted(*given: Any) -> list[MoveRow]:
            self.times += 1
            return moves(*given)

        monkeypatch.setattr(rooms.store, "moves", counted)


def test_a_move_is_told_whole_and_read_by_nobody(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        room, same = await both(one, other, await new_match(one))
        reading = Reading(other, monkeypatch)
        for _ in range(5):
            version = await answer(room)
            await shown(same, lambda it, version=version: it.scene.version == version)
        assert reading.times == 0
        assert position(room) == position(same)
        assert same.row.updated == room.row.updated == other.store.match(room.id).updated
        assert same.requests == room.requests
        assert await answer(same) == version + 1

    play(url, episode)


def test_a_move_of_which_too_much_is_to_be_told_is_read(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        room, same = await both(one, other, await new_match(one))
        reading = Reading(other, monkeypatch)
        monkeypatch.setattr(sharing, "LONGEST_NEWS", 80)
        version = await answer(room)
        await shown(same, lambda it: it.scene.version == version)
        assert reading.times > 0

    play(url, episode)


def test_a_move_before_which_others_were_missed_is_not_made_alone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        room, same = await both(one, other, await new_match(one))
        assert other._news is not None
        missed = asyncio.Event()
        heard, other._news._heard = other._news._heard, lambda *told: missed.set()
        await answer(room)
        await missed.wait()
        reading = Reading(other, monkeypatch)
        other._news._heard = heard
        version = await answer(room)
        await shown(same, lambda it: it.scene.version == version)
        assert reading.times > 0
        assert position(room) == position(same)

    play(url, episode)


def test_moves_that_the_database_has_lost_are_lost_here_too(url: str) -> None:
    """As when another takes over from a database that broke, a moment behind it."""

    async def episode(one: Rooms, other: Rooms) -> None:
        room, same = await both(one, other, await new_match(one))
        await answer(room)
        await shown(same, lambda it: it.scene.version == 2)
        with one.store._engine.begin() as connection:
            connection.execute(delete(MOVES).where(MOVES.c.sequence == 2))
        one._hearing(True)
        await shown(room, lambda it: it.scene.version == 1)
        other._hearing(True)
        await shown(same, lambda it: it.scene.version == 1)
        assert await answer(same) == 2
        await shown(room, lambda it: it.scene.version == 2)

    play(url, episode)


# -- news that does not come -------------------------------------------------------------------------------------------


def cut(url: str) -> None:
    """End the connections on which servers listen."""
    listening = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute(listening).fetchall()
        assert found
        for (pid,) in found:
            connection.execute("SELECT pg_terminate_backend(%s)", [pid])


def test_what_was_missed_while_deaf_is_caught_up_with(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        room, same = await both(one, other, await new_match(one))
        heard = asyncio.Event()
        begun = other._hearing

        def hearing(now: bool) -> None:
            if now:
                heard.set()
            begun(now)

        assert other._news is not None
        other._news._hearing = hearing
        cut(url)
        await answer(room)
        await room.say(0, "Ann", "hello?", "visitor")
        await heard.wait()
        await shown(same, lambda it: it.scene.version == 2 and len(it.chat) == 1)
        await answer(same)
        await shown(room, lambda it: it.scene.version == 3)

    play(url, episode)


def test_while_deaf_nothing_that_is_remembered_is_believed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "FIRST_PAUSE", PATIENCE)

    async def episode(one: Rooms, other: Rooms) -> None:
        match = await new_match(one)
        room, same = await both(one, other, match)
        assert await same.seats_of(HOST) == {0, 1}
        looking = Viewer(HOST, Sight(1, "en", frozenset({0, 1}), True), Held(), 0)
        same.join(looking)
        cut(url)
        await until(lambda: one.deaf and other.deaf)
        await answer(room)
        await room.empty_seat(1)
        same = await other.room(match)
        assert same.scene.version == room.scene.version == 2
        assert same.scene.chairs == room.scene.chairs
        assert await same.seats_of(HOST) == {0}
        assert looking.leaving is not None

    play(url, episode)


def test_news_that_comes_while_a_room_is_opened_is_not_missed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        match = await new_match(one)
        room = await one.room(match)
        read, go_on = threading.Event(), threading.Event()
        holdings = other.store.holdings

        def slowly(match_id: str) -> list[tuple[str, int]]:
            read.set()  # the moves have been read by now
            assert go_on.wait(PATIENCE)
            return holdings(match_id)

        monkeypatch.setattr(other.store, "holdings", slowly)
        opening = asyncio.create_task(other.room(match))
        await until(read.is_set)
        await answer(room)
        await until(lambda: match in other._missed)
        go_on.set()
        await shown(await opening, lambda it: it.scene.version == 2)

    play(url, episode)


# -- who lives ---------------------------------------------------------------------------------------------------------


async def kill(rooms: Rooms) -> None:
    """Let a server give no sign of life and hear nothing any more."""
    assert rooms._heart is not None
    await rooms._heart.stop()
    rooms._hear = lambda *told: None  # type: ignore[method-assign]


def test_of_a_dead_server_nobody_is_online(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        room, same = await both(one, other, await new_match(one))
        room.join(Viewer(HOST, Sight(0, "en", frozenset({0, 1}), True), Held(), 0))
        await shown(same, lambda it: it.scene.online == {0})
        await kill(one)
        await shown(same, lambda it: it.scene.online == set())

    play(url, episode)


def test_a_server_that_was_thought_dead_begins_anew(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        room, same = await both(one, other, await new_match(one))
        room.join(Viewer(HOST, Sight(0, "en", frozenset({0, 1}), True), Held(), 0))
        await shown(same, lambda it: it.scene.online == {0})
        assert one._heart is not None
        assert one.store.sharing is not None
        await one._heart.stop()  # until it is buried
        with other.store._engine.begin() as connection:
            connection.exec_driver_sql("DELETE FROM servers")
            connection.exec_driver_sql("DELETE FROM presence")
        other._hearing(True)
        await shown(same, lambda it: it.scene.online == set())
        one._heart = Heart(one.store.sharing, BRISK.heartbeat, one._alive)
        await shown(same, lambda it: it.scene.online == {0})

    play(url, episode)


# -- bots --------------------------------------------------------------------------------------------------------------


async def asked_bot(rooms: Rooms, room: Room, bot: int = 1) -> None:
    """Answer until the bot is asked."""
    while not any(question.seat == bot for question in room.scene.match.questions):
        await answer(room, 1 - bot)


def answers_of(store: Store, match: str, seat: int) -> int:
    return sum(move.seat == seat for move in store.moves(match))


def test_bots_play_where_the_move_was_made(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        room, same = await both(one, other, await new_match(one, "here", "random"))
        await asked_bot(one, room)
        await until(lambda: asked(one) == 1)
        assert room.bots_are_playing
        assert not same.bots_are_playing
        assert asked(other) == 0
        let_bots_go(one)
        await shown(same, lambda it: all(question.seat == 0 for question in it.scene.match.questions))

    play(url, episode)


def test_when_their_server_dies_another_lets_the_bots_play_on(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        match = await new_match(one, "here", "random")
        room = await one.room(match)
        await asked_bot(one, room)
        await until(lambda: asked(one) == 1)
        before = answers_of(one.store, match, 1)
        await kill(one)
        await until(lambda: asked(other) == 1)
        same = await other.room(match)  # it has opened the room by itself
        version = same.scene.version
        let_bots_go(one)  # it thinks that it lives, but its answer does not count
        await until(lambda: not room.bots_are_playing)
        assert answers_of(one.store, match, 1) == before
        let_bots_go(other)
        await shown(same, lambda it: it.scene.version > version)
        await until(lambda: not same.bots_are_playing)
        assert answers_of(other.store, match, 1) > before

    play(url, episode)


def test_a_server_that_leaves_hands_its_bots_over_at_once(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        match = await new_match(one, "here", "random")
        await asked_bot(one, await one.room(match))
        await until(lambda: asked(one) == 1)
        await one.close()
        await until(lambda: asked(other) == 1)

    play(url, episode, settings=replace(BRISK, heartbeat=PATIENCE))


def test_no_bot_answers_twice_with_three_servers_that_would_let_it(url: str) -> None:
    async def episode(*servers: Rooms) -> None:
        match = await new_match(servers[0], "random", "random")
        rooms = [await it.room(match) for it in servers]
        let_bots_go(*servers)
        for room in rooms:
            room.join(Viewer("", WATCHING, Held(), 0))
        await shown(rooms[0], lambda it: it.scene.version >= 40)
        for it in servers:
            await it.close()
        answered = sum(move.seat in (0, 1) for move in servers[0].store.moves(match))
        assert answered <= sum(asked(it) for it in servers) <= answered + 1  # the last was perhaps not given

    play(url, episode, servers=3)


def test_an_answer_counts_only_while_the_bots_are_ones_own(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        match = await new_match(one, "here", "random")
        room = await one.room(match)
        await asked_bot(one, room)
        await until(lambda: asked(one) == 1)
        with one.store._engine.begin() as connection:
            connection.exec_driver_sql("UPDATE bots SET server = 'somebody'")
            connection.exec_driver_sql("INSERT INTO servers VALUES ('somebody', now() + interval '1 hour')")
        version = room.scene.version
        let_bots_go(one, other)
        await until(lambda: not room.bots_are_playing)
        assert one.store.moves(match)[-1].sequence == version
        row = MoveRow(match, version + 1, "answer", 1, 0, [], None, "", datetime.now(UTC))
        bots = one.leases.about(asked=True, played=True)
        with pytest.raises(NotOurs):
            one.store.append_move(row, bots=bots)

    play(url, episode)


def test_bots_take_turns_where_more_are_asked_than_can_be_let_play(url: str) -> None:
    """A server with one hand, and three matches in which bots would play on for ever."""

    async def episode(one: Rooms) -> None:
        rooms = [await one.room(await new_match(one, "random", "random")) for _ in range(3)]
        let_bots_go(one)
        for room in rooms:
            room.join(Viewer("", WATCHING, Held(), 0))
        await asyncio.gather(*(shown(room, lambda it: it.scene.version >= 8) for room in rooms))
        assert max(room.scene.version for room in rooms) < 30

    play(url, episode, servers=1)


def test_bots_alone_play_while_somebody_looks_on_at_any_server(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        match = await new_match(one, "random", "random")
        room, same = await both(one, other, match)
        let_bots_go(one, other)
        viewer = Viewer("", WATCHING, Held(), 0)
        same.join(viewer)
        await shown(room, lambda it: it.scene.version >= 5)
        same.leave(viewer)
        await until(lambda: not (room.looked_at or same.looked_at))
        await until(lambda: not (room.bots_are_playing or same.bots_are_playing))
        assert not one.leases.hold(match)
        assert not other.leases.hold(match)
        version = len(one.store.moves(match))
        room.join(viewer)
        await shown(room, lambda it: it.scene.version > version)

    play(url, episode)


def test_a_seat_given_to_a_bot_at_one_server_is_played_at_some(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        match = await new_match(one, "here", "invite")
        room, same = await both(one, other, match)
        let_bots_go(one, other)
        while not any(question.seat == 1 for question in room.scene.match.questions):
            await answer(room, 0)
        version = room.scene.version
        await same.reach(version)
        await same.give_to_bot(1, "random")
        await shown(room, lambda it: it.scene.version > version)

    play(url, episode)


# -- limits ------------------------------------------------------------------------------------------------------------


def test_what_is_counted_by_the_hour_is_counted_for_all_servers_together(url: str) -> None:
    engine = engine_for(url)
    servers = [Sharing(engine), Sharing(engine)]
    taken = [servers[number % 2].take_token("matches of an address", 5 / 3600, 5) for number in range(8)]
    assert taken == [True] * 5 + [False] * 3
    assert servers[1].take_token("matches of another", 5 / 3600, 5)
    with engine.begin() as connection:  # some time goes by
        connection.exec_driver_sql("UPDATE tallies SET filled = filled - interval '1441 seconds'")
    assert [it.take_token("matches of an address", 5 / 3600, 5) for it in [*servers, servers[0]]] == [True, True, False]
    assert not servers[0].take_token("nothing at all", 0, 0)
    engine.dispose()


def test_new_matches_are_limited_over_all_servers(url: str, tmp_path: Path) -> None:
    few = replace(BRISK, limits=replace(BRISK.limits, matches=3))
    with open_server(tmp_path, few, url) as one, open_server(tmp_path, few, url) as other:
        callers = [one.browser(), other.browser()]
        for number in range(3):
            callers[number % 2].create("here", "here")
        body = {"game": GAME, "seats": [{"kind": "here"}] * 2}
        for caller in callers:
            assert caller.post("/api/matches", body, expect=429)["error"]["code"] == "too_many"


def test_what_is_counted_by_the_second_is_divided(url: str) -> None:
    async def episode(one: Rooms, other: Rooms) -> None:
        turnstile = Turnstile(Limits())
        one.on_count.append(turnstile.divide)
        await until(lambda: turnstile.requests.rate == Limits().requests / 2)
        assert turnstile.requests.size == Limits().requests_at_once / 2
        await other.close()
        await until(lambda: turnstile.requests.rate == Limits().requests)

    play(url, episode)
