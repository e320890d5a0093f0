"""Events that send cells on a journey that cannot fail: Schengen Visas, Clean Operatives."""

from typing import Final, cast

from realpolitik.games.labyrinth.automatic import INTO_SCHENGEN, TO_US, automatic_travel
from realpolitik.games.labyrinth.deck import OPS
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import Labyrinth, is_automatic
from realpolitik.games.labyrinth.travel import SURELY, TO_SCHENGEN, travel
from realpolitik.kernel.program import Step, Verb, verb
from realpolitik.kernel.state import Frame, State

TO_ANYWHERE: Final = 0
WITHIN_SCHENGEN: Final = 1


class SendCells(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        schengen = step[2] == WITHIN_SCHENGEN
        if is_automatic(s, JIHADIST):
            automatic_travel(s, OPS[f[4]], INTO_SCHENGEN if schengen else TO_US, step[1])
        else:
            travel(s, step[1], SURELY | TO_SCHENGEN if schengen else SURELY)


SEND_CELLS: Final = verb(SendCells("send_cells", "n", "where"))
