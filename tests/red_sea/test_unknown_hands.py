"""Hands that the program does not know, at a real table of Red Sea."""

import pytest
from keeper import check_typed, random_game

import realpolitik

GAME = realpolitik.game("red-sea")


@pytest.mark.parametrize("unknown", [("ussr",), ("us",), ("us", "ussr")])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_typed_with_unknown_hands_is_the_game_that_happened(seed: int, unknown: tuple[str, ...]) -> None:
    crossover = ("no", "after-deal", "before-deal", "no")[seed]
    check_typed(random_game(GAME, seed, 300, crossover=crossover, show_held_cards=seed % 2 == 1), unknown)
