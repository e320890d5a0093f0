"""A game as one HTML file that needs no server: every moment of it, through everybody's eyes, in several languages.

Most of a screen is as it was one answer before, so only what changed is kept; page/moments.js puts it together again.
What is said is kept once in each language, and goes by its number.
"""

import base64
import hashlib
import html
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from pydantic import BaseModel

from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.errors import BadSetup, RealpolitikError
from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import SPECTATOR
from realpolitik.language.files import REFERENCE
from realpolitik.language.speaker import speak
from realpolitik.records.charts import charts_of
from realpolitik.records.figures import figures_of
from realpolitik.table.book import book, page_words
from realpolitik.table.bundle import data_of, font_within, script_of, sheet_of
from realpolitik.table.chronicle import Lines, Telling
from realpolitik.table.course import course_in_words, walk
from realpolitik.table.edition import LICENCES, PAGE
from realpolitik.table.rows import CommentRow
from realpolitik.table.scene import Chair, Scene
from realpolitik.table.screen import effects_of, result_of, seats_of, titles

Change = list[Any]  # [field, value], [field, name, value], [field, start, what follows], or [field] that is gone

_SHARED: Final = {"layout", "land", "components"}  # what books say alike in every language
_STYLE: Final = re.compile(r'<link rel="stylesheet" href="([^"]+)" />')
_SCRIPT: Final = re.compile(r'<script type="module" src="([^"]+)"></script>')


def keepsake(match: Match, languages: Sequence[str], names: Sequence[str] = ()) -> str:
    """The match as a page. `names`: who sat where, one for each seat. The page speaks the language of whoever opens it,
    or the first of these."""
    if names and len(names) != len(match.seats):
        raise BadSetup(f"{len(names)} names for {len(match.seats)} seats: one for each is needed, or none")
    sitting = zip(match.seats, names or [""] * len(match.seats), strict=True)
    chairs = [Chair(seat, name, "person", "", who, True) for seat, (name, who) in enumerate(sitting)]
    return keepsake_of(match, languages, chairs)


def keepsake_of(
    match: Match, languages: Sequence[str], chairs: Sequence[Chair], comments: Sequence[CommentRow] = ()
) -> str:
    """The match as a page, with those who sat at the table, and what they said of its moments."""
    spoken = list(dict.fromkeys(languages))
    if not spoken:
        raise RealpolitikError("a keepsake needs a language to speak")
    return _page(speak(match.game.name, spoken[0]).game(), _kept(match, spoken, chairs, comments))


# -- what is kept ------------------------------------------------------------------------------------------------------


def _kept(
    match: Match, languages: list[str], chairs: Sequence[Chair], comments: Sequence[CommentRow]
) -> dict[str, Any]:
    books = {language: book(match.game.name, language) for language in languages}
    return {
        "languages": languages,
        "words": {language: page_words(language) for language in dict.fromkeys([*languages, REFERENCE])},
        "board": books[languages[0]].model_dump(mode="json", include=_SHARED),
        "books": {language: made.model_dump(mode="json", exclude=_SHARED) for language, made in books.items()},
        "charts": _charts(match, languages),
        "courses": _courses(match, languages),
        "comments": [{"at": it.at, "seat": it.seat, "nickname": it.nickname, "text": it.text} for it in comments],
        **_told(match, languages, chairs),
    }


def _charts(match: Match, languages: list[str]) -> dict[str, list[dict[str, str]]]:
    """None where the game has no charts, or nothing to draw them with: it is kept all the same."""
    try:
        figures = figures_of(match)
        return {language: [chart._asdict() for chart in charts_of(figures, language)] for language in languages}
    except RealpolitikError:
        return {language: [] for language in languages}


def _courses(match: Match, languages: list[str]) -> dict[str, Any]:
    found = walk(match)
    spoken = {language: speak(match.game.name, language) for language in languages}
    return {language: course_in_words(found, speaker).model_dump(mode="json") for language, speaker in spoken.items()}


def _told(match: Match, languages: list[str], chairs: Sequence[Chair]) -> dict[str, Any]:
    """The whole game, answer by answer, as each seat and a spectator see it."""
    again = Match(match.game, match.setup, Recorded(match.chance.unknown()))
    scene = Scene("", again, 0, [chair._replace(holders=0) for chair in chairs], [0] * len(chairs))
    voices = [Voice(match.game.name, language) for language in languages]
    everybody = [Eyes(scene, seat, voices) for seat in (SPECTATOR, *range(len(chairs)))]
    asked = []
    for answer in (None, *match.answers):
        if answer is not None:
            again.answer(answer[1], answer[0])
        asked.append([chair.seat for chair in chairs if again.question_to(chair.seat) is not None])
        for eyes in everybody:
            eyes.look()
    return {
        "asked": asked,
        "eyes": [eyes.seen() for eyes in everybody],
        "said": {voice.language: voice.said for voice in voices},
    }


class Voice:
    """A language, and all that is said in it, each thing once."""

    def __init__(self, game: str, language: str) -> None:
        self.language = language
        self.plain = speak(game, language)
        self.marked = speak(game, language, marked=True)
        self.lines: Lines = {}  # of the log, as several seats are told them
        self.said: list[Any] = []
        self._numbers: dict[str, int] = {}

    def numbers(self, things: Iterable[BaseModel]) -> list[int]:
        return [self.number(thing.model_dump_json()) for thing in things]

    def number(self, thing: str) -> int:
        if thing not in self._numbers:
            self._numbers[thing] = len(self.said)
            self.said.append(json.loads(thing))
        return self._numbers[thing]


class Reel:
    """Something at every moment, as what changed since the moment before."""

    def __init__(self) -> None:
        self.now: dict[str, Any] = {}
        self.moments: list[list[Change]] = []

    def add(self, now: dict[str, Any]) -> None:
        self.moments.append(list(_changes(self.now, now)))
        self.now = now


class Eyes:
    """What one seat, or a SPECTATOR, sees: the position, and in each language what is said of it."""

    def __init__(self, scene: Scene, seat: int, voices: list[Voice]) -> None:
        self.scene = scene
        self.seat = seat
        self.views = Reel()
        self.told = [(voice, Telling(voice.lines), Reel()) for voice in voices]

    def look(self) -> None:
        """See the table as it is now."""
        match = self.scene.match
        view, audience = match.view(self.seat), match.audience(self.seat)
        self.views.add(view)
        for voice, telling, reel in self.told:
            lines = telling.tell(match.log, audience, voice.marked).lines
            reel.add(self._in_numbers(voice, view, lines, reel.now.get("log", [])))

    def _in_numbers(self, voice: Voice, view: View, lines: list[bytes], log: list[int]) -> dict[str, list[int]]:
        """What is said of it now. Who is asked changes with every answer, and is kept apart from who sits where."""
        called = titles(self.scene, view, voice.plain)
        seats = seats_of(self.scene, called, voice.plain, ())
        kept = max(0, min(len(log), len(lines)) - 1)  # the last line may have been told anew
        return {
            "seats": voice.numbers(seat.model_copy(update={"asked": False}) for seat in seats),
            "effects": voice.numbers(effects_of(view, voice.plain)),
            "result": voice.numbers([result_of(self.scene, called, voice.plain)] if self.scene.match.over else []),
            "log": log[:kept] + [voice.number(line.decode()) for line in lines[kept:]],
        }

    def seen(self) -> dict[str, Any]:
        return {
            "seat": None if self.seat == SPECTATOR else self.seat,
            "views": self.views.moments,
            "told": {voice.language: reel.moments for voice, _, reel in self.told},
        }


def _changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[Change]:
    """Field by field: of a list what follows the part that stayed, of what goes by names those that differ."""
    yield from ([field] for field in before if field not in after)
    for field, now in after.items():
        then = before.get(field)
        if field in before and then == now:
            continue
        if isinstance(then, dict) and isinstance(now, dict) and then.keys() <= now.keys():
            yield from ([field, name, value] for name, value in now.items() if name not in then or then[name] != value)
        elif isinstance(then, list) and isinstance(now, list):
            same = next((at for at, (one, other) in enumerate(zip(then, now, strict=False)) if one != other), None)
            start = min(len(then), len(now)) if same is None else same
            yield [field, start, now[start:]]
        else:
            yield [field, now]


# -- the page ----------------------------------------------------------------------------------------------------------


def _page(title: str, kept: dict[str, Any]) -> str:
    """page/keepsake.html with all that it names put in its place; it may reach for nothing else."""
    text = (PAGE / "keepsake.html").read_text(encoding="utf-8")
    styles = {found[0]: sheet_of(PAGE / found[1], font_within) for found in _STYLE.finditer(text)}
    scripts = {found[0]: script_of(PAGE / found[1]) for found in _SCRIPT.finditer(text)}
    places = {
        **{place: f"<style>{style}</style>" for place, style in styles.items()},
        **{place: f'<script type="module">{script}</script>' for place, script in scripts.items()},
        'content="policy"': f'content="{_policy(styles.values(), scripts.values())}"',
        'href="icon.svg"': f'href="{data_of(PAGE / "icon.svg", "image/svg+xml")}"',
        "<title>Realpolitik</title>": f"<title>{html.escape(title)}</title>",
        "<!-- licences -->": f'<script type="text/plain">{_licences()}</script>',
        "<!-- kept -->": f'<script type="application/json" id="kept">{_as_json(kept)}</script>',
    }
    for place, content in places.items():
        text = text.replace(place, content)
    return text


def _policy(styles: Iterable[str], scripts: Iterable[str]) -> str:
    """Only what was put here may run or be shown; charts bring their styles with them."""
    return (
        f"default-src 'none'; script-src {_hashes(scripts)}; style-src {_hashes(styles)}; "
        "style-src-attr 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'"
    )


def _hashes(texts: Iterable[str]) -> str:
    digests = [hashlib.sha256(text.encode()).digest() for text in texts]
    return " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)


def _licences() -> str:
    """Whoever passes the file on passes on fonts and libraries, and with them their licences."""
    return html.escape("\n\n".join((PAGE / name).read_text(encoding="utf-8") for name in LICENCES))


def _as_json(kept: dict[str, Any]) -> str:
    """JSON in which nothing can be taken for a tag."""
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":")).replace("<", r"\u003c")
