"""A bot that takes any option: an opponent for a first game, and a measure for better ones."""

from random import Random

from realpolitik.kernel.game import View
from realpolitik.kernel.question import Question


class RandomBot:
    """The same seed makes the same choices."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)

    def choose(self, question: Question, view: View) -> int:
        return self.random.choice(question.options)
