"""A transcript: the whole game as a text to read, in any language, which a program can play again exactly.

Sentences are for people. Whatever begins with `#` is for the program, and the same in every language: the set-up, after
each step the answers that led to it, numbered and under their stable names, and a last line that closes the record.
"""

import json
import re
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any, Final

from realpolitik.kernel.match import Match
from realpolitik.kernel.question import EVERYBODY, SPECTATOR
from realpolitik.language.speaker import Speaker, speak
from realpolitik.language.vocabulary import Told
from realpolitik.records.errors import BadRecord
from realpolitik.records.message import Message
from realpolitik.records.record import Named, Record, known_notes, play, seal, walk
from realpolitik.records.telling import is_aside, winners

FORMAT: Final = "realpolitik-transcript"
VERSION: Final = 1
WIDTH: Final = 76  # narrow enough to come through a mail unbroken

TURN: Final = "turn_begins"  # the notes that open a chapter of a game, and a section of it
ROUNDS: Final = ("round_begins", "phase_begins")

_STORY: Final = "  "
_ASIDE: Final = "    ↳ "  # why the rulebook's own player did what is told
_MARGIN: Final = "      "
_ANSWERS: Final = re.compile(r"#(\d+)\s+(.*)")
_FACT: Final = re.compile(r"#([a-z_.-]+):\s*(.*)")
_END: Final = re.compile(r"(\d+) answers, checksum ([0-9a-f]+)")
_FACTS: Final = (FORMAT, "game", "rules", "content", "scenario", "options", "chance", "digest", "end")
_POSITION: Final = "position."  # and each of its fields


def looks_like(text: str) -> bool:
    return any(line.strip().startswith(f"#{FORMAT}:") for line in _lines(text))


def _lines(text: str) -> list[str]:
    return text.removeprefix("\ufeff").splitlines()


# -- writing -----------------------------------------------------------------------------------------------------------


def write(match: Match, language: str) -> str:
    """The match told in a language, hidden cards included."""
    speaker = speak(match.game.name, language)
    answers = [named for named, _ in walk(match)]
    title = speaker.game()
    lines = [
        title,
        "=" * len(title),
        *_opening(match, speaker),
        "",
        *_facts(match),
        "",
        "\n".join(_story(match, speaker, answers)).lstrip("\n"),
        "",
        f"#digest: {match.digest()}",
        f"#end: {len(answers)} answers, checksum {seal(match, answers)}",
    ]
    return "\n".join(lines) + "\n"


def _opening(match: Match, speaker: Speaker) -> Iterator[str]:
    """What was played, how it ended, and what the margin is for."""
    yield from _wrapped(speaker.say("scenario", name=speaker.scenario(match.setup.scenario)))
    if chosen := speaker.chosen_options(match.game, match.setup):
        yield from _wrapped(speaker.say("options", names="; ".join(chosen)))
    if match.over:
        won = [speaker.seat(name) for name in winners(match)]
        yield from _wrapped(speaker.say("result", winners=len(won), who=", ".join(won)))
        yield from [line for told in speaker.tell(match.log[-1:]) for line in _wrapped(_cited(speaker, told))]
    else:
        yield from _wrapped(speaker.say("transcript-unfinished"))
    yield ""
    yield from _wrapped(speaker.say("transcript-margin"))


def _facts(match: Match) -> Iterator[str]:
    """All that was settled before the first question, for the program."""
    yield f"#{FORMAT}: {VERSION}"
    yield f"#game: {match.game.name}"
    yield f"#rules: {match.game.rules_version}"
    if match.game.content:
        yield f"#content: {match.game.content}"
    yield f"#scenario: {match.setup.scenario}"
    options = " ".join(f"{name}={str(value).lower()}" for name, value in match.setup.options.items())
    yield from _wrapped(options, "#options: ", "#options: ") or ["#options:"]
    yield f"#chance: {json.dumps(match.chance.describe())}"
    for name, value in (match.setup.position or {}).items():
        yield f"#{_POSITION}{name}: {json.dumps(value)}"


def _story(match: Match, speaker: Speaker, answers: Sequence[Named]) -> Iterator[str]:
    """What happened, under the turns and rounds, and beneath each step the answers that led to it."""
    reached = written = 0  # how many answers have been told of; how many stand in the margin
    for told, private in _told(match, speaker):
        heading = told.kind in (TURN, *ROUNDS)
        if heading or told.at > reached:
            due = told.at if heading else reached
            yield from _margin(answers[written:due], written + 1)
            written = due
        reached = told.at
        yield from _heading(speaker, told) if heading else _sentence(speaker, told, private)
    yield from _margin(answers[written:], written + 1)


def _told(match: Match, speaker: Speaker) -> Iterator[tuple[Told, str]]:
    """The lines of the log; with one that was for a single seat alone, who that is."""
    called = _called(match, speaker)
    for notes in speaker.lines(known_notes(match)):
        audience = {note[1] for _, note in notes}
        alone = min(audience)
        yield speaker.line(notes), called[alone] if len(audience) == 1 and alone != EVERYBODY else ""


def _called(match: Match, speaker: Speaker) -> list[str]:
    """What the seats are called: by their sides, once these are settled."""
    sides = {seat: side for side, seat in match.view(SPECTATOR).get("seats", {}).items()}
    return [speaker.seat(sides.get(seat, name)) for seat, name in enumerate(match.seats)]


def _heading(speaker: Speaker, told: Told) -> list[str]:
    heading = _cited(speaker, told._replace(text=told.text.removesuffix(speaker.say("full-stop"))))
    return ["", heading, "=" * len(heading)] if told.kind == TURN else ["", heading]


def _sentence(speaker: Speaker, told: Told, private: str) -> list[str]:
    seen = f" ({speaker.say('transcript-private', who=private)})" if private else ""
    if is_aside(told.kind):  # it names its rule itself
        return _wrapped(told.text, _ASIDE, " " * len(_ASIDE))
    return _wrapped(_cited(speaker, told, seen), _STORY, _STORY * 2)


def _cited(speaker: Speaker, told: Told, seen: str = "") -> str:
    """A line of the log with the section of the rules behind it."""
    section = f" [{speaker.section(told.rule)}]" if told.rule else ""
    return f"{told.text}{seen}{section}"


def _margin(answers: Sequence[Named], first: int) -> list[str]:
    """`#57 ussr: iran iran egypt; chance: 4`, in as many lines as it takes."""
    lines: list[str] = []
    seat = ""
    for number, answer in enumerate(answers, first):
        more = f" {answer.option}" if answer.seat == seat else f"; {answer.seat}: {answer.option}"
        if lines and len(lines[-1]) + len(more) <= WIDTH:
            lines[-1] += more
        else:
            lines.append(f"{_MARGIN}#{number} {answer.seat}: {answer.option}")
        seat = answer.seat
    return lines


def _wrapped(text: str, first: str = "", later: str = "") -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=later, break_long_words=False, break_on_hyphens=False
    )


# -- reading -----------------------------------------------------------------------------------------------------------


def read(text: str) -> Match:
    """The match that a transcript tells of; BadRecord, with the line, where it cannot be understood."""
    return play(_Reader(text).record())


class _Reader:
    """Gathers what stands in the margin. Everything else is for people, and may be anything."""

    def __init__(self, text: str) -> None:
        self.facts: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.answers: list[Named] = []
        self.last = 1
        for number, line in enumerate(_lines(text), start=1):
            if line.strip().startswith("#"):
                self.last = number
                self._take(line.strip(), number)

    def _take(self, line: str, number: int) -> None:
        if "end" in self.facts:
            raise BadRecord(number, Message("record-closed", line=str(self.lines["end"])))
        if answers := _ANSWERS.fullmatch(line):
            self._take_answers(answers[1], answers[2], number)
        elif fact := _FACT.fullmatch(line):
            self._take_fact(fact[1], fact[2], number)
        else:
            raise BadRecord(number, Message("record-no-margin", text=line[:60]))

    def _take_answers(self, first: str, given: str, number: int) -> None:
        if first != str(len(self.answers) + 1):
            raise BadRecord(number, Message("record-other-answer", n=str(len(self.answers) + 1), given=first[:12]))
        for part in given.split(";"):
            seat, _, options = part.partition(":")
            if not seat.strip() or not options.split():
                raise BadRecord(number, Message("record-no-seat", text=part.strip()[:60]))
            self.answers.extend([Named(seat.strip(), option, number) for option in options.split()])

    def _take_fact(self, name: str, value: str, number: int) -> None:
        if name == "options" and name in self.facts:  # they may fill several lines
            self.facts[name] += f" {value}"
            return
        if name in self.facts:
            raise BadRecord(number, Message("record-twice", name=name, line=str(self.lines[name])))
        if name not in _FACTS and not name.startswith(_POSITION):
            raise BadRecord(number, Message("record-unknown-name", name=name, known=", ".join(_FACTS)))
        self.facts[name] = value
        self.lines[name] = number

    # -- what it says --------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        version = self._number(FORMAT)
        if version > VERSION:
            raise self._bad(FORMAT, Message("record-newer-format", then=version, now=VERSION))
        end = _END.fullmatch(self._fact("end"))
        if end is None:
            raise self._bad("end", Message("record-no-end"))
        if end[1] != str(len(self.answers)):
            raise self._bad("end", Message("record-answers-lost", recorded=end[1], here=str(len(self.answers))))
        return Record(
            game=self._fact("game"),
            rules=self._number("rules"),
            scenario=self._fact("scenario"),
            options=self._options(),
            position=self._position(),
            chance=self._chance(),
            answers=self.answers,
            digest=self._fact("digest"),
            seal=end[2],
            content=self.facts.get("content", ""),
            lines={"position": self._first_of_position(), **self.lines},
        )

    def _bad(self, name: str, reason: Message) -> BadRecord:
        return BadRecord(self.lines[name], reason)

    def _fact(self, name: str) -> str:
        if name not in self.facts:
            raise BadRecord(self.last, Message("record-missing-name", name=name))
        return self.facts[name]

    def _number(self, name: str) -> int:
        value = self._fact(name)
        if not value.isdecimal() or len(value) > 6:
            number = Message("record-other-field", field=f"#{name}:", wanted="number", given=value[:60])
            raise self._bad(name, number)
        return int(value)

    def _options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        for each in self._fact("options").split():
            name, equals, value = each.partition("=")
            if not equals or name in options:
                raise self._bad("options", Message("record-no-option", text=each[:60]))
            options[name] = value
        return options

    def _chance(self) -> dict[str, Any]:
        chance = self._json("chance")
        if not isinstance(chance, dict):
            raise self._bad("chance", Message("record-no-chance"))
        return chance

    def _position(self) -> dict[str, Any] | None:
        """Where the match began elsewhere than its scenario says."""
        fields = [name for name in self.facts if name.startswith(_POSITION)]
        return {name.removeprefix(_POSITION): self._json(name) for name in fields} or None

    def _first_of_position(self) -> int:
        return min([line for name, line in self.lines.items() if name.startswith(_POSITION)], default=1)

    def _json(self, name: str) -> Any:
        try:
            return json.loads(self._fact(name))
        except (ValueError, RecursionError) as error:
            raise self._bad(name, Message("record-broken-field", name=name, why=str(error))) from None
