"""Officer at Red Sea."""

from realpolitik.bots.net.net import net_of
from realpolitik.bots.net.officer import Officer, mood_of
from realpolitik.bots.red_sea import cadet


def bot(seed: int | str | None, mood: str) -> Officer:
    return Officer(net_of("red-sea"), cadet.bot(seed), mood_of(mood), seed)
