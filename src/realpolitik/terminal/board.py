"""What a board is to the terminal: drawn from a view and what lies in the box, at this table or for one elsewhere."""

from collections.abc import Callable
from typing import NamedTuple

from realpolitik.terminal.box import Json

Spaces = list[tuple[str, list[str]]]  # under headings
Things = list[tuple[str, tuple[str, ...]]]  # by their names in the code, with the names that people have for them


class Sight(NamedTuple):
    """Something else that can be looked at, by a command of its own: the whole, or the one thing that is named."""

    drawn: Callable[[str], list[str]]
    things: Things | None = None  # what may be named; None where nothing need be


class Board:
    """The board of a game that nothing is known of: all that its view tells."""

    def __init__(self, view: Json) -> None:
        self.view = view

    def drawn(self) -> list[str]:
        return [f"{name}: {value}" for name, value in self.view.items()]

    def grouped(self, spaces: list[str]) -> Spaces:
        """Spaces in the order in which they are listed; those left out belong to no group."""
        return []

    def listed(self, space: str) -> str:
        """A space in a list, with what a person would look up there."""
        return ""

    @property
    def sights(self) -> dict[str, Sight]:
        """What lies beside the board and can be looked at, by the names of the commands."""
        return {}
