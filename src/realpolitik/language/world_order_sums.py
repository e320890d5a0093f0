"""Sums of World Order in words: resources, money, costs."""

from collections.abc import Mapping, Sequence
from typing import Final

from realpolitik.games.world_order.things import RESOURCE_NAMES
from realpolitik.language.cards import join
from realpolitik.language.speaker import Speaker

UNITS: Final = (*RESOURCE_NAMES, "money")  # as costs count them


def told_amount(speaker: Speaker, unit: str, n: int, form: str = "") -> str:
    """So much of a resource, or of money: `3 energy`."""
    return speaker.say(f"amount-{unit}.{form}" if form else f"amount-{unit}", n=n)


def told_amounts(speaker: Speaker, sums: Mapping[int, int]) -> str:
    """Several sums as the object of a verb, each by the number of its resource, or MONEY."""
    return join(speaker, "list-and", [speaker.say("purse-sum", resource=unit, n=n) for unit, n in sums.items()])


def told_parts(speaker: Speaker, cost: Sequence[int]) -> list[str]:
    """What a cost consists of."""
    return [told_amount(speaker, unit, n) for unit, n in zip(UNITS, cost, strict=True) if n]


def told_cost(speaker: Speaker, cost: Sequence[int]) -> str:
    return join(speaker, "list-and", told_parts(speaker, cost)) or speaker.say("amount-none")
