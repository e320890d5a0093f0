"""What happened between two versions, one thing after another: it is true, bounded, and tells nothing hidden."""

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from games.frozen import GAMES

import realpolitik
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.data import to_data
from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match, replay
from realpolitik.kernel.question import NATURE, NOTES, SPECTATOR, dice_of
from realpolitik.language import languages
from realpolitik.table.book import layout_of
from realpolitik.table.messages.message import Parts
from realpolitik.table.messages.steps import Steps
from realpolitik.table.scene import Chair, Scene
from realpolitik.table.steps import MOST_STEPS, SUMMED, applied, others_until, staged, steps, versions_of

every_game = pytest.mark.parametrize("game", GAMES)


def scene_of(match: Match) -> Scene:
    chairs = [Chair(seat, name, "person", "", "", True) for seat, name in enumerate(match.seats)]
    return Scene("match", match, len(match.answers), chairs, [0] * len(chairs))


def random_match(game: str, seed: int, answers: int) -> Match:
    match, random = realpolitik.new(game, seed=seed), Random(seed)
    while not match.over and len(match.answers) < answers:
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    return match


def told(match: Match, since: int, seat: int, language: str = "en") -> Steps:
    """What a seat was told, of a match each of whose answers made a version."""
    return steps(scene_of(match), range(len(match.answers)), since, seat, language)


def text(sentence: Parts) -> str:
    return "".join(part if isinstance(part, str) else part.text for part in sentence)


def lying_at(view: Any, path: list[str]) -> object:
    for name in path:
        view = view.get(name)
    return view


def there(view: dict[str, object]) -> dict[str, object]:
    return {field: value for field, value in view.items() if value is not None}


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_the_steps_lead_from_the_view_before_to_the_view_now(game: str, seed: int) -> None:
    match = random_match(game, seed, 350)
    at = len(match.answers)
    for since in (0, at // 3, at - 1, at):
        for seat in (*range(len(match.seats)), SPECTATOR):
            found = told(match, since, seat)
            assert found.before in first_views(match, since, seat, found)
            view = found.before
            for change in [it for step in found.steps for it in step.changes] + found.rest:
                assert lying_at(view, change.path) == change.before
                view = applied(view, [change])
            assert there(view) == there(staged(match.view(seat)))


@every_game
def test_a_screen_knows_when_others_last_did_something(game: str) -> None:
    """At every moment: it knows of each step that is not the viewer's own, and of no other."""
    match = random_match(game, 1, 100)
    for seat in (0, SPECTATOR):
        then, found = replay(match.game, match.setup, [], Recorded()), told(match, 0, seat).steps
        for answerer, option in match.answers:
            then.answer(option, answerer)
            you, now = then.view(seat).get("you"), len(then.answers)
            others = [it.at for it in found if it.at <= now and (it.seat != seat or it.side not in ("", you))]
            assert others_until(then, seat, you) == max(others, default=0)


def first_views(match: Match, since: int, seat: int, found: Steps) -> list[dict[str, object]]:
    """How things stood then, and after each choice of chance that comes before the first thing is told."""
    then = replay(match.game, match.setup, match.answers[:since], Recorded())
    views = [staged(then.view(seat))]
    for answerer, option in match.answers[since : found.steps[0].at - 1 if found.steps else None]:
        then.answer(option, answerer)
        if answerer == NATURE:
            views.append(staged(then.view(seat)))
    return views


def held(view: View, side: str) -> int:
    return int(view["mats"][side]["hand"] if "mats" in view else view["hand_sizes"][side])


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_the_hand_holds_as_many_cards_as_are_told_of_it(game: str, seed: int) -> None:
    """Between any two steps, for whoever holds it."""
    match = random_match(game, seed, 350)
    for seat in range(len(match.seats)):
        found = told(match, 0, seat)
        view = found.before
        for step in found.steps:
            view = applied(view, step.changes)
            assert len(view["hand"]) == held(view, view["you"])


@pytest.mark.parametrize("game", ["twilight-struggle", "red-sea", "labyrinth"])
def test_the_first_thing_told_is_seen_after_the_deal(game: str) -> None:
    found = told(random_match(game, 1, 120), 0, 0)
    assert min(found.before["hand_sizes"].values()) > 0


@pytest.mark.parametrize("game", ["twilight-struggle", "red-sea"])
def test_influence_changes_as_the_step_tells_that_is_about_the_country(game: str) -> None:
    for seed in range(6):
        for step in told(random_match(game, seed, 140), 0, SPECTATOR).steps:
            changed = {change.path[1] for change in step.changes if change.path[0] == "influence"}
            assert changed <= {step.space}
            assert changed or step.kind != "influence_changed"


def test_military_operations_count_with_the_step_that_tells_of_them() -> None:
    """6.3.3: a coup adds them, before what it does to the country is told."""
    for seed in range(4):
        for step in told(random_match("twilight-struggle", seed, 140), 0, SPECTATOR).steps:
            if step.kind == "military_gained":
                assert [change.path for change in step.changes] in ([["military", step.side]], [])
            assert step.kind != "influence_changed" or all(change.path[0] != "military" for change in step.changes)


@pytest.mark.parametrize(("kind", "track"), [("defcon_changed", "defcon"), ("prestige_changed", "prestige")])
def test_tracks_move_with_the_step_that_tells_of_them(kind: str, track: str) -> None:
    game = "labyrinth" if track == "prestige" else "twilight-struggle"
    moved = 0
    for seed in range(6):
        found = told(random_match(game, seed, 140), 0, SPECTATOR).steps
        for step in found:
            if any(change.path == [track] for change in step.changes):
                assert step.kind == kind or any(other.kind == kind for other in found if other.version == step.version)
                moved += step.kind == kind
    assert moved


@every_game
def test_every_step_is_told_in_every_language_and_changes_the_same(game: str) -> None:
    match = random_match(game, 5, 200)
    english, *others = [told(match, 0, 0, language) for language in languages()]
    for other in others:
        assert len(other.steps) == len(english.steps)
        for one, same in zip(english.steps, other.steps, strict=True):
            assert one.model_copy(update={"text": same.text}) == same
            assert text(one.text)
            assert text(same.text) != text(one.text)


@every_game
def test_places_and_cards_are_those_of_the_board_and_the_box(game: str) -> None:
    match = random_match(game, 7, 300)
    plates, cards = layout_of(game)["space"], match.game.components()["cards"]
    found = told(match, 0, SPECTATOR).steps
    assert any(step.cards for step in found)
    assert any(step.space for step in found)
    for step in found:
        assert {step.space, step.origin} - {""} <= set(plates)
        assert {it.card for it in step.cards} <= set(cards)


def test_the_kinds_of_notes_that_a_layout_names_are_there() -> None:
    kinds = {kind.name for kind in NOTES}
    for game in GAMES:
        named = [it for listed in layout_of(game).get("theatre", {}).values() for it in listed]
        assert {it for it in named if "*" not in it} <= kinds


@pytest.mark.parametrize("game", ["twilight-struggle", "red-sea", "labyrinth"])
def test_the_faces_that_succeed_are_those_after_which_the_log_says_so(game: str) -> None:
    """6.3.2, 7.6 and 6.4.1 of the cold war, 8.1.1 and 7.2.1.2 of Labyrinth: what the words of the log say of a die."""
    successes = ("succeeds", "success", "a cell joins", "it is placed", "it suffers", "arrives")
    failures = ("fails", "failure", "caught", "stands firm", "short of success", "nothing")
    seen = set()
    for seed in range(12):
        match = random_match(game, seed, 400)
        for step in told(match, 0, SPECTATOR).steps:
            if not step.succeeding:
                continue
            words, die = text(step.text), step.dice[0]
            if any(it in words for it in failures):
                assert die not in step.succeeding, words
                seen.add((step.kind, False))
            elif any(it in words for it in successes):
                assert die in step.succeeding, words
                seen.add((step.kind, True))
    assert {fell for _, fell in seen} == {True, False}


def test_the_race_to_space_is_won_with_the_faces_that_succeed() -> None:
    """6.4.1"""
    rolled = 0
    for seed in range(12):
        found = told(random_match("twilight-struggle", seed, 400), 0, SPECTATOR).steps
        for step, following in pairwise(found):
            if step.kind == "space_rolled":
                rolled += 1
                assert (step.dice[0] in step.succeeding) == (following.kind == "space_advanced")
    assert rolled


def test_headlines_are_turned_over_together() -> None:
    """4.5 C"""
    match = random_match("twilight-struggle", 1, 120)
    shown = next(step for step in told(match, 0, SPECTATOR).steps if step.kind == "headline_shown")
    assert [it.side for it in shown.cards] in (["us", "ussr"], ["ussr", "us"])


def test_a_card_is_shown_once_for_all_that_it_does() -> None:
    match = random_match("twilight-struggle", 2, 300)
    shown = [it.card for step in told(match, 0, SPECTATOR).steps for it in step.cards]
    assert all(one != other for one, other in pairwise(shown))


def test_what_is_too_long_ago_is_summed_up() -> None:
    match = random_match("world-order", 3, 900)
    found = told(match, 0, SPECTATOR)
    assert len(found.steps) == MOST_STEPS
    assert found.steps[0].kind == SUMMED
    assert text(found.steps[0].text)
    view = applied(found.before, [change for step in found.steps for change in step.changes] + found.rest)
    assert there(view) == there(staged(match.view(SPECTATOR)))


def test_versions_are_those_since_which_answers_stand() -> None:
    """The first move kept nothing of the deal; the third was taken back by the fourth; the fifth came after that."""
    assert versions_of([2, 3, 5, 3, 3], 6) == [0, 0, 1, 5, 5, 5]
    assert versions_of([], 2) == [0, 0]


# -- what is hidden ----------------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_steps_do_not_depend_on_what_is_hidden(game: str, seed: int) -> None:
    """Two matches that differ in what a seat cannot know, gone on with the same answers, are told in the same bytes."""
    random = Random(seed)
    match = random_match(game, seed, 60 + 90 * seed)
    if match.over:
        return
    for seat in (*range(len(match.seats)), SPECTATOR):
        one, other = [
            realpolitik.new(
                game,
                scenario=match.setup.scenario,
                options=match.setup.options,
                position=to_data(match.game.determinise(match.state, seat, Random(hidden))),
                seed=9,
            )
            for hidden in (1, 2)
        ]
        for _ in range(16):
            if one.over or other.over:
                break
            asked = one.questions[0]
            theirs = other.question_to(asked.seat)
            shared = [option for option in asked.options if theirs is not None and option in theirs.options]
            if not shared or theirs is None or theirs.kind != asked.kind:
                break
            option = random.choice(shared)
            before = len(one.answers)
            one.answer(option, asked.seat)
            other.answer(option, asked.seat)
            same = one.view(seat) == other.view(seat) and one.notes(seat) == other.notes(seat)
            if not same or one.answers[before:] != other.answers[before:]:
                break  # chance, or what came to light, made them differ for the seat too
            assert told(one, 0, seat).model_dump_json() == told(other, 0, seat).model_dump_json()


@every_game
def test_nothing_is_told_that_no_view_and_no_line_of_the_log_had(game: str) -> None:
    """All strings of the steps stand in a view of the seat, or in its log, at the moments between."""
    match = random_match(game, 4, 160)
    for seat in (*range(len(match.seats)), SPECTATOR):
        found = told(match, 20, seat)
        known = json.dumps(found.before)
        again = Match(match.game, match.setup, Recorded())
        for answerer, option in match.answers:
            again.answer(option, answerer)
            known += json.dumps(again.view(seat))
        known += json.dumps([again.game.details(note) for _, note in again.notes(seat)])
        for step in found.steps:
            for name in [it.card for it in step.cards]:
                assert f'"{name}"' in known
            for change in step.changes:
                assert json.dumps(change.after) in known or isinstance(change.after, dict) or change.after is None


def test_dice_are_those_of_the_note() -> None:
    match = random_match("labyrinth", 6, 120)
    rolled = [dice_of(note) for _, note in match.notes(SPECTATOR) if dice_of(note)]
    assert [tuple(step.dice) for step in told(match, 0, SPECTATOR).steps if step.dice] == rolled
    assert isinstance(match.state, Labyrinth)
    assert all(step.seat >= NATURE for step in told(match, 0, SPECTATOR).steps)
