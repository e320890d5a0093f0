"""Of a roll that is over: the faces of the die with which it succeeds."""

from typing import Final

from realpolitik.games.cold_war.coup import COUP_ROLLED
from realpolitik.games.cold_war.space import SPACE_ROLLED
from realpolitik.games.cold_war.trap import FREED_BY, TRAP_ROLLED
from realpolitik.games.cold_war.verbs_operations import EVENT_ROLLED
from realpolitik.games.cold_war.war import WAR_ROLLED
from realpolitik.kernel.question import Note

FACES: Final = 6


def _at_least(least: int) -> list[int]:
    return list(range(max(1, least), FACES + 1))


def _at_most(most: int) -> list[int]:
    return list(range(1, min(FACES, most) + 1))


def succeeding_faces(note: Note) -> list[int]:
    """Coups (6.3.2), wars (7.6), the space race (6.4.1), traps (7.3) and events; rolls against each other have none."""
    kind, told = note[0], note[2:]
    if kind == COUP_ROLLED:
        _, _, die, _, _, _, result = told
        return _at_least(die - result + 1)
    if kind == WAR_ROLLED:
        _, _, _, modifier, needed = told
        return _at_least(needed - modifier)
    if kind == EVENT_ROLLED:
        _, _, _, bonus, needed = told
        return _at_least(needed - bonus)
    if kind == SPACE_ROLLED:
        return _at_most(told[3])
    return _at_most(FREED_BY) if kind == TRAP_ROLLED else []
