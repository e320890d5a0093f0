"""World Order with a browser for each: four play a round by links, and somebody looks on."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute, expect
from world_order.tables import table

from browser.mats import answer_soon, round_of
from browser.player import MY_MOVE, Person
from browser.server import Server
from browser.test_starting import take_seat
from browser.test_trust import AWAY

Visit = Callable[..., Person]

MANY = 120  # answers; no round of people who pass has so many
LOOK_AGAIN = 30  # milliseconds


class Line:
    """Somebody's connection to the server, which can be cut and mended."""

    def __init__(self, person: Person) -> None:
        self.person, self.cut, self.channels = person, False, list[WebSocketRoute]()
        person.page.route_web_socket("**/live?*", self._connect)

    def _connect(self, channel: WebSocketRoute) -> None:
        if self.cut:
            channel.close()
        else:
            channel.connect_to_server()
            self.channels.append(channel)

    def cut_off(self) -> None:
        self.cut = True
        self.person.context.set_offline(True)
        for channel in self.channels:
            channel.close()

    def mend(self) -> None:
        self.cut = False
        self.person.context.set_offline(False)


def whose_move(people: list[Person], waited_for: Callable[[], bool] = lambda: False) -> Person | None:
    """The first of those who are asked; nobody, if somebody else is waited for."""
    while not waited_for():
        for person in people:
            if person.page.evaluate(MY_MOVE):
                return person
        people[0].page.wait_for_timeout(LOOK_AGAIN)
    return None


def test_four_play_a_round_by_links(visit: Visit) -> None:
    """One of them reloads in the middle, another is cut off while the others play on: both find all as it is."""
    ann, *friends = people = [visit(name=name) for name in ("Ann", "Bob", "Cid", "Dan")]
    bob, cid, dan = friends
    line = Line(cid)
    game = ann.open("/").game("World Order")
    game.get_by_role("button", name="Play with friends").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="as USA").click()
    for person, power in zip(friends, ("EU", "Russia", "China"), strict=True):
        link = ann.page.get_by_role("textbox", name=f"Link for: {power}").input_value()
        take_seat(person, link, person.name)
    ann.press("Go to the table")
    ann.wait_for_my_move()
    for power, name in (("eu", "Bob"), ("russia", "Cid"), ("china", "Dan")):
        expect(ann.page.locator(f".seat.side-{power}")).to_contain_text(name)

    for _ in range(MANY):
        asked = whose_move(people)
        if round_of(ann) == 2 or asked is None:
            break
        if asked is bob and asked.question.startswith("Turn 2:"):
            reload(bob)
        elif asked is bob and asked.question.startswith("Turn 3:"):
            play_without(line, [ann, bob, dan])
            continue
        answer_soon(asked)
    assert len(line.channels) == 2, "the line was cut and mended"
    for person in people:
        expect(person.page.locator(".instrument.stage .figure")).to_have_text("2")
        expect(person.page.locator(".round-end h2")).to_have_text("End of round 1")


def reload(person: Person) -> None:
    """The question, the hand and the mat are the same."""
    before = person.question, person.hand, person.page.locator(".mat").inner_text()
    person.page.reload()
    person.wait_for_my_move()
    assert (person.question, person.hand, person.page.locator(".mat").inner_text()) == before


def play_without(line: Line, others: list[Person]) -> None:
    """One is cut off; the others play until that one is waited for, who then comes back to all that was done."""
    cid, ann = line.person, others[0]
    asked = ann.page.locator(".seat.side-russia.asked")
    with cid.expecting(*AWAY, "ERR_INTERNET_DISCONNECTED"):
        line.cut_off()
        expect(cid.page.locator(".connection")).to_contain_text("Connection lost")
        before = len(cid.log)
        while next_one := whose_move(others, lambda: asked.count() > 0):
            answer_soon(next_one)
        assert len(cid.log) == before
        line.mend()
        expect(cid.page.locator(".connection")).to_have_count(0)
        cid.wait_for_my_move()
    last = ann.page.locator(".log .entry").last.inner_text()
    expect(cid.page.locator(".log .entry").last).to_have_text(last, use_inner_text=True)
    assert len(cid.log) > before


def screens(person: Person) -> list[Any]:
    """All screens that came over the live channel, without what names the match or the moment."""
    found = [json.loads(frame).get("screen") for frame in person.received]
    return [{key: value for key, value in it.items() if key != "match"} for it in found if it]


def shown(person: Person) -> str:
    return str(person.page.locator(".table").inner_text())


def test_a_spectator_is_told_nothing_of_hidden_cards(visit: Visit, server: Server) -> None:
    """W26: two tables that differ in a hand, the deck and a card put down face down alone: who looks on hears and sees
    the same at both, the player does not."""
    hands = [["usa_new_allies", "usa_foreign_trade"], ["usa_military_pact", "usa_global_currency"]]
    heard, seen, own = [], [], []
    for hand in hands:
        ann, eve = visit(), visit(name="Eve")
        address = server.prepare(table(turn="usa", hand={"usa": hand}).match, ann, "", "", "", seed="7")
        ann.sit_at(address)
        eve.sit_at(address)
        answer_soon(ann)  # pass
        answer_soon(ann)  # and put down the first card
        expect(eve.page.locator(".log")).to_contain_text("puts a card of the hand down")
        assert eve.whose == "WATCHING"
        assert eve.hand == []
        heard.append(screens(eve))
        seen.append(shown(eve))
        own.append(screens(ann))
    assert len(heard[0]) >= 2
    assert heard[0] == heard[1]
    assert seen[0] == seen[1]
    assert own[0] != own[1]
