"""How the cells of the Jihadists that the rulebook plays travel (9.4.2.6); and what becomes of points of a card that
the flowchart cannot use (9.4.3), one more journey among it."""

from collections.abc import Sequence
from typing import Final

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
from realpolitik.games.labyrinth.by_line import ByLine
from realpolitik.games.labyrinth.flowchart import (
    FIRST_LINE,
    JOURNEY,
    JOURNEY_WITHIN,
    LAST_CELL_STAYS,
    LAST_LINE,
    NO_CELL_TO_TRAVEL,
    NO_RADICAL_CELL,
    NO_RADICAL_FUNDS,
    NO_RADICAL_GROUND,
    NO_RADICAL_PLOT,
    NOTHING_TO_RADICALIZE,
    NOWHERE_AT_ALL,
    POSTURE_LINE,
    RADICAL_CELL,
    RADICAL_PLOT,
    RADICAL_TRAVEL,
    RADICAL_WORSENING,
    SECOND_LINE,
    TO_SCHENGEN_AT_RANDOM,
    TO_THE_US,
    TRAVEL_BARRED,
    TRAVEL_FOR_POSTURE,
    TRAVEL_OUT_OF_REACH,
    Where,
    is_barred,
    is_out_of_reach,
    next_line,
    on_schengen_table,
    stays,
    told,
    whence_to_travel,
    where_to_travel,
)
from realpolitik.games.labyrinth.lines import NO_LINE
from realpolitik.games.labyrinth.pieces import place_cells
from realpolitik.games.labyrinth.plot import place_plots, plot_targets
from realpolitik.games.labyrinth.state import CELLS, Labyrinth
from realpolitik.games.labyrinth.testing import worsen
from realpolitik.games.labyrinth.tracks import FUNDING_MOST
from realpolitik.games.labyrinth.travel import SURELY, send, travellers
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import Question, note_kind
from realpolitik.kernel.state import Frame, note

RADICALIZATION: Final = note_kind("radicalization", "9.4.3", "n")

# how destinations are found
BY_FLOW: Final = 0
RADICALLY: Final = 1  # one cell, from the second line on, surely (9.4.3)
TO_US: Final = 2  # Clean Operatives
INTO_SCHENGEN: Final = 3  # Schengen Visas


class Destinations(ByLine):
    """9.4.2.6: where cells travel to: all destinations first, one a cell."""

    VALUE: Final = 1
    HOW: Final = 2  # the destinations are found
    LINE: Final = 3  # of the flow, the next
    GOING: Final = 4  # the cells that are to go
    BARRED: Final = 5  # the points that Biometrics has sent to Radicalization
    COUNTRY_ON: Final = 6  # the destinations

    def frame(self, value: int, how: int, line: int, going: int, countries: Sequence[int] = ()) -> Frame:
        return [self.number, value, how, line, going, 0, *countries]

    def where(self, s: Labyrinth, f: Frame) -> Where:
        how, found = f[self.HOW], len(f) - self.COUNTRY_ON
        if found == f[self.GOING] or (f[self.BARRED] and found + f[self.BARRED] == f[self.VALUE]):
            return NOWHERE_AT_ALL
        if how == TO_US:
            return Where([UNITED_STATES], TO_THE_US)
        if how == INTO_SCHENGEN:
            return _into_schengen(s)
        for line in range(f[self.LINE], LAST_LINE):
            where = where_to_travel(s, line)
            if where.countries:
                return where
        return where_to_travel(s, LAST_LINE)

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        if f[self.HOW] in (BY_FLOW, RADICALLY):
            f[self.LINE] = min(next_line(line), LAST_LINE)  # the last can be used again and again
        if f[self.HOW] == BY_FLOW and is_out_of_reach(s, c):
            f[self.BARRED] += 1
            note(s, TRAVEL_OUT_OF_REACH, c)
        else:
            f.append(c)

    def ends(self, s: Labyrinth, f: Frame) -> None:
        value, how, destinations = f[self.VALUE], f[self.HOW], f[self.COUNTRY_ON :]
        idle = value - f[self.BARRED] - len(destinations) if how == BY_FLOW else 0
        if idle:
            note(s, NO_CELL_TO_TRAVEL, idle)
        if destinations:
            s.stack.append(ORIGINS.frame(value=value, how=how, destinations=destinations))
        elif how == BY_FLOW:
            radicalize(s, value, value)


def _into_schengen(s: Labyrinth) -> Where:
    """9.4.2.1: where the posture line would go, in Schengen; anywhere there, if it goes nowhere."""
    found = [c for c in where_to_travel(s, POSTURE_LINE).countries if SCHENGEN[c]]
    if found:
        return Where(on_schengen_table(found), TRAVEL_FOR_POSTURE)
    return Where(on_schengen_table(SCHENGEN_COUNTRIES), TO_SCHENGEN_AT_RANDOM)


DESTINATIONS: Final = procedure("labyrinth.automatic_destinations", Destinations())


class Origins(ByLine):
    """9.4.2.6.1: whence each cell comes, NOWHERE if no cell that is left may go there; then all travel."""

    VALUE: Final = 1
    HOW: Final = 2  # the destinations were found
    GOING: Final = 3  # the cells that are to go
    COUNTRY_ON: Final = 4  # a destination for each of them, then the origins found so far

    def frame(self, value: int, how: int, destinations: list[int], origins: Sequence[int] = ()) -> Frame:
        return [self.number, value, how, len(destinations), *destinations, *origins]

    def destinations(self, f: Frame) -> list[int]:
        return f[self.COUNTRY_ON : self.COUNTRY_ON + f[self.GOING]]

    def origins(self, f: Frame) -> list[int]:
        return f[self.COUNTRY_ON + f[self.GOING] :]

    def where(self, s: Labyrinth, f: Frame) -> Where:
        destinations, origins = self.destinations(f), self.origins(f)
        if len(origins) == len(destinations):
            return NOWHERE_AT_ALL
        to = destinations[len(origins)]
        others = [c for c in destinations if c != to]
        found = whence_to_travel(s, to, others, origins, f[self.VALUE], f[self.HOW] == BY_FLOW and is_barred(s))
        return found if found.countries else Where([NOWHERE], NO_LINE)

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        origins = self.origins(f)
        to = self.COUNTRY_ON + len(origins)
        if c not in (NOWHERE, f[to]) and stays(s, c, origins):
            note(s, LAST_CELL_STAYS, *told(s, LAST_CELL_STAYS, c))
            f[to] = c
        if c == f[to]:
            note(s, JOURNEY_WITHIN, c)
        elif c != NOWHERE:
            note(s, JOURNEY, c, f[to])
        f.append(c)

    def ends(self, s: Labyrinth, f: Frame) -> None:
        by_flow, origins = f[self.HOW] == BY_FLOW, self.origins(f)
        paths: list[int] = []
        for c, to in zip(origins, self.destinations(f), strict=True):
            if c != NOWHERE:
                paths.extend([c, to])
        stranded = origins.count(NOWHERE)
        if stranded:
            note(s, TRAVEL_BARRED, stranded)
        radicalize(s, stranded + (f[self.VALUE] - f[self.GOING] if by_flow else 0), f[self.VALUE])
        if paths:
            send(s, 0 if by_flow else SURELY, paths)


ORIGINS: Final = procedure("labyrinth.automatic_origins", Origins())


def automatic_travel(s: Labyrinth, value: int, how: int, n: int = 0) -> None:
    """Have cells travel: as many as the value, or `n`; no more than can."""
    going = min(n or value, sum(travellers(s, c) for c in range(COUNTRIES)))
    if going or how == BY_FLOW:
        line = SECOND_LINE if how == RADICALLY else FIRST_LINE
        s.stack.append(DESTINATIONS.frame(value=value, how=how, line=line, going=going))


# -- radicalization (9.4.3) --------------------------------------------------------------------------------------------

# its lines, each used once but for the last
UNANNOUNCED: Final = -1
A_CELL: Final = 0
A_JOURNEY: Final = 1
A_PLOT: Final = 2
WORSENING: Final = 3


class Radicalize(ByLine):
    """9.4.3: points of a card that the flow cannot use, one after the other."""

    POINTS: Final = 1  # that are left
    LINE: Final = 2  # the first that is left, or UNANNOUNCED
    VALUE: Final = 3  # of the card

    def frame(self, points: int, value: int) -> Frame:
        return [self.number, points, UNANNOUNCED, value]

    def where(self, s: Labyrinth, f: Frame) -> Where:
        if f[self.POINTS] == 0:
            return NOWHERE_AT_ALL
        line = self._line(s, f)
        if line == A_CELL:
            return Where(list(range(COUNTRIES)), RADICAL_CELL)
        if line == A_PLOT:
            return Where(plot_targets(s), RADICAL_PLOT)
        return Where([c for c in MUSLIM_COUNTRIES if s.governance[c] in (GOOD, FAIR)], RADICAL_WORSENING)

    def _line(self, s: Labyrinth, f: Frame) -> int:
        left = f[self.LINE]
        if left <= A_CELL and s.cell_track:
            return A_CELL
        if left <= A_JOURNEY and s.cell_track < CELLS:
            return A_JOURNEY
        if left <= A_PLOT and s.funding < FUNDING_MOST and s.available and plot_targets(s):
            return A_PLOT
        return WORSENING

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        if f[self.LINE] == UNANNOUNCED:
            f[self.LINE] = A_CELL
            note(s, RADICALIZATION, f[self.POINTS])
        if f[self.POINTS] and self._line(s, f) == A_JOURNEY:
            self._pass_over(s, f, A_JOURNEY)
            self._use(f, A_JOURNEY)
            note(s, RADICAL_TRAVEL)
            automatic_travel(s, f[self.VALUE], RADICALLY, 1)
            return None
        return super().ask(s, f)

    def _decide(self, s: Labyrinth, f: Frame, c: int, where: Where) -> None:
        self._pass_over(s, f, self._line(s, f))
        super()._decide(s, f, c, where)

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        line = self._line(s, f)
        self._use(f, line)
        if line == A_CELL:
            place_cells(s, c, 1)
        elif line == A_PLOT:
            place_plots(s, c, 1)
        else:
            worsen(s, c)

    def _use(self, f: Frame, line: int) -> None:
        f[self.POINTS] -= 1
        f[self.LINE] = min(line + 1, WORSENING)

    def _pass_over(self, s: Labyrinth, f: Frame, line: int) -> None:
        """Tell why lines before this one are not used. That of the journey always is: if no cell is on the track, all
        are on the map."""
        for passed in range(f[self.LINE], line):
            if passed != A_JOURNEY:
                note(s, NO_RADICAL_CELL if passed == A_CELL else _why_no_plot(s))

    def ends(self, s: Labyrinth, f: Frame) -> None:
        if f[self.POINTS]:
            self._pass_over(s, f, WORSENING)
            note(s, NOTHING_TO_RADICALIZE, f[self.POINTS])


RADICALIZE: Final = procedure("labyrinth.radicalize", Radicalize())


def _why_no_plot(s: Labyrinth) -> int:
    """9.4.3: what keeps the line of the plot from being used."""
    if s.funding == FUNDING_MOST:
        return NO_RADICAL_FUNDS
    return NO_RADICAL_GROUND if s.available else NO_RADICAL_PLOT


def radicalize(s: Labyrinth, n: int, value: int) -> None:
    """9.4.3: points of a card of that value that the flow cannot use."""
    if n > 0:
        s.stack.append(RADICALIZE.frame(points=n, value=value))


def radicalize_rest(s: Labyrinth, n: int, value: int, why: int) -> None:
    """Likewise, with the line that tells why so many points are left."""
    if n > 0:
        note(s, why, n)
        radicalize(s, n, value)
