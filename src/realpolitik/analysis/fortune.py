"""Luck: what chance brought, less what could be expected of it. Dice are followed to every face; draws are sampled.

Between two choices chance may answer many questions: dice of a coup, then the cards of a new turn. Dice that are thrown
together are one piece of luck, and so are cards that are drawn together.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from random import Random
from typing import Final, NamedTuple

from realpolitik.analysis.chances import Chances, less
from realpolitik.analysis.outlook import Judge, Outlook, falls, go_on, is_die
from realpolitik.kernel.question import NATURE
from realpolitik.kernel.running import answer, open_questions
from realpolitik.kernel.state import State

DICE: Final = "dice"
DRAWS: Final = "draws"
SAMPLES: Final = 8  # of draws
AFTER_DICE: Final = 3  # samples of what follows dice, where cards are drawn after them


class Fortune(NamedTuple):
    """A piece of luck: what it gave each seat's chance to win."""

    at: int  # how many answers of the match had been given once it was known
    kind: str
    luck: Chances


def fortunes(judge: Judge, begin: State, answers: Sequence[int], at: int, random: Random) -> Iterator[Fortune]:
    """The luck in some answers of nature, one after another. `begin`: the position at the first of them, after `at`
    answers."""
    s = begin.clone()
    for of_dice, number in _pieces(s, answers):
        before = s.clone()
        for option in answers[:number]:
            open_questions(s)  # it goes on to the question by itself
            answer(s, option, NATURE)
        answers, at = answers[number:], at + number
        seeds = [random.getrandbits(64) for _ in range(AFTER_DICE if of_dice else SAMPLES)]
        expected = _expected(judge, before, seeds, of_dice)
        came = _expected(judge, s, seeds if answers else seeds[:1], of_dice=True)
        judge.settle()
        if expected.known and came.known:
            yield Fortune(at, DICE if of_dice else DRAWS, less(judge.chances(came), judge.chances(expected)))


def _pieces(begin: State, answers: Sequence[int]) -> list[tuple[bool, int]]:
    """How many answers belong together, and whether they are of dice. What comes by itself is none of it."""
    s, kinds = begin.clone(), list[bool]()
    for option in answers:
        kinds.append(is_die(open_questions(s)[0]))
        answer(s, option, NATURE)
    return [(of_dice, len(list(some))) for of_dice, some in groupby(kinds)]


def _expected(judge: Judge, s: State, seeds: Sequence[int], of_dice: bool) -> Outlook:
    """What may be expected of a position in which chance is asked; of dice exactly, of draws by samples."""
    outlook = Outlook()
    for fallen, share in falls(s.clone()) if of_dice else [(s, 1.0)]:
        for seed in seeds if _asks_nature(fallen) else seeds[:1]:
            drawn = fallen.clone()
            go_on(drawn, Random(seed))
            judge.see(outlook, drawn, share / (len(seeds) if _asks_nature(fallen) else 1))
    return outlook


def _asks_nature(s: State) -> bool:
    questions = open_questions(s)
    return bool(questions) and questions[0].seat == NATURE
