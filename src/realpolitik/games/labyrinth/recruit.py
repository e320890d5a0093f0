"""Recruit (8.2): new cells where there are cells or cadres."""

from typing import Final

from realpolitik.games.labyrinth.asking_old import Asked, OldChoosing
from realpolitik.games.labyrinth.board import COUNTRIES, ISLAMIST_RULE, POOR, UNITED_STATES
from realpolitik.games.labyrinth.declaring import DECLARED, Declaring
from realpolitik.games.labyrinth.dice import ROLL_RECRUIT, roll
from realpolitik.games.labyrinth.markers import GTMO
from realpolitik.games.labyrinth.options import ATTRACTIVE, IDEOLOGY
from realpolitik.games.labyrinth.pieces import put_cells
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import Labyrinth, cells, tell
from realpolitik.games.labyrinth.tracks import available_cells
from realpolitik.games.labyrinth.values import AUTOMATIC, recruit_needed
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import NOT_ASKED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame

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
    """8.2.2: the reason against recruiting in a country, or nothing."""
    if flags & IN_THE_US:
        return () if c == UNITED_STATES else (ONLY_THE_US, c)
    if s.cadre[c] or cells(s, c) or (flags & WHERE_POOR and s.governance[c] in (POOR, ISLAMIST_RULE)):
        return ()
    return (NO_CELL_OR_CADRE, c)


def recruit_targets(s: Labyrinth, flags: int) -> list[int]:
    if s.markers[GTMO] or not cells_to_recruit(s, flags):
        return []
    return [c for c in range(COUNTRIES) if not recruit_forbidden(s, c, flags)]


class Recruit(Declaring):
    """8.2: [_, rolls, flags, *countries]."""

    kind = WHERE_RECRUIT

    def targets(self, s: Labyrinth, f: Frame) -> list[int]:
        return recruit_targets(s, f[2])

    def begin(self, s: Labyrinth, f: Frame) -> None:
        if len(f) > DECLARED:
            s.stack.append([RECRUIT_ROLLS.number, f[2], 0, 0, *f[DECLARED:]])

    def no_target(self, s: Labyrinth, f: Frame, c: int) -> Reason:
        return recruit_forbidden(s, c, f[2])


RECRUIT_FRAME: Final = procedure("labyrinth.recruit", Recruit())


def recruit(s: Labyrinth, rolls: int, flags: int = 0) -> None:
    s.stack.append([RECRUIT_FRAME.number, rolls, flags])


class RecruitRolls(Procedure[Labyrinth]):
    """[_, flags, rolls made, a bit for each that succeeded, *countries]."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        at = f[2]
        if at == len(f) - 4:
            s.stack.pop()
            fill(s, f[1], [c for i, c in enumerate(f[4:]) if f[3] >> i & 1])
            return None
        c = f[4 + at]
        if recruit_needed(s, c) == AUTOMATIC:
            tell(s, RECRUITED_SURELY, c)
            f[2], f[3] = at + 1, f[3] | 1 << at
            return None
        return roll(ROLL_RECRUIT, c)

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        c, needed = f[4 + f[2]], recruit_needed(s, f[4 + f[2]])
        tell(s, RECRUIT_ROLLED, c, answer, needed)
        if answer <= needed:
            f[3] |= 1 << f[2]
        f[2] += 1


RECRUIT_ROLLS: Final = procedure("labyrinth.recruit_rolls", RecruitRolls())


def recruits(s: Labyrinth) -> int:
    """8.2.1: what a success brings; two with an attractive ideology (9.7)."""
    return 2 if s.options[IDEOLOGY] >= ATTRACTIVE else 1


def fill(s: Labyrinth, flags: int, successes: list[int]) -> None:
    """Place a cell for each success; if the track runs out, the Jihadists say which successes count (8.1.2)."""
    left = cells_to_recruit(s, flags)
    if len(set(successes)) > 1 and recruits(s) * len(successes) > left:
        s.stack.append([CHOOSE_RECRUITS.number, left, *successes])
        return
    for c in successes:
        n = min(recruits(s), left)
        if n:
            left -= put_cells(s, c, n)


class ChooseRecruits(OldChoosing):
    """[_, cells left, *countries of successes to be filled]."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        if f[1] == 0 or len(f) == 2:
            s.stack.pop()
            return None
        return Asked(JIHADIST, WHICH_CELLS, sorted(set(f[2:])), (f[1],))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f.pop(f.index(answer, 2))
        f[1] -= put_cells(s, answer, min(recruits(s), f[1]))

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return (NOT_ASKED,)


CHOOSE_RECRUITS: Final = procedure("labyrinth.choose_recruits", ChooseRecruits())
