"""Of a roll that is over: the faces of the die with which it succeeds."""

from typing import Final

from realpolitik.games.labyrinth.jihad import JIHAD_ROLLED
from realpolitik.games.labyrinth.plot import PLOT_ROLLED
from realpolitik.games.labyrinth.plot_resolution import PLOT_DAMAGE_ROLLED
from realpolitik.games.labyrinth.recruit import RECRUIT_ROLLED
from realpolitik.games.labyrinth.travel import TRAVEL_ROLLED
from realpolitik.games.labyrinth.verbs_branching import EVENT_ROLLED, EVENT_ROLLED_AGAINST
from realpolitik.games.labyrinth.war_of_ideas import SUCCEEDS_ON, WAR_OF_IDEAS_ROLLED
from realpolitik.kernel.question import Note

FACES: Final = 6
AGAINST_GOVERNANCE: Final = (
    RECRUIT_ROLLED,
    PLOT_ROLLED,
    TRAVEL_ROLLED,
    JIHAD_ROLLED,
    PLOT_DAMAGE_ROLLED,
    EVENT_ROLLED_AGAINST,
)


def succeeding_faces(note: Note) -> list[int]:
    """8.1.1: up to the governance of the country; a War of Ideas (7.2.1.2) and some events (6.2.1) need high dice."""
    kind, told = note[0], note[2:]
    if kind in AGAINST_GOVERNANCE:  # each ends with what was needed
        return list(range(1, min(FACES, told[-1]) + 1))
    if kind == EVENT_ROLLED:
        return list(range(max(1, told[-1]), FACES + 1))
    if kind == WAR_OF_IDEAS_ROLLED:
        _, _, modifier, _ = told
        return list(range(max(1, SUCCEEDS_ON - modifier), FACES + 1))
    return []
