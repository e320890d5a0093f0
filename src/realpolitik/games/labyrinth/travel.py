"""Travel (8.3): cells from country to country, or into hiding where they are."""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.labyrinth.asking import EVERYWHERE, ChoosingCountry
from realpolitik.games.labyrinth.board import GOOD, NOWHERE, SCHENGEN
from realpolitik.games.labyrinth.dice import ROLL_TRAVEL, roll
from realpolitik.games.labyrinth.labels import ACTIVE, SLEEPER, STOP
from realpolitik.games.labyrinth.markers import BIOMETRICS
from realpolitik.games.labyrinth.pieces import move_cell, remove_cell
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import Labyrinth, adjacent, is_untested, with_cells
from realpolitik.games.labyrinth.testing import test_country
from realpolitik.games.labyrinth.values import AUTOMATIC, roll_needed
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

# what is special about travel by an event
SURELY: Final = 1  # it succeeds, whatever the distance
TO_SCHENGEN: Final = 2

TRAVEL_FROM: Final = question_kind("travel_from", "8.3.3", "country", "n")
TRAVEL_TO: Final = question_kind("travel_to", "8.3.3", "country", "n", "country")
WHICH_CELL_TRAVELS: Final = question_kind("which_cell_travels", "8.3.1", "label", "country", "to")

TRAVEL_ROLLED: Final = note_kind("travel_rolled", "8.3.1", "country", "to", "die", "needed")

NO_CELL_TO_TRAVEL: Final = reason_kind("no_cell_to_travel", "8.3.3", "country")
BIOMETRICS_FORBIDS: Final = reason_kind("biometrics_forbids", "6.2.2", "country")
HIDES_ALREADY: Final = reason_kind("hides_already", "8.3.1", "country")
ONLY_SCHENGEN: Final = reason_kind("only_schengen", "6.2.2", "country")


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
    """The reason against travelling from one country to another, or ALLOWED."""
    if flags & TO_SCHENGEN and not SCHENGEN[to]:
        return (ONLY_SCHENGEN, to)
    if c == to or flags & SURELY or not s.markers[BIOMETRICS] or adjacent(s, c, to):
        return ALLOWED
    return (BIOMETRICS_FORBIDS, to)


# -- which cells, and where to (8.3.3) ---------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Travel(ChoosingCountry):
    """8.3: the Jihadists say whence and where to for one cell after the other; then all set out."""

    CELLS: Final = 1  # how many may travel
    FLAGS: Final = 2
    START: Final = 3  # the country that a cell is to leave, or NOWHERE as long as that is not said
    ASLEEP: Final = 4  # a bit for each path that a sleeper takes although an active cell could
    PATHS_ON: Final = 5  # from, to, from, to …

    def frame(self, cells: int, flags: int, start: int, asleep: int, paths: list[int]) -> Frame:
        return [self.number, cells, flags, start, asleep, *paths]

    def left(self, f: Frame) -> int:
        return f[self.CELLS] - (len(f) - self.PATHS_ON) // 2

    def leaving(self, f: Frame, c: int) -> int:
        """How many cells have been sent from a country."""
        n = 0
        for at in range(self.PATHS_ON, len(f), 2):
            if f[at] == c:
                n += 1
        return n

    def active_left(self, s: Labyrinth, f: Frame, c: int) -> int:
        """The active cells of a country that have not been sent."""
        asleep = [f[at] for i, at in enumerate(range(self.PATHS_ON, len(f), 2)) if f[self.ASLEEP] >> i & 1].count(c)
        return max(0, s.active[c] - (self.leaving(f, c) - asleep))

    def onward(self, s: Labyrinth, f: Frame, to: int, sleeper: int) -> None:
        """A path is settled: the next cell."""
        s.stack.pop()
        asleep = f[self.ASLEEP] | sleeper << (f[self.CELLS] - self.left(f))
        paths = [*f[self.PATHS_ON :], f[self.START], to]
        cells, flags = f[self.CELLS], f[self.FLAGS]
        s.stack.append(TRAVEL_FROM_FRAME.frame(cells=cells, flags=flags, start=NOWHERE, asleep=asleep, paths=paths))


class TravelFrom(Travel):
    """8.3.3: whence? Fewer cells may travel, but not none."""

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return with_cells(s) if self.left(f) else []

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return ALLOWED if travellers(s, option) > self.leaving(f, option) else (NO_CELL_TO_TRAVEL, option)

    def options(self, s: Labyrinth, f: Frame) -> list[int]:
        """The fast way: as `against` has it, looked up once for all."""
        sleepers, active, sent = s.sleepers, s.active, f[self.PATHS_ON :: 2]
        options = [c for c in self.candidates(s, f) if sleepers[c] + active[c] > sent.count(c)]
        self.add_labels(s, f, options)
        return options

    def add_labels(self, s: Labyrinth, f: Frame, options: list[int]) -> None:
        if options and len(f) > self.PATHS_ON:
            options.append(STOP)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], TRAVEL_FROM, options, (self.left(f),))

    def give_up(self, s: Labyrinth, f: Frame) -> None:
        s.stack.pop()
        if len(f) > self.PATHS_ON:
            send(s, f[self.FLAGS], f[self.PATHS_ON :], f[self.ASLEEP])

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        if answer == STOP:
            self.give_up(s, f)
        else:
            s.stack.pop()
            f = [TRAVEL_TO_FRAME.number, *f[1:]]
            f[self.START] = answer
            s.stack.append(f)


class TravelTo(Travel):
    """8.3.3: where to? There is always somewhere to go."""

    def options(self, s: Labyrinth, f: Frame) -> list[int]:
        """The fast way: as a rule nothing speaks against any country but the one that is to be left."""
        if s.markers[BIOMETRICS] or f[self.FLAGS] & TO_SCHENGEN:
            return super().options(s, f)
        options = EVERYWHERE[:]
        start = f[self.START]
        if self.against(s, f, start):
            options.remove(start)
        return options

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        start = f[self.START]
        if option == start and not self.active_left(s, f, start):  # going into hiding is for active cells
            return (HIDES_ALREADY, option)
        return destination_forbidden(s, start, option, f[self.FLAGS])

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], TRAVEL_TO, options, (self.left(f), f[self.START]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        start = f[self.START]
        active, left = self.active_left(s, f, start), travellers(s, start) - self.leaving(f, start)
        if answer != start and 0 < active < left:
            f[0] = WHICH_TRAVELS.number
            f.append(answer)
        else:
            self.onward(s, f, answer, 0)


class WhichTravels(Travel):
    """8.3.1: which cell? One of those that are active, or a sleeper. Where it goes comes last in the frame."""

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return [ACTIVE, SLEEPER]

    def is_thing(self, s: Labyrinth, f: Frame, option: int) -> bool:
        return option in (ACTIVE, SLEEPER)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], WHICH_CELL_TRAVELS, options, (f[self.START], f[-1]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        self.onward(s, f, f.pop(), int(answer == SLEEPER))


TRAVEL_FROM_FRAME: Final = procedure("labyrinth.travel_from", TravelFrom())
TRAVEL_TO_FRAME: Final = procedure("labyrinth.travel_to", TravelTo())
WHICH_TRAVELS: Final = procedure("labyrinth.which_travels", WhichTravels())


def travel(s: Labyrinth, n: int, flags: int = 0) -> None:
    s.stack.append(TRAVEL_FROM_FRAME.frame(cells=n, flags=flags, start=NOWHERE, asleep=0, paths=[]))


# -- on the way (8.3.1) ------------------------------------------------------------------------------------------------


class Journeys(Procedure[Labyrinth]):
    """8.3.1: cells travel one after the other. An untested destination is tested first (8.3.3)."""

    FLAGS: Final = 1
    MADE: Final = 2  # how many journeys are
    ASLEEP: Final = 3  # a bit for each that a sleeper makes although an active cell could
    PATHS_ON: Final = 4  # from, to, from, to …

    def frame(self, flags: int, asleep: int, paths: list[int]) -> Frame:
        return [self.number, flags, 0, asleep, *paths]

    def traveller(self, s: Labyrinth, f: Frame, c: int) -> int:
        """The kind of the cell that is next: an active one, if nobody has said that a sleeper goes."""
        sleeper = f[self.ASLEEP] >> f[self.MADE] & 1 and s.sleepers[c]
        return SLEEPER if sleeper or not s.active[c] else ACTIVE

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        at = self.PATHS_ON + 2 * f[self.MADE]
        if at >= len(f):
            s.stack.pop()
            return None
        c, to = f[at], f[at + 1]
        if is_untested(s, to):
            test_country(s, to)
        elif travel_needed(s, c, to, f[self.FLAGS]) == AUTOMATIC:
            kind = self.traveller(s, f, c)
            f[self.MADE] += 1
            move_cell(s, c, to, kind)
        else:
            return roll(ROLL_TRAVEL, to)
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        at = self.PATHS_ON + 2 * f[self.MADE]
        c, to = f[at], f[at + 1]
        kind = self.traveller(s, f, c)
        f[self.MADE] += 1
        needed = travel_needed(s, c, to, f[self.FLAGS])
        note(s, TRAVEL_ROLLED, c, to, answer, needed)
        if answer <= needed:
            move_cell(s, c, to, kind)
        else:
            remove_cell(s, c, kind, cadre=False)  # 8.3.2


JOURNEYS: Final = procedure("labyrinth.journeys", Journeys())


def send(s: Labyrinth, flags: int, paths: list[int], asleep: int = 0) -> None:
    """Cells travel along these paths: from, to, from, to … A bit says of each whether a sleeper takes it although an
    active cell could."""
    s.stack.append(JOURNEYS.frame(flags=flags, asleep=asleep, paths=paths))
