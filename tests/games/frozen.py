"""The corpus of frozen saves: games as they stood when they were kept, some in the middle of an event.

New code must load every one of them. Where the form of saves changes on purpose, old ones stay, and new ones are added:

    cd tests && PYTHONPATH=. python games/frozen.py red-sea 3 > games/saves/red-sea-3.json
"""

import sys
from pathlib import Path
from random import Random

import realpolitik
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.conformance import random_setup
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import save

CORPUS = Path(__file__).parent / "saves"
GAMES = ("labyrinth", "red-sea", "twilight-struggle", "world-order")
MID_EVENT = 4  # frames below the question: more than those of a turn and its rounds


def frozen(name: str, number: int) -> Match:
    """A random game that stopped somewhere: every third at its end, the others in the middle of something."""
    game, random = realpolitik.game(name), Random(f"frozen {name} {number}")
    setup = random_setup(game, random)
    if "promo_card" in setup.options:
        setup.options["promo_card"] = False  # so that the tests may add another of its kind
    match = Match(game, setup, Seeded(f"frozen {number}"))
    least = random.randrange(40, 160)
    while not match.over:
        if number % 3 and len(match.answers) >= least and len(match.state.stack) > MID_EVENT:
            break
        question = random.choice(match.questions)
        match.answer(random.choice(question.options), question.seat)
    return match


if __name__ == "__main__":
    sys.stdout.write(save(frozen(sys.argv[1], int(sys.argv[2]))))
