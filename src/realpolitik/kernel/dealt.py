"""Hands dealt from draw piles that stay secret at a real table: what becomes of assumed cards as real ones are shown.

The cards of an unknown hand are known where anybody else has seen them, and assumed where not. An assumed card gives
way to any other that nobody has seen: one of the draw pile, or one assumed in another hand that is dealt from the same
pile. A game says where its cards are: all hands may be dealt from one pile, or each from its own.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.kernel.correction import Correctable, correction, parts
from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.question import Question
from realpolitik.kernel.secret import SecretHands
from realpolitik.kernel.state import State

# kinds of corrections; for the exchanges the thing is the card that comes, the value the assumed one that goes
CARD: Final = 9  # where a card is: the value is one of the game's places
SHOWN: Final = 16  # a hand shows a card; one kind a side, for the first two sides
ASSUMED: Final = 18  # another card is assumed in a hand; likewise
LOOKED_AT: Final = 20  # another card is among those that a side is looking at
FURTHER: Final = 22  # both kinds of the third side, then both of the fourth, and so on
_LAST: Final = 31

_FIRST_SIDES: Final = 2  # those with kinds of the first numbers
MOST_SIDES: Final = _FIRST_SIDES + (_LAST + 1 - FURTHER) // 2

DRAW_PILE: Final = 0  # the first of a game's places


def shown_kind(side: int) -> int:
    """The kind of correction by which this side's hand shows a card."""
    return SHOWN + side if side < _FIRST_SIDES else FURTHER + 2 * (side - _FIRST_SIDES)


def assumed_kind(side: int) -> int:
    """The kind of correction by which another card is assumed in this side's hand."""
    return ASSUMED + side if side < _FIRST_SIDES else shown_kind(side) + 1


def is_exchange(option: int) -> bool:
    kind = parts(option)[0]
    return SHOWN <= kind <= LOOKED_AT or FURTHER <= kind <= _LAST


def _side_of(kind: int) -> int:
    """The side whose hand a kind of exchange is about."""
    return (kind - SHOWN) % 2 if kind < FURTHER else _FIRST_SIDES + (kind - FURTHER) // 2


@mypyc_attr(allow_interpreted_subclasses=True)
class DealtHands(SecretHands):
    """Hands and what they draw from. `sides` are the hands' names, `places` those of where a card may be put."""

    def __init__(self, sides: tuple[str, ...], places: tuple[str, ...], draw_kind: int) -> None:
        if len(sides) > MOST_SIDES:
            raise ValueError(f"{len(sides)} hands, and corrections have numbers for {MOST_SIDES}")
        self.sides = sides
        self.places = places
        self.draw_kind = draw_kind  # the question by which cards are dealt and drawn

    # -- what a game tells -------------------------------------------------------------------------

    def hand(self, state: State, side: int) -> list[int]:
        raise NotImplementedError

    def known(self, state: State, side: int) -> list[int]:
        """The cards of a hand that anybody else has seen there."""
        raise NotImplementedError

    def pile(self, state: State, side: int) -> list[int]:
        """The draw pile of a side: the very same list for sides that share one."""
        raise NotImplementedError

    def pile_place(self, side: int) -> int:
        """Which of the places that pile is."""
        return DRAW_PILE

    def seat(self, state: State, side: int) -> int:
        raise NotImplementedError

    def worth(self, state: State, card: int) -> int:
        """The dearer a card, the more it may matter."""
        raise NotImplementedError

    def shown(self, state: State, side: int, card: int) -> None:
        """Note that a hand has shown a card."""
        raise NotImplementedError

    def moved(self, state: State, card: int, instead: int) -> None:
        """A card has taken the place of another that was assumed there: what else names either must follow."""

    def is_burden(self, state: State, card: int) -> bool:
        """Whether a card brings a duty, so that nobody should have it merely by assumption."""
        return False

    def alike(self, state: State, card: int, other: int) -> bool:
        """Whether one card may turn out to be the other, as far as everybody can tell."""
        return True

    def looked_at(self, state: State) -> list[int]:
        """Cards of its draw pile that a side is looking at."""
        return []

    def looking(self, state: State) -> int:
        """That side; any other number if nobody is."""
        return -1

    def surely_in_pile(self, state: State) -> list[int]:
        """Cards that somebody knows to be in a draw pile."""
        return []

    # -- assumed cards -----------------------------------------------------------------------------

    def unseen_in_hand(self, state: State, side: int) -> list[int]:
        known = self.known(state, side)
        return [card for card in self.hand(state, side) if card not in known]

    def exchange(self, state: State, option: int) -> None:
        """A card turns out to be where it was not assumed; the assumed one takes its place."""
        kind, card, instead = parts(option)
        if kind == LOOKED_AT:
            looked_at = self.looked_at(state)
            self._change_places(state, self.looking(state), looked_at, looked_at, card, instead)
            return
        side = _side_of(kind)
        if side >= len(self.sides):
            raise WrongAnswer(f"correction {option} is about hand {side}; there are {len(self.sides)}, from 0 on")
        if kind == assumed_kind(side) and card == instead:
            raise WrongAnswer(f"card {card} is assumed there already: an exchange needs two cards")
        self._change_places(state, side, self.hand(state, side), self.unseen_in_hand(state, side), card, instead)
        if kind == shown_kind(side):
            self.known(state, side).append(card)
            self.shown(state, side, card)

    def _change_places(
        self, state: State, side: int, place: list[int], assumed: list[int], card: int, instead: int
    ) -> None:
        if instead not in assumed:
            raise WrongAnswer(f"card {instead} cannot give way: it is not among the assumed cards {assumed}")
        if card == instead:
            return
        for other, hidden in self._hidden_with(state, side):
            if card in hidden and other is not place:
                other[other.index(card)], place[place.index(instead)] = instead, card
                self.moved(state, card, instead)
                return
        raise WrongAnswer(f"card {card} cannot be there: it has been seen elsewhere")

    def _hidden_with(self, state: State, side: int) -> list[tuple[list[int], list[int]]]:
        """The places of cards that a side may draw, or that were drawn from the same pile: each with those of its cards
        that nobody has seen."""
        pile = self.pile(state, side)
        found = [(pile, pile)]
        looking, looked_at = self.looking(state), self.looked_at(state)
        if looked_at and self.pile(state, looking) is pile:
            found.append((looked_at, looked_at))
        for other in range(len(self.sides)):
            if self.pile(state, other) is pile:
                found.append((self.hand(state, other), self.unseen_in_hand(state, other)))
        return found

    def _of_another_pile(self, state: State, side: int, card: int) -> bool:
        """Whether a card is hidden where nothing is that this side might have drawn."""
        pile = self.pile(state, side)
        others = [other for other in range(len(self.sides)) if self.pile(state, other) is not pile]
        return any(card in hidden for other in others for _, hidden in self._hidden_with(state, other))

    # -- what the kernel asks ----------------------------------------------------------------------

    def names(self) -> tuple[str, ...]:
        return self.sides

    def seats(self, state: State, unknown: tuple[str, ...]) -> list[int]:
        """Of people: a side that the rules play has none."""
        found = [self.seat(state, side) for side in self._numbers(unknown)]
        return [seat for seat in found if seat >= 0]

    def guesses(self, state: State, question: Question, unknown: tuple[str, ...]) -> list[int]:
        """No burden where that can be helped."""
        if question.kind != self.draw_kind or question.about[0] not in self._numbers(unknown):
            return []
        return [card for card in question.options if not self.is_burden(state, card)] or question.options[:]

    def assumed(self, state: State, unknown: tuple[str, ...]) -> list[int]:
        sides = self._numbers(unknown)
        looked_at = self.looked_at(state) if self.looking(state) in sides else []
        return [*[card for side in sides for card in self.unseen_in_hand(state, side)], *looked_at]

    def unseen(self, state: State, unknown: tuple[str, ...]) -> list[int]:
        piles: list[list[int]] = []
        for side in self._numbers(unknown):
            pile = self.pile(state, side)
            if not any(pile is other for other in piles):
                piles.append(pile)
        return sorted([*[card for pile in piles for card in pile], *self.assumed(state, unknown)])

    def shows(self, state: State, hand: str, card: int) -> int:
        side = self.sides.index(hand)
        assumed = self._unseen_like(state, side, card)
        if not assumed:
            raise WrongAnswer(f"all cards of {hand} are known")
        return correction(shown_kind(side), card, card if card in assumed else self._dispensable(state, assumed))

    def ways(self, state: State, card: int, unknown: tuple[str, ...]) -> list[int]:
        """A hand shows it; or it is in a draw pile and not where it was assumed; or a side is looking at it."""
        holders = [hand for hand in unknown if self._unseen_like(state, self.sides.index(hand), card)]
        found = [self.shows(state, hand, card) for hand in holders]
        found.extend(self._elsewhere(state, card, unknown))
        looked_at = self.looked_at(state)
        looking = self.looking(state)
        if looked_at and looking in self._numbers(unknown) and not self._of_another_pile(state, looking, card):
            found.append(correction(LOOKED_AT, card, card if card in looked_at else looked_at[0]))
        return found

    def redeals(self, state: State, unknown: tuple[str, ...]) -> list[list[int]]:
        cheap = sorted(
            self.unseen(state, unknown), key=lambda card: (self.is_burden(state, card), self.worth(state, card), card)
        )
        dear = sorted(cheap, key=lambda card: -self.worth(state, card))
        burdens = sorted(cheap, key=lambda card: not self.is_burden(state, card))
        looked_at = self.looked_at(state)
        singles = [
            [correction(assumed_kind(side), card, instead)]
            for side in self._numbers(unknown)
            for card in cheap
            if card not in self.hand(state, side) and card not in looked_at
            for instead in self._unseen_like(state, side, card)[:1]
        ]
        return [*[self._redeal(state, order, unknown) for order in (cheap, dear, burdens)], *singles]

    def conceal(self, state: State, found: list[Correctable], unknown: tuple[str, ...]) -> list[Correctable]:
        """A card that is assumed in a hand might as well be in the draw pile."""
        piles = {
            card: self.pile_place(self.sides.index(hand)) for hand in unknown for card in self.assumed(state, (hand,))
        }
        return [self._concealed(thing, piles[card]) if (card := _card_of(thing)) in piles else thing for thing in found]

    def before(self, state: State, option: int, unknown: tuple[str, ...]) -> list[int]:
        """Then it is in its draw pile, and the hand keeps as many cards as it has."""
        kind, card, _ = parts(option)
        return self._elsewhere(state, card, unknown) if kind == CARD else []

    def _elsewhere(self, state: State, card: int, unknown: tuple[str, ...]) -> list[int]:
        """The exchange by which a card that is assumed in a hand is in the draw pile."""
        surely = self.surely_in_pile(state)
        found = []
        for side in self._numbers(unknown):
            drawn = [
                other for other in self.pile(state, side) if other not in surely and self.alike(state, card, other)
            ]
            if drawn and card in self.unseen_in_hand(state, side):
                found.append(correction(assumed_kind(side), self._harmless(state, drawn), card))
        return found

    def _concealed(self, thing: Correctable, pile: int) -> Correctable:
        places = {name: number for number, name in enumerate(self.places)}
        return Correctable(thing.kind, thing.about, CARD, thing.thing, pile, places)

    def _unseen_like(self, state: State, side: int, card: int) -> list[int]:
        """The assumed cards of a hand that may turn out to be this one."""
        if self._of_another_pile(state, side, card):
            return []
        return [assumed for assumed in self.unseen_in_hand(state, side) if self.alike(state, card, assumed)]

    def _harmless(self, state: State, cards: list[int]) -> int:
        """A card to be assumed, no burden where that can be helped."""
        return next((card for card in cards if not self.is_burden(state, card)), cards[0])

    def _dispensable(self, state: State, assumed: list[int]) -> int:
        """An assumed card to give way, a burden rather than another."""
        return next((card for card in assumed if self.is_burden(state, card)), assumed[0])

    def _redeal(self, state: State, order: list[int], unknown: tuple[str, ...]) -> list[int]:
        """The exchanges by which each unknown hand holds the first cards of an order that are left to it."""
        s = state.clone()
        looked_at = self.looked_at(s)
        left = [card for card in order if card not in looked_at]
        exchanges = []
        for side in self._numbers(unknown):
            drawn = [card for card in left if not self._of_another_pile(s, side, card)]
            wanted = [self._take_like(s, drawn, card) for card in self.unseen_in_hand(s, side)]
            left = [card for card in left if card not in wanted]
            hand = self.hand(s, side)
            coming = [card for card in wanted if card not in hand]
            going = [card for card in self.unseen_in_hand(s, side) if card not in wanted]
            for instead in going:
                exchanges.append(correction(assumed_kind(side), self._take_like(s, coming, instead), instead))
                self.exchange(s, exchanges[-1])
        return exchanges

    def _take_like(self, state: State, cards: list[int], other: int) -> int:
        """Take out the first that may turn out to be the other."""
        return cards.pop(next(at for at, card in enumerate(cards) if self.alike(state, card, other)))

    def _numbers(self, unknown: tuple[str, ...]) -> list[int]:
        return [self.sides.index(name) for name in unknown]


def _card_of(found: Correctable) -> int:
    """The card whose place it is; 0 for anything else."""
    return found.thing if found.kind == "card" else 0
