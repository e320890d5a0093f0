"""A match in names: its set-up and its answers as records write them down, and the match that they make again."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from realpolitik.kernel.chance import Chance, Recorded, chance_from
from realpolitik.kernel.ending import AGREED_DRAW, resignation, time_out
from realpolitik.kernel.errors import BadSave, BadSetup, WrongAnswer
from realpolitik.kernel.game import Game, Setup, check_unknown, why_other_content
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match, replay
from realpolitik.kernel.question import ARBITER, EVERYBODY, NATURE, PLAYERS, Note, Question
from realpolitik.records.errors import BadRecord
from realpolitik.records.message import Message

CHANCE: Final = "chance"  # what the seat of NATURE is called in a record
THE_ARBITER: Final = "arbiter"
THE_PLAYERS: Final = "players"  # who end a match apart from its rules
LONGEST_NUMBER: Final = 12  # digits of a correction that has no name


class Named(NamedTuple):
    """An answer: whose, and the name of the option. When it is read, where it stood."""

    seat: str
    option: str
    line: int = 0


@dataclass(frozen=True)
class Record:
    """What a record says of a match, as far as the match follows from it. Nothing of it has been checked yet."""

    game: str
    rules: int
    scenario: str
    options: dict[str, Any]
    position: dict[str, Any] | None
    chance: dict[str, Any]
    answers: list[Named]
    digest: str
    seal: str
    content: str = ""  # the digest of what people may edit of the game
    lines: dict[str, int] = field(default_factory=dict)  # where each of these stood, by its name

    def bad(self, what: str, reason: Message) -> BadRecord:
        return BadRecord(self.lines.get(what, 1), reason)

    def refused(self, what: str, why: object) -> BadRecord:
        """The kernel refuses something of it."""
        return self.bad(what, Message("record-refused", why=str(why)))


# -- a match in names --------------------------------------------------------------------------------------------------


def walk(match: Match) -> Iterator[tuple[Named, Question | None]]:
    """Every answer of a match by name, and the question it was given to; a correction answers none, nor does an end
    that the players have made."""
    again = Match(match.game, match.setup, Recorded())
    for seat, option in match.answers:
        if seat == ARBITER:
            yield Named(THE_ARBITER, _name_of_correction(again, option)), None
        elif seat == PLAYERS:
            yield Named(THE_PLAYERS, {number: name for name, number in _endings(again).items()}[option]), None
        else:
            question = again.question_to(seat)
            assert question is not None, "every answer was given to a question"
            name = CHANCE if seat == NATURE else match.seats[seat]
            yield Named(name, match.game.describe_option(question, option)), question
        again.answer(option, seat)


def known_notes(match: Match) -> list[tuple[int, Note]]:
    """The log with everybody's private notes; but what a hand drew that the program does not know, it only assumes."""
    unknown = match.unknown_seats()
    return [(at, note) for at, note in match.log if note[1] == EVERYBODY or note[1] not in unknown]


def seal(match: Match, answers: Sequence[Named]) -> str:
    """A checksum of all that the match follows from: whatever is changed in a record, it no longer fits."""
    return _seal(match.game, match.setup, match.chance.describe(), answers)


def _seal(game: Game, setup: Setup, chance: dict[str, Any], answers: Sequence[Named]) -> str:
    given = [[answer.seat, answer.option] for answer in answers]
    content = [game.name, setup.scenario, setup.options, setup.position, chance, given]
    text = json.dumps(content, separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


# -- and back ----------------------------------------------------------------------------------------------------------


def play(record: Record) -> Match:
    """The match that a record makes, answer by answer. Whatever is wrong with it raises BadRecord, with the line."""
    game = _game(record)
    setup = _setup(game, record)
    chance = _chance(game, record)
    again = _begin(game, setup, record)
    for number, given in enumerate(record.answers, start=1):
        try:
            seat = _seat(again, given.seat)
            again.answer(_option(again, seat, given.option), seat)
        except WrongAnswer as wrong:
            refused = Message("record-refused", why=f"{wrong}{_rules_hint(game, record)}")
            raise BadRecord(given.line, Message("record-answer", n=str(number), why=refused)) from None
        except _NotThen as wrong:
            raise BadRecord(given.line, Message("record-answer", n=str(number), why=wrong.why)) from None
    try:
        match = replay(game, setup, again.answers, chance)
    except WrongAnswer as wrong:
        raise record.refused("chance", wrong) from None
    if len(match.answers) != len(record.answers):
        raise record.bad("end", Message("record-cut-short"))
    if _seal(game, setup, record.chance, record.answers) != record.seal:
        raise record.bad("end", Message("record-changed"))
    if match.digest() != record.digest:
        raise record.bad("digest", Message("record-other-position", then=record.rules, now=game.rules_version))
    return match


def _game(record: Record) -> Game:
    try:
        game = game_named(record.game)
    except BadSetup as bad:
        raise record.refused("game", bad) from None
    if record.rules > game.rules_version:
        newer = Message("record-newer-rules", then=record.rules, game=game.name, now=game.rules_version)
        raise record.bad("rules", newer)
    if other := why_other_content(game, record.content):
        raise record.refused("content" if record.content else "game", f"this game was {other}")
    return game


def _setup(game: Game, record: Record) -> Setup:
    try:
        setup = game.setup(record.scenario, record.options)
    except BadSetup as bad:
        raise record.refused("scenario" if record.scenario not in game.scenarios else "options", bad) from None
    setup.position = record.position
    return setup


def _chance(game: Game, record: Record) -> Chance:
    try:
        chance = chance_from(record.chance)
        check_unknown(game, chance.unknown())
    except (ValueError, BadSetup) as error:
        raise record.refused("chance", error) from None
    return chance


def _begin(game: Game, setup: Setup, record: Record) -> Match:
    try:
        return Match(game, setup, Recorded())
    except BadSave as bad:
        raise record.refused("position", bad) from None


class _NotThen(Exception):
    """An answer that cannot be given where it stands."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.why = why


def _seat(match: Match, name: str) -> int:
    others = {CHANCE: NATURE, THE_ARBITER: ARBITER, THE_PLAYERS: PLAYERS}
    seats = {**others, **{seat: number for number, seat in enumerate(match.seats)}}
    if name not in seats:
        raise _NotThen(Message("record-unknown-seat", seat=name[:60], known=", ".join(seats)))
    return seats[name]


def _option(match: Match, seat: int, name: str) -> int:
    if seat == ARBITER:
        return _correction_named(match, name)
    if seat == PLAYERS:
        endings = _endings(match)
        if name not in endings:
            raise _NotThen(Message("record-not-on-offer", option=name[:60], known=", ".join(endings)))
        return endings[name]
    question = match.question_to(seat)
    if question is None:
        asked = ", ".join(CHANCE if q.seat == NATURE else match.seats[q.seat] for q in match.questions)
        raise _NotThen(Message("record-not-asked", seat=match.seat_name(seat), asked=asked or "nobody"))
    option = match.game.option_named(question, name)
    if option is None:
        names = ", ".join(match.game.describe_option(question, each) for each in question.options)
        raise _NotThen(Message("record-not-on-offer", option=name[:60], known=names))
    return option


def _rules_hint(game: Game, record: Record) -> str:
    if record.rules == game.rules_version:
        return ""
    return f" (recorded under version {record.rules} of the rules, read under version {game.rules_version})"


# -- ends that players make --------------------------------------------------------------------------------------------


def _endings(match: Match) -> dict[str, int]:
    """`draw`, `resign.ussr`, or `time.ussr`."""
    named = list(enumerate(match.seats))
    resigned = {f"resign.{name}": resignation(seat) for seat, name in named}
    return {"draw": AGREED_DRAW, **resigned, **{f"time.{name}": time_out(seat) for seat, name in named}}


# -- corrections at a real table ---------------------------------------------------------------------------------------


def _name_of_correction(match: Match, option: int) -> str:
    """`influence.us.iran=3`; what a game does not list goes by its number."""
    return {number: name for name, number in _corrections(match)}.get(option, str(option))


def _correction_named(match: Match, name: str) -> int:
    found = dict(_corrections(match)).get(name)
    if found is not None:
        return found
    if not name.isdecimal() or len(name) > LONGEST_NUMBER:
        raise _NotThen(Message("record-no-correction", text=name[:60]))
    return int(name)


def _corrections(match: Match) -> Iterator[tuple[str, int]]:
    for figure in match.game.corrections(match.state):
        for value, option in figure.choices.items():
            yield f"{'.'.join((figure.kind, *figure.about))}={value}", option
