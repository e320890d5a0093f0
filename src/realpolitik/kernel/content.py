"""Content that people may edit: a folder of files, all that can be wrong with them, and the folder in use.

A game reads its content once, when it is loaded. The folder is named in a variable of the environment, so that every
process of a server plays with the same.
"""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from realpolitik.kernel.errors import RealpolitikError


class Problem(NamedTuple):
    """What is wrong, and where: the file, the entry in it and its field, as far as it is in any."""

    file: str
    entry: str
    field: str
    message: str

    def told(self) -> str:
        return ": ".join([part for part in self if part])


class BadContent(RealpolitikError):
    """Files of content that are damaged, incomplete or contradict each other. It carries every problem there is."""

    def __init__(self, folder: Path, problems: Sequence[Problem]) -> None:
        more = f" (and {len(problems) - 1} more: `realpolitik content check` tells all)" if len(problems) > 1 else ""
        super().__init__(f"the content in {folder} cannot be used: {problems[0].told()}{more}")
        self.problems = tuple(problems)


class EditableContent:
    """The content of a game that may be played with an edited copy."""

    def __init__(self, variable: str, own: Path, summary: Callable[[Path], str]) -> None:
        self.variable = variable  # of the environment, which names the folder in use
        self.own = own  # the folder that comes with the game
        self.summary = summary  # what a folder holds, in a line; whatever is wrong with it raises BadContent

    def folder(self) -> Path:
        """The folder in use."""
        return Path(os.environ.get(self.variable) or self.own)

    def use(self, folder: Path) -> None:
        """Play with that folder, in this process and those it starts. The game must not have been loaded yet."""
        self.summary(folder)  # a broken one is told of here, and changes nothing
        os.environ[self.variable] = str(folder.resolve())
