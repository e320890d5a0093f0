"""Reading any record of a game: a save, a transcript or data of ours, or a log that another program wrote."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from realpolitik.kernel.errors import BadSave, RealpolitikError
from realpolitik.kernel.kit import part_named
from realpolitik.kernel.kits import kits
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import FORMAT as SAVE
from realpolitik.kernel.save import load as load_save
from realpolitik.records import document, transcript
from realpolitik.records.errors import BadRecord
from realpolitik.records.imported import Imported, RecordForm
from realpolitik.records.message import Message

LARGEST: Final = 20_000_000  # bytes; the longest games are a hundredth of that
LONGEST_REASON: Final = 300  # letters


def read_file(path: Path) -> Imported:
    """The match that a file records. What cannot be understood raises BadRecord, with the line."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadRecord(1, Message("record-too-large", bytes=LARGEST))
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        raise BadRecord(before.count(b"\n") + 1, Message("record-no-text")) from None
    except OSError as error:
        raise BadRecord(1, Message("record-not-read", why=str(error.strerror))) from None
    return read(text)


def read(text: str) -> Imported:
    """The match that a text records, whatever the form of the text. What cannot be understood, or played, raises
    BadRecord; where that is a fault of ours, it has a cause."""
    for form in (*_OURS, *_log_forms()):
        if form.looks_like(text):
            try:
                return form.read(text)
            except RealpolitikError:
                raise
            except Exception as error:  # a forged position may lead the rules anywhere
                why = _short(f"{type(error).__name__}: {error}")
                raise BadRecord(1, Message("record-not-played", why=why)) from error
    raise BadRecord(1, Message("record-unknown"))


def _short(why: str) -> str:
    """A reason as it can be told: it may quote what a record holds, and that is of any length."""
    return why if len(why) <= LONGEST_REASON else f"{why[:LONGEST_REASON]} …"


def _log_forms() -> Iterator[RecordForm]:
    """The logs of other programs that some game's kit can read."""
    for kit in kits().values():
        if kit.log_form:
            with suppress(ImportError, AttributeError):  # of another package, and broken: the others read on
                yield part_named(kit.log_form)


def _ours(read_match: Callable[[str], Match]) -> Callable[[str], Imported]:
    def reading(text: str) -> Imported:
        match = read_match(text)
        return Imported(match, entries=len(match.answers))

    return reading


def _is_save(text: str) -> bool:
    try:
        content: Any = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(content, dict) and content.get("format") == SAVE


def _read_save(text: str) -> Match:
    try:
        return load_save(text)
    except BadSave as bad:
        raise BadRecord(1, Message("record-refused", why=_short(str(bad)))) from None


_OURS: Final = (
    RecordForm(_is_save, _ours(_read_save)),
    RecordForm(transcript.looks_like, _ours(transcript.read)),
    RecordForm(document.looks_like, _ours(document.read)),
)
