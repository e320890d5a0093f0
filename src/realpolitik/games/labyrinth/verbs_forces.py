"""Verbs that move cells and plots, and the operations that events grant."""

from typing import Final

from realpolitik.games.labyrinth.automatic import automatic_operations
from realpolitik.games.labyrinth.disrupt import disrupt, disrupt_targets
from realpolitik.games.labyrinth.labels import ACTIVE, SADR, SLEEPER
from realpolitik.games.labyrinth.operands import InEachCountry, countries_of
from realpolitik.games.labyrinth.operations import operate
from realpolitik.games.labyrinth.pieces import remove_cadre, remove_cell
from realpolitik.games.labyrinth.plot import place_plots
from realpolitik.games.labyrinth.plot_markers import block
from realpolitik.games.labyrinth.selecting import place_in_each, remove_cells
from realpolitik.games.labyrinth.selectors import SELECTORS, selected
from realpolitik.games.labyrinth.state import PLOT_COUNTRY, Labyrinth, cells, is_automatic
from realpolitik.games.labyrinth.values import HIGHEST_VALUE
from realpolitik.kernel.event import OfSide, side_of
from realpolitik.kernel.program import Run, Step, Verb, verb
from realpolitik.kernel.state import Frame

# -- cells -------------------------------------------------------------------------------------------------------------


class PlacingCells(Verb[Labyrinth]):
    COUNTRY: Final = 1
    N: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        place_in_each(s, f[Run.CARD], countries_of(s, step[self.COUNTRY]), step[self.N])


PLACE_CELLS_VERB: Final = verb("place_cells", PlacingCells())


class PlacingInBoth(Verb[Labyrinth]):
    """A cell in either of two countries."""

    COUNTRY: Final = 1
    SECOND: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        place_in_each(s, f[Run.CARD], [step[self.COUNTRY], step[self.SECOND]], 1)


PLACE_IN_BOTH: Final = verb("place_in_both", PlacingInBoth())


class RemovingCells(InEachCountry):
    N: Final = 2
    BY: Final = 3
    UP_TO: Final = 4  # whether they may be fewer

    def act(self, s: Labyrinth, f: Frame, step: Step, c: int) -> None:
        remove_cells(s, c, step[self.N], side_of(f, step[self.BY]), step[self.UP_TO] > 0)


REMOVE_CELLS_VERB: Final = verb("remove_cells", RemovingCells())


class Clearing(Verb[Labyrinth]):
    """Every cell is removed from the countries, with a cadre left behind or not."""

    AMONG: Final = 1
    CADRE: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in selected(s, step[self.AMONG]):
            while cells(s, c) and not s.over:
                remove_cell(
                    s, c, ACTIVE if s.active[c] else SLEEPER if s.sleepers[c] else SADR, cadre=step[self.CADRE] > 0
                )
            if not step[self.CADRE]:
                remove_cadre(s, c)


CLEAR: Final = verb("clear", Clearing())

# -- plots -------------------------------------------------------------------------------------------------------------


class RemovingPlots(Verb[Labyrinth]):
    """Every plot in the countries is shown and taken off."""

    AMONG: Final = 1

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        fits = SELECTORS[step[self.AMONG]]
        for plot in [plot for plot in s.plots if fits(s, plot[PLOT_COUNTRY])]:
            block(s, plot)


REMOVE_PLOTS: Final = verb("remove_plots", RemovingPlots())


class PlacingPlots(InEachCountry):
    N: Final = 2
    LIMIT: Final = 3

    def act(self, s: Labyrinth, f: Frame, step: Step, c: int) -> None:
        place_plots(s, c, step[self.N], step[self.LIMIT])


PLACE_PLOTS_VERB: Final = verb("place_plots", PlacingPlots())

# -- operations --------------------------------------------------------------------------------------------------------


class Disrupting(Verb[Labyrinth]):
    """The US disrupts somewhere, as with a card of value 3; nothing happens where that is impossible."""

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        if disrupt_targets(s, HIGHEST_VALUE):
            disrupt(s, HIGHEST_VALUE)


DISRUPT_VERB: Final = verb("disrupt", Disrupting())


class Operating(OfSide[Labyrinth]):
    VALUE: Final = 2
    RESERVES: Final = 3

    def act(self, s: Labyrinth, f: Frame, step: Step, side: int) -> None:
        if is_automatic(s, side):
            automatic_operations(s, step[self.VALUE])
        else:
            operate(s, side, step[self.VALUE], f[Run.CARD], step[self.RESERVES] > 0)


OPERATE_VERB: Final = verb("operation", Operating())
