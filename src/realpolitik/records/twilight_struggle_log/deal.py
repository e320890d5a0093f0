"""Solving for the deal: the log does not tell who was dealt what, only what came into the open later.

A hand is dealt first what it has to show first. Where that was not enough, because a hand turns out not to have held a
card, hidden cards that could as well have been dealt otherwise change places in a circle, and with them the record of
how they were dealt. A shortest circle is found if there is any.
"""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from realpolitik.games.cold_war.board import NOBODY
from realpolitik.games.cold_war.cards import RESHUFFLED
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.turn import TURN_BEGINS
from realpolitik.games.twilight_struggle.deck import CARDS, SCORING
from realpolitik.kernel.match import Answer
from realpolitik.kernel.question import NATURE, Note
from realpolitik.records.twilight_struggle_log.entries import NEVER, Entry
from realpolitik.records.twilight_struggle_log.shows import HANDS, PILE, Show, shows_of

NOT_SHOWN: Final = Show(NEVER, 0, NOBODY, 0)


class Barred(NamedTuple):
    """After so many answers, in this entry, a hand held none of these cards."""

    then: int
    entry: int
    side: int
    cards: frozenset[int]


class NoSuchDeal(Exception):
    """No deal explains that a card was where the log shows it, or was not where it does not."""

    def __init__(self, card: int, place: int) -> None:
        super().__init__(card, place)
        self.card = card
        self.place = place


class Dealer:
    """Who holds what, as far as the log lets us know, and how else it might have been dealt."""

    def __init__(self, entries: list[Entry]) -> None:
        self._entries = entries
        self._shows: list[list[Show]] = [[] for _ in range(CARDS + 1)]
        for show in shows_of(entries):
            self._shows[show.card].append(show)
        self.at = 0  # the entry being replayed
        self._redrawn = 0  # how many exchanges the turn had seen as it began
        self.answers: list[Answer] = []
        self._draws: list[bool] = []  # for each answer: whether it drew a card from the pile
        self._pile = 0  # how often the pile has been made anew
        self._piled: set[int] = set()
        self._piled_at = [0] * (CARDS + 1)  # by card: how many answers there were when it came into the pile
        self._turn_began = 0  # how many answers there were then
        self._drawn_at = [0] * (CARDS + 1)  # by card: the number of the answer that drew it
        self._drawn_from = [0] * (CARDS + 1)  # by card: out of which pile
        self._barred: list[Barred] = []

    # -- keeping book --------------------------------------------------------------------------------------------------

    def begin(self, s: ColdWar) -> None:
        self._piled = set(s.deck)

    def answered(self, s: ColdWar, seat: int, option: int, draw: bool, notes: Iterable[Note]) -> None:
        """An answer stands; `notes` are what it led to."""
        if draw:
            self._drawn_at[option], self._drawn_from[option] = len(self.answers), self._pile
        self.answers.append((seat, option))
        self._draws.append(draw)
        for note in notes:
            self._pile += note[0] == RESHUFFLED
            if note[0] == TURN_BEGINS and self.at:  # the first hands are dealt before the first turn
                self._turn_began = len(self.answers)
        piled = {*s.deck, *s.peeked}
        for card in piled - self._piled:
            self._piled_at[card] = len(self.answers)
        self._piled = piled

    def _next_show(self, card: int) -> Show:
        """When a card comes into the open, from this entry on."""
        for show in self._shows[card]:
            if show.entry >= self.at:
                return show
        return NOT_SHOWN

    def _show_after_draw(self, card: int) -> Show:
        """When a card that is drawn in this entry comes into the open: later, or in what follows an exchange."""
        for show in self._shows[card]:
            if show.entry > self.at or (show.entry == self.at and show.redrawn > self._redrawn):
                return show
        return NOT_SHOWN

    def _turn_ends(self, entry: int) -> int:
        """The first entry after the turn that an entry belongs to."""
        turn = self._entries[min(entry, len(self._entries) - 1)].turn
        for at in range(entry, len(self._entries)):
            if self._entries[at].turn > turn:
                return at
        return NEVER

    # -- dealing -------------------------------------------------------------------------------------------------------

    def draw(self, side: int, pile: list[int], by_event: bool) -> int:
        """A card for a hand: one that this side is to show this turn, else one it may hold for long."""
        unfit: set[int] = set()
        if by_event:  # what the hand turned out not to hold later in the entry is not drawn in the middle of it
            unfit.update(*[bar.cards for bar in self._barred if (bar.entry, bar.side) == (self.at, side)])
        return min(pile, key=lambda card: (card in unfit, self._worth(card, side)))

    def _worth(self, card: int, side: int) -> tuple[int, int, int]:
        show = self._show_after_draw(card)
        soon = show.entry < self._turn_ends(self.at + 1)
        if show.source == side and (soon or not SCORING[card]):
            return (0 if soon else 1), show.redrawn if soon else 0, show.entry
        if soon:
            return 5, 0, 0  # the other side, or the pile, needs it
        return (4 if SCORING[card] else 2), 0, -show.entry

    def settle(self, s: ColdWar) -> None:
        """Before an entry: what the sides are to show in the rest of the turn has to be where they show it from."""
        self._redrawn = min(
            [show.redrawn for shows in self._shows for show in shows if show.entry == self.at], default=0
        )
        seen: set[int] = set()
        for show in self._coming():
            if show.card in seen or not self._is_hidden(s, show.card):
                continue  # what lies in the open comes to the hand in the open
            seen.add(show.card)
            if not self._settle(s, show) and show.entry == self.at:
                raise NoSuchDeal(show.card, show.source)

    def _settle(self, s: ColdWar, show: Show) -> bool:
        if show.source == PILE:
            return show.entry != self.at or show.card in s.deck or self._into_pile(s, show.card)
        return show.card in s.hands[show.source] or self._into_hand(s, show.source, show.card)

    def _coming(self) -> list[Show]:
        """What comes into the open from now to the end of the turn, or to the next exchange of a hand."""
        ends = self._turn_ends(self.at)
        coming = [show for shows in self._shows for show in shows if self.at <= show.entry < ends]
        coming.sort(key=lambda show: show.entry)
        return [show for show in coming if show.redrawn == self._redrawn]

    def sure(self, s: ColdWar, side: int) -> list[int]:
        """The cards of a hand that cannot be others: seen there, or to be shown out of it before the turn ends."""
        return [card for card in s.hands[side] if card in s.known[side] or self._due_from(card) == side]

    def _due_from(self, card: int) -> int:
        """Where a card has to be now, to be shown from there in this turn; NOBODY if it may be anywhere."""
        show = self._next_show(card)
        if show.entry >= self._turn_ends(self.at) or show.redrawn != self._redrawn:
            return NOBODY
        return NOBODY if show.source == PILE and show.entry != self.at else show.source

    def bar(self, s: ColdWar, side: int, cards: frozenset[int]) -> bool:
        """A hand held none of these cards in this entry: deal it others. False where that is no news."""
        bar = Barred(len(self.answers), self.at, side, cards.difference(self.sure(s, side)))
        if bar in self._barred:
            return False
        self._barred.append(bar)
        for card in s.hands[side][:]:
            if card in bar.cards and card not in s.known[side] and not self._out_of_hand(s, side, card):
                raise NoSuchDeal(card, side)
        return True

    # -- hidden cards change places ------------------------------------------------------------------------------------

    def _into_hand(self, s: ColdWar, side: int, card: int) -> bool:
        return self._move(s, card, s.hands[side], lambda place: self._bond(place, side))

    def _bond(self, card: int, side: int) -> tuple[int, int]:
        """How much a hand needs a card; among equals the one dealt first gives way."""
        show = self._next_show(card)
        if show.source != side:
            return 0, self._drawn_at[card]
        soon = show.entry < self._turn_ends(self.at)
        return (3 - min(2, show.redrawn - self._redrawn) if soon else 0) + 1, self._drawn_at[card]

    def _into_pile(self, s: ColdWar, card: int) -> bool:
        side = 0 if card in s.hands[0] else 1
        return self._move(s, card, s.deck, lambda place: self._worth(place, side))

    def _out_of_hand(self, s: ColdWar, side: int, card: int) -> bool:
        """Into the pile, or else into the other hand."""
        return any(
            self._move(s, card, places, lambda place: self._worth(place, side))
            for places in (s.deck, s.hands[1 - side])
        )

    def _move(self, s: ColdWar, card: int, places: list[int], cost: Callable[[int], tuple[int, ...]]) -> bool:
        """Bring a hidden card to one of these places: whoever has it moves on, until somebody takes the card's own."""
        hidden = [other for other in (*s.deck, *s.hands[0], *s.hands[1]) if self._is_hidden(s, other)]
        first = [place for place in sorted(places, key=cost) if place in hidden and self._may_take(s, card, place)]
        driven_by = dict.fromkeys(first, card)
        queue = deque(first)
        while queue:
            mover = queue.popleft()
            if self._may_take(s, mover, card):
                self._change_places(s, card, mover, driven_by)
                return True
            for place in hidden:
                if place != card and place not in driven_by and self._may_take(s, mover, place):
                    driven_by[place] = mover
                    queue.append(place)
        return False

    def _is_hidden(self, s: ColdWar, card: int) -> bool:
        return card in s.deck or any(card in s.hands[side] and card not in s.known[side] for side in HANDS)

    def _may_take(self, s: ColdWar, card: int, place: int) -> bool:
        """Whether a hidden card could be where another one is, for all that is known by now."""
        due = self._due_from(card)
        if place in s.deck:
            return card not in s.deck and self._drawn_from[card] == self._pile and due in (NOBODY, PILE)
        side = 0 if place in s.hands[0] else 1
        pile = self._pile if card in s.deck else self._drawn_from[card]
        if due not in (NOBODY, side) or pile != self._drawn_from[place]:
            return False
        drawn = self._drawn_at[place]
        if SCORING[card] and drawn < self._turn_began:
            return False  # 10.1.5: it cannot have been held over
        return self._piled_at[card] <= drawn and not any(
            bar.then > drawn and bar.side == side and card in bar.cards for bar in self._barred
        )

    def _change_places(self, s: ColdWar, first: int, last: int, driven_by: dict[int, int]) -> None:
        """Each card takes the place of the one it drives out, in the position and in what was answered at the deal."""
        instead = {first: last}
        while last != first:
            instead[last] = driven_by[last]
            last = driven_by[last]
        since = min([self._drawn_at[card] for card in instead if card not in s.deck])
        for place in (*s.hands, s.deck, s.peeked, s.returned):
            place[:] = [instead.get(card, card) for card in place]
        self._piled = {*s.deck, *s.peeked}
        for at in range(since, len(self.answers)):
            if self._draws[at]:
                self.answers[at] = (NATURE, instead.get(self.answers[at][1], self.answers[at][1]))
        for facts in (self._drawn_at, self._drawn_from):
            were = facts[:]
            for card, occupant in instead.items():
                facts[occupant] = were[card]
