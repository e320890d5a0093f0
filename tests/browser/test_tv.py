"""The table on a big screen: it follows the game as spectators see it, and there is nothing to press."""

from collections.abc import Callable

from playwright.sync_api import expect

import realpolitik
from browser.player import Person
from browser.server import Server
from browser.test_playing import ussr_to_move
from browser.test_screens import CLIPPED, lasting_faults

Visit = Callable[..., Person]

TELEVISION = {"width": 1920, "height": 1080}
CONTROLS = """() => [...document.querySelectorAll("button, a, input, [role=button]")]
  .filter((it) => it.checkVisibility() && getComputedStyle(it).pointerEvents !== "none").length"""


def test_a_big_screen_follows_the_game(visit: Visit, server: Server) -> None:
    """Even where a player's own browser shows it: no hand, the last card in full, the newest line of the log."""
    ann = visit()
    path = server.prepare(ussr_to_move(ussr=["fidel", "decolonization"]), "", ann)
    ann.sit_at(path)
    screen = ann.context.new_page()
    screen.set_viewport_size(TELEVISION)  # type: ignore[arg-type]
    screen.goto(f"{path}?tv")
    expect(screen.locator(".following h2")).to_have_text("Waiting for USSR.")
    assert screen.locator(".hand-area .card-button, .question .choice").count() == 0
    assert screen.evaluate(CONTROLS) == 0
    ann.play("Fidel")
    ann.answer("Event")
    expect(screen.locator(".following h4")).to_contain_text("Fidel")
    expect(screen.locator(".log")).to_contain_text("Fidel occurs")
    expect(screen.locator(".following h2")).to_have_text("Waiting for US.")
    assert "Decolonization" not in screen.content()


def test_a_big_screen_shows_every_game(visit: Visit, server: Server) -> None:
    eve = visit(viewport=TELEVISION)
    for game in ("red-sea", "labyrinth", "world-order"):
        match = realpolitik.new(game, seed=1)
        eve.open(f"{server.prepare(match, *[''] * len(match.seats), seed='1')}?tv")
        expect(eve.page.locator(".following h2")).not_to_be_empty()
        assert eve.page.evaluate(CONTROLS) == 0
        assert lasting_faults(eve, CLIPPED) == [], game
