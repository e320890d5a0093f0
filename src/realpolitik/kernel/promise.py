"""A seed is promised before it is used, by its digest, and told when the game is over: so that anybody can check that
dice and deals were settled beforehand."""

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from realpolitik.kernel.chance import Recorded, Seeded
from realpolitik.kernel.match import Answer, Match
from realpolitik.kernel.question import NATURE


class Promised(NamedTuple):
    """A seed, and from which chance answer of a match on it holds, the first of all being 0. One that comes later holds
    in place of those before it."""

    first: int
    seed: str


def promise_of(seed: str) -> str:
    """What is told of a seed beforehand: its SHA-256. Nobody finds the seed from it, nor another one that fits."""
    return hashlib.sha256(seed.encode(errors="surrogatepass")).hexdigest()


def chance_answers(answers: Sequence[Answer]) -> int:
    """How many of these answers chance has given."""
    return sum(1 for seat, _ in answers if seat == NATURE)


def broken_promises(match: Match, promised: Sequence[Promised]) -> list[int]:
    """The numbers of the chance answers that are not those of the seed that was to give them."""
    again = Match(match.game, match.setup, Recorded())
    broken, number = [], 0
    for seat, option in match.answers:
        if seat == NATURE:
            holding = [it for it in promised if it.first <= number]
            if holding and Seeded(holding[-1].seed).choose(again.question, number) != option:
                broken.append(number)
            number += 1
        again.answer(option, seat)
    return broken
