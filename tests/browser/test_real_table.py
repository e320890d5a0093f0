"""People around a real box, with one screen that keeps the board: dice and cards by hand, a hand that stays secret."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.player import SETTLED, Person

Visit = Callable[..., Person]

US_HAND = ["duck", "five", "fidel", "nato", "socialist", "truman", "cia", "olympic"]
SET_UP = [*["poland"] * 4, "east_germany", "yugoslavia", *["west_germany"] * 4, *["italy"] * 3]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def start(person: Person, *secret: str) -> None:
    """Through the lobby: dice and cards by hand, and these hands secret."""
    person.open("/")
    person.game().get_by_role("button", name="More choices").click()
    person.game().get_by_label("We roll the dice and deal the cards").check()
    for side in secret:
        person.page.get_by_role("group", name="Hands that stay secret").get_by_label(side, exact=True).check()
    person.press("Start the game")
    person.wait_until_settled()


def names(person: Person) -> Locator:
    return person.page.locator(".question").get_by_role("searchbox")


def name(person: Person, *cards: str) -> None:
    """Type a few letters of each card, one after the other, as fast as one likes."""
    for letters in cards:
        names(person).fill(letters)
        names(person).press("Enter")


def deal(person: Person) -> None:
    name(person, *US_HAND)
    expect(names(person)).to_have_count(0)
    person.wait_until(SETTLED)
    for country in SET_UP:
        person.choose(country)


def test_a_game_with_the_box_on_the_table(visit: Visit) -> None:
    ann = visit()
    start(ann, "USSR")
    assert ann.question == "Which card does the US draw?"
    expect(ann.page.locator(".remaining")).to_contain_text("8 of 8 to go")
    deal(ann)
    assert len(ann.hand) == 8, "all that was typed ahead has arrived"
    assert ann.page.locator(".curtain").count() == 0
    ann.play("Duck and Cover")
    expect(ann.page.locator(".question .whose")).to_have_text("Your move, USSR")
    name(ann, "nasser")
    expect(ann.page.locator(".question h2")).to_contain_text("Action round 1")
    name(ann, "comecon")
    expect(ann.page.locator(".question .choice", has_text="Coup")).to_be_visible()
    ann.answer("Coup")
    ann.choose("iran")
    expect(ann.page.locator(".thrown-die")).to_have_count(6)
    ann.page.keyboard.press("4")
    expect(ann.page.locator(".question .whose")).to_have_text("Your move, US")
    ann.wait_until(SETTLED)
    ann.expect_influence("iran", 0, 2)
    assert "The USSR shows COMECON." in ann.log
    set_iran_right(ann)


def set_iran_right(ann: Person) -> None:
    ann.press("Set the board right")
    ann.plate("iran").click()
    drawer = ann.page.get_by_role("complementary", name="Set the board right")
    drawer.get_by_label("US", exact=True).select_option(label="2")
    drawer.get_by_role("button", name="Set", exact=True).first.click()
    expect(drawer.get_by_label("US", exact=True)).to_have_value("")
    ann.expect_influence("iran", 2, 2)
    expect(ann.page.locator(".entry.kind-corrected_influence")).to_have_text(
        "Correction: Iran stands at US 2, USSR 2 (was US 0, USSR 2)."
    )
    ann.page.keyboard.press("Escape")
    ann.press("Undo")
    expect(ann.page.locator(".entry.kind-corrected_influence")).to_have_count(0)
    ann.expect_influence("iran", 0, 2)


def test_a_hand_that_matters_is_asked_for(visit: Visit) -> None:
    ann = visit()
    start(ann, "USSR")
    deal(ann)
    ann.play("Duck and Cover")
    name(ann, "nasser")
    expect(ann.page.locator(".question h2")).to_contain_text("Action round 1")
    name(ann, "comecon")
    ann.page.locator(".question .choice", has_text="Place").click()
    for left in ("3 of 3", "2 of 3", "1 of 3"):
        expect(ann.page.locator(".remaining")).to_contain_text(left)  # before that, a click chooses nothing
        ann.choose("poland")
    ann.play("CIA Created")
    with ann.expecting("422"):
        ann.answer("Event")
        dialog = ann.page.get_by_role("dialog", name="What does this hand hold? USSR")
        dialog.get_by_role("button", name="None that matters").click()
        expect(dialog).to_contain_text("come to light now: name all 6")
        expect(dialog.get_by_role("button", name="None that matters")).to_be_disabled()
        for letters in ("blockade", "decol", "korean", "vietnam", "roman", "de gaulle"):
            dialog.get_by_role("searchbox").fill(letters)
            dialog.get_by_role("searchbox").press("Enter")
        dialog.get_by_role("button", name="These, and no more").click()
    expect(dialog).to_have_count(0)
    expect(ann.page.locator(".log")).to_contain_text("The USSR shows: ")


def test_with_both_hands_secret_their_backs_are_seen(visit: Visit) -> None:
    ann = visit(locale="pl-PL")
    ann.open("/")
    game = ann.game("Zimna wojna (Twilight Struggle)")
    game.get_by_role("button", name="Więcej ustawień").click()
    game.get_by_label("Sami rzucamy kością i rozdajemy karty").check()
    for box in ann.page.locator(".secret-hands input").all():
        box.check()
    ann.press("Zacznij grę")
    ann.wait_until_settled()
    expect(ann.page.locator(".hand-area .card.back")).to_have_count(8)
    expect(ann.page.get_by_role("img", name="8 nieznanych kart")).to_have_count(1)
    assert ann.glowing, "the USSR sets up, and no cards were asked for"


def test_two_with_known_hands_pass_the_screen_on(visit: Visit) -> None:
    """The curtain hangs as ever: the cards that one draws are not for the other."""
    ann = visit()
    start(ann)
    expect(ann.page.locator(".curtain")).to_be_visible()
    assert names(ann).count() == 0
    ann.page.locator(".curtain .lift").click()
    expect(names(ann)).to_be_visible()
    name(ann, "fidel")
    expect(ann.page.locator(".remaining")).to_contain_text("7 of 8 to go")


@pytest.mark.parametrize("theme", ["dark", "paper"])
def test_on_a_phone(visit: Visit, theme: str) -> None:
    ann = visit(**PHONE)
    start(ann, "USSR")
    ann.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
    names(ann).fill("ci")
    ann.page.locator(".card-name", has_text="CIA Created").tap()
    expect(ann.page.locator(".remaining")).to_contain_text("7 of 8 to go")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    ann.page.get_by_role("button", name="Set the board right").tap()
    drawer = ann.page.get_by_role("complementary", name="Set the board right")
    drawer.get_by_role("searchbox", name="What is to be set right?").fill("defc")
    drawer.get_by_role("button", name="DEFCON 5").tap()
    drawer.get_by_role("combobox").select_option(label="3")
    drawer.get_by_role("button", name="Set", exact=True).tap()
    expect(drawer.get_by_role("combobox")).to_contain_text("3 (now)")
