"""The tree of a search: what was chosen where, how often, and what came of it.

A node is a question to a seat that may choose, and it is taken that the seat chooses for itself: what came of an option
is kept for every seat, and each looks at its own. What chance brought on the way there is part of the way, so every
fall of the dice has nodes of its own. Positions are kept nowhere: a line is played anew each time, from one of the
worlds that the thinker deems possible, so that what is on offer to others may differ from one visit to the next.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from realpolitik.kernel.question import Question

Way = tuple[int, ...]  # from a node to another: the option, what chance brought, then what is asked there

EXPLORING: Final = 1.5  # how much the shares of a net weigh against what was found
UNTRIED: Final = 0.2  # by how much an option that was never tried is thought to be worse than the rest
CAUTION: Final = 0.5  # how far what was found in one line may be off
DOUBT: Final = 1.0  # what a line that is being looked at is held to lose, so that others are looked at beside it


class Node:
    """A question that came up: whose it is, what speaks for each option, and what came of it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.question: Question | None = None  # as it was asked when it was first looked at
        self.known = b""  # what the thinker would know there, in short, where the question is its own
        self.shares: dict[int, float] = {}  # by option, as the net weighs them
        self.visits: dict[int, int] = {}
        self.totals: dict[int, list[float]] = {}  # of what came of it, by seat
        self.values: list[float] = []  # as the net saw it first, by seat
        self.ways: dict[Way, Node] = {}

    def knows(self, options: Sequence[int]) -> bool:
        """Whether the net has weighed all of these."""
        for option in options:
            if option not in self.shares:
                return False
        return True

    def learn(self, question: Question, shares: Sequence[float], values: list[float]) -> None:
        """What the net makes of the question; in another world there may be other options."""
        if self.question is None:
            self.question = question
            self.values = values
        for option, share in zip(question.options, shares, strict=True):
            if option not in self.shares:
                self.shares[option] = share
                self.visits[option] = 0
                self.totals[option] = [0.0] * len(values)

    def select(self, options: Sequence[int]) -> int:
        """The option to look at: where much is promised, by what was found or by the net, and little known."""
        seat = self.seat
        tried, promised, found = 0, 0.0, 0.0
        for option in options:
            tried += self.visits[option]
            promised += self.shares[option]
            found += self.totals[option][seat]
        mean = found / tried if tried else self.values[seat]
        curious = EXPLORING * sqrt(tried + 1) / max(promised, 1e-9)
        best, most = options[0], -1e9
        for option in options:
            visits = self.visits[option]
            outlook = self.totals[option][seat] / visits if visits else mean - UNTRIED
            score = outlook + curious * self.shares[option] / (1 + visits)
            if score > most:
                best, most = option, score
        return best

    def begin(self, option: int) -> None:
        """An option is being looked at: until it is known what comes of it, whoever chooses expects little."""
        self.visits[option] += 1
        self.totals[option][self.seat] -= DOUBT

    def finish(self, option: int, values: Sequence[float]) -> None:
        """What came of an option that was begun."""
        totals = self.totals[option]
        for seat, value in enumerate(values):
            totals[seat] += value
        totals[self.seat] += DOUBT

    def joined(self, found: Mapping[int, tuple[int, list[float]]]) -> "Node":
        """The same, with what others have found of its options: how often they were looked at, and what came of it."""
        node = Node(self.seat)
        node.question, node.known = self.question, self.known
        node.shares, node.values, node.ways = self.shares, self.values, self.ways
        node.visits, node.totals = dict(self.visits), dict(self.totals)
        for option, (visits, totals) in found.items():
            node.visits[option] += visits
            node.totals[option] = [own + other for own, other in zip(node.totals[option], totals, strict=True)]
        return node

    def outlook(self, option: int) -> list[float]:
        """What was found of an option, by seat; what the net expects where nothing was."""
        visits = self.visits.get(option, 0)
        return [value / visits for value in self.totals[option]] if visits else self.values

    def surely(self, option: int) -> float:
        """What an option brings to whoever chooses, as far as it is known: what was found seldom counts for less."""
        visits = self.visits[option]
        return self.totals[option][self.seat] / visits - CAUTION / sqrt(1 + visits) if visits else -1e9

    @property
    def mean(self) -> list[float]:
        """What was found of the question, whatever was chosen, by seat."""
        looked_at = sum(self.visits.values())
        if not looked_at:
            return self.values
        return [sum(found) / looked_at for found in zip(*self.totals.values(), strict=True)]

    def most_visited(self) -> list[int]:
        """The options, the one that was looked at most first; of equal ones that with the larger share."""
        return sorted(self.visits, key=lambda option: (self.visits[option], self.shares[option]), reverse=True)

    def below(self) -> "list[Node]":
        """This node and all that have been come to from it."""
        found = [self]
        for node in found:  # which grows meanwhile
            found.extend(node.ways.values())
        return found
