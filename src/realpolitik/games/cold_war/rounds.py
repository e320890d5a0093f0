"""Action rounds (4.5 D, 5.0): the sides take turns; which card may be played, and what happens when a round begins."""

from typing import Final

from realpolitik.games.cold_war.cards import leave_hand, not_in_hand
from realpolitik.games.cold_war.choosing import ChooseFromHand
from realpolitik.games.cold_war.duties import duty_cards, is_extra, must_see_to_scoring, scoring_demanded
from realpolitik.games.cold_war.labels import PASS
from realpolitik.games.cold_war.play import play
from realpolitik.games.cold_war.state import ColdWar, remember_control, remember_presence
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import (
    ALLOWED,
    EVERYBODY,
    NOT_ASKED,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame

CHOOSE_CARD: Final = question_kind("choose_card", "5.1", "card", "round")
ROUND_BEGINS: Final = note_kind("round_begins", "4.5 D", "round", "side")
ROUND_PASSED: Final = note_kind("round_passed", "5.1", "side")

MUST_PLAY_A_CARD: Final = reason_kind("must_play_a_card", "5.1")
MUST_PLAY_SCORING: Final = reason_kind("must_play_scoring", "10.1.5", "card")
SCORING_DEMANDED: Final = reason_kind("scoring_demanded", "7.1", "card")
MUST_PLAY_DUE: Final = reason_kind("must_play_due", "7.1", "card", "due")
PASSING_ELSEWHERE: Final = reason_kind("passing_elsewhere", "9.3", "card")
PASSING_FACE_DOWN: Final = reason_kind("passing_face_down", "9.3", "card")
PASSING_STRANDS_SCORING: Final = reason_kind("passing_strands_scoring", "9.5", "card")

MOST_ROUNDS: Final = 8


class Rounds(Procedure[ColdWar]):
    """4.5 D: the sides take turns."""

    __slots__ = ()

    ROUND: Final = 1  # the round that comes next
    SIDE: Final = 2  # whose round that is
    FIRST: Final = 3  # the side that goes first in each

    def frame(self, action_round: int, side: int, first: int) -> Frame:
        return [self.number, action_round, side, first]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        action_round, side = f[self.ROUND], f[self.SIDE]
        while action_round <= MOST_ROUNDS and action_round > s.rules.rounds_of(s, side):
            self.advance(f)
            action_round, side = f[self.ROUND], f[self.SIDE]
        if action_round > MOST_ROUNDS:
            s.stack.pop()
            return None
        s.round = action_round
        self.advance(f)
        begin_round(s, side)
        return None

    def advance(self, f: Frame) -> None:
        if f[self.SIDE] == f[self.FIRST]:
            f[self.SIDE] = other(f[self.SIDE])
        else:
            f[self.ROUND] += 1
            f[self.SIDE] = f[self.FIRST]


ROUNDS: Final = procedure("cold_war.rounds", Rounds())


def begin_rounds(s: ColdWar) -> None:
    first = s.rules.goes_first(s)
    s.stack.append(ROUNDS.frame(action_round=1, side=first, first=first))


def begin_round(s: ColdWar, side: int) -> None:
    s.phasing = side
    s.defcon_reached_two = 0
    remember_presence(s)
    remember_control(s)
    if s.noting:
        s.notes.append((ROUND_BEGINS, EVERYBODY, s.round, side))
    s.stack.append(END_ROUND.frame(side=side))
    s.stack.append(ACTION.frame(side=side))
    s.rules.round_begins(s, side)


class RoundFromHand(ChooseFromHand):
    """5.1: what a side uses of its hand in a round; it must use something, where it can."""

    __slots__ = ()

    def not_held(self, s: ColdWar, f: Frame, option: int) -> Reason:
        return (MUST_PLAY_A_CARD,) if option == PASS else not_in_hand(s, option)


class Action(RoundFromHand):
    """5.1: a side plays a card, unless a lasting effect has other plans for the round. It must play one if it holds
    any; the passing card never (9.8)."""

    __slots__ = ()

    def frame(self, side: int) -> Frame:
        return [self.number, side]

    def prepare(self, s: ColdWar, f: Frame) -> bool:
        instead = s.rules.instead_of_action(s, f[self.SIDE])
        if instead is None:
            return True
        s.stack[-1] = instead
        return False

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        side = f[self.SIDE]
        return duty_cards(s, side) if must_see_to_scoring(s, side) else [*s.hands[side], s.rules.deck.passing]

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        side, is_passing = f[self.SIDE], option == s.rules.deck.passing
        if is_passing and s.passing != side:
            return (PASSING_ELSEWHERE, option)
        if is_passing and not s.passing_up:
            return (PASSING_FACE_DOWN, option)
        if must_see_to_scoring(s, side):
            return ALLOWED if option in duty_cards(s, side) else must_play_scoring(s, side, option)
        return ALLOWED if s.rules.due_card(s, side) in (0, option) else must_play_due(s, side, option)

    def not_held(self, s: ColdWar, f: Frame, option: int) -> Reason:
        if option == s.rules.deck.passing:
            return self.against(s, f, option) or (NOT_ASKED,)
        return super().not_held(s, f, option)

    def options(self, s: ColdWar, f: Frame) -> list[int]:
        """The fast way: what speaks against a card speaks against all but a few."""
        side = f[self.SIDE]
        if must_see_to_scoring(s, side):
            return duty_cards(s, side)
        due = s.rules.due_card(s, side)
        if due:
            options = [due]
        else:
            options = s.hands[side][:]
            if s.passing == side and s.passing_up:
                options.append(s.rules.deck.passing)
        self.add_pass(s, side, options)
        return options

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        if not must_see_to_scoring(s, f[self.SIDE]):
            self.add_pass(s, f[self.SIDE], options)

    def add_pass(self, s: ColdWar, side: int, options: list[int]) -> None:
        if options and (is_extra(s) or not s.hands[side]):
            options.append(PASS)

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], CHOOSE_CARD, options, (s.round,))

    def give_up(self, s: ColdWar, f: Frame) -> None:
        s.stack.pop()
        pass_round(s, f[self.SIDE])

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        side = f[self.SIDE]
        s.stack.pop()
        if answer == PASS:
            pass_round(s, side)
            return
        if answer != s.rules.deck.passing:
            leave_hand(s, side, answer)
        play(s, side, answer)


ACTION: Final = procedure("cold_war.action", Action())


def must_play_scoring(s: ColdWar, side: int, option: int) -> Reason:
    """10.1.5, 9.5: the reason against a card that would leave a scoring card unplayed."""
    if scoring_demanded(s, side):
        return (SCORING_DEMANDED, option)
    return (PASSING_STRANDS_SCORING if option == s.rules.deck.passing else MUST_PLAY_SCORING, option)


def must_play_due(s: ColdWar, side: int, option: int) -> Reason:
    return (MUST_PLAY_DUE, option, s.rules.due_card(s, side))


def pass_round(s: ColdWar, side: int) -> None:
    if s.noting:
        s.notes.append((ROUND_PASSED, EVERYBODY, side))
    s.rules.round_passed(s, side)


class EndRound(Procedure[ColdWar]):
    """A round is over: lasting effects may look at it."""

    __slots__ = ()

    SIDE: Final = 1

    def frame(self, side: int) -> Frame:
        return [self.number, side]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        s.stack.pop()
        s.rules.round_ends(s, f[self.SIDE])
        return None


END_ROUND: Final = procedure("cold_war.end_round", EndRound())
