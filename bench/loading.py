"""What a browser waits for: requests, bytes and milliseconds of a first visit to the lobby and to a table of each game,
and of one by a browser that knows the page.

    python bench/loading.py [LANGUAGE]

Then the board of each game with a map is zoomed and pulled about: so many frames a second were drawn.

`ready` is when the question can be answered: the page has drawn it and has nothing to do for the moment.
"""

import math
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from browser.conftest import QUIET, program
from browser.loading import Loading, counted
from browser.player import Person
from browser.server import Server

from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.kits import game_named, names
from realpolitik.kernel.match import Match

READY = """(seen) => new Promise((done) => {
  const there = () => requestIdleCallback(() => done(performance.now()));
  const look = () => document.querySelector(seen) ? there() : setTimeout(look, 5);
  look();
})"""

COUNT_FRAMES = """() => {
  window.frames_drawn = 0;
  const count = () => (window.frames_drawn++, requestAnimationFrame(count));
  requestAnimationFrame(count);
}"""


def main() -> None:
    language = sys.argv[1] if len(sys.argv) > 1 else "en"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=program(), args=QUIET, chromium_sandbox=False)
        for page in ("lobby", *names()):
            person = Person(browser, server.address, locale=language)
            path, seen = ("/", ".games") if page == "lobby" else (table_of(server, page, person), ".question h2")
            for when in ("first", "again"):
                tell(page, when, *load(person, path, seen))
            if person.page.locator(".board svg").count():
                print(f"{f'{page}, pulled about':28}{pulled_about(person.page):4.0f} frames a second", flush=True)
            person.leave()
        browser.close()
        server.stop()


def table_of(server: Server, name: str, person: Person) -> str:
    game = game_named(name)
    match = Match(game, game.setup(), Seeded("1"))
    return server.prepare(match, person, *["random"] * (len(match.seats) - 1))


def load(person: Person, path: str, seen: str) -> tuple[Loading, float]:
    with counted(person) as loading:
        person.page.goto(path, wait_until="commit")
        ready = float(person.page.evaluate(READY, seen))
        person.page.wait_for_load_state("networkidle")
    return loading, ready


def pulled_about(page: Page) -> float:
    """Frames a second while the pointer zooms in on the board, drags it round and zooms out."""
    box = page.locator(".board").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.evaluate(COUNT_FRAMES)
    began = time.perf_counter()
    for wheel in (-120,) * 6:
        page.mouse.wheel(0, wheel)
    page.mouse.down()
    for at in range(120):
        page.mouse.move(x + 150 * math.sin(at / 10), y + 100 * math.cos(at / 10))
    page.mouse.up()
    for wheel in (120,) * 6:
        page.mouse.wheel(0, wheel)
    return float(page.evaluate("() => window.frames_drawn")) / (time.perf_counter() - began)


def tell(page: str, when: str, loading: Loading, ready: float) -> None:
    requests, size = len(loading.requests), loading.size / 1e3
    print(f"{f'{page}, {when}':28}{requests:4} requests{size:8.1f} kB{ready:8.0f} ms until it is ready", flush=True)
    for bytes_of, url in loading.weighed():
        print(f"{bytes_of / 1e3:12.1f} kB  {url.split('/', 3)[-1][:70]}")


if __name__ == "__main__":
    main()
