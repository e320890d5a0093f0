"""Ways out of 10.1.5: events by which a side is sure to be rid of scoring cards that no round is left for, or which
bring it another round. What would take luck, or the opponent's consent, is none."""

from realpolitik.games.cold_war.board import NOBODY
from realpolitik.games.cold_war.cards import opponent_cards
from realpolitik.games.cold_war.deck import Deck
from realpolitik.games.cold_war.duties import scoring_held
from realpolitik.games.cold_war.occurrence import mirrors, missing_condition, player_of
from realpolitik.games.cold_war.rounds import MOST_ROUNDS
from realpolitik.games.cold_war.state import ColdWar


class Relief:
    """The cards of a deck with such events; 0 where there is no such card, which is no card."""

    def __init__(self, deck: Deck) -> None:
        self.ask_not = deck.number("ask_not_what_your_country")
        self.gosplan_advisers = deck.number("gosplan_advisers")
        self.star_wars = deck.number("star_wars")
        self.mengistu = deck.number("mengistu_haile_mariam")
        self.eighth_round = [deck.number("north_sea_oil"), deck.number("presidential_directive_30")]
        self.discarding = [
            [deck.number("aldrich_ames_remix"), deck.number("cyrus_vance")],  # of a card of the US
            [deck.number("five_year_plan")],
        ]

    def of(self, s: ColdWar, side: int, card: int, player: int) -> int:
        """How many scoring cards fewer the rounds of a side must see to if it plays the card, and the event occurs."""
        owner = player_of(s, card, side) if player == NOBODY else player
        if missing_condition(s, card, side, owner) >= 0:
            return 0
        if owner != side:
            return int(card in self.discarding[side] and self._only_scoring(s, side, card))
        if card in self.eighth_round:
            return max(0, MOST_ROUNDS - s.rules.rounds_of(s, side))
        held = scoring_held(s, side)
        if card == self.ask_not:
            return held
        if card == self.gosplan_advisers:
            return min(2, held)
        if card == self.star_wars:
            return self._of_any(s, side, s.discard, NOBODY)
        return self._of_any(s, side, turnable(s, side), side) if card == self.mengistu else 0

    def _of_any(self, s: ColdWar, side: int, cards: list[int], player: int) -> int:
        """The most that one of these cards does, by whose event another may be followed."""
        reliefs = [self.of(s, side, card, player) for card in cards]
        return max(reliefs) if reliefs else 0

    def _only_scoring(self, s: ColdWar, side: int, card: int) -> bool:
        """5.4: whether whatever else is in the hand is a scoring card, so that one is sure to be discarded."""
        held = scoring_held(s, side)
        return held > 0 and held == len(s.hands[side]) - (1 if card in s.hands[side] else 0)


def turnable(s: ColdWar, side: int) -> list[int]:
    """The cards with an event of the opponent that a side holds and could turn into its own (Red Sea 27)."""
    return [card for card in opponent_cards(s, side) if mirrors(s.rules.deck, card)]
