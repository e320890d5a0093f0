"""Dice that can be checked: promised from the first moment on, told in the end, and as promised."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from table.visitors import Caller, Server, open_server, request_id

from realpolitik.kernel.promise import Promised, broken_promises, promise_of
from realpolitik.kernel.save import load


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path) as server:
        yield server


def promises(caller: Caller, match: str) -> Any:
    return caller.get(f"/api/matches/{match}/dice")["promises"]


def play(callers: tuple[Caller, Caller], match: str, moves: int) -> None:
    """So many answers, each by whoever is asked."""
    for _ in range(moves):
        for seat, caller in enumerate(callers):
            screen = caller.screen(match, seat)
            if screen["question"] and screen["question"]["options"]:
                caller.answer(match, seat, screen["question"]["options"][0]["option"], screen["version"])
                break


def test_a_match_keeps_what_it_promised_also_after_a_step_back(server: Server) -> None:
    match, *both = server.pair()
    ann, bob = both
    (promised,) = promises(server.browser(), match.id)
    assert (promised["first"], promised["seed"]) == (0, "")
    while (screen := ann.screen(match.id, 0))["takeback"] is None:
        play((ann, bob), match.id, 1)
    wish = {"seat": 0, "version": screen["version"], "keep": screen["takeback"]["keep"]}
    ann.post(f"/api/matches/{match.id}/takeback", wish)
    bob.post(f"/api/matches/{match.id}/takeback/reply", {"seat": 1, "agree": True})
    before, after = promises(bob, match.id)
    assert before == promised
    assert after["promise"] != before["promise"]
    assert after["seed"] == ""
    play((ann, bob), match.id, 20)
    assert promises(ann, match.id) == [before, after]
    version = ann.screen(match.id, 0)["version"]
    ann.post(f"/api/matches/{match.id}/resign", {"seat": 0, "version": version, "request": request_id()})
    told = promises(server.browser(), match.id)
    assert [(it["first"], it["promise"]) for it in told] == [(it["first"], it["promise"]) for it in (before, after)]
    assert all(promise_of(it["seed"]) == it["promise"] for it in told)
    over = load(json.dumps(ann.get(f"/api/matches/{match.id}/record")))
    assert broken_promises(over, [Promised(it["first"], it["seed"]) for it in told]) == []
    assert broken_promises(over, [Promised(0, told[1]["seed"])]), "the second seed has not dealt the first cards"


def test_promises_of_which_nothing_is_left_are_not_kept(server: Server) -> None:
    """However often somebody takes back, a match grows by no more than its moves."""
    ann = server.browser()
    match = ann.create("here", "here").id
    told = []
    for _ in range(4):
        while (screen := ann.screen(match, 0))["takeback"] is None:
            play((ann, ann), match, 1)
        wish = {"seat": 0, "version": screen["version"], "keep": screen["takeback"]["keep"]}
        ann.post(f"/api/matches/{match}/takeback", wish)
        told.append(promises(ann, match))
    assert [len(it) for it in told] == [2] * 4
    assert len({it[-1]["promise"] for it in told}) == 4


def test_where_people_roll_nothing_is_promised(server: Server) -> None:
    ann = server.browser()
    match = ann.create("here", "here", by_hand={"cards": False, "unknown": []})
    assert promises(ann, match.id) == []


def test_the_dice_of_a_scene_are_no_promise(server: Server) -> None:
    ann = server.browser()
    scene = ann.get("/api/games")[0]["scenes"][0]["name"]
    made = ann.post("/api/scenes", {"game": "twilight-struggle", "scene": scene})
    assert promises(ann, made["match"]) == []
