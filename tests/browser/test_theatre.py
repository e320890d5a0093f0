"""What others do, shown one thing after another: in all games, to players and to those who watch, and as a strip."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from tabletop import Table, table

import realpolitik
from browser.player import LOOKS_AGAIN, Person
from browser.server import Server
from realpolitik.kernel.match import Match

Visit = Callable[..., Person]

SIZES = [(1440, 900), (1024, 768), (390, 844)]
# All that was on the stage since the page was opened: the phase, the card that lies there, the place in question.
REMEMBERED = """
  const seen = (window.seen = []);
  new MutationObserver(() => {
    const stage = document.querySelector(".on-stage");
    if (!stage) return;
    const card = stage.querySelector(".stage-card h4")?.textContent.trim() ?? "";
    const place = document.querySelector(".board .pointed[data-name]")?.dataset.name ?? "";
    const now = `${stage.dataset.phase}|${card}|${place}`;
    if (seen.at(-1) !== now) seen.push(now);
  }).observe(document, { subtree: true, childList: true, attributes: true });
"""
# What the page offered, one thing after another: the theatre, or a question with something to choose.
OFFERED = """
  const offered = (window.offered = []);
  new MutationObserver(() => {
    const asked = document.querySelector(".question .choice, .plate.offered, .slot.offered");
    const heading = document.querySelector(".question h2")?.textContent ?? "";
    const now = document.querySelector(".on-stage") ? "theatre" : asked ? heading : "";
    if (now && offered.at(-1) !== now) offered.push(now);
  }).observe(document, { subtree: true, childList: true, attributes: true });
"""
HARDLY_BEGUN = 120  # answers: whoever comes later is told nothing of what was before
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
QUICK = "brisk"
WORDS = {"en-GB": ("Skip", "Replay"), "ru-RU": ("Пропустить", "Ещё раз"), "pl-PL": ("Pomiń", "Powtórz")}


def us_to_move() -> Table:
    """The US holds Duck and Cover, and may attempt a coup in Iran, where the USSR has three."""
    return table(
        us=["duck_and_cover", "containment"],
        ussr=["nato", "decolonization"],
        influence={"iran": (0, 3), "panama": (1, 0)},
        board="standard",
        side="us",
    )


class Bob:
    """Somebody who plays the US from a program: no page of his need be drawn."""

    def __init__(self, person: Person, address: str) -> None:
        self.person = person
        self.here = f"{person.address}/api/matches/{address.rpartition('/')[2]}"

    def do(self, *names: str) -> None:
        for name in names:
            self.choose(next(it["option"] for it in self.screen()["question"]["options"] if it["name"] == name))

    def screen(self) -> Any:
        return self.person.context.request.get(f"{self.here}/screen?seat=0").json()

    def choose(self, option: int) -> None:
        version = self.screen()["version"]
        body = {"seat": 0, "version": version, "option": option, "request": f"move-{version}-{option}"}
        told = self.person.context.request.post(
            f"{self.here}/answer", data=body, headers={"Origin": self.person.address, "X-Realpolitik": "1"}
        )
        assert told.ok, told.text()

    def coup(self) -> None:
        self.do("duck_and_cover", "coup", "iran")


@pytest.fixture
def bob(visit: Visit, server: Server) -> Callable[[Person], tuple[Bob, str]]:
    """Bob at the table with somebody, and its address. His coup brings a 6: three Soviet influence go, two come."""

    def sits_with(ann: Person) -> tuple[Bob, str]:
        person = visit(name="Bob")
        address = server.prepare(us_to_move(), person, ann, dice=[6])
        return Bob(person, address), address

    return sits_with


def watching(visit: Visit, **settings: object) -> Person:
    person = visit(**settings)
    person.context.add_init_script(REMEMBERED)
    return person


def wait_for_the_end(person: Person) -> None:
    """Until the last thing that the coup did has been shown, and the strip offers it all again."""
    person.page.locator(".chip", has_text="DEFCON").wait_for()
    person.page.locator(".strip-again").wait_for()
    expect(person.page.locator(".on-stage")).to_have_count(0)


def seen(person: Person) -> list[tuple[str, str, str]]:
    found = [str(it).split("|") for it in person.page.evaluate("window.seen")]
    return [(phase, card, place) for phase, card, place in found]


def phases(person: Person) -> list[str]:
    """Without what is shown twice in a row."""
    told = [phase for phase, _, _ in seen(person)]
    return [phase for at, phase in enumerate(told) if at == 0 or told[at - 1] != phase]


def steps_held_back(person: Person) -> list[Route]:
    """What happened is told as late as the test wants."""
    held: list[Route] = []
    person.page.route("**/steps?*", lambda route: held.append(route))
    return held


def let_go(person: Person, held: list[Route]) -> None:
    """Once the page has shown what it makes of a screen by itself."""
    while not held:
        person.page.wait_for_timeout(LOOKS_AGAIN)
    person.page.evaluate(TWO_FRAMES)
    for route in held:
        route.continue_()
    person.page.unroute("**/steps?*")


def one_choice_from_anns_move() -> tuple[Match, int]:
    """A game that has gone on for long, in which one more choice of Bob's brings something about and asks Ann; and that
    choice."""
    match, random = realpolitik.new("twilight-struggle", seed=0), Random(0)
    while True:
        question = random.choice(match.questions)
        option = random.choice(question.options)
        then = match.clone()
        then.answer(option, question.seat)
        told = len(then.log) > len(match.log) and len(match.questions) == len(then.questions) == 1
        if len(match.answers) > HARDLY_BEGUN and told and (question.seat, then.question.seat) == (0, 1):
            return match, option
        match = then


def test_what_the_others_did_is_shown_before_the_next_question(visit: Visit, server: Server) -> None:
    """Also where that takes long to be told: the question is not there for a moment, and then hidden."""
    match, option = one_choice_from_anns_move()
    ann, bob = visit(pace="calm"), visit(name="Bob")
    ann.context.add_init_script(OFFERED)
    address = server.prepare(match, bob, ann, seed="0")
    with ann.page.expect_response("**/steps?*"):
        ann.sit_at(address)
    held = steps_held_back(ann)
    Bob(bob, address).choose(option)
    let_go(ann, held)
    ann.page.locator(".on-stage").wait_for()
    ann.page.keyboard.press("Escape")
    ann.wait_for_my_move()
    offered = ann.page.evaluate("window.offered")
    assert [it == "theatre" for it in offered] == [True, False], offered


@pytest.mark.parametrize("size", SIZES)
def test_a_coup_is_shown_card_arrow_die_and_counters(
    size: tuple[int, int], visit: Visit, bob: Callable[[Person], tuple[Bob, str]]
) -> None:
    ann = watching(visit, pace=QUICK, viewport={"width": size[0], "height": size[1]})
    opponent, address = bob(ann)
    ann.sit_at(address)
    opponent.coup()
    wait_for_the_end(ann)
    told = phases(ann)
    assert told[0] == "card"
    order = [told.index(phase) for phase in ("card", "arrow", "die", "caption", "counters", "track")]
    assert order[:5] == sorted(order[:5])
    shown = seen(ann)
    assert {card for _, card, _ in shown} == {"Duck and Cover"}
    assert any(phase == "die" and place == "iran" for phase, _, place in shown)
    chips = [" ".join(it.split()) for it in ann.page.locator(".chip").all_inner_texts()]
    assert chips[0] == "Duck and Cover"
    assert any("needs 2 or more" in chip for chip in chips)
    assert any(re.fullmatch("Iran .*0→2 ?3→0|Iran 0→2 3→0", chip) for chip in chips), chips
    assert any(re.search("DEFCON.*5→4", chip) for chip in chips), chips
    ann.expect_influence("iran", 2, 0)
    ann.wait_for_my_move()


def test_what_goes_on_in_one_place_is_one_chip(visit: Visit, bob: Callable[[Person], tuple[Bob, str]]) -> None:
    ann = watching(visit, pace="off")
    opponent, address = bob(ann)
    ann.sit_at(address)
    opponent.do("duck_and_cover", "place_influence", "panama", "panama", "costa_rica")
    ann.page.locator(".chip", has_text="Costa Rica").wait_for()
    chips = [" ".join(it.split()) for it in ann.page.locator(".chip").all_inner_texts()]
    assert chips == ["Duck and Cover", "Panama 1→3", "Costa Rica 0→1"]


def test_nothing_of_a_die_is_told_before_it_has_fallen(visit: Visit, bob: Callable[[Person], tuple[Bob, str]]) -> None:
    ann = watching(visit, pace="calm")
    opponent, address = bob(ann)
    ann.sit_at(address)
    spoilt = """() => {
      const stage = document.querySelector('.on-stage[data-phase="die"]');
      if (!stage) return false;
      window.told = [document.querySelector(".table").innerText, document.querySelector(".throw-face.fallen") !== null];
      return true;
    }"""
    opponent.coup()
    ann.page.wait_for_function(spoilt, polling="raf")
    words, fallen = ann.page.evaluate("window.told")
    assert "succeeds" not in words
    assert not fallen


def test_skip_ends_it_and_the_strip_shows_it_again(visit: Visit, bob: Callable[[Person], tuple[Bob, str]]) -> None:
    ann = visit(pace="calm")
    opponent, address = bob(ann)
    ann.sit_at(address)
    opponent.coup()
    page = ann.page
    page.locator(".on-stage").wait_for()
    assert page.locator(".question .choices").count() == 0
    expect(page.get_by_role("button", name="Closer")).to_have_count(0)  # it would lie under the bar
    page.keyboard.press("Escape")
    expect(page.locator(".on-stage")).to_have_count(0)
    expect(page.get_by_role("button", name="Closer")).to_have_count(1)
    ann.wait_for_my_move()
    ann.expect_influence("iran", 2, 0)

    page.locator(".chip", has_text="needs 2 or more").click()
    expect(page.locator(".on-stage")).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Skip")).click()
    expect(page.locator(".on-stage")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator('.on-stage[data-phase="card"]')).to_have_count(1)
    page.keyboard.press("Space")
    expect(page.locator('.on-stage[data-phase="card"]')).to_have_count(0)
    page.get_by_role("button", name="Off").click()
    expect(page.locator(".on-stage")).to_have_count(0)
    ann.wait_for_my_move()


def test_what_changed_stays_marked_until_one_answers(visit: Visit, bob: Callable[[Person], tuple[Bob, str]]) -> None:
    ann = visit(pace="off")
    opponent, address = bob(ann)
    ann.sit_at(address)
    opponent.coup()
    ann.wait_for_my_move()
    ann.page.locator(".chip").first.wait_for()
    expect(ann.page.locator(".step.was")).to_have_text("5")
    expect(ann.plate("iran").locator(".changed").first).to_be_visible()
    ann.page.reload()
    ann.wait_for_my_move()
    expect(ann.page.locator(".step.was")).to_have_text("5")
    expect(ann.plate("iran").locator(".changed").first).to_be_visible()
    ann.play("NATO")
    expect(ann.page.locator(".step.was")).to_have_count(0)
    expect(ann.plate("iran").locator(".changed")).to_have_count(0)
    assert ann.page.locator(".chip").count() > 0


def test_whoever_was_away_is_shown_what_happened(visit: Visit, bob: Callable[[Person], tuple[Bob, str]]) -> None:
    ann = watching(visit, pace=QUICK)
    opponent, address = bob(ann)
    ann.sit_at(address)
    ann.page.wait_for_function("() => Object.keys(localStorage).some((it) => it.startsWith('realpolitik.looked'))")
    ann.open("/")
    opponent.coup()
    ann.open(address)
    wait_for_the_end(ann)
    assert {"card", "die", "caption", "counters"} <= set(phases(ann))
    ann.page.reload()
    ann.wait_for_my_move()
    ann.page.locator(".strip-again").wait_for()
    assert phases(ann) == []  # it has been seen, and is not shown twice


def test_whoever_was_away_sees_nothing_of_how_it_ended_before(
    visit: Visit, bob: Callable[[Person], tuple[Bob, str]]
) -> None:
    """However long it takes to be told: neither board nor hand nor log are there until it begins as it was then."""
    ann = watching(visit, pace="calm")
    opponent, address = bob(ann)
    ann.sit_at(address)
    ann.page.wait_for_function("() => Object.keys(localStorage).some((it) => it.startsWith('realpolitik.looked'))")
    ann.open("/")
    opponent.coup()
    held = steps_held_back(ann)
    ann.open(address)
    expect(ann.page.locator(".loading")).to_have_text("One moment …")
    assert ann.page.locator(".table").count() == 0
    let_go(ann, held)
    ann.page.locator('.on-stage[data-phase="card"]').wait_for()
    ann.expect_influence("iran", 0, 3)
    ann.page.keyboard.press("Escape")
    ann.wait_for_my_move()
    ann.expect_influence("iran", 2, 0)


def test_whoever_watches_sees_it_too(visit: Visit, bob: Callable[[Person], tuple[Bob, str]]) -> None:
    opponent, address = bob(visit(name="Ann"))
    eve = watching(visit, name="Eve", pace=QUICK)
    eve.sit_at(address)
    opponent.coup()
    wait_for_the_end(eve)
    assert {"card", "die", "caption", "counters"} <= set(phases(eve))


def test_at_the_pace_off_there_is_the_strip_alone(visit: Visit, bob: Callable[[Person], tuple[Bob, str]]) -> None:
    ann = watching(visit, pace="off")
    opponent, address = bob(ann)
    ann.sit_at(address)
    opponent.coup()
    ann.wait_for_my_move()
    ann.page.locator(".strip-again").wait_for()
    assert phases(ann) == []


@pytest.mark.parametrize("locale", WORDS)
def test_it_speaks_every_language(locale: str, visit: Visit, bob: Callable[[Person], tuple[Bob, str]]) -> None:
    ann = visit(pace="calm", locale=locale)
    opponent, address = bob(ann)
    ann.sit_at(address)
    opponent.coup()
    skip, again = WORDS[locale]
    ann.page.get_by_role("button", name=re.compile(f"^{skip}")).click()
    expect(ann.page.get_by_role("button", name=re.compile(again))).to_be_visible()


@pytest.mark.parametrize("game", ["twilight-struggle", "red-sea", "labyrinth", "world-order"])
def test_bots_are_shown_in_every_game(game: str, visit: Visit, server: Server) -> None:
    """Whoever is asked first, a bot or several have moved by the time it is Ann's turn again."""
    ann = watching(visit, pace=QUICK)
    match, random = realpolitik.new(game, seed=3), Random(3)
    while len(match.questions) > 1 or (game == "world-order" and match.view(0)["phase"] != "actions"):
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    seat = next(it for it in range(len(match.seats)) if it != match.question.seat)
    seats = [ann if it == seat else "random" for it in range(len(match.seats))]
    ann.open(server.prepare(match, *seats, seed="3"))
    ann.page.locator(".on-stage").first.wait_for()
    ann.page.keyboard.press("Escape")
    ann.page.locator(".chip").first.wait_for()
    assert phases(ann)
