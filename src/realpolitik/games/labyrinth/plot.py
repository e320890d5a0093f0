"""Plot (8.5.1–8.5.5): cells prepare attacks, face down."""

from typing import Final

from realpolitik.games.labyrinth.asking_old import Asked, OldChoosing
from realpolitik.games.labyrinth.board import COUNTRIES, ISLAMIST_RULE
from realpolitik.games.labyrinth.declaring import DECLARED, Declaring, declared_in
from realpolitik.games.labyrinth.dice import ROLL_PLOT, roll
from realpolitik.games.labyrinth.options import COHERENT, IDEOLOGY
from realpolitik.games.labyrinth.pieces import use_cells
from realpolitik.games.labyrinth.plot_markers import is_within, limit_of, one_of_each, put_plot
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import ANY_PLOT, PLOT_VALUE, Labyrinth, cells, is_automatic, is_untested, tell
from realpolitik.games.labyrinth.testing import test_country
from realpolitik.games.labyrinth.values import roll_needed
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import NATURE, NOT_ASKED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame

WHERE_PLOT: Final = question_kind("where_plot", "8.5.1", "country", "n")
WHICH_PLOT: Final = question_kind("which_plot", "8.5.2", "plot_marker", "country")
DRAW_PLOT: Final = question_kind("draw_plot", "9.3.2", "secret", "country")

PLOT_ROLLED: Final = note_kind("plot_rolled", "8.5.2", "country", "die", "needed")
NO_PLOT_AVAILABLE: Final = note_kind("no_plot_available", "8.5.2", "country")

PLOT_TOO_HIGH: Final = reason_kind("plot_too_high", "8.5.2", "plot")
NO_PLOT_UNDER_RULE: Final = reason_kind("no_plot_under_rule", "8.5.1", "country")
NO_CELL_TO_PLOT: Final = reason_kind("no_cell_to_plot", "8.5.1", "country", "cells")


def plot_forbidden(s: Labyrinth, c: int, declared: int) -> Reason:
    """8.5.1: the reason against one more plot roll in a country, or nothing."""
    if s.governance[c] == ISLAMIST_RULE:
        return (NO_PLOT_UNDER_RULE, c)
    return () if cells(s, c) > declared else (NO_CELL_TO_PLOT, c, cells(s, c))


def plot_targets(s: Labyrinth) -> list[int]:
    return [c for c in range(COUNTRIES) if cells(s, c) and s.governance[c] != ISLAMIST_RULE]


class Plot(Declaring):
    """8.5: [_, rolls, flags, *countries]. The flags are the Ops that limit the markers (8.5.2)."""

    kind = WHERE_PLOT

    def targets(self, s: Labyrinth, f: Frame) -> list[int]:
        return [c for c in plot_targets(s) if cells(s, c) > declared_in(f, c)]

    def begin(self, s: Labyrinth, f: Frame) -> None:
        countries = sorted(f[DECLARED:])
        for c in sorted(set(countries)):
            use_cells(s, c, countries.count(c))
        if countries:
            s.stack.append([PLOT_ROLLS.number, f[2], 0, 0, *countries])

    def no_target(self, s: Labyrinth, f: Frame, c: int) -> Reason:
        return plot_forbidden(s, c, declared_in(f, c))


PLOT_FRAME: Final = procedure("labyrinth.plot", Plot())


def plot(s: Labyrinth, rolls: int) -> None:
    s.stack.append([PLOT_FRAME.number, rolls, rolls])


class PlotRolls(Procedure[Labyrinth]):
    """[_, Ops, rolls made, a bit for each success, *countries]."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        if f[2] < len(f) - 4:
            return roll(ROLL_PLOT, f[4 + f[2]])
        s.stack.pop()
        each = 2 if s.options[IDEOLOGY] >= COHERENT else 1
        limit = ANY_PLOT if is_automatic(s, JIHADIST) else limit_of(f[1])
        for at in range(len(f) - 5, -1, -1):
            if f[3] >> at & 1:
                place_plots(s, f[4 + at], each, limit)
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        c = f[4 + f[2]]
        needed = roll_needed(s, c)
        tell(s, PLOT_ROLLED, c, answer, needed)
        if answer <= needed:
            f[3] |= 1 << f[2]
        f[2] += 1


PLOT_ROLLS: Final = procedure("labyrinth.plot_rolls", PlotRolls())


class PlacePlots(OldChoosing):
    """8.5.2: [_, country, how many, the values they may have]. The Jihadists choose the markers; alone they are drawn
    (9.3.2), and nobody sees them."""

    def markers(self, s: Labyrinth, f: Frame) -> list[int]:
        return [marker for marker in s.available if is_within(marker, f[3])]

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        if f[2] == 0:
            s.stack.pop()
        elif is_untested(s, f[1]):
            test_country(s, f[1])
        elif not self.markers(s, f):
            s.stack.pop()
            tell(s, NO_PLOT_AVAILABLE, f[1])
        else:
            return Asked(JIHADIST, WHICH_PLOT, one_of_each(self.markers(s, f)), (f[1],))
        return None

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        if self.asks(s, f) is None:
            return None
        if is_automatic(s, JIHADIST):
            return Question(NATURE, DRAW_PLOT, sorted(self.markers(s, f)), (f[1],))
        return super().ask(s, f)

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        self.chosen(s, f, answer)

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f[2] -= 1
        put_plot(s, f[1], answer, f[3])

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return (PLOT_TOO_HIGH, PLOT_VALUE[option]) if option in s.available else (NOT_ASKED,)


PLACE_PLOTS: Final = procedure("labyrinth.place_plots", PlacePlots())


def place_plots(s: Labyrinth, c: int, n: int, limit: int = ANY_PLOT) -> None:
    """Available plots go to a country, of values that the limit allows."""
    s.stack.append([PLACE_PLOTS.number, c, n, limit])
