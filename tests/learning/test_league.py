"""Past selves: who is kept, who is met, and that nobody is met who is not there."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from realpolitik.learning.league import NOBODY, Cast, League

SEATS = np.array([2, 4, 1, 3] * 50, np.int16)


def test_without_a_past_all_games_are_the_learners_own() -> None:
    cast = Cast(League(4, Random(1)), SEATS, 0.5)
    assert (cast.rivals == NOBODY).all()
    assert (cast.players(np.zeros(len(SEATS), np.int64)) == NOBODY).all()


def test_a_share_of_the_games_is_against_the_past_from_any_seat() -> None:
    league = League(4, Random(1))
    league.add(20)
    cast = Cast(league, SEATS, 0.5)
    met = cast.rivals == 20
    assert 40 < met.sum() < 110
    assert not met[SEATS == 1].any()  # who plays alone meets nobody
    assert (cast.own < SEATS).all()
    assert set(cast.own[SEATS == 4].tolist()) == {0, 1, 2, 3}
    asked = np.zeros(len(SEATS), np.int64)
    assert (cast.players(asked) == np.where(met & (cast.own != 0), cast.rivals, NOBODY)).all()


def test_nobody_is_met_who_is_kept_no_longer() -> None:
    random = Random(7)
    league = League(3, random)
    cast = Cast(league, SEATS, 0.9)
    for number in range(1, 60):
        dropped = league.add(number)
        cast.forget(dropped)
        for game in random.sample(range(len(SEATS)), 40):
            cast.ended(game, np.array([1, -1, 0, 0], np.float32))
        assert len(league.scores) <= 3
        assert set(cast.rivals.tolist()) <= {NOBODY, *league.scores}
        assert not set(dropped) & set(league.scores)
        assert number in league.scores


def test_all_times_are_remembered() -> None:
    league = League(5, Random(1))
    for number in range(1, 201):
        league.add(number)
    kept = list(league.scores)
    assert kept[0] == 1
    assert kept[-1] == 200
    assert all(later - earlier < 150 for earlier, later in pairwise(kept))


@pytest.mark.parametrize("size", [1, 2])
def test_a_small_league_keeps_the_newest(size: int) -> None:
    league = League(size, Random(1))
    for number in (5, 10, 15):
        league.add(number)
    assert len(league.scores) == size
    assert 15 in league.scores


def test_whoever_does_better_is_met_more_often() -> None:
    league = League(2, Random(3))
    league.add(1)
    league.add(2)
    for _ in range(300):
        league.tell(1, 1.0)  # the learner always wins against the first,
        league.tell(2, -1.0)  # and never against the second
    league.tell(99, 1.0)  # one who is kept no longer
    assert league.scores[1] > 0.95
    assert league.scores[2] < 0.05
    drawn = [league.draw() for _ in range(300)]
    assert drawn.count(2) > 5 * drawn.count(1) > 0


def test_the_learners_own_seat_tells_what_it_gained() -> None:
    league = League(2, Random(3))
    league.add(1)
    cast = Cast(league, np.array([4], np.int16), 1.0)
    cast.own[0] = 2
    cast.ended(0, np.array([-1, -1, 1, -1], np.float32))
    assert league.scores[1] > 0.5


def test_a_league_comes_back_as_it_was() -> None:
    league = League(4, Random(3))
    league.add(1)
    league.add(9)
    league.tell(9, 1.0)
    other = League(4, Random(4))
    other.restore(league.data())
    assert other.scores == league.scores
    assert list(other.scores) == [1, 9]
