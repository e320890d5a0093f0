"""Browser tests have a second go where all must pass, and no others: tried with tests that fail the first time."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from second_go import FEW

FAILS_ONCE = """
from pathlib import Path

def test_NUMBER():
    before = Path(__file__).with_name("before-NUMBER")
    again = before.exists()
    before.touch()
    assert again
"""
FAILS = "def test_in_vain():\n    assert False\n"


def outcome(folder: Path, tests: dict[str, str], ci: str = "1", *options: str) -> tuple[int, str]:
    """The exit status of a run of these tests, by their paths, and what it told."""
    (folder / "pytest.ini").write_text("[pytest]\n")
    for path, text in tests.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    plugins = [f"-p{it}" for it in ("second_go", "pytest_rerunfailures", "xdist.plugin")]
    command = [sys.executable, "-m", "pytest", *plugins, f"--rootdir={folder}", *options, "tests"]
    quickly = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    settings = {**os.environ, **quickly, "PYTHONPATH": str(Path(__file__).parent), "REALPOLITIK_CI": ci}
    done = subprocess.run(command, cwd=folder, env=settings, capture_output=True, text=True)
    return done.returncode, done.stdout


def failing_once(number: int, room: str = "browser") -> dict[str, str]:
    return {f"tests/{room}/test_{it}.py": FAILS_ONCE.replace("NUMBER", str(it)) for it in range(number)}


def counts(told: str) -> dict[str, int]:
    found = re.findall(r"(\d+) (passed|failed|rerun)\b", told.splitlines()[-1])
    return {what: int(count) for count, what in found}


def test_few_may_need_it_and_are_named(tmp_path: Path) -> None:
    status, told = outcome(tmp_path, failing_once(FEW))
    assert status == 0
    line = re.search(r"^needed a second go: (.*)$", told, re.MULTILINE)
    assert line, told
    assert set(line[1].split(", ")) == {f"tests/browser/test_{it}.py::test_{it}" for it in range(FEW)}


@pytest.mark.parametrize("options", [(), ("-n", "2")], ids=["alone", "shared-out"])
def test_if_many_needed_it_the_run_fails(tmp_path: Path, options: tuple[str, ...]) -> None:
    status, told = outcome(tmp_path, failing_once(FEW + 1), "1", *options)
    assert status == 1
    assert counts(told) == {"passed": FEW + 1, "rerun": FEW + 1}
    assert told.count("needed a second go: ") == 1
    assert "the run has failed" in told


def test_what_fails_twice_has_failed(tmp_path: Path) -> None:
    status, told = outcome(tmp_path, {"tests/browser/test_it.py": FAILS})
    assert status == 1
    assert counts(told) == {"failed": 1, "rerun": 1}


@pytest.mark.parametrize(("room", "ci"), [("table", "1"), ("browser", "")])
def test_elsewhere_one_failure_is_enough(tmp_path: Path, room: str, ci: str) -> None:
    """Other tests have no second go, and nobody has one who tries a change at home."""
    status, told = outcome(tmp_path, failing_once(1, room), ci)
    assert status == 1
    assert "second go" not in told
