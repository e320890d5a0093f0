"""The verbs of events that change what lies beside the map: tracks, lasting effects, hands."""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY
from realpolitik.games.cold_war.cards import show_hand
from realpolitik.games.cold_war.operands import OfAnySide, side_of, value
from realpolitik.games.cold_war.space import advance
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import change_defcon, gain_military, gain_vp, set_defcon
from realpolitik.kernel.program import Step, Verb, verb
from realpolitik.kernel.state import Frame


class GainVp(OfAnySide):
    N: Final = 2

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        gain_vp(s, side, value(s, f, step[self.N]))


class ChangeDefcon(Verb[ColdWar]):
    CHANGE: Final = 1

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        change_defcon(s, step[self.CHANGE])


class SetDefcon(Verb[ColdWar]):
    DEFCON: Final = 1

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        set_defcon(s, step[self.DEFCON])


class GainMilitary(OfAnySide):
    N: Final = 2

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        gain_military(s, side, step[self.N])


class AdvanceInSpace(OfAnySide):
    N: Final = 2

    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        advance(s, side, step[self.N])


class Lasting(Verb[ColdWar]):
    """Put an effect in force; a pair of effects, one for each side, is named by its first. Twice is worth two."""

    EFFECT: Final = 1
    SIDE: Final = 2

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        effect = step[self.EFFECT] + (side_of(s, f, step[self.SIDE]) if step[self.SIDE] != NOBODY else 0)
        s.effects[effect] += 1
        s.rules.effect_begins(s, effect)


class Cancel(Verb[ColdWar]):
    """End an effect."""

    EFFECT: Final = 1

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        s.effects[step[self.EFFECT]] = 0


class ShowHand(OfAnySide):
    def act(self, s: ColdWar, f: Frame, step: Step, side: int) -> None:
        show_hand(s, side, s.hands[side][:])


VP: Final = verb("vp", GainVp())
DEFCON: Final = verb("defcon", ChangeDefcon())
SET_DEFCON: Final = verb("set_defcon", SetDefcon())
MILITARY: Final = verb("military", GainMilitary())
SPACE: Final = verb("space", AdvanceInSpace())
LASTING: Final = verb("lasting", Lasting())
CANCEL: Final = verb("cancel", Cancel())
SHOW_HAND: Final = verb("show_hand", ShowHand())
