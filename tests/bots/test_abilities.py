"""What bots say beside their choice agrees with it, is complete, and rests on what their seat knows."""

import pytest
from bots.test_same_choices import answered_anyhow

from realpolitik.bots.abilities import Decides, Foretells, Weighs, decision
from realpolitik.bots.bot import Seat
from realpolitik.bots.random_bot import RandomBot
from realpolitik.bots.roster import new_bot
from realpolitik.bots.weighing import chances_of_two, weighed
from realpolitik.kernel.kits import kits
from realpolitik.kernel.question import NATURE

QUESTIONS = 12


@pytest.mark.parametrize("game", list(kits()))
def test_what_cadet_weighs_begins_with_what_it_chooses(game: str) -> None:
    match, asked = answered_anyhow(game), 0
    while asked < QUESTIONS and not match.over:
        question = match.question
        if question.seat == NATURE or len(question.options) == 1:
            match.answer(question.options[0], question.seat)
            continue
        asked += 1
        seat, bot = Seat(match, question.seat), new_bot("cadet", game, asked)
        assert isinstance(bot, Weighs)
        options = bot.weigh(seat)
        chosen = new_bot("cadet", game, asked).choose(seat).option
        assert decision(new_bot("cadet", game, asked), seat) == chosen
        assert options[0].option == chosen
        assert sorted(option for option, _ in options) == sorted(question.options)
        assert sum(share for _, share in options) == pytest.approx(1)
        assert [share for _, share in options] == sorted([share for _, share in options], reverse=True)
        assert isinstance(bot, Foretells)
        chances = bot.chances(seat)
        assert len(chances) == len(match.seats)
        assert sum(chances) == pytest.approx(1)
        match.answer(chosen, question.seat)
    assert asked


def test_cadet_of_world_order_decides_without_a_word_of_why() -> None:
    bot = new_bot("cadet", "world-order", 1)
    assert isinstance(bot, Decides)


def test_a_bot_without_an_opinion_has_neither_ability() -> None:
    assert not isinstance(RandomBot(), Weighs)
    assert not isinstance(RandomBot(), Foretells)


def test_shares_follow_from_what_options_lead_to() -> None:
    found = weighed({7: 1.0, 3: 2.0, 5: -900.0}, [7, 3, 5, 1, 2], clear=1.0)
    assert [option for option, _ in found] == [3, 7, 5, 1, 2]
    assert found[0].share / found[1].share == pytest.approx(2.718, abs=0.001)
    assert found[3].share == found[4].share <= found[2].share


def test_chances_of_two_mirror_each_other() -> None:
    assert chances_of_two(0.0, 0, 8.0) == (0.5, 0.5)
    assert chances_of_two(8.0, 1, 8.0) == chances_of_two(-8.0, 0, 8.0)
    assert chances_of_two(1e9, 0, 8.0)[0] == pytest.approx(1)
