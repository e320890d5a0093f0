"""The guided first game: from the door in the lobby, question by question, to what decided it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tabletop import table

from browser.player import Person, read, texts
from browser.server import Server
from browser.test_whole_game import winner_at_the_end

Visit = Callable[..., Person]

LAPTOP = {"width": 1366, "height": 768}
# How much of the question and of what the guide says has to be scrolled for.
BELOW_THE_FOLD = """() => Math.max(...[...document.querySelectorAll(".rail, .rail .question")].map(
  (it) => it.scrollHeight - it.clientHeight))"""
FIRST_QUESTIONS = 12  # in which the most is introduced
MANY = 400  # choices; no game has so many
AT_THE_RED_SEA = ("egypt", "sudan", "ethiopia", "somalia", "kenya", "saudi_arabia", "oman", "strategic_sea_lanes")


def begin(person: Person, side: str = "US") -> Person:
    """One click in the lobby, for whoever has not played yet."""
    person.open("/")
    person.press(f"Begin as {side}")
    person.wait_for_my_move()
    return person


def test_the_door_for_newcomers_stands_open(visit: Visit) -> None:
    """The lobby says what it is; a click begins a real game with a guide beside it, and the other side can be had."""
    ann = visit().open("/")
    door = ann.page.locator(".learn")
    expect(door).to_contain_text("Your first game: Twilight Struggle: Red Sea, guided.")
    expect(door).to_contain_text("two turns, about 40 minutes")
    begin(ann, "USSR")
    assert ann.whose == "YOUR MOVE, USSR"
    guide = ann.page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("Turn 1 of 2: headlines", ignore_case=True)
    assert texts(guide.locator(".guide-new h3"))[0].startswith("What it is all about")
    ann.open("/")
    expect(ann.page.locator(".mine.running li.match")).to_contain_text("with the guide")


def test_the_guide_is_folded_away_and_comes_back_with_all_it_knows(visit: Visit) -> None:
    """Folded it stays folded after a reload; a rule in it opens the rules; on a second device it says the same."""
    ann = begin(visit())
    guide = ann.page.get_by_role("region", name="Guide")
    before = read(guide)
    ann.press("Fold away")
    expect(guide.locator(".guide-words")).to_have_count(0)
    ann.page.reload()
    ann.wait_for_my_move()
    expect(guide.locator(".guide-words")).to_have_count(0)
    ann.press("Show the guide")
    guide.locator(".guide-words").wait_for()
    assert read(guide) == before

    guide.locator(".guide-about .rule-chip", has_text="4.5 C").click()
    rules = ann.page.get_by_role("complementary", name="Rules")
    expect(rules).to_contain_text("Headlines")
    rules.get_by_role("button", name="Close").click()

    ann.press("Menu")
    ann.page.get_by_role("button", name="To play US on another device").click()
    link = ann.page.get_by_role("textbox", name="To play US on another device").input_value()
    phone = visit(viewport={"width": 390, "height": 844})
    phone.open(link)
    phone.press("Take the seat")
    phone.wait_for_my_move()
    about = phone.page.locator(".guide-about")
    assert read(about) == read(guide.locator(".guide-about"))


@pytest.mark.parametrize(("language", "ask"), [("ru", "А что сделали бы вы?"), ("pl", "Co radzisz?")])
def test_all_that_the_guide_says_is_in_sight_in_longer_languages_too(visit: Visit, language: str, ask: str) -> None:
    ann = visit(viewport=LAPTOP, locale=language).open("/")
    ann.page.locator(".learn-sides button").first.click()
    ann.wait_for_my_move()
    for _ in range(FIRST_QUESTIONS):
        assert ann.page.evaluate(BELOW_THE_FOLD) <= 1, ann.question
        ann.take_advice(ask)


def test_what_may_cost_the_game_stands_before_the_question(visit: Visit, server: Server) -> None:
    """10.4.1, 8.1.4: the warnings are the first thing to be read, and are said once."""
    ann = visit(viewport=LAPTOP)
    position = table(
        game="red-sea",
        us=["mr_nyet", "africa_scoring", "centcom"],
        ussr=["detente"],
        influence={"ethiopia": (0, 1), "somalia": (0, 2)},
        side="us",
        turn=2,
        defcon=2,
    )
    ann.sit_at(server.prepare(position, ann, "random", guided=True))
    warnings = ann.page.locator(".guide-warnings")
    expect(warnings).to_contain_text("The event of Mr. Nyet would lose you the game now.")
    expect(warnings).to_contain_text("If Africa is scored now, you lose at once")
    below = ann.page.locator(".question .ask")
    assert (warnings.bounding_box() or {})["y"] < (below.bounding_box() or {})["y"]
    expect(ann.page.locator(".guide-words")).not_to_contain_text("lose")


def test_a_guided_game_is_walked_through_to_what_decided_it(visit: Visit, tmp_path: Path) -> None:
    """At every question the guide speaks, all of it in sight; nothing is introduced twice; the end is that of any game,
    and is summed up, with ways to go on."""
    ann = begin(visit(viewport=LAPTOP))
    guide = ann.page.get_by_role("region", name="Guide")
    introduced: list[str] = []
    weighed = happened = 0
    for _ in range(MANY):
        if ann.over:
            break
        assert read(guide.locator(".guide-about"))
        assert ann.page.evaluate(BELOW_THE_FOLD) <= 1, ann.question
        introduced += [re.sub(r" [\d. A-Z]+$", "", title) for title in texts(guide.locator(".guide-new h3"))]
        weighed += guide.locator(".guide-weigh li").count()
        happened += guide.locator(".guide-happened li").count()
        ann.take_advice("What would you do?")
    assert ann.over
    assert introduced[0] == "What it is all about"
    assert {"Action rounds", "Event or Ops"} <= {*introduced}
    assert len(introduced) == len({*introduced})
    assert weighed > 20
    assert happened > 5
    winner = winner_at_the_end(ann, "US", AT_THE_RED_SEA, tmp_path / "game.json")

    decided = ann.page.get_by_role("region", name="What decided it")
    points = decided.locator(".turning-point")
    assert points.count() >= 1
    expect(decided).to_contain_text("What to try next", ignore_case=True)
    points.first.get_by_role("button").first.click()
    expect(ann.page.locator(".replay-bar")).to_be_visible()
    moment = read(ann.page.locator(".replay-at"))
    assert not moment.startswith("0 /")
    ann.press("Leave the replay")
    expect(decided).to_be_visible()
    report = ann.page.locator(".ended").get_by_role("link", name="Report").get_attribute("href")
    assert ann.page.request.get(str(report)).ok

    ann.press("Play the other side")
    ann.page.wait_for_url("**/match/**")
    ann.wait_for_my_move()
    assert ann.whose == "YOUR MOVE, USSR"
    expect(guide).to_contain_text("What it is all about")
    ann.open("/")
    expect(ann.page.locator(".mine.finished li.match")).to_contain_text(f"Winner: {winner}")
