"""What a person typed at a question: a number, a name, or a command."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from realpolitik.kernel.question import FIRST_LABEL, KINDS, NATURE, Question
from realpolitik.language import Speaker
from realpolitik.terminal.listing import NUMBERLESS
from realpolitik.terminal.names import alike, find, normalise
from realpolitik.terminal.picture import Picture

COMMANDS: Final = (
    "board",
    "hand",
    "card",
    "country",
    "discards",
    "score",
    "effects",
    "log",
    "reasons",
    "why",
    "hint",
    "undo",
    "resign",
    "draw",
    "set",
    "hold",
    "save",
    "language",
    "help",
    "quit",
)


OWN_NUMBERS: Final = ("number", "slot", "way")  # options that are a number, or go by one, whatever else is on offer


class Offered(NamedTuple):
    """An option as it is listed: its number (NUMBERLESS where it has none), and the names it goes by."""

    number: int
    option: int
    names: tuple[str, ...]


class Picked(NamedTuple):
    option: int


class Command(NamedTuple):
    name: str
    argument: str


class Unclear(NamedTuple):
    """Several options begin like that."""

    names: tuple[str, ...]


class NoSuchNumber(NamedTuple):
    number: str


class Unknown(NamedTuple):
    text: str


Typed = Picked | Command | Unclear | NoSuchNumber | Unknown


def offered(question: Question, picture: Picture) -> list[Offered]:
    """The options numbered in the order they are listed in. Real dice and real cards bear their own numbers."""
    listed = [option for _, options in picture.groups(question) for option in options]
    own_numbers = named_by_number(question, picture)
    describe = picture.match.game.describe_option
    return [
        Offered(
            _own_number(question, option, picture) if own_numbers else position,
            option,
            (picture.speaker.option(question, option), describe(question, option)),
        )
        for position, option in enumerate(listed, start=1)
    ]


def _own_number(question: Question, option: int, picture: Picture) -> int:
    if option >= FIRST_LABEL:
        return NUMBERLESS
    points_at = KINDS[question.kind].points_at
    if points_at in OWN_NUMBERS:
        return int(picture.match.game.describe_option(question, option))
    return picture.number_of(option) if points_at == "card" else option


def named_by_number(question: Question, picture: Picture) -> bool:
    """Whether the options are numbers, or what lies before people: dice, or cards that the program does not know."""
    points_at = KINDS[question.kind].points_at
    by_people = question.seat == NATURE or question.seat in picture.match.unknown_seats()
    return points_at in OWN_NUMBERS or (by_people and points_at in ("die", "card"))


def understand(text: str, options: list[Offered], speaker: Speaker, commands: Sequence[str] = COMMANDS) -> Typed:
    """A number, an option's whole name, a command, the beginning of an option's name: in this order."""
    wanted = normalise(text)
    if wanted.isdecimal():
        for offer in options:
            if str(offer.number) == wanted:
                return Picked(offer.option)
        return NoSuchNumber(wanted)
    for offer in options:
        if wanted and wanted in [normalise(name) for name in offer.names]:
            return Picked(offer.option)
    command = _command(text, speaker, commands)
    if command is not None:
        return command
    named = [(offer, offer.names) for offer in options]
    found = find(text, named)
    if len(found) == 1 or alike(found, named):
        return Picked(found[0].option)
    return Unclear(tuple(offer.names[0] for offer in found)) if found else Unknown(text.strip())


def _command(text: str, speaker: Speaker, commands: Sequence[str]) -> Command | None:
    first, _, argument = text.strip().partition(" ")
    if first == "?":
        return Command("help", "")
    for name in commands:
        if normalise(first) in (name, normalise(speaker.say(f"command-{name}"))):
            return Command(name, argument.strip())
    return None
