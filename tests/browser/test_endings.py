"""Ending a game by clicking: a draw that both agree on, and a game that is given up after one question."""

from collections.abc import Callable

from playwright.sync_api import expect
from tabletop import table

from browser.player import Person
from browser.server import Server

Visit = Callable[..., Person]


def test_a_draw_is_offered_refused_and_agreed_on_and_a_game_is_resigned(visit: Visit, server: Server) -> None:
    ann, bob = visit(), visit()
    for agreed in (True, False):
        position = table(us=["duck_and_cover", "containment"], ussr=["nato", "decolonization"], board="standard")
        address = server.prepare(position, bob, ann)
        ann.sit_at(address)
        bob.sit_at(address)
        ann.press("Menu")
        ann.press("Offer a draw")
        expect(bob.page.get_by_text("USSR offers a draw.")).to_be_visible()
        bob.press("Agree" if agreed else "Refuse")
        if not agreed:
            expect(ann.page.locator(".wish")).to_have_count(0)
            ann.press("Menu")
            ann.press("Resign")
            expect(ann.page.get_by_text("You lose, and the game is over for good.")).to_be_visible()
            assert not ann.posted("resign")
            ann.press("Yes, I resign")
        for person in (ann, bob):
            expect(person.page.locator(".question .ended")).to_be_visible()
        how = "The players agree on a draw." if agreed else "USSR resigned."
        expect(bob.page.locator(".question .ended .how")).to_contain_text(how)
