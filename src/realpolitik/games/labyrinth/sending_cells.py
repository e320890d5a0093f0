"""Events that send cells on a journey that cannot fail: Schengen Visas, Clean Operatives."""

from typing import Final

from realpolitik.games.labyrinth.automatic_travel import INTO_SCHENGEN, TO_US, automatic_travel
from realpolitik.games.labyrinth.deck import OPS
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import Labyrinth, is_automatic
from realpolitik.games.labyrinth.travel import SURELY, TO_SCHENGEN, travel
from realpolitik.kernel.program import Run, Step, Verb, verb
from realpolitik.kernel.state import Frame

TO_ANYWHERE: Final = 0
WITHIN_SCHENGEN: Final = 1


class SendCells(Verb[Labyrinth]):
    N: Final = 1
    WHERE: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        schengen = step[self.WHERE] == WITHIN_SCHENGEN
        if is_automatic(s, JIHADIST):
            automatic_travel(s, OPS[f[Run.CARD]], INTO_SCHENGEN if schengen else TO_US, step[self.N])
        else:
            travel(s, step[self.N], SURELY | TO_SCHENGEN if schengen else SURELY)


SEND_CELLS: Final = verb("send_cells", SendCells())
