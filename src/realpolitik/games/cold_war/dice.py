"""Dice: chance questions with six options, and what they are rolled for."""

from typing import Final

from realpolitik.kernel.question import question_kind

D6: Final = [1, 2, 3, 4, 5, 6]
DIE: Final = question_kind("die", "2.0", "die", "purpose", "side", "country")

PURPOSES: Final = ("coup", "realignment", "war", "space_race", "contest", "trap", "event")
ROLL_COUP: Final = 0
ROLL_REALIGNMENT: Final = 1
ROLL_WAR: Final = 2
ROLL_SPACE: Final = 3
ROLL_CONTEST: Final = 4
ROLL_TRAP: Final = 5
ROLL_EVENT: Final = 6
