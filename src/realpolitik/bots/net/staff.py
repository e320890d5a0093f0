"""Aides: processes that think about the same question beside a strategist, each with a tree and worlds of its own.

What they find of each option is added to what the strategist finds. Nobody has any for whom nobody has called: a
process that is one of many, a worker of a server or of the arena, has none. An aide that is late is not waited for, and
one that has ended is done without.
"""

import atexit
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

from realpolitik.bots.bot import Place, Seat
from realpolitik.bots.net.budget import Budget
from realpolitik.bots.net.tree import Node
from realpolitik.kernel.kit import part_named
from realpolitik.machine import one_thread

SPAWN: Final = get_context("spawn")
SOONER: Final = 0.97  # of the time that the strategist has left: what is found has to come back
LATER: Final = 0.05  # of the whole time, for what has not come back by then


class Errand(NamedTuple):
    """What an aide is to think about."""

    strategist: int
    number: int  # of the errand: what comes back late is known by it
    place: Place
    options: tuple[int, ...]
    seconds: float


class Finding(NamedTuple):
    """What an aide has found: of each option how often it was looked at, and what came of it, by seat."""

    errand: tuple[int, int]  # the strategist, and its number
    of_options: dict[int, tuple[int, list[float]]]


class Aide:
    """One process, and the line to it."""

    def __init__(self, number: int) -> None:
        self.line: Connection[Errand, Finding]
        self.line, its_end = SPAWN.Pipe()
        work = part_named("realpolitik.bots.net.aide:work")  # which loads what the nets need
        self.process = SPAWN.Process(target=work, args=(its_end, number), daemon=True)
        with one_thread():
            self.process.start()
        its_end.close()
        self.busy = False


class Staff:
    """The aides of this process."""

    def __init__(self) -> None:
        self.wanted = 0
        self.aides: list[Aide] = []

    def free(self) -> list[Aide]:
        """Those that wait for something to do. They are started when they are first wanted."""
        while len(self.aides) < self.wanted:
            self.aides.append(Aide(len(self.aides)))
        for aide in self.aides[:]:
            if aide.busy and aide.line.poll():
                self.hear(aide)  # too late
        return [aide for aide in self.aides if not aide.busy]

    def send(self, aide: Aide, errand: Errand) -> None:
        try:
            aide.line.send(errand)
            aide.busy = True
        except OSError:
            self._lose(aide)

    def hear(self, aide: Aide) -> Finding | None:
        """What an aide has to tell; nothing where it has ended."""
        try:
            finding = aide.line.recv()
        except (EOFError, OSError):
            self._lose(aide)
            return None
        aide.busy = False
        return finding

    def _lose(self, aide: Aide) -> None:
        self.wanted -= 1
        self.aides.remove(aide)

    def dismiss(self) -> None:
        """End them."""
        for aide in self.aides:
            with suppress(OSError):
                aide.line.close()
            aide.process.kill()
            aide.process.join()
        self.aides.clear()


_STAFF: Final = Staff()
_STRATEGISTS: Final = count()
atexit.register(_STAFF.dismiss)


def call(number: int) -> None:
    """A strategist of this process may have so many aides from now on."""
    _STAFF.dismiss()
    _STAFF.wanted = number


class Aided:
    """What the aides do for one strategist."""

    def __init__(self) -> None:
        self._strategist = next(_STRATEGISTS)
        self._errands = 0
        self._away: list[Aide] = []

    def begin(self, seat: Seat, options: Sequence[int], budget: Budget) -> None:
        """Let all that are free think about a question."""
        self._errands += 1
        self._away = _STAFF.free()
        if self._away:
            seconds = SOONER * budget.rest
            errand = Errand(self._strategist, self._errands, seat.place, tuple(options), seconds)
            for aide in self._away:
                _STAFF.send(aide, errand)

    def joined(self, root: Node, budget: Budget) -> Node:
        """What was found of a question, and what they have found, as far as it comes in time."""
        for aide in self._away:
            patience = max(0.0, budget.rest + LATER * budget.seconds)
            finding = _STAFF.hear(aide) if aide.busy and aide.line.poll(patience) else None
            if finding is not None and finding.errand == (self._strategist, self._errands):
                root = root.joined(finding.of_options)
        self._away = []
        return root
