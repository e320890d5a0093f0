"""Realpolitik: card-driven games of world politics, for people and programs."""

from collections.abc import Mapping
from pathlib import Path

from realpolitik.games import load as game
from realpolitik.games import names
from realpolitik.kernel.chance import Chance, Seeded
from realpolitik.kernel.errors import BadSave
from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import game_named_in, read, write

__version__ = "0.1.0"


def new(
    name: str,
    *,
    scenario: str = "",
    options: Mapping[str, object] | None = None,
    seed: int | str | None = None,
    chance: Chance | None = None,
    position: View | None = None,
) -> Match:
    """A new match of a game: `realpolitik.new("twilight-struggle", seed=7)`.

    Where a `position` is given, a state as data (`kernel.data.to_data`), it starts from there.
    """
    chosen = game(name)
    setup = chosen.setup(scenario, options)
    setup.position = position
    return Match(chosen, setup, chance or Seeded("" if seed is None else str(seed)))


def load(path: str | Path) -> Match:
    """The match in a file. Its game is loaded first, if it is one that there is."""
    file = Path(path)
    if file.is_file():
        name = _game_of(file)
        if name in names():
            game(name)
    return read(file)


def _game_of(file: Path) -> str:
    """The game a file is of; none, if it is no save, which `read` will tell in its own words."""
    try:
        return game_named_in(file.read_text(encoding="utf-8"))
    except (BadSave, OSError, ValueError):
        return ""


def save(match: Match, path: str | Path) -> None:
    """Keep a match in a file, whole or not at all; what is no save of ours is never overwritten."""
    write(match, Path(path))


__all__ = ["Match", "game", "load", "names", "new", "save"]
