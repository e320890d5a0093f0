"""Ready allies (W6.11)."""

from typing import Final

from realpolitik.games.world_order.asking import UntilDone
from realpolitik.games.world_order.effects import NOT_BOUND, bind
from realpolitik.games.world_order.labels import DONE
from realpolitik.games.world_order.paying import NOT_YOUR_ALLY
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

READY_WHICH: Final = question_kind("ready_which", "W6.11", "country", "power", "left")

ALLY_READY: Final = note_kind("ally_ready", "W6.11", "power", "country")

READY_ALREADY: Final = reason_kind("ready_already", "W6.11", "country")


class Ready(UntilDone):
    """Up to so many exhausted allies are turned face up. Where the card goes on to speak of the ally, a ready one may
    be chosen too (W23.2)."""

    BIND: Final = 2
    LEFT: Final = 3

    def frame(self, power: int, bind: int, left: int) -> Frame:
        return [self.number, power, bind, left]

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return s.allies[f[self.POWER]] if f[self.LEFT] else []

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        if option not in s.allies[f[self.POWER]]:
            return (NOT_YOUR_ALLY, option)
        return ALLOWED if not s.ready[option] or f[self.BIND] != NOT_BOUND else (READY_ALREADY, option)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.LEFT])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        f[self.LEFT] -= 1
        if answer == DONE or not f[self.LEFT]:
            s.stack.pop()
        if answer == DONE:
            return
        if not s.ready[answer]:
            s.ready[answer] = 1
            note(s, ALLY_READY, f[self.POWER], answer)
        if f[self.BIND] != NOT_BOUND:
            bind(s, f[self.BIND], answer)


READY: Final = procedure("world_order.ready", Ready(READY_WHICH))


def has_exhausted(s: WorldOrder, p: int) -> bool:
    return any(not s.ready[c] for c in s.allies[p])
