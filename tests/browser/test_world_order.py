"""World Order in a browser: begun in two clicks, played on its plates, its market and on a phone."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

import realpolitik
from browser.player import Person
from browser.server import Server
from browser.test_screens import Visit, of_size
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, Question

EU = 1
POWERS = 4
MANY = 20_000  # answers, more than a game has


def played(until: Callable[[Match], bool], seed: int = 3) -> Match:
    """A random game of four, up to where something holds."""
    match, chance = realpolitik.new("world-order", seed=seed), Random(seed)
    for _ in range(MANY):
        if until(match) or match.over:
            break
        question = chance.choice(match.questions)
        match.answer(chance.choice(question.options), question.seat)
    assert until(match), "such a moment never came"
    return match


def asked(match: Match, kind: str) -> bool:
    """Whether the EU, and nobody else, is asked this."""
    return [(it.seat, KINDS[it.kind].name) for it in match.questions] == [(EU, kind)]


def question_of(match: Match) -> Question:
    return match.questions[0]


def sit(server: Server, ann: Person, match: Match) -> None:
    ann.sit_at(server.prepare(match, "random", ann, "random", "random", seed="7"))


def test_a_game_for_three_is_two_clicks_away(visit: Visit) -> None:
    ann = visit().open("/")
    game = ann.game("World Order")
    game.get_by_role("radiogroup", name="Players").locator("label", has_text="3").click()
    game.get_by_role("button", name="as China").click()
    ann.wait_for_my_move()
    expect(ann.page.locator(".seat:not(.not-played)")).to_have_count(3)
    expect(ann.page.locator(".seat.not-played")).to_have_count(1)


def test_a_region_is_engaged_in_on_its_plate(visit: Visit, server: Server) -> None:
    """W9.1: what can be chosen glows, and is chosen where it lies."""
    match = played(lambda match: asked(match, "engage_where"))
    names = [match.game.describe_option(question_of(match), it) for it in question_of(match).options if it < 7]
    ann = visit()
    sit(server, ann, match)
    assert sorted(ann.glowing) == sorted(names)
    ann.take("region", names[0])
    assert ann.glowing == []


def trades(match: Match) -> bool:
    """Whether the EU holds a card for a plain trade, and has something to sell."""
    view = match.view(EU)
    stock = view["mats"]["eu"]["stock"]
    return "eu_foreign_trade" in view["hand"] and stock["services"] >= 2 and stock["food"] >= 2


def test_the_market_comes_forward_while_one_researches(visit: Visit, server: Server) -> None:
    """W17.6: six whole cards, and those that can be bought glow."""
    match = played(lambda match: asked(match, "research_what"))
    ann = visit()
    sit(server, ann, match)
    forward = ann.page.locator(".forward .whole-card")
    expect(forward).to_have_count(len([it for it in match.view(EU)["market"]["row"] if it]))
    cards = [name for kind, name in ann.offered if kind == "card"]
    assert set(cards) <= set(match.view(EU)["market"]["row"])


def test_on_a_phone_the_tab_opens_that_is_asked_about(visit: Visit, server: Server) -> None:
    ann = of_size(visit, "phone")
    sit(server, ann, played(lambda match: asked(match, "research_what")))
    tabs = ann.page.locator(".phone-tabs")
    expect(tabs.get_by_role("tab", name="Market")).to_have_attribute("aria-selected", "true")
    tabs.get_by_role("tab", name="My mat").tap()
    expect(ann.page.locator(".tab-page .mat")).to_be_visible()
    expect(ann.page.locator(".purse .money")).to_be_visible()
    tabs.get_by_role("tab", name="Others").tap()
    expect(ann.page.locator(".tab-page .short-mat")).to_have_count(POWERS - 1)
