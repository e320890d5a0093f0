"""Labyrinth keeps the promises of every game, over all scenarios and options, with two players and alone."""

from random import Random

import pytest
from labyrinth.desk import GAME

from realpolitik.kernel.conformance import check_game, random_setup

ENDINGS = ("won_", "lost_alone")  # the last word is how the game ended


@pytest.mark.parametrize("batch", range(5))
def test_random_games_conform(batch: int) -> None:
    for seed in range(batch * 8, batch * 8 + 8):
        report = check_game(GAME, random_setup(GAME, Random(seed)), str(seed), careful=seed % 3 > 0)
        assert report.ending.startswith(ENDINGS)


@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("solitaire", [False, True])
def test_every_scenario_conforms(scenario: str, solitaire: bool) -> None:
    for decks in (1, 3):
        setup = GAME.setup(scenario, {"solitaire": solitaire, "decks": decks})
        report = check_game(GAME, setup, f"{scenario} {decks}", careful=True)
        assert report.ending.startswith(ENDINGS)


@pytest.mark.parametrize("ideology", ["coherent", "attractive", "potent", "infectious", "virulent"])
def test_every_ideology_conforms(ideology: str) -> None:
    """9.7: with small decks (9.2)."""
    setup = GAME.setup("anaconda", {"solitaire": True, "ideology": ideology, "mini_decks": True})
    assert check_game(GAME, setup, ideology, careful=True).ending.startswith(ENDINGS)
