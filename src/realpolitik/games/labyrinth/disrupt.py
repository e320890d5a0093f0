"""Disrupt (7.4): active cells are removed, sleepers exposed, cadres broken up."""

from typing import Final

from realpolitik.games.labyrinth.asking import Choosing, ChoosingForUS
from realpolitik.games.labyrinth.board import (
    ALLY,
    COUNTRIES,
    HARD,
    IRAN,
    IRAQ,
    ISLAMIST_RULE,
    MUSLIM,
    PAKISTAN,
    SYRIA,
)
from realpolitik.games.labyrinth.labels import ACTIVE, SADR, SLEEPER
from realpolitik.games.labyrinth.markers import AL_ANBAR, FATA
from realpolitik.games.labyrinth.pieces import expose, remove_cadre, remove_cell
from realpolitik.games.labyrinth.sides import US
from realpolitik.games.labyrinth.state import Labyrinth, cells, troops
from realpolitik.games.labyrinth.tracks import change_prestige
from realpolitik.games.labyrinth.values import AT_ISLAMIST_RULE, value_missing
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

WHERE_DISRUPT: Final = question_kind("where_disrupt", "7.4.1", "country", "value")
WHICH_CELL_DISRUPTED: Final = question_kind("which_cell_disrupted", "7.4.2", "label", "country", "n")

DISRUPTED: Final = note_kind("disrupted", "7.4", "country")

IRAN_IS_CLOSED: Final = reason_kind("iran_is_closed", "7.4.1", "country")
NOBODY_TO_DISRUPT: Final = reason_kind("nobody_to_disrupt", "7.4.1", "country")
SADR_CANNOT_BE_DISRUPTED: Final = reason_kind("sadr_cannot_be_disrupted", "6.2.2", "country")
NO_FOOTHOLD: Final = reason_kind("no_foothold", "7.4.1", "country")
FATA_SHELTERS: Final = reason_kind("fata_shelters", "6.2.2", "country")
AL_ANBAR_SHELTERS: Final = reason_kind("al_anbar_shelters", "6.2.2", "country")

FOOTHOLD: Final = 2  # the troops that are enough to disrupt anywhere, twice as much, and for all to see


def disrupt_forbidden(s: Labyrinth, c: int, value: int) -> Reason:
    """7.4.1: the reason against a disruption in a country with a card of that value, or ALLOWED."""
    if c == IRAN:
        return (IRAN_IS_CLOSED, c)
    if not cells(s, c) and not s.cadre[c]:
        return (NOBODY_TO_DISRUPT, c)
    if not s.sleepers[c] and not s.active[c]:
        if cells(s, c):
            return (SADR_CANNOT_BE_DISRUPTED, c)
        if _in_al_anbar(s, c):
            return (AL_ANBAR_SHELTERS, c)
    if s.governance[c] == ISLAMIST_RULE:
        return (AT_ISLAMIST_RULE, c)
    if MUSLIM[c] and s.alignment[c] != ALLY and troops(s, c) < FOOTHOLD:
        return (NO_FOOTHOLD, c)
    if c == PAKISTAN and s.markers[FATA] and not s.regime_change[c]:
        return (FATA_SHELTERS, c)
    return value_missing(s, c, value)


def with_anybody(s: Labyrinth) -> list[int]:
    """The countries with a cell that can be disrupted, or with a cadre."""
    sleepers, active, cadre = s.sleepers, s.active, s.cadre
    return [c for c in range(COUNTRIES) if sleepers[c] or active[c] or cadre[c]]


def disrupt_targets(s: Labyrinth, value: int) -> list[int]:
    return [c for c in with_anybody(s) if not disrupt_forbidden(s, c, value)]


def can_disrupt(s: Labyrinth, value: int) -> bool:
    """Whether there is anywhere to: stops at the first."""
    sleepers, active, cadre = s.sleepers, s.active, s.cadre
    for c in range(COUNTRIES):
        if (sleepers[c] or active[c] or cadre[c]) and not disrupt_forbidden(s, c, value):
            return True
    return False


def _in_al_anbar(s: Labyrinth, c: int) -> bool:
    return c in (IRAQ, SYRIA) and s.markers[AL_ANBAR] > 0


def cells_hit(s: Labyrinth, c: int) -> int:
    """7.4.2: two with enough troops or a Hard posture, else one; one under Al-Anbar."""
    if _in_al_anbar(s, c):
        return 1
    return 2 if troops(s, c) >= FOOTHOLD or s.posture[c] == HARD else 1


class Disrupt(ChoosingForUS):
    """7.4: the US disrupts somewhere with a card of that value."""

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return with_anybody(s)

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return disrupt_forbidden(s, option, f[self.VALUE])

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        disrupt_in(s, answer)


DISRUPT_FRAME: Final = procedure("labyrinth.disrupt", Disrupt(WHERE_DISRUPT))


def disrupt(s: Labyrinth, value: int) -> None:
    s.stack.append(DISRUPT_FRAME.frame(value=value))


def disrupt_in(s: Labyrinth, c: int) -> None:
    """A disruption in that very country."""
    note(s, DISRUPTED, c)
    if c not in s.disrupted:
        s.disrupted = (*s.disrupted, c)
    if troops(s, c) >= FOOTHOLD:
        change_prestige(s, 1)  # 7.4.4
    if cells(s, c) == 0:
        remove_cadre(s, c)
    else:
        hit = min(cells_hit(s, c), s.sleepers[c] + s.active[c])
        s.stack.append(HIT_CELLS.frame(country=c, hits=hit, sleepers=s.sleepers[c], active=s.active[c]))


class HitCells(Choosing):
    """7.4.2: the US says which cells of a country are hit. Where there is nothing to choose, nobody is asked."""

    COUNTRY: Final = 1
    HITS: Final = 2  # the cells left to hit
    SLEEPERS: Final = 3  # those not hit yet
    ACTIVE_ONES: Final = 4

    def frame(self, country: int, hits: int, sleepers: int, active: int) -> Frame:
        return [self.number, country, hits, sleepers, active]

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        hits, sleepers, active = f[self.HITS], f[self.SLEEPERS], f[self.ACTIVE_ONES]
        if hits == 0:
            s.stack.pop()
            return False
        if sleepers and active and hits < sleepers + active:
            return True
        self.chosen(s, f, ACTIVE if active else SLEEPER)
        return False

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return [ACTIVE, SLEEPER]

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return (SADR_CANNOT_BE_DISRUPTED, f[self.COUNTRY]) if option == SADR else ALLOWED

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], WHICH_CELL_DISRUPTED, options, (f[self.COUNTRY], f[self.HITS]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f[self.HITS] -= 1
        if answer == ACTIVE:
            f[self.ACTIVE_ONES] -= 1
            remove_cell(s, f[self.COUNTRY], ACTIVE, cadre=True)
        else:
            f[self.SLEEPERS] -= 1
            expose(s, f[self.COUNTRY], 1)


HIT_CELLS: Final = procedure("labyrinth.hit_cells", HitCells())
