"""The page on every screen, in every language, by night and on paper: nothing is cut off, nothing lies over another."""

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import pytest
from playwright.sync_api import expect
from tabletop import Table, table

import realpolitik
from browser.player import Person
from browser.server import Server
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.lessons.boards import labyrinth, world_order
from realpolitik.table.book import book

Visit = Callable[..., Person]
T = TypeVar("T")

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
LANGUAGES = ("en", "ru", "pl")
THEMES = ("dark", "paper")
SETTLES_WITHIN = 30.0  # seconds; far more than it takes, as a busy machine may be slow
HELD = 9  # cards: nobody holds more
MANY_FILES = 40
HEAVY = 300_000  # bytes, as they are sent

# Everything that is wrong with what the window shows, in words.
FAULTS = """() => {
  const faults = [];
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflow === "visible") continue;
      const edge = box.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const words = (element) => (element.getAttribute("aria-label") || element.textContent).trim().slice(0, 40);
  const all = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility());

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`scrolls sideways: ${scrollWidth} in ${innerWidth}`);

  const atTable = document.querySelector(".table") !== null;  // other pages are longer than their window
  const outside = (it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1 || (atTable && (top < -1 || bottom > innerHeight + 1));
  };
  for (const it of all(".question h2, .question .choice")) {
    if (outside(it)) faults.push(`not in the window: ${words(it)}`);
  }

  const over = document.querySelector("[data-modal]") ?? document;  // nobody reaches what is behind a dialog
  const controls = all("button, a.button, select, input:not([type=radio])").filter(
    (it) => !it.closest(".fan, [aria-hidden=true]") && it.getAttribute("aria-hidden") !== "true" && over.contains(it));
  const boxes = controls.map((it) => ({ it, box: seen(it) }));
  boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other) => {
    if (one.it.contains(other.it) || other.it.contains(one.it)) return;
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (wide > 2 && high > 2) faults.push(`lie over each other: ${words(one.it)} | ${words(other.it)}`);
  }));

  for (const it of all(".question .choice, .question .tools .button, .bar-tools button")) {
    const { left, top, width, height } = it.getBoundingClientRect();
    const uppermost = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!outside(it) && !it.contains(uppermost)) faults.push(`covered: ${words(it)}`);
  }

  const scrolls = (it) => it && (/auto|scroll/.test(getComputedStyle(it).overflow) || scrolls(it.parentElement));
  for (const it of controls) {
    if (outside(it) && !scrolls(it.parentElement)) faults.push(`out of the window: ${words(it)}`);
    const cut = it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1;
    // a chip of what others did ends in dots, and its title says all of it
    if (cut && it.matches("button:not(.chip), a.button")) faults.push(`cut off: ${words(it)}`);
  }

  for (const plate of document.querySelectorAll("svg .plate")) {
    if (!plate.querySelector(".name").checkVisibility()) continue;
    const [name, frame] = [plate.querySelector(".name").getBBox(), plate.querySelector(".frame").getBBox()];
    const end = plate.querySelector(".worth")?.getBBox().x ?? frame.x + frame.width;
    const fits = name.x >= frame.x && name.x + name.width <= end + 0.5 && name.y >= frame.y - 3;
    if (!fits) faults.push(`does not fit its plate: ${plate.querySelector(".name").textContent}`);
  }
  for (const it of all(".slots-plate, .slots-plate .name")) {
    const cut = it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1;
    if (cut) faults.push(`does not fit its plate: ${words(it)}`);
  }
  return [...new Set(faults)];
}"""
INTERACTIVE = """() => {
  const button = document.querySelector(".against button");
  return button !== null && !button.disabled;
}"""
FETCHED = """() => performance.getEntriesByType("resource").map((it) => [it.name, it.encodedBodySize, it.startTime])"""


class Fetched(NamedTuple):
    url: str
    size: int
    began: float


def crowded() -> Table:
    """A full hand, much influence in Europe, effects in force, and a question with as many buttons as any."""
    europe = ("united_kingdom", "france", "west_germany", "east_germany", "italy", "poland", "greece", "turkey")
    influence = {country: (4 + at, 12 - at) for at, country in enumerate(europe)}
    ussr = ["nato", "fidel", "decolonization", "us_japan_mutual_defense_pact", "independent_reds", "olympic_games"]
    ussr += ["de_gaulle_leads_france", "east_european_unrest"]
    us = ["duck_and_cover", "containment", "truman_doctrine", "marshall_plan", "cia_created"]
    return table(us=us, ussr=ussr, influence=influence, board="standard", effects=["containment"])


IN_THEME = """(theme) => {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem("realpolitik.theme", theme);
}"""


def prefer(person: Person, language: str) -> None:
    """As if chosen here before, from the next page on."""
    person.context.add_init_script(f"localStorage.setItem('realpolitik.language', '{language}')")


def change_language(person: Person, language: str) -> None:
    """At the table, in its menu."""
    if person.page.locator("html").get_attribute("lang") != language:
        person.page.locator(".bar-tools button").last.click()
        person.page.locator(f'[role=dialog] button[lang="{language}"]').click()
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def change_theme(person: Person, theme: str) -> None:
    """As the menu does it."""
    person.page.evaluate(IN_THEME, theme)
    expect(person.page.locator("html")).to_have_attribute("data-theme", theme)


def of_size(visit: Visit, size: str, **more: Any) -> Person:
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    return visit(viewport={"width": width, "height": height}, **touch, **more)


def test_faults_would_be_found(visit: Visit, server: Server) -> None:
    """The check that the other tests rely on names each kind of fault, once it is there."""
    ann = visit()
    ann.sit_at(server.prepare(crowded(), "random", ann))
    ann.play("NATO")
    ann.page.evaluate("""() => {
      const [first, second, third, fourth] = document.querySelectorAll(".question .choice");
      Object.assign(first.style, { position: "relative", top: "30px" });
      Object.assign(second.style, { pointerEvents: "none" });
      Object.assign(third.style, { width: "40px", height: "20px", overflow: "hidden" });
      Object.assign(fourth.style, { position: "fixed", left: "1400px" });
      document.querySelector(".plate[data-name=france] .name").textContent = "A country with a long name";
      document.querySelector(".bar").style.width = "3000px";
    }""")
    assert kinds_of_faults(ann) == {
        "covered",
        "cut off",
        "does not fit its plate",
        "lie over each other",
        "not in the window",
        "out of the window",
    }
    ann.open("/").game().wait_for()
    ann.page.evaluate("() => { document.querySelector('main').style.minWidth = '3000px' }")
    assert "scrolls sideways" in kinds_of_faults(ann)


def kinds_of_faults(person: Person) -> set[str]:
    return {fault.partition(":")[0] for fault in person.page.evaluate(FAULTS)}


def lasting_faults(person: Person, found_by: str = FAULTS) -> list[str]:
    """What is wrong, and not only until the type has come and all is drawn."""
    return lasting(person, lambda: list(person.page.evaluate(found_by)))


def lasting(person: Person, find: Callable[[], list[T]]) -> list[T]:
    """What is found, and not only until the type has come and all is drawn."""
    person.page.evaluate("async () => { await document.fonts.ready }")
    deadline = time.monotonic() + SETTLES_WITHIN
    while (found := find()) and time.monotonic() < deadline:
        person.page.wait_for_timeout(100)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_table_fits_its_window(visit: Visit, server: Server, size: str, language: str) -> None:
    """The question and its buttons are in the window, names fit their plates, and no button hides another."""
    ann = of_size(visit, size)
    prefer(ann, language)
    ann.sit_at(server.prepare(crowded(), "random", ann))
    faults = lasting_faults(ann)
    card = ann.page.locator(".slot.offered .card-button").first
    card.tap() if size == "phone" else card.click()
    if size == "phone":
        ann.page.locator(".lifted-card .button.first").tap()
    ann.page.locator(".question .choice").first.wait_for()
    for theme in THEMES:
        change_theme(ann, theme)
        faults += [f"{theme}: {fault}" for fault in lasting_faults(ann)]
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_lobby_and_rules_fit_their_window(visit: Visit, size: str, language: str) -> None:
    """The lobby, the choices of each game, and the rules: nothing is cut off, nothing scrolls sideways."""
    ann = of_size(visit, size)
    prefer(ann, language)
    ann.open("/").page.locator(".game .more").first.wait_for()
    ann.page.locator(".learn-all > summary").click()
    for scenes in ann.page.locator(".learn-scenes > summary").all():
        scenes.click()
    faults = []
    for theme in THEMES:
        ann.page.evaluate("scrollTo(0, 0)")  # what is scrolled by goes under the bar
        change_theme(ann, theme)
        faults += [f"lobby, {theme}: {fault}" for fault in lasting_faults(ann)]
        for more in ann.page.locator(".game .more").all():
            more.click()
            ann.page.locator(".options").wait_for()
            faults += [f"choices, {theme}: {fault}" for fault in lasting_faults(ann)]
            ann.page.keyboard.press("Escape")
    ann.open("/rules/twilight-struggle")
    ann.page.locator("h2").first.wait_for()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", theme)  # it is remembered
    faults += [f"rules: {fault}" for fault in lasting_faults(ann)]
    assert faults == []


# What a box cuts off sideways, or hides below, so that nobody can read it; and what is not in the window at all. The
# cards of a hand lie behind each other; the strip of what others did goes on beyond its edge, and fades out there.
CLIPPED = """() => {
  const seen = [...document.querySelectorAll("body *")].filter((it) =>
    it.checkVisibility() && !it.querySelector(".hand-area") &&
    !it.closest("svg, .fan, .hand-area, .turn-strip, .only-read-aloud, input, select"));
  const cut = seen.filter((it) => {
    const { overflowX, overflowY } = getComputedStyle(it);
    const sideways = overflowX !== "visible" && it.scrollWidth > it.clientWidth + 1;
    return sideways || (/hidden|clip/.test(overflowY) && it.scrollHeight > it.clientHeight + 2);
  });
  const outside = seen.filter((it) => {
    const { left, right } = it.getBoundingClientRect();
    return it.matches(".instrument, .seat, button") && (left < -1 || right > innerWidth + 1);
  });
  return [...cut, ...outside].map((it) => `${it.className}: ${it.textContent.trim().slice(0, 40)}`);
}"""


ENDS_SHARPLY = """() => [...document.querySelectorAll(".turn-strip ol")].filter((it) =>
  it.scrollWidth > it.clientWidth + 1 && !it.matches(".more-before, .more-after")).map((it) => it.textContent)"""


@pytest.mark.parametrize("game", ["twilight-struggle", "red-sea", "labyrinth", "world-order"])
def test_nothing_is_clipped_on_a_tablet(visit: Visit, server: Server, game: str) -> None:
    """At 1024, in every language: each instrument of the bar, each seat and all that is asked can be read whole."""
    ann = of_size(visit, "tablet")
    match = realpolitik.new(game, seed=1)
    ann.sit_at(server.prepare(match, ann, *["random"] * (len(match.seats) - 1), seed="1"))
    for language in LANGUAGES:
        change_language(ann, language)
        assert lasting_faults(ann, CLIPPED) == [], language
        assert lasting_faults(ann, ENDS_SHARPLY) == [], language


# Titles of which a line, or the end of one, is not seen.
CUT_TITLES = """() => [...document.querySelectorAll(".hand-area .tab-title, .hand-area h4")].filter((it) => {
  const text = document.createRange();
  text.selectNodeContents(it);
  const [seen, high] = [it.getBoundingClientRect(), parseFloat(getComputedStyle(it).lineHeight) / 2];
  const ends = (line) => line.right > seen.right + 1 || (line.top + line.bottom) / 2 > seen.bottom;
  return seen.bottom > innerHeight + 1 || [...text.getClientRects()].some(ends) || it.clientHeight < high;
}).map((it) => it.textContent)"""


def holding(game: str, cards: Sequence[str]) -> Match:
    """The first seat holds these cards, and is asked for one."""
    if game == "world-order":
        return Match(realpolitik.game(game), world_order.position(hand={"usa": cards[:6]}, turn="usa"), Seeded("1"))
    if game == "labyrinth":
        return Match(realpolitik.game(game), labyrinth.position(us=cards, side="us"), Seeded("1"))
    return table(game=game, us=cards, side="us", board="standard", turn=2 if game == "red-sea" else 8).match


@pytest.mark.parametrize("game", ["twilight-struggle", "red-sea", "labyrinth", "world-order"])
def test_the_longest_titles_in_a_hand_are_whole(visit: Visit, server: Server, game: str) -> None:
    """On a tablet, in every language: those with the longest of all, which no game is likely to deal together."""
    ann = of_size(visit, "tablet")
    for language in LANGUAGES:
        whole = book(game, language)
        own = {card.title: name for name, card in whole.cards.items() if is_dealt(whole.components["cards"].get(name))}
        longest = sorted(own.values(), key=lambda name: -len(whole.cards[name].title))[:HELD]
        address = server.prepare(holding(game, longest), ann, seed="1")
        prefer(ann, language)
        ann.sit_at(address)
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        expect(ann.page.locator(".hand-area h4").first).to_be_visible()
        assert lasting_faults(ann, CUT_TITLES) == [], language


def is_dealt(card: Any) -> bool:
    """To the first seat, in the usual game."""
    if card is None or card.get("borrowed") or card.get("optional") or card.get("kind") == "passing":
        return False
    return "family" not in card or (card["family"], card.get("side")) == ("ability", "usa")


def test_what_is_clipped_would_be_found(visit: Visit, server: Server) -> None:
    """The check that the test above relies on names what is cut off, once it is."""
    ann = of_size(visit, "tablet")
    ann.sit_at(server.prepare(crowded(), "random", ann))
    ann.page.evaluate("""() => Object.assign(document.querySelector(".instruments").style,
      { flexWrap: "nowrap", overflow: "auto hidden", maxWidth: "300px" })""")
    assert [fault.partition(":")[0] for fault in ann.page.evaluate(CLIPPED)] == ["instruments"]


def test_the_first_page_is_light(visit: Visit) -> None:
    """A browser that has never been here can soon begin a game: few files, small, and all asked for at once."""
    ann = visit().open("/")
    ann.page.wait_for_function(INTERACTIVE)
    fetched = [Fetched(*it) for it in ann.page.evaluate(FETCHED)]
    assert len(fetched) <= MANY_FILES
    assert sum(it.size for it in fetched) <= HEAVY
    asked = min(it.began for it in fetched if "/api/" in it.url)
    assert [it.url for it in fetched if it.url.endswith((".js", ".css")) and it.began > asked] == []
