"""The search: lines are played out in worlds that the seat deems possible, by the rules, towards what promises most.

What the seat cannot know is dealt anew (`Seat.sample`), the same lines are tried in several such worlds, and what
chance brings is drawn. Where a line comes to a question that is new, the net says what it promises, many questions at a
time. A line ends where answers are given in secret: nobody may answer what the others have not shown. The answers that
others give in secret to the very question on the table are drawn as the net would choose for them.
"""

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Final, NamedTuple

from realpolitik.bots.bot import Seat
from realpolitik.bots.net.net import Asked, Judged, Net, asked_in
from realpolitik.bots.net.tree import Node, Way
from realpolitik.kernel.procedure import PROCEDURES
from realpolitik.kernel.question import KINDS, NATURE, UNANSWERED, Question
from realpolitik.kernel.running import answer, question
from realpolitik.kernel.state import State

WORLDS: Final = 48  # that are thought of at most
LINES_A_WORLD: Final = 4  # before the next world is thought of
AT_ONCE: Final = 12  # lines that are begun before the net is asked
DEEPEST: Final = 80  # choices of one line


class Step(NamedTuple):
    """A choice within a line."""

    node: Node
    option: int


class Line(NamedTuple):
    """A line that has come to a question which the net is to judge."""

    steps: list[Step]
    node: Node
    question: Question
    asked: Asked


class World:
    """A position as it may be, and how others would answer there in secret."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.secrets: dict[int, Judged] = {}  # by seat, of the question on the table
        self.is_secret = bool(state.stack) and in_secret(state)  # whether that is answered in secret


class Search:
    """One search, from one question open to a seat."""

    def __init__(self, net: Net, seat: Seat, root: Node, options: list[int], random: Random) -> None:
        """`options` are those that come into question: over others more may hang."""
        self.net = net
        self.seat = seat
        self.root = root
        self.options = options
        self.random = random
        self.worlds: list[World] = []
        self.lines = 0  # that were looked at
        self.joined = False  # whether others have looked at the question too
        if not root.knows(seat.question.options):
            judged = net.judge_seat(seat)
            root.learn(seat.question, judged.shares, judged.values)

    @property
    def first(self) -> int:
        """The option that was looked at most. Several trees were led by the same net to look at the same: of what they
        found together it is the one that surely brings most."""
        if self.joined:
            return max(self.options, key=self.root.surely)
        return next(option for option in self.root.most_visited() if option in self.options)

    def faces_after(self, option: int) -> list[int]:
        """The faces of the die that is thrown next after an option; none where no die is."""
        s = self.worlds[0].state.clone() if self.worlds else None
        if s is None or self.worlds[0].is_secret:
            return []
        question(s)
        answer(s, option, self.seat.number)
        q = question(s)
        return q.options if q is not None and q.seat == NATURE and KINDS[q.kind].points_at == "die" else []

    def look(self, lines: int) -> None:
        """Look at some more lines, beside each other."""
        begun = [line for line in [self._line() for _ in range(lines)] if line is not None]
        self.lines += lines
        if not begun:
            return
        for line, judged in zip(begun, self.net.judge([line.asked for line in begun]), strict=True):
            line.node.learn(line.question, judged.shares, judged.values)
            _finish(line.steps, judged.values)
            if line.question.seat == self.seat.number:
                line.node.known = in_short(line.asked.observation)

    def _world(self) -> World:
        """The next world to try a line in."""
        if len(self.worlds) < WORLDS and self.lines >= LINES_A_WORLD * len(self.worlds):
            state = self.seat.sample(self.random)
            for other in range(len(state.sealed)):  # what others have answered in secret may be anything
                if other != self.seat.number:
                    state.sealed[other] = UNANSWERED
            self.worlds.append(World(state))
        return self.worlds[self.random.randrange(len(self.worlds))]

    def _line(self) -> Line | None:
        """Play a line to a question that is new; None where it came to the end of the game, and was counted."""
        world = self._world()
        s = world.state.clone()
        steps: list[Step] = []
        chance: list[int] = []
        while True:
            q = question(s)
            if q is None:
                _finish(steps, s.outcome.returns if s.outcome else [0.0] * len(s.sealed))
                return None
            if q.seat == NATURE:
                chance.append(self.random.choice(q.options))
                answer(s, chance[-1], NATURE)
            elif len(q.options) == 1:
                answer(s, q.options[0], q.seat)
            elif not in_secret(s) or (not steps and q.seat == self.seat.number):
                node = self._node(steps, chance, q)
                options = q.options if steps else self.options
                if len(steps) >= DEEPEST or not node.knows(options):
                    return self._to_judge(steps, node, s, q)
                option = node.select(options)
                node.begin(option)
                steps.append(Step(node, option))
                chance = []
                answer(s, option, q.seat)
            elif world.is_secret and s.revealed == world.state.revealed and q.seat != self.seat.number:
                answer(s, self._secret_of(world, s, q), q.seat)
            else:
                return self._to_judge(steps, Node(q.seat), s, q)

    def _to_judge(self, steps: list[Step], node: Node, s: State, q: Question) -> Line:
        return Line(steps, node, q, asked_in(self.net.encoding, s, q))

    def _secret_of(self, world: World, s: State, q: Question) -> int:
        """What another may well answer in secret, which the seat cannot know."""
        if q.seat not in world.secrets:
            world.secrets[q.seat] = self.net.judge([asked_in(self.net.encoding, s, q)])[0]
        return self.random.choices(q.options, world.secrets[q.seat].shares)[0]

    def _node(self, steps: list[Step], chance: list[int], q: Question) -> Node:
        """The node of a question, by the way to it."""
        if not steps:
            return self.root
        last = steps[-1]
        way: Way = (last.option, len(chance), *chance, q.seat, q.kind, *q.about)
        node = last.node.ways.get(way)
        if node is None:
            node = last.node.ways[way] = Node(q.seat)
        return node


def _finish(steps: list[Step], values: Sequence[float]) -> None:
    """Tell everybody on a line what came of it."""
    for step in steps:
        step.node.finish(step.option, values)


def in_short(observation: bytes) -> bytes:
    """What tells an observation from any other."""
    return blake2b(observation, digest_size=16).digest()


def in_secret(s: State) -> bool:
    """Whether what is asked now is answered in secret."""
    return PROCEDURES[s.stack[-1][0]].sealed
