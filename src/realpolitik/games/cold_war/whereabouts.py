"""Where a card is, as far as a seat can tell: from the piles that lie open, what was shown, and its own hand."""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY, SIDES, US, USSR
from realpolitik.games.cold_war.cards import cards_in_play, cards_of
from realpolitik.games.cold_war.effects import OPEN_HAND
from realpolitik.games.cold_war.state import ColdWar, looking
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.game import View
from realpolitik.kernel.question import Fact, fact_kind

CARD_YOURS: Final = fact_kind("card_yours", "5.1", "card")
CARD_SEEN: Final = fact_kind("card_seen", "5.1", "card", "side")
CARD_ON_TABLE: Final = fact_kind("card_on_table", "5.1", "card")
CARD_COMES_BACK: Final = fact_kind("card_comes_back", "4.3", "card")
CARD_GONE: Final = fact_kind("card_gone", "2.2.4", "card")
CARD_LATER: Final = fact_kind("card_later", "4.4", "card", "turn")
CARD_IN_PILE: Final = fact_kind("card_in_pile", "4.3", "card", "pile")
CARD_OUT: Final = fact_kind("card_out", "4.3", "card", "pile", "hands")


Held = list[list[int]]  # of both hands the cards that the program knows


def held_cards(s: ColdWar, unknown: tuple[str, ...]) -> Held:
    """Both hands; of one `unknown` to the program, what has been shown."""
    return [s.known[side] if SIDES[side] in unknown else s.hands[side] for side in (US, USSR)]


def seen(s: ColdWar, side: int) -> list[int]:
    """The cards of a hand that the other side knows."""
    return (s.hands if side == US and s.effects[OPEN_HAND] else s.known)[side][:]


def seen_by(s: ColdWar, mine: int, held: Held) -> list[int]:
    """The cards of the other hand that a side knows; those who watch know none."""
    return [card for card in seen(s, other(mine)) if card in held[other(mine)]] if mine != NOBODY else []


def pile_size(s: ColdWar) -> int:
    """How many cards are left to draw."""
    return len(s.deck) + len(s.bottom) + len(s.peeked)


def known_in_pile(s: ColdWar, mine: int) -> list[int]:
    """The cards that a side knows to lie in the draw pile: put under it in the open, put back, or looked at."""
    found = s.bottom[:]
    if mine == US:
        found.extend(s.returned)
    if mine != NOBODY and mine == looking(s):
        found.extend(s.peeked)
    return found


def unseen_in_hands(s: ColdWar, mine: int, held: Held) -> int:
    """How many cards of hands a side cannot name; of its own those, too, that the program does not know."""
    known = len(held[mine]) + len(seen_by(s, mine, held)) if mine != NOBODY else 0
    return len(s.hands[US]) + len(s.hands[USSR]) - known


def whereabouts(s: ColdWar, mine: int, held: Held, card: int) -> list[Fact]:
    """Where a card is, as far as a side knows, or those who watch (NOBODY)."""
    if mine != NOBODY and card in held[mine]:
        return [(CARD_YOURS, card)]
    if card in seen_by(s, mine, held):
        return [(CARD_SEEN, card, other(mine))]
    if card in s.table:
        return [(CARD_ON_TABLE, card)]
    if card in s.discard:
        return [(CARD_COMES_BACK, card)]
    if card in s.removed:
        return [(CARD_GONE, card)]
    if card in known_in_pile(s, mine):
        return [(CARD_IN_PILE, card, pile_size(s))]
    for period, turn in enumerate(s.rules.periods):
        if card in cards_of(s, period):
            hands = unseen_in_hands(s, mine, held)
            out = (CARD_OUT, card, pile_size(s), hands) if hands else (CARD_IN_PILE, card, pile_size(s))
            return [(CARD_LATER, card, turn)] if s.turn < turn else [out]
    return []


def cards_out(s: ColdWar, mine: int, held: Held) -> View:
    """Of all cards that lie nowhere in the open: those that may be in the draw pile or in a hand, those that a side
    knows to be in one of them, and those that come into the game later, by turn."""
    known = [*(held[mine] if mine != NOBODY else []), *seen_by(s, mine, held)]
    piled = known_in_pile(s, mine)
    placed = {*known, *piled, *s.table, *s.discard, *s.removed}
    later = {str(turn): cards_of(s, period) for period, turn in enumerate(s.rules.periods) if turn > s.turn}
    name = s.rules.deck.name
    return {
        "out": [name[card] for card in cards_in_play(s) if card not in placed],
        "seen": [name[card] for card in sorted(seen_by(s, mine, held))],
        "pile": [name[card] for card in sorted(piled)],
        "later": {turn: [name[card] for card in cards] for turn, cards in later.items() if cards},
    }
