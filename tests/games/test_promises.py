"""A small sample of what `bench/trust.py` looks at by the thousand: see `tests/promises.py`."""

from collections import Counter

import pytest
from games.frozen import GAMES
from promises import (
    bots_keep_to_the_rules,
    chi_square,
    copies_are_apart,
    dice,
    first_cards,
    hidden_things_are_drawn_anew,
    hidden_things_do_not_show,
    lines_reached,
    nobody_goes_round_in_circles,
    steps_are_the_same,
    steps_elsewhere,
    steps_reached,
    wrong_answers_are_refused,
)

from realpolitik.kernel import state as states

every_game = pytest.mark.parametrize("name", GAMES)
interpreted = pytest.mark.skipif(not str(states.__file__).endswith(".py"), reason="compiled steps are not counted")


@every_game
def test_copies_are_apart(name: str) -> None:
    assert copies_are_apart(name, 30) > 60


@every_game
def test_nobody_goes_round_in_circles(name: str) -> None:
    assert nobody_goes_round_in_circles(name, 150) > 300


@every_game
def test_wrong_answers_are_refused(name: str) -> None:
    assert wrong_answers_are_refused(name, 60) > 600


@every_game
def test_hidden_things_do_not_show(name: str) -> None:
    assert hidden_things_do_not_show(name, 30) >= 60


@every_game
def test_hidden_things_are_drawn_anew(name: str) -> None:
    looked, changed = hidden_things_are_drawn_anew(name, 60)
    assert changed > looked / 4


@every_game
def test_bots_keep_to_the_rules(name: str) -> None:
    assert bots_keep_to_the_rules(name, 12) > 12


@every_game
def test_another_process_goes_the_same_way_at_every_step(name: str) -> None:
    assert steps_elsewhere(name, 200) == steps_are_the_same(name, 200)


@pytest.mark.parametrize("sides", [2, 6, 10, 110])
def test_the_seed_rolls_fairly(sides: int) -> None:
    """16-bit luck would show in a deck of 110; the sample and its seed are fixed, so this holds always or never."""
    assert 0.001 < chi_square(dice(20_000, sides)) < 0.999


@pytest.mark.parametrize("place", [0, 3, 7])
def test_every_card_is_as_likely_at_every_place_of_the_deal(place: int) -> None:
    assert 0.001 < chi_square(first_cards("red-sea", 1500, place)) < 0.999


def test_unfair_dice_would_be_noticed() -> None:
    fair = [1000, 1010, 990, 1005, 985, 1010]
    assert chi_square(fair) < 0.9
    assert chi_square([1150, *fair[1:]]) > 0.95
    assert chi_square([1400, *fair[1:]]) > 0.999
    assert chi_square([1000] * 6) < 0.001, "nor is what is too even to be luck"


@interpreted
@every_game
def test_steps_of_cards_are_counted(name: str) -> None:
    reached = steps_reached(name, 3)
    assert sum(sum(steps) for steps in reached.values()) > 30


def test_lines_of_the_flowchart_are_counted() -> None:
    """9.4"""
    reached = Counter(lines_reached(6))
    assert sum(reached.values()) > 100
    assert sum(times > 0 for times in reached.values()) > len(reached) / 3
