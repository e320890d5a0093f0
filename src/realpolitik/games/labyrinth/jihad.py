"""Jihad (8.4): governance worn down by Minor Jihad, overthrown by Major Jihad."""

from typing import Final

from realpolitik.games.labyrinth.asking_old import Asked, OldChoosing
from realpolitik.games.labyrinth.board import ISLAMIST_RULE, MUSLIM, MUSLIM_COUNTRIES, PAKISTAN, POOR
from realpolitik.games.labyrinth.declaring import DECLARED, Declaring, declared_in
from realpolitik.games.labyrinth.dice import ROLL_JIHAD, roll
from realpolitik.games.labyrinth.labels import ACTIVE, MAJOR_JIHAD, MINOR_JIHAD, SADR, SLEEPER
from realpolitik.games.labyrinth.markers import BENAZIR_BHUTTO
from realpolitik.games.labyrinth.options import IDEOLOGY, POTENT, VIRULENT
from realpolitik.games.labyrinth.pieces import expose, remove_cell, use_cells
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import Labyrinth, cells, tell, troops
from realpolitik.games.labyrinth.testing import besiege, remove_aid, set_governance, shift, worsen
from realpolitik.games.labyrinth.values import roll_needed
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame

MAJOR_SURPLUS: Final = 5  # 8.4.2
POTENT_SURPLUS: Final = 3  # 9.7
MOST_DICE: Final = 3

WHERE_JIHAD: Final = question_kind("where_jihad", "8.4", "country", "n")
MAJOR_OR_MINOR: Final = question_kind("major_or_minor", "8.4.2", "label", "country", "n")

JIHAD_DECLARED: Final = note_kind("jihad_declared", "8.4", "country", "n", "label")
JIHAD_ROLLED: Final = note_kind("jihad_rolled", "8.4", "country", "die", "needed")
MAJOR_JIHAD_FAILS: Final = note_kind("major_jihad_fails", "8.4.3.1", "country")

NOT_MUSLIM: Final = reason_kind("not_muslim", "8.4", "country")
RULED_ALREADY: Final = reason_kind("ruled_already", "8.4", "country")
NO_CELL_FOR_ROLL: Final = reason_kind("no_cell_for_roll", "8.4", "country", "cells")
BHUTTO_FORBIDS: Final = reason_kind("bhutto_forbids", "6.2.2", "country")


def jihad_forbidden(s: Labyrinth, c: int, declared: int) -> Reason:
    """8.4: the reason against one more jihad roll in a country, or nothing."""
    if not MUSLIM[c]:
        return (NOT_MUSLIM, c)
    if s.governance[c] == ISLAMIST_RULE:
        return (RULED_ALREADY, c)
    if c == PAKISTAN and s.markers[BENAZIR_BHUTTO]:
        return (BHUTTO_FORBIDS, c)
    return () if cells(s, c) > declared else (NO_CELL_FOR_ROLL, c, cells(s, c))


def jihad_targets(s: Labyrinth) -> list[int]:
    return [c for c in MUSLIM_COUNTRIES if cells(s, c) and not jihad_forbidden(s, c, 0)]


def surplus_needed(s: Labyrinth) -> int:
    return POTENT_SURPLUS if s.options[IDEOLOGY] >= POTENT else MAJOR_SURPLUS


def may_be_major(s: Labyrinth, c: int) -> bool:
    """8.4.2: the cells outnumber the troops by enough."""
    return cells(s, c) - troops(s, c) >= surplus_needed(s)


def successes_needed(s: Labyrinth, c: int) -> int:
    """8.4.2, 8.4.3.2: the successes of one card that bring Islamist Rule: down to Poor, then two, one if besieged."""
    return POOR - s.governance[c] + (1 if s.besieged[c] else 2)


class Jihad(Declaring):
    """8.4: [_, rolls, flags, *countries]."""

    kind = WHERE_JIHAD

    def targets(self, s: Labyrinth, f: Frame) -> list[int]:
        return [c for c in jihad_targets(s) if cells(s, c) > declared_in(f, c)]

    def begin(self, s: Labyrinth, f: Frame) -> None:
        if len(f) > DECLARED:
            s.stack.append([HOW_MAJOR.number, 0, 0, *sorted(f[DECLARED:])])

    def no_target(self, s: Labyrinth, f: Frame, c: int) -> Reason:
        return jihad_forbidden(s, c, declared_in(f, c))


JIHAD_FRAME: Final = procedure("labyrinth.jihad", Jihad())


def jihad(s: Labyrinth, rolls: int) -> None:
    s.stack.append([JIHAD_FRAME.number, rolls, 0])


class HowMajor(OldChoosing):
    """8.4.2: [_, rolls looked at, a bit for each that is of a Major Jihad, *countries in order]. In each country where
    one could bring Islamist Rule the Jihadists say beforehand whether it is one."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        at = f[1]
        if at == len(f) - 3:
            s.stack.pop()
            begin_jihad(s, f[3:], f[2])
            return None
        c = f[3 + at]
        n = f[3:].count(c)
        if may_be_major(s, c) and n >= successes_needed(s, c):
            return Asked(JIHADIST, MAJOR_OR_MINOR, [MAJOR_JIHAD, MINOR_JIHAD], (c, n))
        f[1] += n
        return None

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        n = f[3:].count(f[3 + f[1]])
        if answer == MAJOR_JIHAD:
            f[2] |= ((1 << n) - 1) << f[1]
        f[1] += n


HOW_MAJOR: Final = procedure("labyrinth.how_major", HowMajor())


def begin_jihad(s: Labyrinth, countries: list[int], major: int) -> None:
    """The cells that are used become active, in a Major Jihad all of them; then the dice are rolled."""
    for c in sorted(set(countries)):
        n = countries.count(c)
        is_major = major >> countries.index(c) & 1
        tell(s, JIHAD_DECLARED, c, n, MAJOR_JIHAD if is_major else MINOR_JIHAD)
        if is_major:
            expose(s, c, s.sleepers[c])
        else:
            use_cells(s, c, n)
    s.stack.append([JIHAD_ROLLS.number, len(countries), major, 0, *countries])


class JihadRolls(Procedure[Labyrinth]):
    """[_, rolls, a bit for each of a Major Jihad, a bit for each success so far, *countries, *dice rolled]."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        rolled = len(f) - 4 - f[1]
        if rolled < f[1]:
            return roll(ROLL_JIHAD, f[4 + rolled])
        s.stack.pop()
        countries = f[4 : 4 + f[1]]
        for c in sorted(set(countries)):
            at = countries.index(c)
            n = countries.count(c)
            successes = (f[3] >> at & (1 << n) - 1).bit_count()
            resolve_jihad(s, c, n, successes, f[2] >> at & 1 > 0)
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        rolled = len(f) - 4 - f[1]
        c = f[4 + rolled]
        needed = roll_needed(s, c)
        tell(s, JIHAD_ROLLED, c, answer, needed)
        if answer <= needed:
            f[3] |= 1 << rolled
        f.append(answer)


JIHAD_ROLLS: Final = procedure("labyrinth.jihad_rolls", JihadRolls())


def resolve_jihad(s: Labyrinth, c: int, rolls: int, successes: int, major: bool) -> None:
    """8.4.1–8.4.4: all dice count at once, against the governance as it was."""
    if s.over:
        return
    was_poor = s.governance[c] == POOR
    revolution = major and successes >= successes_needed(s, c)
    remove_aid(s, c, successes)
    if revolution:
        set_governance(s, c, ISLAMIST_RULE)
    else:
        for _ in range(successes):
            worsen(s, c)
        if major and was_poor and rolls == MOST_DICE:
            tell(s, MAJOR_JIHAD_FAILS, c)
            besiege(s, c)
            shift(s, c, -1)
    if s.options[IDEOLOGY] < VIRULENT and not s.over:
        for _ in range(rolls - successes):
            remove_cell(s, c, ACTIVE if s.active[c] else SLEEPER if s.sleepers[c] else SADR, cadre=False)
