"""Scenes: each can be done, each can be missed, none goes on for long, and what their words claim is so."""

from collections.abc import Iterator
from random import Random

import pytest

from realpolitik.kernel.chance import Seeded, seed_with
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NATURE
from realpolitik.language import languages, speak
from realpolitik.lessons.roster import next_after, stage_of, staged_named
from realpolitik.lessons.staged import Scene, Standing

PLACE, FDI, ACT = "place_influence", "usa_foreign_direct_investment", "patriot_act"
# for each scene the answers that do it, and some that miss it
LINES: dict[str, tuple[str, str]] = {
    "ts-influence": (
        f"east_european_unrest {PLACE} france france italy",
        f"east_european_unrest {PLACE} france italy italy",
    ),
    "ts-control": (f"socialist_governments {PLACE} egypt egypt", f"socialist_governments {PLACE} libya egypt"),
    "ts-coup": ("socialist_governments coup lebanon", "socialist_governments coup iran"),
    "ts-realignment": (
        "formosan_resolution realignment cuba cuba",
        "formosan_resolution realignment haiti cuba",
    ),
    "ts-space": ("duck_and_cover space_race", "duck_and_cover event_first"),
    "ts-headline": ("us_japan_mutual_defense_pact", "asia_scoring"),
    "ts-scoring": ("middle_east_scoring event", "asia_scoring event"),
    "la-ideas": ("predator_24 war_of_ideas pakistan", "predator_24 reserves"),
    "la-disrupt": (f"{ACT} disrupt afghanistan", f"{ACT} disrupt pakistan"),
    "la-alert": (f"{ACT} alert 0", "predator_24 reserves"),
    "la-regime": (f"{ACT} regime_change afghanistan troops_track 6", f"{ACT} war_of_ideas morocco"),
    "la-recruit": ("homegrown recruit somalia somalia", "homegrown recruit gulf_states gulf_states"),
    "la-jihad": ("homegrown jihad yemen yemen", "homegrown jihad gulf_states gulf_states"),
    "rs-africa": (f"diego_garcia {PLACE} ethiopia", f"diego_garcia {PLACE} sudan sudan"),
    "rs-flashpoint": ("soviets_airlift_cubans coup sudan", "soviets_airlift_cubans coup ethiopia"),
    "wo-influence": (f"{FDI} mexico_s permanent", f"{FDI} mexico_s temporary"),
    "wo-allies": ("usa_new_allies brazil mexico_s", "usa_new_allies brazil pay"),
    "wo-production": (
        "usa_growth_strategy 2 energy food services 3",
        "usa_growth_strategy 2 energy raw food",
    ),
    "wo-trade": ("usa_foreign_trade goods 3 done done", "usa_foreign_trade food done done"),
    "wo-base": ("usa_foreign_military_presence iraq_s permanent", "usa_foreign_military_presence japan_s 1 permanent"),
    "wo-majority": (f"{FDI} iraq_s permanent", f"{FDI} iceland_s permanent"),
}
GAMES = ["twilight-struggle", "red-sea", "labyrinth", "world-order"]
MANY = 14  # answers of one's own; no scene goes on for longer
SCENES = [(game, scene) for game in GAMES for scene in stage_of(game).scenes]
every_scene = pytest.mark.parametrize(("game", "scene"), SCENES, ids=[scene.name for _, scene in SCENES])


def begin(game: str, scene: Scene) -> Match:
    return Match(game_named(game), scene.setup, Seeded(seed_with(scene.dice)))


def play(match: Match, scene: Scene, line: str) -> Standing:
    """Give these answers; where the scene asks for nothing more it is over."""
    for name in line.split():
        assert scene.judge(match).standing == Standing.OPEN, f"over before {name}"
        question = match.question
        assert match.seats[question.seat] == scene.seat, f"another seat is asked, before {name}"
        option = match.game.option_named(question, name)
        assert option is not None, f"{name}: {[match.game.describe_option(question, o) for o in question.options]}"
        match.answer(option, question.seat)
    return scene.judge(match).standing


@every_scene
def test_a_scene_begins_with_a_choice_of_its_seat(game: str, scene: Scene) -> None:
    match = begin(game, scene)
    assert [match.seats[question.seat] for question in match.questions] == [scene.seat]
    assert scene.judge(match).standing == Standing.OPEN
    assert match.game.broken_invariants(match.state) == []


@every_scene
def test_a_scene_can_be_done_and_can_be_missed(game: str, scene: Scene) -> None:
    done, missed = LINES[scene.name]
    assert play(begin(game, scene), scene, done) == Standing.DONE
    assert play(begin(game, scene), scene, missed) == Standing.MISSED


@every_scene
def test_whatever_is_chosen_a_scene_is_soon_over(game: str, scene: Scene) -> None:
    """Only its own seat and chance are asked, and a few questions at most."""
    for seed in range(40):
        match, random = begin(game, scene), Random(seed)
        own = 0
        while scene.judge(match).standing == Standing.OPEN:
            assert all(match.seats[q.seat] == scene.seat for q in match.questions if q.seat != NATURE)
            match.answer(random.choice(match.question.options))
            own += 1
            assert own <= MANY


def test_scenes_have_an_order() -> None:
    for game in GAMES:
        assert list(_walked(game)) == [scene.name for scene in stage_of(game).scenes]
    assert staged_named("labyrinth", "ts-influence") is None
    assert next_after("labyrinth", "nothing") is None


def _walked(game: str) -> Iterator[str]:
    at: str | None = stage_of(game).scenes[0].name
    while at is not None:
        yield at
        following = next_after(game, at)
        at = following.name if following else None


@every_scene
def test_a_scene_has_few_words_in_every_language_and_a_rule(game: str, scene: Scene) -> None:
    for language in languages():
        speaker = speak(game, language)
        assert 1 <= len(speaker.say(scene.message).split()) <= 7
        said = [speaker.say(f"{scene.message}.{part}") for part in ("idea", "goal", "done", "missed")]
        assert all(words.endswith((".", "!", "?")) for words in said)
        assert len(f"{said[0]} {said[1]}".split()) <= 60, "about 40 before it is played"
        assert all(len(words.split()) <= 45 for words in said)
