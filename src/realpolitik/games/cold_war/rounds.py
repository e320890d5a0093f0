"""Action rounds (4.5 D, 5.0): the sides take turns; which card may be played, and what happens when a round begins."""

from typing import Final

from realpolitik.games.cold_war.cards import leave_hand, not_in_hand
from realpolitik.games.cold_war.duties import duty_cards, is_extra, must_score
from realpolitik.games.cold_war.labels import PASS
from realpolitik.games.cold_war.play import play
from realpolitik.games.cold_war.state import ColdWar, remember_control, remember_presence
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import EVERYBODY, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame

CHOOSE_CARD: Final = question_kind("choose_card", "5.1", "card", "round")
ROUND_BEGINS: Final = note_kind("round_begins", "4.5 D", "round", "side")
ROUND_PASSED: Final = note_kind("round_passed", "5.1", "side")

MUST_PLAY_A_CARD: Final = reason_kind("must_play_a_card", "5.1")
MUST_PLAY_SCORING: Final = reason_kind("must_play_scoring", "10.1.5", "card")
MUST_PLAY_DUE: Final = reason_kind("must_play_due", "7.1", "card", "due")
PASSING_ELSEWHERE: Final = reason_kind("passing_elsewhere", "9.3", "card")
PASSING_FACE_DOWN: Final = reason_kind("passing_face_down", "9.3", "card")
PASSING_STRANDS_SCORING: Final = reason_kind("passing_strands_scoring", "9.5", "card")

MOST_ROUNDS: Final = 8


class Rounds(Procedure[ColdWar]):
    """4.5 D: the sides take turns: [_, round, side, the side that goes first]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        while f[1] <= MOST_ROUNDS and f[1] > s.rules.rounds_of(s, f[2]):
            _advance(f)
        if f[1] > MOST_ROUNDS:
            s.stack.pop()
            return None
        s.round, side = f[1], f[2]
        _advance(f)
        begin_round(s, side)
        return None


def _advance(f: Frame) -> None:
    if f[2] == f[3]:
        f[2] = other(f[2])
    else:
        f[1], f[2] = f[1] + 1, f[3]


ROUNDS: Final = procedure("cold_war.rounds", Rounds())


def begin_rounds(s: ColdWar) -> None:
    first = s.rules.goes_first(s)
    s.stack.append([ROUNDS.number, 1, first, first])


def begin_round(s: ColdWar, side: int) -> None:
    s.phasing = side
    s.defcon_reached_two = 0
    remember_presence(s)
    remember_control(s)
    if s.noting:
        s.notes.append((ROUND_BEGINS, EVERYBODY, s.round, side))
    s.stack.append([END_ROUND.number, side])
    s.stack.append([ACTION.number, side])
    s.rules.round_begins(s, side)


class Action(Procedure[ColdWar]):
    """5.1: a side plays a card, unless a lasting effect has other plans for the round: [_, side]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        side = f[1]
        instead = s.rules.instead_of_action(s, side)
        if instead >= 0:
            s.stack.pop()
            s.stack.append([instead, side, 0])
            return None
        options = card_options(s, side)
        if options and options != [PASS]:
            return Question(s.seats[side], CHOOSE_CARD, options, (s.round,))
        s.stack.pop()
        pass_round(s, side)
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        side = f[1]
        s.stack.pop()
        if answer == PASS:
            pass_round(s, side)
            return
        if answer != s.rules.deck.passing:
            leave_hand(s, side, answer)
        play(s, side, answer)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        side = f[1]
        if option == PASS:
            return (MUST_PLAY_A_CARD,)
        if option == s.rules.deck.passing:
            if s.passing != side:
                return (PASSING_ELSEWHERE, option)
            if not s.passing_up:
                return (PASSING_FACE_DOWN, option)
            return (PASSING_STRANDS_SCORING, option) if must_score(s, side) else must_play_due(s, side, option)
        if option not in s.hands[side]:
            return not_in_hand(s, option)
        return (MUST_PLAY_SCORING, option) if must_score(s, side) else must_play_due(s, side, option)


ACTION: Final = procedure("cold_war.action", Action())


def must_play_due(s: ColdWar, side: int, option: int) -> Reason:
    return (MUST_PLAY_DUE, option, s.rules.due_card(s, side))


def card_options(s: ColdWar, side: int) -> list[int]:
    """5.1, 9.5, 10.1.5: the cards a side may play. It must play one if it holds any; the passing card never (9.8)."""
    if must_score(s, side):
        return duty_cards(s, side)
    hand = s.hands[side]
    due = s.rules.due_card(s, side)
    if due:
        options = [due]
    else:
        options = hand[:]
        if s.passing == side and s.passing_up:
            options.append(s.rules.deck.passing)  # 9.5: a scoring card that would be stranded has been seen to above
    if options and (is_extra(s) or not hand):
        options.append(PASS)
    return options


def pass_round(s: ColdWar, side: int) -> None:
    if s.noting:
        s.notes.append((ROUND_PASSED, EVERYBODY, side))
    s.rules.round_passed(s, side)


class EndRound(Procedure[ColdWar]):
    """A round is over: lasting effects may look at it: [_, side]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        s.stack.pop()
        s.rules.round_ends(s, f[1])
        return None


END_ROUND: Final = procedure("cold_war.end_round", EndRound())
