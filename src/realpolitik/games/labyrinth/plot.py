"""Plot (8.5.1–8.5.5): cells prepare attacks, face down."""

from typing import Final

from realpolitik.games.labyrinth.board import COUNTRIES, ISLAMIST_RULE
from realpolitik.games.labyrinth.declaring import DeclaredRolls, Declaring
from realpolitik.games.labyrinth.dice import ROLL_PLOT
from realpolitik.games.labyrinth.options import COHERENT, IDEOLOGY
from realpolitik.games.labyrinth.plot_markers import is_within, limit_of, one_of_each, put_plot
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import (
    ANY_PLOT,
    PLOT_VALUE,
    Labyrinth,
    cells,
    is_automatic,
    is_untested,
    with_cells,
)
from realpolitik.games.labyrinth.testing import test_country
from realpolitik.games.labyrinth.using_cells import use_cells
from realpolitik.kernel.procedure import Choice, procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

WHERE_PLOT: Final = question_kind("where_plot", "8.5.1", "country", "n")
WHICH_PLOT: Final = question_kind("which_plot", "8.5.2", "plot_marker", "country")
DRAW_PLOT: Final = question_kind("draw_plot", "9.3.2", "secret", "country")

PLOT_ROLLED: Final = note_kind("plot_rolled", "8.5.2", "country", "die", "needed")
NO_PLOT_AVAILABLE: Final = note_kind("no_plot_available", "8.5.2", "country")

PLOT_TOO_HIGH: Final = reason_kind("plot_too_high", "8.5.2", "plot")
NO_PLOT_UNDER_RULE: Final = reason_kind("no_plot_under_rule", "8.5.1", "country")
NO_CELL_TO_PLOT: Final = reason_kind("no_cell_to_plot", "8.5.1", "country", "cells")


def plot_forbidden(s: Labyrinth, c: int, declared: int) -> Reason:
    """8.5.1: the reason against one more plot roll in a country, or ALLOWED."""
    if s.governance[c] == ISLAMIST_RULE:
        return (NO_PLOT_UNDER_RULE, c)
    return ALLOWED if cells(s, c) > declared else (NO_CELL_TO_PLOT, c, cells(s, c))


def plot_targets(s: Labyrinth) -> list[int]:
    return [c for c in with_cells(s) if not plot_forbidden(s, c, 0)]


def can_plot(s: Labyrinth) -> bool:
    """Whether there is anywhere to: stops at the first."""
    sleepers, active, sadr = s.sleepers, s.active, s.sadr
    for c in range(COUNTRIES):
        if (sleepers[c] or active[c] or c == sadr) and not plot_forbidden(s, c, 0):
            return True
    return False


class Plot(Declaring):
    """8.5: where the rolls of a card are made. Their number is that of the Ops, which limits the markers (8.5.2)."""

    kind: int = WHERE_PLOT

    def no_roll(self, s: Labyrinth, f: Frame, c: int) -> Reason:
        return plot_forbidden(s, c, self.declared_in(f, c))

    def begin(self, s: Labyrinth, f: Frame) -> None:
        begin_plot(s, f[self.ROLLS], sorted(f[self.DECLARED_ON :]))


PLOT_FRAME: Final = procedure("labyrinth.plot", Plot())


def plot(s: Labyrinth, rolls: int) -> None:
    s.stack.append(PLOT_FRAME.frame(rolls=rolls))


def begin_plot(s: Labyrinth, ops: int, countries: list[int]) -> None:
    """8.5.1: the cells that are used become active; then the dice are rolled."""
    s.stack.append(PLOT_ROLLS.frame(ops=ops, countries=countries))
    use_cells(s, countries)


class PlotRolls(DeclaredRolls):
    """8.5.2: the dice of a plot operation; each success places markers."""

    OPS: Final = 1

    purpose: int = ROLL_PLOT
    note: int = PLOT_ROLLED

    def frame(self, ops: int, countries: list[int]) -> Frame:
        return [self.number, ops, 0, 0, *countries]

    def resolve(self, s: Labyrinth, f: Frame) -> None:
        each = 2 if s.options[IDEOLOGY] >= COHERENT else 1
        limit = ANY_PLOT if is_automatic(s, JIHADIST) else limit_of(f[self.OPS])
        for c in reversed(self.succeeded(f)):
            place_plots(s, c, each, limit)


PLOT_ROLLS: Final = procedure("labyrinth.plot_rolls", PlotRolls())


class PlacePlots(Choice[Labyrinth]):
    """8.5.2: the Jihadists choose the markers for a country; alone they are drawn (9.3.2), and nobody sees them."""

    COUNTRY: Final = 1
    N: Final = 2
    LIMIT: Final = 3  # the values they may have, a bit each

    def frame(self, country: int, n: int, limit: int) -> Frame:
        return [self.number, country, n, limit]

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        if f[self.N] == 0:
            s.stack.pop()
            return False
        if is_untested(s, f[self.COUNTRY]) and self.options(s, f):  # 4.9.4: only where a plot is really placed
            test_country(s, f[self.COUNTRY])
            return False
        return True

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return sorted(s.available) if is_automatic(s, JIHADIST) else one_of_each(s.available)

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return ALLOWED if is_within(option, f[self.LIMIT]) else (PLOT_TOO_HIGH, PLOT_VALUE[option])

    def is_thing(self, s: Labyrinth, f: Frame, option: int) -> bool:
        return option in s.available

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        kind = DRAW_PLOT if is_automatic(s, JIHADIST) else WHICH_PLOT
        return Question(s.seats[JIHADIST], kind, options, (f[self.COUNTRY],))

    def give_up(self, s: Labyrinth, f: Frame) -> None:
        s.stack.pop()
        note(s, NO_PLOT_AVAILABLE, f[self.COUNTRY])

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f[self.N] -= 1
        put_plot(s, f[self.COUNTRY], answer, f[self.LIMIT])


PLACE_PLOTS: Final = procedure("labyrinth.place_plots", PlacePlots())


def place_plots(s: Labyrinth, c: int, n: int, limit: int = ANY_PLOT) -> None:
    """Available plots go to a country, of values that the limit allows."""
    s.stack.append(PLACE_PLOTS.frame(country=c, n=n, limit=limit))
