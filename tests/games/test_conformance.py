"""Every game keeps the promises of the kernel, over all scenarios and options."""

from random import Random

import pytest

import realpolitik
from realpolitik.kernel.conformance import Report, check_game, random_setup
from realpolitik.kernel.game import Game, Setup

ENDINGS = ("won", "drawn", "lost_", "victory_")  # how the names of notes begin that tell how a game ended
RANDOM_GAMES = {"twilight-struggle": 48, "red-sea": 60, "labyrinth": 24, "world-order": 24}
BATCHES = 6  # of random games, so that they can be shared out, and one of them be a quick check


def conforms(game: Game, setup: Setup, seed: str, careful: bool) -> Report:
    report = check_game(game, setup, seed, careful=careful)
    assert report.ending.startswith(ENDINGS)
    return report


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", RANDOM_GAMES)
def test_random_games_conform(name: str, batch: int) -> None:
    game = realpolitik.game(name)
    for seed in range(batch, RANDOM_GAMES[name], BATCHES):
        conforms(game, random_setup(game, Random(seed)), str(seed), careful=seed % 3 > 0)


@pytest.mark.parametrize("name", ["red-sea", "twilight-struggle"])
@pytest.mark.parametrize("when", ["after-deal", "before-deal"])
def test_games_with_cards_of_the_other_conform(name: str, when: str) -> None:
    game = realpolitik.game(name)
    for seed in range(12):
        conforms(game, game.setup(options={"crossover": when}), f"crossover {seed}", careful=seed % 3 > 0)


@pytest.mark.parametrize("scenario", realpolitik.game("labyrinth").scenarios)
@pytest.mark.parametrize("solitaire", [False, True])
def test_every_scenario_of_labyrinth_conforms(scenario: str, solitaire: bool) -> None:
    game = realpolitik.game("labyrinth")
    for decks in (1, 3):
        setup = game.setup(scenario, {"solitaire": solitaire, "decks": decks})
        conforms(game, setup, f"{scenario} {decks}", careful=True)


@pytest.mark.parametrize("ideology", ["coherent", "attractive", "potent", "infectious", "virulent"])
def test_every_ideology_of_labyrinth_conforms(ideology: str) -> None:
    """9.7: with small decks (9.2)."""
    game = realpolitik.game("labyrinth")
    setup = game.setup("anaconda", {"solitaire": True, "ideology": ideology, "mini_decks": True})
    conforms(game, setup, ideology, careful=True)
