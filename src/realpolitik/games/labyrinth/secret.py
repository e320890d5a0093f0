"""Hands that stay secret at a real table: where Labyrinth keeps its cards. Alone it is the Jihadists' stack (9.2)."""

from typing import Final, cast

from realpolitik.games.labyrinth.cards import DRAW_CARD
from realpolitik.games.labyrinth.corrections import PLACES
from realpolitik.games.labyrinth.deck import OPS, SIDE
from realpolitik.games.labyrinth.options import MINI_DECKS
from realpolitik.games.labyrinth.sides import JIHADIST, SIDES
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.kernel.correction import correction, parts
from realpolitik.kernel.dealt import DealtHands, shown_kind
from realpolitik.kernel.question import note_kind
from realpolitik.kernel.state import State, note

CARD_SHOWN: Final = note_kind("card_shown", "", "side", "card")


class LabyrinthHands(DealtHands):
    def __init__(self) -> None:
        super().__init__(SIDES, PLACES, DRAW_CARD)

    def hand(self, state: State, side: int) -> list[int]:
        return cast(Labyrinth, state).hands[side]

    def known(self, state: State, side: int) -> list[int]:
        return cast(Labyrinth, state).known[side]

    def pile(self, state: State, side: int) -> list[int]:
        return cast(Labyrinth, state).deck

    def seat(self, state: State, side: int) -> int:
        return cast(Labyrinth, state).seats[side]

    def worth(self, state: State, card: int) -> int:
        return OPS[card]

    def shown(self, state: State, side: int, card: int) -> None:
        note(state, CARD_SHOWN, side, card)

    def alike(self, state: State, card: int, other: int) -> bool:
        """9.2: from which of three small decks a card comes is known."""
        return not cast(Labyrinth, state).options[MINI_DECKS] or SIDE[card] == SIDE[other]

    def ways(self, state: State, card: int, unknown: tuple[str, ...]) -> list[int]:
        """The cards on top of the stack, one after the other, before any other card of it."""
        if SIDES[JIHADIST] not in unknown:
            return super().ways(state, card, unknown)
        assumed = self._unseen_like(state, JIHADIST, card)
        fixed = [other for other in reversed(cast(Labyrinth, state).stacked) if other in assumed and other != card]
        shown = [correction(shown_kind(JIHADIST), card, other) for other in fixed]
        return [*shown, *super().ways(state, card, unknown)]

    def exchange(self, state: State, option: int) -> None:
        """Two cards of the stack, neither of them seen yet, change places in it."""
        kind, card, instead = parts(option)
        unseen = self.unseen_in_hand(state, JIHADIST)
        if kind == shown_kind(JIHADIST) and card != instead and card in unseen and instead in unseen:
            self.moved(state, card, instead)
            option = correction(kind, card, card)
        super().exchange(state, option)

    def moved(self, state: State, card: int, instead: int) -> None:
        """The stack holds what the hand does."""
        s = cast(Labyrinth, state)
        exchanged = {card: instead, instead: card}
        s.stacked = [exchanged.get(number, number) for number in s.stacked]


HANDS: Final = LabyrinthHands()
