"""A game as one file, opened from the disk with the network off: it is all there, and asks for nothing."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

import realpolitik
from browser.player import Person, clean
from browser.server import Server
from realpolitik.kernel.chance import ByHand
from realpolitik.kernel.match import Match, replay
from realpolitik.language import languages
from realpolitik.table.book import book
from realpolitik.table.keepsake import keepsake

Visit = Callable[..., Person]
Open = Callable[..., Person]

GAME = "twilight-struggle"
NAMES = ["Ann </script><img src=x onerror=alert(1)>", "Борис"]
LOOKED_AT = ("poland", "france", "iran", "egypt", "angola", "panama", "brazil", "japan", "thailand")
PHONE = {"width": 390, "height": 844}
SLIDE = """(slider, at) => {
  slider.value = at;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}"""


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of some hundred answers, to its end."""
    random = Random(2)
    match = realpolitik.new(GAME, seed=2)
    while not match.over:
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    assert len(match.answers) > 150
    return match


@pytest.fixture(scope="module")
def file(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("kept") / "game.html"
    path.write_text(keepsake(match, languages(), NAMES), encoding="utf-8")
    return path


@pytest.fixture
def read_file(browser: Browser, file: Path) -> Iterator[Open]:
    """Somebody opens the file, without a network. Neither may the browser complain nor may anything be asked for."""
    people: list[Person] = []

    def open_it(path: Path = file, **settings: object) -> Person:
        person = Person(browser, "file:///", **settings)
        people.append(person)
        person.context.set_offline(True)
        person.page.on("dialog", lambda dialog: person.complaints.append(f"a script spoke: {dialog.message}"))
        person.open(path.as_uri())
        person.page.locator(".plate").first.wait_for()
        return person

    yield open_it
    asked = {it.url for person in people for it in person.requests if not it.url.startswith("data:")}
    complaints = [complaint for person in people for complaint in person.leave()]
    assert all(address.startswith("file:///") and address.endswith(".html") for address in asked)
    assert len(asked) == 1
    assert complaints == []


def go_to(person: Person, at: int) -> None:
    """Move the slider, and wait until that moment is shown."""
    person.page.locator(".replay-slider").evaluate(SLIDE, at)
    expect(person.page.locator(".latest .overline")).to_have_text(re.compile(rf"\s{at}\s\S+\s\d+$"))


def moment(match: Match, at: int) -> Match:
    return replay(match.game, match.setup, match.answers[:at], ByHand(cards=True))


def test_the_whole_game_is_there(read_file: Open, match: Match) -> None:
    ann = read_file()
    last = len(match.answers)
    for at in (0, last // 3, last // 2, last):
        go_to(ann, at)
        there = moment(match, at).view(0)["influence"]
        assert {it: list(ann.influence(it)) for it in LOOKED_AT} == {it: there[it] for it in LOOKED_AT}, at
    assert any(match.view(0)["influence"][it] != moment(match, 0).view(0)["influence"][it] for it in LOOKED_AT)
    expect(ann.page.locator(".the-end")).to_contain_text("Winner: ")
    expect(ann.page.locator(".seats")).to_contain_text(NAMES[0])
    assert len(ann.log) > 20


def test_everybodys_hand_can_be_looked_at(read_file: Open, match: Match) -> None:
    ann = read_file()
    at = len(match.answers) // 2
    go_to(ann, at)
    assert ann.hand == []
    faces = book(GAME, "en").cards
    for seat, side in enumerate(("US", "USSR")):
        ann.page.get_by_label("Seen by").select_option(side)
        expect(ann.page.locator(".seat.mine")).to_contain_text(side)
        hand = moment(match, at).view(seat)["hand"]
        assert {clean(faces[card].title) for card in hand} <= set(ann.hand)
    ann.page.get_by_label("Seen by").select_option("everybody")
    expect(ann.page.locator(".hand-area .fan h4")).to_have_count(0)


def test_it_goes_by_steps_by_keys_and_by_itself(read_file: Open) -> None:
    ann = read_file()
    slider = ann.page.locator(".replay-slider")
    ann.press("A step forward")
    expect(slider).not_to_have_value("0")
    first = slider.input_value()
    ann.page.locator(".latest").click()
    ann.page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_value(first)
    ann.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(first)
    ann.page.get_by_label("Speed").select_option("4×")
    ann.press("Play")
    expect(slider).not_to_have_value(first)
    ann.press("Pause")
    ann.press("To the beginning")
    expect(slider).to_have_value("0")


def test_it_speaks_every_language_in_it(read_file: Open, match: Match) -> None:
    ann = read_file()
    go_to(ann, len(match.answers))
    latest = ann.page.locator(".latest h2")
    for language, name in (("ru", "Русский"), ("pl", "Polski")):
        before = latest.inner_text()
        ann.page.locator(".bar-tools button").last.click()
        ann.press(name)
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        expect(ann.page.locator(".latest .overline")).to_contain_text(book(GAME, language).title, ignore_case=True)
        expect(latest).not_to_have_text(before)
        ann.page.keyboard.press("Escape")
        expect(ann.page).to_have_title(book(GAME, language).title)


def test_a_file_in_one_language_offers_no_other(read_file: Open, match: Match, tmp_path: Path) -> None:
    path = tmp_path / "ru.html"
    path.write_text(keepsake(match, ["ru"]), encoding="utf-8")
    ann = read_file(path)
    expect(ann.page.locator("html")).to_have_attribute("lang", "ru")
    ann.press("Меню")
    expect(ann.page.get_by_role("button", name="Русский")).to_be_visible()
    assert ann.page.get_by_role("button", name="English").count() == 0


def test_it_has_both_themes(read_file: Open) -> None:
    ann = read_file()
    rail = ann.page.locator(".rail")
    dark = rail.evaluate("(it) => getComputedStyle(it).backgroundColor")
    ann.press("Menu")
    ann.press("Paper")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "paper")
    expect(rail).not_to_have_css("background-color", dark)


def test_rules_and_charts_are_in_it(read_file: Open, match: Match) -> None:
    ann = read_file()
    go_to(ann, len(match.answers) // 2)
    ann.page.locator(".log .rule-chip").last.click()
    rules = ann.page.locator(".drawer.rules")
    expect(rules.locator(".rule-text").first).not_to_be_empty()
    assert rules.locator("a").count() == 0  # there is no other page to go to
    ann.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    ann.press("Charts")
    charts = ann.page.locator(".charts figure")
    expect(charts.first).to_be_visible()
    for chart in charts.all():
        box = chart.locator("svg").first.bounding_box()
        assert box is not None
        assert box["height"] > 50


def test_what_needs_a_server_is_not_there(read_file: Open, match: Match) -> None:
    ann = read_file()
    go_to(ann, len(match.answers))
    assert ann.page.locator("a").count() == 0
    assert ann.page.get_by_role("tab").all_inner_texts()[0] == "Log"
    assert ann.page.get_by_role("tab", name="Chat").count() == 0
    assert ann.page.locator(".presence").evaluate_all("(all) => all.every((it) => !it.checkVisibility())")


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "pl-PL"])
def test_a_phone_has_room_for_it(language: str, read_file: Open, match: Match) -> None:
    ann = read_file(viewport=PHONE, locale=language)
    go_to(ann, len(match.answers) // 2)
    for seat in ("", "1"):
        ann.page.locator(".replay-bar select").last.select_option(seat)
        expect(ann.page.locator(".seat.mine")).to_have_count(len(seat))
        assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
        board = ann.page.locator(".board-area").bounding_box()
        assert board is not None
        assert board["height"] > 200


def test_a_game_that_is_over_can_be_downloaded_so(
    visit: Visit, server: Server, read_file: Open, match: Match, tmp_path: Path
) -> None:
    ann = visit()
    ann.sit_at(server.prepare(match, ann, "random"))
    with ann.page.expect_download() as coming:
        ann.page.locator(".ended").get_by_role("link", name="Download as one page").click()
    path = tmp_path / "game.html"
    coming.value.save_as(path)
    bob = read_file(path)
    expect(bob.page.locator(".seats")).to_contain_text("Ann")
    go_to(bob, len(match.answers))
    expect(bob.page.locator(".the-end")).to_contain_text("Winner: ")
