"""A match as a JSON document for other tools: every answer and all that came of it, under stable names.

What a match follows from (set-up, chance, answers) is read back and checked; notes, result and figures are for
whoever counts with them, and are not read.
"""

import json
import re
from typing import Any, Final

from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import EVERYBODY, KINDS, NOTES, Note, Question
from realpolitik.kernel.save import origin
from realpolitik.records.errors import BadRecord
from realpolitik.records.figures import figures_of
from realpolitik.records.message import Message
from realpolitik.records.record import Named, Record, known_notes, play, seal, walk

FORMAT: Final = "realpolitik-document"
VERSION: Final = 1


def looks_like(text: str) -> bool:
    return text.lstrip("\ufeff \t\r\n").startswith("{") and f'"{FORMAT}"' in text


# -- writing -----------------------------------------------------------------------------------------------------------


def write(match: Match) -> str:
    """The match as JSON, hidden cards included: one line for each answer, and one for each of the rest."""
    fields = [f"  {json.dumps(name)}: {_written(value)}" for name, value in _content(match).items()]
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _written(value: object) -> str:
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        return json.dumps(value)
    return "[\n" + ",\n".join(f"    {json.dumps(each)}" for each in value) + "\n  ]"


def _content(match: Match) -> dict[str, Any]:
    notes: dict[int, list[View]] = {}
    for at, note in known_notes(match):
        notes.setdefault(at, []).append(_note(match, note))
    answers = list(walk(match))
    return {
        "format": FORMAT,
        "version": VERSION,
        **origin(match),
        "seats": list(match.seats),
        "result": _result(match),
        "notes": notes.get(0, []),
        "answers": [
            _answer(match, number, named, question, notes.get(number, []))
            for number, (named, question) in enumerate(answers, start=1)
        ],
        "figures": figures_of(match).data(),
        "digest": match.digest(),
        "checksum": seal(match, [named for named, _ in answers]),
    }


def _answer(match: Match, number: int, named: Named, question: Question | None, notes: list[View]) -> View:
    kind = KINDS[question.kind] if question else None  # a correction answers no question
    return {
        "number": number,
        "seat": named.seat,
        "question": kind.name if kind else None,
        "about": match.game.about(question) if question else {},
        "rule": match.game.section_of(kind) if kind else "",
        "option": named.option,
        "notes": notes,
    }


def _note(match: Match, note: Note) -> View:
    kind = NOTES[note[0]]
    return {
        "note": kind.name,
        "rule": match.game.section_of(kind),
        "audience": "everybody" if note[1] == EVERYBODY else match.seats[note[1]],
        "details": match.game.details(note),
    }


def _result(match: Match) -> View | None:
    """What each seat gained, and its score where there are scores; nothing while the game goes on."""
    outcome = match.outcome
    if outcome is None:
        return None
    return {
        "ending": outcome.ending,
        "returns": dict(zip(match.seats, outcome.returns, strict=True)),
        "scores": dict(zip(match.seats, outcome.scores, strict=False)),
    }


# -- reading -----------------------------------------------------------------------------------------------------------


def read(text: str) -> Match:
    """The match of a document; BadRecord, with the line, where it cannot be understood."""
    return play(_Reader(text).record())


class _Reader:
    """Takes a document apart, and knows in which line a thing stood, for whoever has to mend it."""

    def __init__(self, text: str) -> None:
        self.text = text.removeprefix("\ufeff")
        try:
            self.content = json.loads(self.text)
        except json.JSONDecodeError as error:
            raise BadRecord(error.lineno, Message("record-broken-json", why=error.msg)) from None
        except (ValueError, RecursionError) as error:
            raise BadRecord(1, Message("record-unreadable-json", why=str(error))) from None
        if not isinstance(self.content, dict) or self.content.get("format") != FORMAT:
            raise BadRecord(1, Message("record-no-document", format=FORMAT))

        self.numbered = self._numbered()

    def _numbered(self) -> dict[int, int]:
        """The line of each answer."""
        found: dict[int, int] = {}
        for line, text in enumerate(self.text.split("\n"), start=1):
            for number in re.findall(r'"number"\s*:\s*(\d{1,9})\b', text):
                found.setdefault(int(number), line)
        return found

    def record(self) -> Record:
        version = self._field("version", int)
        if version > VERSION:
            raise self._bad("version", Message("record-newer-format", then=version, now=VERSION))
        names = ("game", "rules", "content", "scenario", "options", "position", "chance", "digest")
        return Record(
            game=self._field("game", str),
            rules=self._field("rules", int),
            scenario=self._field("scenario", str),
            options=self._field("options", dict),
            position=None if self.content.get("position") is None else self._field("position", dict),
            chance=self._field("chance", dict),
            answers=[self._answer(number, given) for number, given in enumerate(self._field("answers", list), start=1)],
            digest=self._field("digest", str),
            seal=self._field("checksum", str),
            content=self._field("content", str) if "content" in self.content else "",
            lines={**{name: self._line(f'"{name}"') for name in names}, "end": self._line('"checksum"')},
        )

    def _answer(self, number: int, given: object) -> Named:
        line = self.numbered.get(number, 1)
        if not isinstance(given, dict) or type(given.get("number")) is not int:
            raise BadRecord(line, Message("record-no-answer", n=str(number)))
        if given["number"] != number:
            raise BadRecord(line, Message("record-other-answer", n=str(number), given=str(given["number"])))
        seat, option = given.get("seat"), given.get("option")
        if not isinstance(seat, str) or not isinstance(option, str):
            raise BadRecord(line, Message("record-lacks-name", n=str(number)))
        return Named(seat, option, line)

    def _field(self, name: str, kind: type[Any]) -> Any:
        value = self.content.get(name)
        if type(value) is not kind:
            wanted = {int: "number", str: "text", dict: "object", list: "list"}[kind]
            given = json.dumps(value)[:60]
            raise self._bad(name, Message("record-other-field", field=f'"{name}"', wanted=wanted, given=given))
        return value

    def _bad(self, name: str, reason: Message) -> BadRecord:
        return BadRecord(self._line(f'"{name}"'), reason)

    def _line(self, pattern: str) -> int:
        """The line in which something is first found, the first where it is nowhere."""
        found = re.search(pattern, self.text)
        return 1 + self.text.count("\n", 0, found.start()) if found else 1
