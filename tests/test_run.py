"""The script `run`, and what it installs."""

import re
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from conftest import SLOW, TESTS

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = spec_from_loader("run", SourceFileLoader("run", str(ROOT / "run")))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pinned(name: str) -> dict[str, set[str]]:
    """The versions of each package in a file of requirements: more than one where systems differ."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE):
        found.setdefault(package, set()).add(version)
    return found


def test_every_command_is_told_of(script: ModuleType) -> None:
    told = re.findall(r"^    python3 run (\w+)", script.__doc__ or "", re.MULTILINE)
    assert list(dict.fromkeys(told)) == list(script.COMMANDS)


def test_what_is_installed_is_pinned_with_its_hash_and_names_no_host(script: ModuleType) -> None:
    assert {path.stem for path in (ROOT / "requirements").iterdir()} == set(script.LOCKED)
    for name in script.LOCKED:
        text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        assert "://" not in text, name
        for entry in re.split(r"\n(?=\S)", text):
            assert entry.startswith("#") or "--hash=sha256:" in entry, f"{name}: {entry}"


def test_what_is_played_is_tested(script: ModuleType) -> None:
    tested = pinned("test")
    for name in script.LOCKED:
        for package, versions in pinned(name).items():
            assert versions <= tested[package], f"{name}: {package}"


def test_what_only_some_need_is_added_when_asked_for(script: ModuleType) -> None:
    asked_for = {"matplotlib", "numpy", "psycopg", "psycopg-binary"}
    assert not asked_for & set(pinned("play"))
    assert asked_for <= set.union(*[set(pinned(name)) for name in script.ADDED])


@pytest.mark.parametrize("arguments", [[], ["chess"], ["report", "chess"]])
def test_what_there_is_not_cannot_be_added(arguments: list[str]) -> None:
    tried = subprocess.run([sys.executable, ROOT / "run", "add", *arguments], capture_output=True, text=True)
    assert tried.returncode == 1
    assert tried.stderr == "run: what can be added are postgresql and report: python3 run add postgresql\n"


@pytest.mark.parametrize("pattern", SLOW)
def test_what_the_quick_tests_leave_out_is_there(pattern: str) -> None:
    """A test that was renamed would be let in without a word."""
    files, _, test = pattern.partition("::")
    found = list(TESTS.glob(files))
    assert found
    name = re.split(r"[\[*]", test)[0]
    assert not name or any(re.search(rf"^def {name}", path.read_text(encoding="utf-8"), re.MULTILINE) for path in found)
