"""Traps (5.3): a side that is caught in one discards a card in each of its rounds, and rolls to get out."""

from typing import Final

from realpolitik.games.cold_war.cards import discard, leave_hand, not_in_hand
from realpolitik.games.cold_war.dice import ROLL_TRAP
from realpolitik.games.cold_war.duties import is_extra, must_score, scoring_cards, scoring_is_due
from realpolitik.games.cold_war.effects import TRAP
from realpolitik.games.cold_war.labels import PASS
from realpolitik.games.cold_war.play import play
from realpolitik.games.cold_war.rolling import roll
from realpolitik.games.cold_war.rounds import MUST_PLAY_A_CARD, MUST_PLAY_SCORING, must_play_due, pass_round
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import (
    EVERYBODY,
    NOT_ASKED,
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

STUCK: Final = 2  # the effect of a trap when there is nothing left to discard


class Trapped(Procedure[ColdWar]):
    """A trapped side discards a card worth 2 or more and rolls; 1 to 4 frees it: [_, side, card discarded or 0]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        side = f[1]
        if f[2]:
            return roll(s, ROLL_TRAP, side)
        if s.hands[side]:
            return Question(s.seats[side], TRAPPED_CARD, trap_options(s, side))
        s.stack.pop()
        s.effects[TRAP + side] = STUCK
        pass_round(s, side)
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        side = f[1]
        if f[2]:
            s.stack.pop()
            self._roll(s, side, f[2], answer)
        elif answer == PASS or s.rules.deck.scoring[answer]:
            s.stack.pop()
            if not worthy_discards(s, side):
                s.effects[TRAP + side] = STUCK
            if answer == PASS:
                pass_round(s, side)
                return
            leave_hand(s, side, answer)
            play(s, side, answer)
        else:
            f[2] = answer
            leave_hand(s, side, answer)
            discard(s, answer)
            s.rules.round_passed(s, side)

    def _roll(self, s: ColdWar, side: int, card: int, die: int) -> None:
        if s.noting:
            s.notes.append((TRAP_ROLLED, EVERYBODY, side, card, die))
        if die <= 4:
            s.effects[TRAP + side] = 0
            if s.noting:
                s.notes.append((TRAP_ENDED, EVERYBODY, side))

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        side = f[1]
        if f[2]:
            return (NOT_ASKED,)
        if option == PASS:
            return (MUST_PLAY_A_CARD,)
        if option == s.rules.deck.passing:
            return (TRAP_HOLDS, option)
        if option not in s.hands[side]:
            return not_in_hand(s, option)
        if must_score(s, side):
            return (MUST_PLAY_SCORING, option)
        if s.rules.deck.scoring[option] or s.effects[TRAP + side] == STUCK:
            return (TRAP_HOLDS, option)
        worth_two = s.rules.card_value(s, side, option) >= 2
        return must_play_due(s, side, option) if worth_two else (TRAP_NEEDS_TWO, option)


TRAPPED: Final = procedure("cold_war.trapped", Trapped())


def trap_options(s: ColdWar, side: int) -> list[int]:
    """5.3, 10.1.5: what a trapped side may discard; with nothing worth 2, only scoring cards can be played."""
    if must_score(s, side):
        return scoring_cards(s, side)
    worthy = worthy_discards(s, side)
    if not worthy:
        return [*scoring_cards(s, side), PASS]
    due = scoring_cards(s, side) if scoring_is_due(s, side) else []
    return [*worthy, *due, *([PASS] if is_extra(s) else [])]


def worthy_discards(s: ColdWar, side: int) -> list[int]:
    """The cards worth 2 Ops. A side that has run out of them stays stuck for the rest of the turn, whatever comes."""
    if s.effects[TRAP + side] == STUCK:
        return []
    worthy = [card for card in s.hands[side] if s.rules.card_value(s, side, card) >= 2]
    due = s.rules.due_card(s, side)
    return [due] if due in worthy else worthy
