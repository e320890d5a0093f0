"""Wars (7.6): a die, less one for each neighbour the enemy controls, decides whether the target changes hands."""

from typing import Final, cast

from realpolitik.games.cold_war.dice import D6, DIE, ROLL_WAR
from realpolitik.games.cold_war.influence import NOT_AMONG
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import gain_military, gain_vp, other
from realpolitik.kernel.question import (
    ALLOWED,
    EVERYBODY,
    NATURE,
    NOT_ASKED,
    Question,
    Reason,
    note_kind,
    question_kind,
)
from realpolitik.kernel.state import Frame, Procedure, State, procedure

WAR_WHERE: Final = question_kind("war_where", "7.6", "country", "card")
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


class War(Procedure):
    """7.6: [_, side, card, set, needed, vp, military, whether control of the target counts too, target or -1]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(ColdWar, s)
        if f[8] >= 0:
            return Question(NATURE, DIE, D6[:], (ROLL_WAR, f[1], f[8]))
        options = [c for c in s.rules.board.sets[f[3]].members if s.rules.war_forbidden(s, f[1], c) == ALLOWED]
        if len(options) == 1:
            f[8] = options[0]
            return None
        return Question(s.seats[f[1]], WAR_WHERE, options, (f[2],))

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(ColdWar, s)
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

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        s = cast(ColdWar, s)
        if not 0 <= option < s.rules.board.size:
            return (NOT_ASKED,)
        if not s.rules.board.sets[f[3]].has[option]:
            return (NOT_AMONG, option, f[2])
        return (s.rules.war_forbidden(s, f[1], option), option)


WAR: Final = procedure("cold_war.war", War())
