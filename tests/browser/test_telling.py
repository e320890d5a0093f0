"""What the table tells before anything is chosen: what lies under the pointer, prices, tracks, what is not on offer."""

from collections.abc import Callable

from playwright.sync_api import expect
from tabletop import table

from browser.player import NOWHERE, Person
from browser.server import Server

Visit = Callable[..., Person]


def covered_by_tip(person: Person, country: str) -> bool:
    """Whether the card that tells of something else lies over the middle of a country."""
    box, tip = person.plate(country).bounding_box(), person.tip.bounding_box()
    assert box is not None
    assert tip is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return tip["x"] < x < tip["x"] + tip["width"] and tip["y"] < y < tip["y"] + tip["height"]


def test_a_country_under_the_card_of_its_neighbour_is_chosen_by_the_first_click(visit: Visit, server: Server) -> None:
    """The pointer rests on East Germany, goes on to Poland, which its card covers, and clicks: Poland is chosen."""
    ann = visit()
    ann.sit_at(server.prepare(table(ussr=["nato", "fidel"], us=["containment"], board="standard"), "", ann))
    ann.play("Fidel")
    ann.answer("Place influence")
    ann.look_at("east_germany")
    assert covered_by_tip(ann, "poland")
    before = ann.influence("poland")
    box = ann.plate("poland").bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ann.page.mouse.down()
    ann.page.mouse.up()
    ann.expect_influence("poland", before[0], before[1] + 1)


def test_a_key_opens_the_rule_that_a_card_names(visit: Visit, server: Server) -> None:
    """What is told of a country names its rule; the key opens that one, and elsewhere the rule of the question."""
    ann = visit()
    position = table(ussr=["nato"], us=["containment"], board="standard", influence={"iran": (2, 0), "iraq": (0, 1)})
    ann.sit_at(server.prepare(position, "", ann))
    ann.play("NATO")
    ann.answer("Coup")
    rules = ann.page.get_by_role("complementary", name="Rules").locator("h3 .rule-number")
    expect(ann.look_at("iraq").locator(".rule-chip")).to_have_text("6.3.1")
    ann.page.keyboard.press(".")
    expect(rules).to_have_text("6.3.1")
    ann.page.mouse.move(*NOWHERE)
    ann.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
