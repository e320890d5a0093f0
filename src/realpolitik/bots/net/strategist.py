"""Strategist: the net, and a search that looks ahead with it, for as long as it is given.

It keeps what it found for its next question. It thinks no longer than it has to: where no other option can overtake
the one that it looked at most, it answers. Where it has time and not a number of lines, aides think beside it, if the
process may have any.
"""

from random import Random

from realpolitik.bots.abilities import Memory, Weighs
from realpolitik.bots.bot import ONLY_OPTION, Bot, Chosen, Seat, Weighed, total
from realpolitik.bots.net.budget import Budget
from realpolitik.bots.net.deliberation import Deliberation, Tree
from realpolitik.bots.net.foretelling import chances
from realpolitik.bots.net.net import Net
from realpolitik.bots.net.prudence import Prudence
from realpolitik.bots.net.reasons import of_search
from realpolitik.bots.net.search import Search
from realpolitik.bots.net.staff import Aided


class Strategist:
    """The same seed makes the same choices, where it is given a number of lines and not a time."""

    def __init__(self, net: Net, second: Bot, budget: tuple[float, int], seed: int | str | None = None) -> None:
        self.net = net
        self.second = second  # answers what the net has not learnt
        self.budget = budget
        self.random = Random(seed)
        self.deliberation = Deliberation(net, self.random)
        self.aided = Aided()
        self.may_be_aided = budget[0] > 0 and net.shipped  # by lines it is the same on every machine

    def choose(self, seat: Seat) -> Chosen:
        q = seat.question
        if len(q.options) == 1:
            return Chosen(q.options[0], (ONLY_OPTION,))
        if not self.net.knows(q):
            return self.second.choose(seat)
        search = self._searched(seat)
        return Chosen(search.first, of_search(seat, search))

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

    def remember(self, memory: Memory | None) -> None:
        """Begin with the tree that another strategist has kept, in the same seat of the same match."""
        self.deliberation.memory = memory if isinstance(memory, Tree) else None

    def remembered(self) -> Memory | None:
        return self.deliberation.memory

    def _searched(self, seat: Seat) -> Search:
        """Search for as long as it is given, among the options over which least hangs."""
        budget = Budget(*self.budget)
        options = Prudence(seat.foresight()).safest(seat.question.options)
        if self.may_be_aided and len(options) > 1:
            self.aided.begin(seat, options, budget)
        search = self.deliberation.search(seat, options, budget)
        root = self.aided.joined(search.root, budget)
        search.joined, search.root = root is not search.root, root
        return search
