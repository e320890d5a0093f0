"""A game of another package in a browser: found in the lobby, and played to its end by clicking."""

from collections.abc import Callable, Iterator

import pytest
from elsewhere import install, path_with, write_project
from playwright.sync_api import expect

from browser.player import Person
from browser.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("elsewhere")
    write_project(folder / "project")
    install(folder / "project", folder / "site")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", path_with(folder / "site"))
        server = Server(folder)
        server.start()
    yield server
    server.stop()


@pytest.fixture
def ann(visit: Callable[..., Person]) -> Person:
    return visit()


def test_it_is_played_to_its_end(ann: Person) -> None:
    ann.open("/")
    ann.press("The Strait: play against Random as North")
    for _ in range(4):
        ann.wait_for_my_move()
        expect(ann.page.get_by_text("Influence left").first).to_be_visible()
        ann.page.locator(".plate.offered").first.click()
    expect(ann.page.locator(".question .ended")).to_be_visible()
    expect(ann.page.get_by_text("is ahead in").first).to_be_visible()


def test_its_sides_have_colours_of_their_own(ann: Person) -> None:
    ann.open("/")
    ann.press("The Strait: play against Random as North")
    ann.wait_for_my_move()
    fills = """() => ["north", "south"].map(
      (side) => getComputedStyle(document.querySelector(`.seat-mark.side-${side}`)).getPropertyValue("--side-fill"))"""
    north, south = ann.page.evaluate(fills)
    assert north
    assert south
    assert north != south
