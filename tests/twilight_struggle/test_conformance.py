"""Twilight Struggle keeps the promises of every game, over all scenarios and options."""

from random import Random

import pytest

import realpolitik
from realpolitik.kernel.conformance import check_game, random_setup

GAME = realpolitik.game("twilight-struggle")


@pytest.mark.parametrize("batch", range(8))
def test_random_games_conform(batch: int) -> None:
    for seed in range(batch * 12, batch * 12 + 12):
        report = check_game(GAME, random_setup(GAME, Random(seed)), str(seed), careful=seed % 3 > 0)
        assert report.ending.startswith(("won_", "drawn")), "the last word is how the game ended"
