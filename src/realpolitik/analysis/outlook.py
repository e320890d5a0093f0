"""How likely every seat is to win in positions, by a net: many of them are judged at once.

A position is seen as whoever is asked there may see it, and no better: hands that the seat does not know are no part of
it. Where several are asked at once, it is what each of them may see, in equal parts.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from realpolitik.analysis.chances import Chances, together
from realpolitik.bots.net.foretelling import chances_of, ended
from realpolitik.bots.net.net import Asked, Net, asked_in
from realpolitik.kernel.procedure import PROCEDURES
from realpolitik.kernel.question import KINDS, NATURE, Question
from realpolitik.kernel.running import answer, open_questions
from realpolitik.kernel.state import State

LEAST_SHARE: Final = 0.01  # of what dice may bring that is followed


class Outlook:
    """The chances that may be expected: some of it is certain, the rest are shares of what the net is to say."""

    def __init__(self) -> None:
        self.certain: list[tuple[float, Chances]] = []
        self.shares: list[tuple[float, int]] = []  # of a row of the net's, which it is
        self.known = True  # whether the net has learnt to judge all of it


class Judge:
    """Gathers positions, and has the net judge them together."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._asked: list[Asked] = []
        self._chances: list[Chances] = []

    @property
    def rows(self) -> int:
        """How many questions wait for the net."""
        return len(self._asked)

    def see(self, outlook: Outlook, s: State, share: float = 1.0) -> None:
        """Add a position to an outlook, in which nature has nothing to answer."""
        questions = open_questions(s)
        if not questions:
            outlook.certain.append((share, ended(s)))
        for q in questions:
            self._ask(outlook, s, q, share / len(questions))

    def _ask(self, outlook: Outlook, s: State, q: Question, share: float) -> None:
        if not self.net.knows(q):
            outlook.known = False
            return
        outlook.shares.append((share, len(self._asked)))
        self._asked.append(asked_in(self.net.encoding, s, q))

    def settle(self) -> None:
        """Have all that was gathered judged; what is gathered next begins anew."""
        self._chances = [chances_of(judged.values) for judged in self.net.judge(self._asked)] if self._asked else []
        self._asked = []

    def chances(self, outlook: Outlook) -> Chances:
        """What an outlook comes to, of those that were settled last."""
        parts = [*outlook.certain, *[(share, self._chances[row]) for share, row in outlook.shares]]
        return together([tuple([share * one for one in told]) for share, told in parts], len(parts[0][1]))


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
