"""Nothing is lost, nothing is done twice, and nobody sees what is not for them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect
from tabletop import Table, table

from browser.player import SETTLED, Person, read
from browser.server import Server

Visit = Callable[..., Person]

AWAY = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket connection")
# Notices go after a while: all of them are kept from now on.
HEAR = """() => {
  const told = document.querySelector(".told");
  window.heard = [];
  new MutationObserver(() => window.heard.push(told.textContent)).observe(told, { childList: true, subtree: true });
}"""
HANDS = {"us": ["duck_and_cover", "containment", "truman_doctrine"], "ussr": ["decolonization", "nato", "fidel"]}
TITLES = {
    "us": ["Duck and Cover", "Containment", "Truman Doctrine"],
    "ussr": ["Decolonization", "NATO", "Fidel"],
}


def early(**changes: object) -> Table:
    usual = {**HANDS, "board": "standard"}
    return table(**{**usual, **changes})  # type: ignore[arg-type]


def decolonize(person: Person, *countries: str) -> None:
    person.play("Decolonization")
    person.answer("Event")
    for country in countries:
        person.choose(country)


# -- nothing is lost -----------------------------------------------------------------------------------------------


def test_a_reload_in_the_middle_of_a_question_loses_nothing(visit: Visit, server: Server) -> None:
    """The same question with the same choices, the same board and log, and what was placed can still be undone."""
    ann = visit()
    ann.sit_at(server.prepare(early(), "", ann))
    decolonize(ann, "angola", "zaire")
    before = ann.question, ann.glowing, ann.hand, ann.log, ann.influence("angola")
    ann.page.reload()
    ann.wait_for_my_move()
    ann.page.locator(".log .entry").first.wait_for()
    assert (ann.question, ann.glowing, ann.hand, ann.log, ann.influence("angola")) == before
    ann.press("Undo")
    expect(ann.plate("zaire").locator(".influence.side-ussr .numeral")).to_have_text("·")


def test_a_killed_server_comes_back_and_the_game_goes_on(visit: Visit, server: Server) -> None:
    """The page says that the connection is lost, finds the server again by itself, and nothing is lost."""
    ann = visit()
    ann.sit_at(server.prepare(early(), "", ann))
    decolonize(ann, "angola", "zaire")
    before = ann.question, ann.glowing, ann.log
    with ann.expecting(*AWAY):
        server.kill()
        expect(ann.page.locator(".connection")).to_contain_text("Connection lost")
        server.start()
        expect(ann.page.locator(".connection")).to_have_count(0)
        expect(ann.page.locator(".told")).to_contain_text("The connection is back")
    assert (ann.question, ann.glowing, ann.log) == before
    ann.choose("kenya")
    ann.choose("thailand")
    places = ("angola", "zaire", "kenya", "thailand")
    assert [ann.influence(it) for it in places] == [(0, 1)] * 4


def test_a_choice_made_while_the_server_is_away_counts_once_or_not_at_all(visit: Visit, server: Server) -> None:
    """Once the server is back the page shows what is true: the choice was made, or it was not and the page said so."""
    ann = visit()
    ann.sit_at(server.prepare(early(), "", ann))
    decolonize(ann, "angola")
    ann.look_away()
    ann.page.evaluate(HEAR)
    with ann.expecting(*AWAY):
        server.kill()
        ann.plate("zaire").click()
        server.start()
        expect(ann.page.locator(".connection")).to_have_count(0)
        ann.wait_for_my_move()
    shown = ann.influence("zaire")
    assert shown == (0, 1) or "try again" in ann.page.evaluate("() => window.heard.join()")
    ann.page.reload()
    ann.wait_for_my_move()
    assert ann.influence("zaire") == shown
    assert ann.influence("angola") == (0, 1)


def test_a_double_click_is_one_answer(visit: Visit, server: Server) -> None:
    """Twice on a country is once, one request and one influence, even where the next question has come between."""
    ann = visit()
    ann.sit_at(server.prepare(early(), "", ann))
    ann.play("NATO")
    ann.answer("Place influence")
    us, ussr = ann.influence("iraq")
    sent = len(ann.posted("answer"))
    ann.look_away()
    ann.plate("iraq").hover()
    mouse = ann.page.mouse
    mouse.down(click_count=1)
    mouse.up(click_count=1)
    ann.expect_influence("iraq", us, ussr + 1)
    ann.wait_for_my_move()
    mouse.down(click_count=2)
    mouse.up(click_count=2)
    ann.choose("iran")  # a click of its own, and the next request
    ann.expect_influence("iraq", us, ussr + 1)
    assert len(ann.posted("answer")) == sent + 2
    ann.choose("iraq")
    ann.expect_influence("iraq", us, ussr + 2)


def test_a_quick_double_click_is_one_answer(visit: Visit, server: Server) -> None:
    """However soon the second click comes, only the first counts."""
    ann = visit()
    ann.sit_at(server.prepare(early(), "", ann))
    ann.play("NATO")
    ann.answer("Place influence")
    us, ussr = ann.influence("iraq")
    sent = len(ann.posted("answer"))
    ann.look_away()
    ann.plate("iraq").dblclick()
    ann.expect_influence("iraq", us, ussr + 1)
    ann.wait_for_my_move()
    ann.choose("iran")
    ann.expect_influence("iraq", us, ussr + 1)
    assert len(ann.posted("answer")) == sent + 2


def test_a_click_does_not_wait_for_the_look_ahead(visit: Visit, server: Server) -> None:
    """A choice is sent and shown while what may come of it is still being worked out."""
    ann = visit()
    held: list[Route] = []
    ann.page.route("**/prospect*", lambda route: held.append(route))  # they are never let through
    ann.sit_at(server.prepare(early(), "", ann))
    decolonize(ann, "angola", "zaire")
    ann.expect_influence("zaire", 0, 1)
    assert any("/prospects?" in route.request.url for route in held)
    assert len(ann.posted("answer")) == 4


def test_a_fatal_choice_is_asked_about_though_nobody_has_looked_ahead_yet(visit: Visit, server: Server) -> None:
    """A coup in a battleground at DEFCON 2, chosen before the page knows what may come: the server refuses it once."""
    ann = visit()
    ann.page.route("**/prospect*", lambda route: None)
    ann.sit_at(server.prepare(early(defcon=2), "", ann, dice=[4]))
    ann.play("NATO")
    ann.answer("Coup")  # Panama is the only place for one
    asking = ann.page.get_by_role("alertdialog")
    expect(asking).to_contain_text("“Coup” loses you the game")
    asking.get_by_role("button", name="Do it all the same").click()
    expect(ann.page.locator(".question")).to_contain_text("Where do you attempt a coup")
    ann.wait_until(SETTLED)
    ann.look_away()
    ann.plate("panama").click()
    expect(asking).to_contain_text("Panama")
    asking.get_by_role("button", name="Do it all the same").click()
    expect(ann.page.locator(".question .ended")).to_contain_text("The game is over", ignore_case=True)


# -- several browsers ----------------------------------------------------------------------------------------------


@pytest.fixture
def pair(visit: Visit, server: Server) -> tuple[Person, Person, str]:
    """Ann plays the US, Bob the USSR, each with a browser; it is Bob's move. And the address to watch at."""
    ann, bob = visit(name="Ann"), visit(name="Bob")
    address = server.prepare(early(), ann, bob, dice=[6])
    return ann.sit_at(address), bob.sit_at(address), address


def test_moves_are_seen_in_the_other_browser(pair: tuple[Person, Person, str]) -> None:
    """What one does the other sees without asking, both ways, and is asked when it is their turn."""
    ann, bob, _ = pair
    assert "USSR" in ann.question
    decolonize(bob, "angola")
    expect(ann.page.locator(".log")).to_contain_text("Angola")
    ann.expect_influence("angola", 0, 1)
    for country in ("zaire", "kenya", "thailand"):
        bob.choose(country)
    ann.wait_for_my_move()
    ann.play("Truman Doctrine")
    ann.answer("Place influence")
    ann.choose(ann.glowing[0])
    expect(bob.page.locator(".log")).to_contain_text("Truman Doctrine")
    bob.wait_for_my_move()
    assert bob.question.startswith("Action round 2")


def test_a_spectator_sees_every_move_and_no_hidden_card(visit: Visit, pair: tuple[Person, Person, str]) -> None:
    """Neither the page nor anything the server sent to it holds the name of a card in a hand; no more does the page
    of the opponent."""
    ann, bob, address = pair
    eve = visit().sit_at(address)
    decolonize(bob, "angola", "zaire")
    expect(eve.page.locator(".log")).to_contain_text("Zaire")
    assert eve.influence("angola") == (0, 1)
    assert eve.hand == []
    assert eve.glowing == []
    assert eve.whose == "WATCHING"

    assert "decolonization" in "".join(eve.received)
    assert all(name in heard_by(bob) for name in (*HANDS["ussr"], *TITLES["ussr"]))  # what is there would be found
    theirs = {eve: ("us", "ussr"), ann: ("ussr",), bob: ("us",)}
    for person, sides in theirs.items():
        heard = heard_by(person)
        cards = [name for side in sides for name in (*HANDS[side], *TITLES[side]) if name.lower() != "decolonization"]
        assert [name for name in cards if name in heard] == []


def heard_by(person: Person) -> str:
    """All that came to the page of matches, and all that it shows or hides."""
    answers = [request.response() for request in person.finished if "/api/matches" in request.url]
    return "\n".join([*person.received, *(answer.text() for answer in answers if answer), person.page.content()])


def test_chat_goes_both_ways(visit: Visit, pair: tuple[Person, Person, str]) -> None:
    """What is said is heard on the other side and by those who watch, in order, and is never taken for HTML."""
    ann, bob, address = pair
    eve = visit().open(address)
    eve.wait_until_settled()
    for person, words in ((ann, "Good luck"), (bob, "<b>Удачи</b>")):
        person.page.get_by_role("tab", name="Chat").click()
        person.page.get_by_label("Say something").fill(words)
        person.press("Send")
        other = bob if person is ann else ann
        other.page.get_by_role("tab", name="Chat").click()
        expect(other.page.locator(".chat-lines p").last).to_have_text(words)
    eve.page.get_by_role("tab", name="Chat").click()
    expect(eve.page.locator(".chat-lines p")).to_have_text(["Good luck", "<b>Удачи</b>"])
    assert "Bob" in read(eve.page.locator(".chat-who").last)


def test_taking_back_is_asked_for_and_agreed_to_or_not(pair: tuple[Person, Person, str]) -> None:
    """A coup whose die has fallen is taken back only if the other agrees; a refusal leaves all as it is."""
    ann, bob, _ = pair
    bob.play("NATO")
    bob.answer("Coup")
    bob.choose("iran")
    ann.wait_for_my_move()
    bob.expect_influence("iran", 0, 5)

    bob.press("Ask to take back")
    expect(ann.page.locator(".wish")).to_contain_text("USSR asks to take this back")
    expect(ann.page.locator(".wish-what")).not_to_be_empty()
    expect(bob.page.locator(".wish")).to_contain_text("Still to agree: US")
    ann.press("Refuse")
    for person in (ann, bob):
        expect(person.page.locator(".wish")).to_have_count(0)
    bob.expect_influence("iran", 0, 5)

    bob.press("Ask to take back")
    expect(ann.page.locator(".wish")).to_have_count(1)
    ann.press("Agree")
    bob.wait_for_my_move()
    for person in (ann, bob):
        person.expect_influence("iran", 1, 0)
        expect(person.page.locator(".log .entry", has_text="Iran")).to_have_count(0)
    bob.choose("panama")
    expect(ann.page.locator(".log")).to_contain_text("a coup in Panama")
    ann.wait_for_my_move()


# -- two at one screen ---------------------------------------------------------------------------------------------


def test_the_curtain_hides_one_hand_from_the_other(visit: Visit, server: Server) -> None:
    """Before the curtain is lifted no hand is in the document; lifted, only that of the one who is asked."""
    ann = visit()
    ann.sit_at(server.prepare(early(), ann, ann))
    curtain = ann.page.locator(".curtain")
    expect(curtain).to_contain_text("Next to play: USSR")
    assert_nowhere(ann, TITLES["us"] + TITLES["ussr"])

    ann.press("I am USSR: lift the curtain")
    ann.wait_for_my_move()
    assert set(ann.hand) == {*TITLES["ussr"], "The China Card"}
    assert_nowhere(ann, TITLES["us"])
    decolonize(ann, "angola", "zaire", "kenya", "thailand")

    expect(curtain).to_contain_text("Next to play: US")
    assert_nowhere(ann, TITLES["us"] + ["NATO", "Fidel"])
    ann.press("I am US: lift the curtain")
    ann.wait_for_my_move()
    assert set(ann.hand) == set(TITLES["us"])
    assert_nowhere(ann, ["NATO", "Fidel"])


def assert_nowhere(person: Person, titles: list[str]) -> None:
    document = person.page.content()
    assert [title for title in titles if title in document] == []
