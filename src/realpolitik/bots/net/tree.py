"""The tree of a search: what was chosen where, how often, and what came of it.

A node is a question to a seat that may choose. What chance brought on the way there is part of the way, so every fall
of the dice has nodes of its own. Positions are kept nowhere: a line is played anew each time, from one of the worlds
that the thinker deems possible, so that what is on offer to others may differ from one visit to the next.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from realpolitik.kernel.question import Question

Way = tuple[int, ...]  # from a node to another: the option, what chance brought, then what is asked there

EXPLORING: Final = 1.5  # how much the shares of a net weigh against what was found
UNTRIED: Final = 0.2  # by how much an option that was never tried is thought to be worse than the rest
DOUBT: Final = 1.0  # what a line that is being looked at is held to lose, so that others are looked at beside it


class Node:
    """A question that came up: whose it is, what speaks for each option, and what came of it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.question: Question | None = None  # as it was asked when it was first looked at
        self.shares: dict[int, float] = {}  # by option, as the net weighs them
        self.visits: dict[int, int] = {}
        self.totals: dict[int, float] = {}  # of what came of it, for whoever thinks
        self.value = 0.0  # as the net saw it first, for whoever thinks
        self.ways: dict[Way, Node] = {}

    def knows(self, options: Sequence[int]) -> bool:
        """Whether the net has weighed all of these."""
        for option in options:
            if option not in self.shares:
                return False
        return True

    def learn(self, question: Question, shares: Sequence[float], value: float) -> None:
        """What the net makes of the question; in another world there may be other options."""
        if self.question is None:
            self.question = question
            self.value = value
        for option, share in zip(question.options, shares, strict=True):
            if option not in self.shares:
                self.shares[option] = share
                self.visits[option] = 0
                self.totals[option] = 0.0

    def select(self, options: Sequence[int], thinker: int) -> int:
        """The option to look at: where much is promised, by what was found or by the net, and little known."""
        sign = 1.0 if self.seat == thinker else -1.0
        tried, promised, found = 0, 0.0, 0.0
        for option in options:
            tried += self.visits[option]
            promised += self.shares[option]
            found += self.totals[option]
        mean = sign * (found / tried if tried else self.value)
        curious = EXPLORING * sqrt(tried + 1) / max(promised, 1e-9)
        best, most = options[0], -1e9
        for option in options:
            visits = self.visits[option]
            outlook = sign * self.totals[option] / visits if visits else mean - UNTRIED
            score = outlook + curious * self.shares[option] / (1 + visits)
            if score > most:
                best, most = option, score
        return best

    def begin(self, option: int, thinker: int) -> None:
        """An option is being looked at: until it is known what comes of it, little is expected."""
        self.visits[option] += 1
        self.totals[option] -= DOUBT if self.seat == thinker else -DOUBT

    def finish(self, option: int, thinker: int, value: float) -> None:
        """What came of an option that was begun."""
        self.totals[option] += value + (DOUBT if self.seat == thinker else -DOUBT)

    def outlook(self, option: int) -> float:
        """What was found of an option, for whoever thinks; what the net expects where nothing was."""
        visits = self.visits.get(option, 0)
        return self.totals[option] / visits if visits else self.value

    def most_visited(self) -> list[int]:
        """The options, the one that was looked at most first; of equal ones that with the larger share."""
        return sorted(self.visits, key=lambda option: (self.visits[option], self.shares[option]), reverse=True)
