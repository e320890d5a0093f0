"""Recruit (8.2): new cells where there are cells or cadres."""

from typing import Final

from realpolitik.games.labyrinth.asking import EVERYWHERE, ChoosingCountry
from realpolitik.games.labyrinth.board import COUNTRIES, ISLAMIST_RULE, NOWHERE, POOR, UNITED_STATES
from realpolitik.games.labyrinth.declaring import DeclaredRolls, Declaring
from realpolitik.games.labyrinth.dice import ROLL_RECRUIT
from realpolitik.games.labyrinth.markers import GTMO
from realpolitik.games.labyrinth.options import ATTRACTIVE, IDEOLOGY
from realpolitik.games.labyrinth.pieces import put_cells
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import CELLS, Labyrinth, cells
from realpolitik.games.labyrinth.tracks import available_cells
from realpolitik.games.labyrinth.values import AUTOMATIC, recruit_needed
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

# what is special about recruiting by an event
ANY_FUNDING: Final = 1  # every cell of the track is available
WHERE_POOR: Final = 2  # also in countries at Poor or Islamist Rule, without cell or cadre (Madrassas)
IN_THE_US: Final = 4  # only there (Adam Gadahn)

WHERE_RECRUIT: Final = question_kind("where_recruit", "8.2.2", "country", "n")
WHICH_CELLS: Final = question_kind("which_recruits", "8.1.2", "country", "n")

RECRUIT_ROLLED: Final = note_kind("recruit_rolled", "8.2.1", "country", "die", "needed")
RECRUITED_SURELY: Final = note_kind("recruited_surely", "8.2.3", "country")

NO_CELL_OR_CADRE: Final = reason_kind("no_cell_or_cadre", "8.2.2", "country")
ONLY_THE_US: Final = reason_kind("only_the_us", "6.2.2", "country")


def cells_to_recruit(s: Labyrinth, flags: int) -> int:
    """8.2.1: what the Funding track has to give."""
    return s.cell_track if flags & ANY_FUNDING else available_cells(s)


def recruit_forbidden(s: Labyrinth, c: int, flags: int) -> Reason:
    """8.2.2: the reason against recruiting in a country, or ALLOWED."""
    if flags & IN_THE_US:
        return ALLOWED if c == UNITED_STATES else (ONLY_THE_US, c)
    if s.cadre[c] or cells(s, c) or (flags & WHERE_POOR and s.governance[c] in (POOR, ISLAMIST_RULE)):
        return ALLOWED
    return (NO_CELL_OR_CADRE, c)


def may_recruit(s: Labyrinth, flags: int) -> bool:
    """Whether recruiting is possible at all."""
    return not gtmo_forbids(s, flags) and cells_to_recruit(s, flags) > 0


def gtmo_forbids(s: Labyrinth, flags: int) -> bool:
    """GTMO forbids the operation, but no recruiting that a later event orders (6.2.3)."""
    return s.markers[GTMO] > 0 and not flags


def recruiting_grounds(s: Labyrinth, flags: int) -> list[int]:
    """Where there are cells or a cadre, or everywhere if something is special: the cheap tests first, for speed."""
    if flags & (IN_THE_US | WHERE_POOR):
        return EVERYWHERE
    sleepers, active, cadre, sadr = s.sleepers, s.active, s.cadre, s.sadr
    return [c for c in range(COUNTRIES) if sleepers[c] or active[c] or cadre[c] or c == sadr]


def can_recruit(s: Labyrinth, flags: int) -> bool:
    """Whether there is anywhere to: as a rule, where any cell is on the map, or a cadre."""
    if s.cell_track < CELLS or s.sadr != NOWHERE or flags & IN_THE_US:
        return True
    for c in range(COUNTRIES):
        if not recruit_forbidden(s, c, flags):
            return True
    return False


def recruit_targets(s: Labyrinth, flags: int) -> list[int]:
    if not may_recruit(s, flags):
        return []
    return [c for c in recruiting_grounds(s, flags) if not recruit_forbidden(s, c, flags)]


class Recruit(Declaring):
    """8.2: where the rolls of a card are made."""

    kind: int = WHERE_RECRUIT

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        flags = f[self.FLAGS]
        return recruiting_grounds(s, flags) if self.left(f) and may_recruit(s, flags) else []

    def options(self, s: Labyrinth, f: Frame) -> list[int]:
        """The fast way: as a rule nothing speaks against any candidate."""
        if f[self.FLAGS] & (IN_THE_US | WHERE_POOR):
            return super().options(s, f)
        options = self.candidates(s, f)
        self.add_labels(s, f, options)
        return options

    def no_roll(self, s: Labyrinth, f: Frame, c: int) -> Reason:
        return recruit_forbidden(s, c, f[self.FLAGS])

    def begin(self, s: Labyrinth, f: Frame) -> None:
        s.stack.append(RECRUIT_ROLLS.frame(flags=f[self.FLAGS], countries=f[self.DECLARED_ON :]))


RECRUIT_FRAME: Final = procedure("labyrinth.recruit", Recruit())


def recruit(s: Labyrinth, rolls: int, flags: int = 0) -> None:
    s.stack.append(RECRUIT_FRAME.frame(rolls=rolls, flags=flags))


class RecruitRolls(DeclaredRolls):
    """8.2.1: the dice of recruiting; where it cannot fail none is rolled (8.2.3)."""

    FLAGS: Final = 1  # what is special about it

    purpose: int = ROLL_RECRUIT
    note: int = RECRUIT_ROLLED

    def frame(self, flags: int, countries: list[int]) -> Frame:
        return [self.number, flags, 0, 0, *countries]

    def needed(self, s: Labyrinth, c: int) -> int:
        return recruit_needed(s, c)

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        at = self.COUNTRIES_ON + f[self.ROLLED]
        if at < len(f) and recruit_needed(s, f[at]) == AUTOMATIC:
            note(s, RECRUITED_SURELY, f[at])
            self.count(f, success=True)
            return None
        return super().ask(s, f)

    def resolve(self, s: Labyrinth, f: Frame) -> None:
        fill(s, f[self.FLAGS], self.succeeded(f))


RECRUIT_ROLLS: Final = procedure("labyrinth.recruit_rolls", RecruitRolls())


def recruits(s: Labyrinth) -> int:
    """8.2.1: what a success brings; two with an attractive ideology (9.7)."""
    return 2 if s.options[IDEOLOGY] >= ATTRACTIVE else 1


def fill(s: Labyrinth, flags: int, successes: list[int]) -> None:
    """Place a cell for each success; if the track runs out, the Jihadists say which successes count (8.1.2)."""
    left = cells_to_recruit(s, flags)
    if len(set(successes)) > 1 and recruits(s) * len(successes) > left:
        s.stack.append(CHOOSE_RECRUITS.frame(cells=left, countries=successes))
        return
    for c in successes:
        n = min(recruits(s), left)
        if n:
            left -= put_cells(s, c, n)


class ChooseRecruits(ChoosingCountry):
    """8.1.2: the Jihadists say which of the successes get the cells that are left."""

    CELLS: Final = 1  # those left
    COUNTRIES_ON: Final = 2  # those of successes to be filled

    def frame(self, cells: int, countries: list[int]) -> Frame:
        return [self.number, cells, *countries]

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return sorted(set(f[self.COUNTRIES_ON :])) if f[self.CELLS] else []

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], WHICH_CELLS, options, (f[self.CELLS],))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f.pop(f.index(answer, self.COUNTRIES_ON))
        f[self.CELLS] -= put_cells(s, answer, min(recruits(s), f[self.CELLS]))


CHOOSE_RECRUITS: Final = procedure("labyrinth.choose_recruits", ChooseRecruits())
