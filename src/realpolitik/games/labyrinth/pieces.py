"""Cells and troops on the move (4.6): cells between the Funding track and the map, asleep or active; troops; cadres."""

from typing import Final

from realpolitik.games.labyrinth.board import NOWHERE
from realpolitik.games.labyrinth.labels import ACTIVE, SADR, SLEEPER
from realpolitik.games.labyrinth.state import Labyrinth, cells, is_untested, with_value
from realpolitik.games.labyrinth.testing import test_country
from realpolitik.games.labyrinth.victory import check_cells
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import Question, note_kind
from realpolitik.kernel.state import Frame, note

CELLS_PLACED: Final = note_kind("cells_placed", "4.7.4", "country", "n")
NO_CELLS_LEFT: Final = note_kind("no_cells_left", "4.6.3", "country")
CELL_REMOVED: Final = note_kind("cell_removed", "4.7.4", "country", "label")
CELL_EXPOSED: Final = note_kind("cell_exposed", "4.6.4", "country", "n")
CELL_MOVED: Final = note_kind("cell_moved", "8.3.1", "country", "to", "label")
CELL_HIDES: Final = note_kind("cell_hides", "4.6.4", "country")
CELL_STAYS: Final = note_kind("cell_stays", "4.6.4", "country")
CADRE_PLACED: Final = note_kind("cadre_placed", "4.8.4", "country")
CADRE_REMOVED: Final = note_kind("cadre_removed", "4.8.4", "country")
TROOPS_MOVED: Final = note_kind("troops_moved", "7.3.1", "n", "from", "to")
NATO_LEAVES: Final = note_kind("nato_leaves", "6.2.7", "country")

# -- cells -------------------------------------------------------------------------------------------------------------


def put_cells(s: Labyrinth, c: int, n: int) -> int:
    """Cells from the Funding track to a country that has been tested, as many as there are; they sleep (4.6.4)."""
    n = min(n, s.cell_track)
    if n:
        s.cell_track -= n
        s.sleepers[c] += n
        note(s, CELLS_PLACED, c, n)
        remove_cadre(s, c)
    else:
        note(s, NO_CELLS_LEFT, c)
    return n


class PlaceCells(Procedure[Labyrinth]):
    """4.7.4, 4.9.4: so many cells in a country, which is tested first; not if no cell is left to be placed (6.2.4)."""

    COUNTRY: Final = 1
    N: Final = 2

    def frame(self, country: int, n: int) -> Frame:
        return [self.number, country, n]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        if s.cell_track and is_untested(s, f[self.COUNTRY]):
            test_country(s, f[self.COUNTRY])
        else:
            s.stack.pop()
            put_cells(s, f[self.COUNTRY], f[self.N])
        return None


PLACE_CELLS: Final = procedure("labyrinth.place_cells", PlaceCells())


def place_cells(s: Labyrinth, c: int, n: int) -> None:
    s.stack.append(PLACE_CELLS.frame(country=c, n=n))


def kinds_of_cells(s: Labyrinth, c: int) -> list[int]:
    """Which kinds of cells are in a country, as labels; first those that the Jihadists would use first (9.3.1)."""
    found = []
    if s.active[c]:
        found.append(ACTIVE)
    if s.sleepers[c]:
        found.append(SLEEPER)
    if s.sadr == c:
        found.append(SADR)
    return found


def remove_cell(s: Labyrinth, c: int, kind: int, cadre: bool) -> None:
    """A cell goes back to the Funding track, Sadr out of the game. The last one removed by a disruption or an event
    leaves a cadre (4.8.4). With no cell on the map the US has won (2.1.1)."""
    if kind == SADR:
        s.sadr = NOWHERE
    else:
        (s.active if kind == ACTIVE else s.sleepers)[c] -= 1
        s.cell_track += 1
    if s.noting:
        note(s, CELL_REMOVED, c, kind)
    if cadre and cells(s, c) == 0:
        place_cadre(s, c)
    check_cells(s)


def expose(s: Labyrinth, c: int, n: int) -> None:
    """Sleeping cells become active (4.6.4)."""
    n = min(n, s.sleepers[c])
    if n > 0:
        s.sleepers[c] -= n
        s.active[c] += n
        note(s, CELL_EXPOSED, c, n)


def move_cell(s: Labyrinth, c: int, to: int, kind: int) -> None:
    """8.3.1: a cell goes, and sleeps where it arrives."""
    (s.active if kind == ACTIVE else s.sleepers)[c] -= 1
    s.sleepers[to] += 1
    if c == to:
        note(s, CELL_HIDES if kind == ACTIVE else CELL_STAYS, c)
    else:
        note(s, CELL_MOVED, c, to, kind)


def place_cadre(s: Labyrinth, c: int) -> None:
    if not s.cadre[c]:
        s.cadre = with_value(s.cadre, c, 1)
        note(s, CADRE_PLACED, c)


def remove_cadre(s: Labyrinth, c: int) -> None:
    if s.cadre[c]:
        s.cadre = with_value(s.cadre, c, 0)
        note(s, CADRE_REMOVED, c)


# -- troops ------------------------------------------------------------------------------------------------------------


def move_troops(s: Labyrinth, n: int, start: int, to: int) -> None:
    """From one country or the track (NOWHERE) to another."""
    if start < 0:
        s.troop_track -= n
    else:
        s.troops[start] -= n
    if to < 0:
        s.troop_track += n
    else:
        s.troops[to] += n
    note(s, TROOPS_MOVED, n, start, to)


def remove_nato(s: Labyrinth) -> None:
    note(s, NATO_LEAVES, s.nato)
    s.nato = NOWHERE
