"""Realpolitik: card-driven games of world politics, for people and programs."""

from collections.abc import Mapping

from realpolitik.games import load as game
from realpolitik.kernel.chance import Chance, Seeded
from realpolitik.kernel.match import Match

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


__all__ = ["Match", "game", "new"]
