"""Cadet chooses the same on every Python, interpreted and compiled: it adds up floats, whose order must not matter."""

from hashlib import sha256
from random import Random

import pytest

import realpolitik
from realpolitik.bots.bot import WHYS, Seat
from realpolitik.bots.roster import new_bot
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NATURE

BEFORE = 50  # answers at random, so that there is something on the board to think about
CHOICES = 24


def answered_anyhow(game: str) -> Match:
    match, random = realpolitik.new(game, seed=3), Random(5)
    for _ in range(BEFORE):
        match.answer(random.choice(match.question.options), match.question.seat)
    return match


def choices_of_cadet(game: str) -> list[str]:
    """What it chooses for all sides, in words, and why; dice fall anyhow."""
    match, dice, told = answered_anyhow(game), Random(7), []
    while len(told) < CHOICES:
        question = match.question
        option = dice.choice(question.options)
        if question.seat != NATURE and len(question.options) > 1:
            choice = new_bot("cadet", game, len(told)).choose(Seat(match, question.seat))
            option = choice.option
            told.append(f"{match.game.describe_option(question, option)}, {WHYS[choice.why[0]].name}")
        match.answer(option, question.seat)
    return told


@pytest.mark.parametrize(
    ("game", "digest"),
    [
        ("twilight-struggle", "6e9b853a82fb"),
        ("red-sea", "3960e73c819f"),
        ("labyrinth", "fb9efea42e49"),
        ("world-order", "ca9585a0137c"),
    ],
)
def test_cadet_chooses_the_same_everywhere(game: str, digest: str) -> None:
    choices = choices_of_cadet(game)
    assert sha256("\n".join(choices).encode()).hexdigest()[:12] == digest, choices
