"""The course of a match: true at every moment, the same for all, and bounded; and playing on from a moment of it."""

from collections.abc import Iterator
from functools import cache
from itertools import count
from random import Random
from typing import Any

import pytest
from games.frozen import GAMES
from records.recorded import play_on
from table.visitors import Caller, Server, open_server

import realpolitik
from realpolitik.analysis.score import score_of
from realpolitik.kernel.chance import Recorded, Seeded
from realpolitik.kernel.match import Match, replay
from realpolitik.kernel.question import NOTES, SPECTATOR
from realpolitik.kernel.save import save
from realpolitik.language import languages
from realpolitik.table.book import layout_of
from realpolitik.table.course import END, MOST_MARKS, course
from realpolitik.table.messages.course import Course

every_game = pytest.mark.parametrize("game", GAMES)


@cache
def random_match(game: str, seed: int, answers: int = 100_000) -> Match:
    match, random = realpolitik.new(game, seed=seed), Random(seed)
    while not match.over and len(match.answers) < answers:
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    return match


def score_at(told: Course, at: int) -> dict[str, int]:
    points = [point.points for point in told.score if point.at <= at][-1]
    return dict(zip(told.sides, points, strict=True))


@every_game
def test_turns_and_score_are_those_of_every_moment(game: str) -> None:
    match = random_match(game, 1)
    told, counted, score = course(match, "en"), layout_of(game)["replay"]["turn"], score_of(game)
    assert told.of == len(match.answers)
    assert told.measure
    assert score is not None
    for at in range(0, told.of + 1, 19):
        view = replay(match.game, match.setup, match.answers[:at], Recorded()).view(SPECTATOR)
        assert score_at(told, at) == score(view)
        begun = [turn.number for turn in told.turns if turn.at <= at]
        assert begun[-1:] == ([view[counted]] if view[counted] else [])


@every_game
@pytest.mark.parametrize("language", languages())
def test_marks_are_told_in_order_and_end_with_the_end(game: str, language: str) -> None:
    match = random_match(game, 2)
    marks = course(match, language).marks
    assert [mark.at for mark in marks] == sorted(mark.at for mark in marks)
    assert len(marks) <= MOST_MARKS
    assert all(mark.text for mark in marks)
    assert (marks[-1].group, marks[-1].at) == (END, len(match.answers))
    assert END not in {mark.group for mark in course(random_match(game, 2, len(match.answers) // 2), language).marks}


@every_game
def test_layouts_mark_kinds_of_notes_that_there_are(game: str) -> None:
    known = {kind.name for kind in NOTES}
    marked = layout_of(game)["replay"]["marks"]
    assert {kind for told in marked.values() for kind in told["kinds"]} <= known


def test_coups_are_marked_where_control_changed_and_defcon_where_it_sank() -> None:
    match = random_match("twilight-struggle", 3)
    for mark in course(match, "en").marks:
        then, now = (
            replay(match.game, match.setup, match.answers[:at], Recorded()).view(SPECTATOR)
            for at in (mark.at - 1, mark.at)
        )
        assert mark.group != "coup" or then["control"] != now["control"]
        assert mark.group != "defcon" or now["defcon"] < then["defcon"]


# -- at the table ------------------------------------------------------------------------------------------------------

GAME = realpolitik.game("twilight-struggle")
FINISHED = next(
    match
    for seed in count()
    if (match := play_on(Match(GAME, GAME.setup(), Seeded("of the file")), Random(seed), None)).returns == [1, -1]
    and 120 < len(match.answers) < 200  # two parts of an analysis
)
HERE = {"kind": "here"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("server")) as opened:
        yield opened


def opened(visitor: Caller, match: Match) -> str:
    made = visitor.post("/api/records/match", {"record": save(match), "seats": [HERE] * len(match.seats)})
    return str(made["match"])


def branch(visitor: Caller, match: str, at: int, *seats: dict[str, Any], expect: int = 200) -> Any:
    return visitor.post(f"/api/matches/{match}/branch", {"at": at, "seats": list(seats)}, expect=expect)


def test_the_course_is_the_same_for_all_who_look(server: Server) -> None:
    ann, stranger = server.browser(), server.browser()
    match = opened(ann, FINISHED)
    told = ann.get(f"/api/matches/{match}/course", language="ru")
    assert told == course(FINISHED, "ru").model_dump(mode="json")
    assert stranger.get(f"/api/matches/{match}/course", language="ru") == told


def test_anybody_plays_on_from_a_game_that_is_over_and_its_future_is_new(server: Server) -> None:
    ann, stranger = server.browser(), server.browser()
    match, at = opened(ann, FINISHED), len(FINISHED.answers) // 2
    made = branch(stranger, match, at, HERE, {"kind": "bot", "bot": "random"})
    assert made["match"] != match
    assert made["seats_here"] == [0]
    now = server.match(made["match"])
    assert now.answers[:at] == FINISHED.answers[:at]
    assert isinstance(now.chance, Seeded)
    assert now.chance.seed != "of the file"
    assert ann.screen(match)["result"] is not None  # the game itself stays as it was


def test_nobody_plays_on_from_the_end_nor_from_a_moment_that_never_came(server: Server) -> None:
    ann = server.browser()
    match = opened(ann, FINISHED)
    for at in (len(FINISHED.answers), len(FINISHED.answers) + 1):
        branch(ann, match, at, HERE, HERE, expect=400)
    branch(ann, match, 10, HERE, expect=400)


def test_of_a_running_game_only_whoever_sits_in_all_seats_plays_on(server: Server) -> None:
    shared, ann, bob = server.pair()
    own, with_bot = ann.create("here", "here").id, ann.create("here", "random").id
    branch(ann, own, 0, HERE, HERE)
    for visitor, match in ((bob, own), (ann, shared.id), (bob, shared.id), (ann, with_bot)):
        branch(visitor, match, 0, HERE, HERE, expect=403)


# -- the analysis ------------------------------------------------------------------------------------------------------


def whole_analysis(visitor: Caller, match: str, language: str) -> list[Any]:
    """All parts, as a page asks for them."""
    found = [visitor.get(f"/api/matches/{match}/analysis", part=0, language=language)]
    while len(found) < found[0]["parts"]:
        found.append(visitor.get(f"/api/matches/{match}/analysis", part=len(found), language=language))
    return found


def test_an_analysis_comes_in_parts_and_is_told_with_the_last(server: Server) -> None:
    match = opened(server.browser(), FINISHED)
    *parts, last = whole_analysis(server.browser(), match, "pl")
    assert [it["told"] for it in parts] == [None] * len(parts)
    assert [it["done"] for it in (*parts, last)] == sorted(it["done"] for it in (*parts, last))
    assert last["done"] == last["of"] == len(FINISHED.answers)
    told = last["told"]
    assert told["sides"] == ["us", "ussr"]
    assert told["curve"][-1] == {"at": len(FINISHED.answers), "chances": [1.0, 0.0]}
    assert told["remarks"]
    server.browser().get(f"/api/matches/{match}/analysis", part=last["parts"], expect=400)


def test_nobody_analyses_a_game_that_goes_on_nor_one_that_no_net_knows(server: Server) -> None:
    ann = server.browser()
    running = ann.create("here", "here").id
    ann.get(f"/api/matches/{running}/analysis", expect=403)
    unlearnt = random_match("world-order", 1)
    told = ann.get(f"/api/matches/{opened(ann, unlearnt)}/analysis", language="ru")
    assert told["told"] is None
    assert "ни одна сеть не обучена" in told["why_not"]
