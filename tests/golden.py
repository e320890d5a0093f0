"""Whole games question by question, and the ways that go on from positions in their middle: neither may change unless
the rules are meant to.

`games/<game>.golden.txt` has a line for each of some games, over every scenario:

    game <seed> <scenario> <answers> <digest of all questions, options, answers and notes>
    ways <seed> <answer> <depth> <how many sequences of answers there are from there>

When a change of the rules is meant to change them, write the file anew; the difference shows which games it touches:

    cd tests && PYTHONPATH=. python golden.py red-sea > new && mv new games/red-sea.golden.txt

`python golden.py red-sea 7` prints game 7 as it is played, for comparing it with the same of another version.
"""

import hashlib
import sys
from collections.abc import Iterator
from random import Random

from determinism import ways

import realpolitik
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.conformance import random_setup
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, NOTES

GAMES = 20  # and more, where there are more scenarios
MOMENTS = (0.25, 0.75)  # of a game, from which ways are counted
DEPTH = 2


def begun(name: str, seed: int) -> tuple[Match, Random]:
    """A game of the scenario whose turn it is, with options of its own."""
    game, random = realpolitik.game(name), Random(f"golden {seed}")
    scenario = game.scenarios[seed % len(game.scenarios)]
    setup = random_setup(game, random)
    while setup.scenario != scenario:
        setup = random_setup(game, random)
    return Match(game, setup, Seeded(f"golden {seed}")), random


def told(name: str, seed: int) -> Iterator[str]:
    """A random game, a line a question: who is asked what, all options, the answer, and what was noted of it."""
    match, random = begun(name, seed)
    noted = 0
    while not match.over:
        q = random.choice(match.questions)
        option = random.choice(q.options)
        match.answer(option, q.seat)
        notes = [f"{NOTES[note[0]].name}{list(note[1:])}" for _, note in match.log[noted:]]
        noted = len(match.log)
        yield f"{q.seat} {KINDS[q.kind].name} {q.options} -> {option}: {' '.join(notes)}"
    yield f"over: {match.returns} {match.digest()}"


def played(name: str, seed: int) -> list[str]:
    """The lines of one game in the file."""
    lines = list(told(name, seed))
    whole = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]
    answers = len(lines) - 1
    scenario = begun(name, seed)[0].setup.scenario or "-"
    counted = [f"ways {seed} {at} {DEPTH} {ways_from(name, seed, at)}" for at in (int(m * answers) for m in MOMENTS)]
    return [f"game {seed} {scenario} {answers} {whole}", *counted]


def ways_from(name: str, seed: int, at: int, depth: int = DEPTH) -> int:
    """How many sequences of answers there are from the question number `at` of a game."""
    match, random = begun(name, seed)
    for _ in range(at):
        q = random.choice(match.questions)
        match.answer(random.choice(q.options), q.seat)
    return ways(match.state.clone(), depth)


def seeds(name: str) -> range:
    return range(max(GAMES, len(realpolitik.game(name).scenarios)))


if __name__ == "__main__":
    if len(sys.argv) > 2:
        print("\n".join(told(sys.argv[1], int(sys.argv[2]))))
    else:
        for number in seeds(sys.argv[1]):
            print("\n".join(played(sys.argv[1], number)))
