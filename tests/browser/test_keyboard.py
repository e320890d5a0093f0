"""The whole game without a mouse."""

import re
from collections.abc import Callable, Iterable
from random import Random

import pytest
from playwright.sync_api import expect
from tabletop import table

import realpolitik
from browser.player import LOOKS_AGAIN, NOWHERE, Person, read
from browser.server import Server
from realpolitik.kernel.match import Match

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


# -- every game to its end ---------------------------------------------------------------------------------------------

# A game of random choices that comes to its end by the rules, whatever is chosen in the last of it: its seed.
LAST = {"twilight-struggle": 72, "red-sea": 7, "labyrinth": 3, "world-order": 3}
LEFT = 3  # choices of Ann's
STANDS_ON_OFFER = """() => {
  const { activeElement: it } = document;
  return it.matches("button, [role=button]") && it.ariaDisabled !== "true"
    && !!it.closest(".offered, .question .choice");
}"""
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
WALKED = 200  # presses; no page has so much to go past
MAY_BE_CHOSEN = re.compile("Choose: ")


def near_its_end(game: str) -> Match:
    seed = LAST[game]
    match = realpolitik.new(game, seed=seed, options={"powers": "usa_russia"} if game == "world-order" else {})
    random = Random(seed)
    while not match.over:
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    own = [at for at, (seat, _) in enumerate(match.answers) if seat == 0]
    match.rewind(match.answers[: own[-LEFT]])
    return match


def walk_to(person: Person, condition: str, keys: Iterable[str]) -> None:
    """By keys alone, until what has the focus is what is looked for."""
    for key in keys:
        press(person, key)
        if person.page.evaluate(condition):
            return
    raise AssertionError(f"not to be found by keys: {condition}")


def named(start: str) -> str:
    return f"() => document.activeElement.textContent.trim().startsWith('{start}')"


class ByKeys:
    """Arrows, the tabulator and Enter."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def follow(self, words: str) -> None:
        walk_to(self.person, named(words), ["Tab"] * WALKED)
        press(self.person, "Enter")

    def choose(self) -> None:
        arrows = () if self.person.buttons else (*ARROWS, *ARROWS)
        walk_to(self.person, STANDS_ON_OFFER, (*arrows, *["Tab"] * WALKED))
        press(self.person, "Enter")

    def confirm(self) -> None:
        self.follow("Do it all the same")


class ByNames:
    """What is heard by whoever does not see: roles and names, and nothing else."""

    def __init__(self, person: Person) -> None:
        self.page = person.page

    def follow(self, words: str) -> None:
        roles = [self.page.get_by_role(role, name=re.compile(f"^{words}")) for role in ("link", "button")]
        roles[0].or_(roles[1]).first.press("Enter")

    def choose(self) -> None:
        page = self.page
        asked = page.get_by_role("complementary").get_by_role("heading", level=2).first.inner_text()
        buttons = page.get_by_role("group", name=" ".join(asked.split())[:20]).get_by_role("button", disabled=False)
        places = page.get_by_role("button", name=MAY_BE_CHOSEN)
        cards = page.get_by_role("list", name="Your hand").get_by_role("button", disabled=False)
        found = next((it for it in (places, cards, buttons) if it.count()), None)
        assert found, f"nothing on offer has a role and a name: {asked}"
        found.first.press("Enter")

    def confirm(self) -> None:
        self.page.get_by_role("alertdialog").get_by_role("button", name="Do it all the same").press("Enter")


@pytest.mark.parametrize("way", [ByKeys, ByNames])
@pytest.mark.parametrize("game", LAST)
def test_every_game_is_played_to_its_end(visit: Visit, server: Server, game: str, way: type[ByKeys | ByNames]) -> None:
    """From the lobby to the report."""
    match, ann = near_its_end(game), visit()
    server.prepare(match, ann, *["random"] * (len(match.seats) - 1), seed=str(LAST[game]))
    ann.open("/").page.mouse.move(*NOWHERE)
    ann.page.get_by_role("heading", name="Your games").wait_for()
    player = way(ann)
    player.follow("Continue")
    ann.wait_for_my_move()
    while not ann.over:
        before = ann.answered
        player.choose()
        while ann.answered == before:
            if ann.page.get_by_role("alertdialog").count():
                player.confirm()
            ann.page.wait_for_timeout(LOOKS_AGAIN)
        ann.wait_for_my_move()
    assert ann.answered > 1
    with ann.page.expect_popup() as report:
        player.follow("Report")
    expect(report.value.get_by_role("heading").first).to_be_visible()
