"""Playing a card (6.0): as an event, for an operation, for reserves; the other side's event before or after."""

from typing import Final

from realpolitik.games.labyrinth.asking import Choosing
from realpolitik.games.labyrinth.deck import OPS, SIDE, US_ELECTION
from realpolitik.games.labyrinth.labels import (
    ADD_RESERVES,
    DO_NOTHING,
    EVENT,
    EVENT_FIRST,
    PLOT,
    REASSESSMENT,
    RECRUIT,
    RESERVES,
)
from realpolitik.games.labyrinth.markers import GADAHN, MADRASSAS
from realpolitik.games.labyrinth.occurrence import begin_event, dispose, missing_condition
from realpolitik.games.labyrinth.operations import (
    CONDUCTED,
    RAISED_ALREADY,
    add_operations,
    add_reserves,
    conduct,
    grow_reserves,
    own_operation_forbidden,
    reserves_forbidden,
)
from realpolitik.games.labyrinth.reassessment import FIRST_CARD_ONLY, begin_reassessment, reassessment_forbidden
from realpolitik.games.labyrinth.recruit import ANY_FUNDING, IN_THE_US, WHERE_POOR
from realpolitik.games.labyrinth.sides import JIHADIST, US, other
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.games.labyrinth.values import HIGHEST_VALUE
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import (
    ALLOWED,
    Question,
    Reason,
    Remark,
    note_kind,
    question_kind,
    reason_kind,
    remark_kind,
)
from realpolitik.kernel.state import Frame, note

HOW_TO_PLAY: Final = question_kind("how_to_play", "6.1", "label", "card", "value")

CARD_PLAYED: Final = note_kind("card_played", "6.1", "side", "card", "label", "value")
EVENT_IGNORED: Final = note_kind("event_ignored", "8.5.3", "card")

EVENT_UNPLAYABLE: Final = reason_kind("event_unplayable", "6.2.6", "card", "condition")
OTHERS_EVENT: Final = reason_kind("others_event", "6.2.5", "card")
OWN_EVENT_ONLY: Final = reason_kind("own_event_only", "6.3.2.3", "card")
ELECTION_HAPPENS: Final = reason_kind("election_happens", "6.3.1", "card")
EVENT_HAPPENED: Final = reason_kind("event_happened", "6.3.2.1", "card")
VALUE_TOO_HIGH: Final = reason_kind("value_too_high", "6.3.3", "card")
GADAHN_IGNORES: Final = reason_kind("gadahn_ignores", "6.2.2", "card")
MUST_RECRUIT: Final = reason_kind("must_recruit", "6.2.2", "card")

EVENT_FOLLOWS: Final = remark_kind("event_follows", "6.3.2", "card")

# the steps of a play
CHOOSE_USE: Final = 0
EVENT_NEXT: Final = 1
FINISH: Final = 2

# what has become of the card so far, a bit each
RAISED: Final = 1  # reserves were added
EVENT_DONE: Final = 2  # the other side's event came first
AS_FIRST_PLOT: Final = 4
EXTRA: Final = 8  # it is none of the two cards of an action phase (Intel Community)


def recruit_flags(s: Labyrinth, side: int) -> int:
    """What an event has laid down for the second card of the Jihadists' action phase, or 0."""
    if side == US:
        return 0
    if s.markers[GADAHN]:
        return IN_THE_US
    return ANY_FUNDING | WHERE_POOR if s.markers[MADRASSAS] else 0


def carries_event(s: Labyrinth, card: int, side: int) -> bool:
    """6.3.1, 6.3.2: whether an operation with the card lets an event happen: US Election, or the other side's, unless
    Adam Gadahn has the card ignore it."""
    return card == US_ELECTION or (SIDE[card] == other(side) and not (side == JIHADIST and s.markers[GADAHN]))


def event_forbidden(s: Labyrinth, side: int, card: int) -> Reason:
    """6.2.5, 6.2.6: the reason against playing a card as an event, or ALLOWED."""
    if SIDE[card] == other(side):
        return (OTHERS_EVENT, card)
    if card == US_ELECTION:
        return (ELECTION_HAPPENS, card)
    missing = missing_condition(s, card, side)
    return (EVENT_UNPLAYABLE, card, missing) if missing >= 0 else ALLOWED


def use_forbidden(s: Labyrinth, side: int, card: int, value: int, done: int, use: int) -> Reason:
    """6.1: the reason against a use of a card of that value, with which something has been done already, or ALLOWED."""
    must = recruit_flags(s, side)
    if must and use not in (RECRUIT, EVENT_FIRST, ADD_RESERVES):
        return (MUST_RECRUIT, card)
    if use == EVENT:
        too_late = EVENT_HAPPENED if done & EVENT_DONE else RAISED_ALREADY
        return event_forbidden(s, side, card) or ((too_late, card) if done & ~EXTRA else ALLOWED)
    if use == EVENT_FIRST:
        return _event_first_forbidden(s, side, card, done)
    if use == RESERVES:
        if done & RAISED:
            return (RAISED_ALREADY, card)
        return ALLOWED if OPS[card] < HIGHEST_VALUE else (VALUE_TOO_HIGH, card)
    if use == REASSESSMENT:
        happened: Reason = (EVENT_HAPPENED, card) if done & EVENT_DONE else ()
        return reassessment_forbidden(s, side, card) or ((FIRST_CARD_ONLY,) if done & EXTRA else happened)
    if use == ADD_RESERVES:
        return reserves_forbidden(s, side, value)
    return own_operation_forbidden(s, side, use, value, must)


def _event_first_forbidden(s: Labyrinth, side: int, card: int, done: int) -> Reason:
    if done & EVENT_DONE:
        return (EVENT_HAPPENED, card)
    if carries_event(s, card, side):
        return ALLOWED
    return (GADAHN_IGNORES if SIDE[card] == other(side) else OWN_EVENT_ONLY, card)


class Play(Choosing):
    """6.0: a side plays a card, which lies on the table meanwhile."""

    STEP: Final = 1
    SIDE: Final = 2
    CARD: Final = 3
    VALUE: Final = 4
    DONE: Final = 5  # what has been done with it, a bit each
    OCCURRED: Final = 6  # whether the event did

    def frame(self, side: int, card: int, value: int, done: int) -> Frame:
        return [self.number, CHOOSE_USE, side, card, value, done, 0]

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        if f[self.STEP] == CHOOSE_USE:
            return True
        side, card = f[self.SIDE], f[self.CARD]
        if f[self.STEP] == EVENT_NEXT:
            f[self.STEP] = FINISH
            f[self.OCCURRED] = begin_event(s, card, side)
        else:
            s.stack.pop()
            dispose(s, card, side, f[self.OCCURRED], f[self.DONE] & AS_FIRST_PLOT > 0)
        return False

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return [EVENT, *CONDUCTED[f[self.SIDE]], REASSESSMENT, RESERVES, EVENT_FIRST, ADD_RESERVES]

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return use_forbidden(s, f[self.SIDE], f[self.CARD], f[self.VALUE], f[self.DONE], option)

    def remarks(self, s: Labyrinth, f: Frame, use: int) -> list[Remark]:
        """6.3.1, 6.3.2: that an event comes after the operation, if it can; but not of a first plot (8.5.3)."""
        card, side = f[self.CARD], f[self.SIDE]
        uses_ops = use in CONDUCTED[side] or use == RESERVES
        if f[self.DONE] & EVENT_DONE or not uses_ops or not carries_event(s, card, side):
            return []
        ignored = use == PLOT and not s.first_plot_used and card != US_ELECTION
        return [] if ignored else [(EVENT_FOLLOWS, card)]

    def options(self, s: Labyrinth, f: Frame) -> list[int]:
        """The fast way: which use is meant is known here, and need not be found out for each."""
        side, card, value, done = f[self.SIDE], f[self.CARD], f[self.VALUE], f[self.DONE]
        must = recruit_flags(s, side)
        options: list[int] = []
        if not must and not done & ~EXTRA and not event_forbidden(s, side, card):
            options.append(EVENT)
        add_operations(s, side, value, must, options)
        if side == US and not done & (EXTRA | EVENT_DONE) and not reassessment_forbidden(s, side, card):
            options.append(REASSESSMENT)
        if not must and not done & RAISED and OPS[card] < HIGHEST_VALUE:
            options.append(RESERVES)
        if not done & EVENT_DONE and carries_event(s, card, side):
            options.append(EVENT_FIRST)
        if s.reserves[side] and value < HIGHEST_VALUE:
            options.append(ADD_RESERVES)
        self.add_labels(s, f, options)
        return options

    def add_labels(self, s: Labyrinth, f: Frame, options: list[int]) -> None:
        if not options or (len(options) == 1 and options[0] == ADD_RESERVES):  # reserves are for something
            options[:] = [DO_NOTHING]

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], HOW_TO_PLAY, options, (f[self.CARD], f[self.VALUE]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        side, card, value = f[self.SIDE], f[self.CARD], f[self.VALUE]
        if answer == ADD_RESERVES:
            f[self.VALUE] = add_reserves(s, side, value)
            f[self.DONE] |= RAISED
            return
        if s.noting:
            note(s, CARD_PLAYED, side, card, answer, value)
        if answer == EVENT_FIRST:
            f[self.DONE] |= EVENT_DONE
            f[self.OCCURRED] = begin_event(s, card, side)
            return
        f[self.STEP] = FINISH
        if answer == EVENT:
            f[self.OCCURRED] = begin_event(s, card, side)
        elif answer == REASSESSMENT:
            s.stack.pop()
            begin_reassessment(s, card)
        elif answer == RESERVES:
            self._event_follows(s, f)
            grow_reserves(s, side, OPS[card])
        elif answer != DO_NOTHING:
            self._operate(s, f, answer)

    def _operate(self, s: Labyrinth, f: Frame, operation: int) -> None:
        side, card, flags = f[self.SIDE], f[self.CARD], recruit_flags(s, f[self.SIDE])
        if operation == PLOT and not s.first_plot_used:  # 8.5.3
            s.first_plot_used = 1
            f[self.DONE] |= AS_FIRST_PLOT
            if card == US_ELECTION:
                self._event_follows(s, f)
            elif SIDE[card] == US and not f[self.DONE] & EVENT_DONE:
                note(s, EVENT_IGNORED, card)
        else:
            self._event_follows(s, f)
        conduct(s, side, operation, f[self.VALUE], flags)

    def _event_follows(self, s: Labyrinth, f: Frame) -> None:
        if carries_event(s, f[self.CARD], f[self.SIDE]) and not f[self.DONE] & EVENT_DONE:
            f[self.STEP] = EVENT_NEXT


PLAY: Final = procedure("labyrinth.play", Play())


def play(s: Labyrinth, side: int, card: int, extra: bool = False) -> None:
    """Have a side play a card that lies on the table."""
    s.stack.append(PLAY.frame(side=side, card=card, value=OPS[card], done=EXTRA if extra else 0))


def uses(s: Labyrinth, side: int, card: int, value: int, done: int) -> list[int]:
    """6.1: what a side may do with a card."""
    return PLAY.options(s, PLAY.frame(side=side, card=card, value=value, done=done))
