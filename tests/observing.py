"""What encodings make of random games."""

import hashlib
from collections.abc import Iterable, Iterator
from itertools import chain
from random import Random

from promises import positions

import realpolitik
from realpolitik.encodings.encoding import Encoding
from realpolitik.encodings.finding import encoding_of
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.conformance import _careful_choice, random_setup
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NATURE
from realpolitik.kernel.running import open_questions

A_FEW = 0.05  # of the positions of a game


def observed(name: str, wanted: int) -> str:
    """A digest of all observations and actions of random games."""
    encoding, whole = encoding_of(name), hashlib.sha256()
    for match in positions(name, wanted):
        for q in match.questions:
            if q.seat != NATURE:
                whole.update(encoding.observe(match.state, q))
                whole.update(repr(encoding.actions_of(q)).encode())
    return whole.hexdigest()


def careful(name: str, games: int) -> Iterator[Match]:
    """Positions of games that go on into their later turns, since nobody ends them at once."""
    game = realpolitik.game(name)
    for seed in range(games):
        random = Random(seed)
        match = Match(game, random_setup(game, random), Seeded(str(seed)))
        while not match.over:
            q = random.choice(match.questions)
            match.answer(_careful_choice(match.state, q, random), q.seat)
            if random.random() < A_FEW:
                yield match


def observations_tell_nothing_hidden(name: str, wanted: int) -> int:
    """With all drawn anew that a seat cannot know, it observes the same, to the byte."""
    random, encoding, game, looked = Random(name), encoding_of(name), realpolitik.game(name), 0
    found: Iterable[Match] = chain(positions(name, wanted), careful(name, 1 + wanted // 50))
    for match in found:
        for q in match.questions:
            if q.seat == NATURE or match.over:
                continue
            seen = encoding.observe(match.state, q)
            other = game.determinise(match.state, q.seat, random)
            (asked,) = [it for it in open_questions(other) if it.seat == q.seat]
            assert differences(encoding, seen, encoding.observe(other, asked)) == [], q
            looked += 1
    return looked


def differences(encoding: Encoding, one: bytes, other: bytes) -> list[str]:
    """The values in which two observations are not the same, by their names."""
    assert len(one) == len(other) == encoding.size
    if one == other:
        return []
    names = [f"{field.name} {value}" for field in encoding.fields for value in field.names]
    return [name for name, a, b in zip(names, one, other, strict=True) if a != b]
