"""Cadet at Labyrinth: a first real opponent, for either side, and for the US alone.

It weighs what each option leads to in a position in which all that it cannot know is dealt anew: by the odds of an
operation and its plans for a card (`senses`), or by playing the option out in its head (`lookahead`).
"""

from random import Random
from typing import cast

from realpolitik.bots.bot import ONLY_OPTION, Chosen, Seat
from realpolitik.bots.labyrinth.lookahead import Lookahead, Scores, after
from realpolitik.bots.labyrinth.reasons import explain
from realpolitik.bots.labyrinth.senses import scores
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.kernel.question import Question


class Cadet:
    """The same seed makes the same choices."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)

    def choose(self, seat: Seat) -> Chosen:
        q = seat.question
        if len(q.options) == 1:
            return Chosen(q.options[0], (ONLY_OPTION,))
        s = cast(Labyrinth, seat.sample(self.random))
        ahead = Lookahead(s.seats.index(q.seat), self.random, lambda s, q: scores(s, q, ahead))
        found = weighed(s, q, ahead)
        option = max(found, key=lambda option: found[option])
        return Chosen(option, explain(s, q, option, found, ahead))


def weighed(s: Labyrinth, q: Question, ahead: Lookahead) -> Scores:
    """What each option promises whoever is asked."""
    found = scores(s, q, ahead)
    if found is not None:
        return found
    found = {}
    for option in q.options:
        ahead.weighed = 0
        found[option] = ahead.outlook(after(s, q.seat, option))
    return found


def bot(seed: int | str | None) -> Cadet:
    return Cadet(seed)
