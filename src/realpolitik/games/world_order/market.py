"""The market (W3.5, W17.6–W17.9): six cards in a row, the deck on the left."""

from typing import Final

from realpolitik.games.world_order.deck import is_card
from realpolitik.games.world_order.prices import MARKET_SIZE
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import NATURE, NOT_ASKED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

MARKET_CARD: Final = question_kind("market_card", "W17.8", "card")

MARKET_OPENED: Final = note_kind("market_opened", "W17.8", "card")
MARKET_SHUFFLED: Final = note_kind("market_shuffled", "W17.8", "n")
CARD_TAKEN: Final = note_kind("card_taken", "W17.9", "power", "card")
MARKET_DISCARDED: Final = note_kind("market_discarded", "W17.7", "card")

NOT_ON_MARKET: Final = reason_kind("not_on_market", "W17.6", "card")


def not_on_market(option: int) -> Reason:
    return (NOT_ON_MARKET, option) if is_card(option) else (NOT_ASKED,)


def take_from_market(s: WorldOrder, p: int, card: int) -> None:
    """A card leaves the row; those left of the gap move up, and it is filled at once (W17.8)."""
    s.market.remove(card)
    note(s, CARD_TAKEN, p, card)
    fill_market(s)


def discard_rightmost(s: WorldOrder, n: int) -> None:
    """W17.7, W17.11."""
    for _gone in range(min(n, len(s.market))):
        card = s.market.pop()
        s.market_discard.append(card)
        note(s, MARKET_DISCARDED, card)
    fill_market(s)


def fill_market(s: WorldOrder) -> None:
    s.stack.append(FILL_MARKET.frame())


class FillMarket(Procedure[WorldOrder]):
    """New cards enter at the left; an empty deck is made anew of what was discarded."""

    def frame(self) -> Frame:
        return [self.number]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        if len(s.market) >= MARKET_SIZE or not (s.market_deck or s.market_discard):
            s.stack.pop()
        elif not s.market_deck:
            s.market_deck, s.market_discard = sorted(s.market_discard), []
            note(s, MARKET_SHUFFLED, len(s.market_deck))
        elif len(s.market_deck) > 1:
            return Question(NATURE, MARKET_CARD, s.market_deck[:])
        else:
            self.take(s, f, s.market_deck[0])
        return None

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.market_deck.remove(answer)
        s.market.insert(0, answer)
        s.revealed += 1
        if s.noting:
            note(s, MARKET_OPENED, answer)


FILL_MARKET: Final = procedure("world_order.fill_market", FillMarket())
