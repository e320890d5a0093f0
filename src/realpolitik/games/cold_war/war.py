"""Wars (7.6): a die, less one for each neighbour the enemy controls, decides whether the target changes hands."""

from typing import Final

from realpolitik.games.cold_war.choosing import NOT_AMONG, no_country
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


class War(Procedure[ColdWar]):
    """7.6: [_, side, card, set, needed, vp, military, whether control of the target counts too, target or -1,
    highest stability]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        if f[8] >= 0:
            return roll(s, ROLL_WAR, f[1], f[8])
        options = [
            c
            for c in s.rules.board.sets[f[3]].members
            if s.stability[c] <= f[9] and not s.rules.war_forbidden(s, f[1], c)
        ]
        if len(options) == 1:
            f[8] = options[0]
            return None
        return Question(s.seats[f[1]], WAR_WHERE, options, (f[2],))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if f[8] < 0:
            f[8] = answer
            return
        s.stack.pop()
        side, c = f[1], f[8]
        modifier = war_modifier(s, side, c, f[7])
        if s.noting:
            s.notes.append((WAR_ROLLED, EVERYBODY, side, c, answer, modifier, f[4]))
        gain_military(s, side, f[6])  # 8.2.3: won or lost
        if answer + modifier >= f[4]:
            n = s.influence[other(side)][c]
            change_influence(s, other(side), c, -n)
            change_influence(s, side, c, n)
            gain_vp(s, side, f[5])

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if not 0 <= option < s.rules.board.size:
            return no_country(s, option, f[2])
        if not s.rules.board.sets[f[3]].has[option]:
            return (NOT_AMONG, option, f[2])
        if s.stability[option] > f[9]:
            return (TOO_STABLE, option)
        return s.rules.war_forbidden(s, f[1], option)


WAR: Final = procedure("cold_war.war", War())
