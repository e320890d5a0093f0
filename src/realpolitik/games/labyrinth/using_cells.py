"""Which cells of a country the Jihadists use for rolls (8.4, 8.5.1): sleepers that are used become active."""

from typing import Final

from realpolitik.games.labyrinth.asking import Choosing
from realpolitik.games.labyrinth.labels import ACTIVE, SADR, SLEEPER
from realpolitik.games.labyrinth.pieces import expose
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import Question, question_kind
from realpolitik.kernel.state import Frame

WHICH_CELL_USED: Final = question_kind("which_cell_used", "8.4", "label", "country", "n")


class UseCells(Choosing):
    """8.4, 8.5.1: a cell for each roll. Where no sleeper could be spared, or must be used, nobody is asked."""

    COUNTRY: Final = 1
    N: Final = 2  # the rolls that have no cell yet
    ACTIVE_ONES: Final = 3  # those not used yet
    SADR_FREE: Final = 4  # whether Sadr is there, and not used yet

    def frame(self, country: int, n: int, active: int, sadr_free: int) -> Frame:
        return [self.number, country, n, active, sadr_free]

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        awake, sleepers = f[self.ACTIVE_ONES] + f[self.SADR_FREE], s.sleepers[f[self.COUNTRY]]
        if f[self.N] and awake and sleepers and awake + sleepers > f[self.N]:
            return True
        s.stack.pop()
        expose(s, f[self.COUNTRY], f[self.N] - awake)
        return False

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        """In the order of 9.3.1. Sadr is as awake as any active cell, so he is named only where there is no other."""
        if f[self.ACTIVE_ONES]:
            return [ACTIVE, SLEEPER]
        return [SLEEPER, SADR]

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], WHICH_CELL_USED, options, (f[self.COUNTRY], f[self.N]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f[self.N] -= 1
        if answer == ACTIVE:
            f[self.ACTIVE_ONES] -= 1
        elif answer == SADR:
            f[self.SADR_FREE] = 0
        else:
            expose(s, f[self.COUNTRY], 1)


USE_CELLS: Final = procedure("labyrinth.use_cells", UseCells())


def use_cells(s: Labyrinth, countries: list[int]) -> None:
    """The Jihadists say which cells they use, for a roll in each of these countries, in their order."""
    for c in reversed(list(dict.fromkeys(countries))):
        n, sadr_free = countries.count(c), int(s.sadr == c)
        s.stack.append(USE_CELLS.frame(country=c, n=n, active=s.active[c], sadr_free=sadr_free))
