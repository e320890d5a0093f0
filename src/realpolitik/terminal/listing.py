"""What a table shows in lists, whatever the game: the log, what is in force, what must be done, what can be chosen."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from realpolitik.language import Speaker
from realpolitik.terminal.console import Console, in_columns, length, wrap

LATEST: Final = 60  # entries of the log shown at once; `log` shows more
LATEST_ASKED_FOR: Final = 20  # those that `log` shows unless told otherwise
NUMBERLESS: Final = -1  # the number of what has none


# -- the log -----------------------------------------------------------------------------------------------------------


class Sentence(NamedTuple):
    """A line of the log. An `aside` says why the one before it happened; a `heading` begins something new."""

    text: str
    aside: bool = False
    heading: bool = False


def bulleted(sentence: Sentence, console: Console, bullet: str = "• ") -> list[str]:
    """A line of the log; an aside stands beneath what it explains."""
    if sentence.aside:
        return [console.paint(line, "dim") for line in wrap(f"↳ {sentence.text}", console.width, "      ", "        ")]
    lines = wrap(f"{bullet}{sentence.text}", console.width, "  ", "    ")
    return [console.paint(line, "bold") for line in lines] if sentence.heading else lines


def latest(sentences: Sequence[Sentence], most: int, asides: bool, speaker: Speaker, console: Console) -> list[str]:
    """The last of them, and how many there are before. Asides, if they are wanted, stand beneath what they explain, and
    are not counted."""
    told = [sentence for sentence in sentences if asides or not sentence.aside]
    counted = [at for at, sentence in enumerate(told) if not sentence.aside]
    earlier = max(0, len(counted) - most)
    lines = wrap(speaker.say("earlier", n=earlier), console.width) if earlier else []
    first = [*counted, len(told)][earlier] if earlier else 0
    return [*lines, *[line for sentence in told[first:] for line in bulleted(sentence, console)]]


def how_many(argument: str) -> int:
    """How many entries of the log a person asks for."""
    return int(argument[:9]) if argument.isdecimal() else LATEST_ASKED_FOR


# -- what is in force, what must be done -------------------------------------------------------------------------------


class Effect(Protocol):
    """A lasting effect, in a few words and in full."""

    @property
    def title(self) -> str: ...

    @property
    def text(self) -> str: ...


def effects_in_full(effects: Sequence[Effect], console: Console) -> list[str]:
    return [
        line
        for effect in effects
        for line in (console.paint(effect.title, "bold"), *wrap(effect.text, console.width, "  "))
    ]


def effects_in_short(effects: Sequence[Effect], speaker: Speaker, console: Console) -> list[str]:
    if not effects:
        return []
    names = ", ".join([effect.title for effect in effects])
    return wrap(speaker.say("board-effects", names=names), console.width, "", "  ")


def reminders(duties: Sequence[str], console: Console) -> list[str]:
    """What must not be forgotten."""
    return [console.paint(line, "warning") for duty in duties for line in wrap(f"! {duty}", console.width, "", "  ")]


# -- what can be chosen ------------------------------------------------------------------------------------------------

Numbered = tuple[int, str]  # the number of an option, NUMBERLESS where it has none, and its words


def choices(groups: Sequence[tuple[str, Sequence[Numbered]]], console: Console) -> list[str]:
    """Options by their numbers, under headings."""
    digits = len(str(max(number for _, options in groups for number, _ in options)))
    lines = []
    for heading, options in groups:
        if heading:
            lines.append(f"  {console.paint(heading, 'bold')}")
        cells = [
            f"{' ' * (digits + 1) if number == NUMBERLESS else f'{number:>{digits}})'} {words}"
            for number, words in options
        ]
        lines.extend(_listed(cells, " " * (len("  ") + digits + len(") ")), console.width))
    return lines


def with_threat(words: str, threat: str, console: Console) -> str:
    """An option, and beside it what hangs over it, if anything does."""
    return f"{words}  {console.paint(f'! {threat}', 'warning')}" if threat else words


def _listed(cells: Sequence[str], later: str, width: int) -> list[str]:
    """In columns; whole sentences one below the other, broken where they must be."""
    if all(length(cell) + len("  ") <= width for cell in cells):
        return in_columns(cells, width)
    return [line for cell in cells for line in wrap(cell, width, "  ", later)]
