"""Setting up (3.0): the board of a scenario, the choices it leaves, and the first deal."""

from typing import Final

from realpolitik.games.labyrinth.asking import Choosing, ChoosingCountry, Preferred, preference
from realpolitik.games.labyrinth.board import (
    ADVERSARY,
    ALIGNMENTS,
    ALLY,
    FAIR,
    GOOD,
    HARD,
    MUSLIM,
    NEUTRAL,
    POOR,
    SCHENGEN_COUNTRIES,
    SOFT,
    UNITED_STATES,
)
from realpolitik.games.labyrinth.cards import draw
from realpolitik.games.labyrinth.deck import CARDS, NOT_IN
from realpolitik.games.labyrinth.labels import GO_HARD, GO_SOFT, STOP
from realpolitik.games.labyrinth.lines import RANDOM_COUNTRY
from realpolitik.games.labyrinth.options import FREE_SETUP, SOLITAIRE
from realpolitik.games.labyrinth.pieces import place_cells
from realpolitik.games.labyrinth.scenarios import SCENARIOS
from realpolitik.games.labyrinth.sides import JIHADIST, US, other
from realpolitik.games.labyrinth.state import (
    ARSENAL_WMD,
    LOOSE_WMD,
    NUMBERED_PLOTS,
    TAN,
    Labyrinth,
    is_untested,
    solitaire,
    with_value,
)
from realpolitik.games.labyrinth.testing import set_alignment, set_governance, test_country
from realpolitik.games.labyrinth.tracks import cards_dealt, funding_level, set_posture, troop_level
from realpolitik.games.labyrinth.turn import TURN, TURN_BEGINS
from realpolitik.kernel.label import label
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

WHERE_FIRST_CELL: Final = question_kind("where_first_cell", "3.4", "country", "n")
MARK_COUNTRY: Final = question_kind("mark_country", "3.2", "country", "side")
MARK_HOW: Final = question_kind("mark_how", "3.2", "label", "country")

SCENARIO_CELLS: Final = note_kind("scenario_cells", "3.4", "n")

NOT_THE_US: Final = reason_kind("not_the_us", "3.4", "country")
HAS_FIRST_CELL: Final = reason_kind("has_first_cell", "3.4", "country")
MARKED_ALREADY: Final = reason_kind("marked_already", "3.2", "country")
ENDS_THE_GAME: Final = reason_kind("ends_the_game", "3.2", "country")

# how a Muslim country may be marked by free set-up: governance and alignment
_GOVERNANCES: Final = {GOOD: "good", FAIR: "fair", POOR: "poor"}
MARKS: Final = {
    label(560 + 3 * (governance - GOOD) + alignment - 1, f"{name}_{ALIGNMENTS[alignment]}"): (governance, alignment)
    for governance, name in _GOVERNANCES.items()
    for alignment in (ALLY, NEUTRAL, ADVERSARY)
}


def start(scenario: str, options: list[int]) -> Labyrinth:
    """The state before the first question."""
    s = Labyrinth(seats=1 if options[SOLITAIRE] else 2)
    s.options = options
    begins = SCENARIOS[scenario]
    s.prestige, s.funding = begins.prestige, begins.funding
    s.posture = with_value(s.posture, UNITED_STATES, begins.us_posture)
    for c, (governance, alignment) in begins.countries.items():
        s.governance[c] = governance
        s.alignment = with_value(s.alignment, c, alignment)
    for c, posture in begins.postures.items():
        s.posture = with_value(s.posture, c, posture)
    for c, n in begins.troops.items():
        s.troops[c] = n
        s.troop_track -= n
    for c, n in begins.cells.items():
        s.sleepers[c] = n
        s.cell_track -= n
    for c in begins.besieged:
        s.besieged = with_value(s.besieged, c, 1)
    for c in begins.regime_changes:
        s.regime_change = with_value(s.regime_change, c, TAN)
    for marker in begins.markers:
        s.markers = with_value(s.markers, marker, 1)
    for card in range(1, CARDS + 1):
        (s.removed if scenario in NOT_IN[card] else s.deck).append(card)
    s.available, s.loose, s.arsenal = NUMBERED_PLOTS[:], LOOSE_WMD, ARSENAL_WMD
    s.phase_card = 0
    s.refresh()
    s.stack.append(SET_UP.frame(rolls_schengen=int(begins.rolls_schengen), cells=begins.cells_to_place))
    return s


# -- the steps of setting up -------------------------------------------------------------------------------------------

FREE_MARKS: Final = 0
SCHENGEN_ROLLS: Final = 1
FIRST_CELLS: Final = 2
DEAL_JIHADIST: Final = 3
DEAL_US: Final = 4
BEGIN: Final = 5


class SetUp(Procedure[Labyrinth]):
    """3.0: one step after the other."""

    STEP: Final = 1
    ROLLS_SCHENGEN: Final = 2  # whether the postures of Schengen are rolled
    CELLS: Final = 3  # how many the Jihadists place

    def frame(self, rolls_schengen: int, cells: int) -> Frame:
        return [self.number, FREE_MARKS, rolls_schengen, cells]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        step = f[self.STEP]
        f[self.STEP] += 1
        if step == FREE_MARKS and s.options[FREE_SETUP]:
            s.stack.append(MARKING.frame(side=US))
        elif step == SCHENGEN_ROLLS and f[self.ROLLS_SCHENGEN]:
            for c in reversed(SCHENGEN_COUNTRIES):
                test_country(s, c)
        elif step == FIRST_CELLS and f[self.CELLS]:
            note(s, SCENARIO_CELLS, f[self.CELLS])
            s.stack.append(FIRST_CELL.frame(left=f[self.CELLS]))
        elif step == DEAL_JIHADIST:
            draw(s, JIHADIST, cards_dealt(funding_level(s)))
        elif step == DEAL_US:
            draw(s, US, cards_dealt(troop_level(s)))
        elif step == BEGIN:
            s.stack.pop()
            s.improved = ()
            s.stack.append(TURN.frame())
            note(s, TURN_BEGINS, s.turn)
        return None


SET_UP: Final = procedure("labyrinth.set_up", SetUp())


preference(WHERE_FIRST_CELL, lambda s, asked: Preferred(asked.options, RANDOM_COUNTRY))


class FirstCell(ChoosingCountry):
    """3.4, Anaconda: one cell in each of three countries, not the United States."""

    LEFT: Final = 1
    COUNTRIES_ON: Final = 2  # those that have one

    def frame(self, left: int) -> Frame:
        return [self.number, left]

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return super().candidates(s, f) if f[self.LEFT] else []

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        if option == UNITED_STATES:
            return (NOT_THE_US, option)
        return (HAS_FIRST_CELL, option) if option in f[self.COUNTRIES_ON :] else ALLOWED

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], WHERE_FIRST_CELL, options, (f[self.LEFT],))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f[self.LEFT] -= 1
        f.append(answer)
        place_cells(s, answer, 1)


FIRST_CELL: Final = procedure("labyrinth.first_cell", FirstCell())


# -- free set-up (3.2) -------------------------------------------------------------------------------------------------


class Marking(ChoosingCountry):
    """3.2: in turns the sides mark untested countries as they think history had them."""

    SIDE: Final = 1
    OTHER_STOPPED: Final = 2  # whether the other side has had enough

    def frame(self, side: int) -> Frame:
        return [self.number, side, 0]

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return ALLOWED if is_untested(s, option) else (MARKED_ALREADY, option)

    def add_labels(self, s: Labyrinth, f: Frame, options: list[int]) -> None:
        if options:
            options.append(STOP)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], MARK_COUNTRY, options, (f[self.SIDE],))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        side, alone = f[self.SIDE], f[self.OTHER_STOPPED] > 0 or solitaire(s)
        if answer != STOP:
            s.stack.append(MARKING_HOW.frame(side=side, country=answer))
        elif alone:
            s.stack.pop()
        else:
            f[self.OTHER_STOPPED] = 1
        if not alone:
            f[self.SIDE] = other(side)


MARKING: Final = procedure("labyrinth.marking", Marking())


class MarkingHow(Choosing):
    """3.2: how a country is marked: not so that either side has won by that."""

    SIDE: Final = 1
    COUNTRY: Final = 2

    def frame(self, side: int, country: int) -> Frame:
        return [self.number, side, country]

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return list(MARKS) if MUSLIM[f[self.COUNTRY]] else [GO_HARD, GO_SOFT]

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        after = s.clone()
        _mark(after, f[self.COUNTRY], option)
        return ALLOWED if not after.over else (ENDS_THE_GAME, f[self.COUNTRY])

    def is_thing(self, s: Labyrinth, f: Frame, option: int) -> bool:
        return option in self.candidates(s, f)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], MARK_HOW, options, (f[self.COUNTRY],))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        _mark(s, f[self.COUNTRY], answer)


MARKING_HOW: Final = procedure("labyrinth.marking_how", MarkingHow())


def _mark(s: Labyrinth, c: int, mark: int) -> None:
    if MUSLIM[c]:
        governance, alignment = MARKS[mark]
        set_alignment(s, c, alignment)
        set_governance(s, c, governance)
    else:
        set_posture(s, c, HARD if mark == GO_HARD else SOFT)
