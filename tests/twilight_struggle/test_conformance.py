"""Twilight Struggle keeps the promises of every game, over all scenarios and options."""

from random import Random

import pytest

import realpolitik
from realpolitik.kernel.conformance import check_game
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.game import Setup

GAME = realpolitik.game("twilight-struggle")


def any_setup(random: Random) -> Setup:
    """A random set-up; combinations that do not go together are refused and drawn again."""
    while True:
        try:
            return GAME.setup(
                random.choice(GAME.scenarios), {option.name: random.choice(option.choices) for option in GAME.options}
            )
        except BadSetup:
            continue


@pytest.mark.parametrize("batch", range(8))
def test_random_games_conform(batch: int) -> None:
    for seed in range(batch * 12, batch * 12 + 12):
        check_game(GAME, any_setup(Random(seed)), str(seed), careful=seed % 3 > 0)
