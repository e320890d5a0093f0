"""Which bots play which game, by name. A bot is loaded when it is first wanted.

Some can be set: `strategist:10s` is the strategist with ten seconds to think, `strategist` as it usually is. A net out
of a file of one's own, `net:red_sea.npz`, plays every game that has an encoding. It is never offered: tables in the
browser seat only what is, so that nobody there can name a file.
"""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Final

from realpolitik.bots.bot import Bot
from realpolitik.bots.net.files import has_net
from realpolitik.bots.random_bot import RandomBot
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.kit import BotPart, part_named
from realpolitik.kernel.kits import kit_of

Seed = int | str | None

RANDOM: Final = "random"  # plays every game
STRATEGIST: Final = "strategist"  # plays every game that has a net
ADVISING: Final = "150n"  # its setting where it advises
NET: Final = "net"  # set by a file, it plays what that has learnt
SET_BY: Final = ":"  # stands between the name of a bot and its setting


def bots_of(game: str, seat: str = "") -> list[str]:
    """The bots that are offered for a game, the strongest first; with a seat named, those that can take it."""
    offered = [
        f"{name}{SET_BY}{setting}" if setting else name
        for name, part in _parts(game).items()
        if not seat or not part.seats or seat in part.seats
        for setting in part.settings
    ]
    return [*offered, RANDOM]


def plays(bot: str, game: str, seat: str) -> bool:
    """Whether a bot, in any setting, can take a seat of a game."""
    part = _parts(game).get(bot.partition(SET_BY)[0])
    return (
        bot == RANDOM
        or bot.startswith(f"{NET}{SET_BY}")
        or (part is not None and (not part.seats or seat in part.seats))
    )


def usual_bot(game: str, seat: str = "") -> str:
    """Who plays where nobody is named: a bot that is worth an evening and never lets one wait."""
    offered, parts = bots_of(game, seat), _parts(game)
    return next((name for name in offered if name in parts and parts[name].usual), offered[0])


def adviser(game: str) -> str:
    """Who advises: the strategist where there is a net, with a search so short that nobody waits, and always the same;
    else the usual bot."""
    return f"{STRATEGIST}{SET_BY}{ADVISING}" if STRATEGIST in _parts(game) else usual_bot(game)


def new_bot(name: str, game: str, seed: Seed = None) -> Bot:
    """A bot of that name, with its setting if it is to have one. The same seed makes the same choices."""
    if name == RANDOM:
        return RandomBot(seed)
    plain, _, setting = name.partition(SET_BY)
    if plain == NET and find_spec("numpy"):
        learnt: Callable[[str, str, Bot, Seed], Bot] = part_named("realpolitik.bots.net.learnt:bot")
        return learnt(game, setting, new_bot(usual_bot(game), game, seed), seed)
    part = _parts(game).get(plain)
    if part is None or (setting and not part.can_be_set):
        raise RealpolitikError(f"{game} has no bot {name!r}; it has {', '.join(bots_of(game))}")
    if part.learnt:
        make_learnt: Callable[[str, str, Bot, Seed], Bot] = part_named(part.maker)
        return make_learnt(game, setting, new_bot(usual_bot(game), game, seed), seed)
    if part.can_be_set:
        make_set: Callable[[Seed, str], Bot] = part_named(part.maker)
        return make_set(seed, setting)
    make: Callable[[Seed], Bot] = part_named(part.maker)
    return make(seed)


def _parts(game: str) -> dict[str, BotPart]:
    """The bots that a kit names, but for those that lack a library or a net."""
    return {
        name: part
        for name, part in kit_of(game).bots.items()
        if (not part.needs or find_spec(part.needs)) and (not part.learnt or has_net(game))
    }
