"""Countries that an event leaves to a side to select; and what is chosen in them: which cell, which posture."""

from typing import Final

from realpolitik.games.labyrinth.asking import Choosing, ChoosingCountry
from realpolitik.games.labyrinth.board import HARD, SOFT
from realpolitik.games.labyrinth.labels import ACTIVE, GO_HARD, GO_SOFT, SADR, SLEEPER, STOP
from realpolitik.games.labyrinth.pieces import kinds_of_cells, place_cells, put_cells, remove_cell
from realpolitik.games.labyrinth.selectors import SELECTORS, selected
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import Labyrinth, cells, is_untested
from realpolitik.games.labyrinth.testing import test_country
from realpolitik.games.labyrinth.tracks import set_posture
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

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
# what frames keep instead of the kind: its place here; new ones come last
PURPOSES: Final = (
    FOR_CELLS,
    FOR_PLOTS,
    FOR_GOVERNANCE,
    FOR_ALIGNMENT,
    FOR_REMOVAL,
    FOR_AID,
    FOR_POSTURE,
    FOR_RECRUITS,
    FOR_WMD,
    FOR_WAR_OF_IDEAS,
    FOR_CELLS_BY_TABLE,
    NEAR_A_ROLL,
)

WHICH_CELL_REMOVED: Final = question_kind("which_cell_removed", "6.2.1", "label", "country", "n")
WHICH_POSTURE: Final = question_kind("which_posture", "6.2.1", "label", "country")

SELECTED: Final = note_kind("selected", "6.2.1", "side", "country")

NOT_AMONG_THOSE: Final = reason_kind("not_among_those", "6.2.1", "card", "country")
SELECTED_ALREADY: Final = reason_kind("selected_already", "6.2.1", "country")
NO_SUCH_CELL: Final = reason_kind("no_such_cell", "4.6.4", "label", "country")


class Select(ChoosingCountry):
    """A side selects countries, which go to `chosen`. Where there is nothing to choose, nobody is asked."""

    PURPOSE: Final = 1  # its place in PURPOSES
    SIDE: Final = 2
    AMONG: Final = 3  # a selector
    N: Final = 4  # how many are left
    CARD: Final = 5

    def frame(self, purpose: int, side: int, among: int, n: int, card: int) -> Frame:
        return [self.number, purpose, side, among, n, card]

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return selected(s, f[self.AMONG])

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        left = self.options(s, f)
        if 0 < f[self.N] < len(left):
            return True
        s.stack.pop()
        if f[self.N]:
            s.chosen.extend(left)
        return False

    def options(self, s: Labyrinth, f: Frame) -> list[int]:
        """The fast way: the selector fits every candidate, and is not asked again."""
        chosen = s.chosen
        return [c for c in selected(s, f[self.AMONG]) if c not in chosen]

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        if option in s.chosen:
            return (SELECTED_ALREADY, option)
        return ALLOWED if SELECTORS[f[self.AMONG]](s, option) else (NOT_AMONG_THOSE, f[self.CARD], option)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], PURPOSES[f[self.PURPOSE]], options, (f[self.CARD], f[self.N]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f[self.N] -= 1
        s.chosen.append(answer)
        note(s, SELECTED, f[self.SIDE], answer)


SELECT: Final = procedure("labyrinth.select", Select())


def select(s: Labyrinth, kind: int, side: int, among: int, n: int, card: int) -> None:
    s.chosen = []
    s.stack.append(SELECT.frame(purpose=PURPOSES.index(kind), side=side, among=among, n=n, card=card))


class PlaceInEach(ChoosingCountry):
    """Cells go to several countries. If the track has too few for all, the Jihadists say who gets them (8.1.2); only
    where one is placed is there a test (4.9.4)."""

    CARD: Final = 1
    COUNTRIES_ON: Final = 2  # each as often as it gets a cell

    def frame(self, card: int, countries: list[int]) -> Frame:
        return [self.number, card, *countries]

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        countries = f[self.COUNTRIES_ON :]
        if len(set(countries)) > 1 and 0 < s.cell_track < len(countries):
            return True
        untested = [c for c in sorted(set(countries)) if s.cell_track and is_untested(s, c)]
        if untested:
            test_country(s, untested[0])
            return False
        s.stack.pop()
        for c in dict.fromkeys(countries):
            put_cells(s, c, countries.count(c))
        return False

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return sorted(set(f[self.COUNTRIES_ON :]))

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return ALLOWED if option in f[self.COUNTRIES_ON :] else (NOT_AMONG_THOSE, f[self.CARD], option)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], FOR_CELLS, options, (f[self.CARD], s.cell_track))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f.pop(f.index(answer, self.COUNTRIES_ON))
        place_cells(s, answer, 1)


PLACE_IN_EACH: Final = procedure("labyrinth.place_in_each", PlaceInEach())


def place_in_each(s: Labyrinth, card: int, countries: list[int], n: int) -> None:
    """So many cells in each of these countries."""
    if len(countries) == 1:
        place_cells(s, countries[0], n)
    elif countries:
        s.stack.append(PLACE_IN_EACH.frame(card=card, countries=[c for c in countries for _ in range(n)]))


class RemoveCells(Choosing):
    """Cells of a country are removed; a side says which, and whether any more, if it need not remove all."""

    COUNTRY: Final = 1
    N: Final = 2  # how many are left
    SIDE: Final = 3
    UP_TO: Final = 4  # whether they may be fewer

    def frame(self, country: int, n: int, side: int, up_to: int) -> Frame:
        return [self.number, country, n, side, up_to]

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        c, n = f[self.COUNTRY], f[self.N]
        kinds = kinds_of_cells(s, c)
        if n == 0 or not kinds:
            s.stack.pop()
            return False
        if f[self.UP_TO] or (len(kinds) > 1 and cells(s, c) > n):
            return True
        self.chosen(s, f, kinds[0])
        return False

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return kinds_of_cells(s, f[self.COUNTRY])

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        c = f[self.COUNTRY]
        return ALLOWED if option in kinds_of_cells(s, c) else (NO_SUCH_CELL, option, c)

    def is_thing(self, s: Labyrinth, f: Frame, option: int) -> bool:
        return option in (ACTIVE, SLEEPER, SADR)

    def add_labels(self, s: Labyrinth, f: Frame, options: list[int]) -> None:
        if f[self.UP_TO]:
            options.append(STOP)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], WHICH_CELL_REMOVED, options, (f[self.COUNTRY], f[self.N]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f[self.N] -= 1
        if answer == STOP:
            s.stack.pop()
        else:
            remove_cell(s, f[self.COUNTRY], answer, cadre=True)


REMOVE_CELLS: Final = procedure("labyrinth.remove_cells", RemoveCells())


def remove_cells(s: Labyrinth, c: int, n: int, side: int, up_to: bool) -> None:
    s.stack.append(REMOVE_CELLS.frame(country=c, n=n, side=side, up_to=int(up_to)))


class ChoosePosture(Choosing):
    """4.9.4: Hard or Soft, as the side likes."""

    COUNTRY: Final = 1
    SIDE: Final = 2

    def frame(self, country: int, side: int) -> Frame:
        return [self.number, country, side]

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return [GO_HARD, GO_SOFT]

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], WHICH_POSTURE, options, (f[self.COUNTRY],))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        set_posture(s, f[self.COUNTRY], HARD if answer == GO_HARD else SOFT)


CHOOSE_POSTURE: Final = procedure("labyrinth.choose_posture", ChoosePosture())


def choose_posture(s: Labyrinth, c: int, side: int) -> None:
    s.stack.append(CHOOSE_POSTURE.frame(country=c, side=side))
