"""Reassessment (7.6): two cards of value 3, a whole action phase, to change the posture of the US."""

from typing import Final

from realpolitik.games.labyrinth.asking_old import Asked, OldChoosing
from realpolitik.games.labyrinth.board import UNITED_STATES
from realpolitik.games.labyrinth.cards import is_card, leave_hand, not_in_hand
from realpolitik.games.labyrinth.deck import OPS, SIDE, US_ELECTION
from realpolitik.games.labyrinth.labels import REASSESSMENT
from realpolitik.games.labyrinth.occurrence import dispose, trigger
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.games.labyrinth.state import Labyrinth, tell
from realpolitik.games.labyrinth.tracks import opposite, us_posture
from realpolitik.games.labyrinth.values import HIGHEST_VALUE
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import NOT_ASKED, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame

WHOLE_PHASE: Final = 3  # instead of the number of a card: no more in this action phase

SECOND_CARD: Final = question_kind("second_card", "7.6.2", "card", "card")
WHAT_FIRST: Final = question_kind("what_first", "7.6.3", "card")

REASSESSED: Final = note_kind("reassessed", "7.6.1", "posture")

ONLY_US_REASSESSES: Final = reason_kind("only_us_reassesses", "7.6.1")
FIRST_CARD_ONLY: Final = reason_kind("first_card_only", "7.6.2")
TWO_CARDS_OF_THREE: Final = reason_kind("two_cards_of_three", "7.6.2", "card")
OF_THREE: Final = reason_kind("of_three", "7.6.2", "card")


def reassessment_forbidden(s: Labyrinth, side: int, card: int) -> Reason:
    """7.6.2: the reason against using a card for Reassessment, or nothing."""
    if side != US:
        return (ONLY_US_REASSESSES,)
    if s.phase != US or s.phase_card != 1:
        return (FIRST_CARD_ONLY,)
    if OPS[card] < HIGHEST_VALUE or not companions(s):
        return (TWO_CARDS_OF_THREE, card)
    return ()


def companions(s: Labyrinth) -> list[int]:
    """The cards in hand that can be the second; reserves do not help (6.3.3.1)."""
    return [card for card in s.hands[US] if OPS[card] == HIGHEST_VALUE]


class Reassess(OldChoosing):
    """7.6: [_, first card, whether the posture has changed, *cards whose events are still to happen]. The US says in
    which order; the second card is asked for first."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        if f[2] == SECOND_NEXT:
            return Asked(US, SECOND_CARD, companions(s), (f[1],))
        events = f[3:]
        if f[2] == CHANGED and not events:
            s.stack.pop()
        elif f[2] == CHANGED and len(events) == 1:
            self.chosen(s, f, events[0])
        elif not events:
            self.chosen(s, f, REASSESSMENT)
        else:
            return Asked(US, WHAT_FIRST, events if f[2] == CHANGED else [REASSESSMENT, *events])
        return None

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        if f[2] == SECOND_NEXT:
            leave_hand(s, US, answer)
            s.phase_card = WHOLE_PHASE
            f[2] = UNCHANGED
            for card in (f[1], answer):
                if SIDE[card] == JIHADIST or card == US_ELECTION:
                    f.append(card)
                else:
                    dispose(s, card, US, 0)
        elif answer == REASSESSMENT:
            f[2] = CHANGED
            s.posture[UNITED_STATES] = opposite(us_posture(s))
            tell(s, REASSESSED, us_posture(s))
        else:
            f.pop(f.index(answer, 3))
            trigger(s, answer, US)

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        if f[2] != SECOND_NEXT or not is_card(option):
            return (NOT_ASKED,)
        return (OF_THREE, option) if option in s.hands[US] else not_in_hand(option)


SECOND_NEXT: Final = 0
UNCHANGED: Final = 1
CHANGED: Final = 2
REASSESS: Final = procedure("labyrinth.reassess", Reassess())


def begin_reassessment(s: Labyrinth, card: int) -> None:
    s.stack.append([REASSESS.number, card, SECOND_NEXT])
