"""What the first of two seats may expect in positions, by a net: many of them are judged at once.

A position is seen as whoever is asked there may see it, and no better: hands that the seat does not know are no part of
it. Where both are asked at once, it is what both may see, half and half.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from realpolitik.bots.net.net import Asked, Net
from realpolitik.kernel.procedure import PROCEDURES
from realpolitik.kernel.question import KINDS, NATURE, Question
from realpolitik.kernel.running import answer, open_questions
from realpolitik.kernel.state import State

LEAST_SHARE: Final = 0.01  # of what dice may bring that is followed


class Outlook:
    """What may be expected, from -1 to 1: some of it is certain, the rest are shares of what the net is to say."""

    def __init__(self) -> None:
        self.certain = 0.0
        self.shares: list[tuple[float, int]] = []  # of a row of the net's, which it is
        self.known = True  # whether the net has learnt to judge all of it


class Judge:
    """Gathers positions, and has the net judge them together."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._asked: list[Asked] = []
        self._values: list[float] = []

    @property
    def rows(self) -> int:
        """How many questions wait for the net."""
        return len(self._asked)

    def see(self, outlook: Outlook, s: State, share: float = 1.0) -> None:
        """Add a position to an outlook, in which nature has nothing to answer."""
        questions = open_questions(s)
        if not questions:
            outlook.certain += share * (s.outcome.returns[0] if s.outcome else 0.0)
        for q in questions:
            self._ask(outlook, s, q, share / len(questions))

    def _ask(self, outlook: Outlook, s: State, q: Question, share: float) -> None:
        if not self.net.knows(q):
            outlook.known = False
            return
        outlook.shares.append((share if q.seat == 0 else -share, len(self._asked)))
        self._asked.append(Asked(self.net.encoding.observe(s, q), self.net.encoding.actions_of(q)))

    def settle(self) -> None:
        """Have all that was gathered judged; what is gathered next begins anew."""
        self._values = [judged.value for judged in self.net.judge(self._asked)] if self._asked else []
        self._asked = []

    def worth(self, outlook: Outlook) -> float:
        """What an outlook comes to, of those that were settled last."""
        return outlook.certain + sum([share * self._values[row] for share, row in outlook.shares])


def chance(worth: float) -> float:
    """A worth as the chance to win, a draw being half a win."""
    return min(1.0, max(0.0, (worth + 1) / 2))


def go_on(s: State, random: Random) -> None:
    """Let nature answer, as it may, and whoever has no choice, until somebody has one."""
    while True:
        questions = open_questions(s)
        if not questions or is_secret(s) or (questions[0].seat != NATURE and len(questions[0].options) > 1):
            return
        q = questions[0]
        answer(s, random.choice(q.options) if q.seat == NATURE else q.options[0], q.seat)


def falls(s: State, share: float = 1.0) -> list[tuple[State, float]]:
    """All that dice may bring from here, each with its share; a position with no die to be thrown is one way alone.
    Ties that are rolled again are followed as long as they count for anything."""
    questions = open_questions(s)
    if share < LEAST_SHARE or not questions or not is_die(questions[0]):
        return [(s, share)]
    found: list[tuple[State, float]] = []
    faces = questions[0].options
    for face in faces:
        fallen = s.clone()
        answer(fallen, face, NATURE)
        found += falls(fallen, share / len(faces))
    return found


def is_die(q: Question) -> bool:
    return q.seat == NATURE and KINDS[q.kind].points_at == "die"


def is_secret(s: State) -> bool:
    """Whether what is asked now is answered in secret."""
    return bool(s.stack) and PROCEDURES[s.stack[-1][0]].sealed


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
