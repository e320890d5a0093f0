"""The cockpit: what regions, instruments and cards come to now, told where somebody looks."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect
from tabletop import table

from browser.player import Person
from browser.server import Server

Visit = Callable[..., Person]
PHONE = {"width": 390, "height": 844}
MIDDLE_EAST = {"iran": (2, 1), "iraq": (0, 3), "syria": (0, 2), "egypt": (0, 2), "israel": (4, 0), "jordan": (0, 0)}


def sit_in_the_middle_east(person: Person, server: Server) -> None:
    """As the USSR, which dominates the region."""
    position = table(ussr=["nato", "fidel"], us=["containment"], board="standard", influence=MIDDLE_EAST)
    person.sit_at(server.prepare(position, "", person))


def region(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-kind="region"][data-name="{name}"]')


def test_a_region_tells_what_scoring_pays_and_what_a_plan_changes(visit: Visit, server: Server) -> None:
    """Of what the points are made, what Libya would cost and add, where the card may be; with a plan, how it was."""
    ann = visit(plans=True)
    sit_in_the_middle_east(ann, server)
    region(ann, "middle_east").hover()
    facts = ann.tip.locator(".facts-now")
    expect(facts).to_contain_text("USSR: domination 5 + battlegrounds 2 (of 6).")
    expect(facts).to_contain_text("USSR + Libya (2 Ops): USSR +4 VP.")
    expect(facts).to_contain_text("Middle East Scoring is still out: in the draw pile (")
    ann.play("Fidel")
    ann.choose("libya")
    ann.choose("libya")
    region(ann, "middle_east").hover()
    expect(ann.tip.locator(".unplanned")).to_contain_text("Without your plan: Scoring now: USSR +3 VP")
    expect(facts).to_contain_text("battlegrounds 3 (of 6)")


def test_an_instrument_tells_what_it_means_now(visit: Visit, server: Server) -> None:
    ann = visit()
    sit_in_the_middle_east(ann, server)
    assert ann.page.locator(".instruments button [role=group]").count() == 0  # its name would be heard twice
    ann.instrument_called("DEFCON").hover()
    expect(ann.tip.locator(".facts-now")).to_contain_text("Coups and realignments are allowed everywhere.")
    ann.instrument_called("Space race").click()
    expect(ann.page.locator(".boxes .facts-now")).to_contain_text("USSR: next is Earth Satellite")


def test_cards_still_out_are_an_option_that_is_remembered(visit: Visit, server: Server) -> None:
    ann = visit()
    sit_in_the_middle_east(ann, server)
    ann.page.get_by_role("tab", name="Cards").click()
    cards, switch = ann.page.locator(".cards-out"), ann.page.get_by_label("Show what may still be out")
    expect(cards).to_contain_text("By the deals alone")
    expect(cards).not_to_contain_text("Containment")
    switch.check()
    expect(cards).to_contain_text("Containment")
    expect(cards).to_contain_text("Early War")
    expect(cards.get_by_role("button", name="Fidel", exact=True)).to_have_count(0)
    ann.page.reload()
    ann.page.get_by_role("tab", name="Cards").click()
    expect(switch).to_be_checked()


def test_a_tap_on_a_region_goes_there_and_tells_of_it(visit: Visit, server: Server) -> None:
    ann = visit(viewport=PHONE, has_touch=True)
    sit_in_the_middle_east(ann, server)
    region(ann, "europe").tap()
    expect(ann.tip.locator(".facts-now")).to_contain_text("USSR")
    tip = ann.tip.bounding_box()
    assert tip is not None
    assert tip["x"] >= 0
    assert tip["x"] + tip["width"] <= PHONE["width"]
