"""The page as an app: it may be installed, and opens where the server is out of reach."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from browser.player import Person
from browser.server import Server
from browser.test_playing import ussr_to_move

Visit = Callable[..., Person]

AT_WORK = "async () => { await navigator.serviceWorker.ready; }"
KEPT = "async () => (await (await caches.open('realpolitik')).keys()).map((it) => new URL(it.url).pathname)"


def test_the_page_opens_without_its_server_and_keeps_nothing_of_a_game(visit: Visit, server: Server) -> None:
    """Lobby and table say that the server is not there, and go on once it is."""
    ann = visit(service_workers="allow")
    path = server.prepare(ussr_to_move(ussr=["fidel", "decolonization"]), "", ann)
    ann.sit_at(path)
    ann.page.evaluate(AT_WORK)
    ann.sit_at(path)  # the first page was there before the worker
    kept = ann.page.evaluate(KEPT)
    assert {"/", "/match/"} <= set(kept)
    assert {name.split("/")[-1] for name in kept} >= {"match.js", "lobby.js", "match.css", "index.css", "en.ftl"}
    assert {name for name in kept if name.startswith("/api/")} <= {"/api/games/twilight-struggle/book"}
    with ann.expecting("ERR_INTERNET_DISCONNECTED", "Failed to fetch", "worker"):
        ann.context.set_offline(True)
        ann.page.goto("/")
        expect(ann.page.get_by_text("The server cannot be reached")).to_be_visible()
        ann.page.goto(path)
        expect(ann.page.get_by_role("alert")).to_contain_text("The server cannot be reached")
        ann.context.set_offline(False)
        ann.wait_for_my_move()
        assert "Fidel" in ann.hand


def test_it_may_be_installed(visit: Visit) -> None:
    """The manifest is where the page says, and so are its icons."""
    ann = visit().open("/")
    address = ann.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(ann.page.request.get(str(address)).text())
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    for icon in manifest["icons"]:
        found = ann.page.request.get(icon["src"])
        assert (found.status, found.headers["content-type"]) == (200, icon["type"])
