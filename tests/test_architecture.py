"""What docs/architecture.md says of the house is so: the files that it lists, and the stack that it prints."""

import re
from pathlib import Path

from tabletop import table

import realpolitik

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "realpolitik"
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
FILE = re.compile(r"(?:[\w/]+/)?\w+\.(?:py|toml)\b")


def listed() -> list[tuple[str, str]]:
    """The files and folders of its lists, each with the room that it is listed under."""
    found: list[tuple[str, str]] = []
    room = ""
    for line in TEXT.splitlines():
        under = re.match(r"## The (\w+)$|    (\w+)/", line)
        if under and (SOURCE / (under[1] or under[2])).is_dir():
            room = under[1] or under[2]
        if entry := re.match(r" {4,6}([\w/.]+(?:, [\w/.]+)*) +\w", line):
            found.extend([(room, name) for name in entry[1].split(", ") if "." in name or name.endswith("/")])
    return found


def test_the_files_that_it_lists_exist() -> None:
    names = listed()
    assert len(names) > 60
    lacking = [(room, name) for room, name in names if not any((SOURCE / at / name).exists() for at in ("", room))]
    assert lacking == []


def test_the_files_that_it_speaks_of_exist() -> None:
    files = [str(path) for path in SOURCE.rglob("*.*")]
    spoken = {name for quoted in re.findall(r"`([^`]+)`", TEXT) for name in FILE.findall(quoted)}
    assert [name for name in sorted(spoken) if not any(path.endswith(f"/{name}") for path in files)] == []


def test_every_file_of_the_kernel_has_its_place() -> None:
    kernel = {path.name for path in (SOURCE / "kernel").glob("*.py")} - {"__init__.py"}
    assert kernel - {name for _, name in listed()} == set()


def test_the_stack_that_it_prints_is_that_of_the_suez_crisis() -> None:
    influence = {"france": (2, 0), "united_kingdom": (5, 0), "israel": (1, 0)}
    t = table(ussr=["suez_crisis"], us=["nato"], influence=influence, turn=2, action_round=3)
    t.do("suez_crisis", "event", "france")
    printed = re.findall(r"^    (?=\[cold_war\.turn)(.*?)\n\n", TEXT, re.DOTALL | re.MULTILINE)
    assert [" ".join(lines.split()) for lines in printed] == [realpolitik.describe(t.state)]


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", TEXT)
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
