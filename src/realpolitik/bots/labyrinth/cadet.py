"""Cadet at Labyrinth: a first real opponent, for either side, and for the US alone.

It weighs what each option leads to in a position in which all that it cannot know is dealt anew: by the odds of an
operation and its plans for a card (`senses`), or by playing the option out in its head (`lookahead`).
"""

from random import Random
from typing import Final, cast

from realpolitik.bots.bot import ONLY_OPTION, Chosen, Seat, Weighed
from realpolitik.bots.labyrinth.judgement import value
from realpolitik.bots.labyrinth.lookahead import Lookahead, Scores, after
from realpolitik.bots.labyrinth.reasons import explain
from realpolitik.bots.labyrinth.senses import scores
from realpolitik.bots.weighing import chances_of_two, weighed
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.kernel.question import Question

CLEAR_GAIN: Final = 0.4  # by which one option is clearly better than another
CLEAR_LEAD: Final = 8.0  # by which one side is clearly ahead


class Cadet:
    """The same seed makes the same choices."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)

    def choose(self, seat: Seat) -> Chosen:
        q = seat.question
        if len(q.options) == 1:
            return Chosen(q.options[0], (ONLY_OPTION,))
        s = cast(Labyrinth, seat.sample(self.random))
        ahead = self._looking(s, q)
        found = outlooks(s, q, ahead)
        option = max(found, key=lambda option: found[option])
        return Chosen(option, explain(s, q, option, found, ahead))

    def weigh(self, seat: Seat) -> list[Weighed]:
        """By what the options promise."""
        q = seat.question
        if len(q.options) == 1:
            return [Weighed(q.options[0], 1.0)]
        s = cast(Labyrinth, seat.sample(self.random))
        return weighed(outlooks(s, q, self._looking(s, q)), q.options, CLEAR_GAIN)

    def chances(self, seat: Seat) -> tuple[float, ...]:
        """By the value of the position; alone against the flowchart as well as against a person."""
        s = cast(Labyrinth, seat.sample(self.random))
        both = chances_of_two(value(s, s.seats.index(seat.number)), seat.number, CLEAR_LEAD)
        return both[: len(s.sealed)]

    def _looking(self, s: Labyrinth, q: Question) -> Lookahead:
        ahead = Lookahead(s.seats.index(q.seat), self.random, lambda s, q: scores(s, q, ahead))
        return ahead


def outlooks(s: Labyrinth, q: Question, ahead: Lookahead) -> Scores:
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
