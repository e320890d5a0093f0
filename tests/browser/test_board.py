"""The board in a browser: type that can be read, zoom, what lies beyond the edge, and the hand under it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tabletop import Table, table

import realpolitik
from browser.player import Person
from browser.server import Server
from browser.test_screens import LANGUAGES, change_language, lasting, of_size
from browser.type_on_board import Shown, type_on_board

Visit = Callable[..., Person]

GAMES = ["twilight-struggle", "red-sea", "labyrinth", "world-order"]
LEAST = {"desktop": 11.0, "tablet": 10.0}  # pixels
SQUEEZED = 0.88  # of its width: a name that is drawn narrower needs a shorter form
HOLDS = ["nato", "fidel", "decolonization", "us_japan_mutual_defense_pact"]

RESTS = """() => {
  const { a, e, f } = document.querySelector(".board-canvas > g").getScreenCTM();
  const [before, now] = [window.cameraWas, `${a} ${e} ${f}`];
  if (before?.at !== now) window.cameraWas = { at: now, since: performance.now() };
  return before?.at === now && performance.now() - before.since > 600;
}"""


def to_place(ussr: list[str] | None = None) -> Table:
    """The USSR is to place the influence of a card of 4 Ops."""
    return table(us=["duck_and_cover"], ussr=ussr or HOLDS, board="standard").do("nato", "place_influence")


def scale_of(person: Person) -> float:
    """Pixels a unit of the board."""
    found = person.page.locator(".board-canvas > g").evaluate("(drawing) => drawing.getScreenCTM().a")
    return float(found)


def wait_for_scale(person: Person, least: float, most: float = 100.0) -> None:
    person.page.wait_for_function(
        "([least, most, scale = document.querySelector('.board-canvas > g').getScreenCTM().a]) =>"
        " least <= scale && scale <= most",
        arg=[least, most],
    )


def come_to_rest(person: Person) -> None:
    """Wait until the camera moves no more."""
    person.page.wait_for_function(RESTS, polling=200)


def seen(person: Person, things: Locator) -> list[bool]:
    """Whether each of them is in the window of the board."""
    return [
        bool(found)
        for found in things.evaluate_all("""(all) => {
          const edge = document.querySelector(".board").getBoundingClientRect();
          return all.map((it) => {
            const { left, top, right, bottom } = it.querySelector(".frame").getBoundingClientRect();
            return left >= edge.left - 1 && right <= edge.right + 1 && top >= edge.top - 1 && bottom <= edge.bottom + 1;
          });
        }""")
    ]


@pytest.mark.parametrize("size", LEAST)
@pytest.mark.parametrize("game", GAMES)
def test_no_type_on_the_board_is_too_small_to_read(visit: Visit, server: Server, game: str, size: str) -> None:
    """In every language, and no name is squeezed instead."""
    ann = of_size(visit, size)
    match = realpolitik.new(game, seed=1)
    ann.sit_at(server.prepare(match, ann, *["random"] * (len(match.seats) - 1), seed="1"))
    for language in LANGUAGES:
        change_language(ann, language)
        assert len(type_on_board(ann)) > 30

        def hard_to_read() -> list[Shown]:
            return [it for it in type_on_board(ann) if it.size < LEAST[size] or it.narrower < SQUEEZED]

        assert lasting(ann, hard_to_read) == [], language


def test_a_name_that_has_room_is_not_shortened(visit: Visit, server: Server) -> None:
    """The longest of the plan of the board, of 81.5 units, and a shorter one."""
    ann = visit()
    ann.sit_at(server.prepare(to_place(), "", ann))
    for country, name in (("united_kingdom", "United Kingdom"), ("spain_portugal", "Spain/Portugal")):
        expect(ann.plate(country).locator("text").first).to_have_text(name)


def test_the_board_is_as_large_as_the_window_lets_it_be(visit: Visit, server: Server) -> None:
    """At 1440×900 it is 1150×780, all of it is there, and it grows when the hand is folded away."""
    ann = visit()
    ann.sit_at(server.prepare(to_place(), "random", ann))
    box = ann.page.locator(".board").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (1150, 780)
    assert scale_of(ann) == pytest.approx(1.0, abs=0.01)
    assert all(seen(ann, ann.page.locator(".plate")))
    ann.page.keyboard.press("h")
    expect(ann.page.locator(".hand-strip.folded")).to_have_count(1)
    ann.page.wait_for_function("() => document.querySelector('.board').getBoundingClientRect().height === 800")
    ann.page.keyboard.press("h")
    expect(ann.page.locator(".hand-strip .tab")).to_have_count(len(HOLDS))  # without NATO, with the China Card


def test_a_card_rises_from_the_strip_under_the_pointer_and_by_keys(visit: Visit, server: Server) -> None:
    ann = visit()
    ann.sit_at(server.prepare(table(us=["duck_and_cover"], ussr=HOLDS, board="standard"), "random", ann))
    assert "Fidel" in ann.hand
    ann.card("Fidel").locator(".card-button").hover()
    expect(ann.page.locator(".risen .card-text")).to_contain_text("Cuba")
    ann.look_away()
    expect(ann.page.locator(".risen")).to_have_count(0)
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(".slot:has(:focus) .risen")).to_have_count(1)


def test_zoom_changes_what_is_drawn(visit: Visit, server: Server) -> None:
    """From far off numbers, then names too, from nearby what a choice costs in words."""
    ann = visit()
    ann.sit_at(server.prepare(to_place(), "random", ann))
    name, price = ann.plate("poland").locator(".name"), ann.page.locator(".plate.offered .price-words").first
    expect(name).to_be_visible()
    for _ in range(2):
        ann.press("Closer")
    expect(ann.page.locator(".board.near")).to_have_count(1)
    expect(ann.page.locator(".minimap")).to_be_visible()
    if price.count():
        expect(price).to_be_visible()
    ann.page.locator(".minimap").click()
    expect(ann.page.locator(".minimap")).to_have_count(0)
    wait_for_scale(ann, 0.98, 1.02)


def test_what_lies_beyond_the_edge_is_told_and_a_step_away(visit: Visit, server: Server) -> None:
    ann = visit()
    ann.sit_at(server.prepare(to_place(), "random", ann))
    ann.press("Hold")
    for _ in range(3):
        ann.press("Closer")
    wait_for_scale(ann, 1.5)
    cues = ann.page.locator(".edge-cue")
    cues.first.wait_for()
    come_to_rest(ann)
    beyond = sum(int("".join(filter(str.isdigit, text))) for text in cues.all_inner_texts())
    assert beyond == seen(ann, ann.page.locator(".plate.offered")).count(False) > 0
    before = scale_of(ann)
    cues.first.click()
    expect(cues).not_to_have_count(0)
    come_to_rest(ann)
    assert scale_of(ann) == pytest.approx(before)


def test_on_a_phone_what_may_be_chosen_is_framed_and_the_rest_has_a_cue(visit: Visit, server: Server) -> None:
    """And a small map shows where one is."""
    ann = of_size(visit, "phone")
    ann.sit_at(server.prepare(to_place(), "random", ann))
    expect(ann.page.locator(".minimap")).to_be_visible()
    come_to_rest(ann)
    offered = ann.page.locator(".plate.offered")
    assert any(seen(ann, offered))
    beyond = seen(ann, offered).count(False)
    cues = ann.page.locator(".edge-cue").all_inner_texts()
    assert sum(int("".join(filter(str.isdigit, text))) for text in cues) == beyond


def test_text_can_be_larger(visit: Visit, server: Server) -> None:
    ann = visit()
    ann.sit_at(server.prepare(to_place(), "random", ann))
    before = {it.words: it.size for it in type_on_board(ann)}
    ann.page.keyboard.press("m")
    ann.press("130%")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".minimap")).to_be_visible()
    wait_for_scale(ann, 1.15)
    come_to_rest(ann)
    larger = {it.words: it.size for it in type_on_board(ann) if it.words in before}
    assert larger["Poland"] >= before["Poland"] * 1.15
    ann.page.reload()
    ann.wait_until_settled()
    wait_for_scale(ann, 1.15)  # it is remembered
