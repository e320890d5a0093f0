"""A bot that takes any option: an opponent for a first game, and a measure for better ones."""

from random import Random

from realpolitik.bots.bot import AT_RANDOM, ONLY_OPTION, Chosen, Seat


class RandomBot:
    """The same seed makes the same choices."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)

    def choose(self, seat: Seat) -> Chosen:
        options = seat.question.options
        return Chosen(self.random.choice(options), (AT_RANDOM if len(options) > 1 else ONLY_OPTION,))
