"""Red Sea's board in a browser: what its plates show, and what is told of them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tabletop import table

from browser.player import Person
from browser.server import Server

Visit = Callable[..., Person]


@pytest.fixture
def ann(visit: Visit, server: Server) -> Person:
    """At a table where Egypt, the first of the countries, carries every marker and the Derg rules Ethiopia."""
    ann = visit().open("/")
    stands = {"egypt": (2, 0), "ethiopia": (0, 4), "strategic_sea_lanes": (1, 3)}
    marked = ["famine", "centcom_us", "derg"]
    at = table(game="red-sea", us=["zbig"], turn=2, side="us", influence=stands, effects=marked, passing="us")
    return ann.sit_at(server.prepare(at, ann, "random"))


def drawn(texts: Locator) -> list[str]:
    return [text.strip() for text in texts.all_text_contents()]


def test_egypt_lies_in_both_regions(ann: Person) -> None:
    ann.plate("egypt").hover()
    told = "Stability 2 · Battleground · Famine · CENTCOM: no US · Africa · Middle East"
    expect(ann.tip.locator(".what")).to_have_text(told)


def test_markers_lie_on_the_plate(ann: Person) -> None:
    assert drawn(ann.plate("egypt").locator(".markers text")) == ["Famine", "CENTCOM: no US"]
    assert ann.page.locator(".markers").count() == 1


def test_a_changed_stability_stands_out_and_decides_who_controls(ann: Person) -> None:
    assert drawn(ann.page.locator(".plate .stability.now")) == ["3"]
    ann.plate("ethiopia").hover()
    expect(ann.tip.locator(".what")).to_have_text("Stability 3 (printed: 1) · Flashpoint · Africa")
    expect(ann.tip.locator(".sides li")).to_have_text(["US 0: 2 more to break control", "USSR 4: in control"])


def test_flashpoints_and_the_sea_lanes_have_signs(ann: Person) -> None:
    signed = ann.page.locator(".plate:has(.sign)").evaluate_all("(plates) => plates.map((it) => it.dataset.name)")
    assert signed == ["ethiopia", "somalia", "strategic_sea_lanes"]
    assert ann.page.locator(".plate .flame").count() == 2
    ann.plate("strategic_sea_lanes").hover()
    expect(ann.tip.locator(".what")).to_have_text("Stability 4 · Not a country")


def test_the_passing_card_has_its_own_name(ann: Person) -> None:
    assert ann.instrument("Romanian Autonomy") == "ROMANIAN AUTONOMY US"
    assert "Romanian Autonomy" in ann.hand
    assert ann.instrument("Turn") == "TURN 2 /2 Round 1 of 7"
