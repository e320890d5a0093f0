"""Hands that stay secret at a real table: each power draws from a deck of its own."""

from typing import Final, cast

from realpolitik.games.world_order.corrections import PLACES, deck_of
from realpolitik.games.world_order.deck import RESEARCH
from realpolitik.games.world_order.drawing import DRAW_CARD
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import POWER_NAMES, POWERS
from realpolitik.kernel.dealt import DealtHands
from realpolitik.kernel.question import note_kind
from realpolitik.kernel.state import State, note

CARD_SHOWN: Final = note_kind("card_shown", "", "power", "card")


class WorldOrderHands(DealtHands):
    def __init__(self) -> None:
        super().__init__(POWER_NAMES[:POWERS], PLACES, DRAW_CARD)

    def hand(self, state: State, side: int) -> list[int]:
        return cast(WorldOrder, state).hand[side]

    def known(self, state: State, side: int) -> list[int]:
        return cast(WorldOrder, state).known[side]

    def pile(self, state: State, side: int) -> list[int]:
        return cast(WorldOrder, state).deck[side]

    def pile_place(self, side: int) -> int:
        return deck_of(side)

    def seat(self, state: State, side: int) -> int:
        return cast(WorldOrder, state).seats[side]

    def worth(self, state: State, card: int) -> int:
        return RESEARCH[card]

    def shown(self, state: State, side: int, card: int) -> None:
        note(state, CARD_SHOWN, side, card)


HANDS: Final = WorldOrderHands()
