"""Somebody at the page, who reads and clicks only what it shows.

ann = visit().open("/")
ann.press("Twilight Struggle: play against Cadet as US")
ann.wait_for_my_move()
ann.choose("france")
"""

import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Position,
    Request,
    Response,
    WebSocket,
    expect,
)

from realpolitik.table.security import COOKIE, new_secret

SOFT_HYPHEN = "\u00ad"
PATIENCE = 150_000  # milliseconds; far more than anything takes, as a busy machine may be slow
LOOKS_AGAIN = 25  # milliseconds
DESKTOP = {"width": 1440, "height": 900}
HINTED = """.choice.hinted, .slot.hinted .card-button, .plate.offered:is(.pointed, .selected),
  .on-table.hinted:not(.plate)"""
CORNER: Position = {"x": 12, "y": 10}  # of a thing: no other lies over it there
IS_CARD = "(element) => element.matches('.card-button')"
HELD = ".hand-area .fan h4:not(.risen h4)"
NOT_ALLOWED = "Service Worker registration blocked"  # by us, unless a test is about it
NOWHERE = (5, 5)  # a place in the window where nothing is told of what is under the pointer

expect.set_options(timeout=PATIENCE)

# No answer is on its way, and the table shows how things stand: a question, whom it waits for, the curtain, the end.
SETTLED = """() => !document.querySelector(".board.busy") && !!document.querySelector(".question h2, .curtain")"""
MY_MOVE = SETTLED.replace(".question h2, .curtain", ".question .choices, .question .ended")
WITHOUT_RULE = """(heading) => [...heading.childNodes].filter((it) => it.className !== "rule-chip")
  .map((it) => it.textContent).join("")"""
# The choice is on its way, or could lose the game and is asked about first.
ANSWERED = "() => !document.querySelector('.hint-line') || !!document.querySelector('[role=alertdialog]')"
AT_ONCE = """if (!localStorage.getItem("realpolitik.at-once")) localStorage.setItem("realpolitik.at-once", "on")"""
ON_VIOLATION = """document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`security policy: ${event.violatedDirective} ${event.blockedURI}`));"""
# What a person chooses later is kept.
AT_PACE = """localStorage.getItem("realpolitik.pace") ?? localStorage.setItem("realpolitik.pace", "PACE");"""


class Person:
    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "Ann",
        plans: bool = False,
        pace: str = "off",
        **settings: Any,
    ) -> None:
        """Who does not come to plan has set the page to act at once. `pace`: at which what others do is shown; as a
        rule only how things stand then."""
        self.name = name
        self.address = address
        self._cookie = ""
        usual: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        usual["service_workers"] = "block"  # it would hide from a test what is asked
        self.context = browser.new_context(base_url=address, **{**usual, **settings})
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(ON_VIOLATION)
        if not plans:
            self.context.add_init_script(AT_ONCE)
        self.context.add_init_script(AT_PACE.replace("PACE", pace))
        self.complaints: list[str] = []
        self.requests: list[Request] = []
        self.finished: list[Request] = []  # those to which the whole answer came
        self.received: list[str] = []  # all that came over live channels
        self.answered = 0  # how many answers the server has taken
        self.page = self.new_page()

    # -- the browser -------------------------------------------------------------------------------------------------

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.on("requestfailed", self._note_failure)
        page.on("request", lambda request: self.requests.append(request))
        page.on("requestfinished", lambda request: self.finished.append(request))
        page.on("response", self._note_response)
        page.on("websocket", self._note_channel)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning") or "preload" in message.text or NOT_ALLOWED in message.text:
            return
        url = message.location["url"]
        refused = ("409" in message.text and too_late(url)) or ("422" in message.text and url.endswith("/answer"))
        if not refused:  # what is refused otherwise is noted with its response
            self.complaints.append(f"{message.type}: {message.text}")

    def _note_failure(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # whoever goes to another page leaves requests behind
            self.complaints.append(f"{request.method} {request.url}: {request.failure}")

    def _note_response(self, response: Response) -> None:
        late = response.status == 409 and too_late(response.url)
        if response.status >= 400 and not late and not asked_about(response):
            self.complaints.append(f"{response.request.method} {response.url}: {response.status}")
        if response.ok and response.url.endswith("/answer"):
            self.answered += 1

    def _note_channel(self, channel: WebSocket) -> None:
        channel.on("framereceived", lambda frame: self.received.append(str(frame)))

    @contextmanager
    def expecting(self, *words: str) -> Iterator[None]:
        """Meanwhile the browser may complain of these things."""
        before = len(self.complaints)
        yield
        self.page.wait_for_timeout(50)  # complaints may come a little after what they are about
        heard = self.complaints[before:]
        self.complaints[before:] = [it for it in heard if not any(word in it for word in words)]

    def leave(self) -> list[str]:
        """Close the browser, and tell what it complained of."""
        self.context.close()
        return self.complaints

    def open(self, path: str) -> "Person":
        self.page.goto(path)
        return self

    def known_by(self) -> str:
        """The cookie by which the server knows this browser."""
        if not self._cookie:
            self._cookie = new_secret()
            self.context.add_cookies([{"name": COOKIE, "value": self._cookie, "url": self.address}])
        return self._cookie

    def sit_at(self, table: str) -> "Person":
        self.page.goto(table)
        self.wait_until_settled()
        return self

    def posted(self, what: str) -> list[Request]:
        """What was sent to the server of one kind: `answer`, `undo` …"""
        return [it for it in self.requests if it.method == "POST" and it.url.endswith(f"/{what}")]

    # -- waiting -----------------------------------------------------------------------------------------------------

    def wait_until(self, condition: str) -> None:
        """Looks again and again, but not at each frame: the page would have to draw them all for nothing but that."""
        self.page.wait_for_function(condition, polling=LOOKS_AGAIN)

    def wait_until_settled(self) -> None:
        self.page.wait_for_url("**/match/**")
        self.wait_until(SETTLED)

    def wait_for_my_move(self) -> None:
        """Until a question is open to this person, or the game is over."""
        self.page.wait_for_url("**/match/**")
        self.wait_until(MY_MOVE)

    # -- reading -----------------------------------------------------------------------------------------------------

    @property
    def question(self) -> str:
        """What is asked, or who is waited for."""
        return clean(str(self.page.locator(".question .ask h2").evaluate(WITHOUT_RULE)))

    @property
    def whose(self) -> str:
        """The line over the question: whose move it is."""
        return read(self.page.locator(".question .whose"))

    @property
    def over(self) -> bool:
        return self.page.locator(".question .ended").count() > 0

    @property
    def buttons(self) -> list[str]:
        """What can be pressed to answer the question."""
        return texts(self.page.locator(".question .choice > span"))

    @property
    def glowing(self) -> list[str]:
        """The countries that can be chosen."""
        names = self.page.locator(".plate.offered").evaluate_all("(plates) => plates.map((it) => it.dataset.name)")
        return [str(name) for name in names]

    @property
    def hand(self) -> list[str]:
        """The titles of the cards in the hand."""
        return texts(self.page.locator(HELD))

    @property
    def playable(self) -> list[str]:
        """The titles of the cards that can be chosen, in the hand or elsewhere."""
        return texts(self.page.locator(".fan .slot.offered h4:not(.risen h4)"))

    @property
    def log(self) -> list[str]:
        return texts(self.page.locator(".log .entry > span"))

    def influence(self, country: str) -> tuple[int, int]:
        """What the US and the USSR have there."""
        return self._influence(country, "us"), self._influence(country, "ussr")

    def _influence(self, country: str, side: str) -> int:
        shown = self.plate(country).locator(f".influence.side-{side} .numeral").text_content()
        return 0 if shown == "·" else int(shown or "")

    def instrument(self, name: str) -> str:
        """Its title, and what it reads."""
        shown = self.instrument_called(name)
        return f"{read(shown.locator('.overline'))} {read(shown.locator('.reading'))}"

    def instrument_called(self, name: str) -> Locator:
        """One above the board: a group, or a button where it tells more when it is pressed."""
        begins, all_of_them = re.compile(f"^{re.escape(name)}:"), self.page.locator(".instruments")
        return all_of_them.get_by_role("group", name=begins).or_(all_of_them.get_by_role("button", name=begins))

    def plate(self, country: str) -> Locator:
        return self.page.locator(f'.plate[data-name="{country}"]')

    def thing(self, kind: str, name: str) -> Locator:
        """What lies on a table with mats: a country, a resource, a card of the market …"""
        return self.page.locator(f'.on-table[data-kind="{kind}"][data-name="{name}"]:visible')

    @property
    def offered(self) -> list[tuple[str, str]]:
        """What can be chosen where it lies, by kind and name."""
        shown = self.page.locator(".on-table.offered:visible")
        found = shown.evaluate_all("(all) => all.map((it) => [it.dataset.kind, it.dataset.name])")
        return [(str(kind), str(name)) for kind, name in found]

    def card(self, title: str) -> Locator:
        return self.page.locator(".fan .slot", has=self.page.get_by_role("heading", name=title))

    def game(self, title: str = "Twilight Struggle") -> Locator:
        """A game as the lobby offers it."""
        return self.page.get_by_role("article", name=title, exact=True)

    def expect_influence(self, country: str, us: int, ussr: int) -> None:
        """Wait until the US and the USSR are shown to have so much there."""
        for side, n in (("us", us), ("ussr", ussr)):
            numeral = self.plate(country).locator(f".influence.side-{side} .numeral")
            expect(numeral).to_have_text(str(n) if n else "·")

    def expect_hand(self, titles: Collection[str]) -> None:
        """Wait until these cards are shown in the hand, the China Card aside."""
        cards = self.page.locator(HELD).filter(has_not_text="The China Card")
        expect(cards).to_have_count(len(titles))
        assert set(texts(cards)) == set(titles)

    @property
    def tip(self) -> Locator:
        """The card beside what is looked at."""
        return self.page.locator(".tip")

    # -- acting ------------------------------------------------------------------------------------------------------

    def press(self, words: str) -> None:
        """Any button that says so."""
        self.page.get_by_role("button", name=words, exact=True).click()

    def answer(self, words: str) -> None:
        """A button under the question, and wait for what comes of it."""
        self.look_away()
        self.page.locator(".question .choice", has=self.page.get_by_text(words, exact=True)).click()
        self.wait_until(SETTLED)

    def choose(self, country: str) -> None:
        self.look_away()
        self.plate(country).click()
        self.wait_until(SETTLED)

    def take(self, kind: str, name: str) -> None:
        """A thing that is on offer where it lies."""
        self.look_away()
        self.thing(kind, name).first.click(position=CORNER)
        self.wait_until(SETTLED)

    def play(self, title: str) -> None:
        """A card that is on offer."""
        self.look_away()
        self.card(title).locator(".card-button").click(position=CORNER)
        self.wait_until(SETTLED)

    def take_advice(self, words: str = "Hint") -> None:
        """Ask what a bot would do, and do it."""
        self.press(words)
        self.page.locator(".hint-line").wait_for()
        self.look_away()
        hinted = self.page.locator(HINTED).locator("visible=true").first
        hinted.click(position=CORNER if hinted.evaluate(IS_CARD) else None)
        self.wait_until(ANSWERED)
        if self.page.get_by_role("alertdialog").count():
            self.press("Do it all the same")
        self.wait_for_my_move()

    def done(self) -> None:
        """Carry out what is planned."""
        self.look_away()
        self.page.locator(".plan-done").click()
        self.wait_until(SETTLED)

    @property
    def plan(self) -> list[str]:
        """The steps that are laid."""
        return texts(self.page.locator(".plan-step .plan-what > span:first-child"))

    def look_at(self, country: str) -> Locator:
        """Rest with the pointer on a country, and give back the card that tells of it."""
        self.wait_until(SETTLED)  # a screen that comes meanwhile would take it away again
        self.look_away()
        self.plate(country).hover()
        self.tip.wait_for()
        return self.tip

    def look_away(self) -> None:
        """The card beside a country or a button may lie over the next one."""
        self.page.mouse.move(*NOWHERE)
        self.tip.wait_for(state="detached")


def too_late(url: str) -> bool:
    """What a choice would do was asked for, and the choice was made meanwhile: the server need not tell any more."""
    return "/prospect" in url


def asked_about(response: Response) -> bool:
    """A choice made before the page knew what may come of it is refused once if it may lose the game."""
    sent = response.request.post_data_json if response.url.endswith("/answer") else None
    return response.status == 422 and sent is not None and bool(sent.get("careful"))


def read(element: Locator) -> str:
    return clean(element.inner_text())


def texts(elements: Locator) -> list[str]:
    return [clean(text) for text in elements.all_inner_texts()]


def clean(text: str) -> str:
    """What is read: one space is as good as many, where a word may be parted is not seen, and the star of a card is no
    part of its name."""
    return " ".join(text.replace("★", "").replace(SOFT_HYPHEN, "").split())
