"""How much a page weighs: the requests and bytes of a first visit, and of one by a browser that knows the page."""

import re
from collections.abc import Callable

import pytest

from browser.loading import Loading, counted
from browser.player import Person
from browser.server import Server
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match

Visit = Callable[..., Person]

MOST_REQUESTS = 25
MOST_BYTES = 250_000
MOST_WARM = 3  # the page itself, the screen, the live channel
LOOKED_UP = re.compile("/(steps|prospects)[?]")  # once the table is there: what others did, what choices would do
GAMES = ("twilight-struggle", "red-sea", "labyrinth", "world-order")


def opened(person: Person, path: str, seen: str) -> Loading:
    """All that was fetched until the page has come to rest."""
    with counted(person) as loading:
        person.page.goto(path)
        person.page.locator(seen).first.wait_for()
        person.page.wait_for_load_state("networkidle")
    return loading


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light_at_first_and_asks_for_nothing_that_is_known(visit: Visit, server: Server, game: str) -> None:
    ann, played = visit(), game_named(game)
    match = Match(played, played.setup(), Seeded("1"))
    path = server.prepare(match, ann, *["random"] * (len(match.seats) - 1))
    first = opened(ann, path, ".question h2")
    assert len(first.requests) <= MOST_REQUESTS, first.requests
    assert first.size <= MOST_BYTES, first.weighed()
    again = opened(ann, path, ".question h2").requests
    needed = [it for it in again if not LOOKED_UP.search(it)]
    assert len(needed) <= MOST_WARM, needed


def test_the_lobby_is_lighter_and_a_table_begins_with_what_it_has(visit: Visit) -> None:
    ann = visit()
    first = opened(ann, "/", ".game .board-picture")
    assert ann.page.locator(".pictured:has(path)").count() == len(GAMES)
    assert any("/book" in it for it in first.requests), "that of the first game, which most will play"
    assert len(first.requests) <= MOST_REQUESTS, first.requests
    assert first.size <= MOST_BYTES, first.weighed()
    again = opened(ann, "/", ".game .board-picture")
    assert [it for it in again.requests if "/page/" in it or "/book" in it or "/picture" in it] == []
