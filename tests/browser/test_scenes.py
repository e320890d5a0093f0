"""Scenes by clicking: from the lobby to what came of them, again, and on to the next; and the problem of the day."""

import time
from datetime import UTC, datetime
from itertools import count
from math import gcd

from playwright.sync_api import Locator, expect

from browser.player import Person
from browser.test_learn import Visit
from browser.test_screens import LANGUAGES, SIZES, lasting_faults
from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.language import speak
from realpolitik.lessons.problems.problem import Problem
from realpolitik.lessons.roster import stage_of

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1024, "height": 768}
DAY = 86_400  # seconds
GOLDEN = 0.618
LEVELS = ["", "Easy.", "Medium.", "Hard."]


def scenes_of(person: Person, game: str) -> Locator:
    """Those of one game, among all there are."""
    person.page.locator(".learn-all > summary").click()
    return person.page.locator(".learn-scenes", has=person.page.get_by_text(f"{game}: short scenes", exact=True))


def begin(person: Person, game: str, scene: str) -> Person:
    person.open("/")
    scenes = scenes_of(person, game)
    scenes.locator("summary").click()
    scenes.get_by_role("button", name=scene).click()
    person.wait_for_my_move()
    return person


def over(person: Person) -> str:
    """How a scene has ended, as it is told."""
    heading = person.page.locator(".scene-over h2")
    heading.wait_for()
    return heading.inner_text()


def look_over(person: Person) -> None:
    """What came of a scene, in every language, and in windows of every size."""
    for language, size in zip(LANGUAGES, SIZES, strict=True):
        width, height = SIZES[size]
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate("(language) => localStorage.setItem('realpolitik.language', language)", language)
        person.page.reload()
        person.page.locator(".scene-over h2").wait_for()
        assert lasting_faults(person) == [], (language, size)


def test_a_scene_is_missed_played_again_and_done(visit: Visit) -> None:
    ann = begin(visit(), "Twilight Struggle", "Coups and DEFCON")
    panel = ann.page.get_by_role("region", name="Scene")
    expect(panel).to_contain_text("Do your military duty with a coup, and leave DEFCON at 3.")
    ann.play("Socialist Governments")
    ann.answer("Coup")
    ann.choose("iran")
    assert over(ann) == "Missed"
    expect(ann.page.locator(".scene-over")).to_contain_text("Iran is a battleground")

    ann.press("Again")
    ann.page.locator(".scene-goal").wait_for()
    ann.wait_for_my_move()
    ann.play("Socialist Governments")
    ann.answer("Coup")
    ann.choose("lebanon")
    assert over(ann) == "Done"
    ann.press("Next scene")
    expect(ann.page.get_by_role("region", name="Scene")).to_contain_text("Realignment")

    ann.open("/")
    expect(ann.page.locator(".mine.running li.match")).to_have_count(0)
    expect(ann.page.locator(".next-scene")).to_contain_text("Next scene: ")
    expect(ann.page.locator(".progress .done")).to_have_count(1)
    scenes = scenes_of(ann, "Twilight Struggle")
    expect(scenes).to_contain_text("1 of 7 done")
    scenes.locator("summary").click()
    expect(scenes.locator(".scene-door", has=ann.page.locator(".scene-tick svg"))).to_contain_text(["Coups and DEFCON"])


def test_a_scene_of_labyrinth_on_a_tablet(visit: Visit) -> None:
    ann = begin(visit(viewport=TABLET), "Labyrinth: The War on Terror", "Disrupt")
    ann.play("Patriot Act")
    ann.answer("Disrupt")
    ann.choose("afghanistan")
    assert over(ann) == "Done"
    expect(ann.page.locator(".scene-over")).to_contain_text("raised Prestige by 1")
    look_over(ann)


def test_a_scene_of_world_order(visit: Visit) -> None:
    ann = begin(visit(), "World Order", "Influence that stays")
    ann.play("Foreign Direct Investment")
    ann.take("country", "mexico_s")
    ann.answer("Permanent slot")
    assert over(ann) == "Done"
    look_over(ann)


def test_a_scene_on_a_phone(visit: Visit) -> None:
    """The goal is in sight beside the question."""
    ann = begin(visit(viewport=PHONE), "Twilight Struggle", "The space race as a way out")
    expect(ann.page.locator(".scene-goal")).to_be_in_viewport()
    ann.play("Duck and Cover")
    ann.answer("Space race")
    assert over(ann) == "Done"
    look_over(ann)


def of_day(day: int) -> Problem:
    """The problem of a day, by its number since 1970, as docs/api.md has it."""
    problems = [it for name in ("twilight-struggle", "labyrinth", "red-sea") for it in stage_of(name).problems]
    many = len(problems)
    step = next(it for it in count(round(GOLDEN * many)) if gcd(it, many) == 1)
    problem = problems[day * step % many]
    assert isinstance(problem, Problem)
    return problem


def a_losing_card(problem: Problem) -> str:
    """The title of a card of a problem that may lose the game."""
    match = Match(game_named(problem.game), problem.setup, Recorded())
    speaker, question = speak(problem.game, "en"), match.question
    names = {option: match.game.describe_option(question, option) for option in question.options}
    return next(speaker.option(question, option) for option, name in names.items() if name not in problem.safe)


def test_the_problem_of_the_day_says_at_once_what_loses(visit: Visit) -> None:
    """Nobody warns, and afterwards it is told how the defeat would come."""
    day = next(day for day in count(int(time.time() // DAY)) if of_day(day).message == "problem")
    problem = of_day(day)
    ann = on_the_day(visit(viewport=PHONE), day)
    ann.page.locator(".problem-of-today").get_by_role("button", name="Try it").click()
    ann.wait_for_my_move()
    expect(ann.page.get_by_role("region", name="Problem of the day")).to_contain_text(
        speak(problem.game, "en").say(f"{problem.message}.goal")
    )
    expect(ann.page.locator(".threat-mark")).to_have_count(0)
    ann.play(a_losing_card(problem))
    assert over(ann) == "Missed"
    expect(ann.page.locator(".scene-why li").first).not_to_be_empty()
    ann.press("Again")
    ann.wait_for_my_move()
    expect(ann.page.locator(".scene-goal")).to_be_visible()


def test_whoever_solves_the_problem_of_labyrinth_has_one_day_more_in_a_row(visit: Visit) -> None:
    """A card that is dangerous in nearly every use, but goes into the reserves."""
    days = count(int(time.time() // DAY))
    day = next(it for it in days if of_day(it).game == "labyrinth" and "reserves" in of_day(it).safe)
    ann = visit(viewport=TABLET).open("/")
    ann.page.evaluate(f"localStorage.setItem('realpolitik.problem-run', '{day - 1} 4')")
    panel = on_the_day(ann, day).page.locator(".problem-of-today")
    expect(panel).to_contain_text("4 days in a row")
    panel.get_by_role("button", name="Try it").click()
    ann.wait_for_my_move()
    ann.answer(speak("labyrinth", "en").say("label-reserves"))
    assert over(ann) == "Done"
    ann.page.get_by_text("Show what survives").click()
    expect(ann.page.locator(".scene-over details")).to_contain_text(speak("labyrinth", "en").say("label-reserves"))
    expect(on_the_day(ann, day).page.locator(".problem-of-today")).to_contain_text("5 days in a row")


def on_the_day(person: Person, day: int) -> Person:
    """In the lobby, at noon of a day."""
    person.page.clock.set_fixed_time(datetime.fromtimestamp(day * DAY + DAY // 2, UTC))
    return person.open("/")


def test_every_day_has_its_problem_the_same_for_everybody(visit: Visit) -> None:
    ann = visit()
    for day in (20_800, 20_801, 20_802):
        ann.page.clock.set_fixed_time(datetime.fromtimestamp(day * DAY + DAY // 2, UTC))
        ann.open("/")
        problem = of_day(day)
        speaker = speak(problem.game, "en")
        about = ann.page.locator(".problem-of-today")
        expect(about).to_contain_text(f"{speaker.game()}. You play {speaker.seat(problem.seat)}.")
        expect(about).to_contain_text(LEVELS[problem.difficulty])
