"""Counting what games of cards have in common: the cards in use and what became of them, Ops, where cards lie."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from realpolitik.kernel.label import label_name
from realpolitik.kernel.match import Match
from realpolitik.records.card_figures import Use
from realpolitik.records.figures import Gauge

NO_CARD: Final = 0


class CardGauge(Gauge):
    """A game shows it in `hands` and `table` how cards lay before each answer."""

    def __init__(self, sides: Sequence[str], cards: Sequence[str], operations: Mapping[str, Sequence[str]]) -> None:
        self.sides = sides
        self.cards = cards  # by their numbers
        self.read = 0  # notes of the log
        self.turn = 0
        self.hands: list[list[int]] = [[], []]
        self.in_use: dict[int, int] = {}  # cards on the table, with the number of their use
        self.uses: list[Use] = []
        self.operations = {side: dict.fromkeys(kinds, 0) for side, kinds in operations.items()}

    def side_name(self, side: int) -> str:
        return self.sides[side] if side < len(self.sides) else ""

    def look_at_cards(self, hands: Sequence[list[int]], table: Sequence[int]) -> None:
        """Where cards are after an answer; those that have left the table are no longer in use."""
        self.hands = [hand[:] for hand in hands]
        self.in_use = {card: use for card, use in self.in_use.items() if card in table}

    # -- Ops -----------------------------------------------------------------------------------------------------------

    def spend(self, side: int, label: int, ops: int) -> None:
        self.operations[self.sides[side]][label_name(label)] += ops

    # -- cards ---------------------------------------------------------------------------------------------------------

    def use(self, match: Match, side: int, card: int, fate: str) -> None:
        self.in_use[card] = len(self.uses)
        self.uses.append(Use(len(match.answers), self.turn, self.side_name(side), self.cards[card], fate, False))

    def use_of(self, card: int) -> Use:
        return self.uses[self.in_use[card]]

    def change_fate(self, card: int, fate: str) -> None:
        """More has become of a card that is being used."""
        self.uses[self.in_use[card]] = replace(self.use_of(card), fate=fate)

    def occur(self, match: Match, card: int, side: int) -> None:
        """A card's event occurs: of one that is being used, or, through another card, of one that is not."""
        if card not in self.in_use:
            self.use(match, self._holder(card), card, "triggered")
        use = self.use_of(card)
        opponents = use.side not in ("", self.side_name(side))
        self.uses[self.in_use[card]] = replace(use, for_opponent=opponents)

    def leave(self, match: Match, card: int) -> None:
        """A card goes to the discards or out of the game; one that was not being used, straight from where it was."""
        if self.in_use.pop(card, None) is None:
            self.use(match, self._holder(card), card, "discarded")
            del self.in_use[card]

    def _holder(self, card: int) -> int:
        """Whose hand the card was in before the answer; no side's where it was in none."""
        return next((side for side, hand in enumerate(self.hands) if card in hand), len(self.sides))


def places_of(match: Match, piles: Mapping[str, Sequence[int]], names: Sequence[str]) -> dict[str, str]:
    """Where each card is, by its name and that of its pile. Where a hand is unknown, a card that nobody has seen may be
    there or in the draw pile."""
    unknown = match.chance.unknown()
    hands = match.game.secret_hands() if unknown else None
    unseen = {"unseen": hands.unseen(match.state, unknown)} if hands is not None else {}
    places = {names[card]: pile for pile, cards in {**piles, **unseen}.items() for card in cards}
    return {name: places[name] for name in names[1:] if name in places}
