"""A trade of World Order, built by clicking and undone step by step (W10)."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect
from world_order.looking import Table
from world_order.tables import table

from browser.player import Person
from browser.server import Server

Visit = Callable[..., Person]

SOLD_ONE = "Sold 1 Services +15 money Bought – 65 money (+15)"
SOLD = "Sold 1 Services 1 Armies +35 money Bought"
# Each step: what is clicked, and what the strip then tells of sold and bought, of money, and of what is left to do.
STEPS = [
    ("Services", "Sold – Bought – 50 money"),
    ("1", f"{SOLD_ONE} exports left: 1"),
    ("Armies", f"{SOLD} – 85 money (+35) imports left: 2"),
    ("Energy", f"{SOLD} – 85 money (+35)"),
    ("Russia", f"{SOLD} – 85 money (+35)"),
    ("2", f"{SOLD} 2 Energy −6 money 79 money (+29)"),
    ("From your allies", f"{SOLD} 2 Energy −6 money 79 money (+29)"),
    ("1", f"{SOLD} 3 Energy −9 money 76 money (+26) imports left: 1"),
    ("Goods", f"{SOLD} 3 Energy −9 money 76 money (+26)"),
    ("China", f"{SOLD} 3 Energy 1 Goods −19 money 66 money (+16)"),
]
BEGINNING = "Sold – Bought – 50 money exports left: 2"


def trading() -> Table:
    """The USA has services and armies to sell; energy is to be had of Mexico and Russia, goods of Japan and China."""
    return table(
        turn="usa",
        hand={"usa": ["usa_foreign_trade", "usa_new_allies"]},
        stock={"usa": {"services": 4, "army": 3, "energy": 0, "goods": 0}},
        money={"usa": 50},
        allies={"usa": ["canada"]},
    )


def strip(person: Person) -> Locator:
    return person.page.locator(".strip-trade")


def expect_strip(person: Person, words: str) -> None:
    expect(strip(person)).to_have_text(words, use_inner_text=True, ignore_case=True)


def test_a_trade_is_built_and_undone_step_by_step(visit: Visit, server: Server) -> None:
    """W10.2, W10.4, W10.6: two exports, energy from a player and from an ally, goods from another player; the strip
    counts along. Undone, each step is gone from it, down to the card that began the trade."""
    ann = visit()
    ann.sit_at(server.prepare(trading().match, ann, "random", "random", "random", seed="7"))
    money = ann.page.locator(".mat .money b")
    ann.play("Foreign Trade")
    expect_strip(ann, BEGINNING)
    questions = [ann.question]
    for choice, told in STEPS:
        ann.answer(choice)
        expect_strip(ann, told)
        questions.append(ann.question)
    expect(money).to_have_text("66")

    told_before = [BEGINNING, *[told for _, told in STEPS[:-1]]]
    for told, question in zip(reversed(told_before), reversed(questions[:-1]), strict=True):
        ann.press("Undo")
        expect(ann.page.locator(".question .ask h2")).to_contain_text(question)
        expect_strip(ann, told)
        ann.wait_for_my_move()
    expect(money).to_have_text("50")
    ann.press("Undo")
    expect(strip(ann)).to_have_count(0)
    ann.wait_for_my_move()
    assert set(ann.playable) == {"Foreign Trade", "New Allies"}


def test_who_sold_is_paid(visit: Visit, server: Server) -> None:
    """W10.6, W10.8: the mats of the others show the money for it, and a commerce card less."""
    ann = visit()
    ann.sit_at(server.prepare(trading().match, ann, "", "", "", seed="7"))
    ann.play("Foreign Trade")
    for choice, told in STEPS:
        ann.answer(choice)
        expect_strip(ann, told)
    ann.answer("Enough")
    expect(strip(ann)).to_have_count(0)
    expect(ann.page.locator(".question h2")).to_contain_text("EU")
    for power, money, commerce in (("eu", "25", "2/2"), ("russia", "21", "2/3"), ("china", "30", "1/2")):
        mat = ann.page.locator(f".short-mat.side-{power}")
        expect(mat.locator(".money b")).to_have_text(money)
        expect(mat).to_contain_text(f"commerce {commerce}")
    expect(ann.page.locator(".mat .money b")).to_have_text("66")
    assert any("imports 1" in line and "from China for 10 money" in line for line in ann.log)


def test_what_is_produced_is_not_what_was_bought(visit: Visit, server: Server) -> None:
    """The World's Factory trades and then produces (W15): the strip of each tells of that action alone."""
    position = table(
        turn="china", hand={"china": ["china_worlds_factory"]}, stock={"china": {"goods": 3, "energy": 9, "raw": 9}}
    )
    ann = visit()
    ann.sit_at(server.prepare(position.match, "", "", "", ann, seed="7"))
    ann.play("The World's Factory")
    for choice in ("Goods", "2", "Enough", "Enough"):
        ann.answer(choice)
    production = ann.page.locator(".strip-production")
    expect(production).to_be_visible()
    expect(production.locator(".column").last).not_to_contain_text("2")


def test_what_cannot_be_traded_says_why(visit: Visit, server: Server) -> None:
    """W10.2, W10.7: on the mat, where it lies; a click there does nothing."""
    ann = visit()
    ann.sit_at(server.prepare(trading().match, ann, "", "", "", seed="7"))
    ann.play("Foreign Trade")
    expect_strip(ann, BEGINNING)
    for resource, rule in (("energy", "W10.2"), ("diplomacy", "W10.7")):
        ann.look_away()
        ann.thing("resource", resource).hover()
        expect(ann.tip.locator(".why-not")).not_to_be_empty()
        expect(ann.tip.locator(".why-not .rule-chip")).to_have_text(rule)
    ann.thing("resource", "diplomacy").click()
    ann.answer("Services")
    expect_strip(ann, STEPS[0][1])
    assert len(ann.posted("answer")) == 2, "the card and the services, and nothing else"
