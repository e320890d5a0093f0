"""Drafts: tried for one seat alone, never kept, ended by what cannot be undone, and given all at once or not at all."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from table.visitors import QUICK, Caller, NewMatch, Server, open_server, request_id
from tabletop import Table, table

import realpolitik
from realpolitik.kernel.chance import ByHand, Seeded
from realpolitik.kernel.match import Match
from realpolitik.table import moves
from realpolitik.table.drafts import drafted, follow
from realpolitik.table.messages.playing import MOST_DRAFTED
from realpolitik.table.refused import Refused
from realpolitik.table.scene import Chair, Scene
from realpolitik.table.settings import Limits
from realpolitik.table.viewer import Sight

GAMES = ("twilight-struggle", "red-sea", "labyrinth", "world-order")
TAUGHT = ("red-sea", "world-order")
USSR_SEAT = 1


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, QUICK) as opened:
        yield opened


def draft(ann: Caller, match: NewMatch, *answers: int, version: int = 1, expect: int = 200, of: str = "") -> Any:
    """What a draft of the USSR, which sets up first, comes to."""
    body = {"seat": USSR_SEAT, "version": version, "answers": list(answers)}
    return ann.post(f"/api/matches/{match.id}/draft{of}", body, expect=expect)


def given_in(server: Server, match: NewMatch) -> list[int]:
    """What the USSR has answered."""
    return [option for seat, option in server.match(match.id).answers if seat == USSR_SEAT]


def options(told: Any) -> dict[str, int]:
    return {offer["name"]: offer["option"] for offer in told["screen"]["question"]["options"]}


def give(ann: Caller, match: NewMatch, *answers: int, expect: int = 200, **more: Any) -> Any:
    body = {"seat": USSR_SEAT, "version": 1, "option": answers[0], "then": list(answers[1:]), "request": request_id()}
    return ann.post(f"/api/matches/{match.id}/answer", {**body, **more}, expect=expect)


# -- a draft is for one seat, and changes nothing ---------------------------------------------------------------------


def test_a_draft_shows_what_would_be_and_nothing_has_happened(server: Server) -> None:
    match, _, bob = server.pair()
    before = bob.screen(match.id, USSR_SEAT)
    poland = options(draft(bob, match))["poland"]
    told = draft(bob, match, poland, poland)
    assert [step["offer"]["name"] for step in told["steps"]] == ["poland", "poland"]
    assert [step["kind"] for step in told["steps"]] == ["set_up_where", "set_up_where"]
    assert told["until"] == ""
    assert told["screen"]["view"]["influence"]["poland"] == [0, 2]
    assert told["screen"]["question"]["about"]["left"] == 4
    assert bob.screen(match.id, USSR_SEAT) == before
    assert given_in(server, match) == []


def test_nobody_else_hears_of_a_draft(server: Server) -> None:
    match, ann, bob = server.pair()
    with ann.live(match.id, 0) as us:
        us.receive_json()
        poland = options(draft(bob, match))["poland"]
        draft(bob, match, poland)
        us.send_json({"ping": 7})
        assert us.receive_json() == {"pong": 7}
    draft(ann, match, poland, expect=403)
    draft(server.browser(), match, poland, expect=403)


def test_a_draft_is_looked_into_as_a_question_is(server: Server) -> None:
    """Prospects, one prospect and a hint are told of the question that would be open."""
    match, _, bob = server.pair()
    poland = options(draft(bob, match))["poland"]
    ahead = draft(bob, match, poland, of="/prospects")
    assert {it["option"] for it in ahead["chances"]} == set(options(draft(bob, match, poland)).values())
    assert any(it["name"] == "france" for it in ahead["why_not"])
    body = {"seat": USSR_SEAT, "version": 1, "answers": [poland], "option": poland}
    one = bob.post(f"/api/matches/{match.id}/draft/prospect", body)
    assert "USSR 2" in str(one["surely"])
    assert draft(bob, match, poland, of="/hint")["option"] in options(draft(bob, match, poland)).values()
    bob.post(f"/api/matches/{match.id}/draft/prospect", {**body, "option": 0}, expect=422)


# -- where a draft ends ------------------------------------------------------------------------------------------------


def test_a_draft_ends_where_somebody_else_is_asked(server: Server) -> None:
    """Six markers of the USSR; then the US places its own."""
    match, _, bob = server.pair()
    poland = options(draft(bob, match))["poland"]
    whole = draft(bob, match, *[poland] * 6)
    assert whole["until"] == "others"
    assert whole["screen"]["question"] is None
    assert whole["screen"]["view"]["influence"]["poland"] == [0, 6]
    refused = draft(bob, match, *[poland] * 7, expect=422)
    assert refused["error"]["code"] == "wrong_answer"
    draft(bob, match, *[poland] * 6, of="/prospects", expect=422)


def course(t: Table, *answers: str) -> Any:
    """A draft at a table laid out for it, by names."""
    now, found = t.match.imagine(t.match.question.seat, Random(0)), list[int]()
    for name in answers:
        found.append(t.game.option_named(now.question, name))
        now.answer(found[-1])
    return follow(t.match, t.match.question.seat, found)


def test_6_3_2_a_draft_ends_with_the_die() -> None:
    """6.3.2: the place of a coup is the last of it; no die is rolled."""
    t = table(ussr=["nato"], influence={"iran": (2, 0)})
    ended = course(t, "nato", "coup", "iran")
    assert ended.until == "chance"
    assert ended.match.state.influence[0] == t.state.influence[0]


def test_a_draft_ends_with_what_comes_to_light_and_does_not_show_it() -> None:
    """CIA Created (26) opens the hand of the USSR; the screen stays as it was before that."""
    t = table(us=["cia_created"], ussr=["nato", "fidel"], side="us")
    ended = course(t, "cia_created", "event")
    assert ended.until == "hidden"
    assert ended.taken[-1].notes == []
    assert ended.match.state.revealed == t.state.revealed


def test_8_1_3_a_draft_ends_with_the_game() -> None:
    """8.1.3: Duck and Cover (4) at DEFCON 2 ends it; what lies open then is not for a draft."""
    t = table(us=["duck_and_cover"], side="us", defcon=2)
    ended = course(t, "duck_and_cover", "event")
    assert ended.until == "end"
    assert not ended.match.over


def test_what_ends_a_draft_is_what_ends_undo() -> None:
    """One rule: in random games, an answer that chance and others leave alone can be undone if a draft goes on."""
    for game_name in GAMES:
        game = realpolitik.game(game_name)
        match, random = Match(game, game.setup(), Seeded("a draft")), Random(game_name)
        went_on = 0
        while not match.over and len(match.answers) < 300:
            seat = match.question.seat
            option = random.choice(match.question.options)
            until = follow(match, seat, [option]).until
            match.answer(option, seat)
            if until in ("", "round"):
                went_on += 1
                assert match.can_undo(seat)
                assert match.question_to(seat) is not None
            else:
                assert not match.can_undo(seat) or match.question_to(seat) is None
        assert went_on > 5, game_name


# -- giving it ---------------------------------------------------------------------------------------------------------


def test_a_draft_is_given_at_once_and_told_once(server: Server) -> None:
    match, ann, bob = server.pair()
    poland = options(draft(bob, match))["poland"]
    with ann.live(match.id, 0) as us:
        us.receive_json()
        assert give(bob, match, *[poland] * 6) == {"version": 2}
        assert us.receive_json()["screen"]["version"] == 2
        us.send_json({"ping": 1})
        assert us.receive_json() == {"pong": 1}
    assert ann.screen(match.id, 0)["view"]["influence"]["poland"] == [0, 6]


@pytest.mark.parametrize("wrong", [[0], [-1], [2**30]])
def test_all_of_it_or_nothing(wrong: list[int], server: Server) -> None:
    match, _, bob = server.pair()
    poland = options(draft(bob, match))["poland"]
    give(bob, match, poland, poland, *wrong, expect=422)
    give(bob, match, *[poland] * 7, expect=422)
    assert bob.screen(match.id, USSR_SEAT)["version"] == 1
    assert given_in(server, match) == []


def test_the_same_request_is_not_applied_twice(server: Server) -> None:
    match, _, bob = server.pair()
    poland = options(draft(bob, match))["poland"]
    first = give(bob, match, poland, poland, request="the-same-one")
    assert give(bob, match, poland, poland, request="the-same-one") == first
    assert given_in(server, match) == [poland, poland]


def test_what_was_drafted_for_another_question_is_stale(server: Server) -> None:
    match, _, bob = server.pair()
    poland = options(draft(bob, match))["poland"]
    give(bob, match, poland, poland)
    draft(bob, match, poland, expect=409)
    give(bob, match, poland, poland, expect=409)
    draft(bob, match, poland, version=2)


def test_what_nobody_could_foresee_ends_what_is_given(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Should something come to light before the last answer after all, those up to it stand: a refusal would have told
    of it for nothing."""
    match, _, bob = server.pair()
    poland = options(draft(bob, match))["poland"]
    monkeypatch.setattr(moves, "follow", lambda *given: None)
    assert give(bob, match, *[poland] * 8) == {"version": 2}
    assert given_in(server, match) == [poland] * 6


# -- how much of it ----------------------------------------------------------------------------------------------------


def test_a_draft_has_its_bounds(server: Server) -> None:
    match, _, bob = server.pair()
    poland = options(draft(bob, match))["poland"]
    draft(bob, match, *[poland] * (MOST_DRAFTED + 1), expect=400)
    give(bob, match, *[poland] * (MOST_DRAFTED + 1), expect=400)
    body = {"seat": USSR_SEAT, "version": 1, "answers": [], "language": "xx"}
    bob.post(f"/api/matches/{match.id}/draft", body, expect=400)


def test_drafts_are_counted_with_all_that_makes_the_server_think(tmp_path: Path) -> None:
    few = Limits(looks=0.5, requests=1e6, requests_at_once=10**6)
    with open_server(tmp_path, replace(QUICK, limits=few)) as server:
        server.stop_the_clock()
        match, _, bob = server.pair()
        for of in ("", "/prospects", ""):
            draft(bob, match, of=of)
        for of in ("", "/prospects", "/hint"):
            assert draft(bob, match, of=of, expect=429)["error"]["code"] == "too_many"


def test_only_a_seats_own_questions_go_together(server: Server) -> None:
    match, _, bob = server.pair()
    poland = options(draft(bob, match))["poland"]
    give(bob, match, poland, poland, asked=0, expect=400)
    give(bob, match, poland, poland, no_more=True, expect=400)


def test_nothing_is_drafted_from_hands_that_are_unknown() -> None:
    t = table(ussr=["nato"], us=["fidel"])
    t.match.chance = ByHand(cards=True, unknown=("us",))
    with pytest.raises(Refused, match="unknown"):
        follow(t.match, USSR_SEAT, [])


def test_where_people_roll_a_draft_ends_before_the_die(server: Server) -> None:
    ann = server.browser()
    match = ann.create("here", "here", by_hand={"cards": False, "unknown": []})
    poland = options(draft(ann, match))["poland"]
    assert give(ann, match, *[poland] * 6) == {"version": 2}


# -- what is hidden ----------------------------------------------------------------------------------------------------


def permuted(match: Match, seat: int, random: Random) -> Match:
    """The same match for all that the seat knows; what it does not know lies otherwise."""
    other = match.clone()
    other.state = match.game.determinise(match.state, seat, random)
    return other


def said(match: Match, seat: int, answers: Sequence[int]) -> str:
    """All that is told of a draft, or why it is refused."""
    chairs = [Chair(number, name, "person", "", "", True) for number, name in enumerate(match.seats)]
    scene = Scene("match", match, 1, chairs, [1] * len(chairs), guided=match.game.name in TAUGHT)
    try:
        return drafted(scene, Sight(seat, "en", frozenset({seat}), False), answers).model_dump_json()
    except Refused as refused:
        return f"{refused.code} {refused}"


def drafts_at(match: Match, seat: int, random: Random) -> list[list[int]]:
    """A draft that somebody may make there, one answer after the other, and one more than there may be."""
    found = list[list[int]]()
    answers = list[int]()
    now = follow(match, seat, answers)
    while not now.until and len(answers) < 6:
        question = now.match.question_to(seat)
        assert question is not None
        answers = [*answers, random.choice(question.options)]
        found.append(answers)
        now = follow(match, seat, answers)
    return [*found, [*answers, 0]]


@pytest.mark.parametrize("name", GAMES)
def test_drafts_tell_nothing_that_is_hidden(name: str) -> None:
    """What a seat cannot know is dealt anew, and every draft reads the same, byte for byte, refusals included."""
    game, random = realpolitik.game(name), Random(f"hidden {name}")
    match = Match(game, game.setup(), Seeded("hidden"))
    compared = 0
    while not match.over and compared < 40:
        seat = match.question.seat
        if random.randrange(6) == 0:
            others = [permuted(match, seat, random) for _ in range(2)]
            for answers in drafts_at(match, seat, random):
                told = said(match, seat, answers)
                assert [said(other, seat, answers) for other in others] == [told, told]
                compared += 1
        match.answer(random.choice(match.question.options), seat)
    assert compared >= 30


def test_drafts_tell_nothing_of_the_dice_to_come() -> None:
    """6.3.2: a coup is drafted up to its die, whatever that will show."""
    t = table(ussr=["nato"], influence={"iran": (2, 0)})
    answers = [taken.option for taken in course(t, "nato", "coup", "iran").taken]
    told = set[str]()
    for seed in range(8):
        other = t.match.clone()
        other.chance = Seeded(str(seed))
        told.add(said(other, USSR_SEAT, answers))
    assert len(told) == 1
