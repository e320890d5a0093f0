"""Operations (6.0): all Ops of a card go to one kind: placing influence, a coup or realignments."""

from typing import Final

from realpolitik.games.cold_war.board import ANYWHERE
from realpolitik.games.cold_war.coup import any_open, can_coup, coup, may_be_anywhere
from realpolitik.games.cold_war.influence import (
    JUST_SWITCHED,
    PLACE,
    SWITCH_TO_PLACEMENT,
    SpendOps,
    can_place,
    place_influence,
    reachable,
)
from realpolitik.games.cold_war.labels import COUP, DECLINE, PLACE_INFLUENCE, REALIGNMENT
from realpolitik.games.cold_war.realignment import REALIGN, can_realign, limited_by_defcon, realignments
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.procedure import Choice, procedure
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


def operation_forbidden(
    s: ColdWar,
    side: int,
    label: int,
    ops: int,
    card: int,
    kinds: int = ALL_KINDS,
    where: int = ANYWHERE,
    flags: int = 0,
) -> Reason:
    """6.0: the reason against a kind of operation, or ALLOWED."""
    if label == PLACE_INFLUENCE:
        if not kinds & MAY_PLACE:
            return (OPERATION_NOT_GRANTED,)
        return ALLOWED if can_place(s, side, ops, card) else (NOWHERE_TO_PLACE,)
    if label == COUP:
        if not kinds & MAY_COUP:
            return (OPERATION_NOT_GRANTED,)
        return ALLOWED if can_coup(s, side, where, flags) else (NO_COUP_TARGET,)
    if label == REALIGNMENT:
        if not kinds & MAY_REALIGN:
            return (OPERATION_NOT_GRANTED,)
        return ALLOWED if can_realign(s, side, where, flags) else (NO_REALIGNMENT_TARGET,)
    return (NOT_ASKED,)


def add_operations(s: ColdWar, side: int, ops: int, card: int, options: list[int]) -> None:
    """6.0: add the kinds of operation that can be carried out with a card: all may be, as far as there is a target."""
    if can_place(s, side, ops, card):
        options.append(PLACE_INFLUENCE)
    if may_be_anywhere(s, side) and limited_by_defcon(s, 0):  # then it is the same for both
        if any_open(s, side):
            options.append(COUP)
            options.append(REALIGNMENT)
        return
    if can_coup(s, side, ANYWHERE, 0):
        options.append(COUP)
    if can_realign(s, side, ANYWHERE, 0):
        options.append(REALIGNMENT)


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
    side, ops, card = f[SpendOps.SIDE], f[SpendOps.OPS], f[SpendOps.CARD]
    wide, narrow, mixing = f[SpendOps.WIDE_BONUS], f[SpendOps.NARROW_BONUS], JUST_SWITCHED
    if to == SWITCH_TO_PLACEMENT:
        reach = reachable(s, side)
        s.stack.append(PLACE.frame(side, ops, card, wide, narrow, mixing, dearer=ANYWHERE, where=reach))
    else:
        s.stack.append(REALIGN.frame(side, ops, card, wide, narrow, mixing, where=ANYWHERE, flags=0))


class Operations(Choice[ColdWar]):
    """6.0: a side chooses a kind of operation and carries it out."""

    __slots__ = ()

    SIDE: Final = 1
    OPS: Final = 2
    CARD: Final = 3
    KINDS: Final = 4
    WHERE: Final = 5
    FLAGS: Final = 6
    OPTIONAL: Final = 7

    def frame(self, side: int, ops: int, card: int, kinds: int, where: int, flags: int, optional: int) -> Frame:
        return [self.number, side, ops, card, kinds, where, flags, optional]

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return [PLACE_INFLUENCE, COUP, REALIGNMENT]

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        side, ops, card = f[self.SIDE], f[self.OPS], f[self.CARD]
        return operation_forbidden(s, side, option, ops, card, f[self.KINDS], f[self.WHERE], f[self.FLAGS])

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        may_coup = COUP in options
        if options and f[self.OPTIONAL]:
            options.append(DECLINE)
        if may_coup:
            options.extend(s.rules.before_coup(s, f[self.SIDE]))

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], WHICH_OPERATION, options, (f[self.CARD], f[self.OPS]))

    def give_up(self, s: ColdWar, f: Frame) -> None:
        s.result = 0
        s.stack.pop()

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        side = f[self.SIDE]
        if s.rules.paid_before_coup(s, side, answer):
            return
        s.result = 0
        s.stack.pop()
        if answer != DECLINE:
            conduct(s, side, answer, f[self.OPS], f[self.CARD], f[self.WHERE], f[self.FLAGS])


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
    ops = s.rules.operations_value(s, side, printed)
    s.stack.append(
        OPERATIONS.frame(side=side, ops=ops, card=card, kinds=kinds, where=where, flags=flags, optional=optional)
    )
