"""The whole game without a mouse."""

from collections.abc import Callable

from playwright.sync_api import expect
from tabletop import table

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
