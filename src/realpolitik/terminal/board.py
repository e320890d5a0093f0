"""What a board is to the terminal: drawn from a view and what lies in the box, at this table or for one elsewhere."""

from realpolitik.terminal.box import Json

Spaces = list[tuple[str, list[str]]]  # under headings


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
