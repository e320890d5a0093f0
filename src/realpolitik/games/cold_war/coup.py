"""Coups (6.3)."""

from typing import Final, cast

from realpolitik.games.cold_war.board import ANYWHERE
from realpolitik.games.cold_war.dice import ROLL_COUP
from realpolitik.games.cold_war.influence import bonus_within
from realpolitik.games.cold_war.rolling import roll
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import change_defcon, gain_military, other
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
from realpolitik.kernel.state import PROCEDURES, Frame, Procedure, State, procedure

COUP_WHERE: Final = question_kind("coup_where", "6.3.1", "country", "card", "ops")
COUP_ROLLED: Final = note_kind(
    "coup_rolled", "6.3.2", "side", "country", "die", "ops", "modifier", "stability", "result"
)

NO_ENEMY_INFLUENCE: Final = reason_kind("no_enemy_influence", "6.3.1", "country")
DEFCON_FORBIDS: Final = reason_kind("defcon_forbids", "8.1.5", "country", "defcon")
CHOSEN_ALREADY: Final = reason_kind("chosen_already", "7.1", "country")
NOT_IN_EVENT_AREA: Final = reason_kind("not_in_event_area", "6.3.5", "country")

# what is special about an operation that an event grants
NAMED_REGION: Final = 1  # 6.3.5: an event that names the region ignores the limits of DEFCON
NO_MILITARY: Final = 2  # 8.2.2: coups made through events count for no military operations
ELSEWHERE: Final = 4  # not where the last coup was
KEEPS_DEFCON: Final = 8  # the coup does not change DEFCON
PLUS_ONE: Final = 16  # the side adds one to its realignment rolls
MAY_STOP: Final = 32  # realignments that the side need not make


def coup_forbidden(s: ColdWar, side: int, c: int, where: int, flags: int) -> int:
    """6.3.1, 8.1.5 and lasting effects: the reason against a coup in a country, or ALLOWED."""
    if s.influence[other(side)][c] == 0:
        return NO_ENEMY_INFLUENCE
    if not s.rules.board.within(c, where):
        return NOT_IN_EVENT_AREA
    if flags & ELSEWHERE and c == s.last_coup:
        return CHOSEN_ALREADY
    if not flags & NAMED_REGION and s.defcon < s.rules.board.coup_defcon[c]:
        return DEFCON_FORBIDS
    return s.rules.coup_forbidden(s, side, c)


def open_countries(s: ColdWar, side: int, limited: bool) -> list[int]:
    """Where the enemy has influence and DEFCON does not stand against it: the cheap tests first, for speed."""
    occupied = s.present[other(side)]
    if not limited:
        return occupied
    defcon, needed = s.defcon, s.rules.board.coup_defcon
    return [c for c in occupied if needed[c] <= defcon]


def coup_targets(s: ColdWar, side: int, where: int, flags: int) -> list[int]:
    candidates = open_countries(s, side, not flags & NAMED_REGION)
    return [c for c in candidates if coup_forbidden(s, side, c, where, flags) == ALLOWED]


def can_coup(s: ColdWar, side: int, where: int, flags: int) -> bool:
    for c in open_countries(s, side, not flags & NAMED_REGION):
        if coup_forbidden(s, side, c, where, flags) == ALLOWED:
            return True
    return False


def coup_margin(s: ColdWar, side: int, c: int, ops: int) -> int:
    """6.3.2: what is added to the die, less what it has to exceed."""
    return ops + s.rules.coup_modifier(s, side, c) - 2 * s.stability[c]


class Coup(Procedure):
    """6.3: [_, side, ops, card, bonus, bonus, set, flags, target or -1]. Leaves in `result` what the enemy lost."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(ColdWar, s)
        if f[8] >= 0:
            return roll(s, ROLL_COUP, f[1], f[8])
        options = coup_targets(s, f[1], f[6], f[7])
        if options:
            return Question(s.seats[f[1]], COUP_WHERE, options, (f[3], f[2]))
        s.stack.pop()
        return None

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(ColdWar, s)
        side = f[1]
        if f[8] < 0:
            f[8] = answer
            s.last_coup = answer
            f[2] += bonus_within(s, f[4], answer) + bonus_within(s, f[5], answer)
            s.rules.coup_attempted(s, side, answer, f[7])
            return
        s.stack.pop()
        ops, c = f[2], f[8]
        if not f[7] & NO_MILITARY or s.rules.event_coups_count:
            gain_military(s, side, ops)  # 6.3.3
        result = answer + coup_margin(s, side, c, ops)
        if s.noting:
            modifier = s.rules.coup_modifier(s, side, c)
            s.notes.append((COUP_ROLLED, EVERYBODY, side, c, answer, ops, modifier, s.stability[c], result))
        lost = min(max(0, result), s.influence[other(side)][c])
        if result > 0:
            change_influence(s, other(side), c, -lost)
            change_influence(s, side, c, result - lost)
        s.result = lost
        s.rules.coup_made(s, c, result)
        if not f[7] & KEEPS_DEFCON and s.rules.coup_lowers_defcon(s, side, c):
            change_defcon(s, -1)  # 6.3.4, 8.1.4

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        s = cast(ColdWar, s)
        if not 0 <= option < len(s.controller):
            return (NOT_ASKED,)
        return (coup_forbidden(s, f[1], option, f[6], f[7]), option, s.defcon)


COUP_FRAME: Final = procedure("cold_war.coup", Coup())


def coup(s: ColdWar, side: int, ops: int, card: int, where: int = ANYWHERE, flags: int = 0) -> None:
    """6.3: have a side attempt a coup."""
    wide, narrow = s.rules.operations_bonus(s, side, card)
    s.stack.append([COUP_FRAME, side, ops, card, wide, narrow, where, flags, -1])


def coup_in(s: ColdWar, side: int, ops: int, card: int, c: int, flags: int) -> None:
    """6.3: have a side attempt a coup in a country that is settled."""
    coup(s, side, ops, card, ANYWHERE, flags)
    frame = s.stack[-1]
    PROCEDURES[COUP_FRAME].take(s, frame, c)
