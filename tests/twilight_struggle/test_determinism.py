"""The same answers lead to the same position, interpreted and compiled, today and tomorrow.

`digests.txt` holds one line a game: seed, scenario, how many answers, the digest of the last position. The games are
random ones with all options drawn at random. When a change of the rules is meant to change them, write the file anew:

    cd tests/twilight_struggle && PYTHONPATH=.. python test_determinism.py > new && mv new digests.txt

`test_counts` is the other kind of check, after the chess programs' perft: how many different ways the next few answers
can go from a known position. A legal move too many or too few anywhere in the tree changes the number.
"""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tabletop import GAME, table

from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.conformance import random_setup
from realpolitik.kernel.match import Match
from realpolitik.kernel.state import State, answer, question

DIGESTS = Path(__file__).with_name("digests.txt")
GAMES = 40


def played(seed: int) -> str:
    """One random game as a line."""
    random = Random(seed)
    match = Match(GAME, random_setup(GAME, random), Seeded(str(seed)))
    while not match.over:
        q = match.question
        match.answer(random.choice(q.options), q.seat)
    return f"{seed} {match.setup.scenario} {len(match.answers)} {match.digest()}"


@pytest.mark.parametrize("line", DIGESTS.read_text().splitlines())
def test_the_same_game_ends_in_the_same_position(line: str) -> None:
    assert played(int(line.split()[0])) == line


def test_another_game_loaded_first_changes_nothing() -> None:
    """Answers and positions are numbers: what other games register must not shift those of this one."""
    foreign = "from realpolitik.games.cold_war.labels import label; label(999, 'foreign'); import toy; "
    code = foreign + "from test_determinism import played; print(played(0))"
    path = os.pathsep.join(str(folder) for folder in (DIGESTS.parent, DIGESTS.parent.parent))
    run = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == DIGESTS.read_text().splitlines()[0]


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
        answer(other, q.seat, option)
        total += ways(other, depth - 1)
    return total


def test_counts_of_a_small_hand() -> None:
    """Two countries in reach of each other's influence, one card of 1 Op for the USSR, counted by hand.

    The card is Nasser (15): as an event (1 way), to place 1 influence, for a coup or a realignment in Panama.
    """
    t = table(ussr=["nasser"], us=["fidel"], influence={"panama": (1, 0)}, china="us", china_up=False)
    uses = t.do("nasser").options
    assert uses == ["event", "place_influence", "coup", "realignment"]
    reachable = 5  # nothing of its own on the board: the five neighbours of the USSR (6.1.4)
    after_event = 1  # the US plays Fidel, its only card
    assert ways(t.state, 1) == 4
    assert ways(t.state, 2) == after_event + reachable + 1 + 1


if __name__ == "__main__":
    for number in range(GAMES):
        print(played(number))
