"""Somebody at a terminal, for tests: types what a script or a dice cup says, and remembers what was on the screen."""

import io
from collections.abc import Callable, Iterable
from random import Random

from realpolitik.bots.random_bot import RandomBot
from realpolitik.kernel.match import Match
from realpolitik.terminal import loop
from realpolitik.terminal.autosave import Autosave
from realpolitik.terminal.console import Console
from realpolitik.terminal.play import new_match
from realpolitik.terminal.prompt import offered
from realpolitik.terminal.table import Table

Typist = Callable[[Table], str | None]  # what is typed next; None is the end of input


class Keyboard(io.StringIO):
    """A stream whose lines are made as they are read."""

    def __init__(self) -> None:
        super().__init__()
        self.press: Callable[[], str | None] = lambda: None

    def readline(self, size: int = -1) -> str:  # type: ignore[override]
        line = self.press()
        return "" if line is None else f"{line}\n"


class Screen(io.StringIO):
    """Remembers what was written. It can pretend to be a terminal."""

    def __init__(self, terminal: bool = False) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


def match_of(
    *,
    scenario: str = "",
    options: Iterable[str] = (),
    seed: str = "7",
    by_hand: bool = False,
    game: str = "twilight-struggle",
) -> Match:
    return new_match(game, scenario, list(options), seed, by_hand, False)


def sit(
    typist: Typist | Iterable[str],
    match: Match | None = None,
    *,
    seat: int | None = 1,
    language: str = "en",
    screen: Screen | None = None,
    colour: bool = False,
) -> tuple[Table, str]:
    """Play at a table until the typist has nothing more to type; with no seat given, everybody shares the keyboard."""
    match = match or match_of()
    bots = {} if seat is None else {1 - seat: RandomBot("bot")}
    keyboard, screen = Keyboard(), screen or Screen()
    table = Table(match, bots, Console(keyboard, screen, colour), language, Autosave(match))
    if callable(typist):
        keyboard.press = lambda: typist(table)
    else:
        lines = iter(typist)
        keyboard.press = lambda: next(lines, None)
    loop.play(table)
    return table, screen.getvalue()


def at_random(seed: int) -> Typist:
    """Any option, by its number, to the end of the game."""
    random = Random(seed)

    def typist(table: Table) -> str | None:
        if table.match.over:
            return None
        return str(random.choice(offered(table.match.question, table.picture)).number)

    return typist
