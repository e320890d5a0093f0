"""Ratings on numbers that are known, and on strengths that were put in."""

from math import log10, sqrt
from random import Random

import pytest
from arena.sample import between, game

from realpolitik.arena.playing import Played
from realpolitik.arena.ratings import ratings


def test_two_bots_are_apart_by_the_odds_of_their_games() -> None:
    (cadet, points, low, high), nobody = ratings(between("cadet", "random", 75, 100))
    assert (cadet, nobody) == ("cadet", ("random", 0.0, 0.0, 0.0))
    odds = 75.5 / 25.5  # a game more is shared
    assert points == pytest.approx(400 * log10(odds))
    assert (high - low) / 2 == pytest.approx(1.96 * 400 / 2.302585 / sqrt(101 * 0.7475 * 0.2525), rel=0.001)


def test_random_is_nought_where_it_plays_else_the_weakest() -> None:
    played = between("officer", "cadet", 70, 100)
    assert [rating.bot for rating in ratings(played)] == ["officer", "cadet"]
    assert ratings(played)[1].points == 0
    worse = ratings(between("random", "fool", 90, 100))
    assert worse[0] == ("random", 0.0, 0.0, 0.0)
    assert worse[1].points < 0


def test_who_never_lost_has_a_rating_too() -> None:
    assert 400 < ratings(between("cadet", "random", 20, 20))[0].points < 1000


def test_strengths_are_found_again_from_games_of_three() -> None:
    strengths = {"a": 4.0, "b": 2.0, "random": 1.0}
    random, bots = Random(1), ("a", "b", "random")
    played: list[Played] = []
    for number in range(6000):
        winner = random.choices(range(3), [strengths[bot] for bot in bots])[0]
        played.append(game(number, bots, winner))
    found = {rating.bot: rating for rating in ratings(played)}
    assert found["a"].low < 400 * log10(4) < found["a"].high
    assert found["b"].low < 400 * log10(2) < found["b"].high


def test_bots_of_one_name_at_a_table_are_one() -> None:
    played = [game(number, ("a", "random", "random", "random"), 0 if number < 50 else 1) for number in range(100)]
    assert ratings(played)[0].points == pytest.approx(400 * log10(3 * 50.25 / 50.75), abs=0.01)


def test_nobody_is_rated_who_met_nobody() -> None:
    assert ratings(between("cadet", "cadet", 10, 20)) == []
    apart = [*between("cadet", "random", 3, 4), *between("x", "y", 3, 4)]
    assert [rating.bot for rating in ratings(apart)] == ["cadet", "random"]
    assert ratings([]) == []
