"""Keeping one's games with one: a link by mail, another browser, and the way out, in three languages and sizes."""

import re
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from table.test_mailing import MailServer, text_of

from browser.player import Person
from browser.server import Server

MADE = """async () => (await fetch("/api/matches", {
    method: "POST", body: JSON.stringify({ game: "red-sea", seats: [{ kind: "here" }, { kind: "here" }] }),
    headers: { "Content-Type": "application/json", "X-Realpolitik": "1" },
})).json()"""


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with MailServer() as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def posting(mails: MailServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends mail."""
    server = Server(tmp_path_factory.mktemp("posting"), f"smtp://127.0.0.1:{mails.port}")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def people(posting: Server, browser: Browser) -> Iterator[list[Person]]:
    """Those who come; none of them hears a complaint of the browser's."""
    came: list[Person] = []
    yield came
    assert [person.leave() for person in came] == [[] for _ in came]


WORDS = {
    "en": ("E-mail address", "Mail me a link", "Sign in with {}", "You are signed in", "Sign out", "Yes, here"),
    "ru": ("Адрес электронной почты", "Прислать ссылку", "Войти как {}", "Вы вошли", "Выйти", "Да, здесь"),
    "pl": ("Adres e-mail", "Przyślij mi link", "Zaloguj jako {}", "Zalogowano", "Wyloguj", "Tak, tutaj"),
}
SURE = "Yes, I resign"  # to resign
SIZES = {"en": (1440, 900), "ru": (1024, 768), "pl": (390, 844)}


def link_in(mails: MailServer, mailbox: str) -> str:
    def arrived() -> list[str]:
        return [text_of(mail) for mail in mails.mails if mail["To"] == mailbox]

    with mails.arrived:
        assert mails.arrived.wait_for(lambda: bool(arrived()), 60)
    (link,) = re.findall(r"http://\S+/account#\S+", arrived()[-1])
    return str(link)


@pytest.mark.parametrize("language", WORDS)
def test_another_browser_has_the_same_games(
    posting: Server, mails: MailServer, browser: Browser, people: list[Person], language: str
) -> None:
    field, ask, sign_in, signed_in, leave, here = WORDS[language]
    mailbox = f"ann.{language}@example.org"
    size = dict(zip(("width", "height"), SIZES[language], strict=True))
    home, phone = (Person(browser, posting.address, viewport=size, locale=language) for _ in range(2))
    people += [home, phone]
    home.open("/")
    match = home.page.evaluate(MADE)["match"]
    for person in (home, phone):
        person.open("/")
        person.page.get_by_label(field).fill(mailbox)
        person.page.get_by_role("button", name=ask).click()
        expect(person.page.locator(".my-account")).to_contain_text(mailbox)
        link = link_in(mails, mailbox)
        mails.mails.clear()
        person.page.goto(link)
        expect(person.page.get_by_role("button", name=sign_in.format(mailbox))).to_be_visible()
        assert "#" not in person.page.url  # nobody who looks at the screen reads the secret
        assert person.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        person.page.get_by_role("button", name=sign_in.format(mailbox)).click()
        expect(person.page.get_by_role("heading", name=signed_in)).to_be_visible()
        assert person.page.evaluate("history.state") is None
        person.open("/")
        expect(person.page.locator(f'.running a[href*="{match}"]').first).to_be_visible()
    phone.page.goto(f"/match/{match}")
    expect(phone.page.locator(".curtain")).to_be_visible()  # both seats are at one screen: at this one too
    with phone.expecting("404"):
        phone.page.goto(link)  # it was used
        expect(phone.page.get_by_role("button", name=sign_in.format(mailbox))).to_have_count(0)
        expect(phone.page.get_by_role("heading", level=1)).to_be_visible()
    phone.open("/")
    phone.page.get_by_role("button", name=leave, exact=True).click()
    phone.page.get_by_role("button", name=here).click()
    expect(phone.page.get_by_label(field)).to_be_visible()
    expect(phone.page.locator(".running .match")).to_have_count(0)
    home.open("/")
    expect(home.page.locator(f'.running a[href*="{match}"]').first).to_be_visible()


def test_an_account_is_deleted_and_its_games_stay(
    posting: Server, mails: MailServer, browser: Browser, people: list[Person]
) -> None:
    ann = Person(browser, posting.address)
    people.append(ann)
    ann.open("/")
    match = ann.page.evaluate(MADE)["match"]
    ann.page.get_by_label("E-mail address").fill("deleted@example.org")
    ann.press("Mail me a link")
    ann.page.goto(link_in(mails, "deleted@example.org"))
    expect(ann.page.locator("main")).to_contain_text("whoever reads that mailbox can play it")
    ann.press("Sign in with deleted@example.org")
    expect(ann.page.get_by_role("heading", name="You are signed in")).to_be_visible()
    ann.page.get_by_role("link", name="To the lobby").click()
    ann.press("Delete the account")
    ann.press("Yes, delete it")
    expect(ann.page.get_by_label("E-mail address")).to_be_visible()
    expect(ann.page.locator(f'.running a[href*="{match}"]').first).to_be_visible()


def signed_in(posting: Server, mails: MailServer, browser: Browser, name: str, **settings: Any) -> Person:
    person = Person(browser, posting.address, name=name, **settings)
    person.open("/")
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_label("E-mail address").fill(f"{name}@example.org")
    person.press("Mail me a link")
    person.page.goto(link_in(mails, f"{name}@example.org"))
    person.press(f"Sign in with {name}@example.org")
    expect(person.page.get_by_role("heading", name="You are signed in")).to_be_visible()
    person.page.get_by_role("link", name="To the lobby").click()
    return person


@pytest.mark.parametrize("width", [1440, 390])
def test_two_with_accounts_play_a_rated_game(
    posting: Server, mails: MailServer, browser: Browser, people: list[Person], width: int
) -> None:
    """Ann offers it in the lobby, Bob sees her rating and sits down; he gives up, and both see what it came to."""
    size = {"width": width, "height": 844}
    ann, bob = (signed_in(posting, mails, browser, f"{name}{width}", viewport=size) for name in ("ann", "bob"))
    people += [ann, bob]
    dialog = ann.page.get_by_role("dialog")
    ann.game("World Order").get_by_role("button", name="Against anybody").click()
    expect(dialog).to_contain_text("A game can be rated if it has a time limit.")
    dialog.get_by_role("radio", name="Live").check()
    dialog.get_by_role("checkbox", name="Rated").check()
    expect(dialog).to_contain_text("Whoever resigns or runs out of time comes last")
    ann.page.keyboard.press("Escape")
    ann.game("Twilight Struggle: Red Sea").get_by_role("button", name="Against anybody").click()
    expect(dialog).to_contain_text("A game can be rated if it has a time limit by which the game is lost.")
    dialog.get_by_role("radio", name="Live").check()
    dialog.get_by_role("radio", name="the game is lost").check()
    dialog.get_by_role("checkbox", name="Rated").check()
    dialog.get_by_role("button", name="as US", exact=True).click()
    expect(ann.page.locator(".seats .rated")).to_have_text("rated")
    expect(ann.page.locator(".seat .rating")).to_contain_text("1500? ±350")
    bob.open("/")
    offered = bob.page.locator(".open-tables tbody tr", has_text=f"ann{width}")
    expect(offered).to_contain_text("rated")
    expect(offered).to_contain_text("1500? ±350")
    offered.get_by_role("button", name="Twilight Struggle: Red Sea: sit down as USSR").click()
    expect(bob.page.locator(".seat .rating")).to_have_count(2)
    bob.press("Menu")
    bob.press("Resign")
    bob.page.get_by_role("button", name=SURE).click()
    expect(ann.page.locator(".seat .rating b").first).to_contain_text("+")
    expect(bob.page.locator(".seat.mine .rating b")).to_contain_text("\u2212")
