"""Realignment (6.2)."""

from typing import Final

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
from realpolitik.games.cold_war.influence import MAY_SWITCH, SWITCH_TO_PLACEMENT, UNMIXED, SpendOps
from realpolitik.games.cold_war.labels import STOP
from realpolitik.games.cold_war.rolling import roll
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import EVERYBODY, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame

REALIGN_WHERE: Final = question_kind("realign_where", "6.2.1", "country", "card", "left")
REALIGNED: Final = note_kind(
    "realigned", "6.2.2", "side", "country", "us_die", "us_modifier", "ussr_die", "ussr_modifier"
)

NOTHING_TO_REALIGN: Final = reason_kind("nothing_to_realign", "6.2.1", "country")
BONUS_ELSEWHERE: Final = reason_kind("bonus_elsewhere", "9.6", "country")
PLACED_HERE: Final = reason_kind("placed_here", "V-R3", "country")


def realignment_forbidden(s: ColdWar, side: int, c: int, where: int, flags: int) -> Reason:
    """6.2.1, 8.1.5 and lasting effects: the reason against a realignment in a country, or ALLOWED."""
    if s.influence[other(side)][c] == 0:
        return (NOTHING_TO_REALIGN, c)
    if not s.rules.board.within(c, where):
        return (NOT_IN_EVENT_AREA, c)
    if s.defcon < s.rules.board.coup_defcon[c] and limited_by_defcon(s, flags):
        return (DEFCON_FORBIDS, c, s.defcon)
    if c in s.placed_in:
        return (PLACED_HERE, c)  # V-R3
    return s.rules.realignment_forbidden(s, side, c)


def limited_by_defcon(s: ColdWar, flags: int) -> bool:
    """8.1.5, unless an event names the region or a variant (V-R1) lifts the limits."""
    return not flags & NAMED_REGION and not s.rules.realignment_ignores_defcon(s)


def can_realign(s: ColdWar, side: int, where: int, flags: int) -> bool:
    limited, defcon, needed = limited_by_defcon(s, flags), s.defcon, s.rules.board.coup_defcon
    for c in s.present[other(side)]:
        if limited and needed[c] > defcon:
            continue
        if not realignment_forbidden(s, side, c, where, flags):  # nearly always one of the first will do
            return True
    return False


def realignment_bonus(s: ColdWar, side: int, c: int) -> int:
    """6.2.2: +1 for each neighbour controlled, for more influence in the country, for touching one's own superpower."""
    bonus, controller = s.rules.realignment_modifier(s, side), s.controller
    for d in s.rules.board.links[c]:
        if controller[d] == side:
            bonus += 1
    if s.influence[side][c] > s.influence[other(side)][c]:
        bonus += 1
    if s.rules.board.touches[c] == side:
        bonus += 1
    return bonus


class Realignment(SpendOps):
    """6.2: one roll-off after another."""

    __slots__ = ()

    WHERE: Final = 7
    FLAGS: Final = 8

    def frame(
        self, side: int, ops: int, card: int, wide: int, narrow: int, mixing: int, where: int, flags: int
    ) -> Frame:
        return [self.number, side, ops, card, wide, narrow, mixing, where, flags]

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        if f[self.OPS] <= 0 and f[self.WIDE_BONUS] == ANYWHERE and f[self.NARROW_BONUS] == ANYWHERE:
            return []
        return open_countries(s, f[self.SIDE], limited_by_defcon(s, f[self.FLAGS]))

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        forbidden = realignment_forbidden(s, f[self.SIDE], option, f[self.WHERE], f[self.FLAGS])
        if not forbidden and f[self.OPS] <= 0 and not self.bonus(s, f, option):
            return (BONUS_ELSEWHERE, option)  # 9.6
        return forbidden

    def options(self, s: ColdWar, f: Frame) -> list[int]:
        """The fast way: mostly nothing but lasting effects speaks against a candidate, and often nothing at all."""
        if f[self.OPS] <= 0 or f[self.WHERE] != ANYWHERE or s.placed_in:
            return super().options(s, f)
        side, rules = f[self.SIDE], s.rules
        candidates = open_countries(s, side, limited_by_defcon(s, f[self.FLAGS]))
        if rules.prevents_some(s, side):
            options = [c for c in candidates if not rules.realignment_forbidden(s, side, c)]
        else:
            options = candidates[:]
        self.add_labels(s, f, options)
        return options

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        if options and (f[self.OPS] <= 0 or f[self.FLAGS] & MAY_STOP):
            options.append(STOP)
        if f[self.MIXING] != UNMIXED:
            self.add_switch(s, f, options)

    def operate(self, s: ColdWar, f: Frame, c: int) -> None:
        self.spend(s, f, c, 1)
        if f[self.MIXING] != UNMIXED:
            f[self.MIXING] = MAY_SWITCH
        if s.rules.operations_mix(s):
            s.realigned_in.append(c)
        realign_in(s, f[self.SIDE], c, f[self.FLAGS])


REALIGN: Final = procedure("cold_war.realignment", Realignment(REALIGN_WHERE, SWITCH_TO_PLACEMENT))


def realignments(s: ColdWar, side: int, ops: int, card: int, where: int = ANYWHERE, flags: int = 0) -> None:
    """6.2: have a side make realignments."""
    wide, narrow = s.rules.operations_bonus(s, side, card)
    mixing = MAY_SWITCH if s.rules.operations_mix(s) and not flags else UNMIXED
    s.stack.append(
        REALIGN.frame(side=side, ops=ops, card=card, wide=wide, narrow=narrow, mixing=mixing, where=where, flags=flags)
    )


class RollOffInCountry(Procedure[ColdWar]):
    """6.2.2: both sides roll in a country, the US first."""

    __slots__ = ()

    SIDE: Final = 1
    COUNTRY: Final = 2
    FLAGS: Final = 3
    US_DIE: Final = 4  # 0 while it is to be rolled

    def frame(self, side: int, country: int, flags: int) -> Frame:
        return [self.number, side, country, flags, 0]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        return roll(s, ROLL_REALIGNMENT, USSR if f[self.US_DIE] else US, f[self.COUNTRY])

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if f[self.US_DIE] == 0:
            f[self.US_DIE] = answer
            return
        s.stack.pop()
        resolve(s, f[self.SIDE], f[self.COUNTRY], f[self.US_DIE], answer, f[self.FLAGS])


ROLL_OFF_IN_COUNTRY: Final = procedure("cold_war.realignment_rolls", RollOffInCountry())


def realign_in(s: ColdWar, side: int, c: int, flags: int) -> None:
    """6.2: have a side make one realignment in a country that is settled."""
    s.stack.append(ROLL_OFF_IN_COUNTRY.frame(side=side, country=c, flags=flags))


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
