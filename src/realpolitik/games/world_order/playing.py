"""Turns (W7): an ability card, a strategic asset, the decree or a pass; and additional cards."""

from typing import Final

from realpolitik.games.world_order.asking import Choosing, ChoosingAmong
from realpolitik.games.world_order.deck import (
    COST,
    DECREE,
    PROGRAM,
    is_ability,
    is_advantage,
    is_card,
    is_decree,
    is_development,
    one_of_each,
)
from realpolitik.games.world_order.developments import FIRST_TURN
from realpolitik.games.world_order.drawing import leave_hand, not_in_hand
from realpolitik.games.world_order.effects import perform
from realpolitik.games.world_order.gaining import gain_money
from realpolitik.games.world_order.labels import DECLINE, PASS
from realpolitik.games.world_order.market import not_on_market, take_from_market
from realpolitik.games.world_order.prices import PASS_MONEY, TURNS
from realpolitik.games.world_order.state import ACTIONS, WorldOrder, in_turn_order, note_for
from realpolitik.games.world_order.using import (
    happened,
    offer_at_will,
    unusable_at_will,
    usable_at_will,
    use_at_will,
)
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

CHOOSE_PLAY: Final = question_kind("choose_play", "W7.2", "card", "power", "turn")
PLAY_ANOTHER_KIND: Final = question_kind("play_another", "W7.11", "card", "power")
PUT_DOWN_WHICH: Final = question_kind("put_down", "W7.3", "card", "power")
FREE_CARD: Final = question_kind("free_card", "W7.2", "card", "power", "n")

TURN_BEGINS: Final = note_kind("turn_begins", "W7.6", "power", "n")
CARD_PLAYED: Final = note_kind("card_played", "W7.2", "power", "card")
ADVANTAGE_PLAYED: Final = note_kind("advantage_played", "W7.3", "power", "card")
DECREE_PLAYED: Final = note_kind("decree_played", "W22.2", "power", "card")
PASSED: Final = note_kind("passed", "W7.4", "power")
CARD_PUT_DOWN: Final = note_kind("card_put_down", "W7.13", "power")
PUT_DOWN_CARD: Final = note_kind("put_down_card", "W7.13", "power", "card")  # to its owner alone

ADVANTAGE_USED: Final = reason_kind("advantage_used", "W1.8", "card")
NOT_YOUR_ADVANTAGE: Final = reason_kind("not_your_advantage", "W1.8", "card")
NO_DECREE: Final = reason_kind("no_decree", "W22.2", "card")
TOO_DEAR: Final = reason_kind("too_dear", "W7.2", "card", "n")


def something_to_play(s: WorldOrder, p: int) -> bool:
    """W7.9: whether a power has a card for an additional play."""
    return bool(s.hand[p] or s.decree[p]) or len(s.used[p]) < len(s.advantages[p])


def _to_front(s: WorldOrder, p: int, card: int) -> None:
    """W7.7: a card lies in front of the player, in the stack of the turn under way."""
    s.front[p].append(card)
    s.front_turn[p].append(s.turns[p] + 1)


def play_ability(s: WorldOrder, p: int, card: int) -> None:
    """W7.2: the card is in front already, or comes there from the hand."""
    if card in s.hand[p]:
        leave_hand(s, p, card, seen=True)
    _to_front(s, p, card)
    note(s, CARD_PLAYED, p, card)
    perform(s, PROGRAM[card], p, card)


class Play(ChoosingAmong):
    """W7.2–W7.5: what a power plays. Developments used at will come before it (W23.9)."""

    ADDITIONAL: Final = 2  # W7.11: no pass, but it may be declined

    def frame(self, power: int, additional: int = 0) -> Frame:
        return [self.number, power, additional]

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        p = f[self.POWER]
        unused = [card for card in s.advantages[p] if card not in s.used[p]]
        decree = [DECREE[p]] if s.decree[p] else []
        return [*one_of_each(s.hand[p]), *unused, *decree, *usable_at_will(s, p)]

    def elsewhere(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        if is_ability(option):
            return not_in_hand(option)
        if is_advantage(option):
            return (ADVANTAGE_USED if option in s.used[f[self.POWER]] else NOT_YOUR_ADVANTAGE, option)
        if is_decree(option):
            return (NO_DECREE, option)
        return unusable_at_will(s, f[self.POWER], option)

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if not f[self.ADDITIONAL]:
            options.append(PASS)
        elif options:
            options.append(DECLINE)

    def pose(self, s: WorldOrder, f: Frame, options: list[int]) -> Question:
        p = f[self.POWER]
        if f[self.ADDITIONAL]:
            return Question(s.seats[p], PLAY_ANOTHER_KIND, options, (p,))
        return Question(s.seats[p], CHOOSE_PLAY, options, (p, s.turns[p] + 1))

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        p = f[self.POWER]
        if is_development(answer):
            use_at_will(s, p, answer)
            return
        s.stack.pop()
        if answer == DECLINE:
            return
        if is_ability(answer):
            play_ability(s, p, answer)
            return
        if answer == PASS:
            note(s, PASSED, p)
            gain_money(s, p, PASS_MONEY)
        elif is_advantage(answer):
            s.used[p].append(answer)
            note(s, ADVANTAGE_PLAYED, p, answer)
            perform(s, PROGRAM[answer], p, answer)
        else:
            s.decree[p] = 0
            s.removed.append(answer)
            note(s, DECREE_PLAYED, p, answer)
            perform(s, PROGRAM[answer], p, answer)
        s.stack.append(PUT_DOWN.frame(power=p))


PLAY: Final = procedure("world_order.play", Play(CHOOSE_PLAY))


class PutDown(ChoosingAmong):
    """W7.3, W7.4, W22.2: a card of the hand lies face down in front of its player, if there is one (W7.5)."""

    def frame(self, power: int) -> Frame:
        return [self.number, power]

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return one_of_each(s.hand[f[self.POWER]])

    def is_obvious(self, s: WorldOrder, f: Frame) -> bool:
        """By the number of cards: that some are alike is hidden."""
        return len(s.hand[f[self.POWER]]) == 1

    def elsewhere(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        return not_in_hand(option)

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        p = f[self.POWER]
        leave_hand(s, p, answer, seen=False)
        _to_front(s, p, answer)
        s.face_down[p].append(answer)
        note(s, CARD_PUT_DOWN, p)
        note_for(s, p, PUT_DOWN_CARD, p, answer)


PUT_DOWN: Final = procedure("world_order.put_down", PutDown(PUT_DOWN_WHICH))


class TakeFree(Choosing):
    """A market card up to a cost, without research; onto the deck, or to be played at once."""

    MOST_COST: Final = 2
    PLAYS: Final = 3

    def frame(self, power: int, most_cost: int, plays: int) -> Frame:
        return [self.number, power, most_cost, plays]

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return one_of_each(s.market)

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        if not is_card(option) or option not in one_of_each(s.market):
            return not_on_market(option)
        return ALLOWED if COST[option] <= f[self.MOST_COST] else (TOO_DEAR, option, f[self.MOST_COST])

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.MOST_COST])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        p = f[self.POWER]
        if f[self.PLAYS]:
            play_ability(s, p, answer)
        else:
            s.top[p].append(answer)
        take_from_market(s, p, answer)


TAKE_FREE: Final = procedure("world_order.take_free", TakeFree(FREE_CARD))


# -- the phase ---------------------------------------------------------------------------------------------------------

# steps of a turn
PLAYING: Final = 0
ANOTHER: Final = 1
USING: Final = 2
TURN_ENDS: Final = 3


class Turn(Procedure[WorldOrder]):
    """W7.6: one card, what it brings, and what developments add to that."""

    POWER: Final = 1
    STEP: Final = 2

    def frame(self, power: int) -> Frame:
        return [self.number, power, PLAYING]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        p, step = f[self.POWER], f[self.STEP]
        f[self.STEP] += 1
        if step == PLAYING:
            note(s, TURN_BEGINS, p, s.turns[p] + 1)
            s.stack.append(PLAY.frame(power=p))
        elif step == ANOTHER and s.turns[p] == 0:
            happened(s, p, FIRST_TURN, 1)  # W23.7
        elif step == USING:
            offer_at_will(s, p)
        elif step == TURN_ENDS:
            s.stack.pop()
            s.turns[p] += 1
        return None


TURN: Final = procedure("world_order.turn", Turn())


class ActionPhase(Procedure[WorldOrder]):
    """W7.6: in turn order, until every player has taken four turns."""

    def frame(self) -> Frame:
        return [self.number]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        s.phase = ACTIONS
        order = in_turn_order(s)
        fewest = min([s.turns[p] for p in order])
        if fewest >= TURNS:
            s.stack.pop()
        else:
            s.stack.append(TURN.frame(power=next(p for p in order if s.turns[p] == fewest)))
        return None


ACTION_PHASE: Final = procedure("world_order.action_phase", ActionPhase())
