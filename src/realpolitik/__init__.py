"""Realpolitik: card-driven games of world politics, for people and programs."""

from collections.abc import Mapping
from pathlib import Path

from realpolitik.games import load as game
from realpolitik.games import names as games
from realpolitik.kernel.chance import Chance, Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import read, write

__version__ = "0.1.0"


def new(
    name: str,
    *,
    scenario: str = "",
    options: Mapping[str, object] | None = None,
    seed: int | str | None = None,
    chance: Chance | None = None,
) -> Match:
    """A new match of a game: `realpolitik.new("twilight-struggle", seed=7)`."""
    chosen = game(name)
    return Match(chosen, chosen.setup(scenario, options), chance or Seeded("" if seed is None else str(seed)))


def load(path: str | Path) -> Match:
    """The match in a file. A save names its game, so all games are loaded first."""
    for name in games():
        game(name)
    return read(Path(path))


def save(match: Match, path: str | Path) -> None:
    """Keep a match in a file, whole or not at all; what is no save of ours is never overwritten."""
    write(match, Path(path))


__all__ = ["Match", "game", "games", "load", "new", "save"]
