"""A real server, a real browser, and people who come with a browser of their own each."""

import os
import shutil
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from browser.player import Person
from browser.server import Server

# The first draws a page as the others do and is nothing but that: half of the work of a browser with windows.
PROGRAMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
CLOSES_WITHIN = 60.0  # seconds
QUIET = ["--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a worker; each makes matches of its own."""
    server = Server(tmp_path_factory.mktemp("table"))
    server.start()
    yield server
    server.stop()


def program() -> str | None:
    """A browser that is installed here."""
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = program()
    if found is None:
        not_here("there is no Chromium here (on Debian: apt install chromium-headless-shell)")
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=found, args=QUIET, chromium_sandbox=False)
        except Error as error:
            not_here(f"Chromium does not start: {error}")
        yield browser
        impatience = threading.Timer(CLOSES_WITHIN, end_driver)
        impatience.start()
        with suppress(Error):
            browser.close()
        impatience.cancel()


def end_driver() -> None:
    """A browser that does not close ends with the program that drives it, rather than keep all tests waiting."""
    children = subprocess.run(["ps", "--ppid", str(os.getpid()), "-o", "pid=,args="], capture_output=True, text=True)
    for line in children.stdout.splitlines():
        if "run-driver" in line:
            os.kill(int(line.split()[0]), signal.SIGKILL)


def not_here(reason: str) -> NoReturn:
    if os.environ.get("REALPOLITIK_CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody comes with a browser of their own. What the browser complained of by the end fails the test."""
    people: list[Person] = []

    def visit(**settings: Any) -> Person:
        person = Person(browser, server.address, **settings)
        people.append(person)
        return person

    yield visit
    complaints = [complaint for person in people for complaint in person.leave()]
    assert complaints == []
