"""Traps (5.3): a side that is caught in one discards a card in each of its rounds, and rolls to get out."""

from typing import Final

from realpolitik.games.cold_war.cards import discard, leave_hand
from realpolitik.games.cold_war.dice import ROLL_TRAP
from realpolitik.games.cold_war.duties import is_extra, must_score, scoring_cards, scoring_is_due
from realpolitik.games.cold_war.effects import TRAP
from realpolitik.games.cold_war.labels import PASS
from realpolitik.games.cold_war.play import play
from realpolitik.games.cold_war.rolling import CardRoll
from realpolitik.games.cold_war.rounds import RoundFromHand, must_play_due, must_play_scoring, pass_round
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import (
    ALLOWED,
    EVERYBODY,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame

TRAPPED_CARD: Final = question_kind("trapped_card", "5.3", "card")
TRAP_ROLLED: Final = note_kind("trap_rolled", "7.3", "side", "card", "die")
TRAP_ENDED: Final = note_kind("trap_ended", "7.3", "side")
TRAP_NEEDS_TWO: Final = reason_kind("trap_needs_two", "5.3", "card")
TRAP_HOLDS: Final = reason_kind("trap_holds", "7.3", "card")

FREED_BY: Final = 4  # such a die or a lower one ends a trap
LEAST_DISCARD: Final = 2  # the Ops of a card that may be discarded
STUCK: Final = 2  # the effect of a trap when there is nothing left to discard


class Trapped(RoundFromHand):
    """5.3, 10.1.5: a trapped side discards a card worth 2 or more; with nothing worth 2, only scoring cards can be
    played."""

    def frame(self, side: int) -> Frame:
        return [self.number, side]

    def prepare(self, s: ColdWar, f: Frame) -> bool:
        side = f[self.SIDE]
        if s.hands[side]:
            return True
        s.stack.pop()
        s.effects[TRAP + side] = STUCK
        pass_round(s, side)
        return False

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        """What may be discarded, and behind it what may be played."""
        side, scoring = f[self.SIDE], s.rules.deck.scoring
        return [*[card for card in s.hands[side] if not scoring[card]], *scoring_cards(s, side)]

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        side, scoring = f[self.SIDE], s.rules.deck.scoring[option]
        if must_score(s, side):
            return ALLOWED if scoring else must_play_scoring(s, side, option)
        if scoring:
            return ALLOWED if scoring_is_due(s, side) or not can_discard(s, side) else (TRAP_HOLDS, option)
        return discard_forbidden(s, side, option)

    def not_held(self, s: ColdWar, f: Frame, option: int) -> Reason:
        return (TRAP_HOLDS, option) if option == s.rules.deck.passing else super().not_held(s, f, option)

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        side = f[self.SIDE]
        if not must_score(s, side) and (is_extra(s) or not can_discard(s, side)):
            options.append(PASS)

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], TRAPPED_CARD, options)

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        side = f[self.SIDE]
        s.stack.pop()
        if answer != PASS and not s.rules.deck.scoring[answer]:
            s.stack.append(TRAP_ROLL.frame(side=side, card=answer))
            leave_hand(s, side, answer)
            discard(s, answer)
            s.rules.round_passed(s, side)
            return
        if not can_discard(s, side):
            s.effects[TRAP + side] = STUCK
        if answer == PASS:
            pass_round(s, side)
            return
        leave_hand(s, side, answer)
        play(s, side, answer)


TRAPPED: Final = procedure("cold_war.trapped", Trapped())


class TrapRoll(CardRoll):
    """7.3: a card was discarded, and 1 to 4 frees the side."""

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        side = f[self.SIDE]
        if s.noting:
            s.notes.append((TRAP_ROLLED, EVERYBODY, side, f[self.CARD], answer))
        if answer <= FREED_BY:
            s.effects[TRAP + side] = 0
            if s.noting:
                s.notes.append((TRAP_ENDED, EVERYBODY, side))


TRAP_ROLL: Final = procedure("cold_war.trap_roll", TrapRoll(ROLL_TRAP))


def discard_forbidden(s: ColdWar, side: int, card: int) -> Reason:
    """5.3: the reason against discarding a card in a trap, or ALLOWED. A side that has run out of cards worth 2 Ops
    stays stuck for the rest of the turn, whatever comes."""
    if s.effects[TRAP + side] == STUCK:
        return (TRAP_HOLDS, card)
    if s.rules.card_value(s, side, card) < LEAST_DISCARD:
        return (TRAP_NEEDS_TWO, card)
    due = s.rules.due_card(s, side)
    if due and due != card and s.rules.card_value(s, side, due) >= LEAST_DISCARD:
        return must_play_due(s, side, card)
    return ALLOWED


def can_discard(s: ColdWar, side: int) -> bool:
    for card in s.hands[side]:
        if not discard_forbidden(s, side, card):
            return True
    return False
