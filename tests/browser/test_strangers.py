"""Two who never met, at every game, in windows of every size and in all languages: a table with a clock, found in
the lobby, played at, watched on a big screen, and left as a draw."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.player import Person
from browser.test_everywhere import words
from browser.test_screens import LANGUAGES, SIZES, lasting_faults, of_size
from browser.test_tv import CONTROLS
from realpolitik.language import speak

Visit = Callable[..., Person]

GAMES = ("twilight-struggle", "red-sea", "labyrinth", "world-order")
TELEVISION = {"width": 1920, "height": 1080}


class Somebody:
    """With a language, and a window of one size that is made another now and then."""

    def __init__(self, visit: Visit, size: str, language: str, other: str) -> None:
        self.person, self.sizes = of_size(visit, size), (other, size)
        self.language = language
        self.person.context.add_init_script(f"localStorage.setItem('realpolitik.language', '{language}')")
        self.page = self.person.page

    def said(self, message: str, **values: object) -> str:
        pattern = words(self.language).get_message(message).value
        assert pattern is not None
        return str(words(self.language).format_pattern(pattern, values)[0])

    def button(self, message: str, **values: object) -> Locator:
        return self.page.get_by_role("button", name=self.said(message, **values), exact=True).locator("visible=true")

    def look_over(self) -> None:
        """In both sizes."""
        for size in self.sizes:
            width, height = SIZES[size]
            self.page.set_viewport_size({"width": width, "height": height})
            assert lasting_faults(self.person) == [], size


@pytest.mark.parametrize("game", GAMES)
def test_strangers_meet_play_by_the_clock_and_agree_on_a_draw(visit: Visit, game: str) -> None:
    """Each game in windows of all sizes, and in all languages."""
    turn, sizes = GAMES.index(game), list(SIZES)
    ann = Somebody(visit, sizes[turn % 3], LANGUAGES[(turn + 1) % 3], sizes[(turn + 2) % 3])
    bob = Somebody(visit, sizes[(turn + 1) % 3], LANGUAGES[(turn + 2) % 3], sizes[(turn + 2) % 3])
    seek(ann, game)
    sit_down(bob, f"Ann {game}")
    for one in (ann, bob):
        expect(one.page.locator(".seat .dial.runs, .phone-dials .dial.runs").first).to_be_attached()
        if game == "world-order":  # the two piles to choose from lie over all else
            one.page.locator(".question .choice").first.click()
            expect(one.page.locator(".question .choice")).to_have_count(0)
        one.look_over()
    watched(visit, ann.page.url, LANGUAGES[turn % 3])
    ann.button("menu").click()
    ann.button("draw-offer").click()
    expect(bob.page.locator(".wish")).to_be_visible()
    bob.look_over()
    bob.button("wish-agree").click()
    for one in (ann, bob):
        expect(one.page.locator(".question .ended")).to_be_visible()
        one.look_over()


def seek(ann: Somebody, game: str) -> None:
    """For a live game of two."""
    ann.person.open("/")
    ann.page.get_by_label(ann.said("lobby-nickname")).fill(f"Ann {game}")
    ann.page.get_by_role("button", name=f"+ {ann.said('open-tables-open')}", exact=True).click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label(ann.said("open-tables-game")).select_option(label=speak(game, ann.language).game())
    players = dialog.get_by_role("radiogroup", name=ann.said("lobby-players"))
    if players.count():
        players.locator("label", has_text="2").click()
    dialog.get_by_role("radio", name=ann.said("clock-choose-live")).check()
    ann.look_over()
    dialog.locator(".sides button").first.click()
    ann.page.wait_for_url("**/match/**")
    ann.person.wait_until_settled()


def sit_down(bob: Somebody, host: str) -> None:
    bob.person.open("/")
    offered = bob.page.locator(".open-tables tbody tr", has_text=host)
    offered.wait_for()
    bob.look_over()
    offered.locator(".sit-down button").first.click()
    bob.page.wait_for_url("**/match/**")
    bob.person.wait_until_settled()


def watched(visit: Visit, address: str, language: str) -> None:
    """By everybody in the room: nothing is to be pressed, and nothing cut off."""
    eve = visit(viewport=TELEVISION)
    eve.context.add_init_script(f"localStorage.setItem('realpolitik.language', '{language}')")
    eve.open(f"{address}?tv")
    expect(eve.page.locator(".following h2")).not_to_be_empty()
    assert eve.page.evaluate(CONTROLS) == 0
    assert lasting_faults(eve) == []
