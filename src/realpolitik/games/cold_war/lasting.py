"""What the lasting effects change whose cards can be in either game (12.0): each is looked up here, in one query."""

from typing import Final

from realpolitik.games.cold_war.board import ANYWHERE, NOBODY, US, USSR, Board
from realpolitik.games.cold_war.cards import show_hand
from realpolitik.games.cold_war.deck import Deck
from realpolitik.games.cold_war.effects import (
    AFGHANISTAN,
    ALBANIAN_EXAMPLE,
    AMHARIC_BROADCASTS,
    BREZHNEV_DOCTRINE,
    CENTCOM,
    CONTAINMENT,
    EIGHTH_ROUND,
    MISSILE_ENVY_DUE,
    NASSERISM,
    OPEN_HAND,
    RED_SCARE,
    SALT,
    STAGFLATION,
    T62S,
    THIS_TURN,
    TRAP,
    USAID,
    YURI_AND_SAMANTHA,
)
from realpolitik.games.cold_war.region import Region
from realpolitik.games.cold_war.relief import Relief
from realpolitik.games.cold_war.rounds import MOST_ROUNDS
from realpolitik.games.cold_war.rules import Rules, SpaceBox
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import gain_vp
from realpolitik.games.cold_war.trap import TRAPPED
from realpolitik.kernel.question import ALLOWED, Reason, reason_kind
from realpolitik.kernel.state import Frame

UNDER_CENTCOM: Final = reason_kind("under_centcom", "7.3", "country")
MUST_BE_OPERATIONS: Final = reason_kind("must_be_operations", "7.1", "card")
NO_HEADLINE_ENVY: Final = reason_kind("no_headline_envy", "7.1", "card")

# the effect of Stagflation, which goes down as rounds of the US end
NEXT_ROUND: Final = 1
NOT_THIS_ROUND: Final = 2


class LastingRules(Rules):
    def __init__(
        self, game: str, board: Board, deck: Deck, regions: list[Region], winning_vp: int, space: list[SpaceBox]
    ) -> None:
        super().__init__(game, board, deck, regions, winning_vp, space)
        self.africa = board.set_named("africa")
        # cards that rules speak of; 0 where a game has no such card, which is no card
        self.missile_envy = deck.number("missile_envy")
        self.presidential_elections = deck.number("us_presidential_elections")
        self.reliefs = Relief(deck)
        self.fleeting = [effect for effect in self.effects if THIS_TURN[effect]]  # they last for a turn

    # the turn -------------------------------------------------------------------------------------

    def turn_ends(self, s: ColdWar) -> None:
        """4.5 G: what lasts for the turn is over; a trap can be escaped from with a new hand."""
        if s.effects[OPEN_HAND]:
            s.known[US] = s.hands[US][:]
        for effect in self.fleeting:
            s.effects[effect] = 0
        for side in (US, USSR):
            s.effects[TRAP + side] = min(1, s.effects[TRAP + side])

    def rounds_of(self, s: ColdWar, side: int) -> int:
        """North Sea Oil for the US, Presidential Directive 30 for the USSR."""
        return MOST_ROUNDS if s.effects[EIGHTH_ROUND + side] else self.usual_rounds(s)

    def goes_first(self, s: ColdWar) -> int:
        """USAID."""
        return US if s.effects[USAID + US] else USSR

    def due_card(self, s: ColdWar, side: int) -> int:
        """Missile Envy."""
        due = s.effects[MISSILE_ENVY_DUE + side]
        return self.missile_envy if due and self.missile_envy in s.hands[side] else 0

    def instead_of_action(self, s: ColdWar, side: int) -> Frame | None:
        """Quagmire on the US, Bear Trap on the USSR."""
        return TRAPPED.frame(side=side) if s.effects[TRAP + side] else None

    def effect_begins(self, s: ColdWar, effect: int) -> None:
        """Stagflation: a round in which the US itself has played the card is not yet the one that counts. Aldrich Ames
        Remix: the hand that lies open is seen at once."""
        if effect == OPEN_HAND:
            show_hand(s, US, s.hands[US][:])
        if effect == STAGFLATION and s.round and s.phasing == US:
            s.effects[STAGFLATION] = NOT_THIS_ROUND

    def scoring_demanded(self, s: ColdWar, side: int) -> bool:
        """Stagflation: in the next round of the US."""
        return side == US and s.effects[STAGFLATION] == NEXT_ROUND and s.round > 0

    def round_ends(self, s: ColdWar, side: int) -> None:
        if side == US and s.effects[STAGFLATION]:
            s.effects[STAGFLATION] -= 1

    def relief(self, s: ColdWar, side: int, card: int, player: int = NOBODY) -> int:
        return self.reliefs.of(s, side, card, player)

    # operations -----------------------------------------------------------------------------------

    def operations_value(self, s: ColdWar, side: int, printed: int, less: int = 0) -> int:
        """7.4: what makes Ops fewer comes first; then what makes them more, each up to its own limit."""
        effects = s.effects
        if printed == 1 and effects[AMHARIC_BROADCASTS + side]:
            printed = 2
        value = printed - effects[RED_SCARE + side] - effects[AFGHANISTAN + side] - less
        if side == USSR and value < 3 and effects[T62S]:
            value = min(3, value + effects[T62S])
        more = effects[CONTAINMENT if side == US else BREZHNEV_DOCTRINE]
        if more and value < 4:
            value = min(4, value + more)
        return value if value > 1 else 1

    def dearer_placement(self, s: ColdWar, side: int, ops: int, card: int) -> int:
        """Albano-Stalinist Economics: a card is worth 1 less when influence is placed in Africa. All is summed (7.4):
        what another effect could not add for its limit, it can then."""
        if not s.effects[ALBANIAN_EXAMPLE + side] or ops <= 1:
            return ANYWHERE
        printed = self.printed(s, side, card)
        made_up_for = ops == self.operations_value(s, side, printed) == self.operations_value(s, side, printed, 1)
        return ANYWHERE if made_up_for else self.africa

    # preventions ----------------------------------------------------------------------------------

    def coup_forbidden(self, s: ColdWar, side: int, c: int) -> Reason:
        return (UNDER_CENTCOM, c) if s.effects[CENTCOM + side] == c + 1 else ALLOWED

    def realignment_forbidden(self, s: ColdWar, side: int, c: int) -> Reason:
        return (UNDER_CENTCOM, c) if s.effects[CENTCOM + side] == c + 1 else ALLOWED

    def event_forbidden(self, s: ColdWar, side: int, card: int) -> Reason:
        """A Missile Envy that must be used for operations."""
        return (
            (MUST_BE_OPERATIONS, card) if card == self.missile_envy and s.effects[MISSILE_ENVY_DUE + side] else ALLOWED
        )

    def headline_forbidden(self, s: ColdWar, side: int, card: int) -> Reason:
        return (NO_HEADLINE_ENVY, card) if card == self.missile_envy and s.effects[MISSILE_ENVY_DUE + side] else ALLOWED

    def cancels_headline(self, s: ColdWar, side: int, card: int) -> bool:
        """US Presidential Elections of the USSR."""
        return side == USSR and card == self.presidential_elections

    # coups ----------------------------------------------------------------------------------------

    def coup_modifier(self, s: ColdWar, side: int, c: int) -> int:
        """SALT Negotiations on every coup, Nasserism on those of the USSR."""
        return (s.effects[NASSERISM] if side == USSR else 0) - s.effects[SALT]

    def coup_attempted(self, s: ColdWar, side: int, c: int, flags: int) -> None:
        """Yuri and Samantha."""
        if side == US and s.effects[YURI_AND_SAMANTHA]:
            gain_vp(s, USSR, s.effects[YURI_AND_SAMANTHA])

    def card_discarded(self, s: ColdWar, card: int) -> None:
        """Missile Envy: used or lost, it is due no more."""
        if card == self.missile_envy:
            s.effects[MISSILE_ENVY_DUE + US] = s.effects[MISSILE_ENVY_DUE + USSR] = 0
