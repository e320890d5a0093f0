"""Cadet at World Order: a first real opponent, for every power, among two, three or four.

It weighs what each option leads to in a position in which all that it cannot know is dealt anew: it plays its turn on
in its head, to the end of the card (`lookahead`), and judges where that leads (`judgement`).
"""

from random import Random
from typing import Final, cast

from realpolitik.bots.bot import ONLY_OPTION, Chosen, Seat, Weighed
from realpolitik.bots.weighing import weighed
from realpolitik.bots.world_order.judgement import Judgement
from realpolitik.bots.world_order.lookahead import Lookahead, alone, revealed
from realpolitik.bots.world_order.reasons import explain
from realpolitik.bots.world_order.senses import NO_CHOICE
from realpolitik.games.world_order.priorities import CHOOSE_PRIORITY_SECRETLY
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.kernel.question import Question

CLEAR_GAIN: Final = 0.7  # VP by which one option is clearly better than another
CLEAR_LEAD: Final = 8.0  # VP by which one power is clearly ahead of another


class Cadet:
    """The same seed makes the same choices."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)

    def choose(self, seat: Seat) -> Chosen:
        q = seat.question
        if len(q.options) == 1:
            return Chosen(q.options[0], (ONLY_OPTION,))
        s, ahead = self._imagined(seat), Lookahead(self.random)
        option = _best(s, q, ahead)
        return Chosen(option, explain(s, q, option, s.powers[q.seat], ahead))

    def decide(self, seat: Seat) -> int:
        q = seat.question
        return _best(self._imagined(seat), q, Lookahead(self.random)) if len(q.options) > 1 else q.options[0]

    def weigh(self, seat: Seat) -> list[Weighed]:
        """By what the options lead to. What needs no looking ahead has one answer, and the others stand behind it."""
        q = seat.question
        if len(q.options) == 1:
            return [Weighed(q.options[0], 1.0)]
        s, ahead = self._imagined(seat), Lookahead(self.random)
        option = ahead.sensed(s, q)
        found = {option: 0.0} if option != NO_CHOICE else outlooks(s, q, s.powers[q.seat], ahead)
        return weighed(found, q.options, CLEAR_GAIN)

    def chances(self, seat: Seat) -> tuple[float, ...]:
        """By what the position is worth to each power."""
        s = self._imagined(seat)
        worth = {number: Judgement().value(s, p) for number, p in enumerate(s.powers)}
        by_seat = {winner.option: winner.share for winner in weighed(worth, list(worth), CLEAR_LEAD)}
        return tuple([by_seat[number] for number in range(len(by_seat))])

    def _imagined(self, seat: Seat) -> WorldOrder:
        """A position as it may be."""
        return cast(WorldOrder, seat.sample(self.random))


def _best(s: WorldOrder, q: Question, ahead: Lookahead) -> int:
    """The option that leads to most."""
    option = ahead.sensed(s, q)
    if option == NO_CHOICE:
        found = outlooks(s, q, s.powers[q.seat], ahead)
        option = max(found, key=lambda option: found[option])
    return option


def outlooks(s: WorldOrder, q: Question, p: int, ahead: Lookahead) -> dict[int, float]:
    """What each option leads to."""
    if q.kind == CHOOSE_PRIORITY_SECRETLY:
        return {option: ahead.outlook(revealed(s, p, option), p, 1) for option in q.options}
    return ahead.scores(alone(s, p), q, 0)


def bot(seed: int | str | None) -> Cadet:
    return Cadet(seed)
