"""Red Sea keeps the promises of every game, over all options, and so do both games with cards of the other."""

from random import Random

import pytest

import realpolitik
from realpolitik.kernel.conformance import check_game, random_setup

GAME = realpolitik.game("red-sea")


@pytest.mark.parametrize("batch", range(5))
def test_random_games_conform(batch: int) -> None:
    for seed in range(batch * 20, batch * 20 + 20):
        report = check_game(GAME, random_setup(GAME, Random(seed)), str(seed), careful=seed % 3 > 0)
        assert report.ending.startswith(("won_", "drawn")), "the last word is how the game ended"


@pytest.mark.parametrize("name", ["red-sea", "twilight-struggle"])
@pytest.mark.parametrize("when", ["after-deal", "before-deal"])
def test_games_with_cards_of_the_other_conform(name: str, when: str) -> None:
    game = realpolitik.game(name)
    for seed in range(12):
        check_game(game, game.setup(options={"crossover": when}), f"crossover {seed}", careful=seed % 3 > 0)
