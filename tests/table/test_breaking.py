"""A match that breaks while it is shown is pinned at once, alone; and no rule runs where everybody waits for it."""

import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect
from table.visitors import Caller, NewMatch, Server, open_server, request_id

import realpolitik
import realpolitik.table.api_looking as api_looking
import realpolitik.table.bots_playing as bots_playing
import realpolitik.table.in_short as in_short
import realpolitik.table.looking as looking
import realpolitik.table.recall as recall
from realpolitik.kernel import running
from realpolitik.kernel.chance import Chance
from realpolitik.kernel.game import Game, Setup
from realpolitik.kernel.match import Match
from realpolitik.table.breaking import BROKEN
from realpolitik.table.rows import MatchRow, MoveRow
from realpolitik.table.scene import Scene

TOLD = "The table cannot show this game: the rules fail in its position. Its moves are kept."
SECRET = "the hand holds Duck and Cover"
HOME = Path(realpolitik.__file__).parent
RULES = (*(str(HOME / "kernel" / name) for name in ("running.py", "hidden.py", "data.py")), str(HOME / "games"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path) as server:
        yield server


def breaking(make: Callable[..., Any], match: str) -> Callable[..., Any]:
    """The same, but that it fails for one match, and would tell what nobody may know."""

    def made(scene: Scene, *given: Any) -> Any:
        if scene.id == match:
            raise IndexError(SECRET)
        return make(scene, *given)

    return made


def failing(*_: object) -> bool:
    raise IndexError(SECRET)


def running_of(caller: Caller) -> dict[str, Any]:
    return {match["match"]: match for match in caller.get("/api/matches")["running"]}


def two_matches(server: Server) -> tuple[NewMatch, NewMatch, Caller, Caller]:
    """One that will break, and another of the same victim."""
    bad, ann, bob = server.pair()
    return bad, bob.create("here", "here"), ann, bob


@pytest.mark.parametrize(
    ("module", "name", "path"),
    [
        (looking, "screen", "screen?seat={seat}"),
        (looking, "prospects", "prospects?seat={seat}"),
        (looking, "prospect", "prospect?seat={seat}&option={option}"),
        (api_looking, "earlier", "history?at=0"),
        (looking, "steps", "steps?since=0"),
    ],
)
def test_a_match_that_breaks_is_pinned_alone(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    module: ModuleType,
    name: str,
    path: str,
) -> None:
    bad, good, ann, bob = two_matches(server)
    question = server.match(bad.id).question
    wanted = f"/api/matches/{bad.id}/{path.format(seat=question.seat, option=question.options[0])}"
    monkeypatch.setattr(module, name, breaking(getattr(module, name), bad.id))
    for _ in range(3):
        assert (ann, bob)[question.seat].request("GET", wanted, expect=423)["error"]["code"] == "pinned"
    row = server.hall.store.match(bad.id)
    assert row is not None
    assert row.pinned == BROKEN
    listed = running_of(bob)
    assert set(listed) == {bad.id, good.id}
    assert listed[bad.id]["pinned"] == TOLD
    assert not listed[good.id]["pinned"]
    assert bob.screen(good.id, 0)["pinned"] == ""
    refused = ann.answer(bad.id, 0, question.options[0], len(server.hall.store.moves(bad.id)), expect=423)
    assert refused["error"]["code"] == "pinned"
    assert sum(record.message == "match breaks" for record in caplog.records) == 1, "the operator is told, once"
    for caller in (ann, bob):
        assert not any(SECRET.encode() in body for body in caller.answered)


def test_the_lobby_of_whoever_sits_in_a_match_that_breaks_goes_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good, ann, bob = two_matches(server)
    question, version = server.match(bad.id).question, len(server.hall.store.moves(bad.id))
    with monkeypatch.context() as patched:
        patched.setattr(in_short, "is_asked", failing)
        (ann, bob)[question.seat].answer(bad.id, question.seat, question.options[0], version)
        for caller in (bob, ann):
            told = running_of(caller)[bad.id]
            assert (told["moment"], told["your_move"]) == ("", False), "nobody knows how it stands"
            assert sum(seat["mine"] for seat in told["seats"]) == 1
        assert running_of(bob)[good.id]["moment"]
        assert running_of(ann)[bad.id]["host"]
    monkeypatch.setattr(looking, "screen", breaking(looking.screen, bad.id))
    ann.get(f"/api/matches/{bad.id}/screen", seat=0, expect=423)
    assert running_of(ann)[bad.id]["pinned"] == TOLD
    assert server.browser().post("/api/invitation", {"key": bad.keys[1]})["seat"]["name"] == "ussr"


def test_a_match_that_breaks_when_it_is_opened_is_listed_with_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_server(tmp_path) as server:
        bad, good, _ann, bob = two_matches(server)
        cookies = dict(bob.client.cookies)
        marked = server.hall.store.moves(bad.id)

    def begun(game: Game, setup: Setup, chance: Chance) -> Match:
        raise IndexError(SECRET)

    def recalled(row: MatchRow, moves: Sequence[MoveRow]) -> recall.Recalled:
        with monkeypatch.context() as patched:
            if row.id == bad.id:
                patched.setattr(recall, "Match", begun)
            return recall_truly(row, moves)

    recall_truly = recall.recall
    monkeypatch.setattr(recall, "recall", recalled)
    with open_server(tmp_path) as server:
        bob = server.browser()
        bob.client.cookies.update(cookies)
        assert bob.get(f"/api/matches/{bad.id}/screen", seat=1, expect=423)["error"]["message"] == BROKEN
        listed = running_of(bob)
        assert listed[bad.id]["pinned"] == TOLD
        assert not listed[good.id]["pinned"]
        row = server.hall.store.match(bad.id)
        assert row is not None
        assert row.pinned == BROKEN
        assert server.hall.store.moves(bad.id) == marked
    assert not any(SECRET.encode() in body for body in bob.answered)


def test_a_live_channel_to_a_match_that_breaks_is_closed_with_the_reason(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, _good, ann, _bob = two_matches(server)
    monkeypatch.setattr(looking, "screen", breaking(looking.screen, bad.id))
    with ann.live(bad.id, 0) as channel, pytest.raises(WebSocketDisconnect) as closed:
        channel.receive_json()
    assert (closed.value.code, closed.value.reason) == (1008, f"pinned: {BROKEN}")


def test_a_bot_s_answer_that_breaks_pins_its_match_and_is_not_tried_again(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries = []

    def fails(*_given: Any) -> Match:
        tries.append(1)
        raise IndexError(SECRET)

    monkeypatch.setattr(bots_playing, "changed", fails)
    ann = server.browser()
    match = ann.create("random", "random")
    with ann.live(match.id) as channel:
        while not channel.receive_json()["screen"]["pinned"]:
            pass
    server.on_loop(server.on_loop(server.hall.rooms.room, match.id).order.finish)
    assert len(tries) == 1
    row = server.hall.store.match(match.id)
    assert row is not None
    assert row.pinned == BROKEN


def test_what_fails_for_want_of_files_or_memory_pins_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    match, ann, _bob = server.pair()
    for lacking in (OSError(24, "too many open files"), MemoryError()):

        def fails(*_given: Any, lacking: BaseException = lacking) -> None:
            raise lacking

        with monkeypatch.context() as patched:
            patched.setattr(looking, "screen", fails)
            ann.get(f"/api/matches/{match.id}/screen", seat=0, expect=500)
    assert ann.screen(match.id, 0)["pinned"] == ""


# -- where rules run ---------------------------------------------------------------------------------------------------


@contextmanager
def rules_watched(server: Server) -> Iterator[dict[str, set[str]]]:
    """Which functions of the rules are called on the event loop's thread, and which elsewhere."""
    called: dict[str, set[str]] = {"loop": set(), "elsewhere": set()}

    def noting(where: str) -> Callable[[FrameType, str, Any], None]:
        def note(frame: FrameType, event: str, _given: Any) -> None:
            code = frame.f_code
            if event == "call" and code.co_filename.startswith(RULES) and code.co_name != "<module>":
                called[where].add(f"{Path(code.co_filename).name}: {code.co_qualname}")

        return note

    threading.setprofile(noting("elsewhere"))
    server.on_loop(sys.setprofile, noting("loop"))
    try:
        yield called
    finally:
        server.on_loop(sys.setprofile, None)
        threading.setprofile(None)


@pytest.mark.skipif(not running.__file__.endswith(".py"), reason="what is compiled tells nobody where it is called")
def test_no_rule_runs_on_the_event_loop(tmp_path: Path) -> None:
    with open_server(tmp_path) as server, rules_watched(server) as called:
        ann = server.browser()
        match = ann.create("here", "here")
        play_a_little(ann, match.id)
        real = ann.create("here", "here", by_hand={"cards": True, "unknown": ["us"]})
        look_around_at_real_table(ann, real.id)
        alone = ann.create("here", "cadet", game="red-sea")
        with ann.live(alone.id, 0) as channel:
            while channel.receive_json()["screen"]["version"] < 3:
                shown = ann.screen(alone.id, 0)
                if shown["question"]:
                    ann.answer(alone.id, 0, shown["question"]["options"][0]["option"], shown["version"])
        ann.get("/api/matches")
    assert called["elsewhere"]
    assert not called["loop"]


def seat_asked(ann: Caller, match: str) -> int:
    return next(seat for seat in (0, 1) if ann.screen(match, seat)["question"])


def play_a_little(ann: Caller, match: str) -> None:
    """All that can be asked about a match in play."""
    for _ in range(4):
        seat = seat_asked(ann, match)
        shown = ann.screen(match, seat)
        option = shown["question"]["options"][0]["option"]
        at = f"/api/matches/{match}"
        ann.get(f"{at}/prospects", seat=seat)
        ann.get(f"{at}/prospect", seat=seat, option=option)
        ann.get(f"{at}/hint", seat=seat)
        body = {"seat": seat, "version": shown["version"], "option": option, "request": request_id(), "careful": True}
        applied = ann.post(f"{at}/answer", body)
        ann.get(f"{at}/history", at=1)
    if ann.screen(match, seat)["undo"]:
        ann.post(f"{at}/undo", {"seat": seat, "version": applied["version"], "request": request_id()})
    else:
        back = {"seat": seat, "version": applied["version"], "keep": ann.screen(match, seat)["takeback"]["keep"]}
        ann.post(f"{at}/takeback", back)


def look_around_at_real_table(ann: Caller, match: str) -> None:
    at = f"/api/matches/{match}"
    seat = seat_asked(ann, match)
    shown = ann.screen(match, seat)
    ann.get(f"{at}/corrections", seat=seat)
    question = shown["question"]
    body = {"seat": seat, "version": shown["version"], "option": question["options"][0]["option"]}
    ann.post(f"{at}/answer", {**body, "asked": question["seat"], "request": request_id()})
    correctable = next(it for it in ann.get(f"{at}/corrections", seat=seat)["correctables"] if it["choices"])
    chosen = {**body, "version": ann.screen(match, seat)["version"], "option": correctable["choices"][0]["option"]}
    ann.post(f"{at}/correct", {**chosen, "request": request_id()})
    ann.post(f"{at}/undo", {"seat": seat, "version": ann.screen(match, seat)["version"], "request": request_id()})
