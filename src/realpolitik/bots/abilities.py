"""What some bots can do beside choosing: say how they weigh all options, and how likely each seat is to win.

Whether a bot can is asked of the bot: `isinstance(bot, Weighs)`. Both draw on the bot's chance, as choosing does, and
both know what the seat may know and no more.
"""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from realpolitik.bots.bot import Seat, Weighed


@runtime_checkable
class Weighs(Protocol):
    """A bot that can say what speaks for each option, and not only which it takes."""

    def weigh(self, seat: Seat) -> Sequence[Weighed]:
        """All options of the question open to the seat, the one that the bot thinks best first."""


@runtime_checkable
class Foretells(Protocol):
    """A bot that can say how a game will end, whoever is asked."""

    def chances(self, seat: Seat) -> tuple[float, ...]:
        """How likely each seat of the match is to win, as this one sees it; together they make 1 where several play."""
