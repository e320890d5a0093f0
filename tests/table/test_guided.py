"""Guided matches: begun as such, taught to those who sit, kept with the match, summed up at the end."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from table.visitors import Caller, NewMatch, Server, open_server

from realpolitik.table.messages.screen import Screen

RED_SEA = "red-sea"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path) as opened:
        yield opened


def guided(caller: Caller, *seats: str, **fields: Any) -> NewMatch:
    return caller.create(*(seats or ("here", "here")), game=RED_SEA, guided=True, **fields)


def play_on(caller: Caller, match: NewMatch, random: Random) -> bool:
    """Answer whatever is open to one of the seats; whether there was anything."""
    for seat in (0, 1):
        screen = caller.screen(match.id, seat)
        if screen["question"]:
            option = random.choice(screen["question"]["options"])["option"]
            caller.answer(match.id, seat, option, screen["version"])
            return True
    return False


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_whoever_sits_is_taught_in_their_language(server: Server, language: str) -> None:
    ann = server.browser()
    match = guided(ann)
    screen = Screen.model_validate(ann.screen(match.id, 0, language=language))
    lesson = screen.lesson
    assert lesson is not None
    assert all((lesson.where, lesson.about.text, lesson.weigh))
    assert [it.rule for it in lesson.new] == ["1"]
    assert all(it.title and it.text for it in lesson.new)
    assert screen.summary is None
    book = ann.get(f"/api/games/{RED_SEA}/book", language=language)
    known = {rule["number"] for rule in book["rules"]}
    assert {it.rule for it in [lesson.about, *lesson.weigh, *lesson.new]} <= known


def test_names_in_a_lesson_can_be_followed(server: Server) -> None:
    ann = server.browser()
    weigh = ann.screen(guided(ann).id, 0)["lesson"]["weigh"]
    links = [part for it in weigh for part in it["text"] if not isinstance(part, str)]
    assert {link["kind"] for link in links} >= {"card"}


def test_those_who_watch_and_other_matches_are_not_taught(server: Server) -> None:
    ann = server.browser()
    match = guided(ann)
    assert ann.screen(match.id)["lesson"] is None
    plain = ann.create("here", "here", game=RED_SEA)
    assert ann.screen(plain.id, 0)["lesson"] is None
    assert ann.get(f"/api/matches/{match.id}/history", at=0, seat=0)["lesson"] is None


def test_only_a_game_with_a_guide_is_begun_as_guided_and_the_program_deals(server: Server) -> None:
    ann = server.browser()
    assert [offer["taught_with"] for offer in ann.get("/api/games") if offer["name"] == RED_SEA] == [{}]
    offers = {offer["name"]: offer["taught"] for offer in ann.get("/api/games")}
    assert offers == {"labyrinth": False, RED_SEA: True, "twilight-struggle": False, "world-order": True}
    seats = [{"kind": "here"}, {"kind": "here"}]
    wish = {"game": "twilight-struggle", "seats": seats, "guided": True}
    assert "nobody teaches" in ann.post("/api/matches", wish, expect=400)["error"]["message"]
    by_hand = {"game": RED_SEA, "seats": seats, "guided": True, "by_hand": {"cards": True}}
    assert "by_hand" in ann.post("/api/matches", by_hand, expect=400)["error"]["message"]


def test_what_has_been_learned_outlives_the_server_and_goes_to_another_device(tmp_path: Path) -> None:
    """Nothing of it is in the browser: the same match teaches the same lesson everywhere."""
    with open_server(tmp_path) as server:
        ann = server.browser()
        match = guided(ann, "here", "random")
        screen = ann.screen(match.id, 0)
        ann.answer(match.id, 0, screen["question"]["options"][0]["option"], screen["version"])
        key = ann.post(f"/api/matches/{match.id}/invite", {"seat": 0})["key"]
        with ann.live(match.id, 0) as socket:
            while (news := socket.receive_json().get("screen")) is None or news["question"] is None:
                pass
        told = ann.screen(match.id, 0)["lesson"]
        assert "What it is all about" not in [it["title"] for it in told["new"]]
    with open_server(tmp_path) as server:
        assert server.seated(key).screen(match.id, 0)["lesson"] == told


def test_the_end_is_summed_up_with_moments_that_can_be_looked_at(server: Server) -> None:
    ann, random = server.browser(), Random(2)
    match = guided(ann)
    while play_on(ann, match, random):
        pass
    screen = Screen.model_validate(ann.screen(match.id, 0))
    assert screen.result is not None
    assert screen.lesson is None
    summary = screen.summary
    assert summary is not None
    assert all((summary.points, summary.whole, summary.advice))
    for point in summary.points:
        assert all((point.when, point.text))
        assert ann.get(f"/api/matches/{match.id}/history", at=point.at, seat=0)["moment"]["at"] == point.at
    (mine,) = ann.get("/api/matches")["finished"]
    assert mine["guided"]
