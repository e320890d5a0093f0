"""Hands that stay secret at a real table: assumed cards, and what becomes of them when real ones are shown.

The cards of an unknown hand are known where the opponent has seen them (`known`), and assumed where not. An assumed
card gives way to any other that nobody has seen: one of the draw pile, or one assumed in the other hand.
"""

from typing import Final, cast

from realpolitik.games.cold_war.board import SIDES, US, USSR
from realpolitik.games.cold_war.cards import DRAW_CARD
from realpolitik.games.cold_war.corrections import BASE, CARD, DRAW_PILE, PLACES, correction, note
from realpolitik.games.cold_war.state import ColdWar, looking
from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.figure import Figure
from realpolitik.kernel.question import EVERYBODY, Question, note_kind
from realpolitik.kernel.secret import SecretHands
from realpolitik.kernel.state import State

# kinds of corrections: the thing is the card that comes, the value the assumed one that goes
SHOWN: Final = 16  # a hand shows a card; one kind a side
ASSUMED: Final = 18  # another card is assumed in a hand; one kind a side
LOOKED_AT: Final = 20  # another card is among those that the US is looking at
EXCHANGES: Final = (SHOWN, SHOWN + 1, ASSUMED, ASSUMED + 1, LOOKED_AT)

CARD_SHOWN: Final = note_kind("card_shown", "", "side", "card")


def is_exchange(option: int) -> bool:
    return option // (BASE * BASE) in EXCHANGES


def unseen_in_hand(s: ColdWar, side: int) -> list[int]:
    return [card for card in s.hands[side] if card not in s.known[side]]


def exchange(s: ColdWar, option: int) -> None:
    """A card turns out to be where it was not assumed; the assumed one takes its place."""
    kind, card, instead = option // (BASE * BASE), option // BASE % BASE, option % BASE
    if kind == LOOKED_AT:
        _change_places(s, s.peeked, s.peeked, card, instead)
        return
    side = (kind - SHOWN) % 2
    if kind == ASSUMED + side and card == instead:
        raise WrongAnswer(f"card {card} is assumed there already: an exchange needs two cards")
    _change_places(s, s.hands[side], unseen_in_hand(s, side), card, instead)
    if kind == SHOWN + side:
        s.known[side].append(card)
        note(s, (CARD_SHOWN, EVERYBODY, side, card))


def _change_places(s: ColdWar, pile: list[int], assumed: list[int], card: int, instead: int) -> None:
    if instead not in assumed:
        raise WrongAnswer(f"card {instead} cannot give way: it is not among the assumed cards {assumed}")
    if card == instead:
        return
    hands = [(s.hands[side], unseen_in_hand(s, side)) for side in (US, USSR)]
    for place, hidden in ((s.deck, s.deck), (s.peeked, s.peeked), *hands):
        if card in hidden and place is not pile:
            place[place.index(card)], pile[pile.index(instead)] = instead, card
            if card in s.returned:
                s.returned.remove(card)
            return
    raise WrongAnswer(f"card {card} cannot be there: it has been seen elsewhere")


class ColdWarHands(SecretHands):
    def names(self) -> tuple[str, ...]:
        return SIDES

    def seats(self, state: State, unknown: tuple[str, ...]) -> list[int]:
        return [cast(ColdWar, state).seats[side] for side in _sides(unknown)]

    def guesses(self, state: State, question: Question, unknown: tuple[str, ...]) -> list[int]:
        """No scoring card where that can be helped: nobody shall have a duty (10.1.5) that is merely assumed."""
        if question.kind != DRAW_CARD or question.about[0] not in _sides(unknown):
            return []
        s = cast(ColdWar, state)
        return [card for card in question.options if not _scoring(s, card)] or question.options[:]

    def assumed(self, state: State, unknown: tuple[str, ...]) -> list[int]:
        s = cast(ColdWar, state)
        looked_at = s.peeked if looking(s) in _sides(unknown) else []
        return [*[card for side in _sides(unknown) for card in unseen_in_hand(s, side)], *looked_at]

    def unseen(self, state: State, unknown: tuple[str, ...]) -> list[int]:
        return sorted([*cast(ColdWar, state).deck, *self.assumed(state, unknown)])

    def shows(self, state: State, hand: str, card: int) -> int:
        s = cast(ColdWar, state)
        side = SIDES.index(hand)
        assumed = unseen_in_hand(s, side)
        if not assumed:
            raise WrongAnswer(f"all cards of {hand} are known")
        return correction(SHOWN + side, card, card if card in assumed else _dispensable(s, assumed))

    def ways(self, state: State, card: int, unknown: tuple[str, ...]) -> list[int]:
        """A hand shows it; or it is in the draw pile and not where it was assumed; or a side is looking at it."""
        s = cast(ColdWar, state)
        found = [self.shows(s, hand, card) for hand in unknown if unseen_in_hand(s, SIDES.index(hand))]
        found.extend(self._elsewhere(s, card, unknown))
        if looking(s) in _sides(unknown):
            found.append(correction(LOOKED_AT, card, card if card in s.peeked else s.peeked[0]))
        return found

    def redeals(self, state: State, unknown: tuple[str, ...]) -> list[list[int]]:
        s = cast(ColdWar, state)
        cheap = sorted(self.unseen(s, unknown), key=lambda card: (_scoring(s, card), _worth(s, card), card))
        dear = sorted(cheap, key=lambda card: -_worth(s, card))
        scoring = sorted(cheap, key=lambda card: not _scoring(s, card))
        singles = [
            [correction(ASSUMED + side, card, unseen_in_hand(s, side)[0])]
            for side in _sides(unknown)
            if unseen_in_hand(s, side)
            for card in cheap
            if card not in s.hands[side] and card not in s.peeked
        ]
        return [*[_redeal(s, order, unknown) for order in (cheap, dear, scoring)], *singles]

    def conceal(self, state: State, figures: list[Figure], unknown: tuple[str, ...]) -> list[Figure]:
        """A card that is assumed in a hand might as well be in the draw pile."""
        assumed = self.assumed(state, unknown)
        return [_concealed(figure) if _card_of(figure) in assumed else figure for figure in figures]

    def before(self, state: State, option: int, unknown: tuple[str, ...]) -> list[int]:
        """Then it is in the draw pile, and the hand keeps as many cards as it has."""
        card = option // BASE % BASE
        return self._elsewhere(cast(ColdWar, state), card, unknown) if option // (BASE * BASE) == CARD else []

    def _elsewhere(self, s: ColdWar, card: int, unknown: tuple[str, ...]) -> list[int]:
        """The exchange by which a card that is assumed in a hand is in the draw pile."""
        pile = [drawn for drawn in s.deck if drawn not in s.returned]
        holders = [side for side in _sides(unknown) if card in unseen_in_hand(s, side)]
        return [correction(ASSUMED + side, _harmless(s, pile), card) for side in holders if pile]


def _card_of(figure: Figure) -> int:
    """The card whose place a figure is; 0 for any other figure."""
    options = list(figure.choices.values())
    return options[0] // BASE % BASE if figure.kind == "card" else 0


def _concealed(figure: Figure) -> Figure:
    places = {name: place for place, name in enumerate(PLACES) if place != DRAW_PILE}
    choices = {name: correction(CARD, _card_of(figure), place) for name, place in places.items()}
    return Figure(figure.kind, figure.about, PLACES[DRAW_PILE], choices)


def _sides(unknown: tuple[str, ...]) -> list[int]:
    return [SIDES.index(name) for name in unknown]


def _worth(s: ColdWar, card: int) -> int:
    """7.4.2: whoever may hold it."""
    return max(s.rules.card_value(s, US, card), s.rules.card_value(s, USSR, card))


def _scoring(s: ColdWar, card: int) -> bool:
    return _worth(s, card) == 0


def _harmless(s: ColdWar, cards: list[int]) -> int:
    """A card to be assumed, no scoring card where that can be helped."""
    return next((card for card in cards if not _scoring(s, card)), cards[0])


def _dispensable(s: ColdWar, assumed: list[int]) -> int:
    """An assumed card to give way, a scoring card rather than another."""
    return next((card for card in assumed if _scoring(s, card)), assumed[0])


def _redeal(state: ColdWar, order: list[int], unknown: tuple[str, ...]) -> list[int]:
    """The exchanges by which each unknown hand holds the first cards of an order that are left to it."""
    s = state.clone()
    left = [card for card in order if card not in s.peeked]
    exchanges = []
    for side in _sides(unknown):
        wanted = [left.pop(0) for _ in unseen_in_hand(s, side)]
        coming = [card for card in wanted if card not in s.hands[side]]
        going = [card for card in unseen_in_hand(s, side) if card not in wanted]
        for card, instead in zip(coming, going, strict=True):
            exchanges.append(correction(ASSUMED + side, card, instead))
            exchange(s, exchanges[-1])
    return exchanges
