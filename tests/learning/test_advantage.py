"""What choices were worth, wherever the turn goes: examples worked by hand."""

import numpy as np
import pytest

from realpolitik.learning.advantage import advantages, by_seat, of_asked, seat_of, targets


def test_one_value_tells_both_of_two_seats() -> None:
    told = np.array([[[0.5]], [[0.2]]], np.float32)
    asked = np.array([[0], [1]])
    assert by_seat(told, asked).tolist() == [[[0.5, -0.5]], [[pytest.approx(-0.2), pytest.approx(0.2)]]]


def test_advantages_turn_with_the_seat_as_worked_by_hand() -> None:
    """Three decisions of one game: seat 0, seat 0, seat 1, which wins by it; another game follows.

    What seat 0 expects before each: 0.2, 0.4, then -0.1 (seat 1, who is asked, expects 0.1 itself). In the end it has
    lost. With a trace of a half, from behind:
      third   -1 - (-0.1)                    = -0.9
      second  (-0.1 - 0.4) + 0.5 * -0.9      = -0.95
      first   (0.4 - 0.2) + 0.5 * -0.95      = -0.275
    and for seat 1 the opposite, so that its own decision, the third, was worth 0.9 to it.
    """
    told = np.array([[[0.2]], [[0.4]], [[0.1]], [[0.7]]], np.float32)  # the last is of the next game
    asked = np.array([[0], [0], [1], [0]])
    gained = np.array([[[0, 0]], [[0, 0]], [[-1, 1]]], np.float32)
    over = np.array([[False], [False], [True]])
    expected = by_seat(told, asked)
    found = advantages(expected, gained, over, 0.5)
    assert of_asked(found, asked[:-1])[:, 0].tolist() == pytest.approx([-0.275, -0.95, 0.9])
    assert np.allclose(found[..., 0], -found[..., 1])
    wanted, there = targets(found + expected[:-1], asked[:-1], np.full((3, 1), 2), 1)
    assert wanted[:, 0, 0].tolist() == pytest.approx([-0.075, -0.55, 1.0])
    assert there.all()


def test_with_a_full_trace_it_is_the_outcome_less_what_was_expected() -> None:
    random = np.random.default_rng(3)
    told = random.uniform(-1, 1, (9, 4, 1)).astype(np.float32)
    asked = random.integers(0, 2, (9, 4))
    gained, over = np.zeros((8, 4, 2), np.float32), np.zeros((8, 4), np.bool_)
    gained[-1], over[-1] = (1, -1), True
    found = of_asked(advantages(by_seat(told, asked), gained, over, 1.0), asked[:-1])
    outcome = np.where(asked[:-1] == 0, 1, -1)
    assert np.allclose(found, outcome - told[:-1, :, 0], atol=1e-5)


def test_values_of_four_are_first_ones_own_then_the_others_in_order() -> None:
    assert seat_of(np.array([0, 1, 2, 3]), 4).tolist() == [[0, 1, 2, 3], [1, 0, 2, 3], [2, 0, 1, 3], [3, 0, 1, 2]]
    told = np.array([[1, 2, 3, 4]], np.float32)
    assert by_seat(told, np.array([2])).tolist() == [[2, 3, 1, 4]]


def test_what_is_wanted_comes_back_in_the_same_order_and_only_for_seats_that_there_are() -> None:
    asked, seats = np.array([2, 1]), np.array([4, 2])
    wanted, there = targets(np.array([[2, 3, 1, 4], [5, 6, 0, 0]], np.float32), asked, seats, 4)
    assert wanted.tolist() == [[1, 2, 3, 4], [6, 5, 0, 0]]
    assert there.tolist() == [[True] * 4, [True, True, False, False]]


def test_three_seats_each_follow_their_own_expectation() -> None:
    """Seat 1 decides, then seat 2, and the game ends: first, second and third are 1, 0 and -1 worth."""
    told = np.array([[[0.1, 0.3, -0.4]], [[0.2, 0.6, -0.8]], [[0, 0, 0]]], np.float32)
    asked = np.array([[1], [2], [0]])
    gained = np.array([[[0, 0, 0]], [[1, 0, -1]]], np.float32)
    found = advantages(by_seat(told, asked), gained, np.array([[False], [True]]), 0.5)
    # expected by seat: (0.3, 0.1, -0.4), then (0.6, -0.8, 0.2)
    assert found[1, 0].tolist() == pytest.approx([0.4, 0.8, -1.2])
    assert found[0, 0].tolist() == pytest.approx([0.3 + 0.2, -0.9 + 0.4, 0.6 - 0.6])
    assert of_asked(found, asked[:-1])[:, 0].tolist() == pytest.approx([-0.5, -1.2])
