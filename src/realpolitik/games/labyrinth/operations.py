"""Which operations a side can conduct (6.3, 7.1.2, 8.1.3), why not others, and how they begin."""

from typing import Final

from realpolitik.games.labyrinth.alert import alert
from realpolitik.games.labyrinth.asking_old import Asked, OldChoosing
from realpolitik.games.labyrinth.board import COUNTRIES, HARD, SOFT
from realpolitik.games.labyrinth.cards import put_in_first_plot_box
from realpolitik.games.labyrinth.deploy import (
    change_targets,
    deploy,
    origins,
    regime_change,
    withdraw,
    withdraw_targets,
)
from realpolitik.games.labyrinth.disrupt import disrupt, disrupt_targets
from realpolitik.games.labyrinth.jihad import jihad, jihad_targets
from realpolitik.games.labyrinth.labels import (
    ADD_RESERVES,
    ALERT,
    DEPLOY,
    DISRUPT,
    DO_NOTHING,
    JIHAD,
    JIHADIST_OPERATIONS,
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
from realpolitik.games.labyrinth.markers import GTMO
from realpolitik.games.labyrinth.plot import plot, plot_targets
from realpolitik.games.labyrinth.recruit import cells_to_recruit, recruit, recruit_targets
from realpolitik.games.labyrinth.sides import US
from realpolitik.games.labyrinth.state import CELLS, Labyrinth, tell
from realpolitik.games.labyrinth.tracks import RESERVES_MOST, us_posture
from realpolitik.games.labyrinth.travel import travel
from realpolitik.games.labyrinth.values import HIGHEST_VALUE
from realpolitik.games.labyrinth.war_of_ideas import war_of_ideas, war_of_ideas_forbidden
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import NOT_ASKED, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame

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
    """The reason against an operation with a card of that value, or nothing. Reserves and Reassessment, which are more
    than an operation, are judged where cards are played."""
    if operation == ALERT:
        if value < HIGHEST_VALUE:
            return (NEEDS_THREE, ALERT, value)
        return () if s.plots else (NO_PLOT_TO_BLOCK,)
    if operation in (REGIME_CHANGE, WITHDRAW):
        return _special_deploy_forbidden(s, operation, value)
    if operation == RECRUIT:
        if s.markers[GTMO]:
            return (GTMO_FORBIDS,)
        if not cells_to_recruit(s, flags):
            return (NO_CELL_AVAILABLE,)
    if possible(s, operation, value, flags):
        return ()
    return (NO_TARGET if operation in US_OPERATIONS else NO_CELL_THERE, operation, value)


def _special_deploy_forbidden(s: Labyrinth, operation: int, value: int) -> Reason:
    if value < HIGHEST_VALUE:
        return (NEEDS_THREE, operation, value)
    if operation == REGIME_CHANGE and us_posture(s) != HARD:
        return (NEEDS_HARD,)
    if operation == WITHDRAW and us_posture(s) != SOFT:
        return (NEEDS_SOFT,)
    return () if possible(s, operation, value, 0) else (NO_TARGET, operation, value)


def possible(s: Labyrinth, operation: int, value: int, flags: int) -> bool:
    """Whether there is anywhere to conduct it."""
    if operation == WAR_OF_IDEAS:
        return any(not war_of_ideas_forbidden(s, c, value) for c in range(COUNTRIES))
    if operation == DEPLOY:
        return bool(origins(s, value))
    if operation == REGIME_CHANGE:
        return bool(change_targets(s, value))
    if operation == WITHDRAW:
        return bool(withdraw_targets(s, value))
    if operation == DISRUPT:
        return bool(disrupt_targets(s, value))
    if operation == RECRUIT:
        return bool(recruit_targets(s, flags))
    if operation == TRAVEL:
        return s.cell_track < CELLS  # Sadr alone cannot
    if operation == JIHAD:
        return bool(jihad_targets(s))
    return operation == PLOT and bool(plot_targets(s))


CONDUCTED: Final = (WAR_OF_IDEAS, DEPLOY, REGIME_CHANGE, WITHDRAW, DISRUPT, ALERT), (RECRUIT, TRAVEL, JIHAD, PLOT)


def possible_operations(s: Labyrinth, side: int, value: int) -> list[int]:
    return [operation for operation in CONDUCTED[side] if not operation_forbidden(s, operation, value)]


def conduct(s: Labyrinth, side: int, operation: int, value: int, flags: int = 0) -> None:
    """Begin an operation."""
    tell(s, OPERATION_BEGINS, side, operation, value)
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


def may_add_reserves(s: Labyrinth, side: int, value: int) -> bool:
    return s.reserves[side] > 0 and value < HIGHEST_VALUE


def add_reserves(s: Labyrinth, side: int, value: int) -> int:
    """All reserves are spent; the card is worth at most 3."""
    raised = min(HIGHEST_VALUE, value + s.reserves[side])
    tell(s, RESERVES_ADDED, side, s.reserves[side], raised)
    s.reserves[side] = 0
    return raised


def grow_reserves(s: Labyrinth, side: int, n: int) -> None:
    """6.3.3: at most 2."""
    s.reserves[side] = min(RESERVES_MOST, s.reserves[side] + n)
    tell(s, RESERVES_GROW, side, s.reserves[side])


def why_no_operation(s: Labyrinth, side: int, option: int, value: int, flags: int = 0) -> Reason:
    """Why an operation, or the use of reserves, is not on offer."""
    if option == ADD_RESERVES:
        return (VALUE_IS_THREE,) if s.reserves[side] else (NO_RESERVES,)
    if option == REASSESSMENT:
        return (NOT_BY_EVENT, option)
    own, others = (US_OPERATIONS, JIHADIST_OPERATIONS) if side == US else (JIHADIST_OPERATIONS, US_OPERATIONS)
    if option in own:
        return operation_forbidden(s, option, value, flags)
    return (OTHER_SIDES, option) if option in others else (NOT_ASKED,)


# -- an operation that an event grants ---------------------------------------------------------------------------------


class Operate(OldChoosing):
    """[_, side, value, card, whether reserves may be added, whether they have been]."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        options = possible_operations(s, f[1], f[2])
        if not f[5]:
            options.append(RESERVES)
        if f[4] and may_add_reserves(s, f[1], f[2]):
            options.append(ADD_RESERVES)
        return Asked(f[1], WHICH_OPERATION, options or [DO_NOTHING], (f[3], f[2]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        if answer == ADD_RESERVES:
            f[2], f[5] = add_reserves(s, f[1], f[2]), 1
            return
        s.stack.pop()
        if answer == PLOT and not s.first_plot_used:  # 8.5.3: by Fatwa, with that very card
            put_in_first_plot_box(s, f[3])
        if answer == RESERVES:
            grow_reserves(s, f[1], f[2])
        elif answer != DO_NOTHING:
            conduct(s, f[1], answer, f[2])

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        if option == RESERVES:
            return (RAISED_ALREADY, f[3])
        return why_no_operation(s, f[1], option, f[2]) or (NOT_ASKED,)


OPERATE: Final = procedure("labyrinth.operate", Operate())


def operate(s: Labyrinth, side: int, value: int, card: int, reserves: bool) -> None:
    s.stack.append([OPERATE.number, side, value, card, int(reserves), 0])
