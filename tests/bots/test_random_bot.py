"""The random bot, and the seat that bots sit in."""

from random import Random

import pytest
from tabletop import GAME, table

import realpolitik
from realpolitik.bots.bot import AT_RANDOM, ONLY_OPTION, WHYS, Bot, Seat
from realpolitik.bots.random_bot import RandomBot
from realpolitik.kernel.data import digest
from realpolitik.kernel.errors import WrongAnswer


def play(first: Bot, second: Bot) -> list[tuple[int, int]]:
    match = realpolitik.new("twilight-struggle", seed=7)
    bots, seats = (first, second), (Seat(match, 0), Seat(match, 1))
    while not match.over:
        asked = match.question.seat
        match.answer(bots[asked].choose(seats[asked]).option, asked)
    return match.answers


def test_it_plays_whole_games_and_the_same_seed_plays_the_same() -> None:
    game = play(RandomBot(1), RandomBot("b"))
    assert game == play(RandomBot(1), RandomBot("b"))
    assert game != play(RandomBot(2), RandomBot("b"))


def test_it_says_whether_it_had_a_choice() -> None:
    t = table(ussr=["asia_scoring", "fidel"], us=["nato"])
    assert RandomBot(1).choose(Seat(t.match, 1)).why == (AT_RANDOM,)
    t.do("asia_scoring")
    assert WHYS[RandomBot(1).choose(Seat(t.match, 1)).why[0]].name == WHYS[ONLY_OPTION].name


def test_a_seat_that_is_not_asked_has_no_question() -> None:
    t = table(ussr=["fidel"], us=["nato"])
    with pytest.raises(WrongAnswer, match="us is not asked now"):
        _ = Seat(t.match, 0).question


def test_a_sample_looks_the_same_to_the_seat_and_does_not_touch_the_match() -> None:
    t = table(ussr=["fidel", "nasser"], us=["nato", "containment"])
    before = t.match.digest()
    seat = Seat(t.match, 1)
    state = seat.sample(Random(1))
    assert GAME.view(state, 1) == seat.view
    assert digest(state) != digest(seat.sample(Random(2)))
    state.stack.clear()
    assert t.match.digest() == before


def test_samples_do_not_depend_on_what_is_hidden() -> None:
    deals = (["nato", "containment"], ["blockade", "comecon"], ["olympic_games", "asia_scoring"])
    tables = [table(ussr=["fidel", "nasser"], us=us) for us in deals]
    assert len({digest(Seat(t.match, 1).sample(Random(1))) for t in tables}) == 1
    assert len({digest(Seat(t.match, 0).sample(Random(1))) for t in tables}) == 3
