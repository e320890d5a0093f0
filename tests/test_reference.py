"""The reference that is built from docstrings: whole, and without a link that leads nowhere."""

import os
import runpy
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import realpolitik

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
TOOL = ROOT / "tools" / "reference.py"
NAMES = runpy.run_path(str(TOOL))
KERNEL = sorted(path for path in (SOURCE / "realpolitik" / "kernel").glob("*.py") if path.stem != "__init__")
SEATS = ("ARBITER", "NATURE", "SPECTATOR")  # numbers have no docstrings: that of the module tells of them


class Told(HTMLParser):
    """The text of the docstring of each name on a page; that of the module is under the empty name."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.text: dict[str, str] = {}
        self.names: set[str] = set()
        self.name = ""
        self.depth = 0  # of the docstring that is being read; 0 outside of any
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        classes = (known.get("class") or "").split()
        if tag == "section" or "classattr" in classes:
            self.name = known.get("id") or ""
            self.names.add(self.name)
        if tag == "div" and (self.depth or "docstring" in classes):
            self.depth += 1

    def handle_endtag(self, tag: str) -> None:
        if tag == "div" and self.depth:
            self.depth -= 1

    def handle_data(self, data: str) -> None:
        if self.depth:
            self.text[self.name] = self.text.get(self.name, "") + data.strip()


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of the first room and of the kernel, from the sources even where a compiled copy is tested."""
    if any(path.suffix in (".so", ".pyd") for path in SOURCE.rglob("*.*")):
        pytest.skip("compiled code shows no signatures, and the sources are compiled in place")
    folder = tmp_path_factory.mktemp("reference")
    command = [sys.executable, TOOL, folder, "realpolitik", "realpolitik.kernel"]
    built = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(SOURCE)}, capture_output=True, text=True)
    assert (built.returncode, built.stdout, built.stderr) == (0, f"{folder / 'index.html'}\n", "")
    return folder


def test_no_link_leads_nowhere(reference: Path) -> None:
    assert NAMES["dead_links"](reference) == []
    links = NAMES["Page"](reference / "realpolitik.html").links
    assert "realpolitik/kernel.html" in links
    assert "#Match.answer" in links


def test_every_name_of_the_first_room_is_there_with_its_docstring(reference: Path) -> None:
    page = Told(reference / "realpolitik.html")
    assert set(realpolitik.__all__) <= page.names
    assert [name for name in realpolitik.__all__ if name not in SEATS and not page.text.get(name)] == []
    assert [name for name in SEATS if name not in page.text[""]] == []


def test_every_module_of_the_kernel_is_there_with_its_docstring(reference: Path) -> None:
    pages = [reference / "realpolitik" / "kernel.html"]
    pages += [reference / "realpolitik" / "kernel" / f"{module.stem}.html" for module in KERNEL]
    assert len(pages) > 20
    assert [page.stem for page in pages if not Told(page).text.get("")] == []


def test_the_first_page_leads_to_every_room() -> None:
    """A module that is named in backquotes becomes a link."""
    assert [name for name in NAMES["MODULES"][1:] if f"`{name}`" not in (realpolitik.__doc__ or "")] == []


@pytest.mark.parametrize(
    ("link", "dead"),
    [
        ("other.html", False),
        ("other.html#here", False),
        ("#top", False),
        ("https://example.org/nothing", False),
        ("nothing.html", True),
        ("other.html#nowhere", True),
        ("#nowhere", True),
    ],
)
def test_a_link_that_leads_nowhere_is_noticed(link: str, dead: bool, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(f'<h1 id="top">Page</h1><a href="{link}">there</a>', encoding="utf-8")
    (tmp_path / "other.html").write_text('<h1 id="here">Other</h1>', encoding="utf-8")
    assert NAMES["dead_links"](tmp_path) == ([f"page.html: {link}"] if dead else [])
