"""Deliberation: one question after another is searched, and what was found of one is kept for the next.

What is kept is one tree. Where the next question of the same seat stands in it, by all that the seat knows, the search
goes on from there, and the rest is forgotten.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from realpolitik.bots.bot import Seat
from realpolitik.bots.net.budget import Budget
from realpolitik.bots.net.net import Net
from realpolitik.bots.net.search import AT_ONCE, Search, in_short
from realpolitik.bots.net.tree import Node

NODE_BYTES: Final = 1_300  # that a question of the tree takes, about …
OPTION_BYTES: Final = 200  # … and each of its options


class Tree:
    """What was found in one seat at one match."""

    def __init__(self, root: Node) -> None:
        self.root = root

    @property
    def size(self) -> int:
        """The bytes that it takes, about."""
        nodes = self.root.below()
        return NODE_BYTES * len(nodes) + OPTION_BYTES * sum([len(node.shares) for node in nodes])


class Deliberation:
    """Searches for one seat."""

    def __init__(self, net: Net, random: Random) -> None:
        self.net = net
        self.random = random
        self.memory: Tree | None = None

    def search(self, seat: Seat, options: Sequence[int], budget: Budget) -> Search:
        """Look at the options that come into question, until the budget is spent or one is ahead for good."""
        search = Search(self.net, seat, self._root(seat), list(options), self.random)
        self.memory = Tree(search.root)
        while len(search.options) > 1:
            left = budget.left(search.lines)
            if left == 0 or _settled(search.root, search.options, left):
                break
            search.look(min(left, AT_ONCE))
        return search

    def _root(self, seat: Seat) -> Node:
        """What is known of the question from an earlier search, or nothing yet."""
        known = in_short(seat.observe(self.net.encoding))
        for node in self.memory.root.below() if self.memory is not None else []:
            if node.known == known and node.knows(seat.question.options):
                return node
        root = Node(seat.number)
        root.known = known
        return root


def _settled(root: Node, options: list[int], left: int) -> bool:
    """Whether no other option can still be looked at more often than the one that was most."""
    visits = sorted([root.visits[option] for option in options])
    return visits[-1] - visits[-2] > left
