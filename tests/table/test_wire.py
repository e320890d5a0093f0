"""Nothing hidden goes over the wire: all that two players and a spectator are sent is held against the truth."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from table.visitors import QUICK, Caller, NewMatch, Server, open_server, request_id

import realpolitik
from realpolitik.bots.roster import adviser
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.twilight_struggle.deck import CARDS, CHINA_CARD, NAME
from realpolitik.kernel.data import to_data
from realpolitik.kernel.match import Match
from realpolitik.kernel.outcome import Outcome
from realpolitik.kernel.question import EVERYBODY, SPECTATOR
from realpolitik.language import speak
from realpolitik.table.chronicle import Chronicle
from realpolitik.table.prospects import prospect, prospects
from realpolitik.table.scene import Chair, Scene
from realpolitik.table.screen import screen
from realpolitik.table.thinking import seed_of, task_of, think

VIEWERS = (0, 1, SPECTATOR)
LANGUAGES = {0: "en", 1: "ru", SPECTATOR: "pl"}


def may_know(match: Match, viewer: int) -> set[int]:
    """The cards whose places a viewer may know now: what lies open, the own hand, what was shown of the other."""
    s = match.state
    assert isinstance(s, ColdWar)
    view = match.view(viewer)
    named = [*view["hand"], *view["seen"], *view["peeked"], *view["headlines"].values()]
    return {*s.discard, *s.removed, *s.table, CHINA_CARD, 0} | {NAME.index(name) for name in named}


class Ears:
    """All that one viewer is sent, and which cards it may speak of: those that the viewer could see at any time yet."""

    def __init__(self, caller: Caller, viewer: int) -> None:
        self.caller = caller
        self.viewer = viewer
        self.seat = None if viewer == SPECTATOR else viewer
        self.language = LANGUAGES[viewer]
        self.known: set[int] = set()
        self.heard = 0  # bodies looked at
        speaker = speak("twilight-struggle", self.language)
        self.titles = {card: speaker.card(card) for card in range(1, CARDS + 1)}

    def get(self, path: str, **parameters: Any) -> Any:
        return self.caller.get(path, language=self.language, seat=self.seat, **parameters)

    def check(self) -> None:
        """No body that came since the last time speaks of a card unknown to the viewer."""
        for body in self.caller.answered:
            self.check_text(body.decode())
            self.heard += 1
        self.caller.answered.clear()

    def check_text(self, text: str) -> None:
        said = json.dumps(_without_what_everybody_reads(json.loads(text)), ensure_ascii=False)
        for card in range(1, CARDS + 1):
            if card not in self.known:
                name, title = NAME[card], self.titles[card]
                told = name if "_" in name else f'"{name}"'  # a short name may be a word of a sentence
                assert told not in said, f"{self.viewer} hears of {name}: {said}"
                if title in said:  # or the title is part of a longer word
                    assert not re.search(rf"\b{re.escape(title)}\b", said), f"{self.viewer} hears of {title}: {said}"


def _without_what_everybody_reads(content: Any) -> Any:
    """Names of lasting effects are those of cards, and their texts may name others, as do the conditions of events: all
    that is in the rules."""
    if isinstance(content, dict):
        tells_condition = "rule" in content and content.get("kind") in ("label", "event_cannot_occur")
        rules = {"effects", "text"} if tells_condition else {"effects"}
        return {key: _without_what_everybody_reads(value) for key, value in content.items() if key not in rules}
    if isinstance(content, list):
        return [_without_what_everybody_reads(value) for value in content]
    return content


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, QUICK) as opened:
        yield opened


@pytest.mark.parametrize(("seed", "options"), [(1, {"show_held_cards": True, "optional_cards": True})])
def test_random_games_tell_nobody_what_is_hidden(seed: int, options: dict[str, Any], server: Server) -> None:
    random = Random(seed)
    match, ann, bob = server.pair(options=options)
    ears = [Ears(caller, viewer) for caller, viewer in zip((ann, bob, server.browser()), VIEWERS, strict=True)]
    for one in ears:
        one.caller.answered.clear()
        one.get(f"/api/matches/{match.id}/screen")
    sockets = [one.caller.live(match.id, one.seat, language=one.language) for one in ears]
    with sockets[0] as first, sockets[1] as second, sockets[2] as third:
        lives = dict(zip(VIEWERS, (first, second, third), strict=True))
        for step in range(80):
            truth = server.match(match.id)
            if truth.over:
                break
            _look(server, match, ears, lives, truth, step)
            _act(random, match, ears, truth, step)
    assert sum(one.heard for one in ears) > 200


def _look(server: Server, match: NewMatch, ears: list[Ears], lives: dict[int, Any], truth: Match, step: int) -> None:
    """Everybody asks for everything that there is, and hears the live channel."""
    here = f"/api/matches/{match.id}"
    version = next(room.scene.version for room in server.hall.rooms.open_rooms if room.id == match.id)
    for one in ears:
        one.known |= may_know(truth, one.viewer)
        while True:
            text = lives[one.viewer].receive_text()
            one.check_text(text)
            one.heard += 1
            shown = json.loads(text).get("screen")
            if shown and shown["version"] == version:
                break
        _check_screen(shown, truth, one)
        if step % 5 == 0:
            one.get(f"{here}/screen")
            one.get(f"{here}/history", at=max(0, len(truth.answers) - 3))
            one.get(f"{here}/steps", since=max(0, version - 20))
            one.caller.get("/api/matches", language=one.language)
        asked = truth.question_to(one.viewer)
        if step % 3 == 0 and asked is not None:
            _check_outlook(server, match, one, truth)
        elif step % 3 == 0 and one.seat is not None:
            for what in ("prospects", "hint"):
                one.get(f"{here}/{what}", expect=409)
        one.check()


def _act(random: Random, match: NewMatch, ears: list[Ears], truth: Match, step: int) -> None:
    """Somebody answers, after everybody has tried what is not allowed."""
    here = f"/api/matches/{match.id}"
    question = random.choice(truth.questions)
    for one in ears if step % 4 == 0 else []:
        for seat in (0, 1):
            body = {"seat": seat, "version": 10**6, "option": 9999, "request": request_id()}
            one.caller.post(f"{here}/answer", body, expect=409 if seat == one.seat else 403)
            if seat != one.seat:
                one.caller.get(f"{here}/screen", seat=seat, expect=403)
                one.caller.get(f"{here}/history", seat=seat, at=1, expect=403)
                one.caller.get(f"{here}/steps", seat=seat, since=0, expect=403)
                one.caller.get(f"{here}/prospects", seat=seat, expect=403)
                one.caller.get(f"{here}/hint", seat=seat, expect=403)
        one.caller.get(f"{here}/record", expect=403)
        one.check()
    asked = ears[question.seat]
    shown = asked.get(f"{here}/screen")
    asked.caller.answer(match.id, question.seat, 9999, shown["version"], expect=422)
    asked.check()
    asked.caller.answer(match.id, question.seat, random.choice(question.options), shown["version"])


def _check_screen(shown: Any, truth: Match, one: Ears) -> None:
    """What is shown is what the seat may see, and would be the same if all that it cannot know were otherwise."""
    assert shown["view"] == json.loads(json.dumps(truth.view(one.viewer)))
    question = truth.question_to(one.viewer)
    assert (shown["question"] is None) == (question is None)
    if question is not None:
        assert [option["option"] for option in shown["question"]["options"]] == question.options
    otherwise = _otherwise(truth, one.viewer)
    chairs = [Chair(seat, name, "person", "", "", True) for seat, name in enumerate(truth.seats)]
    scene = Scene("", otherwise, shown["version"], chairs, [shown["version"]] * 2)
    again = json.loads(screen(scene, one.viewer, one.language, (), False, 0).model_dump_json())
    for part in ("view", "effects", "duties"):
        assert again[part] == shown[part], part
    for part in ("kind", "text", "options", "about"):
        assert (again["question"] or {}).get(part) == (shown["question"] or {}).get(part), part


def _check_outlook(server: Server, match: NewMatch, one: Ears, truth: Match) -> None:
    """What may come, and what a bot advises, would be the same if all that the seat cannot know were otherwise."""
    room = next(room for room in server.hall.rooms.open_rooms if room.id == match.id)
    scene = replace(room.scene, match=_otherwise(truth, one.viewer), chronicle=Chronicle())
    here, asked = f"/api/matches/{match.id}", truth.question_to(one.viewer)
    ahead = prospects(scene, one.viewer, one.language).model_dump_json()
    assert one.get(f"{here}/prospects") == json.loads(ahead)
    for option in asked.options[:3] if asked else []:
        told = prospect(scene, one.viewer, option, one.language).model_dump_json()
        assert one.get(f"{here}/prospect", option=option) == json.loads(told)
        body = {"seat": one.seat, "version": scene.version, "answers": [option], "language": one.language}
        assert one.caller.post(f"{here}/draft", body)["steps"][0]["offer"]["option"] == option
    seed = seed_of(room.row.seed, scene.version, one.viewer, "hint")
    advice = think(task_of(scene.match, one.viewer, adviser(scene.match.game.name), seed))
    assert one.get(f"{here}/hint")["option"] == advice.option


def _otherwise(truth: Match, viewer: int) -> Match:
    """A match in which all that the viewer cannot know is drawn anew."""
    setup = truth.setup
    position = to_data(truth.game.determinise(truth.state, viewer, Random(len(truth.answers))))
    return realpolitik.new(truth.game.name, scenario=setup.scenario, options=setup.options, position=position)


def test_a_secret_headline_is_told_to_nobody_before_both_are_in(server: Server) -> None:
    match, ann, bob = server.pair()
    eve = server.browser()
    callers = {0: ann, 1: bob}
    while len(server.match(match.id).questions if ann.screen(match.id) else []) < 2:
        seat = server.match(match.id).question.seat
        shown = callers[seat].screen(match.id, seat)
        callers[seat].answer(match.id, seat, shown["question"]["options"][0]["option"], shown["version"])
    shown = ann.screen(match.id, 0)
    card = shown["question"]["options"][0]
    ann.answer(match.id, 0, card["option"], shown["version"])
    assert card["name"] not in json.dumps(bob.screen(match.id, 1))
    assert card["name"] not in json.dumps(eve.screen(match.id))
    at = len(server.match(match.id).answers)
    for when in (at - 1, at):
        assert card["name"] not in json.dumps(bob.get(f"/api/matches/{match.id}/history", seat=1, at=when))
        assert card["name"] not in json.dumps(eve.get(f"/api/matches/{match.id}/history", at=when))
    assert card["name"] not in json.dumps(bob.get(f"/api/matches/{match.id}/steps", seat=1, since=0))
    assert card["name"] not in json.dumps(eve.get(f"/api/matches/{match.id}/steps", since=0))
    theirs = bob.screen(match.id, 1)
    bob.answer(match.id, 1, theirs["question"]["options"][0]["option"], theirs["version"])
    assert card["name"] in json.dumps(eve.screen(match.id))


def test_the_seed_is_told_only_when_the_match_is_over(server: Server) -> None:
    match, ann, bob = server.pair()
    room = next(room for room in server.hall.rooms.open_rooms if room.id == match.id)
    seed = room.row.seed
    for caller, seat in ((ann, 0), (bob, 1), (server.browser(), None)):
        caller.screen(match.id, seat)
        caller.get(f"/api/matches/{match.id}/record", expect=403)
        assert not any(seed.encode() in body for body in caller.answered)
    room.scene.match.state.outcome = Outcome((1, 2), (0, EVERYBODY))
    room.scene.match._questions = []
    assert ann.get(f"/api/matches/{match.id}/record")["chance"] == {"by": "seed", "seed": seed}
