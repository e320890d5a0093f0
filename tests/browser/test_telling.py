"""What the table tells before anything is chosen: what lies under the pointer, prices, tracks, what is not on offer."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect
from tabletop import table

import realpolitik
from browser.player import NOWHERE, Person, read, texts
from browser.server import Server
from browser.test_screens import lasting, of_size
from realpolitik.kernel.match import Match

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


def test_the_price_of_control_is_shown_before_it_is_paid(visit: Visit, server: Server) -> None:
    """6.1.2: Poland, which the US controls, shows that it costs 2 Ops, and its card says why; then they are paid."""
    ann = visit()
    position = table(ussr=["fidel", "nato"], us=["containment"], board="standard", influence={"poland": (3, 0)})
    ann.sit_at(server.prepare(position, "", ann))
    ann.play("NATO")
    ann.answer("Place influence")
    expect(ann.plate("poland").locator(".price")).to_contain_text("2")
    expect(ann.plate("east_germany").locator(".price-words")).to_have_count(0)
    tip = ann.look_at("poland")
    expect(tip.locator(".remark")).to_contain_text("The opponent controls Poland: influence there costs 2 Ops.")
    expect(tip.locator(".remark .rule-chip")).to_have_text("6.1.2")
    assert "4 Ops left" in ann.question
    ann.choose("poland")
    ann.expect_influence("poland", 3, 1)
    assert "2 Ops left" in ann.question
    expect(ann.plate("poland").locator(".price-words")).to_have_count(0)


def test_uses_that_are_not_on_offer_say_why_not(visit: Visit, server: Server) -> None:
    """5.0: without a target there is no coup and no realignment; a card of one Op is too weak for the space race."""
    ann = visit()
    ann.sit_at(server.prepare(table(ussr=["blockade", "nato"], us=["containment"]), "", ann))
    ann.play("Blockade")
    withheld = ann.page.get_by_role("list", name="Not possible now").get_by_role("listitem")
    expect(withheld.locator("b")).to_have_text(["Coup", "Realignment", "Space race"])
    expect(withheld.locator(".rule-chip")).to_have_text(["6.3.1", "6.2.1", "6.4.1"])
    assert not {"Coup", "Realignment", "Space race"} & set(ann.buttons)
    sent = len(ann.posted("answer"))
    withheld.first.click()
    assert len(ann.posted("answer")) == sent


# What the scale of victory points has shown.
SHOWN = """() => {
  const scale = document.querySelector(".instrument.balance .figure");
  const look = () => { window.shown = [...(window.shown ?? []), scale.textContent]; };
  look();
  new MutationObserver(look).observe(scale, { characterData: true, childList: true, subtree: true });
}"""


def test_a_level_score_is_said_to_be_even(visit: Visit, server: Server) -> None:
    """While it counts up from there, too: nobody leads by nothing."""
    ann = visit(reduced_motion="no-preference")
    position = table(us=["middle_east_scoring", "nato"], side="us", board="standard", influence={"iran": (9, 0)})
    ann.sit_at(server.prepare(position, ann, ""))
    ann.page.evaluate(SHOWN)
    ann.play("Middle East Scoring")
    ann.answer("Event")
    expect(ann.page.locator(".instrument.balance .figure")).to_have_text(re.compile(r"^US \+[1-9]"))
    shown = ann.page.evaluate("window.shown")
    assert shown[0] == "even"
    assert "US +0" not in shown


def test_an_operation_with_an_opponents_card_says_that_its_event_follows(visit: Visit, server: Server) -> None:
    """5.2: on the buttons in short, and beside the pointer in a sentence with the rule; the space race avoids it."""
    ann = visit()
    position = table(ussr=["duck_and_cover", "nato"], us=["containment"], board="standard", influence={"iran": (1, 0)})
    ann.sit_at(server.prepare(position, "", ann))
    ann.play("Duck and Cover")
    choices = ann.page.locator(".question .choice", has=ann.page.locator(".remark"))
    assert texts(choices.locator("span")) == ["Place influence", "Coup", "Realignment"]
    expect(choices.locator(".remark")).to_have_text(["then the event"] * 3)
    choices.filter(has_text="Coup").hover()
    expect(ann.tip.locator(".remark")).to_contain_text("Then the event of Duck and Cover occurs.")
    expect(ann.tip.locator(".remark .rule-chip")).to_have_text("5.2")
    ann.answer("Coup")
    ann.choose("iran")
    ann.wait_until_settled()
    assert any("Duck and Cover" in line and "occurs" in line for line in ann.log)


def test_a_replay_shows_what_a_step_changed_and_nothing_else(visit: Visit, server: Server) -> None:
    """A step forward shows its +1; going back, jumping and beginning show no change at all. In the game itself
    it is marked what came of the last answer."""
    ann = visit()
    position = table(ussr=["nato", "fidel"], us=["containment"], board="standard")
    ann.sit_at(server.prepare(position, "", ann))
    gained = ann.page.locator(".plate .gained")
    at = ann.page.locator(".replay-at")
    ann.play("NATO")
    ann.answer("Place influence")
    ann.choose("east_germany")
    ann.choose("poland")
    ann.choose("poland")
    expect(gained).to_have_text(["+1"])

    ann.page.locator(".bar-tools button").last.click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    expect(at).to_have_text("0 / 5")
    expect(ann.page.locator(".question h2")).to_have_text("Moment 0 of 5")
    expect(gained).to_have_count(0)
    for moment, change in ((2, []), (5, ["+1", "+2"])):
        ann.press("A step forward")
        expect(ann.page.locator(".question h2")).to_have_text(f"Moment {moment} of 5")
        expect(gained).to_have_text(change)
    for button, moment in (("A step back", 2), ("To the beginning", 0), ("To the end", 5), ("To the beginning", 0)):
        ann.press(button)
        expect(ann.page.locator(".question h2")).to_have_text(f"Moment {moment} of 5")
        expect(gained).to_have_count(0)
    ann.press("Back to the game")
    ann.wait_for_my_move()
    expect(gained).to_have_text(["+1"])
    ann.expect_influence("poland", 0, 2)
    ann.choose("poland")
    expect(gained).to_have_text(["+1"])
    ann.press("Undo")
    ann.expect_influence("poland", 0, 2)
    expect(gained).to_have_count(0)


@pytest.mark.parametrize("game", ["twilight-struggle", "red-sea"])
@pytest.mark.parametrize("how", ["pointer", "keys", "finger"])
def test_defcon_points_and_military_operations_explain_themselves(
    visit: Visit, server: Server, game: str, how: str
) -> None:
    """Whoever rests on an instrument, comes to it by keys or touches it reads what it means, with the rules."""
    ann = visit(has_touch=how == "finger")
    card = {"twilight-struggle": "nato", "red-sea": "zbig"}[game]
    position = table(game=game, us=[card], side="us", board="standard", turn=2 if game == "red-sea" else 1)
    ann.sit_at(server.prepare(position, ann, ""))
    rules = {
        "twilight-struggle": {"DEFCON": "8.1.3", "Victory points": "10.2.1", "Military operations": "8.2.1"},
        "red-sea": {"DEFCON": "8.1.4", "Victory points": "10.3.1", "Military operations": "8.2.1"},
    }[game]
    for name, rule in rules.items():
        instrument = ann.instrument_called(name)
        {"pointer": instrument.hover, "keys": instrument.focus, "finger": instrument.tap}[how]()
        expect(ann.tip.get_by_role("heading")).to_have_text(name)
        expect(ann.tip.locator(".explains .rule-chip").first).to_have_text(rule)
        assert len(read(ann.tip)) > 150
    opened = ann.page.get_by_role("complementary", name="Rules").locator("h3 .rule-number")
    ann.tip.locator(".explains .rule-chip").first.tap() if how == "finger" else instrument.press("Enter")
    expect(opened).to_have_text("8.2.1")


@pytest.mark.parametrize(
    ("game", "card", "abilities", "held"),
    [
        ("twilight-struggle", "nato", 4, {"Animal in Space": "USSR", "Man in Earth Orbit": "USSR"}),
        ("red-sea", "zbig", 1, {"Probe to the Outer Planets": "USSR"}),
    ],
)
def test_the_space_race_shows_its_abilities_and_who_has_them(
    visit: Visit, server: Server, game: str, card: str, abilities: int, held: dict[str, str]
) -> None:
    """6.4.4: each ability in words, with the side that is there alone; where both are, or neither, nobody has it."""
    ann = visit()
    space = (1, 4) if abilities == 4 else (0, 1)
    position = table(game=game, us=[card], side="us", space=space, turn=2 if game == "red-sea" else 1)
    ann.sit_at(server.prepare(position, ann, ""))
    ann.instrument_called("Space race").click()
    told = ann.page.locator(".abilities li")
    expect(told).to_have_count(abilities)
    assert {
        read(it.locator("b")): read(it.locator(".seat-mark")) for it in told.filter(has=side_marks(ann)).all()
    } == held
    expect(told.filter(has_text="nobody has it")).to_have_count(abilities - len(held))
    expect(ann.page.locator(".boxes h4 .rule-chip")).to_have_text("6.4.4")


def side_marks(person: Person) -> Locator:
    return person.page.locator(".seat-mark")


def test_the_loser_is_told_with_the_scoring_as_a_table(visit: Visit, server: Server) -> None:
    """10.3.2: after the last turn both read how it ended, region by region."""
    ann, bob = visit(), visit(name="Bob")
    stands = {"france": (0, 3), "angola": (1, 0)}
    address = server.prepare(table(phase="end", turn=10, influence=stands, passing="ussr", military=(5, 5)), ann, bob)
    ann.sit_at(address)
    bob.sit_at(address)
    expect(ann.page.locator(".question .own-result")).to_have_text("You have lost.")
    expect(ann.page.locator(".the-end .own-result")).to_have_text("You have lost.")
    expect(bob.page.locator(".question .own-result")).to_have_text("You have won. Well played.")
    rows = ann.page.locator(".question .final-scoring tbody tr")
    told = {read(row.locator("th")): texts(row.locator("td")) for row in rows.all()}
    assert (told["Europe"], told["Africa"], told["The China Card"]) == (["·", "4"], ["2", "·"], ["·", "1"])
    assert texts(ann.page.locator(".question .final-scoring tfoot td")) == ["2", "5"]


def played_at_random(game: str) -> Match:
    match, random = realpolitik.new(game, seed=1), Random(1)
    while not match.over:
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    return match


@pytest.mark.parametrize("game", ["labyrinth", "world-order"])
def test_who_loses_another_game_is_told_so_too(visit: Visit, server: Server, game: str) -> None:
    """World Order shows points by source, Labyrinth how near the goals were; the loser reads so under both."""
    match = played_at_random(game)
    loser = match.returns.index(min(match.returns))
    ann = visit()
    seats = [ann if seat == loser else "random" for seat in range(len(match.seats))]
    ann.sit_at(server.prepare(match, *seats, seed="1"))
    expect(ann.page.locator(".question .own-result")).to_have_text("You have lost.")
    expect(ann.page.locator(".question").locator(".totals, .final-score").first).to_be_visible()


UNDER_ANOTHER = """(all) => all.filter((it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  return !it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((it) => it.textContent)"""


@pytest.mark.parametrize("game", ["twilight-struggle", "world-order"])
@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_what_can_be_done_at_the_end_lies_free_beside_the_result(
    visit: Visit, server: Server, size: str, game: str
) -> None:
    """The result, with all the points, keeps to the board, and scrolls there; the report and the downloads can be
    pressed before it is closed."""
    ann = of_size(visit, size)
    match = played_at_random(game)
    ann.sit_at(server.prepare(match, ann, *["random"] * (len(match.seats) - 1), seed="1"))
    expect(ann.page.locator(".the-end .end-told")).to_be_visible()
    ways = ann.page.locator(".ended .button")
    expect(ways.filter(has_text="Report")).to_be_visible()
    assert lasting(ann, lambda: list(ways.evaluate_all(UNDER_ANOTHER))) == []
    last = ann.page.locator(".the-end .end-told > *").last
    last.evaluate("(it) => it.scrollIntoView({ block: 'end' })")
    ann.page.locator(".the-end").get_by_role("button", name="Close").click()
    expect(ann.page.locator(".the-end")).to_have_count(0)
