"""Duties of a hand: how many rounds are left (4.5 D), and scoring cards that must be played in them (10.1.5)."""

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.space import has_ability
from realpolitik.games.twilight_struggle.deck import ALDRICH_AMES_REMIX, FIVE_YEAR_PLAN, SCORING
from realpolitik.games.twilight_struggle.effects import NORTH_SEA_OIL_ROUND
from realpolitik.games.twilight_struggle.options import DIGITAL_EDITION
from realpolitik.games.twilight_struggle.rules import EIGHT_ROUNDS
from realpolitik.games.twilight_struggle.state import TwilightStruggle


def usual_rounds(s: TwilightStruggle) -> int:
    """4.5 D: six rounds in turns 1 to 3, seven after."""
    return 6 if s.turn <= 3 else 7


def rounds_of(s: TwilightStruggle, side: int) -> int:
    """4.5 D, 6.4.4: eight rounds with the space station or, for the US, North Sea Oil (86)."""
    extra = has_ability(s, side, EIGHT_ROUNDS) or (side == US and s.effects[NORTH_SEA_OIL_ROUND])
    return 8 if extra else usual_rounds(s)


def is_extra(s: TwilightStruggle) -> bool:
    """Whether this is a round that a side need not use."""
    return s.round > usual_rounds(s)


def rounds_left(s: TwilightStruggle, side: int) -> int:
    """This round and those to come."""
    return rounds_of(s, side) - s.round + 1


def scoring_cards(s: TwilightStruggle, side: int) -> list[int]:
    return [card for card in s.hands[side] if SCORING[card]]


def scoring_is_due(s: TwilightStruggle, side: int) -> bool:
    """10.1.5: as many scoring cards in hand as rounds left: one that is not played now comes too late."""
    scoring = len(scoring_cards(s, side))
    return scoring > 0 and scoring >= rounds_left(s, side)


def must_score(s: TwilightStruggle, side: int) -> bool:
    """10.1.5: so one must be played; under V-D nothing forces it."""
    return not s.options[DIGITAL_EDITION] and scoring_is_due(s, side)


def duty_cards(s: TwilightStruggle, side: int) -> list[int]:
    """The cards that see to it: scoring cards, and an event that is sure to discard the only other card of the hand:
    Five-Year Plan (5) that of the USSR, Aldrich Ames Remix (98) that of the US."""
    cards = scoring_cards(s, side)
    discarding = FIVE_YEAR_PLAN if side == USSR else ALDRICH_AMES_REMIX
    if len(cards) == 1 and len(s.hands[side]) == 2 and discarding in s.hands[side]:
        cards.append(discarding)
    return cards
