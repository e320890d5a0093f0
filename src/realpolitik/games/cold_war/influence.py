"""Influence: placing it with operations (6.1), and adding or removing it by events."""

from typing import Final, cast

from realpolitik.games.cold_war.board import ANYWHERE, NOBODY, US, USSR
from realpolitik.games.cold_war.labels import STOP, SWITCH
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.question import NOT_ASKED, Question, Reason, question_kind, reason_kind
from realpolitik.kernel.state import Frame, Procedure, State, procedure

PLACE_WHERE: Final = question_kind("place_where", "6.1.1", "country", "card", "left")
ADD_WHERE: Final = question_kind("add_where", "7.1", "country", "card", "left", "side", "change")

OUT_OF_REACH: Final = reason_kind("out_of_reach", "6.1.1", "country")
TOO_DEAR: Final = reason_kind("too_dear", "6.1.2", "country", "left")
PLACEMENT_BARRED: Final = reason_kind("placement_barred", "7.4.3", "country")
REALIGNED_HERE: Final = reason_kind("realigned_here", "V-R3", "country")
NOT_AMONG: Final = reason_kind("not_among", "7.1", "country", "card")
NOTHING_THERE: Final = reason_kind("nothing_there", "7.1", "country", "side")
LIMIT_REACHED: Final = reason_kind("limit_reached", "7.1", "country", "most")
NOT_EMPTY: Final = reason_kind("not_empty", "7.1", "country")
CONTROLLED_BY: Final = reason_kind("controlled_by", "7.1", "country", "side")
NOT_CONTROLLED: Final = reason_kind("not_controlled", "7.1", "country", "side")

# whether the same Ops may go to both placements and realignments (V-R3)
UNMIXED: Final = 0
MAY_SWITCH: Final = 1
JUST_SWITCHED: Final = 2  # no switching back before something was done
SWITCH_TO_REALIGNMENT: Final = 0
SWITCH_TO_PLACEMENT: Final = 1

EMPTY: Final = 6  # instead of "not controlled by": only where neither side has influence
OWN: Final = 7  # likewise: only where the side itself is in control
EVERY_TIME: Final = 99  # as a limit per country: none


def reachable(s: ColdWar, side: int) -> list[int]:
    """6.1.1, 6.1.4: where a side had influence as the round began, next to that, and next to its own superpower."""
    board = s.rules.board
    near: set[int] = set(board.home[side])
    reach = board.reach
    for c in s.start[side]:
        near |= reach[c]
    if s.realigned_in:
        near.difference_update(s.realigned_in)  # V-R3
    barred = s.rules.placement_barred(s, side)
    special = s.rules.special_spaces(s, side)
    if barred != ANYWHERE:
        has = s.rules.board.sets[barred].has
        return sorted([c for c in near if not has[c]] + [c for c in special if not has[c]])
    return sorted(near) + special


def no_country(s: ColdWar, option: int, card: int) -> Reason:
    """Why what is no country is not on offer where an event asks for one: it is another space, or none at all."""
    return (NOT_AMONG, option, card) if s.rules.board.size <= option < len(s.controller) else (NOT_ASKED,)


def placement_cost(s: ColdWar, side: int, c: int) -> int:
    """6.1.2: two Ops where the opponent is in control."""
    return 2 if s.controller[c] == other(side) else 1


def can_place(s: ColdWar, side: int, ops: int, card: int) -> bool:
    """Whether there is anywhere to place influence with so many Ops, a bonus included."""
    wide, narrow = s.rules.operations_bonus(s, side, card)
    dearer = s.rules.dearer_placement(s, side, ops, card)
    for c in reachable(s, side):
        cost = placement_cost(s, side, c) + bonus_within(s, dearer, c)
        if cost <= ops + bonus_within(s, wide, c) + bonus_within(s, narrow, c):
            return True
    return False


def bonus_within(s: ColdWar, bonus: int, c: int) -> int:
    """One Op more or less, in the set it is for: a bonus holds while every Op is spent there."""
    return 1 if bonus != ANYWHERE and s.rules.board.sets[bonus].has[c] else 0


def spend(s: ColdWar, f: Frame, c: int, cost: int) -> None:
    """Pay from a frame [_, side, ops, card, bonus, bonus …]: Ops first; spending outside its set loses a bonus."""
    for i in (4, 5):
        if f[i] != ANYWHERE and not s.rules.board.sets[f[i]].has[c]:
            f[i] = ANYWHERE
    f[2] -= cost
    for i in (4, 5):
        if f[2] < 0 and f[i] != ANYWHERE:
            f[2] += 1
            f[i] = ANYWHERE


class PlaceInfluence(Procedure):
    """6.1: one marker at a time: [_, side, ops, card, bonus, bonus, mixing, dearer, *where]. The first marker in the
    set `dearer` costs an Op more."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(ColdWar, s)
        side, ops = f[1], f[2]
        if f[4] == ANYWHERE and f[5] == ANYWHERE and f[7] == ANYWHERE:
            if ops > 1:
                options = f[8:]
            elif ops == 1:
                controller, enemy = s.controller, other(side)
                options = [c for c in f[8:] if controller[c] != enemy]
            else:
                options = []
        else:
            options = [
                c
                for c in f[8:]
                if placement_cost(s, side, c) + bonus_within(s, f[7], c)
                <= ops + bonus_within(s, f[4], c) + bonus_within(s, f[5], c)
            ]
            if ops <= 0 and options:
                options.append(STOP)  # 9.6: the bonus is there to be used, not a duty
        if f[6] == MAY_SWITCH and ops > 0 and s.rules.may_switch(s, side, SWITCH_TO_REALIGNMENT, ops):
            options.append(SWITCH)
        if options:
            return Question(s.seats[side], PLACE_WHERE, options, (f[3], ops))
        s.stack.pop()
        return None

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(ColdWar, s)
        if answer == STOP:
            s.stack.pop()
            return
        if answer == SWITCH:
            s.rules.switch(s, f, SWITCH_TO_REALIGNMENT)
            return
        side = f[1]
        spend(s, f, answer, placement_cost(s, side, answer) + bonus_within(s, f[7], answer))
        if bonus_within(s, f[7], answer):
            f[7] = ANYWHERE
        change_influence(s, side, answer, 1)
        if f[6] != UNMIXED:
            f[6] = MAY_SWITCH
            s.placed_in.append(answer)
        if answer >= s.rules.board.size:
            s.rules.influence_placed(s, side, answer)
            f[8:] = reachable(s, side)

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        s = cast(ColdWar, s)
        if not 0 <= option < len(s.controller):
            return (NOT_ASKED,)
        barred = s.rules.placement_barred(s, f[1])
        if barred != ANYWHERE and s.rules.board.sets[barred].has[option]:
            return (PLACEMENT_BARRED, option)
        if option in s.realigned_in:
            return (REALIGNED_HERE, option)
        if option not in reachable(s, f[1]):
            return (OUT_OF_REACH, option)
        return (TOO_DEAR, option, f[2])


PLACE: Final = procedure("cold_war.place_influence", PlaceInfluence())


def place_influence(s: ColdWar, side: int, ops: int, card: int) -> None:
    """6.1: have a side place influence."""
    wide, narrow = s.rules.operations_bonus(s, side, card)
    mixing = MAY_SWITCH if s.rules.operations_mix(s) else UNMIXED
    dearer = s.rules.dearer_placement(s, side, ops, card)
    s.stack.append([PLACE, side, ops, card, wide, narrow, mixing, dearer, *reachable(s, side)])


def reach_anew(s: ColdWar) -> None:
    """After a correction, whoever is placing influence may do so where the board as it is now allows."""
    for f in s.stack:
        if f[0] == PLACE:
            f[8:] = reachable(s, f[1])


class AdjustInfluence(Procedure):
    """An event adds or removes influence, one at a time:
    [_, left, side, by, card, set, at most in one country, change, not controlled by, optional, *where so far].
    """

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(ColdWar, s)
        if f[1] > 0:
            options = [c for c in s.rules.board.sets[f[5]].members if _may_adjust(s, f, c)]
            if options:
                if f[9]:
                    options.append(STOP)
                return Question(s.seats[f[3]], ADD_WHERE, options, (f[4], f[1], f[2], f[7]))
        s.stack.pop()
        return None

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(ColdWar, s)
        if answer == STOP:
            s.stack.pop()
            return
        f[1] -= 1
        f.append(answer)
        change_influence(s, f[2], answer, f[7])

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        s = cast(ColdWar, s)
        if not 0 <= option < s.rules.board.size:
            return no_country(s, option, f[4])
        if not s.rules.board.sets[f[5]].has[option]:
            return (NOT_AMONG, option, f[4])
        if f[7] < 0 and s.influence[f[2]][option] == 0:
            return (NOTHING_THERE, option, f[2])
        if f[8] == EMPTY and not _empty(s, option):
            return (NOT_EMPTY, option)
        if f[8] == OWN and s.controller[option] != f[2]:
            return (NOT_CONTROLLED, option, f[2])
        if s.controller[option] == f[8] and f[8] != NOBODY:
            return (CONTROLLED_BY, option, f[8])
        return (LIMIT_REACHED, option, f[6])


def _may_adjust(s: ColdWar, f: Frame, c: int) -> bool:
    if f[7] < 0 and s.influence[f[2]][c] == 0:
        return False
    if f[8] != NOBODY and _ruled_out(s, f[8], f[2], c):
        return False
    return len(f) == 10 or f[6] == EVERY_TIME or f[10:].count(c) < f[6]


def _ruled_out(s: ColdWar, who: int, side: int, c: int) -> bool:
    """By who controls a country, or has influence there."""
    if who == EMPTY:
        return not _empty(s, c)
    return s.controller[c] != side if who == OWN else s.controller[c] == who


def _empty(s: ColdWar, c: int) -> bool:
    return s.influence[US][c] == 0 and s.influence[USSR][c] == 0


ADJUST: Final = procedure("cold_war.adjust_influence", AdjustInfluence())


def adjust_influence(
    s: ColdWar,
    side: int,
    n: int,
    where: int,
    by: int,
    card: int,
    change: int,
    at_most: int = EVERY_TIME,
    not_controlled_by: int = NOBODY,
    optional: int = 0,
) -> None:
    """Have `by` add (change 1) or remove (-1) `n` influence of `side`, at most so many in one country."""
    s.stack.append([ADJUST, n, side, by, card, where, at_most, change, not_controlled_by, optional])
