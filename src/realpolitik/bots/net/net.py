"""A net and the encoding that it reads: what it makes of a question, in shares of the options and a value."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import NamedTuple

import numpy as np

from realpolitik.bots.bot import Seat, Weighed
from realpolitik.bots.net.files import DATA, file_of
from realpolitik.bots.net.network import Bytes, Network, network_of
from realpolitik.bots.net.weights import Floats, read
from realpolitik.encodings.encoding import Encoding
from realpolitik.encodings.finding import encoding_of
from realpolitik.kernel.question import KINDS, Question
from realpolitik.kernel.state import State


class Judged(NamedTuple):
    """What a net makes of a question."""

    shares: list[float]  # of the options, in their order; together they make 1
    values: list[float]  # what each seat may expect, by seat: 1 is the first place, -1 the last


def by_seat(told: list[float], asked: int, seats: int) -> list[float]:
    """What a net tells, laid out by seat: first came whoever is asked, and then the others in their order."""
    if len(told) == 1:
        return [told[0] if number == asked else -told[0] for number in range(seats)]
    others = [number for number in range(seats) if number != asked]
    laid = [0.0] * seats
    for value, number in zip(told, [asked, *others], strict=False):  # it may tell of seats that nobody sits in
        laid[number] = value
    return laid


class Asked(NamedTuple):
    """A question as a net is asked it."""

    observation: bytes
    actions: list[int]  # of the options, in their order; below 0 where the encoding has none
    seat: int  # that is asked …
    seats: int  # … of so many


def asked_in(encoding: Encoding, s: State, q: Question) -> Asked:
    """A question that is open in a state."""
    return Asked(encoding.observe(s, q), encoding.actions_of(q), q.seat, len(s.sealed))


def asked_of(encoding: Encoding, seat: Seat) -> Asked:
    """The question open to a seat."""
    return Asked(seat.observe(encoding), encoding.actions_of(seat.question), seat.number, seat.seats)


class Net:
    """One net that plays one game. It keeps nothing of what it is asked, but counts it."""

    def __init__(self, encoding: Encoding, network: Network, kinds: frozenset[str], shipped: bool = False) -> None:
        self.encoding = encoding
        self.network = network
        self.kinds = kinds
        self.shipped = shipped  # whether other processes find it too, by the name of the game
        self.judged = 0  # questions, since it was loaded

    def knows(self, question: Question) -> bool:
        """Whether questions of this kind came up while it learnt."""
        return KINDS[question.kind].name in self.kinds

    def judge(self, asked: Sequence[Asked]) -> list[Judged]:
        """What it makes of several questions, at the cost of little more than one."""
        logits, values = self.network(*self._inputs(asked))
        found = zip(asked, logits, values.tolist(), strict=True)
        return [Judged(_shares(row.tolist(), it.actions), by_seat(told, it.seat, it.seats)) for it, row, told in found]

    def _inputs(self, asked: Sequence[Asked]) -> tuple[Bytes, Floats]:
        """Questions as a network reads them, a row each."""
        self.judged += len(asked)
        offered = np.zeros((len(asked), self.encoding.actions), np.float32)
        for row, question in enumerate(asked):
            offered[row, [action for action in question.actions if action >= 0]] = 1
        seen = np.frombuffer(b"".join([question.observation for question in asked]), np.int8)
        return seen.reshape(len(asked), self.encoding.size), offered

    def judge_seat(self, seat: Seat) -> Judged:
        """What it makes of the question open to a seat."""
        return self.judge([asked_of(self.encoding, seat)])[0]


def _shares(logits: list[float], actions: list[int]) -> list[float]:
    """Shares of the options. One that is no action has the share of the least of the others."""
    known = [logits[action] for action in actions if action >= 0]
    least, most = min(known, default=0.0), max(known, default=0.0)
    weights = np.exp(np.array([logits[action] if action >= 0 else least for action in actions]) - most)
    shares: list[float] = (weights / weights.sum()).tolist()
    return shares


def ranked(question: Question, shares: Sequence[float]) -> list[Weighed]:
    """All options with their shares, the largest first; of equal ones the first on offer."""
    weighed = [Weighed(option, share) for option, share in zip(question.options, shares, strict=True)]
    return sorted(weighed, key=lambda one: one.share, reverse=True)


@cache
def net_of(game: str) -> Net:
    """The net that is shipped for a game."""
    encoding = encoding_of(game)
    with as_file(files("realpolitik.bots.net") / DATA / file_of(game)) as path:
        weights = read(path, encoding)
    return Net(encoding, network_of(weights, encoding), weights.kinds, shipped=True)
