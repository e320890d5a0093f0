"""Officer at Twilight Struggle."""

from realpolitik.bots.net.net import net_of
from realpolitik.bots.net.officer import Officer, mood_of
from realpolitik.bots.twilight_struggle import cadet


def bot(seed: int | str | None, mood: str) -> Officer:
    return Officer(net_of("twilight-struggle"), cadet.bot(seed), mood_of(mood), seed)
