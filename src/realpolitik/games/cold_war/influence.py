"""Influence: placing it with operations (6.1), and adding or removing it by events."""

from typing import Final

from realpolitik.games.cold_war.board import ANYWHERE, NOBODY, US, USSR
from realpolitik.games.cold_war.choosing import ChooseAmong, ChooseCountry
from realpolitik.games.cold_war.labels import STOP, SWITCH
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, Remark, question_kind, reason_kind, remark_kind
from realpolitik.kernel.state import Frame

PLACE_WHERE: Final = question_kind("place_where", "6.1.1", "country", "card", "left")
ADD_WHERE: Final = question_kind("add_where", "7.1", "country", "card", "left", "side", "change")

OUT_OF_REACH: Final = reason_kind("out_of_reach", "6.1.1", "country")
TOO_DEAR: Final = reason_kind("too_dear", "6.1.2", "country", "left")
PLACEMENT_BARRED: Final = reason_kind("placement_barred", "7.4.3", "country")
REALIGNED_HERE: Final = reason_kind("realigned_here", "V-R3", "country")
NOTHING_THERE: Final = reason_kind("nothing_there", "7.1", "country", "side")
LIMIT_REACHED: Final = reason_kind("limit_reached", "7.1", "country", "most")
NOT_EMPTY: Final = reason_kind("not_empty", "7.1", "country")
CONTROLLED_BY: Final = reason_kind("controlled_by", "7.1", "country", "side")
NOT_CONTROLLED: Final = reason_kind("not_controlled", "7.1", "country", "side")

COSTS_DOUBLE: Final = remark_kind("costs_double", "6.1.2", "country", "n")
COSTS_MORE: Final = remark_kind("costs_more", "7.4.2", "country", "n")

# whether the same Ops may go to both placements and realignments (V-R3)
UNMIXED: Final = 0
MAY_SWITCH: Final = 1
JUST_SWITCHED: Final = 2  # no switching back before something was done
SWITCH_TO_REALIGNMENT: Final = 0
SWITCH_TO_PLACEMENT: Final = 1

EMPTY: Final = 6  # instead of "not controlled by": only where neither side has influence
OWN: Final = 7  # likewise: only where the side itself is in control
DEAREST: Final = 2  # 6.1.2: what a marker costs at most, unless an effect makes it dearer
EVERY_TIME: Final = 99  # as a limit per country: none


def reachable(s: ColdWar, side: int) -> list[int]:
    """6.1.1, 6.1.4: where a side had influence as the round began, next to that, and next to its own superpower."""
    board = s.rules.board
    near = [False] * board.size
    for c in board.home[side]:
        near[c] = True
    reach = board.reach
    for c in s.start[side]:
        for d in reach[c]:
            near[d] = True
    for c in s.realigned_in:
        near[c] = False  # V-R3
    barred = s.rules.placement_barred(s, side)
    special = s.rules.special_spaces(s, side)
    if barred != ANYWHERE:
        has = board.sets[barred].has
        return [c for c in range(board.size) if near[c] and not has[c]] + [c for c in special if not has[c]]
    return [c for c in range(board.size) if near[c]] + special


def placement_cost(s: ColdWar, side: int, c: int) -> int:
    """6.1.2: two Ops where the opponent is in control."""
    return 2 if s.controller[c] == other(side) else 1


def can_place(s: ColdWar, side: int, ops: int, card: int) -> bool:
    """Whether there is anywhere to place influence with so many Ops, a bonus included."""
    dearer = s.rules.dearer_placement(s, side, ops, card)
    if ops > 0 and dearer == ANYWHERE and not s.realigned_in and s.rules.placement_barred(s, side) == ANYWHERE:
        controller, enemy = s.controller, other(side)
        for c in s.start[side]:  # nearly always one of these will do
            if controller[c] != enemy:
                return True
    wide, narrow = s.rules.operations_bonus(s, side, card)
    for c in reachable(s, side):
        cost = placement_cost(s, side, c) + bonus_within(s, dearer, c)
        if cost <= ops + bonus_within(s, wide, c) + bonus_within(s, narrow, c):
            return True
    return False


def bonus_within(s: ColdWar, bonus: int, c: int) -> int:
    """One Op more or less, in the set it is for: a bonus holds while every Op is spent there."""
    return 1 if bonus != ANYWHERE and s.rules.board.sets[bonus].has[c] else 0


class SpendOps(ChooseCountry):
    """Ops are spent country by country, with a bonus in one or two sets of countries: placements and realignments."""

    __slots__ = ("kind", "switch_to")

    SIDE: Final = 1
    OPS: Final = 2
    CARD: Final = 3
    WIDE_BONUS: Final = 4  # the sets in which there is an Op more, or ANYWHERE for none
    NARROW_BONUS: Final = 5
    MIXING: Final = 6

    def __init__(self, kind: int, switch_to: int) -> None:
        super().__init__()
        self.kind = kind
        self.switch_to = switch_to  # the other kind of operation, where Ops are mixed

    def add_switch(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        """V-R3: the rest of the Ops may go to the other kind of operation."""
        ops = f[self.OPS]
        if f[self.MIXING] == MAY_SWITCH and ops > 0 and s.rules.may_switch(s, f[self.SIDE], self.switch_to, ops):
            options.append(SWITCH)

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], self.kind, options, (f[self.CARD], f[self.OPS]))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if answer == STOP:
            s.stack.pop()
        elif answer == SWITCH:
            s.rules.switch(s, f, self.switch_to)
        else:
            self.operate(s, f, answer)

    def operate(self, s: ColdWar, f: Frame, c: int) -> None:
        """Spend Ops in a country."""
        raise NotImplementedError(f"{self.name}.operate")

    def spend(self, s: ColdWar, f: Frame, c: int, cost: int) -> None:
        """Ops first; spending outside its set loses a bonus."""
        if f[self.WIDE_BONUS] == ANYWHERE and f[self.NARROW_BONUS] == ANYWHERE:
            f[self.OPS] -= cost
            return
        sets = s.rules.board.sets
        for bonus in (self.WIDE_BONUS, self.NARROW_BONUS):
            if f[bonus] != ANYWHERE and not sets[f[bonus]].has[c]:
                f[bonus] = ANYWHERE
        f[self.OPS] -= cost
        for bonus in (self.WIDE_BONUS, self.NARROW_BONUS):
            if f[self.OPS] < 0 and f[bonus] != ANYWHERE:
                f[self.OPS] += 1
                f[bonus] = ANYWHERE

    def bonus(self, s: ColdWar, f: Frame, c: int) -> int:
        return bonus_within(s, f[self.WIDE_BONUS], c) + bonus_within(s, f[self.NARROW_BONUS], c)


class PlaceInfluence(SpendOps):
    """6.1: one marker at a time. The first marker in the set `dearer` costs an Op more."""

    __slots__ = ()

    DEARER: Final = 7
    WHERE_ON: Final = 8  # the countries in reach, as the round began

    def frame(
        self, side: int, ops: int, card: int, wide: int, narrow: int, mixing: int, dearer: int, where: list[int]
    ) -> Frame:
        return [self.number, side, ops, card, wide, narrow, mixing, dearer, *where]

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return f[self.WHERE_ON :]

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        side = f[self.SIDE]
        barred = s.rules.placement_barred(s, side)
        if barred != ANYWHERE and s.rules.board.sets[barred].has[option]:
            return (PLACEMENT_BARRED, option)
        if option in s.realigned_in:
            return (REALIGNED_HERE, option)
        if option not in f[self.WHERE_ON :]:
            return (OUT_OF_REACH, option)
        return (
            ALLOWED
            if self.cost(s, f, option) <= f[self.OPS] + self.bonus(s, f, option)
            else (TOO_DEAR, option, f[self.OPS])
        )

    def cost(self, s: ColdWar, f: Frame, c: int) -> int:
        return placement_cost(s, f[self.SIDE], c) + bonus_within(s, f[self.DEARER], c)

    def remarks(self, s: ColdWar, f: Frame, c: int) -> list[Remark]:
        """6.1.2, 7.4.2: that a marker costs more than the usual Op, and why."""
        cost = self.cost(s, f, c)
        if cost == 1:
            return []
        return [(COSTS_DOUBLE if placement_cost(s, f[self.SIDE], c) > 1 else COSTS_MORE, c, cost)]

    def options(self, s: ColdWar, f: Frame) -> list[int]:
        """The fast way: nothing bars what is in reach, and without a bonus only the price of control matters."""
        ops, dearer, options = f[self.OPS], f[self.DEARER] != ANYWHERE, f[self.WHERE_ON :]
        if ops < (DEAREST + 1 if dearer else DEAREST):
            if dearer or f[self.WIDE_BONUS] != ANYWHERE or f[self.NARROW_BONUS] != ANYWHERE:
                options = [c for c in options if self.cost(s, f, c) <= ops + self.bonus(s, f, c)]
            elif ops == 1:
                controller, enemy = s.controller, other(f[self.SIDE])
                options = [c for c in options if controller[c] != enemy]
            else:
                options = []
        self.add_labels(s, f, options)
        return options

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        if f[self.OPS] <= 0 and options:
            options.append(STOP)  # 9.6: the bonus is there to be used, not a duty
        if f[self.MIXING] != UNMIXED:
            self.add_switch(s, f, options)

    def operate(self, s: ColdWar, f: Frame, c: int) -> None:
        side, dearer = f[self.SIDE], bonus_within(s, f[self.DEARER], c)
        self.spend(s, f, c, placement_cost(s, side, c) + dearer)
        if dearer:
            f[self.DEARER] = ANYWHERE
        change_influence(s, side, c, 1)
        if f[self.MIXING] != UNMIXED:
            f[self.MIXING] = MAY_SWITCH
            s.placed_in.append(c)
        if c >= s.rules.board.size:
            s.rules.influence_placed(s, side, c)
            self.reach_anew(s, f)

    def reach_anew(self, s: ColdWar, f: Frame) -> None:
        f[self.WHERE_ON :] = reachable(s, f[self.SIDE])


PLACE: Final = procedure("cold_war.place_influence", PlaceInfluence(PLACE_WHERE, SWITCH_TO_REALIGNMENT))


def place_influence(s: ColdWar, side: int, ops: int, card: int) -> None:
    """6.1: have a side place influence."""
    wide, narrow = s.rules.operations_bonus(s, side, card)
    mixing = MAY_SWITCH if s.rules.operations_mix(s) else UNMIXED
    dearer = s.rules.dearer_placement(s, side, ops, card)
    where = reachable(s, side)
    s.stack.append(
        PLACE.frame(side=side, ops=ops, card=card, wide=wide, narrow=narrow, mixing=mixing, dearer=dearer, where=where)
    )


def reach_anew(s: ColdWar) -> None:
    """After a correction, whoever is placing influence may do so where the board as it is now allows."""
    for f in s.stack:
        if f[0] == PLACE.number:
            PLACE.reach_anew(s, f)


class InfluenceByEvent(ChooseAmong):
    """7.1: an event has `by` choose countries one after another, and something happens to the influence of `side`."""

    __slots__ = ()

    LEFT: Final = 1
    SIDE: Final = 2
    BY: Final = 3
    CARD: Final = 4
    AMONG: Final = 5
    OPTIONAL: Final = 6

    def among(self, f: Frame) -> int:
        return f[self.AMONG]

    def event(self, f: Frame) -> int:
        return f[self.CARD]

    def choose(self, s: ColdWar, f: Frame, c: int) -> None:
        """What happens in a country."""
        raise NotImplementedError(f"{self.name}.choose")

    def prepare(self, s: ColdWar, f: Frame) -> bool:
        if f[self.LEFT] > 0:
            return True
        s.stack.pop()
        return False

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        if options and f[self.OPTIONAL]:
            options.append(STOP)

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if answer == STOP:
            s.stack.pop()
            return
        f[self.LEFT] -= 1
        f.append(answer)
        self.choose(s, f, answer)


class AdjustInfluence(InfluenceByEvent):
    """7.1: an event has `by` add or remove influence of `side`, one at a time."""

    __slots__ = ()

    AT_MOST: Final = 7  # in one country
    CHANGE: Final = 8
    NOT_CONTROLLED_BY: Final = 9
    DONE_ON: Final = 10  # where so far, a country as often as it was chosen

    def frame(
        self,
        side: int,
        n: int,
        among: int,
        by: int,
        card: int,
        change: int,
        at_most: int,
        not_controlled_by: int,
        optional: int = 0,
    ) -> Frame:
        return [self.number, n, side, by, card, among, optional, at_most, change, not_controlled_by]

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        side, who = f[self.SIDE], f[self.NOT_CONTROLLED_BY]
        if f[self.CHANGE] < 0 and s.influence[side][option] == 0:
            return (NOTHING_THERE, option, side)
        if who == EMPTY:
            if s.influence[US][option] or s.influence[USSR][option]:
                return (NOT_EMPTY, option)
        elif who == OWN:
            if s.controller[option] != side:
                return (NOT_CONTROLLED, option, side)
        elif who != NOBODY and s.controller[option] == who:
            return (CONTROLLED_BY, option, who)
        most = f[self.AT_MOST]
        if most == EVERY_TIME or times(f, self.DONE_ON, option) < most:
            return ALLOWED
        return (LIMIT_REACHED, option, most)

    def options(self, s: ColdWar, f: Frame) -> list[int]:
        """The fast way: which of the rules apply is found out once, not for every country."""
        options = s.rules.board.sets[f[self.AMONG]].members[:]
        side, who, most = f[self.SIDE], f[self.NOT_CONTROLLED_BY], f[self.AT_MOST]
        if f[self.CHANGE] < 0:
            mine = s.influence[side]
            options = [c for c in options if mine[c]]
        if who == EMPTY:
            us, ussr = s.influence
            options = [c for c in options if not us[c] and not ussr[c]]
        elif who == OWN:
            controller = s.controller
            options = [c for c in options if controller[c] == side]
        elif who != NOBODY:
            controller = s.controller
            options = [c for c in options if controller[c] != who]
        if most != EVERY_TIME and len(f) > self.DONE_ON:
            done = f[self.DONE_ON :]
            enough = [c for c in done if done.count(c) >= most]
            options = [c for c in options if c not in enough]
        self.add_labels(s, f, options)
        return options

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        about = (f[self.CARD], f[self.LEFT], f[self.SIDE], f[self.CHANGE])
        return Question(s.seats[f[self.BY]], ADD_WHERE, options, about)

    def choose(self, s: ColdWar, f: Frame, c: int) -> None:
        change_influence(s, f[self.SIDE], c, f[self.CHANGE])


ADJUST: Final = procedure("cold_war.adjust_influence", AdjustInfluence())


def times(f: Frame, start: int, value: int) -> int:
    """How often a value stands in the open end of a frame; a slice of it would cost more."""
    n = 0
    for i in range(start, len(f)):
        if f[i] == value:
            n += 1
    return n
