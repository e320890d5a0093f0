"""Saved games by their files, whichever game they are of."""

from pathlib import Path

from realpolitik.games import load as load_game
from realpolitik.games import names
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import read


def read_save(path: Path) -> Match:
    """The match in a file. A save names its game, so all games are loaded first."""
    for name in names():
        load_game(name)
    return read(path)
