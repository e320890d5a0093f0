"""Games to write down: random ones over all scenarios and options, and one at a real table."""

from random import Random

import realpolitik
from realpolitik.kernel.chance import ByHand, Seeded
from realpolitik.kernel.conformance import random_setup
from realpolitik.kernel.match import Match

GAME = realpolitik.game("twilight-struggle")


def random_game(seed: int, answers: int | None = None) -> Match:
    """Some set-up, played at random to its end, or until so many answers have been given."""
    random = Random(seed)
    match = Match(GAME, random_setup(GAME, random), Seeded(f"game {seed}"))
    return play_on(match, random, answers)


def any_moment(seed: int) -> int | None:
    """Every third game is left in the middle of something."""
    return Random(seed).randrange(200) if seed % 3 == 0 else None


def play_on(match: Match, random: Random, answers: int | None = None) -> Match:
    while not match.over and (answers is None or len(match.answers) < answers):
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    return match


def at_a_real_table(unknown: tuple[str, ...] = ()) -> Match:
    """Dice and cards by hand, and the board set right now and then."""
    random = Random(5)
    match = Match(GAME, GAME.setup(), ByHand("5", cards=True, unknown=unknown))
    for answers in (30, 45, 60):
        play_on(match, random, answers)
        figures = {(figure.kind, *figure.about): figure for figure in GAME.corrections(match.state)}
        match.correct(figures["influence", "us", "iran"].choices[str(answers // 10)])
        match.correct(random.choice(list(figures["card", "fidel"].choices.values())))
    return match


def same_game(one: Match, other: Match) -> None:
    """Set-up, answers, log, position and what chance will bring: nothing is different."""
    assert (one.setup.scenario, one.setup.options, one.setup.position) == (
        other.setup.scenario,
        other.setup.options,
        other.setup.position,
    )
    assert one.answers == other.answers
    assert one.log == other.log
    assert one.digest() == other.digest()
    assert one.chance.describe() == other.chance.describe()
