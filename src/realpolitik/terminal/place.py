"""A place at a table in the terminal, be it this one or one elsewhere: what can be looked at and asked for at both."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from realpolitik.language import Speaker
from realpolitik.terminal.board import Board, Sight
from realpolitik.terminal.console import Console, wrap
from realpolitik.terminal.listing import how_many
from realpolitik.terminal.names import Thing, alike, find, normalise
from realpolitik.terminal.prompt import NoSuchNumber, Unclear, Unknown


class Leave(Exception):
    """A person leaves the table."""


class Place(ABC):
    """Where somebody sits, or watches: the table in lines of text, as they may see it."""

    usual_commands: Sequence[str]  # what may be asked for here, whatever the game

    def __init__(self, speaker: Speaker, console: Console) -> None:
        self.speaker = speaker
        self.console = console
        self.asides = True  # whether the log says why the rulebook's own player did what it did

    def say(self, message: str, **arguments: object) -> None:
        self.console.say_wrapped(self.speaker.say(message, game=self.speaker.vocabulary.game, **arguments))

    @property
    def commands(self) -> list[str]:
        """What may be asked for here; what lies beside the board of this game has commands of its own."""
        board, *others = self.usual_commands
        return list(dict.fromkeys((board, *self.drawing.sights, *others)))

    @property
    @abstractmethod
    def drawing(self) -> Board:
        """The board as it is seen from here."""

    @abstractmethod
    def board(self) -> list[str]:
        """The board, and the tracks beneath it."""

    @abstractmethod
    def hand(self) -> list[str]: ...

    @abstractmethod
    def effects(self) -> list[str]:
        """What is in force, and what it does."""

    @abstractmethod
    def log(self, most: int) -> list[str]:
        """The last entries of the log, so many at the most."""


# -- what is understood ------------------------------------------------------------------------------------------------


def is_answered(place: Place, typed: Unclear | NoSuchNumber | Unknown) -> bool:
    """Say what is wrong with what was typed; False where nothing was."""
    if isinstance(typed, Unclear):
        place.say("unclear", names=", ".join(typed.names))
    elif isinstance(typed, NoSuchNumber):
        place.say("no-such-number", number=typed.number)
    elif typed.text:
        place.say("not-understood", text=typed.text)
    else:
        return False
    return True


def find_one(place: Place, text: str, named: Sequence[tuple[Thing, Sequence[str]]]) -> list[Thing]:
    """The thing that a name means; where it means none or several, that is said."""
    found = find(text, named)
    if len(found) == 1 or alike(found, named):
        return found[:1]
    if found:
        place.say("unclear", names=", ".join(names[0] for thing, names in named if thing in found))
    elif text:
        place.say("no-such-name", text=text)
    else:
        place.say("name-needed")
    return []


def find_card(
    place: Place, text: str, numbered: Mapping[str, Thing], named: Sequence[tuple[Thing, Sequence[str]]]
) -> list[Thing]:
    """The card that a name or a number means."""
    if text in numbered:
        return [numbered[text]]
    return find_one(place, text, [] if text.isdecimal() else named)


# -- what can be asked for ---------------------------------------------------------------------------------------------


def _board(place: Place, argument: str) -> None:
    place.console.say("", *place.board())


def _hand(place: Place, argument: str) -> None:
    place.console.say(*place.hand() or [place.speaker.say("no-hand")])


def _effects(place: Place, argument: str) -> None:
    place.console.say(*place.effects() or [place.speaker.say("no-effects")])


def _log(place: Place, argument: str) -> None:
    place.console.say(*place.log(how_many(argument)))


def _asides(place: Place, argument: str) -> None:
    """Hide the asides of the log, or show them again."""
    place.asides = not place.asides
    place.say("reasons-shown" if place.asides else "reasons-hidden")


def says_yes(place: Place, argument: str) -> bool:
    """Whether somebody is sure of what is asked once before it is done."""
    return normalise(argument) == normalise(place.speaker.say("yes"))


def look(place: Place, sight: Sight, argument: str) -> None:
    """Show what lies beside the board, or the one thing of it that is named."""
    if sight.things is None:
        place.console.say(*sight.drawn(argument))
        return
    for thing in find_one(place, argument, sight.things):
        place.console.say(*sight.drawn(thing))


def _help(place: Place, argument: str) -> None:
    """How each command is used, and what it does."""
    place.say("help")
    words = [place.speaker.say(f"command-{name}.usage") for name in place.commands]
    width = max(len(word) for word in words) + 2
    for name, word in zip(place.commands, words, strict=True):
        told = place.speaker.say(f"command-{name}.help", game=place.speaker.vocabulary.game)
        lines = wrap(told, place.console.width - width - 2)
        place.console.say(f"  {word:<{width}}{lines[0]}", *[" " * (width + 2) + line for line in lines[1:]])


def _quit(place: Place, argument: str) -> None:
    raise Leave


AT_ANY_TABLE: Final[dict[str, Callable[[Place, str], None]]] = {
    "board": _board,
    "hand": _hand,
    "effects": _effects,
    "log": _log,
    "reasons": _asides,
    "help": _help,
    "quit": _quit,
}
