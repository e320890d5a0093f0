"""The screen: columns, colours, lines."""

import io

import pytest
from terminal.seated import Screen

from realpolitik.terminal.console import Console, in_columns, length, standard_console, wrap


def test_columns_are_read_downwards_and_fit() -> None:
    cells = [f"cell {n}" for n in range(1, 8)]
    lines = in_columns(cells, width=30)
    assert lines == ["  cell 1   cell 4   cell 7", "  cell 2   cell 5", "  cell 3   cell 6"]
    assert in_columns(cells, width=5) == [f"  {cell}" for cell in cells]
    assert in_columns([], width=30) == []


def test_colours_take_no_room_and_can_be_left_out() -> None:
    plain = Console(io.StringIO(), io.StringIO())
    colourful = Console(io.StringIO(), io.StringIO(), colour=True)
    assert plain.paint("Iran", "us") == "Iran"
    assert colourful.paint("Iran", "us") != "Iran"
    assert length(colourful.paint("Iran", "bold", "us")) == 4
    assert colourful.paint("Iran") == "Iran"


def test_prose_breaks_at_spaces_only() -> None:
    assert wrap("see /a/long/path/to-a-file.json now", 12, "", "  ") == [
        "see",
        "  /a/long/path/to-a-file.json",
        "  now",
    ]
    assert wrap("", 12) == [""]


def test_the_end_of_input_is_told_from_an_empty_line() -> None:
    console = Console(io.StringIO("\nlast"), io.StringIO())
    assert console.ask("> ") == ""
    assert console.ask("> ") == "last"
    with pytest.raises(EOFError):
        console.ask("> ")


@pytest.mark.parametrize(("term", "cleared"), [("xterm", "\033[2J"), ("dumb", "\n" * 50)])
def test_a_screen_is_cleared_as_it_can_be(term: str, cleared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", term)
    screen = Screen(terminal=True)
    Console(io.StringIO(), screen).clear()
    assert cleared in screen.getvalue()


def test_a_file_is_not_cleared() -> None:
    screen = Screen()
    Console(io.StringIO(), screen).clear()
    assert screen.getvalue() == ""


@pytest.mark.parametrize(("no_colour", "colour"), [("", True), ("1", False)])
def test_colours_need_a_terminal_and_no_objection(
    no_colour: str, colour: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", no_colour)
    monkeypatch.setattr("sys.stdout", Screen(terminal=True))
    assert standard_console().colour is colour
    monkeypatch.setattr("sys.stdout", Screen())
    assert standard_console().colour is False
