"""Hands that stay secret at a real table: where the games of the cold war keep their cards."""

from typing import Final, cast

from realpolitik.games.cold_war.board import SIDES, US, USSR
from realpolitik.games.cold_war.cards import DRAW_CARD
from realpolitik.games.cold_war.corrections import PLACES
from realpolitik.games.cold_war.state import ColdWar, looking
from realpolitik.kernel.dealt import DealtHands
from realpolitik.kernel.question import note_kind
from realpolitik.kernel.state import State, note

CARD_SHOWN: Final = note_kind("card_shown", "", "side", "card")


class ColdWarHands(DealtHands):
    def __init__(self) -> None:
        super().__init__(SIDES, PLACES, DRAW_CARD)

    def hand(self, state: State, side: int) -> list[int]:
        return cast(ColdWar, state).hands[side]

    def known(self, state: State, side: int) -> list[int]:
        return cast(ColdWar, state).known[side]

    def pile(self, state: State, side: int) -> list[int]:
        return cast(ColdWar, state).deck

    def seat(self, state: State, side: int) -> int:
        return cast(ColdWar, state).seats[side]

    def worth(self, state: State, card: int) -> int:
        """7.4.2: whoever may hold it."""
        s = cast(ColdWar, state)
        return max(s.rules.card_value(s, US, card), s.rules.card_value(s, USSR, card))

    def is_burden(self, state: State, card: int) -> bool:
        """A scoring card cannot be held (10.1.5)."""
        return self.worth(state, card) == 0

    def shown(self, state: State, side: int, card: int) -> None:
        note(state, CARD_SHOWN, side, card)

    def moved(self, state: State, card: int, instead: int) -> None:
        s = cast(ColdWar, state)
        if card in s.returned:
            s.returned.remove(card)

    def looked_at(self, state: State) -> list[int]:
        return cast(ColdWar, state).peeked

    def looking(self, state: State) -> int:
        return looking(cast(ColdWar, state))

    def surely_in_pile(self, state: State) -> list[int]:
        return cast(ColdWar, state).returned
