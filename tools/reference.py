"""Builds the reference of all names from their docstrings: a page a module, under index.html, and nothing but files.

    python3 run reference

It goes through all links of what it has built, and tells of those that lead nowhere.
"""

import shutil
import sys
import warnings
from contextlib import redirect_stdout
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

import pdoc

# pdoc shows of a package what its `__all__` names, so the rooms behind the first one are named here.
ROOMS: Final = ("kernel", "games", "bots", "arena", "records", "language")
MODULES: Final = ("realpolitik", *[f"realpolitik.{room}" for room in ROOMS])


def build(folder: Path, modules: tuple[str, ...] = MODULES) -> None:
    """The pages of these modules and of all modules in them. What was in the folder goes."""
    shutil.rmtree(folder, ignore_errors=True)
    pdoc.render.configure(docformat="markdown", show_source=False)
    with warnings.catch_warnings(), redirect_stdout(None):  # it would say that the browser makes the index of search
        # A NamedTuple that names itself is looked up where Python makes it; the page shows its quoted name instead.
        warnings.filterwarnings("ignore", r"Error parsing type annotation .* Import of Line failed")
        pdoc.pdoc(*modules, output_directory=folder)


def dead_links(folder: Path) -> list[str]:
    """The links to files or places in them that are not there, each with its page. Those to other hosts are let be."""
    home = folder.resolve()
    pages = {path: Page(path) for path in home.rglob("*.html")}
    return [
        f"{path.relative_to(home).as_posix()}: {link}"
        for path, page in sorted(pages.items())
        for link in page.links
        if not leads_somewhere(link, path, pages)
    ]


def leads_somewhere(link: str, page: Path, pages: dict[Path, "Page"]) -> bool:
    to = urlsplit(link)
    if to.scheme or to.netloc:
        return True
    target = (page.parent / unquote(to.path)).resolve() if to.path else page
    if not to.fragment:
        return target.is_file()
    return target in pages and unquote(to.fragment) in pages[target].places


class Page(HTMLParser):
    """What a page links to or loads, and the places on it that can be linked to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append(value)
            elif name == "id" and value:
                self.places.add(value)


def main(folder: Path, modules: tuple[str, ...]) -> int:
    build(folder, modules or MODULES)
    dead = dead_links(folder)
    for link in dead:
        print(f"leads nowhere: {link}", file=sys.stderr)
    print(folder / "index.html")
    return 1 if dead else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), tuple(sys.argv[2:])))
