"""Playing a card (6.0): as an event, for an operation, for reserves; the other side's event before or after."""

from typing import Final

from realpolitik.games.labyrinth.asking_old import Asked, OldChoosing
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
    RAISED_ALREADY,
    add_reserves,
    conduct,
    grow_reserves,
    may_add_reserves,
    operation_forbidden,
    possible_operations,
    why_no_operation,
)
from realpolitik.games.labyrinth.reassessment import FIRST_CARD_ONLY, begin_reassessment, reassessment_forbidden
from realpolitik.games.labyrinth.recruit import ANY_FUNDING, IN_THE_US, WHERE_POOR
from realpolitik.games.labyrinth.sides import JIHADIST, US, other
from realpolitik.games.labyrinth.state import Labyrinth, tell
from realpolitik.games.labyrinth.values import HIGHEST_VALUE
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame

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
    """6.2.5, 6.2.6: the reason against playing a card as an event, or nothing."""
    if SIDE[card] == other(side):
        return (OTHERS_EVENT, card)
    if card == US_ELECTION:
        return (ELECTION_HAPPENS, card)
    missing = missing_condition(s, card, side)
    return (EVENT_UNPLAYABLE, card, missing) if missing >= 0 else ()


def uses(s: Labyrinth, side: int, card: int, value: int, done: int) -> list[int]:
    """6.1: what a side may do with a card."""
    must = recruit_flags(s, side)
    options = []
    if must:
        if not operation_forbidden(s, RECRUIT, value, must):
            options.append(RECRUIT)
    else:
        if not done & ~EXTRA and not event_forbidden(s, side, card):
            options.append(EVENT)
        options.extend(possible_operations(s, side, value))
        if not done & (EVENT_DONE | EXTRA) and not reassessment_forbidden(s, side, card):
            options.append(REASSESSMENT)
        if OPS[card] < HIGHEST_VALUE and not done & RAISED:
            options.append(RESERVES)
    if carries_event(s, card, side) and not done & EVENT_DONE:
        options.append(EVENT_FIRST)
    if may_add_reserves(s, side, value):
        options.append(ADD_RESERVES)
    return options if any(option != ADD_RESERVES for option in options) else [DO_NOTHING]


class Play(OldChoosing):
    """6.0: [_, step, side, card, value, what has been done, whether the event happened]. The card lies on the table
    meanwhile."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        side, card = f[2], f[3]
        if f[1] == CHOOSE_USE:
            return Asked(side, HOW_TO_PLAY, uses(s, side, card, f[4], f[5]), (card, f[4]))
        if f[1] == EVENT_NEXT:
            f[1] = FINISH
            f[6] = begin_event(s, card, side)
        else:
            s.stack.pop()
            dispose(s, card, side, f[6], f[5] & AS_FIRST_PLOT > 0)
        return None

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        side, card = f[2], f[3]
        if answer == ADD_RESERVES:
            f[4] = add_reserves(s, side, f[4])
            f[5] |= RAISED
            return
        tell(s, CARD_PLAYED, side, card, answer, f[4])
        if answer == EVENT_FIRST:
            f[5] |= EVENT_DONE
            f[6] = begin_event(s, card, side)
            return
        f[1] = FINISH
        if answer == EVENT:
            f[6] = begin_event(s, card, side)
        elif answer == REASSESSMENT:
            s.stack.pop()
            begin_reassessment(s, card)
        elif answer == RESERVES:
            self._event_follows(s, f)
            grow_reserves(s, side, OPS[card])
        elif answer != DO_NOTHING:
            self._operate(s, f, answer)

    def _operate(self, s: Labyrinth, f: Frame, operation: int) -> None:
        side, card, flags = f[2], f[3], recruit_flags(s, f[2])
        if operation == PLOT and not s.first_plot_used:  # 8.5.3
            s.first_plot_used = 1
            f[5] |= AS_FIRST_PLOT
            if card == US_ELECTION:
                self._event_follows(s, f)
            elif SIDE[card] == US and not f[5] & EVENT_DONE:
                tell(s, EVENT_IGNORED, card)
        else:
            self._event_follows(s, f)
        conduct(s, side, operation, f[4], flags)

    def _event_follows(self, s: Labyrinth, f: Frame) -> None:
        if carries_event(s, f[3], f[2]) and not f[5] & EVENT_DONE:
            f[1] = EVENT_NEXT

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return why_not_use(s, f[2], f[3], f[4], f[5], option)


PLAY: Final = procedure("labyrinth.play", Play())


def play(s: Labyrinth, side: int, card: int, extra: bool = False) -> None:
    """Have a side play a card that lies on the table."""
    s.stack.append([PLAY.number, CHOOSE_USE, side, card, OPS[card], EXTRA if extra else 0, 0])


def why_not_use(s: Labyrinth, side: int, card: int, value: int, done: int, option: int) -> Reason:
    """The rule that keeps a use of a card off the table."""
    must = recruit_flags(s, side)
    if must and option not in (RECRUIT, ADD_RESERVES, EVENT_FIRST):
        return (MUST_RECRUIT, card)
    if option == EVENT:
        return event_forbidden(s, side, card) or (EVENT_HAPPENED if done & EVENT_DONE else RAISED_ALREADY, card)
    if option == EVENT_FIRST:
        if done & EVENT_DONE:
            return (EVENT_HAPPENED, card)
        return (GADAHN_IGNORES if SIDE[card] == other(side) else OWN_EVENT_ONLY, card)
    if option == RESERVES:
        return (RAISED_ALREADY, card) if done & RAISED else (VALUE_TOO_HIGH, card)
    if option == REASSESSMENT:
        return reassessment_forbidden(s, side, card) or ((FIRST_CARD_ONLY,) if done & EXTRA else (EVENT_HAPPENED, card))
    return why_no_operation(s, side, option, value, must)
