"""Which operations a side can conduct (6.3, 7.1.2, 8.1.3), why not others, and how they begin."""

from typing import Final

from realpolitik.games.labyrinth.alert import alert
from realpolitik.games.labyrinth.asking import Choosing
from realpolitik.games.labyrinth.board import HARD, SOFT
from realpolitik.games.labyrinth.cards import put_in_first_plot_box
from realpolitik.games.labyrinth.deploy import (
    can_deploy,
    change_targets,
    deploy,
    regime_change,
    withdraw,
    withdraw_targets,
)
from realpolitik.games.labyrinth.disrupt import can_disrupt, disrupt
from realpolitik.games.labyrinth.jihad import can_wage_jihad, jihad
from realpolitik.games.labyrinth.labels import (
    ADD_RESERVES,
    ALERT,
    DEPLOY,
    DISRUPT,
    DO_NOTHING,
    JIHAD,
    PLOT,
    REASSESSMENT,
    RECRUIT,
    REGIME_CHANGE,
    RESERVES,
    TRAVEL,
    US_OPERATIONS,
    WAR_OF_IDEAS,
    WITHDRAW,
)
from realpolitik.games.labyrinth.plot import can_plot, plot
from realpolitik.games.labyrinth.recruit import can_recruit, cells_to_recruit, gtmo_forbids, may_recruit, recruit
from realpolitik.games.labyrinth.sides import US, other
from realpolitik.games.labyrinth.state import CELLS, Labyrinth
from realpolitik.games.labyrinth.tracks import RESERVES_MOST, us_posture
from realpolitik.games.labyrinth.travel import travel
from realpolitik.games.labyrinth.values import HIGHEST_VALUE
from realpolitik.games.labyrinth.war_of_ideas import can_wage_war_of_ideas, war_of_ideas
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, NOT_ASKED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

WHICH_OPERATION: Final = question_kind("which_operation", "6.3.1", "label", "card", "value")

OPERATION_BEGINS: Final = note_kind("operation_begins", "6.3.1", "side", "label", "value")
RESERVES_GROW: Final = note_kind("reserves_grow", "6.3.3", "side", "n")
RESERVES_ADDED: Final = note_kind("reserves_added", "6.3.3.1", "side", "n", "value")

NEEDS_THREE: Final = reason_kind("needs_three", "7.5.1", "label", "value")
NEEDS_HARD: Final = reason_kind("needs_hard", "7.3.4")
NEEDS_SOFT: Final = reason_kind("needs_soft", "7.3.5")
NO_PLOT_TO_BLOCK: Final = reason_kind("no_plot_to_block", "7.5.2")
NO_TARGET: Final = reason_kind("no_target", "7.1.1", "label", "value")
NO_CELL_AVAILABLE: Final = reason_kind("no_cell_available", "8.2.1")
GTMO_FORBIDS: Final = reason_kind("gtmo_forbids", "6.2.2")
NO_CELL_THERE: Final = reason_kind("no_cell_there", "8.1.1", "label")
OTHER_SIDES: Final = reason_kind("other_sides_operation", "7.0", "label")
RAISED_ALREADY: Final = reason_kind("raised_already", "6.3.3.1", "card")
NOT_BY_EVENT: Final = reason_kind("not_by_event", "6.2.1", "label")
NO_RESERVES: Final = reason_kind("no_reserves", "6.3.3.1")
VALUE_IS_THREE: Final = reason_kind("value_is_three", "6.3.3.1")


def operation_forbidden(s: Labyrinth, operation: int, value: int, flags: int = 0) -> Reason:
    """The reason against an operation with a card of that value, or ALLOWED. Reserves and Reassessment, which are more
    than an operation, are judged where cards are played."""
    if operation == ALERT:
        if value < HIGHEST_VALUE:
            return (NEEDS_THREE, ALERT, value)
        return ALLOWED if s.plots else (NO_PLOT_TO_BLOCK,)
    if operation in (REGIME_CHANGE, WITHDRAW):
        return _special_deploy_forbidden(s, operation, value)
    if operation == RECRUIT:
        if gtmo_forbids(s, flags):
            return (GTMO_FORBIDS,)
        if not cells_to_recruit(s, flags):
            return (NO_CELL_AVAILABLE,)
    if possible(s, operation, value, flags):
        return ALLOWED
    return (NO_TARGET if operation in US_OPERATIONS else NO_CELL_THERE, operation, value)


def _special_deploy_forbidden(s: Labyrinth, operation: int, value: int) -> Reason:
    if value < HIGHEST_VALUE:
        return (NEEDS_THREE, operation, value)
    if operation == REGIME_CHANGE and us_posture(s) != HARD:
        return (NEEDS_HARD,)
    if operation == WITHDRAW and us_posture(s) != SOFT:
        return (NEEDS_SOFT,)
    return ALLOWED if possible(s, operation, value, 0) else (NO_TARGET, operation, value)


def possible(s: Labyrinth, operation: int, value: int, flags: int) -> bool:
    """Whether there is anywhere to conduct it."""
    if operation == WAR_OF_IDEAS:
        return can_wage_war_of_ideas(s, value)
    if operation == DEPLOY:
        return can_deploy(s, value)
    if operation == REGIME_CHANGE:
        return bool(change_targets(s, value))
    if operation == WITHDRAW:
        return bool(withdraw_targets(s, value))
    if operation == DISRUPT:
        return can_disrupt(s, value)
    if operation == RECRUIT:
        return can_recruit(s, flags)
    if operation == TRAVEL:
        return s.cell_track < CELLS  # Sadr alone cannot
    if operation == JIHAD:
        return can_wage_jihad(s)
    return operation == PLOT and can_plot(s)


def add_operations(s: Labyrinth, side: int, value: int, flags: int, options: list[int]) -> None:
    """Add a side's own operations that nothing speaks against, in the order of CONDUCTED: as `operation_forbidden` has
    it, but which one is meant need not be found out for each. With `flags` it may only recruit."""
    if side == US:
        if can_wage_war_of_ideas(s, value):
            options.append(WAR_OF_IDEAS)
        if can_deploy(s, value):
            options.append(DEPLOY)
        if value == HIGHEST_VALUE:
            if change_targets(s, value):
                options.append(REGIME_CHANGE)
            if withdraw_targets(s, value):
                options.append(WITHDRAW)
        if can_disrupt(s, value):
            options.append(DISRUPT)
        if value == HIGHEST_VALUE and s.plots:
            options.append(ALERT)
        return
    if may_recruit(s, flags) and can_recruit(s, flags):
        options.append(RECRUIT)
    if flags:
        return
    if s.cell_track < CELLS:
        options.append(TRAVEL)
    if can_wage_jihad(s):
        options.append(JIHAD)
    if can_plot(s):
        options.append(PLOT)


CONDUCTED: Final = (WAR_OF_IDEAS, DEPLOY, REGIME_CHANGE, WITHDRAW, DISRUPT, ALERT), (RECRUIT, TRAVEL, JIHAD, PLOT)


def own_operation_forbidden(s: Labyrinth, side: int, option: int, value: int, flags: int = 0) -> Reason:
    """Likewise of anything that might be an operation: those of the other side are not a side's own."""
    if option in CONDUCTED[side]:
        return operation_forbidden(s, option, value, flags)
    return (OTHER_SIDES, option) if option in CONDUCTED[other(side)] else (NOT_ASKED,)


def conduct(s: Labyrinth, side: int, operation: int, value: int, flags: int = 0) -> None:
    """Begin an operation."""
    if s.noting:
        note(s, OPERATION_BEGINS, side, operation, value)
    if operation == WAR_OF_IDEAS:
        war_of_ideas(s, value)
    elif operation == DEPLOY:
        deploy(s, value)
    elif operation == REGIME_CHANGE:
        regime_change(s)
    elif operation == WITHDRAW:
        withdraw(s)
    elif operation == DISRUPT:
        disrupt(s, value)
    elif operation == ALERT:
        alert(s)
    elif operation == RECRUIT:
        recruit(s, value, flags)
    elif operation == TRAVEL:
        travel(s, value)
    elif operation == JIHAD:
        jihad(s, value)
    elif operation == PLOT:
        plot(s, value)


# -- reserves (6.3.3.1) ------------------------------------------------------------------------------------------------


def reserves_forbidden(s: Labyrinth, side: int, value: int) -> Reason:
    """The reason against adding reserves to a card of that value, or ALLOWED."""
    if not s.reserves[side]:
        return (NO_RESERVES,)
    return ALLOWED if value < HIGHEST_VALUE else (VALUE_IS_THREE,)


def add_reserves(s: Labyrinth, side: int, value: int) -> int:
    """All reserves are spent; the card is worth at most 3."""
    raised = min(HIGHEST_VALUE, value + s.reserves[side])
    note(s, RESERVES_ADDED, side, s.reserves[side], raised)
    s.reserves[side] = 0
    return raised


def grow_reserves(s: Labyrinth, side: int, n: int) -> None:
    """6.3.3: at most 2."""
    s.reserves[side] = min(RESERVES_MOST, s.reserves[side] + n)
    note(s, RESERVES_GROW, side, s.reserves[side])


# -- an operation that an event grants ---------------------------------------------------------------------------------


class Operate(Choosing):
    """6.2.1: an event grants a side an operation, as with a card of that value."""

    SIDE: Final = 1
    VALUE: Final = 2
    CARD: Final = 3
    MAY_RAISE: Final = 4  # whether reserves may be added
    RAISED: Final = 5  # whether they have been

    def frame(self, side: int, value: int, card: int, may_raise: int) -> Frame:
        return [self.number, side, value, card, may_raise, 0]

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return [*CONDUCTED[f[self.SIDE]], RESERVES, ADD_RESERVES]

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        side, value = f[self.SIDE], f[self.VALUE]
        if option == RESERVES:
            return (RAISED_ALREADY, f[self.CARD]) if f[self.RAISED] else ALLOWED
        if option == ADD_RESERVES:
            return reserves_forbidden(s, side, value) if f[self.MAY_RAISE] else (NOT_ASKED,)
        if option == REASSESSMENT:
            return (NOT_BY_EVENT, option)
        return own_operation_forbidden(s, side, option, value)

    def add_labels(self, s: Labyrinth, f: Frame, options: list[int]) -> None:
        if not options:
            options.append(DO_NOTHING)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], WHICH_OPERATION, options, (f[self.CARD], f[self.VALUE]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        side, value = f[self.SIDE], f[self.VALUE]
        if answer == ADD_RESERVES:
            f[self.VALUE], f[self.RAISED] = add_reserves(s, side, value), 1
            return
        s.stack.pop()
        if answer == PLOT and not s.first_plot_used:  # 8.5.3: by Fatwa, with that very card
            put_in_first_plot_box(s, f[self.CARD])
        if answer == RESERVES:
            grow_reserves(s, side, value)
        elif answer != DO_NOTHING:
            conduct(s, side, answer, value)


OPERATE: Final = procedure("labyrinth.operate", Operate())


def operate(s: Labyrinth, side: int, value: int, card: int, reserves: bool) -> None:
    s.stack.append(OPERATE.frame(side=side, value=value, card=card, may_raise=int(reserves)))
