"""Scenes at the table: begun by name, told in words, judged as they are played, closed when they are over."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from table.visitors import Caller, Server, open_server, request_id

from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.lessons.problems.problem import Problem
from realpolitik.lessons.roster import stage_of
from realpolitik.table.messages.lobby import GameOffer
from realpolitik.table.messages.screen import Screen
from realpolitik.table.retention import delete_finished

TWILIGHT_STRUGGLE = "twilight-struggle"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path) as opened:
        yield opened


def begin(caller: Caller, game: str, scene: str) -> tuple[str, int]:
    made = caller.post("/api/scenes", {"game": game, "scene": scene, "nickname": "Ann"})
    return made["match"], made["seats_here"][0]


def play(caller: Caller, match: str, seat: int, *names: str) -> dict[str, Any]:
    """Give these answers, and look."""
    for name in names:
        screen = caller.screen(match, seat)
        option = next(it["option"] for it in screen["question"]["options"] if it["name"] == name)
        caller.answer(match, seat, option, screen["version"])
    return caller.screen(match, seat)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_every_scene_is_offered_and_begins(server: Server, language: str) -> None:
    ann = server.browser()
    for game in ann.get("/api/games", language=language):
        offer = GameOffer.model_validate(game)
        for scene in offer.scenes:
            match, seat = begin(ann, offer.name, scene.name)
            screen = Screen.model_validate(ann.screen(match, seat, language=language))
            assert screen.scene is not None
            assert (screen.scene.title, screen.scene.idea) == (scene.title, scene.idea)
            assert (screen.scene.standing, screen.scene.outcome) == ("open", "")
            assert screen.seats[seat].name == scene.seat.name
            assert screen.question is not None
            known = {rule["number"] for rule in ann.get(f"/api/games/{offer.name}/book", language=language)["rules"]}
            assert screen.scene.rule in known


def test_a_scene_that_is_done_is_closed(server: Server) -> None:
    """The bot beside it does not play on, and nothing can be answered or taken back."""
    ann = server.browser()
    match, seat = begin(ann, TWILIGHT_STRUGGLE, "ts-control")
    assert play(ann, match, seat, "socialist_governments", "place_influence", "egypt")["scene"]["standing"] == "open"
    screen = play(ann, match, seat, "egypt")
    assert screen["scene"]["standing"] == "done"
    assert "broke control" in screen["scene"]["outcome"]
    assert screen["scene"]["next"] == "ts-coup"
    assert (screen["question"], screen["waiting"], screen["undo"], screen["resign"]) == (None, None, False, "")
    wish = {"seat": seat, "version": screen["version"], "request": request_id()}
    refused = ann.post(f"/api/matches/{match}/undo", wish, expect=422)
    assert refused["error"]["code"] == "wrong_answer"
    earlier = {"seat": seat, "version": screen["version"] - 1}  # whose page has not heard of the end yet
    ann.get(f"/api/matches/{match}/prospects", expect=409, **earlier)
    assert ann.screen(match, seat)["version"] == screen["version"]


def test_a_scene_that_is_missed_says_why_and_begins_again(server: Server) -> None:
    ann = server.browser()
    match, seat = begin(ann, TWILIGHT_STRUGGLE, "ts-coup")
    screen = play(ann, match, seat, "socialist_governments", "coup", "iran")
    assert screen["scene"]["standing"] == "missed"
    assert "Iran is a battleground" in screen["scene"]["outcome"]
    again, _ = begin(ann, TWILIGHT_STRUGGLE, "ts-coup")
    assert play(ann, again, seat, "socialist_governments", "coup", "lebanon")["scene"]["standing"] == "done"


def test_a_scene_is_kept_with_the_match(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        ann = server.browser()
        match, seat = begin(ann, TWILIGHT_STRUGGLE, "ts-space")
        play(ann, match, seat, "duck_and_cover")
        cookies = ann.client.cookies
    with open_server(tmp_path) as server:
        ann = server.browser()
        ann.client.cookies = cookies
        assert play(ann, match, seat, "space_race")["scene"]["standing"] == "done"


def test_scenes_are_no_games_of_a_visitor(server: Server) -> None:
    ann = server.browser()
    begin(ann, "labyrinth", "la-alert")
    assert ann.get("/api/matches")["running"] == []


def test_a_scene_is_deleted_after_its_last_answer(server: Server) -> None:
    """It has no other end."""
    ann = server.browser()
    match, _ = begin(ann, "labyrinth", "la-alert")
    game = ann.create("here", "here")
    delete_finished(server.hall.store, 1, StringIO())
    assert server.hall.store.match(match) is not None
    delete_finished(server.hall.store, 0, StringIO())
    assert server.hall.store.match(match) is None
    assert server.hall.store.match(game.id) is not None


def test_only_what_there_is_begins(server: Server) -> None:
    ann = server.browser()
    for game, scene in (("labyrinth", "ts-coup"), ("nothing", "ts-coup"), (TWILIGHT_STRUGGLE, "")):
        ann.post("/api/scenes", {"game": game, "scene": scene}, expect=404)


def test_a_problem_gives_no_warnings_and_tells_how_a_choice_loses(server: Server) -> None:
    ann = server.browser()
    problem = next(it for it in stage_of(TWILIGHT_STRUGGLE).problems if isinstance(it, Problem))
    match, seat = begin(ann, TWILIGHT_STRUGGLE, problem.name)
    ahead = ann.get(f"/api/matches/{match}/prospects", seat=seat)
    assert (ahead["threats"], ahead["chances"]) == ([], [])
    screen = ann.screen(match, seat)
    assert (screen["scene"]["standing"], screen["scene"]["difficulty"]) == ("open", problem.difficulty)
    wrong = next(it for it in screen["question"]["options"] if it["name"] not in problem.safe)
    wish = {
        "seat": seat,
        "option": wrong["option"],
        "version": screen["version"],
        "request": request_id(),
        "careful": True,
    }
    told = ann.get(f"/api/matches/{match}/prospect", seat=seat, option=wrong["option"])
    assert (told["surely"], told["lost"]) == ([], 0)
    ann.post(f"/api/matches/{match}/answer", {**wish, "careful": True})
    missed = ann.screen(match, seat)["scene"]
    assert missed["standing"] == "missed"
    assert missed["why"], "how the defeat would come"


def test_a_problem_is_open_while_the_choice_survives(server: Server) -> None:
    ann = server.browser()
    problem = next(it for it in stage_of(TWILIGHT_STRUGGLE).problems if isinstance(it, Problem))
    match, seat = begin(ann, TWILIGHT_STRUGGLE, problem.name)
    screen = play(ann, match, seat, problem.safe[0])
    assert screen["scene"]["standing"] != "missed"


def test_where_scenes_begin_is_what_is_stored(server: Server) -> None:
    """A scene may change later: the match keeps its own position."""
    ann = server.browser()
    match, _ = begin(ann, "world-order", "wo-base")
    row = server.hall.store.match(match)
    scene = next(it for it in stage_of("world-order").scenes if it.name == "wo-base")
    assert (row.staged, row.position) == ("wo-base", scene.setup.position)
    assert Match(game_named("world-order"), scene.setup).digest()
