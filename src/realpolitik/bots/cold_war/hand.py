"""What a hand promises and threatens, in victory points. The numbers are judgements, not rules."""

from typing import Final

from realpolitik.games.cold_war.deck import Deck
from realpolitik.games.cold_war.play import space_forbidden
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other

# events of the opponent that may bring nuclear war upon whoever plays them at DEFCON 2 (8.1.3), in the hand of each
# side; cards go from one game to the other, so here are those of both
PERILOUS: Final = (
    (
        "we_will_bury_you",
        "lone_gunman",
        "ortega_elected_in_nicaragua",
        "mengistu_haile_mariam",
        "stagflation",
        "mr_nyet",
        "yemeni_presidential_assassinations",
    ),
    (
        "duck_and_cover",
        "cia_created",
        "five_year_plan",
        "grain_sales_to_soviets",
        "star_wars",
        "soviets_shoot_down_kal_007",
        "tear_down_this_wall",
        "usaid",
        "voa_in_amharic",
        "daniel_arap_moi",
    ),
)
KEPT_OP: Final = 0.4  # an Op that can still be used
OPPONENTS_EVENT: Final = -0.9  # it will have to be played some day
PERIL: Final = {2: -2.5, 3: -1.5}  # by DEFCON level, for holding a perilous event
PERIL_ELSE: Final = -0.8
STRANDED: Final = {2: -10.0, 3: -3.0}  # a perilous event that must be played this turn, by DEFCON level
HELD_SCORING: Final = -5.0  # a scoring card that no round is left for
HELD_SCORING_LOSES: Final = -200.0  # the same where it loses the game (10.1.5, 11.2)


class HandWorth:
    """The hands of a game's cards, their regions apart."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.perilous = [frozenset([deck.number(name) for name in names if name in deck.name]) for names in PERILOUS]

    def of(self, s: ColdWar, side: int, kept_op: float) -> float:
        """What a hand is worth to its side, to which an Op that it can still use is worth so much."""
        ops, owner, scores, feared = self.deck.ops, self.deck.side, self.deck.scoring, self.perilous[side]
        total = 0.0
        perilous: list[int] = []
        scoring = 0
        for card in s.hands[side]:
            if scores[card]:
                scoring += 1
            elif card in feared:
                perilous.append(card)
                total += kept_op * ops[card] + PERIL.get(s.defcon, PERIL_ELSE)
            elif owner[card] == other(side):
                total += kept_op * ops[card] + OPPONENTS_EVENT
            else:
                total += kept_op * ops[card]
        return total + _under_pressure(s, side, scoring, perilous) if scoring or perilous else total


def _under_pressure(s: ColdWar, side: int, scoring: int, perilous: list[int]) -> float:
    """What scoring cards and perilous ones threaten when time runs out."""
    left = rounds_to_come(s, side)
    if left < 0:
        return 0.0
    total = 0.0
    if scoring > left:
        loses = s.rules.shows_held_cards(s) or s.rules.holding_loses(s)
        total += (scoring - left) * (HELD_SCORING_LOSES if loses else HELD_SCORING)
    if perilous:
        may_be_held = max(0, len(s.hands[side]) - left)
        may_be_spaced = any(not space_forbidden(s, side, card) for card in perilous)
        total += max(0, len(perilous) - may_be_held - may_be_spaced) * STRANDED.get(s.defcon, 0.0)
    return total


def rounds_to_come(s: ColdWar, side: int) -> int:
    """The cards a side will still play this turn; -1 between the turns, when nothing presses."""
    if s.headline_phase:
        return s.rules.rounds_of(s, side)
    if s.round == 0:
        return -1
    played = s.phasing != side and side == s.rules.goes_first(s)
    return s.rules.rounds_of(s, side) - s.round + (0 if played else 1)
