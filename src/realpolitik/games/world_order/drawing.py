"""Ability cards on the move (W6.2, W16.10, W26): decks are sets but for what was bought onto them; a draw is a chance
question over the rest."""

from typing import Final

from realpolitik.games.world_order.asking import ChoosingAmong, Counting
from realpolitik.games.world_order.deck import is_card, one_of_each
from realpolitik.games.world_order.effects import bind
from realpolitik.games.world_order.labels import DECLINE
from realpolitik.games.world_order.state import WorldOrder, note_for
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import (
    NATURE,
    NOT_ASKED,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame, note

DRAW_CARD: Final = question_kind("draw_card", "W6.2", "card", "power")
DRAW_HOW_MANY: Final = question_kind("draw_how_many", "W7.2", "number", "power")
DISCARD_WHICH: Final = question_kind("discard_which", "W7.2", "card", "power", "left")
TRASH_WHICH: Final = question_kind("trash_which", "W16.11", "card", "power", "left")

CARD_DRAWN: Final = note_kind("card_drawn", "W6.2", "power", "card")  # to its owner alone
CARD_DRAWN_OPENLY: Final = note_kind("card_drawn_openly", "W17.12", "power", "card")  # everybody knew it was on top
CARDS_DRAWN: Final = note_kind("cards_drawn", "W6.2", "power", "n")
DECK_SHUFFLED: Final = note_kind("deck_shuffled", "W6.2", "power", "n")
DISCARDED: Final = note_kind("discarded", "W7.2", "power")
CARD_DISCARDED: Final = note_kind("card_discarded", "W7.2", "power", "card")  # to its owner alone
TRASHED: Final = note_kind("trashed", "W16.11", "power", "card")

NOT_IN_HAND: Final = reason_kind("not_in_hand", "W7.2", "card")
NOT_THERE: Final = reason_kind("not_there", "W16.11", "card")

# where a card may be trashed from, as a set
HAND: Final = 1
DISCARD_PILE: Final = 2


def not_in_hand(option: int) -> Reason:
    return (NOT_IN_HAND, option) if is_card(option) else (NOT_ASKED,)


def leave_hand(s: WorldOrder, p: int, card: int, seen: bool) -> None:
    """A card leaves a hand. If others do not see which, they cannot tell any more what the hand holds."""
    s.hand[p].remove(card)
    if not seen:
        s.known[p].clear()
    elif card in s.known[p]:
        s.known[p].remove(card)


def can_draw(s: WorldOrder, p: int) -> bool:
    return bool(s.deck[p] or s.top[p] or s.discard[p] or s.discard_unseen[p])


def draw(s: WorldOrder, p: int, n: int, place: int = -1) -> None:
    s.stack.append(DRAW.frame(power=p, n=n, bind=place))


class Draw(Procedure[WorldOrder]):
    """W6.2: cards are drawn one by one. What was bought comes first, in an order that everybody knows (W17.12); an
    empty deck is made anew of the discard pile (W16.10)."""

    POWER: Final = 1
    N: Final = 2
    DRAWN: Final = 3
    BIND: Final = 4

    def frame(self, power: int, n: int, bind: int) -> Frame:
        return [self.number, power, n, 0, bind]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        p = f[self.POWER]
        if f[self.DRAWN] >= f[self.N] or not can_draw(s, p):
            s.stack.pop()
            if f[self.DRAWN]:
                bind(s, f[self.BIND], f[self.DRAWN])
                note(s, CARDS_DRAWN, p, f[self.DRAWN])
        elif s.top[p]:
            card = s.top[p].pop()
            f[self.DRAWN] += 1
            s.hand[p].append(card)
            s.known[p].append(card)
            note(s, CARD_DRAWN_OPENLY, p, card)
        elif not s.deck[p]:
            _reshuffle(s, p)
        elif len(s.deck[p]) > 1:
            return Question(NATURE, DRAW_CARD, s.deck[p][:], (p,))
        else:
            self.take(s, f, s.deck[p][0])
        return None

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        p = f[self.POWER]
        f[self.DRAWN] += 1
        s.deck[p].remove(answer)
        s.hand[p].append(answer)
        if s.noting:
            note_for(s, p, CARD_DRAWN, p, answer)


DRAW: Final = procedure("world_order.draw", Draw())


def _reshuffle(s: WorldOrder, p: int) -> None:
    s.deck[p] = sorted([*s.discard[p], *s.discard_unseen[p]])
    s.discard[p], s.discard_unseen[p] = [], []
    note(s, DECK_SHUFFLED, p, len(s.deck[p]))


class DrawUpTo(Counting):
    """Any number of cards up to a limit."""

    MOST: Final = 2
    BIND: Final = 3

    def frame(self, power: int, most: int, bind: int) -> Frame:
        return [self.number, power, most, bind]

    def most(self, s: WorldOrder, f: Frame) -> int:
        return f[self.MOST]

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer:
            draw(s, f[self.POWER], answer, f[self.BIND])


DRAW_UP_TO: Final = procedure("world_order.draw_up_to", DrawUpTo(DRAW_HOW_MANY, obvious=True))


class Discard(ChoosingAmong):
    """So many cards of the hand go to the discard pile; the others do not see which (W26.4)."""

    LEFT: Final = 2

    def frame(self, power: int, left: int) -> Frame:
        return [self.number, power, left]

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return one_of_each(s.hand[f[self.POWER]]) if f[self.LEFT] else []

    def is_obvious(self, s: WorldOrder, f: Frame) -> bool:
        """By the number of cards: that some are alike is hidden."""
        return len(s.hand[f[self.POWER]]) == 1

    def elsewhere(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        return not_in_hand(option)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.LEFT])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        p = f[self.POWER]
        f[self.LEFT] -= 1
        if not f[self.LEFT]:
            s.stack.pop()
        leave_hand(s, p, answer, seen=False)
        s.discard_unseen[p].append(answer)
        note(s, DISCARDED, p)
        note_for(s, p, CARD_DISCARDED, p, answer)


DISCARD: Final = procedure("world_order.discard", Discard(DISCARD_WHICH))


def cards_to_trash(s: WorldOrder, p: int, places: int) -> list[int]:
    """The cards of the hand, of the discard pile, or of both."""
    found = s.hand[p][:] if places & HAND else []
    if places & DISCARD_PILE:
        found.extend([*s.discard[p], *s.discard_unseen[p]])
    return found


class Trash(ChoosingAmong):
    """W16.11: so many cards of the hand, or of the discard pile too, leave the game, for everybody to see."""

    BIND: Final = 2
    LEFT: Final = 3
    PLACES: Final = 4  # HAND, DISCARD_PILE or both, as a set
    MAY_DECLINE: Final = 5

    def frame(self, power: int, bind: int, left: int, places: int, may_decline: int = 0) -> Frame:
        return [self.number, power, bind, left, places, may_decline]

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return one_of_each(cards_to_trash(s, f[self.POWER], f[self.PLACES])) if f[self.LEFT] else []

    def is_obvious(self, s: WorldOrder, f: Frame) -> bool:
        return len(cards_to_trash(s, f[self.POWER], f[self.PLACES])) == 1

    def elsewhere(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        return (NOT_THERE, option) if is_card(option) else (NOT_ASKED,)

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if options and f[self.MAY_DECLINE]:
            options.append(DECLINE)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.LEFT])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer == DECLINE:
            s.stack.pop()
            return
        p = f[self.POWER]
        f[self.LEFT] -= 1
        if not f[self.LEFT]:
            s.stack.pop()
        trash(s, p, answer)
        if not f[self.LEFT]:
            bind(s, f[self.BIND], 1)


TRASH: Final = procedure("world_order.trash", Trash(TRASH_WHICH))


def trash(s: WorldOrder, p: int, card: int) -> None:
    """W16.11: out of the game, from wherever it is."""
    if card in s.hand[p]:
        leave_hand(s, p, card, seen=True)
    else:
        for pile in (s.discard[p], s.discard_unseen[p]):
            if card in pile:
                pile.remove(card)
    s.removed.append(card)
    s.revealed += 1
    note(s, TRASHED, p, card)
