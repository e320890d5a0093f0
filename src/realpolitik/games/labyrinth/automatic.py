"""What the Jihadists do that the rulebook plays (9.4.2, 9.4.3): their operations, one decision after the other."""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.labyrinth.asking import NOT_PREFERRED
from realpolitik.games.labyrinth.board import (
    COUNTRIES,
    FAIR,
    GOOD,
    MUSLIM_COUNTRIES,
    NOWHERE,
    SCHENGEN,
    SCHENGEN_COUNTRIES,
    UNITED_STATES,
)
from realpolitik.games.labyrinth.flowchart import (
    CELLS_AVAILABLE,
    LAST_CELL_STAYS,
    LAST_LINE,
    MAJOR_JIHAD_POSSIBLE,
    MINOR_JIHAD_POSSIBLE,
    NOTHING_BUT_TRAVEL,
    NOTHING_TO_RADICALIZE,
    NOWHERE_AT_ALL,
    POSTURE_LINE,
    RADICAL_CELL,
    RADICAL_PLOT,
    RADICAL_TRAVEL,
    RADICAL_WORSENING,
    RANDOM_COUNTRY,
    TO_SCHENGEN_AT_RANDOM,
    TO_THE_US,
    TRAVEL_BARRED,
    TRAVEL_FOR_POSTURE,
    Where,
    is_barred,
    next_line,
    on_schengen_table,
    stays,
    whence_to_travel,
    where_major_jihad,
    where_minor_jihad,
    where_to_plot,
    where_to_recruit,
    where_to_travel,
)
from realpolitik.games.labyrinth.jihad import begin_jihad, jihad_targets
from realpolitik.games.labyrinth.markers import GTMO
from realpolitik.games.labyrinth.pieces import place_cells, use_cells
from realpolitik.games.labyrinth.plot import PLOT_ROLLS, place_plots, plot_targets
from realpolitik.games.labyrinth.recruit import ANY_FUNDING, RECRUIT_ROLLS, WHERE_POOR, recruit_targets
from realpolitik.games.labyrinth.state import CELLS, Labyrinth, cells, tell
from realpolitik.games.labyrinth.testing import worsen
from realpolitik.games.labyrinth.tracks import FUNDING_MOST, available_cells
from realpolitik.games.labyrinth.travel import SURELY, send, travellers
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import NATURE, Question, Reason, note_kind, question_kind
from realpolitik.kernel.state import Frame

WHERE_TO: Final = question_kind("flowchart_where", "9.5", "country")

RADICALIZATION: Final = note_kind("radicalization", "9.4.3", "n")


@mypyc_attr(allow_interpreted_subclasses=True)
class ByLine(Procedure[Labyrinth]):
    """A decision that a line of the flowchart has narrowed down: only chance is left. The line is noted with it."""

    def where(self, s: Labyrinth, f: Frame) -> Where:
        """The countries to draw from, and the line; no countries if there is nothing more to decide."""
        raise NotImplementedError(f"{self.name}.where")

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        raise NotImplementedError(f"{self.name}.decided")

    def ends(self, s: Labyrinth, f: Frame) -> None:
        """Nothing more to decide; the frame is gone."""
        raise NotImplementedError(f"{self.name}.ends")

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        where = self.where(s, f)
        if len(where.countries) > 1:
            return Question(NATURE, WHERE_TO, where.countries)
        if where.countries:
            self._decide(s, f, where.countries[0], where.line)
        else:
            s.stack.pop()
            self.ends(s, f)
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        self._decide(s, f, answer, self.where(s, f).line)

    def _decide(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        if line >= 0:
            tell(s, line, c)
        self.decided(s, f, c, line)

    def why_not(self, s: Labyrinth, f: Frame, seat: int, option: int) -> Reason:
        return (NOT_PREFERRED,)


# -- operations (9.4.1) ------------------------------------------------------------------------------------------------


class Operations(Procedure[Labyrinth]):
    """[_, value]: Major Jihad, Minor Jihad, Recruit, Travel: the first that is possible."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        s.stack.pop()
        if where_major_jihad(s, f[1]).countries:
            tell(s, MAJOR_JIHAD_POSSIBLE)
            s.stack.append([AUTOMATIC_MAJOR.number, f[1]])
        elif where_minor_jihad(s, jihad_targets(s)).countries:
            tell(s, MINOR_JIHAD_POSSIBLE)
            s.stack.append([AUTOMATIC_MINOR.number, f[1]])
        elif available_cells(s) and not s.markers[GTMO]:
            tell(s, CELLS_AVAILABLE)
            s.stack.append([AUTOMATIC_RECRUIT.number, f[1], f[1]])
        else:
            tell(s, NOTHING_BUT_TRAVEL)
            automatic_travel(s, f[1], BY_FLOW)
        return None


AUTOMATIC_OPERATIONS: Final = procedure("labyrinth.automatic_operations", Operations())


def automatic_operations(s: Labyrinth, value: int) -> None:
    s.stack.append([AUTOMATIC_OPERATIONS.number, value])


@mypyc_attr(allow_interpreted_subclasses=True)
class CountryByCountry(ByLine):
    """[_, value, *countries]: a roll for each cell; all cells of a country before the next is looked for (9.4.2)."""

    def next_country(self, s: Labyrinth, declared: list[int]) -> Where:
        raise NotImplementedError(f"{self.name}.next_country")

    def where(self, s: Labyrinth, f: Frame) -> Where:
        declared = f[2:]
        if len(declared) == f[1]:
            return NOWHERE_AT_ALL
        if declared and cells(s, declared[-1]) > declared.count(declared[-1]):
            return Where([declared[-1]], -1)
        return self.next_country(s, declared)

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        f.append(c)


class AutomaticPlot(CountryByCountry):
    """9.4.2.2."""

    def next_country(self, s: Labyrinth, declared: list[int]) -> Where:
        return where_to_plot(s, [c for c in plot_targets(s) if cells(s, c) > declared.count(c)], by_event=False)

    def ends(self, s: Labyrinth, f: Frame) -> None:
        countries = f[2:]
        radicalize(s, f[1] - len(countries), f[1])
        for c in sorted(set(countries)):
            use_cells(s, c, countries.count(c))
        if countries:
            s.stack.append([PLOT_ROLLS.number, f[1], 0, 0, *countries])


AUTOMATIC_PLOT: Final = procedure("labyrinth.automatic_plot", AutomaticPlot())


def automatic_plot(s: Labyrinth, value: int) -> None:
    s.stack.append([AUTOMATIC_PLOT.number, value])


class AutomaticMajor(ByLine):
    """9.4.2.3: [_, value]."""

    def where(self, s: Labyrinth, f: Frame) -> Where:
        return where_major_jihad(s, f[1])

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        s.stack.pop()
        rolls = min(f[1], cells(s, c))
        begin_jihad(s, [c] * rolls, (1 << rolls) - 1)

    def ends(self, s: Labyrinth, f: Frame) -> None:
        pass


AUTOMATIC_MAJOR: Final = procedure("labyrinth.automatic_major", AutomaticMajor())


class AutomaticMinor(CountryByCountry):
    """9.4.2.4."""

    def next_country(self, s: Labyrinth, declared: list[int]) -> Where:
        return where_minor_jihad(s, [c for c in jihad_targets(s) if cells(s, c) > declared.count(c)])

    def ends(self, s: Labyrinth, f: Frame) -> None:
        radicalize(s, f[1] - len(f[2:]), f[1])
        begin_jihad(s, sorted(f[2:]), 0)


AUTOMATIC_MINOR: Final = procedure("labyrinth.automatic_minor", AutomaticMinor())


class AutomaticRecruit(ByLine):
    """9.4.2.5: [_, value, rolls left]; one roll at a time."""

    def where(self, s: Labyrinth, f: Frame) -> Where:
        return where_to_recruit(s, f[1]) if f[2] and available_cells(s) else NOWHERE_AT_ALL

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        f[2] -= 1
        s.stack.append([RECRUIT_ROLLS.number, 0, 0, 0, c])

    def ends(self, s: Labyrinth, f: Frame) -> None:
        radicalize(s, f[2], f[1])


AUTOMATIC_RECRUIT: Final = procedure("labyrinth.automatic_recruit", AutomaticRecruit())


class AutomaticMadrassas(ByLine):
    """9.4.2.1: [_, rolls]: all in one country, drawn at random where recruiting is allowed."""

    def where(self, s: Labyrinth, f: Frame) -> Where:
        return Where(recruit_targets(s, ANY_FUNDING | WHERE_POOR), RANDOM_COUNTRY)

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        s.stack.pop()
        s.stack.append([RECRUIT_ROLLS.number, ANY_FUNDING, 0, 0, *[c] * f[1]])

    def ends(self, s: Labyrinth, f: Frame) -> None:
        pass


AUTOMATIC_MADRASSAS: Final = procedure("labyrinth.automatic_madrassas", AutomaticMadrassas())


def automatic_madrassas(s: Labyrinth, rolls: int) -> None:
    s.stack.append([AUTOMATIC_MADRASSAS.number, rolls])


# -- travel (9.4.2.6) --------------------------------------------------------------------------------------------------

# how destinations are found
BY_FLOW: Final = 0
RADICALLY: Final = 1  # one cell, from the second line on, surely (9.4.3)
TO_US: Final = 2  # Clean Operatives
INTO_SCHENGEN: Final = 3  # Schengen Visas


class Destinations(ByLine):
    """[_, value, how, the next line, cells that are to go, *destinations]: all destinations first, one a cell."""

    def where(self, s: Labyrinth, f: Frame) -> Where:
        if len(f) - 5 == f[4]:
            return NOWHERE_AT_ALL
        if f[2] == TO_US:
            return Where([UNITED_STATES], TO_THE_US)
        if f[2] == INTO_SCHENGEN:
            return _into_schengen(s)
        barred = f[2] == BY_FLOW and is_barred(s)
        for line in range(f[3], LAST_LINE + 1):
            found = where_to_travel(s, line, barred)
            if found.countries:
                return found
        return NOWHERE_AT_ALL

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        if f[2] in (BY_FLOW, RADICALLY):
            f[3] = min(next_line(line), LAST_LINE)  # the last can be used again and again
        f.append(c)

    def ends(self, s: Labyrinth, f: Frame) -> None:
        destinations = f[5:]
        if destinations:
            s.stack.append([ORIGINS.number, f[1], f[2], len(destinations), *destinations])
        elif f[2] == BY_FLOW:
            radicalize(s, f[1], f[1])


def _into_schengen(s: Labyrinth) -> Where:
    """9.4.2.1: where the posture line would go, in Schengen; anywhere there, if it goes nowhere."""
    found = [c for c in where_to_travel(s, POSTURE_LINE, barred=False).countries if SCHENGEN[c]]
    if found:
        return Where(on_schengen_table(found), TRAVEL_FOR_POSTURE)
    return Where(on_schengen_table(SCHENGEN_COUNTRIES), TO_SCHENGEN_AT_RANDOM)


DESTINATIONS: Final = procedure("labyrinth.automatic_destinations", Destinations())


class Origins(ByLine):
    """9.4.2.6.1: [_, value, how, how many, *destinations, *origins]: whence each cell comes, NOWHERE if no cell that is
    left may go there; then all travel."""

    def where(self, s: Labyrinth, f: Frame) -> Where:
        destinations, origins = f[4 : 4 + f[3]], f[4 + f[3] :]
        if len(origins) == f[3]:
            return NOWHERE_AT_ALL
        to = destinations[len(origins)]
        others = [c for c in destinations if c != to]
        found = whence_to_travel(s, to, others, origins, f[1], f[2] == BY_FLOW and is_barred(s))
        return found if found.countries else Where([NOWHERE], -1)

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        at = len(f) - 4 - f[3]
        if c not in (NOWHERE, f[4 + at]) and stays(s, c, f[4 + f[3] :]):
            tell(s, LAST_CELL_STAYS, c)
            f[4 + at] = c
        f.append(c)

    def ends(self, s: Labyrinth, f: Frame) -> None:
        destinations, origins = f[4 : 4 + f[3]], f[4 + f[3] :]
        paths: list[int] = []
        for c, to in zip(origins, destinations, strict=True):
            if c != NOWHERE:
                paths.extend([c, to])
        stranded = origins.count(NOWHERE)
        if stranded:
            tell(s, TRAVEL_BARRED, stranded)
        radicalize(s, stranded + (f[1] - f[3] if f[2] == BY_FLOW else 0), f[1])
        if paths:
            send(s, 0 if f[2] == BY_FLOW else SURELY, paths)


ORIGINS: Final = procedure("labyrinth.automatic_origins", Origins())


def automatic_travel(s: Labyrinth, value: int, how: int, n: int = 0) -> None:
    """Have cells travel: as many as the value, or `n`; no more than can."""
    going = min(n or value, sum(travellers(s, c) for c in range(COUNTRIES)))
    if going or how == BY_FLOW:
        s.stack.append([DESTINATIONS.number, value, how, 2 if how == RADICALLY else 1, going])


# -- radicalization (9.4.3) --------------------------------------------------------------------------------------------

# its lines, each used once but for the last
A_CELL: Final = 0
A_JOURNEY: Final = 1
A_PLOT: Final = 2
WORSENING: Final = 3


class Radicalize(ByLine):
    """[_, points left, the next line, or -1 before the first, the value of the card]."""

    def where(self, s: Labyrinth, f: Frame) -> Where:
        if f[1] == 0:
            return NOWHERE_AT_ALL
        line = self._line(s, f)
        if line == A_CELL:
            return Where(list(range(COUNTRIES)), RADICAL_CELL)
        if line == A_PLOT:
            return Where(plot_targets(s), RADICAL_PLOT)
        return Where([c for c in MUSLIM_COUNTRIES if s.governance[c] in (GOOD, FAIR)], RADICAL_WORSENING)

    def _line(self, s: Labyrinth, f: Frame) -> int:
        if f[2] <= A_CELL and s.cell_track:
            return A_CELL
        if f[2] <= A_JOURNEY and s.cell_track < CELLS:
            return A_JOURNEY
        if f[2] <= A_PLOT and s.funding < FUNDING_MOST and s.available and plot_targets(s):
            return A_PLOT
        return WORSENING

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        if f[2] < A_CELL:
            f[2] = A_CELL
            tell(s, RADICALIZATION, f[1])
        if f[1] and self._line(s, f) == A_JOURNEY:
            f[1], f[2] = f[1] - 1, A_PLOT
            tell(s, RADICAL_TRAVEL)
            automatic_travel(s, f[3], RADICALLY, 1)
            return None
        return super().ask(s, f)

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        line = self._line(s, f)
        f[1], f[2] = f[1] - 1, min(line + 1, WORSENING)
        if line == A_CELL:
            place_cells(s, c, 1)
        elif line == A_PLOT:
            place_plots(s, c, 1)
        else:
            worsen(s, c)

    def ends(self, s: Labyrinth, f: Frame) -> None:
        if f[1]:
            tell(s, NOTHING_TO_RADICALIZE, f[1])


RADICALIZE: Final = procedure("labyrinth.radicalize", Radicalize())


def radicalize(s: Labyrinth, n: int, value: int) -> None:
    """9.4.3: points of a card of that value that the flow cannot use."""
    if n > 0:
        s.stack.append([RADICALIZE.number, n, A_CELL - 1, value])
