"""Games to write down: random ones over all games, scenarios and options, and some at a real table."""

from random import Random

import realpolitik
from realpolitik.kernel.chance import ByHand, Seeded
from realpolitik.kernel.conformance import random_setup
from realpolitik.kernel.game import Game
from realpolitik.kernel.match import Match

GAME = realpolitik.game("twilight-struggle")
RED_SEA = realpolitik.game("red-sea")
LABYRINTH = realpolitik.game("labyrinth")
WORLD_ORDER = realpolitik.game("world-order")
RANDOM_GAMES = {GAME: 60, RED_SEA: 30, LABYRINTH: 30, WORLD_ORDER: 20}  # how many of each are written down and read
BATCHES = 5
# what is set right at a real table: a number on the board, and where a card is
CORRECTED = {
    GAME: (("influence", "us", "iran"), "fidel"),
    RED_SEA: (("influence", "us", "egypt"), "usaid"),
    LABYRINTH: (("troops", "iraq"), "predator_23"),
}


def batches() -> list[tuple[Game, range]]:
    """The seeds of random games, some of each game at a time."""
    return [(game, range(batch, n, BATCHES)) for game, n in RANDOM_GAMES.items() for batch in range(BATCHES)]


def random_game(seed: int, answers: int | None = None, game: Game = GAME) -> Match:
    """Some set-up, played at random to its end, or until so many answers have been given."""
    random = Random(seed)
    match = Match(game, random_setup(game, random), Seeded(f"game {seed}"))
    return play_on(match, random, answers)


def any_moment(seed: int) -> int | None:
    """Every third game is left in the middle of something."""
    return Random(seed).randrange(200) if seed % 3 == 0 else None


def play_on(match: Match, random: Random, answers: int | None = None) -> Match:
    while not match.over and (answers is None or len(match.answers) < answers):
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    return match


def at_a_real_table(unknown: tuple[str, ...] = (), game: Game = GAME) -> Match:
    """Dice and cards by hand, and the board set right now and then."""
    random, (number, card) = Random(5), CORRECTED[game]
    match = Match(game, game.setup(), ByHand("5", cards=True, unknown=unknown))
    for answers in (30, 45, 60):
        play_on(match, random, answers)
        figures = {(figure.kind, *figure.about): figure for figure in game.corrections(match.state)}
        match.correct(figures[number].choices[str(answers // 10)])
        match.correct(random.choice(list(figures["card", card].choices.values())))
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
