"""Games that are learnt from: what is put down of them, by a mind that guesses."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from learning.guessing import Guessing

from realpolitik.encodings.finding import encoding_of
from realpolitik.learning.advantage import by_seat, of_asked
from realpolitik.learning.league import League
from realpolitik.learning.plan import Method, Plan, Shape, plan_for, values_of
from realpolitik.learning.playing import Playing

METHOD = Method(games=18, processes=1, steps=40, batch=64, past=0.5, league=2)
PLANS = {
    "red-sea": plan_for("red-sea", "", {"deal_in_turn": True}, "", False, 0),
    "labyrinth": plan_for("labyrinth", "", {}, "", True, 0),
    "world-order": plan_for("world-order", "", {}, "", True, 0),
}


@pytest.fixture(params=list(PLANS))
def table(request: pytest.FixtureRequest) -> Iterator[tuple[Plan, Guessing, League, Playing]]:
    plan, league = PLANS[request.param], League(2, Random(1))
    mind = Guessing(encoding_of(plan.game), Shape(8, 1, values_of(plan.game)), METHOD, 1)
    mind.remember(3)
    league.add(3)
    with Playing(plan, METHOD, league, 1) as playing:
        yield plan, mind, league, playing


def test_decisions_are_put_down_as_they_were_taken(table: tuple[Plan, Guessing, League, Playing]) -> None:
    plan, mind, _, playing = table
    lesson = playing.play(mind)
    rows = METHOD.steps * METHOD.games
    offers = mind.offers.reshape(rows, -1)
    assert mind.seen.reshape(rows, -1).any(axis=1).all()
    assert (offers[np.arange(rows), lesson.picks] >= 0).all()
    assert lesson.taught is None
    assert lesson.targets.shape == (rows, values_of(plan.game))
    assert np.abs(lesson.targets).max() <= 1
    assert lesson.there[:, 0].all()
    assert mind.met == {3}
    assert 0 < len(lesson.own) < rows
    choices = (offers[lesson.own] >= 0).sum(axis=1)
    assert np.allclose(lesson.odds[lesson.own], -np.log(choices))
    assert playing.kinds


def test_games_go_on_where_they_stood_and_their_ends_count(table: tuple[Plan, Guessing, League, Playing]) -> None:
    _, mind, _, playing = table
    ended = 0
    for _ in range(40):
        last = playing.book.asked[-1].copy()
        lesson = playing.play(mind)
        if ended or mind.lessons:
            assert (playing.book.asked[0] == last).all()
        mind.learn(lesson, 1.0)
        ended += playing.ended
        book = playing.book
        assert (np.abs(book.gained).sum(axis=-1) > 0)[~book.over].sum() == 0
        if ended > 3:
            break
    assert ended > 3
    # a decision that ended its game was worth what came of it, less what was expected
    ends = np.argwhere(book.over)
    assert len(ends)
    better = lesson.advantages.reshape(METHOD.steps, METHOD.games)
    expected = of_asked(by_seat(book.values, book.asked), book.asked)
    for step, game in ends:
        came = book.gained[step, game, book.asked[step, game]]
        assert better[step, game] == pytest.approx(came - expected[step, game], abs=1e-5)


def test_tables_of_all_sizes_are_played_at_once() -> None:
    plan = PLANS["world-order"]
    with Playing(plan, METHOD, League(2, Random(1)), 1) as playing:
        assert sorted(set(playing.seats.tolist())) == [2, 3, 4]
        mind = Guessing(encoding_of(plan.game), Shape(8, 1, 4), METHOD, 1)
        lesson = playing.play(mind)
        there = lesson.there.sum(axis=1).reshape(METHOD.steps, METHOD.games)
        assert (there == playing.seats).all()
        assert len(lesson.own) == METHOD.steps * METHOD.games  # there is no past yet


def test_a_past_self_that_is_kept_no_longer_leaves_the_table() -> None:
    plan, league = PLANS["red-sea"], League(1, Random(1))
    mind = Guessing(encoding_of(plan.game), Shape(8, 1, 1), METHOD, 1)
    mind.remember(1)
    league.add(1)
    with Playing(plan, METHOD, league, 1) as playing:
        playing.play(mind)
        mind.remember(2)
        dropped = league.add(2)
        assert dropped == [1]
        playing.forget(dropped)
        mind.forget(dropped)
        playing.play(mind)  # and it thinks as nobody who is not there
        assert mind.met == {1, 2}


def test_at_school_the_teacher_speaks_and_plays_in_every_other_game() -> None:
    plan, method = PLANS["labyrinth"], replace(METHOD, games=4, steps=12, past=0.0, teacher="cadet")
    mind = Guessing(encoding_of(plan.game), Shape(8, 1, 1), method, 1)
    with Playing(plan, method, League(2, Random(1)), 1) as playing:
        first = playing.play(mind, school=True)
        assert first.taught is not None
        spoken = first.taught.reshape(12, 4) >= 0
        assert not spoken[0].any()  # it was not asked before
        assert spoken[1:].all()
        assert first.own.tolist() == np.flatnonzero(spoken).tolist()
        assert (mind.offers.reshape(48, -1)[first.own, first.taught[first.own]] >= 0).all()
        picks, taught = first.picks.reshape(12, 4), first.taught.reshape(12, 4)
        assert (picks[1:, [0, 2]] == taught[1:, [0, 2]]).all()
        assert (picks[1:, [1, 3]] != taught[1:, [1, 3]]).any()
        playing.play(mind, school=True)
        after = playing.play(mind)
        assert after.taught is None
        assert len(after.own) == 48


def test_a_teacher_that_spars_has_all_seats_but_the_learners() -> None:
    plan, method = PLANS["labyrinth"], replace(METHOD, games=6, steps=60, past=0.0, teacher="cadet", sparring=1.0)
    mind = Guessing(encoding_of(plan.game), Shape(8, 1, 1), method, 1)
    with Playing(plan, method, League(2, Random(1)), 1) as playing:
        playing.play(mind)  # when games begin the teacher has not been asked yet
        lesson = playing.play(mind)
        own = np.isin(np.arange(360), lesson.own).reshape(60, 6)
        asked, book = playing.book.asked[:-1], playing.book
        for half in playing.halves:
            pupils = half.cast.own
            alone = half.env.seats_of == 1
            goes_on = ~book.over[:, half.columns].any(axis=0)
            assert (own[:, half.columns] == (asked[:, half.columns] == pupils))[:, goes_on & ~alone].all()
            assert own[:, half.columns][:, alone].all()
            assert (half.env.pupils == np.where(alone, -1, pupils)).all()
    assert lesson.taught is None
    assert mind.met == set()
