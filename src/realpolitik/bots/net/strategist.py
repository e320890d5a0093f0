"""Strategist: the net, and a search that looks ahead with it, for as long as it is given.

It keeps what it found for its next question. It thinks no longer than it has to: where no other option can overtake
the one that it looked at most, it answers.
"""

from random import Random
from typing import Final

from realpolitik.bots.abilities import Weighs
from realpolitik.bots.bot import ONLY_OPTION, Bot, Chosen, Seat, Weighed, Why, total
from realpolitik.bots.net.budget import Budget
from realpolitik.bots.net.foretelling import chances
from realpolitik.bots.net.net import Net
from realpolitik.bots.net.prudence import Prudence
from realpolitik.bots.net.reasons import AVOIDS, PREFERS_CLEARLY, SEARCHED, SEARCHED_ONE, chance_of, hundredths
from realpolitik.bots.net.search import AT_ONCE, Search
from realpolitik.bots.net.things import NO_THING, thing_of
from realpolitik.bots.net.tree import Node
from realpolitik.kernel.question import Question

KEPT: Final = 20_000  # questions of its own that it remembers from search to search
TOLD: Final = 3  # choices of the line that it expects
SURE: Final = 8  # times that something was looked at before it is told as expected


class Strategist:
    """The same seed makes the same choices, where it is given a number of lines and not a time."""

    def __init__(self, net: Net, second: Bot, budget: tuple[float, int], seed: int | str | None = None) -> None:
        self.net = net
        self.second = second  # answers what the net has not learnt
        self.budget = budget
        self.random = Random(seed)
        self.kept: dict[bytes, Node] = {}

    def choose(self, seat: Seat) -> Chosen:
        q = seat.question
        if len(q.options) == 1:
            return Chosen(q.options[0], (ONLY_OPTION,))
        if not self.net.knows(q):
            return self.second.choose(seat)
        search = self._searched(seat)
        return Chosen(search.first, self._why(q, search))

    def weigh(self, seat: Seat) -> list[Weighed]:
        """By how often it looked at each option."""
        q, second = seat.question, self.second
        if not self.net.knows(q) and isinstance(second, Weighs):
            return list(second.weigh(seat))
        root = self._searched(seat).root
        weights = {option: root.visits[option] + root.shares[option] for option in root.most_visited()}
        together = total([weights[option] for option in q.options])
        return [Weighed(option, weight / together) for option, weight in weights.items() if option in q.options]

    def chances(self, seat: Seat) -> tuple[float, ...]:
        """As the net sees them."""
        return chances(self.net, seat, self.random)

    def _searched(self, seat: Seat) -> Search:
        """Search for as long as it is given, among the options over which least hangs."""
        budget = Budget(*self.budget)
        prudence = Prudence(seat.foresight())
        search = Search(self.net, seat, self._root(seat), prudence.safest(seat.question.options), self.random)
        while len(search.options) > 1:
            left = budget.left(search.lines)
            if left == 0 or _settled(search.root, search.options, left):
                break
            search.look(min(left, AT_ONCE))
        if len(self.kept) > KEPT:
            self.kept.clear()
        self.kept.update(search.own)
        return search

    def _root(self, seat: Seat) -> Node:
        """What is known of the question from an earlier search, or nothing yet."""
        found = self.kept.get(seat.observe(self.net.encoding))
        return found if found is not None and found.knows(seat.question.options) else Node(seat.number)

    def _why(self, q: Question, search: Search) -> Why:
        """What the search has found: the chances before and after the choice, those of the second best, and the line
        that was looked at most, as far as chance does not come in."""
        root, option = search.root, search.first
        liked = max(q.options, key=lambda one: root.shares[one])
        if liked not in search.options and thing_of(q, liked) != NO_THING:
            return (AVOIDS, thing_of(q, liked))
        looked_at = sum(root.visits.values())
        if looked_at == 0:  # where one option alone is safe
            return (PREFERS_CLEARLY, hundredths(root.shares[option]), chance_of(root.value))
        before, after, line = chance_of(root.value), chance_of(root.outlook(option)), expected(root, option)
        others = [one for one in root.most_visited() if one in search.options and one != option]
        second = others[0] if others and root.visits[others[0]] >= SURE else -1
        thing = thing_of(q, second) if second >= 0 else NO_THING
        if thing == NO_THING:
            return (SEARCHED_ONE, looked_at, before, after, *line)
        return (SEARCHED, looked_at, before, after, thing, chance_of(root.outlook(second)), *line)


def _settled(root: Node, options: list[int], left: int) -> bool:
    """Whether no other option can still be looked at more often than the one that was most."""
    visits = sorted([root.visits[option] for option in options])
    return visits[-1] - visits[-2] > left


def expected(root: Node, option: int) -> list[int]:
    """The choices that are expected to follow, each as whether it is one's own and what is taken; up to where chance
    comes in, or where too little was looked at."""
    line: list[int] = []
    node, chosen = root, option
    while len(line) < 2 * TOLD:
        after = [(way, child) for way, child in node.ways.items() if way[0] == chosen]
        if len(after) != 1 or after[0][0][1] > 0:  # chance decides, or what the other side holds
            break
        node = after[0][1]
        order = node.most_visited()
        if not order or node.question is None or node.visits[order[0]] < SURE:
            break
        chosen, thing = order[0], thing_of(node.question, order[0])
        if thing == NO_THING:
            break
        line += [1 if node.seat == root.seat else 0, thing]
    return line
