"""Labyrinth in a browser: what its plates and instruments show, and the first turn by clicking, with two and alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import realpolitik
from browser.player import CORNER, Person, clean
from browser.server import Server
from browser.test_screens import LANGUAGES, SIZES, THEMES, change_theme, lasting_faults, of_size, prefer
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.lessons.boards import labyrinth

Visit = Callable[..., Person]

GAME = realpolitik.game("labyrinth")
SEED = "1"
MANY = 150  # choices; no turn has so many
ON_OFFER = (".fan .slot.offered .card-button", ".question .choice", ".plate.offered")


def first_thing_on_offer(person: Person) -> None:
    """Click a card, a button or a country that may be chosen, whatever comes first, and wait for the next question."""
    answered = person.answered
    person.look_away()
    offered = next(found for it in ON_OFFER if (found := person.page.locator(it)).count())
    offered.first.click()
    dialog = person.page.get_by_role("alertdialog")
    person.wait_until("() => !document.querySelector('.board.busy')")
    if dialog.count():
        person.press("Do it all the same")
    person.wait_for_my_move()
    assert person.answered == answered + 1


def play_until_turn(person: Person, turn: int) -> None:
    for _ in range(MANY):
        if person.over or turn_of(person) == turn:
            return
        first_thing_on_offer(person)
    raise AssertionError(f"turn {turn} does not come: {person.question}")


def turn_of(person: Person) -> int:
    return int(person.page.locator(".instrument.clock .figure").inner_text())


def offered_in_lobby(person: Person) -> Locator:
    return person.page.locator(".game", has=person.page.locator('a[href="/rules/labyrinth"]'))


def pieces(person: Person, country: str) -> dict[str, int]:
    """How many pieces of each kind are drawn in a country."""
    found = person.plate(country).locator(".piece:has(.counted)")
    kinds = [str(it.get_attribute("class")).split()[1] for it in found.all()]
    return dict(zip(kinds, map(int, found.locator(".counted").all_text_contents()), strict=True))


@pytest.fixture
def ann(visit: Visit, server: Server) -> Person:
    """At a table where nothing has been played yet: the scenario of 2001."""
    ann = visit().open("/")
    match = Match(GAME, GAME.setup("lets-roll"), realpolitik.Seeded(SEED))
    return ann.sit_at(server.prepare(match, ann, "random", seed=SEED))


# -- what is shown -----------------------------------------------------------------------------------------------------


def test_a_muslim_country_shows_governance_alignment_and_what_stands_there(ann: Person) -> None:
    for name, governance, alignment in (
        ("afghanistan", "islamist_rule", "adversary"),
        ("saudi_arabia", "poor", "ally"),
        ("pakistan", "fair", "neutral"),
    ):
        expect(ann.plate(name)).to_contain_class(f"governed-{governance}")
        expect(ann.plate(name)).to_contain_class(f"aligned-{alignment}")
        expect(ann.plate(name).locator(".rung.reached")).to_have_count(1)
        expect(ann.plate(name).locator(f".switch.way-{alignment} .knob")).to_have_count(1)
    assert clean(ann.plate("afghanistan").locator(".rung.reached").text_content() or "") == "IR"
    assert pieces(ann, "saudi_arabia") == {"troops": 2}
    assert ann.plate("saudi_arabia").locator(".oil").count() == 1
    assert ann.plate("pakistan").locator(".oil").count() == 0


def test_what_is_untested_says_so(ann: Person) -> None:
    for name in ("morocco", "somalia", "germany"):
        expect(ann.plate(name)).to_contain_class("untested")
        expect(ann.plate(name).locator(".switch.unset")).to_have_text("Untested")
        assert ann.plate(name).locator(".rung, .knob").count() == 0
    assert ann.plate("somalia").locator(".piece.besieged").count() == 1
    for name in ("israel", "united_states"):
        assert ann.plate(name).locator(".switch.way-hard .knob").count() == 1


def test_schengen_is_one_area_with_one_line_to_each_neighbour(ann: Person) -> None:
    assert ann.page.locator(".ground-layer .to-zone").count() == 10
    ann.look_at("germany")
    expect(ann.page.locator(".lit .to-zone")).to_have_count(10)
    ann.look_at("morocco")
    expect(ann.page.locator(".lit .to-zone")).to_have_count(1)


def test_a_country_is_told_in_words(ann: Person) -> None:
    tip = ann.look_at("saudi_arabia")
    expect(tip.locator(".what")).to_have_text("Shia-Mix · Resources 3, oil exporter · Poor governance (3) · Ally")
    expect(tip.locator(".sides li")).to_have_text(["2 troops"])


def test_tracks_stand_above_the_board_and_tell_more_when_pressed(ann: Person) -> None:
    shown = {name: ann.instrument(name) for name in ("Prestige", "Troops", "Funding", "Cells")}
    expected = {"Prestige": "7 High", "Troops": "11 Low Intensity", "Funding": "9 Ample"}
    assert {name: shown[name].partition(" ")[2] for name in expected} == expected
    ann.page.get_by_role("button", name="Funding: 9, Ample").click()
    panel = ann.page.get_by_role("region", name="Funding")
    expect(panel.locator("tr.here")).to_contain_text("all cells on the track can be recruited")
    ann.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_table_fits_its_window(visit: Visit, server: Server, size: str, language: str) -> None:
    """With the scenario that has most on the board: names fit their plates, and no button hides another."""
    ann = of_size(visit, size)
    match = Match(GAME, GAME.setup("mission-accomplished"), realpolitik.Seeded(SEED))
    address = server.prepare(match, ann, "random", seed=SEED)
    prefer(ann, language)
    ann.sit_at(address)
    faults = []
    for theme in THEMES:
        change_theme(ann, theme)
        faults += [f"{theme}: {fault}" for fault in lasting_faults(ann)]
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_is_not_for_is_named_once(visit: Visit, server: Server, language: str) -> None:
    """5.1.2: the reason begins with the operation, whose name stands there already, and is not said again."""
    ann = visit()
    prefer(ann, language)
    one = labyrinth.position(us=["biometrics"], side="us", cells={"iraq": 2})
    ann.sit_at(server.prepare(Match(GAME, one, Seeded(SEED)), ann, "", seed=SEED))
    ann.page.locator(".slot.offered .card-button").click(position=CORNER)
    withheld = ann.page.locator(".withheld li")
    expect(withheld.first).to_be_visible()
    for it in withheld.all():
        name = it.locator("b").first.inner_text()
        assert clean(it.inner_text()).count(name) == 1
    assert any(":" in it[:40] for it in withheld.all_inner_texts())


# -- the first turn ----------------------------------------------------------------------------------------------------


def test_the_first_turn_against_a_bot(visit: Visit) -> None:
    ann = visit().open("/")
    offered_in_lobby(ann).locator(".against button.side-us").click()
    ann.wait_for_my_move()
    assert ann.page.locator(".seats .seat").count() == 2
    assert turn_of(ann) == 1
    play_until_turn(ann, 2)
    assert ann.over or turn_of(ann) == 2
    assert ann.page.locator(".log .turn").count() >= 2
    assert ann.page.locator(".log .reason").count() == 0


def test_the_first_turn_alone_against_the_flowchart(visit: Visit) -> None:
    ann = visit().open("/")
    offered_in_lobby(ann).get_by_role("button", name="Play alone").click()
    ann.wait_for_my_move()
    expect(ann.page.locator(".seats")).to_contain_text("plays by the rules’ flowchart")
    play_until_turn(ann, 2)
    assert {request.post_data_json["seat"] for request in ann.posted("answer")} == {0}

    reasons = ann.page.locator(".log .reason")
    assert reasons.count() > 5
    expect(reasons.last).to_be_visible()
    assert ann.page.locator(".log .reason .rule-chip").last.inner_text().startswith("9.")
    ann.page.get_by_label("Why the Jihadists did it").uncheck()
    expect(reasons.last).to_be_hidden()
    expect(ann.page.locator(".log .entry:not(.reason)").last).to_be_visible()
