"""Which bots play which game, by name. A bot is loaded when it is first wanted."""

from collections.abc import Callable
from typing import Final

from realpolitik.bots.bot import Bot
from realpolitik.bots.random_bot import RandomBot
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.kit import part_named
from realpolitik.kernel.kits import kit_of

Seed = int | str | None

RANDOM: Final = "random"  # plays every game


def bots_of(game: str, seat: str = "") -> list[str]:
    """The names of the bots that play a game, the strongest first; with a seat named, those that can take it."""
    made = [name for name, bot in kit_of(game).bots.items() if not seat or not bot.seats or seat in bot.seats]
    return [*made, RANDOM]


def new_bot(name: str, game: str, seed: Seed = None) -> Bot:
    """A bot of that name. The same seed makes the same choices."""
    if name not in bots_of(game):
        raise RealpolitikError(f"{game} has no bot {name!r}; it has {', '.join(bots_of(game))}")
    if name == RANDOM:
        return RandomBot(seed)
    make: Callable[[Seed], Bot] = part_named(kit_of(game).bots[name].maker)
    return make(seed)
