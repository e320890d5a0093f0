"""The page as browsers are given it: each page's modules as one script, its style sheets as one sheet, and every file
under an address with the digest of its content, so that nobody asks for the same content twice."""

import re
from pathlib import Path
from typing import Final

from realpolitik.kernel.kits import names
from realpolitik.language import languages
from realpolitik.language.files import HOME
from realpolitik.table.book import page_words
from realpolitik.table.bundle import script_of, sheet_of
from realpolitik.table.files import File

PAGE: Final = Path(__file__).parent / "page"
PAGES: Final = ("account", "index", "join", "mail", "match", "rules")
DOORS: Final = ("account", "join", "mail")  # that people only pass through: alike but for their scripts
LICENCES: Final = ("fonts/OFL.txt", "vendor/LICENSE-preact.txt", "vendor/LICENSE-apache.txt")

# what a browser gets, by the ending of its name; nothing else is handed out
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKED: Final = {".png", ".woff2"}  # compressed already

_STYLE: Final = re.compile(r'\n *<link rel="stylesheet" href="/page/([^"]+)" />')
_SCRIPT: Final = re.compile(r'\n *<script type="module" src="/page/([^"]+)"([^>]*)></script>')
_NAMED: Final = re.compile(r'"/page/([^"]+)"')
_HEAD: Final = "    <!-- head -->\n"  # where a page has what stands at the head of them all
_OWN_SCRIPT: Final = "<!-- own script -->"
_WORDS: Final = '<meta name="words" content="" />'


class Edition:
    """All pages and files as they stand, each put together once."""

    def __init__(self) -> None:
        self.files: dict[str, File] = {}  # by name
        self._words = {language: self._add(f"{language}.ftl", page_words(language)) for language in languages()}
        for licence in LICENCES:
            self._add_file(PAGE / licence)
        self._add("table.webmanifest", self._addressed(_text_of("table.webmanifest")))
        self.worker = File(self._addressed(_text_of("worker.js")).encode())
        self.pages = {name: self._page(name) for name in PAGES}

    def _page(self, name: str) -> File:
        """The HTML of a page, in which all that it names has the address of its content."""
        text = _html_of(name).replace(_HEAD, _text_of("head.html"))
        blocking = "".join(found[2] for found in _SCRIPT.finditer(text))
        places = {
            "<!-- sheet -->": f'<link rel="stylesheet" href="{self._sheet(name, text)}" />',
            "<!-- script -->": f'<script type="module" src="{self._script(text)}"{blocking}></script>',
            _WORDS: f'<meta name="words" content="{" ".join(f"{it}={at}" for it, at in self._words.items())}" />',
        }
        text = _once(_SCRIPT, "<!-- script -->", _once(_STYLE, "<!-- sheet -->", text))
        text = self._addressed(text)
        for place, content in places.items():
            text = text.replace(place, content)
        return File(text.encode())

    def _addressed(self, text: str) -> str:
        return _NAMED.sub(lambda found: f'"{self._address(found[1])}"', text)

    def _address(self, name: str) -> str:
        """Of a file that was put together, or of one as it stands."""
        made = self.files.get(name)
        return f"/page/{made.digest}/{name}" if made else self._add_file(PAGE / name)

    def _sheet(self, page: str, text: str) -> str:
        sheets = [sheet_of(PAGE / found[1], self._add_file) for found in _STYLE.finditer(text)]
        return self._add(f"{page}.css", "".join(sheets))

    def _script(self, text: str) -> str:
        modules = [PAGE / found[1] for found in _SCRIPT.finditer(text)]
        return self._add(modules[-1].name, script_of(*modules))

    def _add_file(self, path: Path) -> str:
        return self._add(path.name, path.read_bytes())

    def _add(self, name: str, content: str | bytes) -> str:
        """Keep a file, and give the address of what is in it."""
        content = content.encode() if isinstance(content, str) else content
        if name not in self.files:
            self.files[name] = File(content, packed=Path(name).suffix in _PACKED)
        assert self.files[name].content == content, f"two files of the page are called {name}"
        return f"/page/{self.files[name].digest}/{name}"


def _html_of(page: str) -> str:
    if page not in DOORS:
        return _text_of(f"{page}.html")
    return _text_of("door.html").replace(_OWN_SCRIPT, f'<script type="module" src="/page/{page}.js"></script>')


def _text_of(name: str) -> str:
    return (PAGE / name).read_text(encoding="utf-8")


def _once(part: re.Pattern[str], place: str, text: str) -> str:
    """The text with a mark where the first such line stood, and without the others."""
    return part.sub("", part.sub(f"\n    {place}", text, count=1))


def page_type() -> str:
    """The page's type, as a style sheet for others: each font by the address of its content."""

    def address(font: Path) -> str:
        return f"/page/{File(font.read_bytes(), packed=True).digest}/{font.name}"

    return sheet_of(PAGE / "fonts" / "fonts.css", address)


def newest_change() -> tuple[int, ...]:
    """Differs once a file of the page has changed, or another game has come: how many there are, and when the
    last file was written."""
    times = [path.stat().st_mtime_ns for path in (*PAGE.rglob("*"), *HOME.glob("*/page.ftl"))]
    return len(names()), len(times), max(times)
