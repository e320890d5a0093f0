"""Plan, then commit: a round is laid step by step, taken back by the step, and carried out by Done."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tabletop import Table, table
from world_order.tables import table as world_order_table

import realpolitik
from browser.player import Person, read, texts
from browser.server import Server
from browser.test_playing import ussr_to_move
from browser.test_screens import lasting_faults, of_size, prefer
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.lessons.boards import labyrinth

Visit = Callable[..., Person]

CLICKS = """addEventListener("click", (event) => {
  if (event.isTrusted) window.clicks = (window.clicks ?? 0) + 1;
}, true);"""


def with_comecon(**position: object) -> Table:
    """The USSR is to play Comecon, 3 Ops; it has one in Iraq, the US two in Iran."""
    return ussr_to_move(ussr=["comecon", "decolonization"], **position)


def lines(person: Person) -> dict[str, str]:
    """What would stand otherwise, by what it is of."""
    rows = person.page.locator(".if-committed dl > div")
    return dict(zip(texts(rows.locator("dt")), texts(rows.locator("dd")), strict=True))


def badge(person: Person, country: str) -> str:
    return str(person.page.locator(f'.laid-marker[data-laid="{country}"]').text_content())


def test_three_ops_are_placed_with_five_clicks_and_sent_once(visit: Visit, server: Server) -> None:
    """The card, three places, Done: the usual use of a card goes without saying. Until Done nothing is sent; each step
    can be taken back by its cross, by its badge and by keys."""
    ann = visit(plans=True)
    ann.context.add_init_script(CLICKS)
    ann.sit_at(server.prepare(with_comecon(), "", ann))
    ann.play("COMECON")
    for country in ("iraq", "east_germany", "iraq"):
        ann.choose(country)
    assert ann.plan == ["COMECON", "Iraq", "East Germany", "Iraq"]
    assert ann.influence("iraq") == (0, 3)
    assert (badge(ann, "iraq"), badge(ann, "east_germany")) == ("1 · 3", "2")
    assert read(ann.page.locator(".spent")) == "3 of 3 used"
    told = lines(ann)
    assert told["Iraq"] == "nobody → USSR"
    assert told["Middle East, if scored"].startswith("US +4 →")
    assert told["DEFCON"] == "5, no change"
    assert told["Military operations"] == "0 of 5"

    ann.page.locator('.laid-marker[data-laid="iraq"]').click()
    expect(ann.page.locator(".plan-step")).to_have_count(3)
    ann.page.keyboard.press("Backspace")
    expect(ann.page.locator(".plan-step")).to_have_count(2)
    ann.press("Take back: Iraq")
    expect(ann.page.locator(".plan-step")).to_have_count(1)
    expect(ann.page.locator(".plan-done")).to_be_disabled()
    assert ann.influence("iraq") == (0, 1)
    assert ann.posted("answer") == []

    ann.press("Undo")
    expect(ann.page.locator(".question .choice")).to_have_count(5)
    ann.press("Undo")
    expect(ann.page.locator(".plan")).to_have_count(0)
    before = int(ann.page.evaluate("window.clicks"))
    ann.play("COMECON")
    for country in ("iraq", "iraq", "syria"):
        ann.choose(country)
    assert (badge(ann, "iraq"), badge(ann, "syria")) == ("1–2", "3")
    ann.done()
    assert ann.page.evaluate("window.clicks") - before == 5
    (sent,) = ann.posted("answer")
    assert len(sent.post_data_json["then"]) == 4
    ann.wait_until_settled()
    assert ann.whose == "NOT YOUR MOVE"
    assert ann.influence("iraq") == (0, 3)
    assert any("Iraq +2" in line and "Syria +1" in line for line in ann.log)


def test_a_coup_is_told_with_its_odds_and_rolled_by_done(visit: Visit, server: Server) -> None:
    """6.3.2: the die is not rolled before. Another use is one click away, and takes the steps after it back; a reload
    keeps what is laid."""
    ann = visit(plans=True)
    ann.sit_at(server.prepare(with_comecon(), "", ann, dice=[6]))
    ann.play("COMECON")
    ann.choose("iraq")
    ann.page.locator(".use-tabs").get_by_role("button", name="Coup").click()
    expect(ann.page.locator(".plan-step")).to_have_count(1)
    ann.wait_until_settled()
    ann.choose("iran")
    assert ann.plan == ["COMECON", "Iran"]
    expect(ann.page.locator(".if-committed .odds span")).to_have_text(["1", "2", "3", "4", "5", "6"])
    expect(ann.page.locator(".if-committed")).to_contain_text("DEFCON drops to 4")
    assert ann.influence("iran") == (2, 0)

    ann.page.reload()
    expect(ann.page.locator(".plan-step")).to_have_count(2)
    expect(ann.page.locator(".question h2")).to_have_text("Ready. Done, and chance decides.")
    ann.page.keyboard.press("Enter")
    ann.expect_influence("iran", 0, 3)
    assert any("rolls 6" in line for line in ann.log)
    ann.page.get_by_role("tab", name="Cards").click()
    expect(ann.page.locator(".cards-out")).to_contain_text("COMECON")


def test_enter_is_done_right_after_a_card_was_pressed(visit: Visit, server: Server) -> None:
    """The card keeps the focus, and does nothing more with Enter."""
    ann = visit(plans=True)
    cards = {"us": ["duck_and_cover", "formosan_resolution"], "ussr": ["fidel", "decolonization"]}
    ann.sit_at(server.prepare(table(**cards, board="standard", phase="headline"), "random", ann))
    ann.play("Fidel")
    expect(ann.page.locator(".plan-done")).to_be_enabled()
    assert ann.page.evaluate("document.activeElement.dataset.card") == "fidel"
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".plan-done")).to_have_count(0)
    assert len(ann.posted("answer")) == 1


def test_a_whole_set_up_is_seen_at_once(visit: Visit, server: Server) -> None:
    """3.3: seven placements, and what they come to, in one window. No round ends with it, and of military operations,
    which nobody can have yet, nothing is said."""
    ann = visit(plans=True)
    ann.sit_at(server.prepare(realpolitik.new("twilight-struggle", seed=1), ann, "random", seed="1"))
    ann.wait_for_my_move()
    for country in ("italy", "west_germany", "france", "italy", "west_germany", "france", "france"):
        ann.choose(country)
    expect(ann.page.locator(".question h2")).to_have_text("Ready. Done ends the set-up.")
    expect(ann.page.locator(".plan-step")).to_have_count(7)
    assert lines(ann)["France"] == "nobody → US"
    assert "Military operations" not in lines(ann)
    last, done = ann.page.locator(".if-committed").bounding_box(), ann.page.locator(".plan-done").bounding_box()
    assert last is not None
    assert done is not None
    assert last["y"] + last["height"] <= done["y"]


def test_another_card_is_planned_in_its_place(visit: Visit, server: Server) -> None:
    """As long as nothing is laid but the card and its use; then one takes that back first."""
    ann = visit(plans=True)
    cards = {"us": ["duck_and_cover"], "ussr": ["comecon", "decolonization", "nato"]}
    ann.sit_at(server.prepare(table(**cards, board="standard", side="ussr", influence={"iraq": (0, 1)}), "random", ann))
    ann.play("COMECON")
    expect(ann.page.locator(".plan-step").first).to_contain_text("COMECON")
    ann.play("Decolonization")
    expect(ann.page.locator(".plan-step").first).to_contain_text("Decolonization")
    ann.choose("iraq")
    expect(ann.page.locator(".plan-step").last).to_contain_text("Iraq")
    expect(ann.page.locator("[data-card=nato]")).to_have_attribute("aria-disabled", "true")
    assert ann.posted("answer") == []


def test_done_asks_once_before_the_game_is_lost(visit: Visit, server: Server) -> None:
    """8.1.3: a coup in a battleground at DEFCON 2. What is laid stays laid for who thinks again."""
    ann = visit(plans=True)
    ann.sit_at(server.prepare(with_comecon(defcon=2, influence={"angola": (2, 0)}), "", ann))
    ann.play("COMECON")
    ann.page.locator(".use-tabs").get_by_role("button", name="Coup").click()
    expect(ann.page.locator(".board:not(.busy) .plate.offered[data-name=angola]")).to_be_visible()
    ann.choose("angola")
    ann.page.locator(".plan-done").click()
    dialog = ann.page.get_by_role("alertdialog")
    dialog.wait_for()
    ann.press("Choose again")
    assert ann.plan == ["COMECON", "Angola"]
    ann.look_away()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".plan-step")).to_have_count(1)
    assert not any(it.response() and it.response().ok for it in ann.posted("answer"))  # type: ignore[union-attr]


def test_who_wants_speed_acts_at_once(visit: Visit, server: Server) -> None:
    """The setting is this browser's own; each choice is sent as it is made, and undone at the server."""
    ann = visit(plans=True)
    ann.sit_at(server.prepare(with_comecon(), "", ann))
    ann.press("Menu")
    ann.page.get_by_label("Act at once").check()
    ann.press("Close")
    ann.play("COMECON")
    ann.answer("Place influence")
    assert len(ann.posted("answer")) == 2
    assert ann.page.locator(".plan").count() == 0
    ann.press("Undo")
    expect(ann.page.locator(".question .choice")).to_have_count(5)
    assert len(ann.posted("undo")) == 1


def test_a_finger_places_three_with_three_taps(visit: Visit, server: Server) -> None:
    """On a phone one tap lays what can be taken back; the plan is a bar with Undo and Done in it."""
    ann = visit(plans=True, viewport={"width": 390, "height": 844}, has_touch=True)
    ann.sit_at(server.prepare(with_comecon().do("comecon", "place_influence"), "", ann))
    for laid, country in enumerate(("iraq", "iraq", "syria"), start=1):
        ann.plate(country).tap()
        expect(ann.page.locator(".plan-step")).to_have_count(laid)
        ann.wait_until_settled()
    assert ann.plan == ["Iraq", "Iraq", "Syria"]
    done = ann.page.locator(".dock .plan-done")
    box = done.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= 844
    done.tap()
    ann.expect_influence("iraq", 0, 3)


def test_a_trade_of_world_order_is_planned_and_sent_once(visit: Visit, server: Server) -> None:
    """W10.2: what is sold lies in the strip and in the plan, the money in what would stand otherwise."""
    trading = world_order_table(
        turn="usa",
        hand={"usa": ["usa_foreign_trade", "usa_new_allies"]},
        stock={"usa": {"services": 4, "army": 3, "energy": 0, "goods": 0}},
        money={"usa": 50},
    )
    ann = visit(plans=True)
    ann.sit_at(server.prepare(trading.match, ann, "random", "random", "random", seed="7"))
    ann.play("Foreign Trade")
    ann.answer("Services")
    ann.answer("1")
    assert ann.plan == ["Foreign Trade", "Services", "1"]
    assert lines(ann)["Money"] == "50 → 65"
    assert ann.posted("answer") == []
    ann.press("Undo")
    expect(ann.page.locator(".plan-step")).to_have_count(2)


def test_an_operation_of_labyrinth_is_planned_up_to_its_die(visit: Visit, server: Server) -> None:
    """8.2: the card, recruiting, the place; then chance."""
    game = realpolitik.game("labyrinth")
    match = Match(game, game.setup(), Seeded("1"))
    seat = match.question.seat
    ann = visit(plans=True)
    ann.sit_at(server.prepare(match, *["" if other != seat else ann for other in range(2)], seed="1"))
    assert match.question.name == "play_card"
    ann.page.locator(".fan .slot.offered .card-button").first.click(position={"x": 12, "y": 10})
    ann.wait_until_settled()
    assert len(ann.plan) == 1
    assert ann.posted("answer") == []
    assert "Prestige" not in lines(ann)
    ann.press("Undo")
    expect(ann.page.locator(".plan")).to_have_count(0)


SEEN_WHOLE = """(choice) => {
  const { left, right, top, bottom } = choice.getBoundingClientRect();
  return [top + 3, bottom - 3].every((y) => choice.contains(document.elementFromPoint((left + right) / 2, y)));
}"""


def test_what_lies_under_done_on_a_phone_says_so_and_can_be_reached(visit: Visit, server: Server) -> None:
    """On a small phone, in large type, the uses of a card have no room above Undo and Done: what goes on there fades
    out, until the end, and the focus never lies below it."""
    one = labyrinth.position(us=["benazir_bhutto"], side="us", governance={"afghanistan": "islamist_rule adversary"})
    ann = visit(plans=True, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True).open("/")
    prefer(ann, "ru")
    ann.page.evaluate("localStorage.setItem('realpolitik.text', '130')")
    ann.sit_at(server.prepare(Match(realpolitik.game("labyrinth"), one, Seeded("1")), ann, "", seed="1"))
    ann.page.locator(".slot.offered .card-button").tap()
    ann.page.locator(".lifted-card .button.first").tap()
    dock = ann.page.locator(".dock")
    choices = dock.locator(".choice")
    expect(dock.locator(".plan-buttons")).to_be_visible()
    expect(dock).to_contain_class("more-after")
    assert not choices.last.evaluate(SEEN_WHOLE)
    choices.last.focus()
    assert choices.last.evaluate(SEEN_WHOLE)
    expect(dock).to_contain_class("more-before")
    dock.evaluate("(dock) => dock.scrollTo(0, dock.scrollHeight)")
    expect(dock).not_to_contain_class("more-after")


@pytest.mark.parametrize(("size", "language"), [("desktop", "pl"), ("tablet", "ru"), ("phone", "en")])
def test_a_plan_fits_its_window(visit: Visit, server: Server, size: str, language: str) -> None:
    """With its steps, what would stand otherwise, and Done: in the rail, in the bar, on a phone."""
    ann = of_size(visit, size, plans=True)
    prefer(ann, language)
    ann.sit_at(server.prepare(with_comecon().do("comecon"), "", ann))
    ann.page.locator(".question .choice").nth(1).click()
    expect(ann.plate("iraq")).to_contain_class("offered")
    ann.wait_until_settled()
    for laid, country in enumerate(("iraq", "iraq", "syria"), start=1):
        place = ann.plate(country)
        place.tap() if size == "phone" else ann.choose(country)
        expect(ann.page.locator(".plan-step")).to_have_count(laid)
        ann.wait_until_settled()
    assert ann.page.locator(".plan-done").is_enabled()
    assert lasting_faults(ann) == []
