"""Realignment (6.2)."""

from typing import Final, cast

from realpolitik.games.cold_war.board import ANYWHERE, US, USSR
from realpolitik.games.cold_war.coup import (
    DEFCON_FORBIDS,
    MAY_STOP,
    NAMED_REGION,
    NOT_IN_EVENT_AREA,
    PLUS_ONE,
    open_countries,
)
from realpolitik.games.cold_war.dice import ROLL_REALIGNMENT
from realpolitik.games.cold_war.influence import MAY_SWITCH, SWITCH_TO_PLACEMENT, UNMIXED, bonus_within, spend
from realpolitik.games.cold_war.labels import STOP, SWITCH
from realpolitik.games.cold_war.rolling import roll
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import other
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
from realpolitik.kernel.state import Frame, Procedure, State, procedure

REALIGN_WHERE: Final = question_kind("realign_where", "6.2.1", "country", "card", "left")
REALIGNED: Final = note_kind(
    "realigned", "6.2.2", "side", "country", "us_die", "us_modifier", "ussr_die", "ussr_modifier"
)

NOTHING_TO_REALIGN: Final = reason_kind("nothing_to_realign", "6.2.1", "country")
BONUS_ELSEWHERE: Final = reason_kind("bonus_elsewhere", "9.6", "country")
PLACED_HERE: Final = reason_kind("placed_here", "V-R3", "country")


def realignment_forbidden(s: ColdWar, side: int, c: int, where: int, flags: int) -> int:
    """6.2.1, 8.1.5 and lasting effects: the reason against a realignment in a country, or ALLOWED."""
    if s.influence[other(side)][c] == 0:
        return NOTHING_TO_REALIGN
    if not s.rules.board.within(c, where):
        return NOT_IN_EVENT_AREA
    if limited_by_defcon(s, flags) and s.defcon < s.rules.board.coup_defcon[c]:
        return DEFCON_FORBIDS
    if c in s.placed_in:
        return PLACED_HERE  # V-R3
    return s.rules.realignment_forbidden(s, side, c)


def limited_by_defcon(s: ColdWar, flags: int) -> bool:
    """8.1.5, unless an event names the region or a variant (V-R1) lifts the limits."""
    return not flags & NAMED_REGION and not s.rules.realignment_ignores_defcon(s)


def realignment_targets(s: ColdWar, side: int, where: int, flags: int) -> list[int]:
    candidates = open_countries(s, side, limited_by_defcon(s, flags))
    return [c for c in candidates if realignment_forbidden(s, side, c, where, flags) == ALLOWED]


def can_realign(s: ColdWar, side: int, where: int, flags: int) -> bool:
    for c in open_countries(s, side, limited_by_defcon(s, flags)):
        if realignment_forbidden(s, side, c, where, flags) == ALLOWED:
            return True
    return False


def realignment_bonus(s: ColdWar, side: int, c: int) -> int:
    """6.2.2: +1 for each neighbour controlled, for more influence in the country, for touching one's own superpower."""
    bonus = s.rules.realignment_modifier(s, side)
    for d in s.rules.board.links[c]:
        if s.controller[d] == side:
            bonus += 1
    if s.influence[side][c] > s.influence[other(side)][c]:
        bonus += 1
    if s.rules.board.touches[c] == side:
        bonus += 1
    return bonus


class Realignment(Procedure):
    """6.2: one roll-off after another:
    [_, side, rolls, card, bonus, bonus, set, flags, target or -1, US die or 0, mixing].
    """

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(ColdWar, s)
        if f[8] >= 0:
            return roll(s, ROLL_REALIGNMENT, USSR if f[9] else US, f[8])
        side = f[1]
        options = realignment_targets(s, side, f[6], f[7]) if f[2] > 0 or f[4] != ANYWHERE or f[5] != ANYWHERE else []
        if f[2] <= 0 and options:
            options = [c for c in options if bonus_within(s, f[4], c) + bonus_within(s, f[5], c)]
            if options:
                options.append(STOP)
        elif options and f[7] & MAY_STOP:
            options.append(STOP)
        if f[10] == MAY_SWITCH and f[2] > 0 and s.rules.may_switch(s, side, SWITCH_TO_PLACEMENT, f[2]):
            options.append(SWITCH)
        if options:
            return Question(s.seats[side], REALIGN_WHERE, options, (f[3], f[2]))
        s.stack.pop()
        return None

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(ColdWar, s)
        if answer == STOP:
            s.stack.pop()
        elif answer == SWITCH:
            s.rules.switch(s, f, SWITCH_TO_PLACEMENT)
        elif f[8] < 0:
            f[8] = answer
            spend(s, f, answer, 1)
            if f[10] != UNMIXED:
                f[10] = MAY_SWITCH
            if s.rules.operations_mix(s):
                s.realigned_in.append(answer)
        elif f[9] == 0:
            f[9] = answer
        else:
            c, us_die = f[8], f[9]
            f[8], f[9] = -1, 0
            resolve(s, f[1], c, us_die, answer, f[7])

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        s = cast(ColdWar, s)
        if not 0 <= option < len(s.controller):
            return (NOT_ASKED,)
        reason = realignment_forbidden(s, f[1], option, f[6], f[7])
        return (BONUS_ELSEWHERE, option) if reason == ALLOWED else (reason, option, s.defcon)


def resolve(s: ColdWar, side: int, c: int, us_die: int, ussr_die: int, flags: int) -> None:
    """6.2.2, 6.2.3: the lower total loses the difference; nothing is ever added."""
    us_bonus, ussr_bonus = realignment_bonus(s, US, c), realignment_bonus(s, USSR, c)
    if flags & PLUS_ONE:
        us_bonus, ussr_bonus = us_bonus + (side == US), ussr_bonus + (side == USSR)
    if s.noting:
        s.notes.append((REALIGNED, EVERYBODY, side, c, us_die, us_bonus, ussr_die, ussr_bonus))
    difference = us_die + us_bonus - ussr_die - ussr_bonus
    loser = USSR if difference > 0 else US
    if loser == side and s.rules.realignment_spares_active(s):
        return
    change_influence(s, loser, c, -min(abs(difference), s.influence[loser][c]))


REALIGN: Final = procedure("cold_war.realignment", Realignment())


def realignments(s: ColdWar, side: int, ops: int, card: int, where: int = ANYWHERE, flags: int = 0) -> None:
    """6.2: have a side make realignments."""
    wide, narrow = s.rules.operations_bonus(s, side, card)
    mixing = MAY_SWITCH if s.rules.operations_mix(s) and not flags else UNMIXED
    s.stack.append([REALIGN, side, ops, card, wide, narrow, where, flags, -1, 0, mixing])


def realign_in(s: ColdWar, side: int, card: int, c: int, flags: int) -> None:
    """6.2: have a side make one realignment in a country that is settled."""
    s.stack.append([REALIGN, side, 0, card, ANYWHERE, ANYWHERE, ANYWHERE, flags, c, 0, UNMIXED])
