"""Playing by clicking: what can be done at the table, and what is told before and after."""

from collections.abc import Callable

from playwright.sync_api import expect
from tabletop import Table, table

from browser.player import Person, read, texts
from browser.server import Server

Visit = Callable[..., Person]

CARD_AT = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-card]')?.dataset.card ?? null"
# Points two pixels inside the outer edges of the hand, every 9 pixels downwards, each with the card that lies there.
EDGES_OF_THE_HAND = f"""() => {{
  const at = {CARD_AT};
  const found = [];
  for (let y = innerHeight - 240; y < innerHeight; y += 9) {{
    const there = [...Array(innerWidth).keys()].filter((x) => at([x, y]));
    if (there.length) for (const x of [there[0] + 2, there.at(-1) - 2]) found.push([x, y, at([x, y])]);
  }}
  return found;
}}"""
# Every card that is there in the frames to come: one that flees the pointer comes back when it is gone.
CARDS_AT = f"""async (place) => {{
  const found = new Set();
  for (let frame = 0; frame < 6; frame += 1) {{
    await new Promise(requestAnimationFrame);
    found.add(({CARD_AT})(place));
  }}
  return [...found];
}}"""


# at four points of an element, itself or what it lies on is seen
SEEN_WHOLE = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y]));
  return corners.every(([x, y]) => element.parentElement.contains(document.elementFromPoint(x, y)));
}"""


def ussr_to_move(**position: object) -> Table:
    """Early in the war, the USSR is asked for a card. It holds NATO and Decolonization, the US two cards."""
    usual = {
        "us": ["duck_and_cover", "containment"],
        "ussr": ["nato", "decolonization"],
        "influence": {"iran": (2, 0), "iraq": (0, 1), "panama": (1, 0)},
        "board": "standard",
    }
    return table(**{**usual, **position})  # type: ignore[arg-type]


def test_set_up_is_placed_in_parts_and_one_part_is_taken_back(visit: Visit) -> None:
    """The USSR places its six, takes one back, and the US answers; then both choose headlines."""
    ann = visit().open("/")
    ann.press("Twilight Struggle: play against Cadet as USSR")
    ann.wait_for_my_move()
    assert ann.whose == "YOUR MOVE, USSR"
    assert "6 to go" in ann.question
    assert set(ann.glowing) >= {"poland", "east_germany", "bulgaria"}
    assert "france" not in ann.glowing

    ann.choose("poland")
    ann.choose("bulgaria")
    assert (ann.influence("poland"), ann.influence("bulgaria")) == ((0, 1), (0, 1))
    assert "4 to go" in ann.question
    ann.press("Undo")
    expect(ann.plate("bulgaria").locator(".influence.side-ussr .numeral")).to_have_text("·")
    ann.wait_until_settled()
    assert "5 to go" in ann.question
    assert ann.influence("poland") == (0, 1)
    assert not any("Bulgaria" in line for line in ann.log)

    for country in ("poland", "poland", "poland", "east_germany", "yugoslavia"):
        ann.choose(country)
    ann.wait_for_my_move()
    assert (ann.influence("poland"), ann.influence("east_germany")) == ((0, 4), (0, 4))
    assert any("Poland +4" in line and "Yugoslavia +1" in line for line in ann.log)
    assert sum(ann.influence(it)[0] for it in ("france", "italy", "west_germany", "greece", "turkey", "benelux")) > 0

    headline = next(title for title in ann.playable if title != "UN Intervention")
    assert "The China Card" not in ann.playable
    ann.play(headline)
    ann.wait_for_my_move()
    assert any(line.startswith("Headline of the USSR:") and headline in line for line in ann.log)


def test_a_card_that_rises_stays_under_the_pointer(visit: Visit) -> None:
    """Else a click beside the edge of its title is lost: pressed there, let go where another card lies."""
    ann = visit().open("/")
    ann.press("Twilight Struggle: play against Cadet as US")
    ann.wait_for_my_move()
    ann.look_away()
    edges = ann.page.evaluate(EDGES_OF_THE_HAND)
    assert len(edges) >= 6
    lost = []
    for x, y, card in edges:
        ann.look_away()
        ann.page.mouse.move(x, y)
        if ann.page.evaluate(CARDS_AT, [x, y]) != [card]:
            lost.append((card, x, y))
    assert lost == []


def test_a_coup_tells_its_odds_before_and_its_die_after(visit: Visit, server: Server) -> None:
    """All six dice are told of before; the one that was rolled, and what came of it, is in the log and on the board."""
    ann = visit()
    ann.sit_at(server.prepare(ussr_to_move(), "", ann, dice=[6]))
    ann.play("NATO")
    assert ann.buttons == ["Event first, then operations", "Place influence", "Coup", "Realignment", "Space race"]
    ann.answer("Coup")
    assert "iran" in ann.glowing
    assert "iraq" not in ann.glowing

    tip = ann.look_at("iran")
    expect(tip.locator(".odds span")).to_have_text(["1", "2", "3", "4", "5", "6"])
    expect(tip).to_contain_text("The USSR gains 4 influence")
    expect(tip).to_contain_text("USSR takes control")
    expect(tip).to_contain_text("DEFCON drops to 4")

    ann.choose("iran")
    assert ann.influence("iran") == (0, 4)
    assert any("Iran" in line and "rolls 6" in line and "succeeds" in line for line in ann.log)
    expect(ann.page.locator("[data-step].on")).to_have_text("4")


def test_a_realignment_rolls_for_both_sides(visit: Visit, server: Server) -> None:
    """The odds of both dice are told of, both are in the log, and what is left of the operations is asked for again."""
    position = ussr_to_move(influence={"iran": (2, 0), "iraq": (0, 4)})
    ann = visit()
    ann.sit_at(server.prepare(position, "", ann, dice=[1, 6]))
    ann.play("NATO")
    ann.answer("Realignment")
    tip = ann.look_at("iran")
    expect(tip.locator(".fall").first).to_contain_text("of 36")
    ann.choose("iran")
    assert "3 Ops left" in ann.question
    line = next(line for line in ann.log if "a realignment in Iran" in line)
    assert "US 1" in line
    assert "USSR 6" in line
    assert ann.influence("iran") == (0, 0)


def test_a_card_goes_to_the_space_race(visit: Visit, server: Server) -> None:
    """A card is spent, the die succeeds, and the marker moves; the track opens to tell what its boxes are worth."""
    ann = visit()
    ann.sit_at(server.prepare(ussr_to_move(), "", ann, dice=[1]))
    ann.play("NATO")
    ann.answer("Space race")
    assert any("space race" in line and "rolls 1" in line for line in ann.log)
    lane = ann.instrument_called("Space race").locator(".lane.side-ussr .figure")
    assert read(lane) == "1"
    lane.click()
    boxes = ann.page.get_by_role("region", name="The space race")
    expect(boxes.get_by_role("row")).to_have_count(10)
    expect(boxes.locator("tr.here")).not_to_have_count(0)


def test_an_event_asks_for_its_choices(visit: Visit, server: Server) -> None:
    """Decolonization asks four times where, and never twice in the same country."""
    ann = visit()
    ann.sit_at(server.prepare(ussr_to_move(), "", ann))
    ann.play("Decolonization")
    ann.answer("Event")
    for country in ("angola", "zaire", "kenya", "thailand"):
        assert country in ann.glowing
        ann.choose(country)
        assert country not in ann.glowing
    assert [ann.influence(country) for country in ("angola", "zaire", "kenya", "thailand")] == [(0, 1)] * 4


def test_what_is_not_on_offer_says_why_not(visit: Visit, server: Server) -> None:
    """Where the US has no influence there is no coup: the country says so, with the section; a click does nothing."""
    ann = visit()
    ann.sit_at(server.prepare(ussr_to_move(), "", ann))
    ann.play("NATO")
    ann.answer("Coup")
    sent = len(ann.posted("answer"))
    tip = ann.look_at("iraq")
    expect(tip.locator(".why-not")).to_contain_text("no influence in Iraq")
    expect(tip.locator(".why-not .rule-chip")).to_have_text("6.3.1")
    ann.plate("iraq").click()
    assert ann.question.startswith("Where do you attempt a coup")
    ann.choose("iran")
    assert len(ann.posted("answer")) == sent + 1, "only the second click was an answer"


def test_a_section_number_opens_the_rules(visit: Visit, server: Server) -> None:
    """The number beside the question and those in the log open that very section, and from it one goes on."""
    ann = visit()
    ann.sit_at(server.prepare(ussr_to_move(), "", ann, dice=[3]))
    ann.play("NATO")
    ann.answer("Coup")
    for chip in (ann.page.locator(".question .rule-chip").first, ann.page.locator(".log .entry .rule-chip").first):
        number = read(chip)
        chip.click()
        rules = ann.page.get_by_role("complementary", name="Rules")
        expect(rules.locator("h3 .rule-number")).to_have_text(number)
        expect(rules.locator(".rule-text").first).not_to_be_empty()
        rules.get_by_role("button", name="The section after").click()
        expect(rules.locator("h3 .rule-number")).not_to_have_text(number)
        rules.get_by_role("button", name="Close").click()
        expect(rules).to_have_count(0)


def test_a_hint_names_and_shows_a_choice(visit: Visit, server: Server) -> None:
    """The advice names a card with a reason, the card stands out, and nothing is chosen yet."""
    ann = visit()
    ann.sit_at(server.prepare(ussr_to_move(), "", ann))
    ann.press("Hint")
    advised = ann.page.locator(".hint-line b").first
    advised.wait_for()
    assert read(advised) in ann.playable
    expect(ann.page.locator(".slot.hinted h4")).to_contain_text(read(advised))
    assert "STRATEGIST" in read(ann.page.locator(".hint-line")).upper()
    assert ann.posted("answer") == []


def test_a_fatal_choice_is_asked_about_once(visit: Visit, server: Server) -> None:
    """A coup in a battleground at DEFCON 2 ends the game: one is asked first, may think better of it, or do it. Where
    there is no other place for a coup, that is known when it is chosen, and said at its button."""
    position = ussr_to_move(defcon=2)
    ann = visit()
    ann.sit_at(server.prepare(position, "", ann, dice=[4]))
    ann.play("NATO")
    mark = ann.page.locator(".choice", has_text="Coup").locator(".threat-mark.certain")
    expect(mark).to_contain_text("certain defeat")
    ann.answer("Coup")
    asking = ann.page.get_by_role("alertdialog")
    expect(asking).to_contain_text("“Coup” loses you the game")
    expect(asking).to_contain_text("DEFCON drops to 1")
    asking.get_by_role("button", name="Do it all the same").click()
    expect(asking).to_have_count(0)
    expect(ann.look_at("france").locator(".why-not")).not_to_be_empty()  # the page knows what may come
    sent = len(ann.posted("answer"))

    ann.look_away()
    ann.plate("panama").click()
    expect(asking).to_contain_text("Panama")
    expect(asking).to_contain_text("loses you the game")
    expect(asking.get_by_role("button", name="Choose again")).to_be_focused()
    asking.get_by_role("button", name="Choose again").click()
    expect(asking).to_have_count(0)
    assert len(ann.posted("answer")) == sent
    assert "panama" in ann.glowing

    ann.look_away()
    ann.plate("panama").click()
    asking.get_by_role("button", name="Do it all the same").click()
    ended = ann.page.locator(".question .ended")
    expect(ended).to_contain_text("The game is over", ignore_case=True)
    assert texts(ended.locator(".seat-mark")) == ["US"]
    assert len(ann.posted("answer")) == sent + 1


def test_a_fatal_card_is_marked_where_no_other_card_lies(visit: Visit, server: Server) -> None:
    """Duck and Cover (4) in a Soviet hand at DEFCON 2 is certain defeat, and in a full hand its mark is seen whole."""
    harmless = [
        "nato",
        "decolonization",
        "fidel",
        "nasser",
        "blockade",
        "comecon",
        "independent_reds",
        "truman_doctrine",
    ]
    position = ussr_to_move(defcon=2, us=["containment"], ussr=["duck_and_cover", *harmless], space=(8, 8))
    ann = visit(viewport={"width": 1024, "height": 768})
    ann.sit_at(server.prepare(position, "", ann))
    mark = ann.page.locator(".card-button[data-card=duck_and_cover] .threat-mark.certain")
    mark.wait_for()
    ann.look_away()
    assert mark.evaluate(SEEN_WHOLE)


def test_names_in_the_log_lead_to_the_board_and_to_the_card(visit: Visit, server: Server) -> None:
    """A country in the log lights up on the board, a card is laid open to be read."""
    ann = visit()
    ann.sit_at(server.prepare(ussr_to_move(), "", ann, dice=[2]))
    ann.play("NATO")
    ann.answer("Coup")
    ann.choose("iran")
    ann.page.locator(".log").get_by_role("button", name="Iran", exact=True).first.click()
    expect(ann.plate("iran")).to_contain_class("pointed")
    ann.page.locator(".log").get_by_role("button", name="NATO", exact=True).first.click()
    card = ann.page.get_by_role("dialog", name="NATO")
    expect(card.locator(".card-text")).not_to_be_empty()
    ann.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_card_stays_lifted_and_a_place_told_of_when_somebody_comes(visit: Visit, server: Server) -> None:
    """Whatever else the screen tells anew, what is asked is the same."""
    ann = visit(viewport={"width": 1024, "height": 768}, has_touch=True)
    bob = visit()
    address = server.prepare(ussr_to_move(), bob, ann)
    ann.sit_at(address)
    ann.card("NATO").locator(".card-button").tap()
    choosing = ann.page.get_by_role("button", name="Choose this card")
    choosing.wait_for()
    ann.page.evaluate("() => { window.lifted = document.querySelector('.lifted-card') }")
    bob.sit_at(address)
    expect(ann.page.locator(".presence.online")).to_have_count(2)
    expect(choosing).to_be_visible()
    assert ann.page.evaluate("() => window.lifted === document.querySelector('.lifted-card')")


def test_where_one_acts_at_once_a_finger_reads_first_and_then_chooses(visit: Visit, server: Server) -> None:
    """Without a pointer that hovers, the first touch tells of a card or a country, and a button there chooses it."""
    ann = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ann.sit_at(server.prepare(ussr_to_move(), "", ann))
    ann.card("NATO").locator(".card-button").tap()
    assert ann.posted("answer") == []
    ann.page.get_by_role("button", name="Choose this card").tap()
    ann.page.locator(".question .choice", has_text="Place influence").tap()
    ann.page.locator(".plate.offered").first.wait_for()
    sent = len(ann.posted("answer"))
    rest_on(ann, "iraq")
    expect(ann.tip).to_contain_text("USSR 1")
    ann.page.evaluate(PRETENDED)
    expect(ann.tip.locator("h3")).to_have_text("Iraq")
    ann.page.keyboard.press("Escape")
    expect(ann.tip).to_have_count(0)
    rest_on(ann, "iraq")
    ann.tip.get_by_role("button", name="Close").tap()
    expect(ann.tip).to_have_count(0)
    ann.plate("iraq").tap()  # it is told of anew, not chosen
    ann.tip.wait_for()
    assert len(ann.posted("answer")) == sent
    ann.tip.get_by_role("button", name="Choose").tap()
    expect(ann.plate("iraq").locator(".influence.side-ussr .numeral")).to_have_text("2")


# A mouse where the finger was, which browsers tell of when something else comes to lie there; and time to tell of that.
PRETENDED = """async () => {
  const mouse = { bubbles: true, pointerType: "mouse" };
  document.querySelector(".board-canvas").dispatchEvent(new PointerEvent("pointerleave", mouse));
  await new Promise((done) => setTimeout(done, 300));
  document.querySelector(".plate[data-name=iran]").dispatchEvent(new PointerEvent("pointerover", mouse));
  await new Promise((done) => setTimeout(done, 300));
}"""


def rest_on(ann: Person, country: str) -> None:
    """With a finger, until the table tells of it."""
    box = ann.plate(country).bounding_box()
    assert box is not None
    touch = ann.context.new_cdp_session(ann.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    ann.tip.wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
