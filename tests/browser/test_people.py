"""Bearing with each other at the page: blocking, reporting, and who may talk."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tabletop import table

from browser.player import Person
from browser.server import Server
from realpolitik.table.database import engine_for
from realpolitik.table.people import People
from realpolitik.table.store import Store

Visit = Callable[..., Person]
SIZES = {"large": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
WORDS = {
    "en": ("Menu", "Show me the chat of this game", "Block Bob", "Yes, block", "Unblock Bob"),
    "ru": ("Меню", "Показывать мне чат этой партии", "Заблокировать: Bob", "Да, заблокировать", "Разблокировать: Bob"),
    "pl": ("Menu", "Pokazuj mi czat tej partii", "Zablokuj: Bob", "Tak, zablokuj", "Odblokuj: Bob"),
}


@pytest.fixture
def game(server: Server, visit: Visit) -> tuple[Person, Person, str]:
    ann, bob = visit(), visit(name="Bob")
    return ann, bob, server.prepare(table(us=["fidel"], ussr=["decolonization"], side="us"), ann, bob)


def open_chat(person: Person) -> Page:
    person.page.get_by_role("tab", name="Chat").click()
    return person.page


def say(person: Person, text: str) -> None:
    page = open_chat(person)
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def test_a_line_is_reported_and_its_author_blocked(server: Server, game: tuple[Person, Person, str]) -> None:
    ann, bob, address = game
    ann.sit_at(address)
    bob.sit_at(address)
    say(bob, "a rude line")
    page = open_chat(ann)
    expect(page.locator(".chat-lines")).to_contain_text("a rude line")
    page.get_by_role("button", name="Block or report: Bob").click()
    page.get_by_role("button", name="Report this line").click()
    page.get_by_label("What is wrong with it?").fill("It is rude.")
    page.get_by_role("button", name="Send the report").click()
    expect(page.locator(".chat-lines")).to_contain_text("The operator will see it.")
    engine = engine_for(server.database)
    (report,) = [it for it in People(Store(engine)).reports() if it.match_id == address.rpartition("/")[2]]
    engine.dispose()
    assert (report.nickname, report.text, report.reason) == ("Bob", "a rude line", "It is rude.")
    page.get_by_role("button", name="Block Bob").click()
    page.get_by_role("button", name="Yes, block").click()
    expect(page.locator(".chat-lines")).not_to_contain_text("a rude line")
    say(bob, "another one")
    say(ann, "I do not hear you")
    expect(open_chat(bob).locator(".chat-lines")).to_contain_text("I do not hear you")
    expect(page.locator(".chat-lines li")).to_have_count(1)
    expect(bob.page.get_by_role("button", name="Block or report: Ann")).to_have_count(1)
    expect(bob.page.get_by_role("button", name="Block or report: Bob")).to_have_count(0)  # of one's own lines


@pytest.mark.parametrize(("language", "size"), list(zip(WORDS, SIZES, strict=True)))
def test_the_menu_blocks_and_unblocks_and_switches_the_chat_off(
    server: Server, visit: Visit, language: str, size: str, tmp_path: Path
) -> None:
    menu, chat, block, sure, unblock = WORDS[language]
    width, height = SIZES[size]
    ann, bob = visit(viewport={"width": width, "height": height}, locale=language), visit(name="Bob")
    address = server.prepare(table(us=["fidel"], ussr=["decolonization"], side="us"), ann, bob)
    ann.sit_at(address)
    page = ann.page
    page.get_by_role("button", name=menu, exact=True).click()
    page.get_by_role("button", name=block, exact=True).click()
    page.get_by_role("button", name=sure, exact=True).click()
    page.get_by_role("checkbox", name=chat).uncheck()
    page.screenshot(path=tmp_path / "menu.png")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=menu, exact=True).click()
    expect(page.get_by_role("checkbox", name=chat)).not_to_be_checked()
    page.get_by_role("button", name=unblock, exact=True).click()
    expect(page.get_by_role("button", name=unblock, exact=True)).to_have_count(0)
    overflowing = page.evaluate("() => document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not overflowing


def test_who_does_not_want_the_chat_has_none_until_they_do(game: tuple[Person, Person, str]) -> None:
    ann, bob, address = game
    ann.sit_at(address)
    bob.sit_at(address)
    ann.press("Menu")
    ann.page.get_by_role("checkbox", name="Show me the chat of this game").uncheck()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("tab", name="Chat")).to_have_count(0)
    say(bob, "hello")
    ann.page.reload()
    ann.press("Menu")
    ann.page.get_by_role("checkbox", name="Show me the chat of this game").check()
    ann.page.keyboard.press("Escape")
    expect(open_chat(ann).locator(".chat-lines")).to_contain_text("hello")


def test_a_host_lets_nobody_talk_who_only_watches(visit: Visit) -> None:
    ann, eve = visit(), visit(name="Eve")
    ann.open("/")
    made = ann.page.evaluate(
        """async () => (await fetch("/api/matches", {
            method: "POST", body: JSON.stringify({ game: "red-sea", seats: [{ kind: "here" }, { kind: "invite" }] }),
            headers: { "Content-Type": "application/json", "X-Realpolitik": "1" },
        })).json()"""
    )
    ann.open(f"/match/{made['match']}")
    ann.press("Menu")
    ann.page.get_by_role("checkbox", name="Only those who sit at the table may talk").check()
    ann.page.keyboard.press("Escape")
    eve.open(f"/match/{made['match']}")
    expect(open_chat(eve).locator(".chat")).to_contain_text("Only those who sit at this table talk here.")
    expect(eve.page.get_by_role("textbox", name="Say something")).to_have_count(0)
    say(ann, "hello")
    expect(eve.page.locator(".chat-lines")).to_contain_text("hello")
