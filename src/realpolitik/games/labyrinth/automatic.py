"""The operations of the Jihadists that the rulebook plays (9.4.1, 9.4.2), one decision after the other."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.labyrinth.automatic_travel import BY_FLOW, automatic_travel, radicalize_rest
from realpolitik.games.labyrinth.by_line import ByLine
from realpolitik.games.labyrinth.flowchart import (
    CELLS_AVAILABLE,
    MAJOR_JIHAD_POSSIBLE,
    MINOR_JIHAD_POSSIBLE,
    NO_CELL_FOR_JIHAD,
    NO_CELL_TO_PLOT,
    NOTHING_BUT_TRAVEL,
    NOTHING_TO_PLOT_FOR,
    NOWHERE_AT_ALL,
    NOWHERE_TO_RECRUIT,
    RECRUITS_RUN_OUT,
    Where,
    told,
    where_major_jihad,
    where_minor_jihad,
    where_to_plot,
    where_to_recruit,
)
from realpolitik.games.labyrinth.jihad import begin_jihad, jihad_targets
from realpolitik.games.labyrinth.labels import TRAVEL
from realpolitik.games.labyrinth.lines import NO_LINE, RANDOM_COUNTRY
from realpolitik.games.labyrinth.markers import GTMO
from realpolitik.games.labyrinth.plot import begin_plot, plot_targets
from realpolitik.games.labyrinth.recruit import ANY_FUNDING, RECRUIT_ROLLS, WHERE_POOR, recruit_targets
from realpolitik.games.labyrinth.state import Labyrinth, cells
from realpolitik.games.labyrinth.tracks import available_cells
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import Question
from realpolitik.kernel.state import Frame, note


class Operations(Procedure[Labyrinth]):
    """Major Jihad, Minor Jihad, Recruit, Travel: the first that is possible."""

    VALUE: Final = 1  # of the card

    def frame(self, value: int) -> Frame:
        return [self.number, value]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        s.stack.pop()
        value = f[self.VALUE]
        if where_major_jihad(s, value).countries:
            note(s, MAJOR_JIHAD_POSSIBLE)
            s.stack.append(AUTOMATIC_MAJOR.frame(value=value))
        elif where_minor_jihad(s, jihad_targets(s)).countries:
            note(s, MINOR_JIHAD_POSSIBLE)
            s.stack.append(AUTOMATIC_MINOR.frame(value=value))
        elif available_cells(s) and not s.markers[GTMO]:
            note(s, CELLS_AVAILABLE)
            s.stack.append(AUTOMATIC_RECRUIT.frame(value=value))
        else:
            note(s, NOTHING_BUT_TRAVEL, *told(s, NOTHING_BUT_TRAVEL, TRAVEL))
            automatic_travel(s, value, BY_FLOW)
        return None


AUTOMATIC_OPERATIONS: Final = procedure("labyrinth.automatic_operations", Operations())


def automatic_operations(s: Labyrinth, value: int) -> None:
    s.stack.append(AUTOMATIC_OPERATIONS.frame(value=value))


@mypyc_attr(allow_interpreted_subclasses=True)
class CountryByCountry(ByLine):
    """9.4.2: a roll for each cell; all cells of a country before the next is looked for."""

    VALUE: Final = 1
    COUNTRY_ON: Final = 2  # where rolls have been declared, one country a roll

    def frame(self, value: int, countries: Sequence[int] = ()) -> Frame:
        return [self.number, value, *countries]

    def next_country(self, s: Labyrinth, declared: list[int]) -> Where:
        raise NotImplementedError(f"{self.name}.next_country")

    def where(self, s: Labyrinth, f: Frame) -> Where:
        declared = f[self.COUNTRY_ON :]
        if len(declared) == f[self.VALUE]:
            return NOWHERE_AT_ALL
        if declared and cells(s, declared[-1]) > declared.count(declared[-1]):
            return Where([declared[-1]], NO_LINE)
        return self.next_country(s, declared)

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        f.append(c)

    def ends(self, s: Labyrinth, f: Frame) -> None:
        declared = f[self.COUNTRY_ON :]
        radicalize_rest(s, f[self.VALUE] - len(declared), f[self.VALUE], self.why_no_more(s, declared))
        self.begin(s, f[self.VALUE], declared)

    def why_no_more(self, s: Labyrinth, declared: list[int]) -> int:
        """The line that tells why points are left."""
        raise NotImplementedError(f"{self.name}.why_no_more")

    def begin(self, s: Labyrinth, value: int, countries: list[int]) -> None:
        """All is declared; points that are left go to radicalization afterwards."""
        raise NotImplementedError(f"{self.name}.begin")


class AutomaticPlot(CountryByCountry):
    """9.4.2.2: plots, for a US event that could be played."""

    def next_country(self, s: Labyrinth, declared: list[int]) -> Where:
        return where_to_plot(s, self._left(s, declared), by_event=False)

    def _left(self, s: Labyrinth, declared: list[int]) -> list[int]:
        """Where there are cells that have no roll yet."""
        return [c for c in plot_targets(s) if cells(s, c) > declared.count(c)]

    def why_no_more(self, s: Labyrinth, declared: list[int]) -> int:
        return NOTHING_TO_PLOT_FOR if self._left(s, declared) else NO_CELL_TO_PLOT

    def begin(self, s: Labyrinth, value: int, countries: list[int]) -> None:
        if countries:
            begin_plot(s, value, countries)


AUTOMATIC_PLOT: Final = procedure("labyrinth.automatic_plot", AutomaticPlot())


def automatic_plot(s: Labyrinth, value: int) -> None:
    s.stack.append(AUTOMATIC_PLOT.frame(value=value))


class AutomaticMajor(ByLine):
    """9.4.2.3: a Major Jihad that can bring Islamist Rule."""

    VALUE: Final = 1

    def frame(self, value: int) -> Frame:
        return [self.number, value]

    def where(self, s: Labyrinth, f: Frame) -> Where:
        return where_major_jihad(s, f[self.VALUE])

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        s.stack.pop()
        rolls = min(f[self.VALUE], cells(s, c))
        begin_jihad(s, [c] * rolls, (1 << rolls) - 1)


AUTOMATIC_MAJOR: Final = procedure("labyrinth.automatic_major", AutomaticMajor())


class AutomaticMinor(CountryByCountry):
    """9.4.2.4: Minor Jihad."""

    def next_country(self, s: Labyrinth, declared: list[int]) -> Where:
        return where_minor_jihad(s, [c for c in jihad_targets(s) if cells(s, c) > declared.count(c)])

    def why_no_more(self, s: Labyrinth, declared: list[int]) -> int:
        return NO_CELL_FOR_JIHAD

    def begin(self, s: Labyrinth, value: int, countries: list[int]) -> None:
        begin_jihad(s, countries, 0)


AUTOMATIC_MINOR: Final = procedure("labyrinth.automatic_minor", AutomaticMinor())


class AutomaticRecruit(ByLine):
    """9.4.2.5: recruits, one roll at a time."""

    VALUE: Final = 1
    ROLLS: Final = 2  # that are left

    def frame(self, value: int) -> Frame:
        return [self.number, value, value]

    def where(self, s: Labyrinth, f: Frame) -> Where:
        return where_to_recruit(s, f[self.VALUE]) if f[self.ROLLS] and available_cells(s) else NOWHERE_AT_ALL

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        f[self.ROLLS] -= 1
        s.stack.append(RECRUIT_ROLLS.frame(flags=0, countries=[c]))

    def ends(self, s: Labyrinth, f: Frame) -> None:
        why = NOWHERE_TO_RECRUIT if available_cells(s) else RECRUITS_RUN_OUT
        radicalize_rest(s, f[self.ROLLS], f[self.VALUE], why)


AUTOMATIC_RECRUIT: Final = procedure("labyrinth.automatic_recruit", AutomaticRecruit())


class AutomaticMadrassas(ByLine):
    """9.4.2.1: all rolls in one country, drawn at random where recruiting is allowed."""

    ROLLS: Final = 1

    def frame(self, rolls: int) -> Frame:
        return [self.number, rolls]

    def where(self, s: Labyrinth, f: Frame) -> Where:
        return Where(recruit_targets(s, ANY_FUNDING | WHERE_POOR), RANDOM_COUNTRY)

    def decided(self, s: Labyrinth, f: Frame, c: int, line: int) -> None:
        s.stack.pop()
        s.stack.append(RECRUIT_ROLLS.frame(flags=ANY_FUNDING, countries=[c] * f[self.ROLLS]))


AUTOMATIC_MADRASSAS: Final = procedure("labyrinth.automatic_madrassas", AutomaticMadrassas())


def automatic_madrassas(s: Labyrinth, rolls: int) -> None:
    s.stack.append(AUTOMATIC_MADRASSAS.frame(rolls=rolls))
