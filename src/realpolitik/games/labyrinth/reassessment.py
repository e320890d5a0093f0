"""Reassessment (7.6): two cards of value 3, a whole action phase, to change the posture of the US."""

from typing import Final

from realpolitik.games.labyrinth.asking import Choosing
from realpolitik.games.labyrinth.board import UNITED_STATES
from realpolitik.games.labyrinth.cards import leave_hand, not_in_hand
from realpolitik.games.labyrinth.deck import OPS, SIDE, US_ELECTION
from realpolitik.games.labyrinth.labels import REASSESSMENT
from realpolitik.games.labyrinth.occurrence import dispose, trigger
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.games.labyrinth.state import Labyrinth, with_value
from realpolitik.games.labyrinth.tracks import opposite, us_posture
from realpolitik.games.labyrinth.values import HIGHEST_VALUE
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

WHOLE_PHASE: Final = 3  # instead of the number of a card: no more in this action phase

SECOND_CARD: Final = question_kind("second_card", "7.6.2", "card", "card")
WHAT_FIRST: Final = question_kind("what_first", "7.6.3", "card")

REASSESSED: Final = note_kind("reassessed", "7.6.1", "posture")

ONLY_US_REASSESSES: Final = reason_kind("only_us_reassesses", "7.6.1")
FIRST_CARD_ONLY: Final = reason_kind("first_card_only", "7.6.2")
TWO_CARDS_OF_THREE: Final = reason_kind("two_cards_of_three", "7.6.2", "card")
OF_THREE: Final = reason_kind("of_three", "7.6.2", "card")


def reassessment_forbidden(s: Labyrinth, side: int, card: int) -> Reason:
    """7.6.2: the reason against using a card for Reassessment, or ALLOWED."""
    if side != US:
        return (ONLY_US_REASSESSES,)
    if s.phase != US or s.phase_card != 1:
        return (FIRST_CARD_ONLY,)
    if OPS[card] < HIGHEST_VALUE or all(companion_forbidden(s, other) for other in s.hands[US]):
        return (TWO_CARDS_OF_THREE, card)
    return ALLOWED


def companion_forbidden(s: Labyrinth, card: int) -> Reason:
    """7.6.2: the reason against a card as the second, or nothing; reserves do not help (6.3.3.1)."""
    if card not in s.hands[US]:
        return not_in_hand(card)
    return ALLOWED if OPS[card] == HIGHEST_VALUE else (OF_THREE, card)


class SecondCard(Choosing):
    """7.6.2: the US says which other card goes with the first."""

    CARD: Final = 1  # the first

    def frame(self, card: int) -> Frame:
        return [self.number, card]

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return s.hands[US]

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return companion_forbidden(s, option)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], SECOND_CARD, options, (f[self.CARD],))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        leave_hand(s, US, answer)
        s.phase_card = WHOLE_PHASE
        events = [card for card in (f[self.CARD], answer) if SIDE[card] == JIHADIST or card == US_ELECTION]
        for card in (f[self.CARD], answer):
            if card not in events:
                dispose(s, card, US, 0)
        s.stack.append(REASSESS.frame(cards=events))


SECOND_CARD_FRAME: Final = procedure("labyrinth.second_card", SecondCard())


class Reassess(Choosing):
    """7.6.3: the posture changes, and events of the cards may happen; the US says in which order."""

    CHANGED: Final = 1  # whether the posture has
    CARDS_ON: Final = 2  # those whose events are still to happen

    def frame(self, cards: list[int]) -> Frame:
        return [self.number, 0, *cards]

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        left = self.candidates(s, f)
        if len(left) == 1:
            self.chosen(s, f, left[0])
            return False
        return True

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        events = f[self.CARDS_ON :]
        return events if f[self.CHANGED] else [REASSESSMENT, *events]

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], WHAT_FIRST, options)

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        if answer == REASSESSMENT:
            f[self.CHANGED] = 1
            s.posture = with_value(s.posture, UNITED_STATES, opposite(us_posture(s)))
            note(s, REASSESSED, us_posture(s))
        else:
            f.pop(f.index(answer, self.CARDS_ON))
            trigger(s, answer, US)


REASSESS: Final = procedure("labyrinth.reassess", Reassess())


def begin_reassessment(s: Labyrinth, card: int) -> None:
    s.stack.append(SECOND_CARD_FRAME.frame(card=card))
