"""The space race (6.4)."""

from typing import Final

from realpolitik.games.cold_war.dice import ROLL_SPACE
from realpolitik.games.cold_war.labels import NO_ROLL, ROLL
from realpolitik.games.cold_war.rolling import CardRoll
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import gain_vp, other
from realpolitik.kernel.procedure import Choice, procedure
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


def send_to_space(s: ColdWar, side: int, card: int) -> None:
    """6.4.1: a side has sent a card; it rolls, or may say that it does not (V-S1)."""
    if s.rules.space_without_roll(s):
        s.stack.append(WITHOUT_ROLL.frame(side=side, card=card))
    else:
        s.stack.append(SPACE.frame(side=side, card=card))


class RollOrNot(Choice[ColdWar]):
    """V-S1: a side chooses whether it rolls for a card that it has sent."""

    SIDE: Final = 1
    CARD: Final = 2

    def frame(self, side: int, card: int) -> Frame:
        return [self.number, side, card]

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return [ROLL, NO_ROLL]

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], ROLL_OR_NOT, options, (f[self.CARD],))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == ROLL:
            s.stack.append(SPACE.frame(side=f[self.SIDE], card=f[self.CARD]))


WITHOUT_ROLL: Final = procedure("cold_war.roll_or_not", RollOrNot())


class SpaceAttempt(CardRoll):
    """6.4.1: a card was sent; no more than the box asks for takes the side there."""

    __slots__ = ()

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        side = f[self.SIDE]
        needed = s.rules.space[s.space[side] + 1].roll
        if s.noting:
            s.notes.append((SPACE_ROLLED, EVERYBODY, side, f[self.CARD], answer, needed))
        if answer <= needed:
            advance(s, side, 1)


SPACE: Final = procedure("cold_war.space_attempt", SpaceAttempt(ROLL_SPACE))
