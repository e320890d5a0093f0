"""The table of World Order on every screen, by keys alone, and as the lobby opens it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from world_order.looking import Table
from world_order.tables import table

from browser.mats import arrived
from browser.player import CORNER, NOWHERE, Person
from browser.server import Server
from browser.test_keyboard import focused, press
from browser.test_screens import LANGUAGES, SIZES, THEMES, change_theme, lasting_faults, of_size, prefer

Visit = Callable[..., Person]

EU = 1
MANY = 30  # steps of the arrows; there are not so many things on offer
WHERE = "() => (document.activeElement.dataset ?? {}).name ?? (document.activeElement.dataset ?? {}).card ?? ''"
# What lies on the mats and in the bar and sticks out of them, or of which a part is cut off.
STICKING_OUT = """() => {
  const faults = [];
  const words = (element) => `${element.className}: ${element.textContent.trim().slice(0, 40)}`;
  for (const box of document.querySelectorAll(".mat, .short-mat, .instrument, .seats, .slots-plate")) {
    if (!box.checkVisibility()) continue;
    const frame = box.getBoundingClientRect();
    for (const it of box.querySelectorAll("*")) {
      if (!it.checkVisibility() || it.closest(".only-read-aloud, svg")) continue;
      const { left, right, width } = it.getBoundingClientRect();
      const outside = width && (left < frame.left - 1.5 || right > frame.right + 1.5);
      if (outside) faults.push(`sticks out of ${words(box)}: ${words(it)}`);
      const { display, overflowX, textOverflow } = getComputedStyle(it);
      const dotted = textOverflow === "ellipsis" && !display.includes("flex");  // which has no effect on a flex box
      const cut = overflowX === "hidden" && !dotted && it.scrollWidth > it.clientWidth + 1;
      if (cut) faults.push(`cut off: ${words(it)}`);
    }
  }
  return [...new Set(faults)];
}"""


def crowded() -> Table:
    """12 tokens and as many armies in MENA, Engage tokens of four, 14 allies and 9 cards of the EU, points of three
    digits and below 0."""
    allies = ["switzerland", "norway", "belarus", "kazakhstan", "egypt", "qatar", "south_africa", "india"]
    allies += ["indonesia", "laos"]
    cards = ["growth_strategy", "new_allies", "diplomatic_engagement", "foreign_trade", "foreign_direct_investment"]
    cards += ["foreign_military_presence", "military_reinforcements", "soft_power", "humanitarian_aid"]
    return table(
        turn="eu",
        in_round=5,
        hand={"eu": [f"eu_{card}" for card in cards]},
        allies={"eu": allies},
        exhausted=["switzerland", "egypt"],
        fdi={"norway": 1, "egypt": 1},
        developments={"eu": ["industrial_development", "reduced_bureaucracy", "tactical_flexibility"]},
        money={"eu": 104, "usa": 250},
        stock={"eu": dict.fromkeys(("energy", "raw", "food", "goods", "services", "diplomacy", "army"), 10)},
        vp={"eu": 123, "usa": 108, "russia": -12, "china": 9},
        permanent={"mena": ["russia", "china", "usa"]},
        temporary={"mena": ["eu", "usa", "russia", "china", "eu"]},
        beside={"mena": ["russia"]},
        armies={"mena": {"usa": 4, "eu": 3, "russia": 3, "china": 2}},
        engage={"mena": {"usa": 1, "eu": 1, "russia": 1, "china": 1}},
    )


@pytest.mark.parametrize("size", SIZES)
def test_a_crowded_table_fits_its_window(visit: Visit, server: Server, size: str) -> None:
    """In three languages and both themes."""
    position = crowded()
    mena = position.match.view(EU)["regions"]["mena"]
    tokens = [it for row in (mena["permanent"], mena["temporary"], mena["beside"]) for it in row if it]
    assert (len(tokens), len(position.allies("eu"))) == (12, 14)
    ann = of_size(visit, size)
    address = server.prepare(position.match, "", ann, "", "", seed="7")
    for language in LANGUAGES:
        prefer(ann, language)
        ann.sit_at(address)
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        if size == "phone":
            check_tabs(ann, language)
        for theme in THEMES:
            change_theme(ann, theme)
            assert lasting_faults(ann) + sticking_out(ann) == [], (language, theme)


def check_tabs(person: Person, language: str) -> None:
    for tab in person.page.locator(".phone-tabs button").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert lasting_faults(person) + sticking_out(person) == [], (language, tab.inner_text())


def sticking_out(person: Person) -> list[str]:
    return [str(fault) for fault in person.page.evaluate(STICKING_OUT)]


def engaging(**more: Any) -> Table:
    return table(turn="usa", hand={"usa": ["usa_diplomatic_engagement", "usa_new_allies"]}, **more)


def test_influence_is_placed_on_a_phone(visit: Visit, server: Server) -> None:
    """The tab that a question is about opens by itself; the first tap tells, the second chooses."""
    ann = of_size(visit, "phone")
    ann.sit_at(server.prepare(engaging(stock={"usa": {"diplomacy": 9}}).match, ann, "", "", "", seed="7"))
    tabs = ann.page.locator(".phone-tabs")
    shown = {
        "My mat": ".mat",
        "Others": ".short-mat",
        "Market": ".shelf.market",
        "Log": ".log",
        "World": ".slots-plate",
    }
    for name, content in shown.items():
        tabs.get_by_role("tab", name=name).tap()
        expect(ann.page.locator(f".board-area {content}").first).to_be_visible()
        expect(ann.page.locator(".purse .money")).to_be_visible()
    tabs.get_by_role("tab", name="Log").tap()

    ann.card("Diplomatic Engagement").locator(".card-button").tap(position=CORNER)
    assert ann.posted("answer") == []
    ann.page.get_by_role("button", name="Choose this card").tap()
    expect(tabs.get_by_role("tab", name="World")).to_have_attribute("aria-selected", "true")
    plate = ann.plate("americas")
    expect(plate).to_contain_class("offered")
    plate.tap(position=CORNER)
    expect(ann.tip).to_contain_text("Americas")
    assert len(ann.posted("answer")) == 1
    ann.tip.get_by_role("button", name="Choose").tap()
    arrived(ann, 2)
    for words in ("Pay", "Permanent slot"):
        ann.page.locator(".question .choice", has_text=words).tap()
    tabs.get_by_role("tab", name="World").tap()
    unfold = ann.plate("americas")
    if unfold.locator(".slot-row").count() == 0:
        unfold.tap()
    expect(unfold.locator(".permanent .token.side-usa")).to_have_count(2)


def go_to(person: Person, name: str, *arrows: str) -> None:
    """By the arrows, until that has the focus, for all to see."""
    for key in (arrows or ("ArrowRight",)) * MANY:
        press(person, key)
        assert focused(person), "the focus is nowhere to be seen"
        if person.page.evaluate(WHERE) == name:
            return
    raise AssertionError(f"the arrows do not lead to {name}")


def test_a_turn_by_keys_alone(visit: Visit, server: Server) -> None:
    """The card and the region by the arrows, the rest by the keys of the buttons, one step undone."""
    ann = visit()
    ann.sit_at(server.prepare(engaging(stock={"usa": {"diplomacy": 9}}).match, ann, "random", "", "", seed="7"))
    ann.page.mouse.move(*NOWHERE)
    go_to(ann, "usa_diplomatic_engagement", "ArrowDown", "ArrowRight", "ArrowRight")
    press(ann, "Enter")
    arrived(ann, 1)
    go_to(ann, "americas", "ArrowLeft", "ArrowUp")
    press(ann, "Enter")
    arrived(ann, 2)
    heading = ann.page.locator(".question .ask h2")
    expect(heading).to_contain_text("which ally do you exhaust")
    press(ann, "u")
    expect(heading).to_contain_text("in which region")
    ann.wait_for_my_move()
    go_to(ann, "americas", "ArrowLeft", "ArrowUp")
    for number, key in enumerate(("Enter", "1", "1"), 3):  # the region; pay; a permanent slot
        press(ann, key)
        arrived(ann, number)
    expect(ann.plate("americas").locator(".permanent .token.side-usa")).to_have_count(2)
    expect(ann.page.locator(".seat.side-usa .turns-played")).to_have_attribute("aria-label", "1 of 4 turns played")


def test_a_country_that_is_barred_says_so(visit: Visit, server: Server) -> None:
    """W8.9: with its rule; a click does nothing."""
    ann = visit()
    position = engaging(opens={"europe": ("belarus", "norway")})
    ann.sit_at(server.prepare(position.match, ann, "", "", "", seed="7"))
    ann.play("New Allies")
    expect(ann.thing("country", "norway")).to_contain_class("offered")
    ann.look_away()
    ann.thing("country", "belarus").hover()
    expect(ann.tip.locator(".why-not")).to_contain_text("Closed to the USA")
    expect(ann.tip.locator(".why-not .rule-chip")).to_have_text("W8.9")
    ann.thing("country", "belarus").click()
    ann.take("country", "norway")
    arrived(ann, 2)
    assert len(ann.posted("answer")) == 2, "only the card and Norway"


def test_two_clicks_to_a_game_against_cadets(visit: Visit) -> None:
    """How many play, and as whom: a table for two has no place for USA and EU together."""
    ann = visit().open("/")
    game = ann.game("World Order")
    game.get_by_role("radiogroup", name="Players").locator("label", has_text="2").click()
    expect(game.get_by_role("combobox", name="Who plays").locator("option")).to_have_count(4)
    game.get_by_role("button", name="World Order: play against Cadet as China").click()
    ann.wait_for_my_move()
    assert ann.whose == "YOUR MOVE, CHINA"
    expect(ann.page.locator(".seat:not(.not-played)")).to_have_count(2)
    expect(ann.page.locator(".seat:not(.mine):not(.not-played)")).to_contain_text("Cadet")
    expect(ann.page.locator(".seat.not-played")).to_have_count(2)
