"""What some bots can do beside choosing: choose without a word, say how they weigh all options and how likely each seat
is to win, and remember.

Whether a bot can is asked of the bot: `isinstance(bot, Weighs)`. What it says draws on the bot's chance, as choosing
does, and it knows what the seat may know and no more.
"""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from realpolitik.bots.bot import Bot, Seat, Weighed


@runtime_checkable
class Decides(Protocol):
    """A bot that can choose without saying why, which takes it less time."""

    def decide(self, seat: Seat) -> int:
        """One of the options of the question open to the seat."""


def decision(bot: Bot, seat: Seat) -> int:
    """What a bot would choose, with no word of why."""
    return bot.decide(seat) if isinstance(bot, Decides) else bot.choose(seat).option


@runtime_checkable
class Weighs(Protocol):
    """A bot that can say what speaks for each option, and not only which it takes."""

    def weigh(self, seat: Seat) -> Sequence[Weighed]:
        """All options of the question open to the seat, the one that the bot thinks best first."""


class Memory(Protocol):
    """What a bot keeps for its next question."""

    @property
    def size(self) -> int:
        """The bytes that it takes, about."""


@runtime_checkable
class Remembers(Protocol):
    """A bot whose next answer is better for what it found before. It knows what the seat knew then, and may be given to
    a bot of the same name in the same seat of the same match alone."""

    def remember(self, memory: Memory | None) -> None:
        """Begin with what another such bot has kept."""

    def remembered(self) -> Memory | None:
        """What is kept for the next question."""


@runtime_checkable
class Foretells(Protocol):
    """A bot that can say how a game will end, whoever is asked."""

    def chances(self, seat: Seat) -> tuple[float, ...]:
        """How likely each seat of the match is to win, as this one sees it; together they make 1 where several play."""
