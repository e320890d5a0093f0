"""The whole game without a mouse."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tabletop import table

import realpolitik
from browser.player import NOWHERE, Person, read
from browser.server import Server

Visit = Callable[..., Person]

USSR = ["fidel", "vietnam_revolts", "romanian_abdication", "comecon", "nasser", "decolonization", "blockade", "nato"]
US = [
    "containment",
    "truman_doctrine",
    "independent_reds",
    "marshall_plan",
    "cia_created",
    "suez_crisis",
    "un_intervention",
]
MANY = 80  # answers; a turn has some thirty


def press(person: Person, key: str) -> None:
    person.page.keyboard.press(key)


def focused(person: Person) -> str:
    """What has the focus, if that can be seen."""
    told = person.page.evaluate(
        "() => document.activeElement?.matches(':focus-visible') ? document.activeElement.ariaLabel ?? "
        "document.activeElement.textContent : ''"
    )
    return str(told)


def answer_by_keys(person: Person) -> None:
    """Answer the question now open: a button by its key, a card or a country by the arrows and Enter."""
    buttons = person.buttons
    if buttons:
        wanted = buttons.index("Place influence") if "Place influence" in buttons else 0
        key = read(person.page.locator(".question .choice kbd").nth(wanted))
    else:
        press(person, "ArrowRight")
        assert focused(person), "the focus is nowhere to be seen"
        key = "Enter"
    with person.page.expect_response("**/answer"):
        press(person, key)
    person.wait_for_my_move()


def test_a_game_is_begun_by_keys(visit: Visit) -> None:
    """From the lobby to the first influence placed, taken back, looked up in the rules and asked advice about."""
    ann = visit().open("/")
    ann.game().wait_for()
    for _ in range(40):
        press(ann, "Tab")
        if focused(ann) == "Twilight Struggle: play against Cadet as USSR":
            break
    press(ann, "Enter")
    ann.wait_for_my_move()
    heading = ann.page.locator(".question .ask h2")
    expect(heading).to_contain_text("6 to go")

    press(ann, "ArrowRight")
    first = focused(ann)
    press(ann, "ArrowDown")
    assert focused(ann) not in ("", first)
    press(ann, "Enter")
    expect(heading).to_contain_text("5 to go")
    ann.wait_for_my_move()
    press(ann, "u")
    expect(heading).to_contain_text("6 to go")
    ann.wait_for_my_move()

    press(ann, ".")
    rules = ann.page.get_by_role("complementary", name="Rules")
    expect(rules.locator("h3 .rule-number")).to_have_text("3.2")
    press(ann, "Escape")  # the card beside the country goes first
    press(ann, "Escape")
    expect(rules).to_have_count(0)
    press(ann, "i")
    expect(ann.page.locator(".hint-line")).to_be_visible()
    for key, name in (("m", "Menu"), ("/", "Keys")):
        press(ann, key)
        expect(ann.page.get_by_role("dialog", name=name)).to_be_visible()
        press(ann, "Escape")
        expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_a_whole_turn_is_played_by_keys_alone(visit: Visit, server: Server) -> None:
    """The headline and six action rounds: cards by the arrows, their use by a number, countries by the arrows."""
    ann = visit()
    ann.sit_at(server.prepare(table(us=US, ussr=USSR, board="standard", phase="headline"), "cadet", ann))
    assert ann.question == "Choose your headline."
    ann.page.mouse.move(*NOWHERE)
    for _ in range(MANY):
        if ann.over or ann.instrument("Turn").startswith("TURN 2"):
            break
        answer_by_keys(ann)
    assert ann.instrument("Turn") == "TURN 2 /10 Headlines"
    assert len(ann.posted("answer")) >= 7


# -- every other game, by what those hear who do not see ---------------------------------------------------------------

HEARD = """() => {
  const { activeElement: it } = document;
  const role = it.getAttribute("role") ?? it.localName;
  return it.closest(".offered, .on-table.offered") && role === "button" ? it.getAttribute("aria-label") ?? "" : "";
}"""
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
WALKED = 150  # presses; no table has so much to go past
SOME = 10  # answers


def walk_to_offer(person: Person) -> str:
    """By arrows, and the tabulator where they lead nowhere, to the first thing on offer; and what it is called."""
    for key in (*ARROWS, *ARROWS, *["Tab"] * WALKED):
        press(person, key)
        if name := str(person.page.evaluate(HEARD)):
            return name
    raise AssertionError(f"nothing on offer is found by keys: {person.question}")


@pytest.mark.parametrize("game", ["red-sea", "labyrinth", "world-order"])
def test_other_games_are_played_by_keys_and_by_names(visit: Visit, server: Server, game: str) -> None:
    """Each answer is found by keys, and has a role and a name; every other one is chosen by these alone."""
    ann = visit()
    match = realpolitik.new(game, seed=1, options={"powers": "usa_russia"} if game == "world-order" else {})
    ann.sit_at(server.prepare(match, *[ann if not at else "random" for at in range(len(match.seats))], seed="1"))
    ann.page.mouse.move(*NOWHERE)
    for answer in range(SOME):
        ann.wait_for_my_move()
        if ann.over:
            break
        button = ann.page.locator(".question .choice kbd")
        key, name = (read(button.first), ann.buttons[0]) if button.count() else ("Enter", walk_to_offer(ann))
        with ann.page.expect_response("**/answer"):
            if answer % 2:
                ann.page.get_by_role("button", name=name).locator("visible=true").first.press("Enter")
            else:
                press(ann, key)
        if ann.page.get_by_role("alertdialog").count():
            ann.press("Do it all the same")
    assert ann.over or len(ann.posted("answer")) >= SOME
