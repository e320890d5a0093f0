"""Research (W17): the hand is revealed, cards are taken from the market onto the deck."""

from typing import Final

from realpolitik.games.world_order.asking import Choosing
from realpolitik.games.world_order.countries import VALUE
from realpolitik.games.world_order.deck import BONUS_OF, BONUS_SIZE, COST, RESEARCH, is_card, one_of_each
from realpolitik.games.world_order.developments import MORE_RESEARCH, bonus
from realpolitik.games.world_order.gaining import gain, gain_money
from realpolitik.games.world_order.labels import DECLINE, DONE, EXHAUST_ALLY, RENEW_MARKET
from realpolitik.games.world_order.market import discard_rightmost, not_on_market, take_from_market
from realpolitik.games.world_order.mats import RESEARCH_BONUS
from realpolitik.games.world_order.paying import exhaust, not_ready
from realpolitik.games.world_order.prices import RENEW_CARDS, RENEW_RESEARCH, discarded_after_research
from realpolitik.games.world_order.state import RESEARCHING, WorldOrder, in_turn_order, players
from realpolitik.games.world_order.things import MONEY
from realpolitik.games.world_order.using import offer_at_will
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

RESEARCH_WHAT: Final = question_kind("research_what", "W17.6", "card", "power", "n")
EXHAUST_FOR_RESEARCH: Final = question_kind("exhaust_for_research", "W17.5", "country", "power", "n")

HAND_REVEALED: Final = note_kind("hand_revealed", "W17.3", "power", "research", "*cards")
RESEARCH_ADDED: Final = note_kind("research_added", "W17.5", "power", "country", "n")
MARKET_RENEWED: Final = note_kind("market_renewed", "W17.7", "power")

LACKS_RESEARCH: Final = reason_kind("lacks_research", "W17.6", "card", "n")

# steps of one power's research
BEFORE: Final = 0
REVEAL: Final = 1
TAKING: Final = 2  # and one more for each time that all allies were declined
PATIENCE: Final = 8  # how often that may be: somebody could go on with it for ever


def put_away_played(s: WorldOrder, p: int) -> None:
    """W17.2: the cards of the round go to the discard pile; those that lay face down stay unseen (W26.4)."""
    for card in s.front[p]:
        (s.discard_unseen if card in s.face_down[p] else s.discard)[p].append(card)
    s.front[p], s.front_turn[p], s.face_down[p] = [], [], []


class Research(Choosing):
    """W17.6: cards are taken as long as the research suffices."""

    STEP: Final = 2
    POINTS: Final = 3  # research to spend

    def frame(self, power: int) -> Frame:
        return [self.number, power, BEFORE, 0]

    def prepare(self, s: WorldOrder, f: Frame) -> bool:
        p = f[self.POWER]
        if f[self.STEP] >= TAKING:
            return True
        f[self.STEP] += 1
        if f[self.STEP] == REVEAL:
            offer_at_will(s, p)  # W23.9
        else:
            f[self.POINTS] = _reveal(s, p)
        return False

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return one_of_each(s.market)

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        if not is_card(option) or option not in one_of_each(s.market):
            return not_on_market(option)
        short = COST[option] - f[self.POINTS]
        return (LACKS_RESEARCH, option, short) if short > 0 else ALLOWED

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if f[self.POINTS] >= RENEW_RESEARCH and (s.market_deck or s.market_discard):
            options.append(RENEW_MARKET)
        patient = f[self.STEP] < TAKING + PATIENCE
        if patient and any(s.ready[c] for c in s.allies[f[self.POWER]]) and s.market:
            options.append(EXHAUST_ALLY)
        options.append(DONE)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.POINTS])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        p = f[self.POWER]
        if answer == DONE:
            s.stack.pop()
            _end(s, p)
        elif answer == RENEW_MARKET:
            f[self.POINTS] -= RENEW_RESEARCH
            note(s, MARKET_RENEWED, p)
            discard_rightmost(s, RENEW_CARDS)
        elif answer == EXHAUST_ALLY:
            s.stack.append(EXHAUSTING.frame(power=p))
        else:
            f[self.POINTS] -= COST[answer]
            s.top[p].append(answer)  # W17.9
            take_from_market(s, p, answer)


RESEARCHING_POWER: Final = procedure("world_order.research", Research(RESEARCH_WHAT, obvious=True))


def _reveal(s: WorldOrder, p: int) -> int:
    """W17.2–W17.4: what was played is put away, the hand shown; its bonuses are gained and its symbols counted."""
    put_away_played(s, p)
    points = RESEARCH_BONUS[p][s.priority[p]] + bonus(s, p, MORE_RESEARCH) + sum([RESEARCH[card] for card in s.hand[p]])
    s.revealed += 1
    s.known[p] = s.hand[p][:]
    note(s, HAND_REVEALED, p, points, *sorted(s.hand[p]))
    for card in s.hand[p]:
        if BONUS_OF[card] == MONEY:
            gain_money(s, p, BONUS_SIZE[card])
        else:
            gain(s, p, BONUS_OF[card], BONUS_SIZE[card])
    return points


def _end(s: WorldOrder, p: int) -> None:
    """W17.10, W17.11: the revealed cards are discarded; with two or three players some of the market, too."""
    s.discard[p].extend(s.hand[p])
    s.hand[p], s.known[p] = [], []
    gone = discarded_after_research(players(s))
    if gone:
        discard_rightmost(s, gone)


class ExhaustForResearch(Choosing):
    """W17.5, W17.13: which ally is exhausted; its value is added."""

    def frame(self, power: int) -> Frame:
        return [self.number, power]

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return s.allies[f[self.POWER]]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        return not_ready(s, f[self.POWER], option)

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        options.append(DECLINE)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], s.stack[-2][Research.POINTS])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == DECLINE:
            s.stack[-1][Research.STEP] += 1
            return
        exhaust(s, f[self.POWER], answer)
        s.stack[-1][Research.POINTS] += VALUE[answer]
        note(s, RESEARCH_ADDED, f[self.POWER], answer, VALUE[answer])


EXHAUSTING: Final = procedure("world_order.exhausting", ExhaustForResearch(EXHAUST_FOR_RESEARCH))


class ResearchPhase(Procedure[WorldOrder]):
    """W17.1: one power after the other, in turn order."""

    SERVED: Final = 1  # powers that have had their research, as a set

    def frame(self) -> Frame:
        return [self.number, 0]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        s.phase = RESEARCHING
        for p in in_turn_order(s):
            if not f[self.SERVED] >> p & 1:
                f[self.SERVED] |= 1 << p
                s.stack.append(RESEARCHING_POWER.frame(power=p))
                return None
        s.stack.pop()
        return None


RESEARCH_PHASE: Final = procedure("world_order.research_phase", ResearchPhase())
