"""The bell: whoever looks elsewhere is told once that it is their move, by the title and by a note of the browser's."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import APIResponse, expect
from tabletop import table

from browser.player import Person
from browser.server import Server
from browser.test_theatre import TWO_FRAMES

Visit = Callable[..., Person]

# A page that can be put out of sight, and notes that are written down instead of shown.
BELL = """
  let hidden = false;
  Object.defineProperty(document, "hidden", { get: () => hidden });
  window.putOutOfSight = (out) => {
    hidden = out;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  window.notes = [];
  window.ticks = 0;
  const part = { connect: (next) => next, setValueAtTime: () => 0, linearRampToValueAtTime: () => 0,
    exponentialRampToValueAtTime: () => 0, start: () => 0, stop: () => 0 };
  window.AudioContext = class {
    currentTime = 0;
    resume = async () => { window.ticks += 1; };
    createOscillator = () => ({ ...part, frequency: {} });
    createGain = () => ({ ...part, gain: part });
  };
  window.askedForPermission = 0;
  window.Notification = class {
    static get permission() {
      return localStorage.getItem("permission") ?? "default";
    }
    static async requestPermission() {
      window.askedForPermission += 1;
      localStorage.setItem("permission", "granted");
      return "granted";
    }
    constructor(title, { body = "", tag }) {
      Object.assign(this, { title, body, tag });
      window.notes.push(this);
    }
    close() {}
  };
"""
ALLOW = """localStorage.setItem("realpolitik.notify", "on"); localStorage.setItem("permission", "granted");"""
YOUR_MOVE = "● Your move · Twilight Struggle"
SETTLED = 2000  # milliseconds; longer than a turn has to last to be told


def out_of_sight(person: Person, out: bool = True) -> None:
    person.page.evaluate("(out) => putOutOfSight(out)", out)


def notes(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.page.evaluate("() => notes.map(({ title, body }) => ({ title, body }))")
    return found


def move(person: Person, address: str, seat: int) -> None:
    """Answer over the API, with the cookie of the person, until somebody else is asked."""
    api = f"{person.address}/api{address.replace('match', 'matches')}"
    headers = {"Origin": person.address, "X-Realpolitik": "1"}
    for number in range(30):
        screen = person.context.request.get(f"{api}/screen?seat={seat}").json()
        if screen["question"] is None:
            return
        answer = {
            "seat": seat,
            "version": screen["version"],
            "option": screen["question"]["options"][-1]["option"],
            "request": f"answer-{screen['version']}-{number}",
        }
        assert person.context.request.post(f"{api}/answer", data=answer, headers=headers).ok


@pytest.fixture
def game(server: Server, visit: Visit) -> tuple[Person, Person, str]:
    """Ann, the US, whose windows can be put out of sight; Bob, the USSR, moves first."""
    ann, bob = visit(reduced_motion="no-preference"), visit(name="Bob")
    ann.context.add_init_script(BELL)
    ann.page.clock.install()
    position = table(
        us=["duck_and_cover", "containment"], ussr=["decolonization", "arab_israeli_war"], board="standard", side="ussr"
    )
    return ann, bob, server.prepare(position, ann, bob)


def test_a_page_out_of_sight_tells_of_the_move_once(game: tuple[Person, Person, str]) -> None:
    ann, bob, address = game
    ann.sit_at(address)
    assert ann.page.title() == "Twilight Struggle · Realpolitik"
    ann.press("Menu")
    assert ann.page.evaluate("askedForPermission") == 0
    ann.page.get_by_label("Notify me when it is my move").check()
    ann.page.wait_for_function("() => notes.length === 1")  # shows what they look like
    ann.page.get_by_label("A soft sound on your move").check()
    ann.page.keyboard.press("Escape")
    assert ann.page.evaluate("askedForPermission") == 1
    out_of_sight(ann)
    move(bob, address, 1)
    ann.page.wait_for_function("() => notes.length === 2")
    assert notes(ann)[1]["title"] == YOUR_MOVE
    against, asked = notes(ann)[1]["body"].split("\n")
    assert against == "Against Bob (USSR)"
    assert asked
    assert ann.page.evaluate("ticks") == 1
    title = f"() => document.title === '{YOUR_MOVE}'"
    ann.page.wait_for_function(title)
    ann.page.clock.run_for(2000)
    ann.page.wait_for_function("() => document.title === 'Twilight Struggle · Realpolitik'")  # by turns
    out_of_sight(ann, False)
    ann.page.clock.run_for(10 * SETTLED)
    assert ann.page.title() == YOUR_MOVE
    out_of_sight(ann)
    ann.page.clock.run_for(SETTLED)
    assert len(notes(ann)) == 2
    assert ann.page.evaluate("ticks") == 1


def test_a_page_in_sight_and_one_s_own_moves_ring_no_bell(game: tuple[Person, Person, str]) -> None:
    ann, bob, address = game
    ann.context.add_init_script(ALLOW)
    ann.sit_at(address)
    move(bob, address, 1)
    ann.wait_for_my_move()
    ann.page.clock.run_for(SETTLED)  # what is shown has been seen, too
    out_of_sight(ann)
    ann.page.clock.run_for(SETTLED)
    assert notes(ann) == []


def test_the_lobby_tells_of_a_game_that_is_open_nowhere(game: tuple[Person, Person, str]) -> None:
    ann, bob, address = game
    ann.context.add_init_script(ALLOW)
    ann.open("/")
    expect(ann.page.locator(".running .match")).to_be_visible()
    out_of_sight(ann)
    move(bob, address, 1)
    ann.page.clock.run_for(70_000)
    ann.page.wait_for_function("() => notes.length === 1")
    assert notes(ann)[0]["body"].startswith("Against Bob (USSR)\n")
    ann.page.wait_for_function(f"() => document.title === '{YOUR_MOVE}'")
    ann.page.evaluate("notes[0].onclick()")
    ann.page.wait_for_url(f"**{address}")


@pytest.mark.parametrize("where", ["table", "lobby"])
def test_a_page_out_of_sight_tells_that_another_game_was_begun(visit: Visit, where: str) -> None:
    """By the title and a note; at the old table, or from the list, one follows to the seat that is kept."""
    ann, bob = visit(), visit(name="Bob")
    bob.context.add_init_script(BELL + ALLOW)
    bob.page.clock.install()
    ann.open("/")
    made = post(ann, "/api/matches", {"game": "red-sea", "seats": [{"kind": "here"}, {"kind": "invite"}]}).json()
    bob.open("/")
    assert post(bob, "/api/claim", {"key": made["invites"][0]["key"], "nickname": "Bob"}).ok
    old = f"/match/{made['match']}"
    screen = ann.context.request.get(f"{ann.address}/api/matches/{made['match']}/screen?seat=0").json()
    resigning = {"seat": 0, "version": screen["version"], "request": "resign-once"}
    assert post(ann, f"/api/matches/{made['match']}/resign", resigning).ok
    bob.sit_at(old) if where == "table" else bob.open("/")
    expect(bob.page.locator(".ended, .finished .match").first).to_be_visible()
    out_of_sight(bob)
    ann.sit_at(old)
    ann.page.locator(".ended").get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: not url.endswith(old))
    bob.page.clock.run_for(70_000)
    bob.page.wait_for_function("() => notes.length === 1")
    assert notes(bob)[0]["title"] == "● Another game was begun · Twilight Struggle: Red Sea"
    out_of_sight(bob, False)
    if where == "lobby":
        bob.page.locator(".finished .match").get_by_role("link").first.click()
    bob.page.locator(".ended").get_by_role("button", name="On to the next game").click()
    bob.page.wait_for_url(ann.page.url)


def post(person: Person, path: str, content: dict[str, Any]) -> APIResponse:
    headers = {"Origin": person.address, "X-Realpolitik": "1"}
    return person.context.request.post(f"{person.address}{path}", data=content, headers=headers)


def test_an_address_is_given_refused_and_taken_back_in_the_menu(game: tuple[Person, Person, str]) -> None:
    ann, _, address = game
    ann.sit_at(address)
    ann.press("Menu")
    hook = ann.page.get_by_label("Webhook, for example of a Discord channel", exact=True)
    with ann.expecting("400"):
        hook.fill("https://localhost/secret")
        ann.press("Keep")
        expect(ann.page.get_by_text("The table does not post there")).to_be_visible()
    hook.fill("https://hooks.example.org/secret")
    ann.press("Keep")
    expect(ann.page.get_by_text("Kept: you will be told there.")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.press("Menu")
    expect(hook).to_have_value("https://hooks.example.org/secret")
    ann.press("Remove: Webhook, for example of a Discord channel")
    expect(hook).to_have_value("")


def test_an_address_is_taken_back_after_the_end_too(game: tuple[Person, Person, str]) -> None:
    """Only one that is kept is shown then, with what it is still kept for."""
    ann, _, address = game
    hook = ann.page.get_by_label("Webhook, for example of a Discord channel", exact=True)
    kept_for = re.compile("If another game is begun for you, the table tells you so as below")
    ann.sit_at(address)
    ann.press("Menu")
    hook.fill("https://hooks.example.org/secret")
    ann.press("Keep")
    expect(ann.page.get_by_text("Kept: you will be told there.")).to_be_visible()
    ann.press("Resign")
    ann.press("Yes, I resign")
    expect(ann.page.locator(".question .ended")).to_be_visible()
    ann.press("Menu")
    expect(ann.page.get_by_text(kept_for)).to_be_visible()
    expect(hook).to_have_value("https://hooks.example.org/secret")
    ann.press("Remove: Webhook, for example of a Discord channel")
    expect(hook).to_have_value("")
    ann.page.keyboard.press("Escape")
    with ann.page.expect_response("**/bells?*"):
        ann.press("Menu")
    ann.page.evaluate(TWO_FRAMES)  # what has come would be there by now
    expect(ann.page.get_by_text(kept_for)).to_have_count(0)


def test_a_link_of_a_mail_does_nothing_before_a_button_is_pressed(visit: Visit) -> None:
    ann = visit().open(f"/mail#stop={'a' * 43}")
    expect(ann.page.get_by_role("heading", name="No more mail")).to_be_visible()
    assert not ann.posted("stop")
    ann.press("Stop the mails")
    expect(ann.page.get_by_role("heading", name="This link does nothing")).to_be_visible()
