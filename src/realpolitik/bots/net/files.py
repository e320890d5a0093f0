"""Which games there is a net for, without loading any."""

from importlib.resources import files
from typing import Final

DATA: Final = "data"  # the folder of the files of weights


def file_of(game: str) -> str:
    """The name of the file of weights of a game."""
    return f"{game.replace('-', '_')}.npz"


def has_net(game: str) -> bool:
    """Whether a net is shipped for a game."""
    return (files("realpolitik.bots.net") / DATA / file_of(game)).is_file()
