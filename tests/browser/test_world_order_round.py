"""World Order at one screen: a whole round of four by clicking, with the curtain between them; and three of them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from world_order.tables import table

from browser.mats import answer_soon, arrived, lift_curtain, round_of
from browser.player import Person, texts
from browser.server import Server

Visit = Callable[..., Person]

MANY = 120  # answers; no round of people who mostly pass has so many
TOP = {
    "usa": ["usa_new_allies"],
    "eu": ["eu_foreign_trade"],
    "russia": ["russia_military_reinforcements"],
    "china": ["china_diplomatic_engagement"],
}
# What each power plays in its first turn: a card, then things where they lie, or the words of buttons.
PLAYS: dict[str, tuple[str, list[tuple[str, str] | str]]] = {
    "USA": ("New Allies", [("country", "canada"), "Pay"]),
    "EU": ("Foreign Trade", [("resource", "food"), "2", "Enough", "Enough"]),
    "RUSSIA": ("Military Reinforcements", ["From your player board", ("region", "central_asia"), "Enough"]),
    "CHINA": ("Diplomatic Engagement", [("region", "africa"), ("country", "south_africa_s"), "Permanent slot"]),
}


def play_first_turn(person: Person, who: str) -> None:
    title, steps = PLAYS[who]
    answered = person.answered
    person.play(title)
    for number, step in enumerate(steps, answered + 1):
        arrived(person, number)
        if isinstance(step, str):
            person.answer(step)
        else:
            person.take(*step)
    arrived(person, answered + 1 + len(steps))


def holders_in_sight(person: Person) -> set[str]:
    """The powers whose cards are in the document as a hand."""
    cards = person.page.locator(".hand-area [data-card]").evaluate_all("(all) => all.map((it) => it.dataset.card)")
    return {str(card).split("_")[0] for card in cards}


@pytest.mark.timeout(600)  # a hundred answers: on a busy machine they may take longer than what hangs is given
def test_a_whole_round_of_four_at_one_screen(visit: Visit, server: Server) -> None:
    """W5: turn order, priorities, four turns each, research, aftermath. The one who is asked lifts the curtain, and
    sees no hand but their own; what was done is on the table, and what it brought in the panel at the end."""
    position = table(turn="usa", phase="preparation", top=TOP, stock={"china": {"diplomacy": 9}})
    ann = visit()
    ann.sit_at(server.prepare(position.match, ann, ann, ann, ann, seed="3"))
    curtain, turns = ann.page.locator(".curtain"), dict.fromkeys(PLAYS, 0)
    for _ in range(MANY):
        if curtain.count():
            assert holders_in_sight(ann) == set()
        who = lift_curtain(ann)
        if round_of(ann) > 1:
            break
        assert holders_in_sight(ann) <= {who.lower()}
        if ann.question.startswith("Turn "):
            turns[who] += 1
        if ann.question.startswith("Turn 1:"):
            play_first_turn(ann, who)
        else:
            answer_soon(ann, "Yes")
    assert turns == dict.fromkeys(PLAYS, 4)

    panel = ann.page.get_by_role("region", name="End of round 1")
    expect(panel.locator("tbody th")).to_have_text(["Prosperity", "Threats"])
    scores = ann.page.locator(".instrument.scores .score")
    shown = {side: points(ann, side) for side in ("usa", "eu", "russia", "china")}
    assert shown == {"usa": 2, "eu": 2, "russia": 0, "china": 1 + 3 - 2}
    assert sorted(texts(panel.locator("tfoot td"))) == ["1", "2", "2", "·"]  # the slot was before
    expect(scores).to_have_count(4)
    ann.press("Go on")
    expect(panel).to_have_count(0)
    plate = ann.plate("africa")
    expect(plate.locator(".permanent .token.side-china")).to_have_count(1)
    expect(ann.plate("central_asia").locator(".army.side-russia b")).to_have_text("1")
    assert any("new ally: Canada" in line for line in ann.log)
    assert any("The EU exports 2 food for 10 money" in line for line in ann.log)


def points(person: Person, side: str) -> int:
    shown = person.page.locator(f".instrument.scores .score.side-{side} b").inner_text()
    return int(shown.replace("−", "-"))


def test_three_at_one_screen(visit: Visit) -> None:
    """From the lobby: each sets up in secret and plays a turn; the power that nobody plays sends what its cards say."""
    ann = visit().open("/")
    game = ann.game("World Order")
    game.get_by_role("radiogroup", name="Players").locator("label", has_text="3").click()
    game.get_by_role("combobox", name="Who plays").select_option("USA · EU · China")
    game.get_by_role("button", name="All at this screen").click()
    ann.wait_until_settled()
    expect(ann.page.locator(".curtain")).to_contain_text("Each chooses in secret")
    expect(ann.page.locator(".curtain .lift")).to_have_count(3)
    expect(ann.page.locator(".seat:not(.not-played)")).to_have_count(3)
    expect(ann.page.locator(".seat.not-played")).to_contain_text("Russia")
    expect(ann.page.locator(".instrument.arrivals .arrival")).not_to_have_count(0)
    asked = []
    for _ in range(MANY):
        assert holders_in_sight(ann) == set() or not ann.page.locator(".curtain").count()
        who = lift_curtain(ann)
        assert holders_in_sight(ann) <= {who.lower()}
        if ann.question.startswith("Turn 2:"):
            break
        asked.append(who)
        answer_soon(ann)
    assert set(asked[:3]) == {"USA", "EU", "CHINA"}
    assert {who for who in asked if asked.count(who) >= 2} == {"USA", "EU", "CHINA"}
    for name in ("usa", "eu", "china"):
        turns = ann.page.locator(f".seat.side-{name} .turns-played")
        expect(turns).to_have_attribute("aria-label", "1 of 4 turns played")
