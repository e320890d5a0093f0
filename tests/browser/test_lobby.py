"""The lobby: whoever comes for a game tonight sees all of them at once, and every way to begin one begins it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.player import Person
from browser.server import Server
from browser.test_screens import LANGUAGES, THEMES, change_theme, lasting_faults, of_size, prefer
from browser.test_starting import games, lobby
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match

Visit = Callable[..., Person]

TITLES = ("Twilight Struggle", "Labyrinth: The War on Terror", "Twilight Struggle: Red Sea", "World Order")
NARROW = {"tablet": 1024, "phone": 390}
LEAST = 40  # pixels, for a finger
# What is smaller than a finger, but for the links that all of a row follows.
SMALL = """(least) => [...document.querySelectorAll("main :is(button, a, select, summary, input)")]
  .filter((it) => it.checkVisibility() && !it.matches(".stretched, .one-of input"))
  .map((it) => [it, it.getBoundingClientRect()])
  .filter(([, { height }]) => height < least)
  .map(([it, { height }]) => `${it.className} ${it.textContent.trim()}: ${height}`)"""
BELOW = """() => [...document.querySelectorAll(".games .side, .games .way")]
  .filter((it) => it.getBoundingClientRect().bottom > innerHeight).map((it) => it.textContent)"""

TOP = "(it) => it.getBoundingClientRect().top"


def with_games(person: Person, server: Server) -> Person:
    """Who has a game of each kind, and sees tables that others have opened."""
    for name in ("twilight-struggle", "red-sea", "labyrinth", "world-order"):
        game = game_named(name)
        match = Match(game, game.setup(), Seeded("1"))
        server.prepare(match, person, *["cadet"] * (len(match.seats) - 1))
    return person


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_begins_on_the_first_screen(visit: Visit, language: str) -> None:
    """With its board, a button for each side, and all other ways."""
    ann = visit()
    prefer(ann, language)
    ann.open("/")
    expect(ann.page.locator(".games .game")).to_have_count(len(TITLES))
    assert lasting_faults(ann, BELOW) == []
    for game in ann.page.locator(".games .game").all():
        assert game.locator(".against .side").count() >= 2
        expect(game.locator(".board-picture")).to_be_in_viewport()
    expect(ann.page.locator(".pictured:has(path)")).to_have_count(len(TITLES))
    tops = [float(it.evaluate(TOP)) for it in ann.page.locator(".against").all()]
    assert max(tops) - min(tops) < 1, "whom one plays against stands at one height"


@pytest.mark.parametrize("size", NARROW)
def test_a_full_lobby_fits_a_narrow_window(visit: Visit, server: Server, size: str) -> None:
    """With games of one's own and an open table: nothing is cut off or scrolls sideways, by night and on paper, and on
    a phone a finger finds everything."""
    bob = lobby(visit(name="Bob"))
    seek(bob, "Labyrinth: The War on Terror")
    ann = with_games(of_size(visit, size), server)
    for language in LANGUAGES:
        prefer(ann, language)
        ann.open("/")
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        check_a_full_lobby(ann, size)


def check_a_full_lobby(ann: Person, size: str) -> None:
    expect(games(ann, "running")).to_have_count(4)
    ann.page.locator(".open-tables tbody tr").first.wait_for()
    for fold in ("guided", "all"):
        ann.page.locator(f".learn-{fold} > summary").click()
    ann.page.locator(".match-opens").first.click()
    ann.page.evaluate("scrollTo(0, 0)")  # what is scrolled by goes under the bar
    faults = []
    for theme in THEMES:
        change_theme(ann, theme)
        faults += [f"{theme}: {fault}" for fault in lasting_faults(ann)]
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= NARROW[size]
    if size == "phone":
        faults += ann.page.evaluate(SMALL, LEAST)
        assert top(ann, ".running") < top(ann, ".games"), "one's own games come first"
    assert faults == []


def top(person: Person, what: str) -> float:
    return float(person.page.locator(what).evaluate(TOP))


def seek(person: Person, game: str) -> None:
    """Open a table from the list of them."""
    person.press("+ Open a table")
    dialog = person.page.get_by_role("dialog", name="Against anybody")
    dialog.get_by_label("Game").select_option(label=game)
    dialog.get_by_role("button", name="as US", exact=True).click()
    person.wait_until_settled()


def test_a_table_is_opened_where_they_are_listed(visit: Visit) -> None:
    ann = lobby(visit())
    seek(ann, "Twilight Struggle: Red Sea")
    expect(ann.page.get_by_role("checkbox", name="Anybody may take a free seat")).to_be_checked()
    sent = ann.posted("matches")[-1].post_data_json
    assert (sent["game"], sent["open"]) == ("red-sea", True)


@pytest.mark.parametrize(
    ("game", "way", "seats"),
    [
        ("Twilight Struggle: Red Sea", "Two at this screen", ["here", "here"]),
        ("World Order", "All at this screen", ["here"] * 4),
        ("Labyrinth: The War on Terror", "Play alone", ["here"]),
        ("Labyrinth: The War on Terror", "play against Cadet as Jihadists", ["bot", "here"]),
        ("World Order", "play against Cadet as EU", ["bot", "here", "bot", "bot"]),
    ],
)
def test_one_press_is_enough(visit: Visit, game: str, way: str, seats: list[str]) -> None:
    ann = lobby(visit())
    ann.game(game).get_by_role("button", name=way).click()
    ann.wait_until_settled()
    sent = ann.posted("matches")[-1].post_data_json
    assert [seat["kind"] for seat in sent["seats"]] == seats


def test_who_is_new_is_led_to_a_guided_game(visit: Visit) -> None:
    """In the head, on the first screen, until there is a game; the scenes of Learn stand below."""
    ann = lobby(visit())
    door = ann.page.get_by_role("button", name="Begin with a guided game")
    expect(door).to_be_in_viewport()
    expect(ann.page.locator(".new-here")).to_contain_text("about 40 minutes")
    door.click()
    ann.wait_for_my_move()
    expect(ann.page.get_by_role("region", name="Guide")).to_be_visible()
    lobby(ann)
    expect(door).to_have_count(0)
    expect(games(ann, "running")).to_contain_text("with the guide")
    ann.press("Play the scene")
    ann.wait_for_my_move()
    expect(ann.page.get_by_role("region", name="Scene")).to_be_visible()


def test_a_scene_leads_back_to_what_is_to_be_learnt(visit: Visit) -> None:
    """The guided games stand unfolded, and in sight."""
    ann = visit(viewport={"width": 390, "height": 844})
    ann.open("/#learn")
    expect(ann.page.get_by_role("button", name="Begin as USSR", exact=True)).to_be_visible()
    expect(ann.page.locator(".learn h2")).to_be_in_viewport()
