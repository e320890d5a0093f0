"""Players end a match that its rules would let go on: one resigns, or all agree on a draw."""

import pytest
from toy import GAME

from realpolitik.kernel.chance import ByHand, Scripted, Seeded
from realpolitik.kernel.ending import (
    AGREED_DRAW,
    DRAW_AGREED,
    OUT_OF_TIME,
    RESIGNED,
    out_of_time,
    resignation,
    resigning,
    time_out,
)
from realpolitik.kernel.errors import NothingToUndo, WrongAnswer
from realpolitik.kernel.match import Match, replay
from realpolitik.kernel.question import EVERYBODY, NATURE, PLAYERS
from realpolitik.kernel.save import load, save

DEAL = [1, 5, 9, 2, 4, 8]


def begun() -> Match:
    return Match(GAME, GAME.setup(), Scripted(DEAL))


def test_who_resigns_has_lost_whoever_is_asked() -> None:
    match = begun()
    match.answer(9, 0)
    match.resign(0)
    assert match.over
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners, match.returns) == ("resigned", (1,), [-1, 1])
    assert match.answers[-1] == (PLAYERS, resignation(0))
    assert match.log[-1] == (len(match.answers), (RESIGNED, EVERYBODY, 0))


def test_a_draw_leaves_all_level() -> None:
    match = begun()
    match.agree_on_draw()
    assert match.outcome is not None
    assert match.outcome.drawn
    assert (match.outcome.ending, match.returns) == ("draw_agreed", [0, 0])
    assert match.log[-1][1] == (DRAW_AGREED, EVERYBODY)


def test_it_may_come_while_people_are_to_deal() -> None:
    match = Match(GAME, GAME.setup(), ByHand(cards=True))
    assert match.question.seat == NATURE
    match.resign(1)
    assert match.returns == [1, -1]


def test_an_end_is_final() -> None:
    match = begun()
    match.answer(9, 0)
    match.resign(1)
    given = match.answers[:]
    for again in (lambda: match.resign(0), match.agree_on_draw, lambda: match.answer(8, 1)):
        with pytest.raises(WrongAnswer, match="the game is over"):
            again()
    assert not any(match.can_undo(seat) for seat in (0, 1, PLAYERS))
    with pytest.raises(NothingToUndo):
        match.undo(0)
    assert match.answers == given


@pytest.mark.parametrize("option", [-1, resignation(2), time_out(2), 10**20, "draw"])
def test_what_is_no_way_to_end_a_match_changes_nothing(option: int | str) -> None:
    match = begun()
    before, given = match.digest(), match.answers[:]
    with pytest.raises(WrongAnswer, match="no way to end a match"):
        match.answer(option, PLAYERS)
    assert (match.digest(), match.answers) == (before, given)


def test_no_seat_resigns_that_is_not_there() -> None:
    for seat in (-1, 2, PLAYERS):
        with pytest.raises(WrongAnswer, match="there is no seat"):
            begun().resign(seat)


def test_who_runs_out_of_time_loses() -> None:
    match = begun()
    match.run_out_of_time(0)
    assert match.answers[-1] == (PLAYERS, time_out(0))
    assert match.log[-1] == (len(match.answers), (OUT_OF_TIME, EVERYBODY, 0))
    assert match.returns == [-1, 1]
    for seat in (-1, 2, PLAYERS):
        with pytest.raises(WrongAnswer, match="there is no seat"):
            begun().run_out_of_time(seat)


def test_none_of_it_is_an_answer_to_a_question() -> None:
    match = begun()
    for option in (AGREED_DRAW, resignation(12), "resign", "draw"):
        with pytest.raises(WrongAnswer, match="not among the options"):
            match.answer(option, 0)


def test_it_is_saved_copied_and_played_again() -> None:
    match = Match(GAME, GAME.setup(), Seeded("ended"))
    match.resign(1)
    for again in (load(save(match)), match.clone(), replay(GAME, match.setup, match.answers)):
        assert (again.digest(), again.log, again.outcome) == (match.digest(), match.log, match.outcome)
        assert again.over


def test_a_match_may_be_played_again_without_it() -> None:
    match = begun()
    before = match.digest()
    match.resign(0)
    match.rewind(match.answers[:-1])
    assert (match.digest(), match.over) == (before, False)


def test_ways_have_their_numbers_for_good() -> None:
    assert (AGREED_DRAW, resignation(0), resignation(3)) == (0, 1, 4)
    assert (resigning(4), resigning(AGREED_DRAW), resigning(time_out(0))) == (3, None, None)
    assert (time_out(0), out_of_time(time_out(3)), out_of_time(resignation(3))) == (1001, 3, None)
