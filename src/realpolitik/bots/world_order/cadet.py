"""Cadet at World Order: a first real opponent, for every power, among two, three or four.

It weighs what each option leads to in a position in which all that it cannot know is dealt anew: it plays its turn on
in its head, to the end of the card (`lookahead`), and judges where that leads (`judgement`).
"""

from random import Random
from typing import cast

from realpolitik.bots.bot import ONLY_OPTION, Chosen, Seat
from realpolitik.bots.world_order.lookahead import Lookahead, alone, revealed
from realpolitik.bots.world_order.reasons import explain
from realpolitik.bots.world_order.senses import NO_CHOICE
from realpolitik.games.world_order.priorities import CHOOSE_PRIORITY_SECRETLY
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.kernel.question import Question


class Cadet:
    """The same seed makes the same choices."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)

    def choose(self, seat: Seat) -> Chosen:
        q = seat.question
        if len(q.options) == 1:
            return Chosen(q.options[0], (ONLY_OPTION,))
        s = cast(WorldOrder, seat.sample(self.random))
        p = s.powers[q.seat]
        ahead = Lookahead(self.random)
        option = ahead.sensed(s, q)
        if option == NO_CHOICE:
            found = weighed(s, q, p, ahead)
            option = max(found, key=lambda option: found[option])
        return Chosen(option, explain(s, q, option, p, ahead))


def weighed(s: WorldOrder, q: Question, p: int, ahead: Lookahead) -> dict[int, float]:
    """What each option leads to."""
    if q.kind == CHOOSE_PRIORITY_SECRETLY:
        return {option: ahead.outlook(revealed(s, p, option), p, 1) for option in q.options}
    return ahead.scores(alone(s, p), q, 0)


def bot(seed: int | str | None) -> Cadet:
    return Cadet(seed)
