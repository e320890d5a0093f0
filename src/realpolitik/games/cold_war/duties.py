"""Duties of a hand: how many rounds are left (4.5 D), and scoring cards that must be played in them (10.1.5)."""

from typing import Final

from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.question import reason_kind

NO_CARD: Final = 0

EVENT_STRANDS_SCORING: Final = reason_kind("event_strands_scoring", "10.1.5", "card")
SCORING_MUST_GO: Final = reason_kind("scoring_must_go", "10.1.5")


def is_extra(s: ColdWar) -> bool:
    """Whether this is a round that a side need not use."""
    return s.round > s.rules.usual_rounds(s)


def rounds_left(s: ColdWar, side: int) -> int:
    """This round and those to come."""
    return s.rules.rounds_of(s, side) - s.round + 1


def rounds_to_come(s: ColdWar, side: int) -> int:
    """The rounds of this turn that have not begun yet for a side, whosever round it is now."""
    if s.round == 0:
        return s.rules.rounds_of(s, side)
    begun = s.phasing == side or s.rules.goes_first(s) == side
    return max(0, rounds_left(s, side) - (1 if begun else 0))


def scoring_cards(s: ColdWar, side: int) -> list[int]:
    scoring = s.rules.deck.scoring
    return [card for card in s.hands[side] if scoring[card]]


def scoring_held(s: ColdWar, side: int) -> int:
    """How many they are. Nearly always none: so they are counted, and not listed first."""
    held, scoring = 0, s.rules.deck.scoring
    for card in s.hands[side]:
        if scoring[card]:
            held += 1
    return held


def scoring_is_due(s: ColdWar, side: int) -> bool:
    """10.1.5: as many scoring cards in hand as rounds left: one that is not played now comes too late."""
    held = scoring_held(s, side)
    return held > 0 and held >= rounds_left(s, side)


def stranded(s: ColdWar, side: int) -> int:
    """10.1.5: how many scoring cards of a hand the rounds to come are too few for, where none may be held."""
    held = scoring_held(s, side)
    if held == 0:  # nearly always
        return 0
    return max(0, held - rounds_to_come(s, side)) if s.rules.scoring_is_forced(s) else 0


def scoring_demanded(s: ColdWar, side: int) -> bool:
    """Whether an event makes a side play a scoring card in this round, and it holds one."""
    return s.rules.scoring_demanded(s, side) and scoring_held(s, side) > 0


def must_score(s: ColdWar, side: int) -> bool:
    """10.1.5: whether a side has to play a scoring card in its round, if no event can help; or an event demands it."""
    return stranded(s, side) > 0 or scoring_demanded(s, side)


# -- events that help ------------------------------------------------------------------------------------------------


def later_relief(s: ColdWar, side: int, without: int = NO_CARD) -> int:
    """10.1.5: how many scoring cards more than one each of the rounds to come can see to, by an event of the hand."""
    if rounds_to_come(s, side) == 0:
        return 0
    scoring = s.rules.deck.scoring
    reliefs = [s.rules.relief(s, side, card) for card in s.hands[side] if card != without and not scoring[card]]
    return max(0, max(reliefs) - 1) if reliefs else 0


def must_see_to_scoring(s: ColdWar, side: int) -> bool:
    """10.1.5: whether a side that is to play a card must play one that makes fewer scoring cards come too late."""
    if scoring_held(s, side) == 0:  # nearly always
        return False
    too_many = stranded(s, side)
    return (too_many > 0 and too_many > later_relief(s, side)) or scoring_demanded(s, side)


def duty_cards(s: ColdWar, side: int) -> list[int]:
    """The cards that see to it: scoring cards, and those whose event takes some off the hand or brings a round. Where
    they are not all enough, only those that are, if there are any."""
    cards, scoring, too_many = scoring_cards(s, side), s.rules.deck.scoring, stranded(s, side)
    if scoring_demanded(s, side):
        return cards
    cards.extend([card for card in s.hands[side] if not scoring[card] and s.rules.relief(s, side, card)])
    enough = []
    for card in cards:
        relief = 1 if scoring[card] else s.rules.relief(s, side, card)
        if relief + later_relief(s, side, without=card) >= too_many:
            enough.append(card)
    return enough or cards


def strands_scoring(s: ColdWar, side: int) -> bool:
    """10.1.5: whether a side that does something in its round which takes no scoring card off its hands would be left
    with more of them than it can see to."""
    if s.phasing != side or s.round == 0:
        return False
    too_many = stranded(s, side)
    return too_many > 0 and too_many > later_relief(s, side)
