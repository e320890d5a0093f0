"""When the draw pile will run out (4.3), by the deals alone: from the sizes of hands and pile, which everybody knows.

At the end of a turn a side holds none of its cards at the least, for events may take them; at the most those for which
there was no round, and one more where the passing card was played instead. Cards that events draw come on top.
"""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.cards import cards_added
from realpolitik.games.cold_war.duties import rounds_to_come
from realpolitik.games.cold_war.rounds import ACTION
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.turn import DEAL, DEAL_CARDS, HELD_CARDS, TURN
from realpolitik.games.cold_war.whereabouts import pile_size
from realpolitik.kernel.question import Fact, fact_kind

CARDS_COME_BACK: Final = fact_kind("cards_come_back", "4.3", "cards")
RESHUFFLE_IN: Final = fact_kind("reshuffle_in", "4.3", "turn")
RESHUFFLE_BETWEEN: Final = fact_kind("reshuffle_between", "4.3", "turn", "last")
RESHUFFLE_PERHAPS: Final = fact_kind("reshuffle_perhaps", "4.3", "turn")
NO_RESHUFFLE: Final = fact_kind("no_reshuffle", "4.3")
CARDS_JOIN: Final = fact_kind("cards_join", "4.4", "turn", "cards")


def forecast_facts(s: ColdWar) -> list[Fact]:
    """The next reshuffle, what it would bring back, and what comes into the pile before that."""
    if s.over:
        return []
    earliest, latest = next_reshuffle(s, fewest=True), next_reshuffle(s, fewest=False)
    if earliest is None:
        facts: list[Fact] = [(NO_RESHUFFLE,)]
    elif latest is None:
        facts = [(RESHUFFLE_PERHAPS, earliest)]
    else:
        facts = [(RESHUFFLE_IN, earliest) if earliest == latest else (RESHUFFLE_BETWEEN, earliest, latest)]
    if earliest is not None and s.discard:
        facts.append((CARDS_COME_BACK, len(s.discard)))
    coming = next_period(s)
    return [*facts, (CARDS_JOIN, *coming)] if coming else facts


def next_period(s: ColdWar) -> tuple[int, int] | None:
    """4.4: the next turn that brings cards into the game, and how many."""
    ahead = s.clone()
    for turn in range(s.turn + 1, s.rules.last_turn(s) + 1):
        ahead.turn = turn
        added = len(cards_added(ahead))
        if added:
            return turn, added
    return None


def next_reshuffle(s: ColdWar, fewest: bool) -> int | None:
    """The turn in whose deal the draw pile runs out, if both sides hold as few cards as can be, or as many; None if it
    lasts to the end of the game."""
    ahead, pile, held = s.clone(), pile_size(s), [len(s.hands[US]), len(s.hands[USSR])]
    if _is_dealt_still(s):
        size = s.rules.hand_size(s)
        pile -= sum([max(0, size - n) for n in held])
        if pile <= 0:
            return s.turn
        held = [size, size]
    for turn in range(s.turn + 1, s.rules.last_turn(s) + 1):
        held = [0, 0] if fewest else [_most_held(ahead, US, held[US]), _most_held(ahead, USSR, held[USSR])]
        ahead.turn, ahead.round, ahead.headlines, ahead.stack = turn, 0, [0, 0], []
        size = s.rules.hand_size(ahead)
        pile += len(cards_added(ahead)) - (2 * size - held[US] - held[USSR])
        if pile <= 0:
            return turn
        held = [size, size]
    return None


def _is_dealt_still(s: ColdWar) -> bool:
    """Whether the cards of this turn are still to be dealt, or some of them."""
    return any(f[0] == DEAL.number or (f[0] == TURN.number and f[TURN.STEP] <= DEAL_CARDS) for f in s.stack)


def _most_held(s: ColdWar, side: int, hand: int) -> int:
    """How many cards of a hand a side may still hold when the turn is over, the passing card played in place of one."""
    if any(f[0] == TURN.number and f[TURN.STEP] > HELD_CARDS for f in s.stack):
        return hand  # its rounds are over
    rounds = rounds_to_come(s, side) + (1 if [ACTION.number, side] in s.stack else 0)
    headline = 0 if s.round or s.headlines[side] else 1
    passing = 0 if s.passing == NOBODY else 1
    return max(0, hand - rounds - headline + passing)
