"""Dice: chance questions with six options, and what they are rolled for."""

from typing import Final

from realpolitik.kernel.question import NATURE, Question, question_kind

D6: Final = [1, 2, 3, 4, 5, 6]
DIE: Final = question_kind("die", "4.9.1", "die", "purpose", "country")

PURPOSES: Final = (
    "governance",
    "posture",
    "us_posture",
    "prestige_direction",
    "prestige",
    "war_of_ideas",
    "recruit",
    "travel",
    "jihad",
    "plot",
    "plot_damage",
    "event",
    "shia_mix",
)
ROLL_GOVERNANCE: Final = 0
ROLL_POSTURE: Final = 1
ROLL_US_POSTURE: Final = 2
ROLL_PRESTIGE_DIRECTION: Final = 3
ROLL_PRESTIGE: Final = 4
ROLL_WAR_OF_IDEAS: Final = 5
ROLL_RECRUIT: Final = 6
ROLL_TRAVEL: Final = 7
ROLL_JIHAD: Final = 8
ROLL_PLOT: Final = 9
ROLL_PLOT_DAMAGE: Final = 10
ROLL_EVENT: Final = 11
ROLL_SHIA_MIX: Final = 12


def roll(purpose: int, country: int) -> Question:
    return Question(NATURE, DIE, D6, (purpose, country))
