"""Which bots play which game, by name. A bot is loaded when it is first wanted."""

from collections.abc import Callable
from importlib import import_module
from typing import Final

from realpolitik.bots.bot import Bot
from realpolitik.bots.random_bot import RandomBot
from realpolitik.kernel.errors import RealpolitikError

Seed = int | str | None

RANDOM: Final = "random"  # plays every game

# for each game the modules of the bots made for it, by name, the strongest first; each module has a function `bot`
_MADE_FOR: Final = {
    "labyrinth": {"cadet": "realpolitik.bots.labyrinth.cadet", "flowchart": "realpolitik.bots.labyrinth.flowchart"},
    "twilight-struggle": {"cadet": "realpolitik.bots.twilight_struggle.cadet"},
    "red-sea": {"cadet": "realpolitik.bots.red_sea.cadet"},
}


_ONLY: Final = {("labyrinth", "flowchart"): ("jihadist",)}  # the seats of a bot that cannot take every one


def bots_of(game: str, seat: str = "") -> list[str]:
    """The names of the bots that play a game, the strongest first; with a seat named, those that can take it."""
    made = [name for name in _MADE_FOR.get(game, {}) if not seat or seat in _ONLY.get((game, name), (seat,))]
    return [*made, RANDOM]


def new_bot(name: str, game: str, seed: Seed = None) -> Bot:
    """A bot of that name. The same seed makes the same choices."""
    if name not in bots_of(game):
        raise RealpolitikError(f"{game} has no bot {name!r}; it has {', '.join(bots_of(game))}")
    if name == RANDOM:
        return RandomBot(seed)
    make: Callable[[Seed], Bot] = import_module(_MADE_FOR[game][name]).bot
    return make(seed)
