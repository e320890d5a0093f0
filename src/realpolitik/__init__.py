"""Realpolitik: card-driven games of world politics, for people and programs.

    match = realpolitik.new("twilight-struggle", seed=7)
    while not match.over:
        match.answer(match.question.options[0], match.question.seat)
    print(match.outcome)

`docs/research.md` tells of play-outs and search. Three seats have nobody in them: `NATURE` is asked for dice, draws and
shuffles, `SPECTATOR` sees what everybody may see, and `ARBITER` sets the board right for the people at a real table.

The rooms behind this one: `realpolitik.kernel`, what every game needs; `realpolitik.games`, the rules of each;
`realpolitik.encodings`, their questions as numbers; `realpolitik.bots`, players that are programs; `realpolitik.envs`,
games to learn from; `realpolitik.arena`, bots against bots; `realpolitik.records`, what is made of games that were
played; `realpolitik.language`, all prose.
"""

from collections.abc import Mapping
from pathlib import Path
from random import Random

from realpolitik.kernel.chance import Chance, Seeded
from realpolitik.kernel.describe import describe
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.game import Game, View
from realpolitik.kernel.kits import game_named as game
from realpolitik.kernel.kits import names
from realpolitik.kernel.match import Match
from realpolitik.kernel.outcome import Outcome
from realpolitik.kernel.playout import playout
from realpolitik.kernel.question import ARBITER, NATURE, SPECTATOR, Question
from realpolitik.kernel.running import answer, open_questions, question
from realpolitik.kernel.save import read, write
from realpolitik.kernel.state import State

__version__ = "0.1.0"


def new(
    name: str,
    *,
    scenario: str = "",
    options: Mapping[str, object] | None = None,
    preset: str = "",
    seed: int | str | None = None,
    chance: Chance | None = None,
    position: View | None = None,
) -> Match:
    """A new match of a game: `realpolitik.new("twilight-struggle", seed=7)`.

    Where a `position` is given, a state as data (`kernel.data.to_data`), it starts from there.
    """
    chosen = game(name)
    setup = chosen.setup(scenario, options, preset)
    setup.position = position
    return Match(chosen, setup, chance or Seeded("" if seed is None else str(seed)))


def determinise(match: Match, seat: int, random: Random) -> State:
    """The position of a match with all that a seat cannot know drawn anew: what the seat sees stays as it is."""
    return match.game.determinise(match.state, seat, random)


def load(path: str | Path) -> Match:
    """The match in a file."""
    return read(Path(path))


def save(match: Match, path: str | Path) -> None:
    """Keep a match in a file, whole or not at all; what is no save of ours is never overwritten."""
    write(match, Path(path))


__all__ = [
    "ARBITER",
    "NATURE",
    "SPECTATOR",
    "Game",
    "Match",
    "Outcome",
    "Question",
    "RealpolitikError",
    "State",
    "answer",
    "describe",
    "determinise",
    "game",
    "load",
    "names",
    "new",
    "open_questions",
    "playout",
    "question",
    "save",
]
