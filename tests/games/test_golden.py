"""Games and counts that were written down once: see `tests/golden.py`."""

from collections import defaultdict
from pathlib import Path

import pytest
from games.frozen import GAMES
from golden import played, seeds

import realpolitik

HOME = Path(__file__).parent


def written(name: str) -> dict[int, list[str]]:
    """The lines of each game, by its seed."""
    found = defaultdict(list)
    for line in (HOME / f"{name}.golden.txt").read_text().splitlines():
        found[int(line.split()[1])].append(line)
    return found


@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name in GAMES for seed in written(name)])
def test_a_game_goes_as_it_went(name: str, seed: int) -> None:
    """Every question, option, answer and note, and the ways that go on from its middle."""
    assert played(name, seed) == written(name)[seed]


@pytest.mark.parametrize("name", GAMES)
def test_there_are_enough_of_every_scenario(name: str) -> None:
    lines = [line.split() for game in written(name).values() for line in game]
    assert {line[2] for line in lines if line[0] == "game"} == {it or "-" for it in realpolitik.game(name).scenarios}
    assert set(written(name)) == set(seeds(name))
    assert sum(line[0] == "ways" for line in lines) >= 20
