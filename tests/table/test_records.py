"""Opening a record at the table: what it is, whether it may be opened, and a match that begins with a long past."""

import io
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from records.logger import log_of
from records.recorded import play_on
from sqlalchemy import Engine
from table.visitors import QUICK, Caller, NewMatch, Server, open_server, request_id

import realpolitik
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.data import to_data
from realpolitik.kernel.match import Match
from realpolitik.kernel.program import PROGRAM_NAMES
from realpolitik.kernel.question import NATURE, SPECTATOR
from realpolitik.kernel.save import _checksum, load, save
from realpolitik.language import languages
from realpolitik.records import document, transcript
from realpolitik.records.reading import read
from realpolitik.table.backup import backup, restore
from realpolitik.table.check import check
from realpolitik.table.recall import contents
from realpolitik.table.settings import Limits, Settings
from realpolitik.table.store import Store

GAME = realpolitik.game("twilight-struggle")
OF_THE_SOURCE = {"deal_in_turn": True, "digital_edition": True}  # what a log of the community's tool is played by
SEED = "known to whoever has the file"


def played(seed: int, answers: int | None = None) -> Match:
    match = Match(GAME, GAME.setup("standard", OF_THE_SOURCE), Seeded(SEED))
    return play_on(match, Random(seed), answers)


FINISHED = next(match for seed in count() if (match := played(seed)).returns == [1, -1])
UNFINISHED = next(match for seed in count() if not (match := played(seed, 100)).over)
FORMS: dict[str, Callable[[Match], str]] = {
    "save": save,
    "transcript": lambda match: transcript.write(match, "ru"),
    "document": document.write,
    "log": log_of,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("server")) as opened:
        yield opened


def limited(**limits: Any) -> Settings:
    return replace(QUICK, limits=replace(QUICK.limits, **limits))


def open_record(caller: Caller, record: str, *seats: str) -> NewMatch:
    kinds = [{"kind": seat} if seat in ("here", "invite") else {"kind": "bot", "bot": seat} for seat in seats]
    made = caller.post("/api/records/match", {"record": record, "seats": kinds, "nickname": "Ann"})
    return NewMatch(made["match"], {invite["seat"]: invite["key"] for invite in made["invites"]})


def first_option(caller: Caller, match: NewMatch, seat: int) -> dict[str, Any]:
    """Answer the question open to the seat."""
    shown = caller.screen(match.id, seat)
    caller.answer(match.id, seat, shown["question"]["options"][0]["option"], shown["version"])
    return dict(shown)


# -- what it is --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
def test_every_form_is_known_for_what_it_is(form: str, server: Server) -> None:
    ann = server.browser()
    told = ann.post("/api/records", {"record": FORMS[form](FINISHED)})
    assert told.pop("moment").startswith("Turn ")
    assert told.pop("answers") > 20
    assert form == "log" or told["habits"] == []
    del told["habits"]
    assert told == {
        "game": "twilight-struggle",
        "title": "Twilight Struggle",
        "scenario": "The whole Cold War",
        "seats": [{"name": "us", "title": "US"}, {"name": "ussr", "title": "USSR"}],
        "finished": True,
        "result": "Winner: US",
        "by_hand": False,
    }
    told = ann.post("/api/records?language=pl", {"record": FORMS[form](UNFINISHED)})
    assert (told["finished"], told["result"], told["seats"][0]["title"]) == (False, "", "USA")
    assert told["moment"].startswith("Tura ")
    assert ann.get("/api/matches")["running"] == []  # looking keeps nothing
    assert dict(ann.client.cookies) == {}


def test_habits_of_the_source_are_told(server: Server) -> None:
    """A log does not tell the penalty for missing military operations, and more of the kind (8.2.1)."""
    logs = (log_of(played(seed)) for seed in count())
    record, imported = next((log, found) for log in logs if (found := read(log)).habits)
    for language in languages():
        told = server.browser().post(f"/api/records?language={language}", {"record": record})["habits"]
        assert {habit["text"]: habit["times"] for habit in told} == imported.habits_told(language)


# -- what is refused ---------------------------------------------------------------------------------------------------


def cut_off(text: str) -> str:
    return text[: len(text) // 2]


BAD = {
    "empty": ("", "line 1: no record of a game"),
    "something else": ("Dear diary", "line 1: no record of a game"),
    "nested without end": ("[" * 100_000, "line 1: no record of a game"),
    "save cut off": (cut_off(save(UNFINISHED)), "line 1: "),
    "save edited": (save(UNFINISHED).replace('"twilight-struggle"', '"chess"'), "line 1: the save was damaged"),
    "document cut off": (cut_off(document.write(UNFINISHED)), "the JSON is broken or cut off"),
    "transcript cut off": (cut_off(transcript.write(UNFINISHED, "en")), "line "),
}


@pytest.mark.parametrize("kind", BAD)
def test_what_cannot_be_opened_is_refused_with_the_reason(kind: str, server: Server) -> None:
    ann = server.browser()
    record, reason = BAD[kind]
    for path, more in (("/api/records", {}), ("/api/records/match", {"seats": [{"kind": "here"}] * 2})):
        error = ann.post(path, {"record": record, **more}, expect=422)["error"]
        assert error["code"] == "bad_record"
        assert reason in error["message"]
    assert ann.get("/api/matches")["running"] == []


def test_a_log_that_disagrees_is_refused_with_the_line(server: Server) -> None:
    lines = log_of(UNFINISHED).splitlines()
    number = next(at for at, line in enumerate(lines, start=1) if line.endswith("[1][0]"))
    lines[number - 1] = lines[number - 1].replace("[1][0]", "[7][0]")
    for path, more in (("/api/records", {}), ("/api/records/match", {"seats": [{"kind": "here"}] * 2})):
        error = server.browser().post(path, {"record": "\n".join(lines), **more}, expect=422)["error"]
        assert error["code"] == "disagreement"
        assert error["message"].startswith(f"line {number}: the record says [7][0] in ")
        error = server.browser().post(f"{path}?language=ru", {"record": "\n".join(lines), **more}, expect=422)["error"]
        assert error["message"].startswith(f"строка {number}: в записи — [7][0] ")


def test_a_forged_position_does_no_harm(server: Server) -> None:
    """The checksum fits, the stack does not: the rules would run a step that a program does not have."""
    content = json.loads(save(UNFINISHED)) | {"answers": []}
    content["position"] = {**to_data(UNFINISHED.state), "stack": [["run", 10**9, PROGRAM_NAMES[0]]]}
    del content["checksum"]
    content["checksum"] = _checksum(content)
    error = server.browser().post("/api/records", {"record": json.dumps(content)}, expect=422)["error"]
    assert error["code"] == "bad_record"


def test_seats_are_checked(server: Server) -> None:
    ann, record = server.browser(), save(UNFINISHED)
    for seats in ([{"kind": "here"}], [{"kind": "here"}, {"kind": "bot", "bot": "nobody"}]):
        error = ann.post("/api/records/match", {"record": record, "seats": seats}, expect=400)["error"]
        assert error["code"] == "bad_request"
    ann.post("/api/records/match", {"record": record}, expect=400)


def test_a_record_may_be_larger_than_another_request_but_not_without_bounds(server: Server) -> None:
    ann, limits = server.browser(), Limits()
    large = save(UNFINISHED) + " " * limits.body
    assert ann.post("/api/records", {"record": large})["answers"] == len(UNFINISHED.answers)
    for path in ("/api/records", "/api/records/match"):
        error = ann.post(path, {"record": " " * limits.record}, expect=413)["error"]
        assert error["code"] == "too_large"
        assert str(limits.record) in error["message"]
    ann.post("/api/matches", {"record": large}, expect=413)


def test_only_so_many_records_are_read(tmp_path: Path) -> None:
    with open_server(tmp_path, limited(records=2)) as server:
        ann = server.browser()
        for status in (200, 200, 429):
            ann.post("/api/records", {"record": save(UNFINISHED)}, expect=status)
        ann.get("/api/me")


def test_opening_counts_as_a_new_match(tmp_path: Path) -> None:
    with open_server(tmp_path, limited(matches=1)) as server:
        ann = server.browser()
        open_record(ann, save(FINISHED), "here", "here")
        body = {"record": save(FINISHED), "seats": [{"kind": "here"}] * 2}
        ann.post("/api/records/match", body, expect=429)


# -- a match that is over ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
def test_a_finished_game_is_opened_to_be_watched(form: str, server: Server) -> None:
    ann = server.browser()
    match = open_record(ann, FORMS[form](FINISHED), "here", "here")
    shown = ann.screen(match.id)
    assert shown["result"]["text"] == "Winner: US"
    assert [it["match"] for it in ann.get("/api/matches")["finished"]] == [match.id]
    assert ann.get("/api/matches")["running"] == []
    dealt = next(at for at in range(len(FINISHED.answers)) if FINISHED.answers[at][0] != NATURE)
    for seat in (0, 1):
        then = ann.get(f"/api/matches/{match.id}/history", at=dealt, seat=seat)
        assert len(then["view"]["hand"]) == 8
    again = load(json.dumps(ann.get(f"/api/matches/{match.id}/record")))
    assert again.view(SPECTATOR) == FINISHED.view(SPECTATOR)
    if form != "log":  # which does not tell who was dealt what
        assert again.answers == FINISHED.answers
    row = server.hall.store.match(match.id)
    assert row is not None
    assert row.finished is not None
    assert row.result == FINISHED.returns


def test_a_rematch_has_the_same_set_up(server: Server) -> None:
    ann = server.browser()
    match = open_record(ann, save(FINISHED), "here", "random")
    record = ann.get(f"/api/matches/{match.id}/record")
    again = ann.create("here", "random", scenario=record["scenario"], options=record["options"])
    assert server.match(again.id).setup.options == FINISHED.setup.options


# -- a match that goes on ----------------------------------------------------------------------------------------------


def test_an_unfinished_game_goes_on_with_a_bot(server: Server) -> None:
    ann = server.browser()
    record = log_of(UNFINISHED)
    past = read(record).match.answers
    match = open_record(ann, record, "here", "random")
    with ann.live(match.id, 0) as live:
        shown, version = live.receive_json()["screen"], 0
        while shown["moment"]["of"] < len(past) + 20 and not shown["result"]:
            if shown["question"] and shown["version"] >= version:
                option = shown["question"]["options"][0]["option"]
                version = ann.answer(match.id, 0, option, shown["version"])["version"]
            shown = live.receive_json().get("screen", shown)
    moves = server.hall.store.moves(match.id)
    assert (moves[0].seat, moves[0].answers) == (NATURE, past)
    assert {move.seat for move in moves[1:]} == {0, 1}
    assert server.match(match.id).answers[: len(past)] == past


def test_the_file_does_not_tell_the_dice_to_come(server: Server) -> None:
    """The seed in the save is known to whoever has it; the server draws another."""
    match = open_record(server.browser(), save(UNFINISHED), "here", "here")
    chance = server.match(match.id).chance.describe()
    assert UNFINISHED.chance.describe()["seed"] == SEED
    assert chance["by"] == "seed"
    assert chance["seed"] != SEED
    row = server.hall.store.match(match.id)
    assert row is not None
    assert chance["seed"] == row.seed


def test_those_invited_see_only_what_is_theirs(server: Server) -> None:
    ann, bob, eve = server.browser(), server.browser(), server.browser()
    match = open_record(ann, save(UNFINISHED), "here", "invite")
    bob.post("/api/claim", {"key": match.keys[1], "nickname": "Bob"})
    here = f"/api/matches/{match.id}"
    last = len(UNFINISHED.answers)
    for caller, own in ((ann, 0), (bob, 1), (eve, None)):
        assert caller.screen(match.id, own)["view"] == json.loads(
            json.dumps(UNFINISHED.view(SPECTATOR if own is None else own))
        )
        assert caller.get(f"{here}/history", at=last, seat=own)["question"] is None
        for other in {0, 1} - {own}:
            caller.get(f"{here}/screen", seat=other, expect=403)
            caller.get(f"{here}/history", at=last, seat=other, expect=403)
        caller.get(f"{here}/record", expect=403)
    told = {
        seat: json.dumps(caller.screen(match.id, seat)["log"]) for caller, seat in ((ann, 0), (bob, 1), (eve, None))
    }
    assert told[0] != told[1]
    assert len(told[None]) < min(len(told[0]), len(told[1]))  # what only a seat was told is told to that seat


def test_the_past_can_be_taken_back_like_any_choice(server: Server) -> None:
    ann = server.browser()
    match = open_record(ann, save(UNFINISHED), "here", "here")
    own = max(at for at, (seat, _) in enumerate(UNFINISHED.answers) if seat == 0)
    version = ann.screen(match.id, 0)["version"]
    body = {"seat": 0, "version": version, "keep": own}
    ann.post(f"/api/matches/{match.id}/takeback", {**body, "keep": own + 1}, expect=400)  # that is another's
    ann.post(f"/api/matches/{match.id}/takeback", body)
    truth = server.match(match.id)
    assert truth.answers == UNFINISHED.answers[:own]
    assert ann.screen(match.id, 0)["question"] is not None
    first_option(ann, match, 0)


def test_the_last_choice_of_the_record_can_be_undone_where_nothing_came_of_it(server: Server) -> None:
    setup = GAME.setup("standard", OF_THE_SOURCE)
    match_in_setup = Match(GAME, setup, Seeded(SEED))
    for _ in range(3):
        match_in_setup.answer(match_in_setup.question.options[0])
    seat = match_in_setup.question.seat
    assert match_in_setup.can_undo(seat)
    ann = server.browser()
    match = open_record(ann, save(match_in_setup), "here", "here")
    shown = ann.screen(match.id, seat)
    assert shown["undo"]
    body = {"seat": seat, "version": shown["version"], "request": request_id()}
    assert ann.post(f"/api/matches/{match.id}/undo", body) == {"version": shown["version"] + 1}
    assert server.match(match.id).answers == match_in_setup.answers[:-1]


def test_a_record_that_stops_in_the_middle_of_headlines_keeps_the_secret(server: Server) -> None:
    """4.5 C: both headlines are chosen in secret."""
    half = Match(GAME, GAME.setup("standard", OF_THE_SOURCE), Seeded(SEED))
    while len(half.questions) < 2:
        half.answer(half.question.options[0])
    chosen = GAME.describe_option(half.questions[0], half.questions[0].options[0])
    first, second = (question.seat for question in half.questions)
    half.answer(half.questions[0].options[0], first)
    ann, bob = server.browser(), server.browser()
    match = open_record(ann, save(half), *("here" if seat == first else "invite" for seat in (0, 1)))
    bob.post("/api/claim", {"key": match.keys[second], "nickname": "Bob"})
    assert chosen not in json.dumps(bob.screen(match.id, second))
    assert chosen not in json.dumps(server.browser().screen(match.id))
    first_option(bob, match, second)
    assert chosen in json.dumps(server.browser().screen(match.id))


# -- kept --------------------------------------------------------------------------------------------------------------


def test_a_match_with_a_long_past_comes_back_after_a_restart(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        ann = server.browser()
        going = open_record(ann, save(UNFINISHED), "here", "here")
        over = open_record(ann, save(FINISHED), "here", "here")
        at_position = Match(GAME, _from_position(UNFINISHED), Seeded(SEED))
        placed = open_record(ann, save(at_position), "here", "here")
        seat = UNFINISHED.question.seat
        before = first_option(ann, going, seat)
        digests = {it.id: server.match(it.id).digest() for it in (going, over, placed)}
        said = io.StringIO()
        assert check(server.hall.store, said) == 0, said.getvalue()
        cookies = dict(ann.client.cookies)
    with open_server(tmp_path) as server:
        ann = server.browser()
        ann.client.cookies.update(cookies)
        assert {match: server.match(match).digest() for match in digests} == digests
        shown = ann.screen(going.id, seat)
        assert shown["version"] == before["version"] + 1
        assert shown["pinned"] == ""
        held = ann.screen(going.id, seat, log=len(before["log"]["entries"]), version=before["version"])["log"]
        assert held["start"] == len(before["log"]["entries"]) - 1  # the log is told from where a copy ends


def test_a_match_with_a_long_past_is_backed_up_and_restored(tmp_path: Path, open_engine: Callable[..., Engine]) -> None:
    with open_server(tmp_path) as server:
        match = open_record(server.browser(), save(UNFINISHED), "here", "here")
        rows = backup(server.hall.store._engine, tmp_path / "backup")
    engine = open_engine(f"sqlite:///{tmp_path}/other.db", migrated=False)
    assert restore(engine, tmp_path / "backup") == rows
    found = contents(Store(engine), match.id)
    assert found is not None
    assert found.recalled.pinned == ""
    assert found.recalled.match.answers == UNFINISHED.answers


def _from_position(match: Match) -> Any:
    setup = GAME.setup(match.setup.scenario, match.setup.options)
    setup.position = to_data(match.state)
    return setup
