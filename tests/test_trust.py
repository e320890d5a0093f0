"""docs/trust.md names tests that there are and commands that can be given."""

import ast
import re
import shlex
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from games.frozen import GAMES

from realpolitik.terminal.main import parser

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "trust.md").read_text(encoding="utf-8")
ROWS = {cells[1].strip(): cells[2:] for line in TEXT.splitlines() if (cells := line.split("|"))[1:2] and "| T" in line}
NOT_YET: tuple[str, ...] = ()
SHOWN = sorted({it for row in ROWS.values() for it in re.findall(r"`([^`]+)`", row[1])})


@cache
def names_in(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {it.name for it in tree.body if isinstance(it, ast.FunctionDef) and it.name.startswith("test_")}


def test_there_are_thirty() -> None:
    assert list(ROWS) == [f"T{number}" for number in range(1, 31)]
    for number, (promise, shown, figures, *_) in ROWS.items():
        assert promise.strip()
        assert ("not there yet" in shown) == (number in NOT_YET), number
        assert bool(figures.strip()) == (number not in NOT_YET), number


@pytest.mark.parametrize("shown", [it for it in SHOWN if it.startswith("tests/")])
def test_a_test_that_is_named_is_there(shown: str) -> None:
    file, _, name = shown.partition("::")
    found = names_in(ROOT / file)
    assert found
    assert not name or name in found


@pytest.mark.parametrize("shown", [it for it in SHOWN if it.startswith("realpolitik ")])
def test_a_command_that_is_named_is_understood(shown: str) -> None:
    for game in GAMES if "GAME" in shown else ("",):
        assert parser().parse_args(shlex.split(shown.replace("GAME", game))[1:])


@pytest.mark.parametrize("shown", [it for it in SHOWN if it.startswith("bench/")])
def test_a_measure_that_is_named_is_understood(shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    file, *given = shlex.split(shown)
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    monkeypatch.setattr(sys, "argv", [file, *given])
    spec = spec_from_file_location(f"measure_{Path(file).stem}", ROOT / file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    if given:
        assert module.arguments()


def test_everything_that_is_shown_is_of_a_known_kind() -> None:
    assert [it for it in SHOWN if not it.startswith(("tests/", "bench/", "realpolitik "))] == []
