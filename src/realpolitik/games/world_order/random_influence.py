"""Random influence (W4.11, W18): what powers that nobody plays do."""

from typing import Final

from realpolitik.games.world_order.deck import FIRST_RANDOM, RANDOM_ARMY, RANDOM_REGION, RANDOM_TRADE
from realpolitik.games.world_order.gaining import gain_money
from realpolitik.games.world_order.influence import add_for_nobody
from realpolitik.games.world_order.prices import ROUNDS
from realpolitik.games.world_order.state import ADDING_INFLUENCE, WorldOrder, is_played
from realpolitik.games.world_order.things import NOBODY, POWERS
from realpolitik.games.world_order.trading import COMMERCE_TURNED
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import NATURE, Question, note_kind, question_kind
from realpolitik.kernel.state import Frame, note

RANDOM_CARD: Final = question_kind("random_card", "W18.6", "card")

RANDOM_OPENED: Final = note_kind("random_opened", "W18.6", "card")
RANDOM_RESOLVED: Final = note_kind("random_resolved", "W18.2", "card")
RANDOM_ARMY_ADDED: Final = note_kind("random_army", "W18.3", "power", "region")

OPEN_CARDS: Final = 2
TRADE_MONEY: Final = 10  # W18.4


def unplayed(s: WorldOrder) -> list[int]:
    return [p for p in range(POWERS) if not is_played(s, p)]


class OpenCards(Procedure[WorldOrder]):
    """W18.6: two cards lie open, each with a token of every power that nobody plays."""

    def frame(self) -> Frame:
        return [self.number]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        if len(s.random_open) == OPEN_CARDS:
            s.stack.pop()
            return None
        if not s.random_deck:
            s.random_deck, s.random_discard = sorted(s.random_discard), []
        return Question(NATURE, RANDOM_CARD, s.random_deck[:])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.random_deck.remove(answer)
        s.random_open.append(answer)
        s.revealed += 1
        for p in unplayed(s):
            s.supply[p] -= 1  # it waits on the card
        note(s, RANDOM_OPENED, answer)


OPENING_CARDS: Final = procedure("world_order.opening_random_cards", OpenCards())


class RandomInfluence(Procedure[WorldOrder]):
    """W18.2: the left card, then the right one, each from its top row to its bottom row."""

    def frame(self) -> Frame:
        return [self.number]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        s.stack.pop()
        s.phase = ADDING_INFLUENCE
        for card in s.random_open:
            note(s, RANDOM_RESOLVED, card)
            for p in unplayed(s):
                _resolve_row(s, card - FIRST_RANDOM, p)
        s.random_discard.extend(s.random_open)
        s.random_open = []
        if s.round < ROUNDS:
            s.stack.append(OPENING_CARDS.frame())
        return None


RANDOM_INFLUENCE: Final = procedure("world_order.random_influence", RandomInfluence())


def _resolve_row(s: WorldOrder, card: int, p: int) -> None:
    r = RANDOM_REGION[card][p]
    s.supply[p] += 1
    add_for_nobody(s, p, r)
    if RANDOM_ARMY[card][p]:
        s.armies[r][p] += 1
        note(s, RANDOM_ARMY_ADDED, p, r)
    partner = RANDOM_TRADE[card][p]
    if partner != NOBODY and is_played(s, partner) and s.commerce_up[partner]:
        s.commerce_up[partner] -= 1  # W18.4
        note(s, COMMERCE_TURNED, partner, s.commerce_up[partner])
        gain_money(s, partner, TRADE_MONEY)
