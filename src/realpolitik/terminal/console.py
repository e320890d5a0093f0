"""A terminal to read from and write to: colours where they can be shown, text in columns, lines from a person."""

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, TextIO

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.terminal.sides import codes

WIDTH: Final = 100  # what everything is made to fit, and the width of a terminal that does not tell its own
NARROWEST: Final = 40
SCREEN: Final = 50  # lines that surely push everything off a screen that cannot be cleared

_CODES: Final = {
    "bold": "1",
    "dim": "2",
    "warning": "93",
    **codes(),
}
_ESCAPES: Final = re.compile(r"\033\[[0-9;]*m")


class Console:
    """Where a person sits: a stream to read lines from and one to write to."""

    def __init__(self, source: TextIO, target: TextIO, colour: bool = False, width: int = WIDTH) -> None:
        self.source = source
        self.target = target
        self.colour = colour
        self.width = width

    @property
    def live(self) -> bool:
        """Whether a person sits before a screen, and no pipe or file."""
        return self.target.isatty() and self.source.isatty()

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.target)

    def say_wrapped(self, text: str, indent: str = "") -> None:
        """Prose, its paragraphs broken at the width of the screen."""
        for paragraph in text.splitlines():
            self.say(*wrap(paragraph, self.width, indent))

    def ask(self, prompt: str) -> str:
        """A line typed by a person. The end of input raises EOFError."""
        if self.live and self.source is sys.stdin:
            return input(prompt)  # with the line editing that a terminal offers
        print(prompt, end="", file=self.target, flush=True)
        line = self.source.readline()
        if not line:
            print(file=self.target)
            raise EOFError
        if not self.source.isatty():
            print(line.rstrip("\r\n"), file=self.target)  # a terminal would show what was typed, a pipe does not
        return line.rstrip("\r\n")

    def clear(self) -> None:
        """Nobody shall read what stands here any more."""
        if not self.target.isatty():
            return
        if os.environ.get("TERM", "dumb") == "dumb":
            self.say(*[""] * SCREEN)
        else:
            print("\033[2J\033[3J\033[H", end="", file=self.target, flush=True)

    def paint(self, text: str, *inks: str) -> str:
        """Text in colour, or as it is where there are no colours: nothing may be said by colour alone."""
        if not self.colour or not text or not inks:
            return text
        return f"\033[{';'.join(_CODES[ink] for ink in inks)}m{text}\033[0m"


def standard_console() -> Console:
    """The terminal that the program was started in."""
    for closed in ("stdin", "stdout"):
        if getattr(sys, closed) is None:
            raise RealpolitikError(f"{closed} is closed: there is nobody to play with")
    colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    width = shutil.get_terminal_size((WIDTH, 50)).columns if sys.stdout.isatty() else WIDTH
    if sys.stdin.isatty() and sys.stdout.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  # merely loading it gives line editing and a history
    return Console(sys.stdin, sys.stdout, colour, max(NARROWEST, width))


def length(text: str) -> int:
    """The columns that a text takes on the screen."""
    return len(_ESCAPES.sub("", text))


def pad(text: str, width: int) -> str:
    return text + " " * (width - length(text))


def shorten(text: str, width: int) -> str:
    """Plain text that fits."""
    return text if len(text) <= width else text[: width - 1] + "…"


def wrap(text: str, width: int, indent: str = "", later: str | None = None) -> list[str]:
    """Prose broken at spaces only: names of files and the numbers of rules stay whole."""
    wrapper = textwrap.TextWrapper(
        width,
        initial_indent=indent,
        subsequent_indent=indent if later is None else later,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return wrapper.wrap(text) or [""]


def in_columns(cells: Sequence[str], width: int, indent: str = "  ", gap: int = 3) -> list[str]:
    """Cells in as many equal columns as fit, read downwards, as a directory is listed."""
    if not cells:
        return []
    widest = max(length(cell) for cell in cells)
    columns = max(1, (width - len(indent) + gap) // (widest + gap))
    rows = -(-len(cells) // columns)
    lines = []
    for row in range(rows):
        line = (" " * gap).join(pad(cell, widest) for cell in cells[row::rows])
        lines.append((indent + line).rstrip())
    return lines


def side_by_side(blocks: Sequence[Sequence[str]], width: int, gap: int = 2) -> list[str]:
    """Blocks of lines in as many columns as fit, the tallest first."""
    cell = max((length(line) for block in blocks for line in block), default=0)
    columns: list[list[str]] = [[] for _ in range(max(1, (width + gap) // (cell + gap)))]
    for block in sorted(blocks, key=len, reverse=True):
        shortest = min(columns, key=len)
        shortest.extend([*([""] if shortest else []), *block])
    lines = []
    for row in range(max(len(column) for column in columns)):
        cells = [pad(column[row] if row < len(column) else "", cell) for column in columns]
        lines.append((" " * gap).join(cells).rstrip())
    return lines


def in_line(parts: Sequence[str], width: int) -> list[str]:
    """As many side by side as fit, the others below."""
    lines: list[str] = []
    for part in parts:
        if lines and length(lines[-1]) + 3 + length(part) <= width:
            lines[-1] += f" · {part}"
        else:
            lines.append(part)
    return lines
