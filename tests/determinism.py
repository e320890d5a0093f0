"""The same answers lead to the same position, interpreted and compiled, today and tomorrow.

`games/<game>.digests.txt` has one line a game: seed, scenario, how many answers, the digest of the last position. They
are random games with all options drawn at random. When a change of the rules is meant to change them, write the file
anew:

    cd tests && PYTHONPATH=. python determinism.py red-sea > new && mv new games/red-sea.digests.txt

`ways` is the other kind of check, after the chess programs' perft: how many different ways the next few answers can go
from a known position. A legal move too many or too few anywhere in the tree changes the number.
"""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import realpolitik
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.conformance import random_setup
from realpolitik.kernel.match import Match
from realpolitik.kernel.running import answer, question
from realpolitik.kernel.state import State

GAMES = 40


def played(name: str, seed: int) -> str:
    """One random game as a line."""
    game, random = realpolitik.game(name), Random(seed)
    match = Match(game, random_setup(game, random), Seeded(str(seed)))
    while not match.over:
        q = match.question
        match.answer(random.choice(q.options), q.seat)
    return f"{seed} {match.setup.scenario} {len(match.answers)} {match.digest()}"


def played_after_others(name: str, seed: int) -> str:
    """The same, where other games have been loaded before."""
    foreign = "from realpolitik.kernel.label import label; label(999, 'foreign'); import toy; "
    code = f"{foreign}from determinism import played; print(played({name!r}, {seed}))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *filter(None, sys.path)])}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return run.stdout.strip()


def ways(state: State, depth: int) -> int:
    """How many sequences of `depth` answers there are, chance included."""
    q = question(state)
    if q is None:
        return 1
    if depth == 1:
        return len(q.options)
    total = 0
    for option in q.options:
        other = state.clone()
        answer(other, option, q.seat)
        total += ways(other, depth - 1)
    return total


if __name__ == "__main__":
    for number in range(GAMES):
        print(played(sys.argv[1], number))
