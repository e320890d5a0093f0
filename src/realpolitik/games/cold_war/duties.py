"""Duties of a hand: how many rounds are left (4.5 D), and scoring cards that must be played in them (10.1.5)."""

from realpolitik.games.cold_war.state import ColdWar


def is_extra(s: ColdWar) -> bool:
    """Whether this is a round that a side need not use."""
    return s.round > s.rules.usual_rounds(s)


def rounds_left(s: ColdWar, side: int) -> int:
    """This round and those to come."""
    return s.rules.rounds_of(s, side) - s.round + 1


def scoring_cards(s: ColdWar, side: int) -> list[int]:
    scoring = s.rules.deck.scoring
    return [card for card in s.hands[side] if scoring[card]]


def scoring_is_due(s: ColdWar, side: int) -> bool:
    """10.1.5: as many scoring cards in hand as rounds left: one that is not played now comes too late."""
    scoring = len(scoring_cards(s, side))
    return scoring > 0 and scoring >= rounds_left(s, side)


def must_score(s: ColdWar, side: int) -> bool:
    """10.1.5: so one must be played, where that is forced; or an event demands it."""
    scoring = len(scoring_cards(s, side))
    if scoring == 0:  # nearly always
        return False
    if s.rules.scoring_demanded(s, side):
        return True
    return s.rules.scoring_is_forced(s) and scoring >= rounds_left(s, side)


def duty_cards(s: ColdWar, side: int) -> list[int]:
    """The cards that see to it: scoring cards, and an event that is sure to discard the only other card of the hand."""
    cards = scoring_cards(s, side)
    if len(cards) == 1 and len(s.hands[side]) == 2 and not s.rules.scoring_demanded(s, side):
        cards.extend([card for card in s.rules.sure_discards(s, side) if card in s.hands[side]])
    return cards
