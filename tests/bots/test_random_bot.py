"""The random bot."""

import realpolitik
from realpolitik.bots.bot import Bot
from realpolitik.bots.random_bot import RandomBot


def play(first: Bot, second: Bot) -> list[tuple[int, int]]:
    match = realpolitik.new("twilight-struggle", seed=7)
    bots = (first, second)
    while not match.over:
        question = match.question
        match.answer(bots[question.seat].choose(question, match.view(question.seat)), question.seat)
    return match.answers


def test_it_plays_whole_games_and_the_same_seed_plays_the_same() -> None:
    game = play(RandomBot(1), RandomBot("b"))
    assert game == play(RandomBot(1), RandomBot("b"))
    assert game != play(RandomBot(2), RandomBot("b"))
