"""How decisions of the flowchart (9.4) are told: the line that made each, and what set one country before others.

A line is a kind of note, with its section of the rules. Countries that a line fits alike are told apart by priorities,
each a kind of note too; those that no priority tells apart by chance.
"""

from typing import Final

from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.kernel.question import note_kind
from realpolitik.kernel.state import note

LINES: Final[list[int]] = []  # the kinds of notes that tell of a decision
BY_CHANCE: Final[set[int]] = set()  # those of them that say themselves that chance has drawn
NO_LINE: Final = -1  # nothing new is decided

Narrowing = tuple[int, int, int]  # a priority, how many countries it was asked about, how many it has left


def line_kind(name: str, rule: str, *arguments: str, by_chance: bool = False) -> int:
    kind = note_kind(f"flowchart_{name}", rule, *arguments)
    LINES.append(kind)
    if by_chance:
        BY_CHANCE.add(kind)
    return kind


# the priorities of the flows: `n` countries, of which `left` come first, and `country` was taken in the end
PAKISTAN_FIRST: Final = line_kind("pakistan_first", "9.4.2", "country", "n", "left")
AID_FIRST: Final = line_kind("aid_first", "9.4.2", "country", "n", "left")
SIEGE_FIRST: Final = line_kind("siege_first", "9.4.2", "country", "n", "left")
RESOURCES_FIRST: Final = line_kind("resources_first", "9.4.2", "country", "n", "left")
FORCES_FIRST: Final = line_kind("forces_first", "9.4.2", "country", "n", "left")
FAIR_FIRST: Final = line_kind("fair_first", "9.4.2", "country", "n", "left")
GOOD_FIRST: Final = line_kind("good_first", "9.4.2", "country", "n", "left")
ACTIVE_FIRST: Final = line_kind("active_first", "9.4.2", "country", "n", "left")
ACTIVE_OR_SADR_FIRST: Final = line_kind("active_or_sadr_first", "9.4.2", "country", "n", "left")
OTHER_DESTINATIONS_LAST: Final = line_kind("other_destinations_last", "9.4.2", "country", "n", "left")

RANDOM_COUNTRY: Final = line_kind("random_country", "9.5", "country", "n")


def tell(
    s: Labyrinth, line: int, told: tuple[int, ...], option: int, n: int, narrowings: tuple[Narrowing, ...]
) -> None:
    """Write down why it was this option: the line, with what it tells, the priorities, and chance if `n` were left."""
    if not s.noting:
        return
    if line not in (NO_LINE, RANDOM_COUNTRY):
        note(s, line, *told)
    for priority, before, left in narrowings:
        note(s, priority, option, before, left)
    if n > 1 and line not in BY_CHANCE:
        note(s, RANDOM_COUNTRY, option, n)
