"""Operations (6.0): all Ops of a card go to one kind: placing influence, a coup or realignments."""

from typing import Final, cast

from realpolitik.games.cold_war.board import ANYWHERE
from realpolitik.games.cold_war.coup import can_coup, coup
from realpolitik.games.cold_war.influence import (
    JUST_SWITCHED,
    PLACE,
    SWITCH_TO_PLACEMENT,
    can_place,
    place_influence,
    reachable,
)
from realpolitik.games.cold_war.labels import COUP, DECLINE, PLACE_INFLUENCE, REALIGNMENT
from realpolitik.games.cold_war.realignment import REALIGN, can_realign, realignments
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.question import EVERYBODY, NOT_ASKED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, Procedure, State, procedure

WHICH_OPERATION: Final = question_kind("which_operation", "6.0", "label", "card", "ops")
OPERATION_CHOSEN: Final = note_kind("operation_chosen", "6.0", "side", "label", "ops")

NOWHERE_TO_PLACE: Final = reason_kind("nowhere_to_place", "6.1.1")
NO_COUP_TARGET: Final = reason_kind("no_coup_target", "6.3.1")
NO_REALIGNMENT_TARGET: Final = reason_kind("no_realignment_target", "6.2.1")
OPERATION_NOT_GRANTED: Final = reason_kind("operation_not_granted", "7.4.3")

NO_CARD: Final = 0

# which kinds of operation are allowed
MAY_PLACE: Final = 1
MAY_COUP: Final = 2
MAY_REALIGN: Final = 4
ALL_KINDS: Final = 7


def possible_operations(
    s: ColdWar, side: int, ops: int, card: int, kinds: int = ALL_KINDS, where: int = ANYWHERE, flags: int = 0
) -> list[int]:
    """The kinds of operation that a side can carry out now."""
    options = []
    if kinds & MAY_PLACE and can_place(s, side, ops, card):
        options.append(PLACE_INFLUENCE)
    if kinds & MAY_COUP and can_coup(s, side, where, flags):
        options.append(COUP)
    if kinds & MAY_REALIGN and can_realign(s, side, where, flags):
        options.append(REALIGNMENT)
    return options


def operation_missing(label: int, kinds: int) -> Reason:
    """Why a kind of operation is not on offer."""
    if label == PLACE_INFLUENCE:
        return (NOWHERE_TO_PLACE,) if kinds & MAY_PLACE else (OPERATION_NOT_GRANTED,)
    if label == COUP:
        return (NO_COUP_TARGET,) if kinds & MAY_COUP else (OPERATION_NOT_GRANTED,)
    if label == REALIGNMENT:
        return (NO_REALIGNMENT_TARGET,) if kinds & MAY_REALIGN else (OPERATION_NOT_GRANTED,)
    return (NOT_ASKED,)


def conduct(s: ColdWar, side: int, label: int, ops: int, card: int, where: int = ANYWHERE, flags: int = 0) -> None:
    """Begin the operation that was chosen."""
    if s.noting:
        s.notes.append((OPERATION_CHOSEN, EVERYBODY, side, label, ops))
    if label == PLACE_INFLUENCE:
        place_influence(s, side, ops, card)
    elif label == COUP:
        coup(s, side, ops, card, where, flags)
    else:
        realignments(s, side, ops, card, where, flags)


def may_switch(s: ColdWar, side: int, to: int, ops: int) -> bool:
    """V-R3: whether the rest of mixed Ops can go to the other kind."""
    return can_place(s, side, ops, NO_CARD) if to == SWITCH_TO_PLACEMENT else can_realign(s, side, ANYWHERE, 0)


def switch(s: ColdWar, f: Frame, to: int) -> None:
    """V-R3: go on with the other kind, with the Ops and the bonuses that are left."""
    s.stack.pop()
    spent = f[1:6]
    if to == SWITCH_TO_PLACEMENT:
        s.stack.append([PLACE, *spent, JUST_SWITCHED, ANYWHERE, *reachable(s, f[1])])
    else:
        s.stack.append([REALIGN, *spent, ANYWHERE, 0, -1, 0, JUST_SWITCHED])


class Operations(Procedure):
    """Choose a kind of operation and carry it out: [_, side, ops, card, kinds, set, flags, optional]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(ColdWar, s)
        side = f[1]
        options = possible_operations(s, side, f[2], f[3], f[4], f[5], f[6])
        if options:
            if f[7]:
                options.append(DECLINE)
            options.extend(s.rules.before_coup(s, side, COUP in options))
            return Question(s.seats[side], WHICH_OPERATION, options, (f[3], f[2]))
        s.result = 0
        s.stack.pop()
        return None

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(ColdWar, s)
        if s.rules.paid_before_coup(s, f[1], answer):
            return
        s.result = 0
        s.stack.pop()
        if answer != DECLINE:
            conduct(s, f[1], answer, f[2], f[3], f[5], f[6])

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        return operation_missing(option, f[4])


OPERATIONS: Final = procedure("cold_war.operations", Operations())


def operations(
    s: ColdWar,
    side: int,
    printed: int,
    card: int,
    kinds: int = ALL_KINDS,
    where: int = ANYWHERE,
    flags: int = 0,
    optional: int = 0,
) -> None:
    """7.4.3: have a side conduct operations as with a card of so many printed Ops."""
    s.stack.append([OPERATIONS, side, s.rules.operations_value(s, side, printed), card, kinds, where, flags, optional])
