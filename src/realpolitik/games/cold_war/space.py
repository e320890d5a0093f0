"""The space race (6.4)."""

from typing import Final

from realpolitik.games.cold_war.dice import ROLL_SPACE
from realpolitik.games.cold_war.labels import NO_ROLL, ROLL
from realpolitik.games.cold_war.rolling import roll
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import gain_vp, other
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import EVERYBODY, Question, note_kind, question_kind
from realpolitik.kernel.state import Frame

SPACE_ROLLED: Final = note_kind("space_rolled", "6.4.1", "side", "card", "die", "needed")
SPACE_ADVANCED: Final = note_kind("space_advanced", "6.4.3", "side", "box")
ROLL_OR_NOT: Final = question_kind("roll_or_not", "V-S1", "label", "card")


def advance(s: ColdWar, side: int, boxes: int) -> None:
    """6.4.3: move a marker forward and take the victory points of the box it ends on."""
    box = min(s.space[side] + boxes, len(s.rules.space) - 1)
    if box == s.space[side]:
        return
    s.space[side] = box
    if s.noting:
        s.notes.append((SPACE_ADVANCED, EVERYBODY, side, box))
    first = s.space[other(side)] < box
    gain_vp(s, side, s.rules.space[box].first if first else s.rules.space[box].second)
    s.rules.space_reached(s, side, box, first)


def has_ability(s: ColdWar, side: int, box: int) -> bool:
    """6.4.4: a box's ability is its first visitor's until the other side arrives."""
    return s.space[side] >= box > s.space[other(side)]


class SpaceAttempt(Procedure[ColdWar]):
    """6.4.1: a card was sent; roll no more than the box asks: [_, side, card, whether to ask if to roll (V-S1)]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        if f[3]:
            return Question(s.seats[f[1]], ROLL_OR_NOT, [ROLL, NO_ROLL], (f[2],))
        return roll(s, ROLL_SPACE, f[1])

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if answer == ROLL:
            f[3] = 0
            return
        s.stack.pop()
        if answer == NO_ROLL:
            return
        needed = s.rules.space[s.space[f[1]] + 1].roll
        if s.noting:
            s.notes.append((SPACE_ROLLED, EVERYBODY, f[1], f[2], answer, needed))
        if answer <= needed:
            advance(s, f[1], 1)


SPACE: Final = procedure("cold_war.space_attempt", SpaceAttempt())
