"""Cards on the move (5.3): hands, draw pile, discards, the Lapsing and 1st Plot boxes. Piles are sets; a draw is a
chance question over the unseen. The hand of Jihadists that the rulebook plays is a stack, whose top may be known."""

from typing import Final

from realpolitik.games.labyrinth.deck import CARDS, SIDE
from realpolitik.games.labyrinth.options import DECKS, MINI_DECKS
from realpolitik.games.labyrinth.sides import JIHADIST, NOBODY, US, other
from realpolitik.games.labyrinth.state import Labyrinth, is_automatic, note_for
from realpolitik.games.labyrinth.victory import end_of_game
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import NATURE, NOT_ASKED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

DRAW_CARD: Final = question_kind("draw_card", "5.2.8", "card", "side")
CARD_AT_RANDOM: Final = question_kind("card_at_random", "6.2.1", "card", "side")
TOP_CARD: Final = question_kind("top_card", "9.2", "card", "side")

CARD_DRAWN: Final = note_kind("card_drawn", "5.2.8", "side", "card")  # to its owner alone
CARDS_DRAWN: Final = note_kind("cards_drawn", "5.2.8", "side", "n")
RESHUFFLED: Final = note_kind("reshuffled", "5.3.1", "n", "deck_number", "of")
CARD_DISCARDED: Final = note_kind("card_discarded", "5.2.2", "card")
CARD_DISCARDED_BY: Final = note_kind("card_discarded_by", "6.2.1", "side", "card")
FIRST_PLOT_CARD: Final = note_kind("first_plot_card", "8.5.3", "card")
CARD_REMOVED: Final = note_kind("card_removed", "6.2.9", "card")
CARD_TAKEN: Final = note_kind("card_taken", "6.2.1", "side", "card")  # to both sides alone
HAND_SHOWN: Final = note_kind("hand_shown", "6.2.1", "side", "*cards")

NOT_IN_HAND: Final = reason_kind("not_in_hand", "5.2.2", "card")

MINI_DECK_ORDER: Final = (NOBODY, JIHADIST, US)  # 9.2


def is_card(option: int) -> bool:
    return 1 <= option <= CARDS


def not_in_hand(option: int) -> Reason:
    """Why something that a hand does not hold is not on offer: a card is elsewhere, anything else is no card."""
    return (NOT_IN_HAND, option) if is_card(option) else (NOT_ASKED,)


# -- between hand, table and piles -------------------------------------------------------------------------------------


def leave_hand(s: Labyrinth, side: int, card: int) -> None:
    """Take a card out of a hand, onto the table."""
    s.hands[side].remove(card)
    if card in s.known[side]:
        s.known[side].remove(card)
    if side == JIHADIST and card in s.stacked:
        s.stacked.remove(card)
    s.table.append(card)


def enter_hand(s: Labyrinth, side: int, card: int, seen: bool) -> None:
    """Put a card from the table into a hand, seen by the opponent or not; alone on top of the stack (9.2)."""
    s.table.remove(card)
    s.hands[side].append(card)
    if seen:
        s.known[side].append(card)
    if is_automatic(s, side):
        s.stacked.append(card)


def discard(s: Labyrinth, card: int) -> None:
    """From the table to the discard pile."""
    s.table.remove(card)
    s.discard.append(card)
    if s.noting:
        note(s, CARD_DISCARDED, card)


def remove(s: Labyrinth, card: int) -> None:
    """6.2.9: from the table out of the game."""
    s.table.remove(card)
    s.removed.append(card)
    note(s, CARD_REMOVED, card)


def put_in_first_plot_box(s: Labyrinth, card: int) -> None:
    """4.7.7.2: from the table, as a reminder that the first plot of the turn has been made."""
    s.table.remove(card)
    s.first_plot, s.first_plot_used = card, 1
    note(s, FIRST_PLOT_CARD, card)


def show_hand(s: Labyrinth, side: int) -> None:
    """A hand is shown to the other side."""
    s.revealed += 1
    s.known[side] = s.hands[side][:]
    note_for(s, other(side), HAND_SHOWN, side, *sorted(s.hands[side]))


# -- drawing (5.2.8, 5.3) ----------------------------------------------------------------------------------------------


def next_cards(s: Labyrinth) -> list[int]:
    """The cards one of which is drawn next; with three small decks from the one whose turn it is (9.2)."""
    if not s.options[MINI_DECKS]:
        return s.deck[:]
    for step in range(len(MINI_DECK_ORDER)):
        side = MINI_DECK_ORDER[(s.mini_deck + step) % len(MINI_DECK_ORDER)]
        found = [card for card in s.deck if SIDE[card] == side]
        if found:
            return found
    return []


def reshuffle(s: Labyrinth) -> None:
    """5.3.1: a card is to be drawn and none is left. The last time that ends the game (2.3)."""
    if s.deck_number >= s.options[DECKS]:
        end_of_game(s)
        return
    s.deck = [*s.discard, *s.lapsing]
    if s.first_plot:
        s.deck.append(s.first_plot)
    s.discard, s.lapsing, s.first_plot = [], (), 0  # markers stand for what lasts to the end of the turn (4.7.7.3)
    s.deck_number += 1
    s.mini_deck = 0
    note(s, RESHUFFLED, len(s.deck), s.deck_number, s.options[DECKS])


class Draw(Procedure[Labyrinth]):
    """A side draws cards one by one, from the pile into its hand."""

    SIDE: Final = 1
    N: Final = 2
    DRAWN: Final = 3

    def frame(self, side: int, n: int) -> Frame:
        return [self.number, side, n, 0]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        if f[self.N] > f[self.DRAWN]:
            if not s.deck:
                if not s.discard and not s.lapsing and not s.first_plot and s.deck_number < s.options[DECKS]:
                    return self._ends(s, f)  # every card of the game is in a hand
                reshuffle(s)
                return None
            return Question(NATURE, DRAW_CARD, next_cards(s), (f[self.SIDE],))
        return self._ends(s, f)

    def _ends(self, s: Labyrinth, f: Frame) -> Question | None:
        s.stack.pop()
        if f[self.DRAWN]:
            note(s, CARDS_DRAWN, f[self.SIDE], f[self.DRAWN])
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        side = f[self.SIDE]
        f[self.DRAWN] += 1
        s.deck.remove(answer)
        if s.options[MINI_DECKS]:
            s.mini_deck = (MINI_DECK_ORDER.index(SIDE[answer]) + 1) % len(MINI_DECK_ORDER)
        s.hands[side].append(answer)
        if is_automatic(s, side) and s.phase_card:  # drawn by an event, not dealt: it goes on top of the stack
            s.stacked.append(answer)
        if s.noting:
            note_for(s, side, CARD_DRAWN, side, answer)


DRAW: Final = procedure("labyrinth.draw", Draw())


def draw(s: Labyrinth, side: int, n: int) -> None:
    if n > 0:
        s.stack.append(DRAW.frame(side=side, n=n))


# -- a card at random --------------------------------------------------------------------------------------------------


def random_cards(s: Labyrinth, side: int) -> list[int]:
    """The cards one of which is taken when a hand loses a random one: alone the top of the stack (9.2)."""
    return s.stacked[-1:] if s.stacked and side == JIHADIST else sorted(s.hands[side])
