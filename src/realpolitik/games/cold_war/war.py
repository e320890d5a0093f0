"""Wars (7.6): a die, less one for each neighbour the enemy controls, decides whether the target changes hands."""

from typing import Final

from realpolitik.games.cold_war.choosing import ChooseAmong
from realpolitik.games.cold_war.dice import ROLL_WAR
from realpolitik.games.cold_war.rolling import roll
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import gain_military, gain_vp, other
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import (
    EVERYBODY,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame

WAR_WHERE: Final = question_kind("war_where", "7.6", "country", "card")
TOO_STABLE: Final = reason_kind("too_stable", "7.1", "country")
NO_LIMIT: Final = 99  # as the highest stability: any
WAR_ROLLED: Final = note_kind("war_rolled", "7.6", "side", "country", "die", "modifier", "needed")


def war_modifier(s: ColdWar, side: int, c: int, also_target: int) -> int:
    """-1 for each neighbour the enemy controls; an enemy superpower next door counts as one (2.1.5)."""
    enemy = other(side)
    modifier = -1 if s.rules.board.touches[c] == enemy else 0
    for d in s.rules.board.links[c]:
        if s.controller[d] == enemy:
            modifier -= 1
    if also_target and s.controller[c] == enemy:
        modifier -= 1
    return modifier + s.rules.war_modifier(s, side, c)


class War(ChooseAmong):
    """7.6: a side chooses which of the countries it attacks; where only one can be, there is nothing to choose."""

    SIDE: Final = 1
    CARD: Final = 2
    AMONG: Final = 3
    NEEDED: Final = 4  # the die that wins, its modifier added
    VP: Final = 5  # what winning brings
    MILITARY: Final = 6
    ALSO_TARGET: Final = 7  # whether control of the target itself counts too
    MOST_STABLE: Final = 8

    def frame(
        self,
        side: int,
        card: int,
        among: int,
        needed: int,
        vp: int,
        military: int,
        also_target: int,
        most_stable: int,
    ) -> Frame:
        return [self.number, side, card, among, needed, vp, military, also_target, most_stable]

    def among(self, f: Frame) -> int:
        return f[self.AMONG]

    def event(self, f: Frame) -> int:
        return f[self.CARD]

    def prepare(self, s: ColdWar, f: Frame) -> bool:
        targets = self.options(s, f)
        if len(targets) != 1:
            return True
        self.take(s, f, targets[0])
        return False

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        if s.stability[option] > f[self.MOST_STABLE]:
            return (TOO_STABLE, option)
        return s.rules.war_forbidden(s, f[self.SIDE], option)

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], WAR_WHERE, options, (f[self.CARD],))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        s.stack.append(
            WAR_ROLL.frame(
                side=f[self.SIDE],
                country=answer,
                needed=f[self.NEEDED],
                vp=f[self.VP],
                military=f[self.MILITARY],
                also_target=f[self.ALSO_TARGET],
            )
        )


WAR: Final = procedure("cold_war.war", War())


class WarRoll(Procedure[ColdWar]):
    """7.6: the die of a war. Who wins takes the enemy's influence over."""

    SIDE: Final = 1
    COUNTRY: Final = 2
    NEEDED: Final = 3
    VP: Final = 4
    MILITARY: Final = 5
    ALSO_TARGET: Final = 6

    def frame(self, side: int, country: int, needed: int, vp: int, military: int, also_target: int) -> Frame:
        return [self.number, side, country, needed, vp, military, also_target]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        return roll(s, ROLL_WAR, f[self.SIDE], f[self.COUNTRY])

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        side, c, needed = f[self.SIDE], f[self.COUNTRY], f[self.NEEDED]
        modifier = war_modifier(s, side, c, f[self.ALSO_TARGET])
        if s.noting:
            s.notes.append((WAR_ROLLED, EVERYBODY, side, c, answer, modifier, needed))
        gain_military(s, side, f[self.MILITARY])  # 8.2.3: won or lost
        if answer + modifier >= needed:
            n = s.influence[other(side)][c]
            change_influence(s, other(side), c, -n)
            change_influence(s, side, c, n)
            gain_vp(s, side, f[self.VP])


WAR_ROLL: Final = procedure("cold_war.war_roll", WarRoll())
