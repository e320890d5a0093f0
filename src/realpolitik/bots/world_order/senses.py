"""Choices that need no looking ahead: what to pay with, whom to ready, what to put down, what to research."""

from collections.abc import Callable
from typing import Final

from realpolitik.bots.bot import total
from realpolitik.bots.world_order.judgement import BASE_POSSIBLE, READY
from realpolitik.bots.world_order.trade_sense import (
    PRODUCING,
    TRADING,
    money_for_diplomacy,
    money_for_services,
    produce_choice,
    trade_choice,
)
from realpolitik.bots.world_order.worth import PLAY_WORTH, deck_worth, more_worth, revealed_worth, turns_left
from realpolitik.games.world_order.aftermath import CASH_TOKEN, DEFEND_WHERE, threats, token_defence
from realpolitik.games.world_order.countries import BASE_FLAG, VALUE
from realpolitik.games.world_order.deck import COST, is_development, starting_vp
from realpolitik.games.world_order.developing import MONEY_FOR_SERVICES
from realpolitik.games.world_order.drawing import DISCARD_WHICH, DRAW_HOW_MANY, TRASH_WHICH
from realpolitik.games.world_order.effects import NOT_BOUND
from realpolitik.games.world_order.labels import (
    DECLINE,
    DONE,
    EXHAUST_ALLY,
    FIRST_PILE,
    PAY,
    RENEW_MARKET,
    SECOND_PILE,
    YES,
)
from realpolitik.games.world_order.paying import EXHAUST_FOR_DISCOUNT, MONEY_INSTEAD
from realpolitik.games.world_order.playing import CHOOSE_PLAY, FREE_CARD, PLAY_ANOTHER_KIND, PUT_DOWN_WHICH
from realpolitik.games.world_order.prices import RENEW_RESEARCH, SCORING_ROUNDS
from realpolitik.games.world_order.priorities import CHOOSE_PRIORITY
from realpolitik.games.world_order.prosperity import RAISE_PROSPERITY
from realpolitik.games.world_order.readying import READY_WHICH, Ready
from realpolitik.games.world_order.research import EXHAUST_FOR_RESEARCH, RESEARCH_WHAT
from realpolitik.games.world_order.setup import CHOOSE_PILE, GIVE_UP_ADVANTAGE
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import DIPLOMACY
from realpolitik.games.world_order.turn_order import CHOOSE_PLACE
from realpolitik.games.world_order.using import USE_DEVELOPMENT
from realpolitik.kernel.question import Question

UNINVESTED: Final = 0.6  # an ally without FDI, when one is to be ready
NOT_WORTH_IT: Final = 0.6  # what a card of the market must promise to be researched
BETTER_ONES: Final = 1.6  # what a renewed market promises more than the best card that is there
NO_CHOICE: Final = -1


def sensed(s: WorldOrder, q: Question) -> int:
    """The answer to a question that needs no looking ahead; NO_CHOICE for any other."""
    if q.kind in TRADING:
        return trade_choice(s, q)
    if q.kind in PRODUCING:
        return produce_choice(s, q)
    if q.kind in AT_WILL:
        return next((option for option in q.options if is_development(option)), NO_CHOICE)
    sense = SENSES.get(q.kind)
    return sense(s, q) if sense else NO_CHOICE


# -- allies ------------------------------------------------------------------------------------------------------------


def ready_worth(s: WorldOrder, p: int, c: int) -> float:
    """What it is worth that an ally is ready."""
    worth = READY * VALUE[c]
    if not s.fdi[c]:
        worth += UNINVESTED * READY
    if BASE_FLAG[c][p] and not s.base[c]:
        worth += BASE_POSSIBLE * READY
    return worth * min(1.0, turns_left(s, p) / 4)


def _ready(s: WorldOrder, q: Question) -> int:
    """W6.11. Where the card goes on to invest in the ally, one without FDI (W23.2)."""
    p = q.about[0]
    invests = s.stack[-1][Ready.BIND] != NOT_BOUND
    scores = {
        c: (0.0 if s.ready[c] else ready_worth(s, p, c)) + (2.0 if invests and not s.fdi[c] else 0.0)
        for c in q.options
        if c != DONE
    }
    return max(scores, key=lambda c: scores[c])


def _discount(s: WorldOrder, q: Question) -> int:
    """W8.3: exhaust whoever saves more diplomacy than the ally is worth ready; otherwise pay, if that is possible."""
    p, _, cost = q.about
    scores = {PAY: 0.0} if PAY in q.options else {}
    for c in q.options:
        if c != PAY:
            saved = -more_worth(s, p, DIPLOMACY, -min(cost, VALUE[c], s.stock[p][DIPLOMACY]))
            scores[c] = saved - ready_worth(s, p, c) - 0.01 * max(0, VALUE[c] - cost)
    return max(scores, key=lambda option: scores[option])


# -- cards -------------------------------------------------------------------------------------------------------------


def _least_needed(s: WorldOrder, q: Question) -> int:
    """The card of the hand that does least, played or revealed."""
    return min(q.options, key=lambda card: PLAY_WORTH[card] + revealed_worth(card) / 2)


def _trash(s: WorldOrder, q: Question) -> int:
    return min([card for card in q.options if card != DECLINE], key=lambda card: PLAY_WORTH[card])


def _free_card(s: WorldOrder, q: Question) -> int:
    return max(q.options, key=lambda card: PLAY_WORTH[card])


def _pile(s: WorldOrder, q: Question) -> int:
    """W4.7: the pile that does more at once."""
    p = q.about[0]
    first = total([PLAY_WORTH[card] for card in s.hand[p]])
    second = total([PLAY_WORTH[card] for card in s.deck[p]])
    return FIRST_PILE if first >= second else SECOND_PILE


def _give_up(s: WorldOrder, q: Question) -> int:
    """W4.8, W4.9: the VP of the others are certain."""
    return min(q.options, key=lambda card: starting_vp(card))


# -- research (W17) ----------------------------------------------------------------------------------------------------


def research_choice(s: WorldOrder, q: Question) -> int:
    """The card that promises most; an ally is exhausted for a better one, the market renewed if it has nothing."""
    p, points = q.about
    found = {card: deck_worth(s, card) for card in s.market}
    payable = [card for card in q.options if card in found]
    best = max(payable, key=lambda card: found[card], default=0)
    reached = found[best] if best else 0.0
    if EXHAUST_ALLY in q.options:
        for card in s.market:
            if COST[card] > points and found[card] - reached > _price_of(s, p, COST[card] - points):
                return EXHAUST_ALLY
    if reached > NOT_WORTH_IT:
        return best
    if RENEW_MARKET in q.options and points >= RENEW_RESEARCH + 3 and reached < BETTER_ONES:
        return RENEW_MARKET
    return DONE


def _price_of(s: WorldOrder, p: int, short: int) -> float:
    """What it costs to exhaust allies for so much research; more than anything if there are too few."""
    worth = 0.0
    for c in sorted([c for c in s.allies[p] if s.ready[c]], key=lambda c: ready_worth(s, p, c) / VALUE[c]):
        if short > 0:
            short -= VALUE[c]
            worth += ready_worth(s, p, c)
    return worth if short <= 0 else 1000.0


def _exhausted_for_research(s: WorldOrder, q: Question) -> int:
    p = q.about[0]
    allies = [c for c in q.options if c != DECLINE]
    return min(allies, key=lambda c: ready_worth(s, p, c) / VALUE[c])


# -- the order of turns, the aftermath ---------------------------------------------------------------------------------


def _place(s: WorldOrder, q: Question) -> int:
    """W6.4: the first to act has the choice of slots, countries and cards; the last knows where majorities stand."""
    return q.options[-1] if s.round in SCORING_ROUNDS else q.options[0]


def _cash(s: WorldOrder, q: Question) -> int:
    """W19.3: a token that may avert a threat stays (W19.8)."""
    p = q.about[0]
    for r in q.options:
        if r != DONE and not (
            threats(s, p, r) and len(threats(s, p, r, token_defence(s, p, r))) < len(threats(s, p, r))
        ):
            return r
    return DONE


SENSES: Final[dict[int, Callable[[WorldOrder, Question], int]]] = {
    READY_WHICH: _ready,
    EXHAUST_FOR_DISCOUNT: _discount,
    MONEY_INSTEAD: money_for_diplomacy,
    MONEY_FOR_SERVICES: money_for_services,
    PUT_DOWN_WHICH: _least_needed,
    DISCARD_WHICH: _least_needed,
    TRASH_WHICH: _trash,
    FREE_CARD: _free_card,
    CHOOSE_PILE: _pile,
    GIVE_UP_ADVANTAGE: _give_up,
    RESEARCH_WHAT: research_choice,
    EXHAUST_FOR_RESEARCH: _exhausted_for_research,
    CHOOSE_PLACE: _place,
    CASH_TOKEN: _cash,
    DEFEND_WHERE: lambda s, q: q.options[0],
    RAISE_PROSPERITY: lambda s, q: YES,
    DRAW_HOW_MANY: lambda s, q: q.options[-1],
}
# where developments may be used, which cost nothing but the chance to use them later in the round (W23.9)
AT_WILL: Final = frozenset([CHOOSE_PLAY, PLAY_ANOTHER_KIND, CHOOSE_PRIORITY, USE_DEVELOPMENT])
