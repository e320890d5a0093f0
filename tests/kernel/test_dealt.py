"""Dealt hands that stay secret: which assumed card gives way as real ones are shown, and which one comes."""

from typing import cast

import pytest
from toy import BID, DEAL, Toy

from realpolitik.kernel.correction import Correctable, correction, parts
from realpolitik.kernel.dealt import (
    ASSUMED,
    CARD,
    LOOKED_AT,
    MOST_SIDES,
    SHOWN,
    DealtHands,
    assumed_kind,
    is_exchange,
    shown_kind,
)
from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.question import NATURE, Question
from realpolitik.kernel.state import State

ANNA, BORIS = 0, 1


class ToyHands(DealtHands):
    """The hands of the toy game. Anna's are unknown in these tests; some cards are burdens."""

    def __init__(self, burdens: tuple[int, ...] = ()) -> None:
        super().__init__(("anna", "boris"), ("deck", "gone"), DEAL)
        self.burdens = burdens
        self.seen: list[list[int]] = [[], []]
        self.looked: list[int] = []
        self.told: list[tuple[int, int]] = []  # who has shown which card

    def hand(self, state: State, side: int) -> list[int]:
        return cast(Toy, state).hands[side]

    def known(self, state: State, side: int) -> list[int]:
        return self.seen[side]

    def pile(self, state: State, side: int) -> list[int]:
        return cast(Toy, state).deck

    def seat(self, state: State, side: int) -> int:
        return side

    def worth(self, state: State, card: int) -> int:
        return card

    def shown(self, state: State, side: int, card: int) -> None:
        self.told.append((side, card))

    def is_burden(self, state: State, card: int) -> bool:
        return card in self.burdens

    def looked_at(self, state: State) -> list[int]:
        return self.looked

    def looking(self, state: State) -> int:
        return ANNA if self.looked else -1


def dealt(anna: list[int], deck: list[int], boris: list[int] | None = None) -> Toy:
    s = Toy()
    s.hands, s.deck = [anna, boris or []], deck
    return s


def test_a_burden_gives_way_before_any_other_assumed_card() -> None:
    s = dealt([3, 7, 5], [2, 4])
    assert ToyHands().shows(s, "anna", 2) == correction(SHOWN + ANNA, 2, 3)
    hands = ToyHands(burdens=(7, 5))
    assert hands.shows(s, "anna", 2) == correction(SHOWN + ANNA, 2, 7)
    hands.exchange(s, hands.shows(s, "anna", 2))
    assert (s.hands[ANNA], s.deck, hands.seen[ANNA], hands.told) == ([3, 2, 5], [7, 4], [2], [(ANNA, 2)])
    assert hands.shows(s, "anna", 4) == correction(SHOWN + ANNA, 4, 5)


def test_a_card_that_was_assumed_rightly_takes_no_other_s_place() -> None:
    s = dealt([3, 7, 5], [2, 4])
    assert ToyHands(burdens=(7,)).shows(s, "anna", 5) == correction(SHOWN + ANNA, 5, 5)


def test_a_burden_that_was_seen_does_not_give_way() -> None:
    s = dealt([3, 7, 5], [2, 4])
    hands = ToyHands(burdens=(7,))
    hands.seen[ANNA] = [7, 3]
    assert hands.shows(s, "anna", 2) == correction(SHOWN + ANNA, 2, 5)
    hands.seen[ANNA] = [7, 3, 5]
    with pytest.raises(WrongAnswer, match="all cards of anna are known"):
        hands.shows(s, "anna", 2)


def test_no_burden_comes_instead_of_a_card_that_is_elsewhere() -> None:
    """A card assumed in a hand turns out to be in the draw pile: another of the pile is assumed then."""
    s = dealt([3, 7], [6, 2, 4])
    in_pile = correction(CARD, 3, 0)
    assert ToyHands().before(s, in_pile, ("anna",)) == [correction(ASSUMED + ANNA, 6, 3)]
    hands = ToyHands(burdens=(6,))
    assert hands.before(s, in_pile, ("anna",)) == [correction(ASSUMED + ANNA, 2, 3)]
    assert ToyHands(burdens=(6, 2, 4)).before(s, in_pile, ("anna",)) == [correction(ASSUMED + ANNA, 6, 3)]
    assert hands.before(s, correction(CARD, 2, 0), ("anna",)) == [], "it is in the pile already"
    assert hands.before(s, in_pile, ("boris",)) == []
    hands.exchange(s, hands.before(s, in_pile, ("anna",))[0])
    assert (s.hands[ANNA], s.deck, hands.seen[ANNA], hands.told) == ([2, 7], [6, 3, 4], [], [])


def test_no_burden_is_guessed_where_that_can_be_helped() -> None:
    s = dealt([], [6, 2, 4])
    asked = Question(NATURE, DEAL, [6, 2, 4], (ANNA,))
    hands = ToyHands(burdens=(6, 4))
    assert hands.guesses(s, asked, ("anna",)) == [2]
    assert ToyHands(burdens=(6, 2, 4)).guesses(s, asked, ("anna",)) == [6, 2, 4]
    assert hands.guesses(s, asked, ("boris",)) == []
    assert hands.guesses(s, Question(ANNA, BID, [6, 2, 4], (ANNA,)), ("anna",)) == []


def test_the_ways_in_which_a_card_may_turn_up() -> None:
    s = dealt([3, 7], [2, 4])
    hands = ToyHands(burdens=(7,))
    assert hands.ways(s, 2, ("anna",)) == [hands.shows(s, "anna", 2)]
    assert hands.ways(s, 3, ("anna",)) == [hands.shows(s, "anna", 3), correction(ASSUMED + ANNA, 2, 3)]
    hands.looked = [8, 9]
    assert hands.ways(s, 2, ("anna",))[1:] == [correction(LOOKED_AT, 2, 8)]
    assert hands.ways(s, 9, ("anna",))[1:] == [correction(LOOKED_AT, 9, 9)]
    assert hands.ways(s, 2, ("boris",)) == [], "it is Anna who looks"
    hands.exchange(s, correction(LOOKED_AT, 2, 8))
    assert (hands.looked, s.deck) == ([2, 9], [8, 4])


def test_an_exchange_needs_two_cards_that_nobody_has_seen() -> None:
    s = dealt([3, 7], [2, 4], boris=[5, 6])
    hands = ToyHands()
    hands.seen = [[7], [6]]
    for option, why in (
        (correction(ASSUMED + ANNA, 3, 3), "card 3 is assumed there already"),
        (correction(ASSUMED + ANNA, 2, 7), "card 7 cannot give way"),
        (correction(ASSUMED + ANNA, 6, 3), "card 6 cannot be there: it has been seen elsewhere"),
    ):
        with pytest.raises(WrongAnswer, match=why):
            hands.exchange(s, option)
    assert (s.hands, s.deck) == ([[3, 7], [5, 6]], [2, 4])
    hands.exchange(s, correction(ASSUMED + BORIS, 3, 5))
    assert (s.hands, hands.seen) == ([[5, 7], [3, 6]], [[7], [6]]), "from one hand to the other, and nothing is shown"


def test_hands_dealt_anew_cheap_dear_and_with_burdens() -> None:
    s = dealt([3, 7], [2, 4, 9], boris=[5, 6])
    hands = ToyHands(burdens=(4,))

    def redealt(number: int) -> list[int]:
        other = cast(Toy, s.clone())
        for option in hands.redeals(s, ("anna",))[number]:
            assert parts(option)[0] == ASSUMED + ANNA
            hands.exchange(other, option)
        return sorted(other.hands[ANNA])

    assert [redealt(number) for number in range(3)] == [[2, 3], [7, 9], [2, 4]]
    assert s.hands[ANNA] == [3, 7]
    singles = hands.redeals(s, ("anna",))[3:]
    assert singles == [[correction(ASSUMED + ANNA, card, 3)] for card in (2, 9, 4)], "a burden last"


# -- hands with decks of their own -------------------------------------------------------------------------------------

POWERS = ("anna", "boris", "clara", "david")
CLARA, DAVID = 2, 3


class OwnDecks(ToyHands):
    """Four hands, each with a deck of its own; the decks stand after the hands."""

    def __init__(self) -> None:
        super().__init__()
        self.sides = POWERS
        self.places = ("gone", *[f"{name}_deck" for name in POWERS], *POWERS)
        self.seen = [[] for _ in POWERS]

    def pile(self, state: State, side: int) -> list[int]:
        return cast(Toy, state).hands[len(POWERS) + side]

    def pile_place(self, side: int) -> int:
        return 1 + side

    def looking(self, state: State) -> int:
        return CLARA if self.looked else -1


def own_decks() -> tuple[Toy, OwnDecks]:
    s = Toy()
    s.hands = [[10, 11], [20, 21], [30, 31], [40, 41], [12, 13], [22], [32, 33], [42]]
    return s, OwnDecks()


def test_the_kinds_of_the_first_two_sides_are_the_old_ones_and_no_two_are_the_same() -> None:
    assert [shown_kind(side) for side in range(4)] == [16, 17, 22, 24]
    assert [assumed_kind(side) for side in range(4)] == [18, 19, 23, 25]
    kinds = [kind(side) for side in range(MOST_SIDES) for kind in (shown_kind, assumed_kind)]
    assert len({*kinds, LOOKED_AT, CARD}) == 2 * MOST_SIDES + 2
    assert all(is_exchange(correction(kind, 1, 2)) for kind in (*kinds, LOOKED_AT))
    assert not any(is_exchange(correction(kind, 1, 2)) for kind in (CARD, 15, 21, 32, 256 + 16))


def test_there_are_numbers_for_so_many_hands_and_no_more() -> None:
    with pytest.raises(ValueError, match="8 hands, and corrections have numbers for 7"):
        DealtHands(("a", "b", "c", "d", "e", "f", "g", "h"), ("deck",), DEAL)


def test_a_hand_with_its_own_deck_shows_a_card_of_that_deck() -> None:
    s, hands = own_decks()
    assert hands.unseen(s, ("clara",)) == [30, 31, 32, 33]
    assert hands.unseen(s, ("clara", "anna")) == [10, 11, 12, 13, 30, 31, 32, 33]
    option = hands.shows(s, "clara", 33)
    assert option == correction(shown_kind(CLARA), 33, 30)
    hands.exchange(s, option)
    assert (hands.hand(s, CLARA), hands.pile(s, CLARA), hands.seen[CLARA]) == ([33, 31], [32, 30], [33])
    assert hands.told == [(CLARA, 33)]
    assert hands.unseen(s, ("clara",)) == [30, 31, 32]


def test_no_card_comes_from_another_deck_or_from_a_hand_of_another_deck() -> None:
    s, hands = own_decks()
    with pytest.raises(WrongAnswer, match="all cards of clara are known"):
        hands.shows(s, "clara", 12)
    for card in (12, 10, 42):
        for kind in (shown_kind(CLARA), assumed_kind(CLARA)):
            with pytest.raises(WrongAnswer, match=f"card {card} cannot be there: it has been seen elsewhere"):
                hands.exchange(s, correction(kind, card, 30))
    assert s.hands == own_decks()[0].hands
    assert hands.ways(s, 12, ("anna", "clara")) == [hands.shows(s, "anna", 12)]
    assert hands.ways(s, 31, ("anna", "clara")) == [
        hands.shows(s, "clara", 31),
        correction(assumed_kind(CLARA), 32, 31),
    ]


def test_a_side_looks_at_cards_of_its_own_deck() -> None:
    s, hands = own_decks()
    hands.looked = [34, 35]
    assert hands.ways(s, 32, ("clara", "anna"))[-1] == correction(LOOKED_AT, 32, 34)
    assert hands.ways(s, 12, ("clara", "anna")) == [hands.shows(s, "anna", 12)]
    hands.exchange(s, correction(LOOKED_AT, 32, 34))
    assert (hands.looked, hands.pile(s, CLARA)) == ([32, 35], [34, 33])
    with pytest.raises(WrongAnswer, match="card 12 cannot be there"):
        hands.exchange(s, correction(LOOKED_AT, 12, 32))


def test_hands_with_their_own_decks_are_dealt_anew_each_from_its_own() -> None:
    s, hands = own_decks()
    unknown = ("anna", "clara", "david")
    hands.seen[DAVID] = [40]
    for redeal in hands.redeals(s, unknown):
        tried = s.clone()
        for option in redeal:
            hands.exchange(tried, option)
        for side in (ANNA, CLARA, DAVID):
            pool = sorted([*hands.hand(s, side), *hands.pile(s, side)])
            assert sorted([*hands.hand(tried, side), *hands.pile(tried, side)]) == pool
        assert 40 in hands.hand(tried, DAVID)
        assert hands.hand(tried, BORIS) == [20, 21]
    cheap, dear = ([parts(option)[:2] for option in redeal] for redeal in hands.redeals(s, unknown)[:2])
    assert cheap == []
    anna, clara, david = (assumed_kind(side) for side in (ANNA, CLARA, DAVID))
    assert dear == [(anna, 13), (anna, 12), (clara, 33), (clara, 32), (david, 42)]


def test_a_card_that_is_merely_assumed_is_told_as_one_of_its_own_deck() -> None:
    s, hands = own_decks()
    places = {name: number for number, name in enumerate(hands.places)}
    found = [Correctable("card", (str(card),), CARD, card, 5 + card // 10 - 1, places) for card in (10, 30, 41)]
    assert [it.value for it in found] == ["anna", "clara", "david"]
    assert [it.value for it in hands.conceal(s, found, ("clara", "david"))] == ["anna", "clara_deck", "david_deck"]


def test_an_exchange_in_a_hand_that_is_not_there_is_refused() -> None:
    with pytest.raises(WrongAnswer, match="is about hand 2; there are 2, from 0 on"):
        ToyHands().exchange(dealt([3], [2]), correction(shown_kind(CLARA), 2, 3))
