"""Strategist at Twilight Struggle."""

from realpolitik.bots.net.budget import read_budget
from realpolitik.bots.net.net import net_of
from realpolitik.bots.net.strategist import Strategist
from realpolitik.bots.twilight_struggle import cadet


def bot(seed: int | str | None, budget: str) -> Strategist:
    return Strategist(net_of("twilight-struggle"), cadet.bot(seed), read_budget(budget), seed)
