"""Setting up (W3, W4): the table, the powers, and what each chooses alone and in secret."""

from typing import Final

from realpolitik.games.world_order.board import COLOURED, REGIONS, TEMPORARY_SETUP
from realpolitik.games.world_order.countries import STANDARD, STARTERS
from realpolitik.games.world_order.deck import (
    ADVANTAGES,
    COPIES,
    DEVELOPMENTS,
    FIRST_RANDOM,
    LEVEL,
    MARKET_CARDS,
    RANDOM_CARDS,
    STARTER_DECK,
    SUGGESTED,
    starting_vp,
)
from realpolitik.games.world_order.drawing import draw
from realpolitik.games.world_order.gaining import score
from realpolitik.games.world_order.labels import PILE_LABELS, SECOND_PILE
from realpolitik.games.world_order.market import fill_market
from realpolitik.games.world_order.mats import INFLUENCE_TOKENS, STARTING_MONEY, TRACK_START, commerce_cards
from realpolitik.games.world_order.options import COMMERCE_BY_PLAYERS, DECREES, FIRST_GAME, PLAYED, POWERS_PLAYED
from realpolitik.games.world_order.prices import ADVANTAGES_DRAWN, HAND_SIZE, has_random_influence, levels_reduced
from realpolitik.games.world_order.random_influence import OPENING_CARDS
from realpolitik.games.world_order.rounds import PREPARE, ROUND
from realpolitik.games.world_order.stacks import turn_up
from realpolitik.games.world_order.state import WorldOrder, note_for
from realpolitik.games.world_order.things import FROM_ADVANTAGES_KEPT, NOBODY, POWERS
from realpolitik.games.world_order.turn_order import choose_places, place_in_order_of_vp
from realpolitik.kernel.procedure import Procedure, Sealed, procedure
from realpolitik.kernel.question import NATURE, Question, note_kind, question_kind
from realpolitik.kernel.state import Frame, note

CHOOSE_PILE: Final = question_kind("choose_pile", "W4.7", "label", "power")
DRAW_ADVANTAGE: Final = question_kind("draw_advantage", "W4.8", "card", "power")
GIVE_UP_ADVANTAGE: Final = question_kind("give_up_advantage", "W4.8", "card", "power")

PILE_CHOSEN: Final = note_kind("pile_chosen", "W4.7", "power", "label")  # to its owner alone
ADVANTAGE_DRAWN: Final = note_kind("advantage_drawn", "W4.8", "power", "card")  # to its owner alone
ADVANTAGES_SHOWN: Final = note_kind("advantages_shown", "W4.8", "power", "*cards")


def start(options: list[int]) -> WorldOrder:
    """The table as it is laid out, before anything is drawn (W3, W4.1–W4.6)."""
    powers = list(PLAYED.values())[options[POWERS_PLAYED]]
    s = WorldOrder(seats=len(powers))
    s.options = options
    s.powers = list(powers)
    s.seats = [s.powers.index(p) if p in powers else NOBODY for p in range(POWERS)]
    s.permanent = [owners[:] for owners in COLOURED]
    s.temporary = [owners[:] for owners in TEMPORARY_SETUP]
    placed = [owner for r in range(REGIONS) for owner in (*COLOURED[r], *TEMPORARY_SETUP[r])]
    s.supply = [INFLUENCE_TOKENS[p] - placed.count(p) for p in range(POWERS)]
    s.unseen = [countries[:] for countries in STANDARD]
    s.market_deck = MARKET_CARDS[:]
    reduced = levels_reduced(len(powers))
    s.stacks = [COPIES[d] - (1 if LEVEL[d] in reduced else 0) for d in range(DEVELOPMENTS)]
    if has_random_influence(len(powers)):
        s.random_deck = list(range(FIRST_RANDOM, FIRST_RANDOM + RANDOM_CARDS))
    for p in powers:
        _lay_out(s, p)
    s.stack.append(SETTING_UP.frame())
    return s


def _lay_out(s: WorldOrder, p: int) -> None:
    """W4.1–W4.6."""
    s.money[p] = STARTING_MONEY[p]
    s.tracks[p] = TRACK_START[p][:]
    s.stock[p] = TRACK_START[p][:]  # W4.5
    s.allies[p] = STARTERS[p][:]
    for c in STARTERS[p]:
        s.ally_of[c] = p
    s.commerce[p] = commerce_cards(p, len(s.powers), s.options[COMMERCE_BY_PLAYERS] > 0)
    s.commerce_up[p] = s.commerce[p]
    s.decree[p] = s.options[DECREES]
    s.deck[p] = STARTER_DECK[p][:]
    s.set_aside[p] = ADVANTAGES[p][:]
    if s.options[FIRST_GAME]:
        s.hand[p] = [card for card in STARTER_DECK[p] if SUGGESTED[card]]
        s.deck[p] = [card for card in STARTER_DECK[p] if not SUGGESTED[card]]


# -- the steps ---------------------------------------------------------------------------------------------------------

COUNTRIES: Final = 0
MARKET: Final = 1
RANDOM_INFLUENCE: Final = 2
DEAL_PILES: Final = 3
CHOOSE_PILES: Final = 4
DEAL_ADVANTAGES: Final = 5
KEEP_ADVANTAGES: Final = 6
PLACES: Final = 7
BEGIN: Final = 8


class SetUp(Procedure[WorldOrder]):
    STEP: Final = 1

    def frame(self) -> Frame:
        return [self.number, COUNTRIES]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        step = f[self.STEP]
        f[self.STEP] += 1
        first_game = s.options[FIRST_GAME] > 0
        if step == COUNTRIES:
            for r in range(REGIONS - 1, -1, -1):
                turn_up(s, r)
        elif step == MARKET:
            fill_market(s)
        elif step == RANDOM_INFLUENCE and s.random_deck:
            s.stack.append(OPENING_CARDS.frame())
        elif step == DEAL_PILES and not first_game:
            for p in reversed(s.powers):
                draw(s, p, HAND_SIZE)
        elif step == CHOOSE_PILES and not first_game:
            s.stack.append(CHOOSING_PILE.frame())
        elif step == DEAL_ADVANTAGES:
            for p in reversed(s.powers):
                s.stack.append(DEALING_ADVANTAGES.frame(power=p))
        elif step == KEEP_ADVANTAGES:
            s.stack.append(KEEPING_ADVANTAGES.frame())
        elif step == PLACES and first_game:
            place_in_order_of_vp(s)
        elif step == PLACES:
            choose_places(s)
        elif step == BEGIN:
            s.stack.pop()
            s.stack.append(ROUND.frame(PREPARE))
        return None


SETTING_UP: Final = procedure("world_order.set_up", SetUp())


class ChoosePile(Sealed[WorldOrder]):
    """W4.7, W27.1: each keeps one of two piles of six as the hand; the other is the deck."""

    def frame(self) -> Frame:
        return [self.number]

    def asked(self, s: WorldOrder, f: Frame) -> list[Question]:
        return [Question(seat, CHOOSE_PILE, list(PILE_LABELS), (p,)) for seat, p in enumerate(s.powers)]

    def reveal(self, s: WorldOrder, f: Frame) -> None:
        s.stack.pop()
        for seat, p in enumerate(s.powers):
            if s.sealed[seat] == SECOND_PILE:
                s.hand[p], s.deck[p] = s.deck[p], s.hand[p]
            s.deck[p].sort()
            note_for(s, p, PILE_CHOSEN, p, s.sealed[seat])


CHOOSING_PILE: Final = procedure("world_order.choosing_pile", ChoosePile())


class DealAdvantages(Procedure[WorldOrder]):
    """W4.8: three of the power's five strategic assets at random."""

    POWER: Final = 1

    def frame(self, power: int) -> Frame:
        return [self.number, power]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        p = f[self.POWER]
        if len(s.advantages[p]) >= ADVANTAGES_DRAWN:
            s.stack.pop()
            return None
        return Question(NATURE, DRAW_ADVANTAGE, s.set_aside[p][:], (p,))

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        p = f[self.POWER]
        s.set_aside[p].remove(answer)
        s.advantages[p].append(answer)
        note_for(s, p, ADVANTAGE_DRAWN, p, answer)


DEALING_ADVANTAGES: Final = procedure("world_order.dealing_advantages", DealAdvantages())


class KeepAdvantages(Sealed[WorldOrder]):
    """W4.8, W4.9: each gives one up; the others lie open, and their VP are the first of the game."""

    def frame(self) -> Frame:
        return [self.number]

    def asked(self, s: WorldOrder, f: Frame) -> list[Question]:
        return [Question(seat, GIVE_UP_ADVANTAGE, s.advantages[p][:], (p,)) for seat, p in enumerate(s.powers)]

    def reveal(self, s: WorldOrder, f: Frame) -> None:
        s.stack.pop()
        for seat, p in enumerate(s.powers):
            s.advantages[p].remove(s.sealed[seat])
            s.set_aside[p].append(s.sealed[seat])
            s.advantages[p].sort()
            s.set_aside[p].sort()
            note(s, ADVANTAGES_SHOWN, p, *s.advantages[p])
            score(s, p, sum([starting_vp(card) for card in s.advantages[p]]), FROM_ADVANTAGES_KEPT)


KEEPING_ADVANTAGES: Final = procedure("world_order.keeping_advantages", KeepAdvantages())
