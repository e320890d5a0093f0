"""Alert (7.5): the US finds a plot and blocks it."""

from typing import Final

from realpolitik.games.labyrinth.asking import Choosing
from realpolitik.games.labyrinth.plot_markers import block, plot_countries
from realpolitik.games.labyrinth.sides import US
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import Question, question_kind
from realpolitik.kernel.state import Frame

WHICH_PLOT_BLOCKED: Final = question_kind("which_plot_blocked", "7.5.2", "plot", "*plots")


class Alert(Choosing):
    """7.5.2: a plot in any country, by its place among those on the map."""

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return list(range(len(s.plots)))

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], WHICH_PLOT_BLOCKED, options, plot_countries(s))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        block(s, s.plots[answer])


ALERT_FRAME: Final = procedure("labyrinth.alert", Alert())


def alert(s: Labyrinth) -> None:
    s.stack.append([ALERT_FRAME.number])
