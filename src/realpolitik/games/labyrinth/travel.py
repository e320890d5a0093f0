"""Travel (8.3): cells from country to country, or into hiding where they are."""

from typing import Final

from realpolitik.games.labyrinth.asking_old import Asked, OldChoosing
from realpolitik.games.labyrinth.board import COUNTRIES, GOOD, SCHENGEN
from realpolitik.games.labyrinth.dice import ROLL_TRAVEL, roll
from realpolitik.games.labyrinth.labels import ACTIVE, SLEEPER, STOP
from realpolitik.games.labyrinth.markers import BIOMETRICS
from realpolitik.games.labyrinth.pieces import move_cell, remove_cell
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import Labyrinth, adjacent, is_untested, tell
from realpolitik.games.labyrinth.testing import test_country
from realpolitik.games.labyrinth.values import AUTOMATIC, is_country, roll_needed
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import NOT_ASKED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame

# what is special about travel by an event
SURELY: Final = 1  # it succeeds, whatever the distance
TO_SCHENGEN: Final = 2

TRAVEL_FROM: Final = question_kind("travel_from", "8.3.3", "country", "n")
TRAVEL_TO: Final = question_kind("travel_to", "8.3.3", "country", "n", "country")

TRAVEL_ROLLED: Final = note_kind("travel_rolled", "8.3.1", "country", "to", "die", "needed")

NO_CELL_TO_TRAVEL: Final = reason_kind("no_cell_to_travel", "8.3.3", "country")
BIOMETRICS_FORBIDS: Final = reason_kind("biometrics_forbids", "6.2.2", "country")
HIDES_ALREADY: Final = reason_kind("hides_already", "8.3.1", "country")
ONLY_SCHENGEN: Final = reason_kind("only_schengen", "6.2.2", "country")
PATHS: Final = 4  # where the declared paths begin in a frame


def travellers(s: Labyrinth, c: int) -> int:
    """The cells that may travel from a country: Sadr never does."""
    return s.sleepers[c] + s.active[c]


def travel_needed(s: Labyrinth, c: int, to: int, flags: int) -> int:
    """8.3.1: what must be rolled, or AUTOMATIC. Biometrics watches the borders of Good countries."""
    if flags & SURELY or c == to:
        return AUTOMATIC
    if adjacent(s, c, to) and not (s.markers[BIOMETRICS] and s.governance[to] == GOOD):
        return AUTOMATIC
    return roll_needed(s, to)


def destination_forbidden(s: Labyrinth, c: int, to: int, flags: int) -> Reason:
    """The reason against travelling from one country to another, or nothing."""
    if flags & TO_SCHENGEN and not SCHENGEN[to]:
        return (ONLY_SCHENGEN, to)
    if c == to or flags & SURELY or not s.markers[BIOMETRICS] or adjacent(s, c, to):
        return ()
    return (BIOMETRICS_FORBIDS, to)


class Travel(OldChoosing):
    """8.3: [_, cells, flags, the country one is to leave or -1, *from, to, from, to …]."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        left = f[1] - (len(f) - PATHS) // 2
        if f[3] >= 0:
            return Asked(JIHADIST, TRAVEL_TO, self._destinations(s, f), (left, f[3]))
        origins = [c for c in range(COUNTRIES) if self._ready(s, f, c)] if left else []
        if not origins:
            self._depart(s, f)
            return None
        return Asked(JIHADIST, TRAVEL_FROM, [*origins, STOP] if len(f) > PATHS else origins, (left,))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        if answer == STOP:
            self._depart(s, f)
        elif f[3] < 0:
            f[3] = answer
        else:
            f.extend([f[3], answer])
            f[3] = -1

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        if not is_country(option):
            return (NOT_ASKED,)
        if f[3] < 0:
            return (NO_CELL_TO_TRAVEL, option)
        return (HIDES_ALREADY, option) if option == f[3] else destination_forbidden(s, f[3], option, f[2])

    def _destinations(self, s: Labyrinth, f: Frame) -> list[int]:
        c = f[3]
        hides = s.active[c] > self._leaving(f, c)  # going into hiding is for active cells
        return [to for to in range(COUNTRIES) if (to != c or hides) and not destination_forbidden(s, c, to, f[2])]

    def _leaving(self, f: Frame, c: int) -> int:
        return f[PATHS::2].count(c)

    def _ready(self, s: Labyrinth, f: Frame, c: int) -> bool:
        """Whether a cell there has not been sent yet; there is always somewhere to go."""
        return travellers(s, c) > self._leaving(f, c)

    def _depart(self, s: Labyrinth, f: Frame) -> None:
        s.stack.pop()
        if len(f) > PATHS:
            s.stack.append([JOURNEYS.number, f[2], 0, *f[PATHS:]])


TRAVEL_FRAME: Final = procedure("labyrinth.travel", Travel())


def travel(s: Labyrinth, n: int, flags: int = 0) -> None:
    s.stack.append([TRAVEL_FRAME.number, n, flags, -1])


class Journeys(Procedure[Labyrinth]):
    """[_, flags, journeys made, *from, to, from, to …]. An untested destination is tested first (8.3.3)."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        at = 3 + 2 * f[2]
        if at >= len(f):
            s.stack.pop()
            return None
        c, to = f[at], f[at + 1]
        if is_untested(s, to):
            test_country(s, to)
        elif travel_needed(s, c, to, f[1]) == AUTOMATIC:
            f[2] += 1
            move_cell(s, c, to)
        else:
            return roll(ROLL_TRAVEL, to)
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        at = 3 + 2 * f[2]
        c, to = f[at], f[at + 1]
        f[2] += 1
        needed = travel_needed(s, c, to, f[1])
        tell(s, TRAVEL_ROLLED, c, to, answer, needed)
        if answer <= needed:
            move_cell(s, c, to)
        else:
            remove_cell(s, c, ACTIVE if s.active[c] else SLEEPER, cadre=False)  # 8.3.2


JOURNEYS: Final = procedure("labyrinth.journeys", Journeys())


def send(s: Labyrinth, flags: int, paths: list[int]) -> None:
    """Cells travel along these paths: from, to, from, to …"""
    s.stack.append([JOURNEYS.number, flags, 0, *paths])
