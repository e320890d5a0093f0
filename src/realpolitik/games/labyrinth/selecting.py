"""Countries that an event leaves to a side to select; and what is chosen in them: which cell, which posture."""

from typing import Final

from realpolitik.games.labyrinth.asking_old import Asked, OldChoosing
from realpolitik.games.labyrinth.board import HARD, SOFT
from realpolitik.games.labyrinth.labels import ACTIVE, GO_HARD, GO_SOFT, SADR, SLEEPER
from realpolitik.games.labyrinth.pieces import kinds_of_cells, place_cells, put_cells, remove_cell
from realpolitik.games.labyrinth.selectors import selected
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.games.labyrinth.state import Labyrinth, cells, is_untested, tell
from realpolitik.games.labyrinth.testing import test_country
from realpolitik.games.labyrinth.tracks import set_posture
from realpolitik.games.labyrinth.values import is_country
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import NOT_ASKED, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame

# what a country is selected for: the kinds of the question, by which the flowchart tells them apart (9.4.2.1)
FOR_CELLS: Final = question_kind("select_for_cells", "6.2.1", "country", "card", "n")
FOR_PLOTS: Final = question_kind("select_for_plots", "6.2.1", "country", "card", "n")
FOR_GOVERNANCE: Final = question_kind("select_for_governance", "6.2.1", "country", "card", "n")
FOR_ALIGNMENT: Final = question_kind("select_for_alignment", "6.2.1", "country", "card", "n")
FOR_REMOVAL: Final = question_kind("select_for_removal", "6.2.1", "country", "card", "n")
FOR_AID: Final = question_kind("select_for_aid", "6.2.1", "country", "card", "n")
FOR_POSTURE: Final = question_kind("select_for_posture", "6.2.1", "country", "card", "n")
FOR_RECRUITS: Final = question_kind("select_for_recruits", "6.2.1", "country", "card", "n")
FOR_WMD: Final = question_kind("select_for_wmd", "6.2.1", "country", "card", "n")
FOR_WAR_OF_IDEAS: Final = question_kind("select_for_war_of_ideas", "6.2.1", "country", "card", "n")
FOR_CELLS_BY_TABLE: Final = question_kind("select_for_cells", "6.2.1", "country", "card", "n")  # alone by dice (9.5)
NEAR_A_ROLL: Final = question_kind("select_shia_mix", "6.2.1", "country", "card", "n")  # alone near where dice fall
WHICH_CELL_REMOVED: Final = question_kind("which_cell_removed", "6.2.1", "label", "country", "n")
WHICH_POSTURE: Final = question_kind("which_posture", "6.2.1", "label", "country")

SELECTED: Final = note_kind("selected", "6.2.1", "side", "country")

NOT_AMONG_THOSE: Final = reason_kind("not_among_those", "6.2.1", "card", "country")
SELECTED_ALREADY: Final = reason_kind("selected_already", "6.2.1", "country")


class Select(OldChoosing):
    """[_, kind of question, side, selector, how many are left, card]; the countries go to `chosen`. Where there is
    nothing to choose, nobody is asked."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        left = [c for c in selected(s, f[3]) if c not in s.chosen]
        if f[4] == 0 or not left:
            s.stack.pop()
        elif len(left) <= f[4]:
            s.stack.pop()
            s.chosen.extend(left)
        else:
            return Asked(f[2], f[1], left, (f[5], f[4]))
        return None

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f[4] -= 1
        s.chosen.append(answer)
        tell(s, SELECTED, f[2], answer)

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        if option in s.chosen:
            return (SELECTED_ALREADY, option)
        return (NOT_AMONG_THOSE, f[5], option) if is_country(option) else (NOT_ASKED,)


SELECT: Final = procedure("labyrinth.select", Select())


def select(s: Labyrinth, kind: int, side: int, among: int, n: int, card: int) -> None:
    s.chosen = []
    s.stack.append([SELECT.number, kind, side, among, n, card])


class PlaceInEach(OldChoosing):
    """[_, card, *countries, each as often as it gets a cell]. If the track has too few cells for all, the Jihadists say
    who gets them (8.1.2)."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        countries = sorted(set(f[2:]))
        untested = [c for c in countries if is_untested(s, c)]
        if untested:
            test_country(s, untested[0])
        elif len(countries) > 1 and 0 < s.cell_track < len(f) - 2:
            return Asked(JIHADIST, FOR_CELLS, countries, (f[1], s.cell_track))
        else:
            s.stack.pop()
            for c in sorted(set(f[2:]), key=f.index):
                put_cells(s, c, f[2:].count(c))
        return None

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f.pop(f.index(answer, 2))
        put_cells(s, answer, 1)

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return (NOT_AMONG_THOSE, f[1], option) if is_country(option) else (NOT_ASKED,)


PLACE_IN_EACH: Final = procedure("labyrinth.place_in_each", PlaceInEach())


def place_in_each(s: Labyrinth, card: int, countries: list[int], n: int) -> None:
    """So many cells in each of these countries."""
    if len(countries) == 1:
        place_cells(s, countries[0], n)
    elif countries:
        s.stack.append([PLACE_IN_EACH.number, card, *[c for c in countries for _ in range(n)]])


class RemoveCells(OldChoosing):
    """[_, country, how many, side]. The US says which; the Jihadists give up what costs them least (9.3.1)."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        kinds = kinds_of_cells(s, f[1])
        if f[2] == 0 or not kinds:
            s.stack.pop()
        elif f[3] == US and len(kinds) > 1 and cells(s, f[1]) > f[2]:
            return Asked(US, WHICH_CELL_REMOVED, kinds, (f[1], f[2]))
        else:
            self.chosen(s, f, kinds[0])
        return None

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f[2] -= 1
        remove_cell(s, f[1], answer, cadre=True)

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return (NO_SUCH_CELL, option, f[1]) if option in (ACTIVE, SLEEPER, SADR) else (NOT_ASKED,)


NO_SUCH_CELL: Final = reason_kind("no_such_cell", "4.6.4", "label", "country")
REMOVE_CELLS: Final = procedure("labyrinth.remove_cells", RemoveCells())


def remove_cells(s: Labyrinth, c: int, n: int, side: int) -> None:
    s.stack.append([REMOVE_CELLS.number, c, n, side])


class ChoosePosture(OldChoosing):
    """[_, country, side]: Hard or Soft, as the side likes (4.9.4)."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        return Asked(f[2], WHICH_POSTURE, [GO_HARD, GO_SOFT], (f[1],))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        set_posture(s, f[1], HARD if answer == GO_HARD else SOFT)


CHOOSE_POSTURE: Final = procedure("labyrinth.choose_posture", ChoosePosture())


def choose_posture(s: Labyrinth, c: int, side: int) -> None:
    s.stack.append([CHOOSE_POSTURE.number, c, side])
