"""The bots that play with the net which is shipped for a game, whatever game that is."""

from realpolitik.bots.bot import Bot
from realpolitik.bots.net.budget import read_budget
from realpolitik.bots.net.net import net_of
from realpolitik.bots.net.officer import Officer, mood_of
from realpolitik.bots.net.strategist import Strategist


def officer(game: str, setting: str, second: Bot, seed: int | str | None) -> Officer:
    """What the net has not learnt, the second answers."""
    return Officer(net_of(game), second, mood_of(setting), seed)


def strategist(game: str, setting: str, second: Bot, seed: int | str | None) -> Strategist:
    return Strategist(net_of(game), second, read_budget(setting), seed)
