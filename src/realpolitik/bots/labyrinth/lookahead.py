"""Playing a position on in the head: an answer, and what follows from it by the real rules, until all that is under way
has been played out. Dice are averaged by what they decide; the next card is nobody's concern yet."""

from collections.abc import Callable
from random import Random
from typing import Final

from realpolitik.bots.bot import total
from realpolitik.bots.labyrinth.judgement import value
from realpolitik.games.labyrinth.cards_us import EXTRA_CARD
from realpolitik.games.labyrinth.dice import (
    D6,
    DIE,
    ROLL_EVENT,
    ROLL_GOVERNANCE,
    ROLL_JIHAD,
    ROLL_PLOT,
    ROLL_PLOT_DAMAGE,
    ROLL_POSTURE,
    ROLL_PRESTIGE,
    ROLL_PRESTIGE_DIRECTION,
    ROLL_RECRUIT,
    ROLL_TRAVEL,
    ROLL_US_POSTURE,
    ROLL_WAR_OF_IDEAS,
)
from realpolitik.games.labyrinth.labels import DECLINE
from realpolitik.games.labyrinth.plot_resolution import RESOLVE_PLOTS
from realpolitik.games.labyrinth.setup import SET_UP
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.games.labyrinth.tracks import RollPrestige, gwot_penalty
from realpolitik.games.labyrinth.turn import ACTION_PHASE, CARD_BY_CHANCE_FRAME, TURN
from realpolitik.games.labyrinth.values import recruit_needed, roll_needed
from realpolitik.games.labyrinth.war_of_ideas import SUCCEEDS_ON, Persuade, modifier
from realpolitik.kernel.question import NATURE, Question
from realpolitik.kernel.running import answer, question

OUTER: Final = frozenset(
    [SET_UP.number, TURN.number, ACTION_PHASE.number, CARD_BY_CHANCE_FRAME.number, RESOLVE_PLOTS.number]
)  # what goes on when a card has been played out
FEW: Final = 4  # options that are all played out, even where they are not what was asked at first
DEEP: Final = 2  # choices within choices, from where the first option must do
ENOUGH: Final = 150  # positions weighed, after which one chance must do for all

Chance = tuple[int, float]  # an outcome and its share of all
Scores = dict[int, float]  # by option, for whoever is asked
Sense = Callable[[Labyrinth, Question], Scores | None]  # what can be said of options without playing them out


def after(s: Labyrinth, seat: int, option: int) -> Labyrinth:
    """The position after an answer, with nothing left to do but what follows from it; the one before stays."""
    s = s.clone()
    answer(s, option, seat)
    s.stack = [f for f in s.stack if f[0] not in OUTER]
    return s


def bare(s: Labyrinth) -> Labyrinth:
    """A copy of a position in which nothing is under way."""
    s = s.clone()
    s.stack.clear()
    return s


class Lookahead:
    """One look ahead, for the side that thinks."""

    def __init__(self, side: int, random: Random, sense: Sense) -> None:
        self.side = side
        self.random = random
        self.sense = sense
        self.weighed = 0

    def outlook(self, s: Labyrinth, depth: int = 0) -> float:
        """What a position is worth to the side that thinks once it is played out. The position is used."""
        while True:
            q = question(s)
            if q is None:
                self.weighed += 1
                return value(s, self.side)
            if q.seat != NATURE:
                answer(s, self.pick(s, q, depth), q.seat)
                continue
            chances = self.chances(s, q)
            if len(chances) == 1 or self.weighed > ENOUGH:
                answer(s, max(chances, key=lambda chance: chance[1])[0], NATURE)
                continue
            return total([share * self.outlook(after(s, NATURE, option), depth) for option, share in chances])

    def pick(self, s: Labyrinth, q: Question, depth: int) -> int:
        """What whoever is asked would choose."""
        if len(q.options) == 1:
            return q.options[0]
        if q.kind == EXTRA_CARD:
            return DECLINE  # a second card is a second thought
        scores = self.sense(s, q)
        if scores is None and len(q.options) <= FEW and depth < DEEP:
            sign = 1 if s.seats.index(q.seat) == self.side else -1
            scores = {option: sign * self.outlook(after(s, q.seat, option), depth + 1) for option in q.options}
        if scores is None:
            return q.options[0]
        return max(scores, key=lambda option: scores[option])

    def likely(self, s: Labyrinth, until: int = -1) -> Labyrinth:
        """A position to which this one may well lead, at its end or at the next question of a kind. It is used."""
        while True:
            q = question(s)
            if q is None or q.kind == until:
                return s
            if q.seat == NATURE:
                answer(s, max(self.chances(s, q), key=lambda chance: chance[1])[0], NATURE)
            else:
                answer(s, self.pick(s, q, DEEP), q.seat)

    # -- chance ----------------------------------------------------------------------------------------------------

    def chances(self, s: Labyrinth, q: Question) -> list[Chance]:
        """What can come of a chance, one face for all that come to the same; cards and ties are drawn once."""
        if q.kind != DIE:
            return [(self.random.choice(q.options), 1.0)]
        purpose, c = q.about
        if purpose in (ROLL_JIHAD, ROLL_PLOT, ROLL_PLOT_DAMAGE, ROLL_TRAVEL):
            return at_most(roll_needed(s, c))
        if purpose == ROLL_RECRUIT:
            return at_most(recruit_needed(s, c))
        if purpose in (ROLL_GOVERNANCE, ROLL_POSTURE):
            return at_most(4)
        if purpose == ROLL_US_POSTURE:
            return at_most(3)
        if purpose == ROLL_PRESTIGE_DIRECTION:
            return at_most(5 if gwot_penalty(s) else 4)
        if purpose == ROLL_PRESTIGE:
            first = s.stack[-1][RollPrestige.FIRST_DIE]
            return [(4, 1.0)] if first else [(2, 0.5), (3, 0.5)]  # the lower of two is 2½ on average
        if purpose == ROLL_WAR_OF_IDEAS:
            return _persuasion(modifier(s, c, s.stack[-1][Persuade.IGNORES_GWOT] > 0))
        if purpose == ROLL_EVENT:
            return [(face, 1 / 6) for face in D6]
        return [(self.random.choice(D6), 1.0)]


def at_most(number: int) -> list[Chance]:
    """A roll of a number or less, or of more."""
    if number >= 6:
        return [(1, 1.0)]
    return [(1, number / 6), (6, 1 - number / 6)]


def _persuasion(added: int) -> list[Chance]:
    """A War of Ideas that succeeds, that brings aid, that fails (7.2.2.1)."""
    found: dict[int, Chance] = {}
    for face in D6:
        outcome = max(-1, min(1, face + added - SUCCEEDS_ON + 1))
        found[outcome] = (face, found.get(outcome, (0, 0.0))[1] + 1 / 6)
    return list(found.values())
