"""Setting up (3.0): the board of a scenario, the choices it leaves, and the first deal."""

from typing import Final

from realpolitik.games.labyrinth.asking import Preferred, preference
from realpolitik.games.labyrinth.asking_old import Asked, OldChoosing
from realpolitik.games.labyrinth.board import (
    ADVERSARY,
    ALIGNMENTS,
    ALLY,
    COUNTRIES,
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
from realpolitik.games.labyrinth.flowchart import RANDOM_COUNTRY
from realpolitik.games.labyrinth.labels import GO_HARD, GO_SOFT, STOP
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
    tell,
)
from realpolitik.games.labyrinth.testing import set_alignment, set_governance, test_country
from realpolitik.games.labyrinth.tracks import cards_dealt, funding_level, set_posture, troop_level
from realpolitik.games.labyrinth.turn import TURN, TURN_BEGINS
from realpolitik.games.labyrinth.values import is_country
from realpolitik.kernel.label import label
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import NOT_ASKED, Question, Reason, question_kind, reason_kind
from realpolitik.kernel.state import Frame

WHERE_FIRST_CELL: Final = question_kind("where_first_cell", "3.4", "country", "n")
MARK_COUNTRY: Final = question_kind("mark_country", "3.2", "country", "side")
MARK_HOW: Final = question_kind("mark_how", "3.2", "label", "country")

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
    s.posture[UNITED_STATES] = begins.us_posture
    for c, (governance, alignment) in begins.countries.items():
        s.governance[c], s.alignment[c] = governance, alignment
    for c, posture in begins.postures.items():
        s.posture[c] = posture
    for c, n in begins.troops.items():
        s.troops[c] = n
        s.troop_track -= n
    for c, n in begins.cells.items():
        s.sleepers[c] = n
        s.cell_track -= n
    for c in begins.besieged:
        s.besieged[c] = 1
    for c in begins.regime_changes:
        s.regime_change[c] = TAN
    for marker in begins.markers:
        s.markers[marker] = 1
    for card in range(1, CARDS + 1):
        (s.removed if scenario in NOT_IN[card] else s.deck).append(card)
    s.available, s.loose, s.arsenal = NUMBERED_PLOTS[:], LOOSE_WMD[:], ARSENAL_WMD[:]
    s.phase_card = 0
    s.refresh()
    s.stack.append([SET_UP.number, FREE_MARKS, int(begins.rolls_schengen), begins.cells_to_place])
    return s


# -- the steps of setting up -------------------------------------------------------------------------------------------

FREE_MARKS: Final = 0
SCHENGEN_ROLLS: Final = 1
FIRST_CELLS: Final = 2
DEAL_JIHADIST: Final = 3
DEAL_US: Final = 4
BEGIN: Final = 5


class SetUp(Procedure[Labyrinth]):
    """[_, step, whether the Schengen postures are rolled, cells the Jihadists place]."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        step = f[1]
        f[1] += 1
        if step == FREE_MARKS and s.options[FREE_SETUP]:
            s.stack.append([MARKING.number, US, -1, 0])
        elif step == SCHENGEN_ROLLS and f[2]:
            for c in reversed(SCHENGEN_COUNTRIES):
                test_country(s, c)
        elif step == FIRST_CELLS and f[3]:
            s.stack.append([FIRST_CELL.number, f[3]])
        elif step == DEAL_JIHADIST:
            draw(s, JIHADIST, cards_dealt(funding_level(s)))
        elif step == DEAL_US:
            draw(s, US, cards_dealt(troop_level(s)))
        elif step == BEGIN:
            s.stack.pop()
            s.improved = []
            s.stack.append([TURN.number, 0])
            tell(s, TURN_BEGINS, s.turn)
        return None


SET_UP: Final = procedure("labyrinth.set_up", SetUp())


preference(WHERE_FIRST_CELL, lambda s, asked: Preferred(asked.options, RANDOM_COUNTRY))


class FirstCell(OldChoosing):
    """Anaconda: [_, cells left, *countries]: one cell in each of three countries, not the United States."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        if f[1] == 0:
            s.stack.pop()
            return None
        options = [c for c in range(COUNTRIES) if c != UNITED_STATES and c not in f[2:]]
        return Asked(JIHADIST, WHERE_FIRST_CELL, options, (f[1],))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f[1] -= 1
        f.append(answer)
        place_cells(s, answer, 1)

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        if option == UNITED_STATES:
            return (NOT_THE_US, option)
        return (HAS_FIRST_CELL, option) if is_country(option) else (NOT_ASKED,)


FIRST_CELL: Final = procedure("labyrinth.first_cell", FirstCell())


class Marking(OldChoosing):
    """3.2, free set-up: [_, side, country to be marked or -1, whether the other side has had enough]. In turns the
    sides mark untested countries as they think history had them, but not so that either has won already."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        if f[2] >= 0:
            return Asked(f[1], MARK_HOW, _marks(s, f[2]), (f[2],))
        untested = [c for c in range(COUNTRIES) if is_untested(s, c)]
        if untested:
            return Asked(f[1], MARK_COUNTRY, [*untested, STOP], (f[1],))
        s.stack.pop()
        return None

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        if answer == STOP:
            if f[3] or solitaire(s):
                s.stack.pop()
            f[1], f[3] = other(f[1]), 1
        elif f[2] < 0:
            f[2] = answer
        else:
            _mark(s, f[2], answer)
            f[2] = -1
            if not f[3] and not solitaire(s):
                f[1] = other(f[1])

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        if f[2] >= 0:
            return (ENDS_THE_GAME, f[2]) if option in MARKS else (NOT_ASKED,)
        return (MARKED_ALREADY, option) if is_country(option) else (NOT_ASKED,)


def _marks(s: Labyrinth, c: int) -> list[int]:
    """How a country may be marked: so that nobody has won by that."""
    if not MUSLIM[c]:
        return [GO_HARD, GO_SOFT]
    found = []
    for mark in MARKS:
        after = s.clone()
        _mark(after, c, mark)
        if not after.over:
            found.append(mark)
    return found


def _mark(s: Labyrinth, c: int, mark: int) -> None:
    if MUSLIM[c]:
        governance, alignment = MARKS[mark]
        set_alignment(s, c, alignment)
        set_governance(s, c, governance)
    else:
        set_posture(s, c, HARD if mark == GO_HARD else SOFT)


MARKING: Final = procedure("labyrinth.marking", Marking())
