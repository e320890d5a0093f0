"""What a bot is."""

from typing import Protocol

from realpolitik.kernel.game import View
from realpolitik.kernel.question import Question


class Bot(Protocol):
    """Answers the questions put to its seat."""

    def choose(self, question: Question, view: View) -> int:
        """One of the options of the question, given what the seat may see."""
