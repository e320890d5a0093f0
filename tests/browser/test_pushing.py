"""A browser that is told while the page is closed: switched on in the menu, and what its worker does with a message.

No push service is here. What the browser would ask of one is answered by the page itself, and messages are handed to
the worker by the browser's own tools. Chromium without windows shows no notes: those are written down instead.
"""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Worker, expect

from browser.player import Person
from browser.server import Server
from browser.test_playing import ussr_to_move

Visit = Callable[..., Person]

ENDPOINT = "https://push.example.org/ann"
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
SWITCH = "Tell this browser, even while the page is closed"
UNABLE = "This browser takes no messages for a page that is closed."

# The browser subscribes at once, and remembers it. With "stale" it has subscribed with another key before.
PUSH = """
  const subscription = {
    endpoint: "ENDPOINT",
    toJSON: () => ({ endpoint: "ENDPOINT", expirationTime: null, keys: KEYS }),
    unsubscribe: async () => localStorage.removeItem("subscribed"),
  };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem("subscribed") ? subscription : null);
  PushManager.prototype.subscribe = async (wanted) => {
    if (localStorage.getItem("service") === "none") throw new DOMException("no push service", "AbortError");
    if (localStorage.getItem("subscribed") === "stale") throw new DOMException("another key", "InvalidStateError");
    localStorage.setItem("subscribed", JSON.stringify(wanted));
    return subscription;
  };
  window.askedForPermission = 0;
  Notification.requestPermission = async () => {
    window.askedForPermission += 1;
    return localStorage.getItem("permission") ?? "granted";
  };
""".replace("ENDPOINT", ENDPOINT).replace("KEYS", json.dumps(KEYS))

NOTES = """() => {
  self.shown = [];
  registration.showNotification = async (title, { body, tag, icon, data }) => {
    shown.push({ title, body, tag, icon, data });
  };
}"""
SHOWN = "async () => { while (!shown.length) await new Promise((done) => setTimeout(done, 20)); return shown.pop(); }"
# A click on a note: who was brought to the front, or else what was opened, without leave to do either.
CLICK = """(link) => new Promise((done) => {
  let went = null;
  WindowClient.prototype.focus = async function () { went = `front ${new URL(this.url).pathname}`; };
  clients.openWindow = async (url) => { went = `open ${url}`; };
  const event = new Event("notificationclick");
  event.notification = { data: link, close: () => { event.closed = true; } };
  event.waitUntil = (work) => work.then(() => done([event.closed, went]));
  dispatchEvent(event);
})"""


@pytest.fixture
def ann(visit: Visit) -> Person:
    ann = visit(service_workers="allow")
    ann.context.add_init_script(PUSH)
    return ann


@pytest.fixture
def path(server: Server, ann: Person) -> str:
    """A match of hers, at which she has sat down."""
    path = server.prepare(ussr_to_move(ussr=["fidel", "decolonization"]), "", ann)
    ann.sit_at(path)
    return path


def switch(ann: Person) -> Locator:
    """The one in the menu, opened anew."""
    ann.page.keyboard.press("Escape")
    ann.press("Menu")
    return ann.page.get_by_label(SWITCH)


def bells(ann: Person, path: str) -> Any:
    return ann.context.request.get(f"{ann.address}/api{path.replace('match', 'matches')}/bells?seat=1").json()


def give(ann: Person, path: str, address: str) -> None:
    given = {"seat": 1, "kind": "push", "address": address, "keys": KEYS}
    headers = {"Origin": ann.address, "X-Realpolitik": "1"}
    url = f"{ann.address}/api{path.replace('match', 'matches')}/bells"
    assert ann.context.request.post(url, data=given, headers=headers).ok


# -- the switch --------------------------------------------------------------------------------------------------------


def test_a_browser_is_switched_on_by_a_click_and_off_again(ann: Person, path: str) -> None:
    expect(switch(ann)).not_to_be_checked()
    assert ann.page.evaluate("askedForPermission") == 0
    ann.page.get_by_label(SWITCH).check()
    expect(ann.page.get_by_text("This browser will be told.")).to_be_visible()
    assert ann.page.evaluate("askedForPermission") == 1
    told = bells(ann, path)
    assert [it["address"] for it in told["bells"]] == [ENDPOINT]
    wanted = json.loads(ann.page.evaluate("localStorage.getItem('subscribed')"))
    assert wanted == {"userVisibleOnly": True, "applicationServerKey": told["push_key"]}
    ann.sit_at(path)
    expect(switch(ann)).to_be_checked()
    ann.page.get_by_label(SWITCH).uncheck()
    expect(ann.page.get_by_text("This browser will be told.")).to_have_count(0)
    assert bells(ann, path)["bells"] == []
    assert ann.page.evaluate("askedForPermission") == 0


def test_this_browser_is_told_instead_of_another(ann: Person, path: str) -> None:
    give(ann, path, f"{ENDPOINT}/elsewhere")
    expect(switch(ann)).not_to_be_checked()
    expect(ann.page.get_by_text("Another browser of yours is told.")).to_be_visible()
    ann.page.get_by_label(SWITCH).check()
    expect(ann.page.get_by_text("This browser will be told.")).to_be_visible()
    assert [it["address"] for it in bells(ann, path)["bells"]] == [ENDPOINT]


def test_a_browser_that_subscribed_with_another_key_does_so_anew(ann: Person, path: str) -> None:
    ann.page.evaluate("localStorage.setItem('subscribed', 'stale')")
    switch(ann).check()
    expect(ann.page.get_by_text("This browser will be told.")).to_be_visible()
    assert "applicationServerKey" in ann.page.evaluate("localStorage.getItem('subscribed')")


@pytest.mark.parametrize(
    ("hindrance", "words"),
    [
        ("localStorage.setItem('permission', 'denied')", "The browser does not allow it."),
        ("localStorage.setItem('service', 'none')", UNABLE),
        ("delete window.PushManager", UNABLE),
    ],
)
def test_a_browser_that_may_not_or_cannot_says_so(ann: Person, path: str, hindrance: str, words: str) -> None:
    ann.page.evaluate(hindrance)
    switch(ann).click()
    expect(ann.page.get_by_text(words)).to_be_visible()
    expect(ann.page.get_by_label(SWITCH)).not_to_be_checked()
    assert bells(ann, path)["bells"] == []


# -- the worker --------------------------------------------------------------------------------------------------------


class Pushed:
    """Hands messages to the worker of somebody's browser, as a push service would."""

    def __init__(self, ann: Person) -> None:
        ann.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        self.ann = ann
        self.tools = ann.context.new_cdp_session(ann.page)
        self.found: list[dict[str, Any]] = []
        self.tools.on("ServiceWorker.workerRegistrationUpdated", lambda it: self.found.extend(it["registrations"]))
        self.tools.send("ServiceWorker.enable")
        while not any(it["scopeURL"] == f"{ann.address}/" for it in self.found):
            ann.page.wait_for_timeout(20)
        self.worker: Worker = ann.context.service_workers[0]
        self.worker.evaluate(NOTES)

    def note(self, data: str) -> dict[str, Any]:
        """What is shown of a message."""
        (here,) = {it["registrationId"] for it in self.found if it["scopeURL"] == f"{self.ann.address}/"}
        given = {"origin": self.ann.address, "registrationId": here, "data": data}
        self.tools.send("ServiceWorker.deliverPushMessage", given)
        shown: dict[str, Any] = self.worker.evaluate(SHOWN)
        return shown


def test_a_message_is_shown_as_a_note(ann: Person, path: str) -> None:
    pushed = Pushed(ann)
    link = f"{ann.address}{path}"
    call = {"subject": "Your move: Twilight Struggle (USSR)", "text": "Turn 1. Ход — ваш.", "link": link}
    note = pushed.note(json.dumps(call))
    icon = note.pop("icon")
    assert note == {
        "title": call["subject"],
        "body": call["text"],
        "tag": f"realpolitik-{path.split('/')[-1]}",
        "data": link,
    }
    assert ann.context.request.get(f"{ann.address}{icon}").headers["content-type"] == "image/png"


@pytest.mark.parametrize("data", ["", "no JSON", "null", "{}"])
def test_a_message_that_cannot_be_read_shows_at_least_from_whom(ann: Person, path: str, data: str) -> None:
    note = Pushed(ann).note(data)
    assert (note["title"], note["data"]) == ("Realpolitik", f"{ann.address}/")


def test_a_click_leads_to_the_match_and_never_to_another_site(ann: Person, path: str) -> None:
    pushed = Pushed(ann)
    worker, link = pushed.worker, f"{ann.address}{path}"
    assert worker.evaluate(CLICK, link) == [True, f"front {path}"]
    other = f"{ann.address}/match/another"
    assert worker.evaluate(CLICK, other) == [True, f"open {other}"]
    for elsewhere in ("https://evil.example/match/x", "javascript:alert(1)", "https://"):
        assert worker.evaluate(CLICK, elsewhere) == [True, f"open {ann.address}/"]
    call = {"subject": "x", "text": "", "link": "https://evil.example/match/x"}
    assert pushed.note(json.dumps(call))["data"] == f"{ann.address}/"
    ann.page.goto(f"{path}?tv")
    expect(ann.page.locator("body")).to_be_visible()
    assert worker.evaluate(CLICK, link) == [True, f"open {link}"]
