"""Jihad (8.4): governance worn down by Minor Jihad, overthrown by Major Jihad."""

from typing import Final

from realpolitik.games.labyrinth.asking import Choosing
from realpolitik.games.labyrinth.board import ISLAMIST_RULE, MUSLIM, MUSLIM_COUNTRIES, PAKISTAN, POOR
from realpolitik.games.labyrinth.declaring import DeclaredRolls, Declaring
from realpolitik.games.labyrinth.dice import ROLL_JIHAD
from realpolitik.games.labyrinth.labels import ACTIVE, MAJOR_JIHAD, MINOR_JIHAD, SADR
from realpolitik.games.labyrinth.markers import BENAZIR_BHUTTO
from realpolitik.games.labyrinth.options import IDEOLOGY, POTENT, VIRULENT
from realpolitik.games.labyrinth.pieces import expose, kinds_of_cells, remove_cell
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import Labyrinth, cells, troops, with_cells
from realpolitik.games.labyrinth.testing import besiege, remove_aid, set_governance, shift, worsen
from realpolitik.games.labyrinth.using_cells import use_cells
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

MAJOR_SURPLUS: Final = 5  # 8.4.2
POTENT_SURPLUS: Final = 3  # 9.7
MOST_DICE: Final = 3

WHERE_JIHAD: Final = question_kind("where_jihad", "8.4", "country", "n")
MAJOR_OR_MINOR: Final = question_kind("major_or_minor", "8.4.2", "label", "country", "n")
WHICH_CELL_LOST: Final = question_kind("which_cell_lost", "8.4.3", "label", "country", "n")

JIHAD_DECLARED: Final = note_kind("jihad_declared", "8.4", "country", "n", "label")
JIHAD_ROLLED: Final = note_kind("jihad_rolled", "8.4", "country", "die", "needed")
MAJOR_JIHAD_FAILS: Final = note_kind("major_jihad_fails", "8.4.3.1", "country")

NOT_MUSLIM: Final = reason_kind("not_muslim", "8.4", "country")
RULED_ALREADY: Final = reason_kind("ruled_already", "8.4", "country")
NO_CELL_FOR_ROLL: Final = reason_kind("no_cell_for_roll", "8.4", "country", "cells")
BHUTTO_FORBIDS: Final = reason_kind("bhutto_forbids", "6.2.2", "country")


def jihad_forbidden(s: Labyrinth, c: int, declared: int) -> Reason:
    """8.4: the reason against one more jihad roll in a country, or ALLOWED."""
    if not MUSLIM[c]:
        return (NOT_MUSLIM, c)
    if s.governance[c] == ISLAMIST_RULE:
        return (RULED_ALREADY, c)
    if c == PAKISTAN and s.markers[BENAZIR_BHUTTO]:
        return (BHUTTO_FORBIDS, c)
    return ALLOWED if cells(s, c) > declared else (NO_CELL_FOR_ROLL, c, cells(s, c))


def jihad_targets(s: Labyrinth) -> list[int]:
    return [c for c in with_cells(s) if not jihad_forbidden(s, c, 0)]


def can_wage_jihad(s: Labyrinth) -> bool:
    """Whether there is anywhere to: stops at the first."""
    sleepers, active, sadr = s.sleepers, s.active, s.sadr
    for c in MUSLIM_COUNTRIES:
        if (sleepers[c] or active[c] or c == sadr) and not jihad_forbidden(s, c, 0):
            return True
    return False


def surplus_needed(s: Labyrinth) -> int:
    return POTENT_SURPLUS if s.options[IDEOLOGY] >= POTENT else MAJOR_SURPLUS


def may_be_major(s: Labyrinth, c: int) -> bool:
    """8.4.2: the cells outnumber the troops by enough."""
    return cells(s, c) - troops(s, c) >= surplus_needed(s)


def successes_needed(s: Labyrinth, c: int) -> int:
    """8.4.2, 8.4.3.2: the successes of one card that bring Islamist Rule: down to Poor, then two, one if besieged."""
    return POOR - s.governance[c] + (1 if s.besieged[c] else 2)


class Jihad(Declaring):
    """8.4: where the rolls of a card are made."""

    kind: int = WHERE_JIHAD

    def no_roll(self, s: Labyrinth, f: Frame, c: int) -> Reason:
        return jihad_forbidden(s, c, self.declared_in(f, c))

    def begin(self, s: Labyrinth, f: Frame) -> None:
        s.stack.append(HOW_MAJOR.frame(countries=sorted(f[self.DECLARED_ON :])))


JIHAD_FRAME: Final = procedure("labyrinth.jihad", Jihad())


def jihad(s: Labyrinth, rolls: int) -> None:
    s.stack.append(JIHAD_FRAME.frame(rolls=rolls))


class HowMajor(Choosing):
    """8.4.2: in each country where a Major Jihad could bring Islamist Rule, the Jihadists say beforehand whether it is
    one."""

    LOOKED_AT: Final = 1  # how many of the rolls
    MAJOR: Final = 2  # a bit for each roll that is of a Major Jihad
    COUNTRIES_ON: Final = 3  # that of each roll, in order

    def frame(self, countries: list[int]) -> Frame:
        return [self.number, 0, 0, *countries]

    def country(self, f: Frame) -> int:
        """The one that is looked at."""
        return f[self.COUNTRIES_ON + f[self.LOOKED_AT]]

    def rolls(self, f: Frame) -> int:
        """How many have been declared there."""
        return f[self.COUNTRIES_ON :].count(self.country(f))

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        if f[self.LOOKED_AT] == len(f) - self.COUNTRIES_ON:
            s.stack.pop()
            begin_jihad(s, f[self.COUNTRIES_ON :], f[self.MAJOR])
            return False
        c = self.country(f)
        if may_be_major(s, c) and self.rolls(f) >= successes_needed(s, c):
            return True
        f[self.LOOKED_AT] += self.rolls(f)
        return False

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return [MAJOR_JIHAD, MINOR_JIHAD]

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], MAJOR_OR_MINOR, options, (self.country(f), self.rolls(f)))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        n = self.rolls(f)
        if answer == MAJOR_JIHAD:
            f[self.MAJOR] |= ((1 << n) - 1) << f[self.LOOKED_AT]
        f[self.LOOKED_AT] += n


HOW_MAJOR: Final = procedure("labyrinth.how_major", HowMajor())


def begin_jihad(s: Labyrinth, countries: list[int], major: int) -> None:
    """The cells that are used become active, in a Major Jihad all of them; then the dice are rolled, country after
    country as they were declared (9.4.2)."""
    for c in dict.fromkeys(countries):
        n = countries.count(c)
        is_major = major >> countries.index(c) & 1
        note(s, JIHAD_DECLARED, c, n, MAJOR_JIHAD if is_major else MINOR_JIHAD)
        if is_major:
            expose(s, c, s.sleepers[c])
    s.stack.append(JIHAD_ROLLS.frame(major=major, countries=countries))
    use_cells(s, [c for at, c in enumerate(countries) if not major >> at & 1])


class JihadRolls(DeclaredRolls):
    """8.4: the dice of a jihad, country after country."""

    MAJOR: Final = 1  # a bit for each roll of a Major Jihad

    purpose: int = ROLL_JIHAD
    note: int = JIHAD_ROLLED

    def frame(self, major: int, countries: list[int]) -> Frame:
        return [self.number, major, 0, 0, *countries]

    def resolve(self, s: Labyrinth, f: Frame) -> None:
        countries, succeeded = f[self.COUNTRIES_ON :], self.succeeded(f)
        failed: list[Frame] = []
        for c in dict.fromkeys(countries):
            is_major = f[self.MAJOR] >> countries.index(c) & 1 > 0
            n = resolve_jihad(s, c, countries.count(c), succeeded.count(c), is_major)
            failed.append(FAILED_JIHAD.frame(country=c, n=n))
        s.stack.extend(reversed(failed))


JIHAD_ROLLS: Final = procedure("labyrinth.jihad_rolls", JihadRolls())


class FailedJihad(Choosing):
    """8.4.3: each failed roll costs one of the cells that were used, all of them awake by now; the Jihadists say
    whether an active one or Sadr, if both are there. No cadre is left."""

    COUNTRY: Final = 1
    N: Final = 2  # the cells still to be lost

    def frame(self, country: int, n: int) -> Frame:
        return [self.number, country, n]

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        c = f[self.COUNTRY]
        kinds = kinds_of_cells(s, c)
        if f[self.N] == 0 or not kinds:
            s.stack.pop()
            return False
        if s.sadr == c and s.active[c] > 0 and s.active[c] + 1 > f[self.N]:
            return True
        self.chosen(s, f, kinds[0])
        return False

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return [ACTIVE, SADR]

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], WHICH_CELL_LOST, options, (f[self.COUNTRY], f[self.N]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f[self.N] -= 1
        remove_cell(s, f[self.COUNTRY], answer, cadre=False)


FAILED_JIHAD: Final = procedure("labyrinth.failed_jihad", FailedJihad())


def resolve_jihad(s: Labyrinth, c: int, rolls: int, successes: int, major: bool) -> int:
    """8.4.1–8.4.4: all dice count at once, against the governance as it was. How many cells the failures cost."""
    if s.over:
        return 0
    was_poor = s.governance[c] == POOR
    revolution = major and successes >= successes_needed(s, c)
    remove_aid(s, c, successes)
    if revolution:
        set_governance(s, c, ISLAMIST_RULE)
    else:
        for _ in range(successes):
            worsen(s, c)
        if major and was_poor and rolls == MOST_DICE:
            note(s, MAJOR_JIHAD_FAILS, c)
            besiege(s, c)
            shift(s, c, -1)
    return rolls - successes if s.options[IDEOLOGY] < VIRULENT else 0
