"""Cards on the move (4.3): hands, draw pile, discards. Piles are sets; a draw is a chance question over the unseen."""

from typing import Final

from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import (
    EVERYBODY,
    NATURE,
    NOT_ASKED,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame

DRAW_CARD: Final = question_kind("draw_card", "4.3", "card", "side")
CARD_AT_RANDOM: Final = question_kind("card_at_random", "5.4", "card", "side")

# to its owner alone, and how many to everybody; dealt as a turn begins, or drawn by an event
CARD_DRAWN: Final = note_kind("card_drawn", "4.5 B", "side", "card")
CARDS_DRAWN: Final = note_kind("cards_drawn", "4.5 B", "side", "n")
CARD_DRAWN_BY_EVENT: Final = note_kind("card_drawn", "4.3", "side", "card")
CARDS_DRAWN_BY_EVENT: Final = note_kind("cards_drawn", "4.3", "side", "n")
RESHUFFLED: Final = note_kind("reshuffled", "4.3", "n")
CARD_DISCARDED: Final = note_kind("card_discarded", "2.2.6", "card")
CARD_REMOVED: Final = note_kind("card_removed", "2.2.4", "card")
NO_OPPONENT_EVENT: Final = reason_kind("no_opponent_event", "7.1", "card")
NOT_IN_HAND: Final = reason_kind("not_in_hand", "5.1", "card")
NOT_LOOKED_AT: Final = reason_kind("not_looked_at", "7.1", "card")
HAND_SHOWN: Final = note_kind("hand_shown", "7.1", "side", "*cards")


def not_in_hand(s: ColdWar, option: int) -> Reason:
    """Why something that a hand does not hold is not on offer: a card is elsewhere, anything else is no card."""
    return (NOT_IN_HAND, option) if s.rules.deck.is_card(option) else (NOT_ASKED,)


def opponent_cards(s: ColdWar, side: int) -> list[int]:
    """The cards of a hand that carry an event of the opponent."""
    return [card for card in s.hands[side] if s.rules.deck.side[card] == other(side)]


def leave_hand(s: ColdWar, side: int, card: int) -> None:
    """Take a card out of a hand, onto the table."""
    s.hands[side].remove(card)
    if card in s.known[side]:
        s.known[side].remove(card)
    s.table.append(card)


def enter_hand(s: ColdWar, side: int, card: int, seen: bool) -> None:
    """Put a card from the table into a hand, seen by the opponent or not."""
    s.table.remove(card)
    s.hands[side].append(card)
    if seen:
        s.known[side].append(card)


def discard(s: ColdWar, card: int) -> None:
    """2.2.6: from the table to the discard pile."""
    s.table.remove(card)
    s.discard.append(card)
    s.rules.card_discarded(s, card)
    if s.noting:
        s.notes.append((CARD_DISCARDED, EVERYBODY, card))


def from_discards(s: ColdWar, side: int, card: int, note: int) -> None:
    """A side takes a card back from the discards, onto the table, for all to see."""
    s.discard.remove(card)
    s.table.append(card)
    if s.noting:
        s.notes.append((note, EVERYBODY, side, card))


def remove(s: ColdWar, card: int) -> None:
    """2.2.4: from the table out of the game."""
    s.table.remove(card)
    s.removed.append(card)
    if s.noting:
        s.notes.append((CARD_REMOVED, EVERYBODY, card))


def show_hand(s: ColdWar, side: int, cards: list[int]) -> None:
    """A side shows cards of its hand to the other."""
    s.revealed += 1
    for card in cards:
        if card not in s.known[side]:
            s.known[side].append(card)
    if s.noting:
        s.notes.append((HAND_SHOWN, s.seats[other(side)], side, *sorted(cards)))


def cards_of(s: ColdWar, period: int) -> list[int]:
    """The cards of a period that are in this match; the passing card lies outside the deck."""
    deck = s.rules.deck
    return [
        card
        for card in deck.in_period[period]
        if card != deck.passing and (card in s.chosen if deck.borrowed[card] else s.rules.in_match(s, card))
    ]


def cards_in_play(s: ColdWar) -> list[int]:
    """4.4: the cards that have come into the game so far."""
    return [card for period, turn in enumerate(s.rules.periods) if s.turn >= turn for card in cards_of(s, period)]


def cards_added(s: ColdWar) -> list[int]:
    """4.4: the cards that come into the draw pile as this turn begins."""
    return [card for period, turn in enumerate(s.rules.periods) if s.turn == turn for card in cards_of(s, period)]


def next_cards(s: ColdWar) -> list[int]:
    """The cards one of which is drawn next: any of the shuffled pile, and then what lies under it, in order. Where it
    had run out, what has been discarded since is the new one (4.3)."""
    if not s.deck:
        refill(s)
    return s.deck[:] or s.bottom[:1]


def take_from_pile(s: ColdWar, card: int) -> None:
    """A card leaves the draw pile."""
    if s.returned:
        s.returned = []
    try:
        s.deck.remove(card)
    except ValueError:
        s.bottom.remove(card)


def shuffle_in(s: ColdWar, cards: list[int]) -> None:
    """4.4: cards come into the draw pile, and all of it is shuffled."""
    s.deck.extend(cards)
    s.deck.extend(s.bottom)
    s.bottom = []


def refill(s: ColdWar) -> None:
    """4.3: as soon as the draw pile has run out, the discards become the new one; if there are any by then."""
    if not s.deck and not s.bottom and s.discard:
        s.deck, s.discard = s.discard, []
        if s.noting:
            s.notes.append((RESHUFFLED, EVERYBODY, len(s.deck)))


def draw_into_hand(s: ColdWar, side: int, card: int, note: int) -> None:
    if card in s.bottom:
        s.known[side].append(card)  # everybody saw it go there
    take_from_pile(s, card)
    s.hands[side].append(card)
    if s.noting:
        s.notes.append((note, s.seats[side], side, card))
    if not s.deck:
        refill(s)


class Draw(Procedure[ColdWar]):
    """4.3: draw cards one by one."""

    __slots__ = ()

    SIDE: Final = 1
    N: Final = 2
    DRAWN: Final = 3  # how many so far

    def frame(self, side: int, n: int) -> Frame:
        return [self.number, side, n, 0]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        side, drawn = f[self.SIDE], f[self.DRAWN]
        if drawn < f[self.N]:
            options = next_cards(s)
            if options:
                return Question(NATURE, DRAW_CARD, options, (side,))
        s.stack.pop()
        if drawn and s.noting:
            s.notes.append((CARDS_DRAWN_BY_EVENT, EVERYBODY, side, drawn))
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        f[self.DRAWN] += 1
        draw_into_hand(s, f[self.SIDE], answer, CARD_DRAWN_BY_EVENT)


DRAW: Final = procedure("cold_war.draw", Draw())


def draw(s: ColdWar, side: int, n: int) -> None:
    if n > 0:
        s.stack.append(DRAW.frame(side=side, n=n))
