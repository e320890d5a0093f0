"""What axe, which knows the rules of accessible pages, has against ours: nothing serious, by night and on paper."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import realpolitik
from browser.conftest import not_here
from browser.player import Person
from browser.server import Server
from browser.test_playing import ussr_to_move
from browser.test_replay import finished
from browser.test_screens import change_theme

Visit = Callable[..., Person]

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("twilight-struggle", "red-sea", "labyrinth", "world-order")
# A plate or a card is a picture that its name describes in words: that it does not repeat each digit in it is no fault.
# Each thing that is seriously wrong: the rule, how much of it there is, and the first of it.
SERIOUS = """async (rules) => {
  const isPicture = (rule, element) => rule === "label-content-name-mismatch" &&
    element.matches(".plate, .region, .card-button, .short-mat-open");
  const still = new CSSStyleSheet();
  still.replaceSync("* { transition: none !important }");  // colours change at once
  document.adoptedStyleSheets = [still];
  const options = { resultTypes: ["violations"], elementRef: true, ...rules };
  const { violations } = await axe.run(document, options);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter(({ element }) => !isPicture(id, element)) }))
    .filter(({ nodes }) => nodes.length)
    .map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary}`);
}"""


@pytest.fixture
def found(visit: Visit) -> Callable[[Person, str], list[str]]:
    if not AXE.exists():
        not_here("axe is not installed: python3 run check brings it, if there is Node.js")

    def found(person: Person, where: str) -> list[str]:
        """What is seriously wrong with what the window shows, by night and on paper."""
        if not person.page.evaluate("() => 'axe' in window"):
            person.page.evaluate(AXE.read_text(encoding="utf-8"))
        change_theme(person, "paper")
        faults = person.page.evaluate(SERIOUS, {"runOnly": ["color-contrast"]})  # nothing else is otherwise on paper
        change_theme(person, "dark")
        return [f"{where}: {fault}" for fault in faults + person.page.evaluate(SERIOUS, {})]

    return found


Found = Callable[[Person, str], list[str]]


def test_lobby_join_and_rules(visit: Visit, found: Found) -> None:
    ann = visit().open("/")
    ann.game().wait_for()
    faults = found(ann, "lobby")
    ann.page.set_viewport_size(
        {"width": 1440, "height": 1900}
    )  # axe takes for hidden what would have to be scrolled to
    ann.page.locator(".game .more").first.click()
    ann.page.locator(".options").first.wait_for()
    faults += found(ann, "lobby with choices")
    ann.page.keyboard.press("Escape")
    ann.game().get_by_role("button", name="Play with a friend").click()
    ann.press("as US")
    link = ann.page.get_by_role("textbox", name="Link for: USSR").input_value()
    faults += found(ann, "invitation")
    bob = visit().open(link)
    bob.page.get_by_role("textbox").first.wait_for()
    faults += found(bob, "join")
    ann.open("/rules/labyrinth")
    ann.page.locator("h2").first.wait_for()
    faults += found(ann, "rules")
    assert faults == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table(visit: Visit, server: Server, found: Found, game: str) -> None:
    """With a question, what others did before it, and the menu over it. The focus begins at the question."""
    ann = visit()
    match = realpolitik.new(game, seed=1)
    ann.open(server.prepare(match, ann, *["random"] * (len(match.seats) - 1), seed="1"))
    ann.wait_for_my_move()
    expect(ann.page.locator(".question")).to_be_focused()
    expect(ann.page.get_by_role("heading", level=1)).to_have_count(1)
    faults = found(ann, "question")
    ann.press("Menu")
    ann.page.get_by_role("dialog").wait_for()
    assert faults + found(ann, "menu") == []


def test_a_plan_a_tip_rules_at_the_side_and_a_replay(visit: Visit, server: Server, found: Found) -> None:
    ann, eve = visit(plans=True), visit()
    path = server.prepare(ussr_to_move(ussr=["comecon", "decolonization"]), "", ann)
    ann.sit_at(path)
    ann.look_at("france")
    faults = found(ann, "tip")
    ann.play("COMECON")
    ann.choose("iraq")
    ann.page.locator(".plan-step").nth(1).wait_for()
    faults += found(ann, "plan")
    ann.press("Rules")
    ann.page.locator(".rule-text").first.wait_for()
    faults += found(ann, "rules at the side")
    eve.open(f"{path}?replay")
    eve.page.get_by_role("slider").wait_for()
    assert faults + found(eve, "replay") == []


def test_a_replay_with_comments_and_a_picture(visit: Visit, server: Server, found: Found) -> None:
    ann = visit()
    ann.open(f"{server.prepare(finished(), ann, 'random')}?replay=60")
    ann.press("Comment on this moment")
    ann.page.get_by_role("textbox").fill("Here it turned.")
    ann.press("Say it")
    ann.page.locator(".comment").wait_for()
    ann.press("Comment on this moment")
    ann.press("Animated picture")
    faults = found(ann, "comment and stretch")
    ann.page.get_by_role("slider").fill("56")
    ann.press("Begin here")
    ann.press("Make the picture")
    ann.page.get_by_role("dialog").get_by_role("img").wait_for()
    assert faults + found(ann, "picture") == []


def test_links_lead_past_the_beginning_and_nobody_is_torn_from_typing(visit: Visit, server: Server) -> None:
    """The links are seen by whoever comes to them by keys; and who chats goes on when the question comes."""
    ann, bob = visit(), visit(name="Bob")
    path = server.prepare(ussr_to_move(ussr=["fidel", "decolonization"]), bob, ann)
    ann.sit_at(path)
    link = ann.page.get_by_role("link", name="To the question")
    expect(link).not_to_be_in_viewport()
    link.focus()
    expect(link).to_be_in_viewport()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".question")).to_be_focused()

    bob.sit_at(path)
    bob.page.keyboard.press("c")
    field = bob.page.get_by_role("textbox")
    field.fill("good lu")
    ann.play("Fidel")
    ann.answer("Event")
    bob.wait_for_my_move()
    expect(field).to_be_focused()
