"""Bells: a player who is away is told once, at the address that they gave, and nobody else learns of it."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine
from table.visitors import QUICK, Caller, Server, open_server

from realpolitik.table.bells import KEPT_AFTER_END, MANY_FAILURES, TAKEN_ON, Bells
from realpolitik.table.calls import Call
from realpolitik.table.outside import NotTaken
from realpolitik.table.ringing import Hooks, Ringing
from realpolitik.table.rows import BellRow, MatchRow, MoveRow
from realpolitik.table.settings import Limits
from realpolitik.table.standing import Standing
from realpolitik.table.store import Store

HOOK = "https://hooks.example.org/services/secret"
ADDRESS = "https://table.example.org"
SETTINGS = replace(QUICK, hooks=True, address=ADDRESS, bell_grace=3600.0)
LATER = timedelta(hours=2)


class Postbox:
    """Stands for the world outside: keeps what is posted, or fails."""

    def __init__(self) -> None:
        self.posted: list[tuple[str, dict[str, Any]]] = []
        self.failure: NotTaken | None = None

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        if self.failure is not None:
            raise self.failure
        assert headers == {"Content-Type": "application/json"}
        self.posted.append((url, json.loads(body)))


class Game:
    """Ann, the US, and Bob, the USSR, who is asked first; what is posted comes to the postbox."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.match, self.ann, self.bob = server.pair(nickname="Ann")
        self.postbox = Postbox()
        hall = server.hall
        ways = {"hook": Hooks(self.postbox).send}  # type: ignore[arg-type]
        hall.ringing = Ringing(hall.store, hall.rooms, hall.turnstile, hall.settings, ways)  # type: ignore[arg-type]

    def hook(self, who: Caller, seat: int, address: str = HOOK, expect: int = 200, **more: Any) -> Any:
        given = {"seat": seat, "kind": "hook", "address": address, **more}
        return who.post(f"/api/matches/{self.match.id}/bells", given, expect=expect)

    def bells(self, who: Caller, seat: int, expect: int = 200) -> Any:
        return who.get(f"/api/matches/{self.match.id}/bells", seat=seat, expect=expect)

    def move(self, who: Caller, seat: int) -> None:
        """Answer until somebody else is asked."""
        while (screen := who.screen(self.match.id, seat))["question"] is not None:
            who.answer(self.match.id, seat, screen["question"]["options"][0]["option"], screen["version"])

    def ring(self, after: timedelta = LATER) -> list[str]:
        """What is posted when so much time has passed."""
        before = len(self.postbox.posted)
        self.server.on_loop(self.server.hall.ringing.ring_all, datetime.now(UTC) + after)
        return [content["content"] for _, content in self.postbox.posted[before:]]


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Game]:
    with open_server(tmp_path, SETTINGS) as server:
        yield Game(server)


# -- being told --------------------------------------------------------------------------------------------------------


def test_whoever_is_away_is_told_once_until_they_have_answered(game: Game) -> None:
    game.hook(game.ann, 0)
    assert game.ring() == []
    game.move(game.bob, 1)
    assert game.ring(timedelta(minutes=59)) == []
    (told,) = game.ring()
    assert told == (f"Your move: Twilight Struggle (US)\nSet-up. Against USSR, Bob.\n{ADDRESS}/match/{game.match.id}")
    url, content = game.postbox.posted[0]
    assert url == HOOK
    assert content["username"] == "Realpolitik"
    assert content["allowed_mentions"] == {"parse": []}
    assert game.ring(10 * LATER) == []
    game.move(game.ann, 0)
    assert game.ring(10 * LATER) == []  # Bob is asked, or both are in secret
    game.move(game.bob, 1)


def test_who_is_asked_when_they_give_the_address_has_seen_the_question(game: Game) -> None:
    game.hook(game.bob, 1)
    assert game.ring() == []
    game.move(game.bob, 1)
    game.move(game.ann, 0)
    assert len(game.ring()) == 1


def test_whoever_looks_on_sees_it_and_is_not_told(game: Game) -> None:
    game.hook(game.ann, 0)
    with game.ann.live(game.match.id, 0) as channel:
        channel.receive_json()
        game.move(game.bob, 1)
        assert game.ring() == []
    assert game.ring() == []  # that question was seen


def resign(who: Caller, match: str, seat: int) -> None:
    version = who.screen(match, seat)["version"]
    who.post(f"/api/matches/{match}/resign", {"seat": seat, "version": version, "request": "resign-once"})


def go_on(game: Game) -> str:
    """Ann, the host, begins another game with Bob."""
    following = game.ann.create("here", "invite").id
    game.ann.post(f"/api/matches/{game.match.id}/again", {"match": following})
    return following


def test_whoever_played_is_told_once_of_another_game(game: Game) -> None:
    """With the way to the old table, where the seat is theirs; the host, who began it, is not told."""
    game.hook(game.ann, 0)
    game.hook(game.bob, 1)
    resign(game.ann, game.match.id, 0)
    assert game.ring() == []
    first = go_on(game)
    assert game.ring(timedelta(minutes=59)) == []
    (told,) = game.ring()
    assert told == (
        "Another game was begun: Twilight Struggle (you were USSR)\nYour seat in it is kept: “On to the next game” at "
        f"the old table takes you there. Against US, Ann.\n{ADDRESS}/match/{game.match.id}"
    )
    assert first not in told
    assert game.ring(10 * LATER) == []
    game.ann.post(f"/api/matches/{first}/delete", {"for_good": True})
    go_on(game)
    assert game.ring() == []  # nobody is called again and again
    game.hook(game.bob, 1)
    assert game.ring() == []  # who gives an address now has seen it


def test_of_another_game_they_are_told_from_the_large_database_too(
    new_database: Callable[[str], str], tmp_path: Path
) -> None:
    with open_server(tmp_path, SETTINGS, new_database("postgresql")) as server:
        game = Game(server)
        game.hook(game.bob, 1)
        resign(game.ann, game.match.id, 0)
        go_on(game)
        (told,) = game.ring()
        assert told.startswith("Another game was begun")
        assert game.ring(10 * LATER) == []


@pytest.mark.parametrize("what", ["follows", "blocks", "looks", "is deleted"])
def test_whoever_knows_or_does_not_want_it_is_told_of_no_other_game(game: Game, what: str) -> None:
    game.hook(game.bob, 1)
    resign(game.ann, game.match.id, 0)
    following = go_on(game)
    if what == "follows":
        game.bob.post(f"/api/matches/{game.match.id}/follow", {"seat": 1})
    elif what == "blocks":
        game.bob.post(f"/api/matches/{game.match.id}/block", {"seat": 0})
    elif what == "is deleted":
        game.ann.post(f"/api/matches/{following}/delete", {"for_good": True})
    if what == "looks":
        with game.bob.live(game.match.id, 1) as channel:
            channel.receive_json()
            assert game.ring() == []
    assert game.ring() == []


def test_a_list_tells_of_another_game_until_one_follows(game: Game) -> None:
    resign(game.ann, game.match.id, 0)
    following = go_on(game)

    def told(who: Caller) -> list[bool]:
        return [it["goes_on"] for it in who.get("/api/matches")["finished"]]

    assert (told(game.bob), told(game.ann)) == ([True], [False])
    game.bob.post(f"/api/matches/{game.match.id}/follow", {"seat": 1})
    assert told(game.bob) == [False]
    assert following in [it["match"] for it in game.bob.get("/api/matches")["running"]]


def test_it_is_told_in_the_language_of_the_visitor(game: Game) -> None:
    game.hook(game.ann, 0, language="pl")
    game.move(game.bob, 1)
    game.ann.post("/api/me", {"language": "ru"})
    (told,) = game.ring()
    assert told.startswith("Ваш ход: ")


def test_a_name_cannot_call_everybody_or_be_a_link(game: Game) -> None:
    game.hook(game.ann, 0)
    game.bob.post("/api/claim", {"key": game.match.keys[1], "nickname": "@everyone [x](http://evil.example/)"})
    game.move(game.bob, 1)
    (told,) = game.ring()
    assert "USSR, everyone x http evil example." in told


def test_it_is_told_after_a_restart(tmp_path: Path) -> None:
    with open_server(tmp_path, SETTINGS) as server:
        game = Game(server)
        game.hook(game.ann, 0)
        game.move(game.bob, 1)
    with open_server(tmp_path, SETTINGS) as server:
        hall, postbox = server.hall, Postbox()
        ways = {"hook": Hooks(postbox).send}  # type: ignore[arg-type]
        ringing = Ringing(hall.store, hall.rooms, hall.turnstile, hall.settings, ways)  # type: ignore[arg-type]
        server.on_loop(ringing.ring_all, datetime.now(UTC) + LATER)
        assert len(postbox.posted) == 1


# -- who may, and who learns of it -------------------------------------------------------------------------------------


def test_an_address_is_shown_to_nobody_but_whoever_gave_it(game: Game, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    game.hook(game.ann, 0)
    assert [it["address"] for it in game.bells(game.ann, 0)["bells"]] == [HOOK]
    key = game.ann.post(f"/api/matches/{game.match.id}/invite", {"seat": 0})["key"]
    other = game.server.seated(key)  # holds the same seat
    assert game.bells(other, 0)["bells"] == []
    game.bells(game.bob, 0, expect=403)
    game.hook(game.bob, 0, expect=403)
    game.bells(game.server.browser(), 0, expect=403)
    game.hook(other, 0, "")
    assert len(game.bells(game.ann, 0)["bells"]) == 1
    game.move(game.bob, 1)
    game.postbox.failure = NotTaken("answered with 500")
    game.ring()
    assert "secret" not in caplog.text
    assert not any(b"secret" in body for caller in (game.bob, other) for body in caller.answered)


def test_it_is_taken_back_and_goes_with_the_seat_and_the_match(game: Game) -> None:
    bells = game.server.hall.ringing.bells
    game.hook(game.ann, 0)
    assert game.hook(game.ann, 0, "")["bells"] == []
    game.hook(game.bob, 1)
    game.hook(game.ann, 0)
    game.ann.post(f"/api/matches/{game.match.id}/empty", {"seat": 1})
    with game.server.hall.store.reading() as connection:
        left = connection.exec_driver_sql("SELECT seat FROM bells").scalars().all()
    assert left == [0]
    game.server.hall.store.delete_match(game.match.id)
    with game.server.hall.store.reading() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM bells").scalar() == 0
    assert bells.due(datetime.now(UTC) + LATER, 0) == []


@pytest.mark.parametrize(
    "address",
    ["http://hooks.example.org/", "https://127.0.0.1/", "https://hooks.example.org:8443/", f"{ADDRESS}/x", "x"],
)
def test_an_address_that_is_not_posted_to_is_refused(game: Game, address: str) -> None:
    assert game.hook(game.ann, 0, address, expect=400)["error"]["code"] == "bad_request"


def test_hooks_are_off_unless_the_operator_wants_them(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        match, ann, _ = server.pair()
        assert ann.get(f"/api/matches/{match.id}/bells", seat=0) == {"kinds": [], "bells": [], "push_key": ""}
        ann.post(f"/api/matches/{match.id}/bells", {"seat": 0, "kind": "hook", "address": HOOK}, expect=400)


# -- limits and failures -----------------------------------------------------------------------------------------------


def test_a_hook_that_fails_rests_ever_longer_and_is_dropped(game: Game) -> None:
    game.hook(game.ann, 0)
    game.move(game.bob, 1)
    game.postbox.failure = NotTaken("answered with 500")
    after = LATER
    for failures in range(1, MANY_FAILURES):
        game.ring(after)
        assert game.bells(game.ann, 0)["bells"][0]["failures"] == failures
        game.ring(after + timedelta(seconds=50))  # too soon
        assert game.bells(game.ann, 0)["bells"][0]["failures"] == failures
        after += timedelta(hours=7)
    game.ring(after)
    (dropped,) = game.bells(game.ann, 0)["bells"]
    assert dropped["dropped"]
    assert dropped["address"] == ""
    game.postbox.failure = None
    assert game.ring(after + timedelta(days=3)) == []


def test_a_hook_that_is_gone_is_dropped_at_once(game: Game) -> None:
    game.hook(game.ann, 0)
    game.move(game.bob, 1)
    game.postbox.failure = NotTaken("answered with 404", for_good=True)
    game.ring()
    assert game.bells(game.ann, 0)["bells"][0]["dropped"]


@pytest.mark.parametrize("limit", ["calls_of_seat", "calls_of_host", "calls"])
def test_what_is_too_much_is_told_later(tmp_path: Path, limit: str) -> None:
    limits = Limits(**{**vars(SETTINGS.limits), limit: 1})
    with open_server(tmp_path, replace(SETTINGS, limits=limits)) as server:
        game = Game(server)
        server.on_loop(server.hall.turnstile.may_call, game.match.id, 0, "hooks.example.org")
        game.hook(game.ann, 0)
        game.move(game.bob, 1)
        assert game.ring() == []
        assert game.bells(game.ann, 0)["bells"][0]["failures"] == 0


def test_addresses_are_given_only_so_often(tmp_path: Path) -> None:
    with open_server(tmp_path, replace(SETTINGS, limits=replace(SETTINGS.limits, bells=2))) as server:
        game = Game(server)
        game.hook(game.ann, 0)
        game.hook(game.ann, 0, "")
        game.hook(game.ann, 0)
        game.hook(game.ann, 0, expect=429)


def test_a_message_under_way_delays_no_move(game: Game) -> None:
    """Somebody who takes the message and says nothing keeps nobody at the table waiting."""
    sending, taken = asyncio.Event(), asyncio.Event()

    async def slow(bell: BellRow, call: Call) -> None:
        sending.set()
        await taken.wait()

    hall = game.server.hall
    game.server.hall.ringing = Ringing(hall.store, hall.rooms, hall.turnstile, hall.settings, {"hook": slow})
    game.hook(game.ann, 0)
    game.move(game.bob, 1)

    async def begin() -> asyncio.Task[None]:
        task = asyncio.create_task(hall.ringing.ring_all(datetime.now(UTC) + LATER))
        await sending.wait()
        return task

    async def end(task: asyncio.Task[None]) -> None:
        taken.set()
        await task

    task = game.server.on_loop(begin)
    game.move(game.ann, 0)
    game.server.on_loop(end, task)


def test_bells_are_looked_for_by_a_task_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived = threading.Event()

    async def send(bell: BellRow, call: Call) -> None:
        arrived.set()

    monkeypatch.setattr("realpolitik.table.hall.ways_of", lambda settings, mailer, pusher: {"hook": send})
    with open_server(tmp_path, replace(SETTINGS, bell_grace=0.05)) as server:
        match, ann, bob = server.pair()
        ann.post(f"/api/matches/{match.id}/bells", {"seat": 0, "kind": "hook", "address": HOOK})
        while (screen := bob.screen(match.id, 1))["question"] is not None:
            bob.answer(match.id, 1, screen["question"]["options"][0]["option"], screen["version"])
        assert arrived.wait(60)


# -- several servers ---------------------------------------------------------------------------------------------------


def asked(store: Store, new_match: Callable[..., MatchRow], new_move: Callable[..., MoveRow]) -> BellRow:
    """A match whose seat 0 is asked, and the bell of whoever holds it."""
    new_match(store)
    now = datetime.now(UTC)
    bell = BellRow("host", "match", 0, "hook", HOOK, "en", created=now, confirmed=now)
    assert Bells(store).put(bell)
    store.append_move(new_move(seat=1, made=now), Standing({}, ["us", "ussr"], [0], [0], None))
    return bell


def test_of_several_servers_one_rings_a_bell_and_another_if_it_dies(
    url: str,
    open_engine: Callable[[str], Engine],
    new_match: Callable[..., MatchRow],
    new_move: Callable[..., MoveRow],
) -> None:
    one, other = Bells(Store(open_engine(url))), Bells(Store(open_engine(url)))
    bell = asked(Store(open_engine(url)), new_match, new_move)
    now = datetime.now(UTC) + LATER
    assert [due.bell.address for due in one.due(now, 60)] == [HOOK]
    assert [due.version for due in other.due(now, 60)] == [1]
    assert [bells.take_on(bell, now) for bells in (one, other)] == [True, False]
    assert other.due(now, 60) == []
    later = now + TAKEN_ON
    assert other.take_on(other.due(later, 60)[0].bell, later)
    other.note_told(bell, 1)
    assert one.due(later + LATER, 60) == []


def test_of_servers_that_come_at_the_same_moment_one_takes_a_bell_on(
    url: str,
    open_engine: Callable[[str], Engine],
    new_match: Callable[..., MatchRow],
    new_move: Callable[..., MoveRow],
) -> None:
    servers = [Bells(Store(open_engine(url))) for _ in range(4)]
    bell = asked(Store(open_engine(url)), new_match, new_move)
    now, together = datetime.now(UTC) + LATER, threading.Barrier(len(servers))

    def take(bells: Bells) -> bool:
        together.wait(30)
        return bells.take_on(bell, now)

    with ThreadPoolExecutor(len(servers)) as threads:
        assert sorted(threads.map(take, servers)) == [False, False, False, True]


def test_whoever_looks_on_at_another_server_is_not_told(new_database: Callable[[str], str], tmp_path: Path) -> None:
    database = new_database("postgresql")
    brisk = replace(SETTINGS, heartbeat=0.1)
    with open_server(tmp_path, brisk, database) as one, open_server(tmp_path, brisk, database) as other:
        game = Game(one)
        game.hook(game.ann, 0)
        there = other.browser()
        there.client.cookies = game.ann.client.cookies
        with there.live(game.match.id, 0) as channel:
            channel.receive_json()
            while not one.hall.store.sharing.present_elsewhere(game.match.id):  # type: ignore[union-attr]
                pass
            game.move(game.bob, 1)
            assert game.ring() == []
        game.move(game.ann, 0)


def test_what_was_put_in_its_place_is_not_changed_by_an_old_message(
    store: Store, new_match: Callable[..., MatchRow], new_move: Callable[..., MoveRow]
) -> None:
    bell, bells, now = asked(store, new_match, new_move), Bells(store), datetime.now(UTC) + LATER
    assert bells.put(bell._replace(created=now, address=f"{HOOK}/other"))
    bells.note_failure(bell, now, for_good=True)
    (found,) = bells.of("host", "match", 0)
    assert (found.address, found.dropped) == (f"{HOOK}/other", None)


def test_only_who_holds_the_seat_has_a_bell_and_none_is_kept_after_the_end(
    store: Store, new_match: Callable[..., MatchRow], new_move: Callable[..., MoveRow]
) -> None:
    bell, bells = asked(store, new_match, new_move), Bells(store)
    assert not bells.put(bell._replace(visitor="nobody"))
    assert not bells.put(bell._replace(seat=1))
    store.append_move(new_move(2, made=datetime.now(UTC)), Standing({}, ["us", "ussr"], [], [], ["us"]), [1.0, 0.0])
    bells.forget_old(datetime.now(UTC))
    assert bells.of("host", "match", 0)
    bells.forget_old(datetime.now(UTC) + 2 * KEPT_AFTER_END)
    assert bells.of("host", "match", 0) == []
