"""Deploy (7.3): troops from one place to another; Regime Change (7.3.4) and Withdraw (7.3.5), its special forms."""

from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.labyrinth.asking import Choosing, ChoosingCountry
from realpolitik.games.labyrinth.board import (
    ALLY,
    COUNTRIES,
    HARD,
    IRAQ,
    ISLAMIST_RULE,
    LIBYA,
    MUSLIM_COUNTRIES,
    NOWHERE,
    PHILIPPINES,
    SOFT,
)
from realpolitik.games.labyrinth.dice import ROLL_GOVERNANCE, roll
from realpolitik.games.labyrinth.labels import KEEP, NATO_MARKER, TRACK
from realpolitik.games.labyrinth.markers import ABU_SAYYAF, IRAQI_WMD, LIBYAN_WMD
from realpolitik.games.labyrinth.pieces import expose, move_troops, remove_nato
from realpolitik.games.labyrinth.sides import US
from realpolitik.games.labyrinth.state import GREEN, TROOPS, Labyrinth, cells, troops, with_value
from realpolitik.games.labyrinth.testing import besiege, remove_aid, rolled_governance, set_alignment, set_governance
from realpolitik.games.labyrinth.tracks import end_marker, roll_prestige, us_posture
from realpolitik.games.labyrinth.values import HIGHEST_VALUE, is_country, value_missing
from realpolitik.games.labyrinth.war_of_ideas import SURPLUS
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import ALLOWED, NOT_ASKED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

GARRISONS: Final = sorted([*MUSLIM_COUNTRIES, PHILIPPINES])  # where troops can ever be
REGIME_CHANGE_TROOPS: Final = 6  # 7.3.4

# what the questions are about: whence, where to, how many
DEPARTURES: Final = [TRACK, *GARRISONS, NATO_MARKER]
ARRIVALS: Final = [TRACK, *GARRISONS]
NUMBERS: Final = list(range(1, TROOPS + 1))

# what a deployment is for
PLAIN: Final = 0
CHANGE: Final = 1  # Regime Change: at least six troops, to a country at Islamist Rule
WITHDRAWAL: Final = 2  # out of a Regime Change country, whatever cells are there

DEPLOY_FROM: Final = question_kind("deploy_from", "7.3.1", "country", "value")
DEPLOY_TO: Final = question_kind("deploy_to", "7.3.3", "country", "value", "from")
HOW_MANY_TROOPS: Final = question_kind("how_many_troops", "7.3.1", "number", "from", "to")
WHERE_REGIME_CHANGE: Final = question_kind("where_regime_change", "7.3.4", "country")
NATO_TOO: Final = question_kind("nato_too", "7.3.5", "label", "country")
WHERE_WITHDRAW: Final = question_kind("where_withdraw", "7.3.5", "country")

REGIME_CHANGED: Final = note_kind("regime_changed", "7.3.4", "country", "die", "governance")
WITHDRAWN: Final = note_kind("withdrawn", "7.3.5", "country")

NO_TROOPS_TO_SPARE: Final = reason_kind("no_troops_to_spare", "7.3.1", "country", "troops", "cells")
NO_TROOPS_THERE: Final = reason_kind("no_troops_there", "7.3.1", "country")
NOT_AN_ALLY: Final = reason_kind("not_an_ally", "7.3.3", "country")
NOT_SO_MANY: Final = reason_kind("not_so_many", "7.3.1", "n")
NATO_STAYS: Final = reason_kind("nato_stays", "7.3.1")
FROM_THERE: Final = reason_kind("from_there", "7.3.1", "country")
NOT_AT_ISLAMIST_RULE: Final = reason_kind("not_at_islamist_rule", "7.3.4", "country")
SIX_TROOPS_NEEDED: Final = reason_kind("six_troops_needed", "7.3.4", "country", "troops")
NO_REGIME_CHANGE_THERE: Final = reason_kind("no_regime_change_there", "7.3.5", "country")


# -- how many may go, and where ----------------------------------------------------------------------------------------


def spare(s: Labyrinth, start: int) -> int:
    """7.3.1: the cubes that may leave a country, or the track: from a Regime Change country no more than leave five
    troops beyond the cells there."""
    if start == NOWHERE:
        return s.troop_track
    if not s.regime_change[start]:
        return s.troops[start]
    return max(0, min(s.troops[start], troops(s, start) - cells(s, start) - SURPLUS))


def most_troops(s: Labyrinth, purpose: int, start: int) -> int:
    """Likewise for a purpose: a withdrawal may take all."""
    return s.troops[start] if purpose == WITHDRAWAL else spare(s, start)


def nato_may_leave(s: Labyrinth) -> bool:
    """The NATO marker counts as two troops, and is gone if it is deployed."""
    c = s.nato
    return c >= 0 and (not s.regime_change[c] or troops(s, c) - cells(s, c) - 2 >= SURPLUS)


def destination_forbidden(s: Labyrinth, c: int, value: int) -> Reason:
    """7.3.2, 7.3.3: an Ally, and a card of its value; Abu Sayyaf opens the Philippines."""
    if s.alignment[c] == ALLY or (c == PHILIPPINES and s.markers[ABU_SAYYAF]):
        return value_missing(s, c, value)
    return (NOT_AN_ALLY, c)


def arrival_forbidden(s: Labyrinth, option: int, value: int, start: int) -> Reason:
    """7.3.3: the reason against troops going to a country, or to the track, from where they start."""
    if option == TRACK:
        return ALLOWED if start != NOWHERE else (NOT_ASKED,)
    return (FROM_THERE, option) if option == start else destination_forbidden(s, option, value)


def destinations(s: Labyrinth, value: int, start: int) -> list[int]:
    return [option for option in ARRIVALS if not arrival_forbidden(s, option, value, start)]


def departure_forbidden(s: Labyrinth, option: int, value: int) -> Reason:
    """7.3.1: the reason against troops leaving a country or the track, or against the NATO marker, for elsewhere."""
    if option == TRACK:
        return ALLOWED if s.troop_track > 0 and _can_go_anywhere(s, value) else (NOT_SO_MANY, 1)
    if option == NATO_MARKER:
        return ALLOWED if nato_may_leave(s) else (NATO_STAYS,)
    if not s.troops[option]:
        return (NO_TROOPS_THERE, option)
    return ALLOWED if spare(s, option) else (NO_TROOPS_TO_SPARE, option, troops(s, option), cells(s, option))


def _can_go_anywhere(s: Labyrinth, value: int) -> bool:
    for c in GARRISONS:
        if (s.alignment[c] == ALLY or c == PHILIPPINES) and not destination_forbidden(s, c, value):
            return True
    return False


def departures(s: Labyrinth) -> list[int]:
    """The track, the NATO marker and the countries with troops: the cheap test first, for speed."""
    stationed = s.troops
    return [option for option in DEPARTURES if option >= COUNTRIES or stationed[option]]


def origins(s: Labyrinth, value: int) -> list[int]:
    """Where troops may leave for somewhere else."""
    return [option for option in departures(s) if not departure_forbidden(s, option, value)]


def can_deploy(s: Labyrinth, value: int) -> bool:
    """Whether there are any to leave: stops at the first."""
    for option in DEPARTURES:
        if (option >= COUNTRIES or s.troops[option]) and not departure_forbidden(s, option, value):
            return True
    return False


def place(option: int) -> int:
    """The country that an option names, or the track."""
    return NOWHERE if option == TRACK else option


# -- deploy ------------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Departing(Choosing):
    """7.3.1: whence?"""

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return departures(s)

    def is_thing(self, s: Labyrinth, f: Frame, option: int) -> bool:
        return option in (TRACK, NATO_MARKER) or is_country(option)


class DeployFrom(Departing):
    """7.3.1: whence, with a card of that value?"""

    VALUE: Final = 1

    def frame(self, value: int) -> Frame:
        return [self.number, value]

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return departure_forbidden(s, option, f[self.VALUE])

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], DEPLOY_FROM, options, (f[self.VALUE],))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == NATO_MARKER:
            remove_nato(s)
        else:
            s.stack.append(DEPLOY_TO_FRAME.frame(purpose=PLAIN, value=f[self.VALUE], start=place(answer)))


DEPLOY_FROM_FRAME: Final = procedure("labyrinth.deploy_from", DeployFrom())


class DeployTo(Choosing):
    """7.3.3: where to?"""

    PURPOSE: Final = 1
    VALUE: Final = 2
    START: Final = 3  # or NOWHERE, the track

    def frame(self, purpose: int, value: int, start: int) -> Frame:
        return [self.number, purpose, value, start]

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return [c for c in ARRIVALS if c >= COUNTRIES or s.alignment[c] == ALLY or c == PHILIPPINES]  # the cheap first

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return arrival_forbidden(s, option, f[self.VALUE], f[self.START])

    def is_thing(self, s: Labyrinth, f: Frame, option: int) -> bool:
        return option == TRACK or is_country(option)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], DEPLOY_TO, options, (f[self.VALUE], f[self.START]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        s.stack.append(DEPLOY_TROOPS.frame(purpose=f[self.PURPOSE], start=f[self.START], to=place(answer)))


DEPLOY_TO_FRAME: Final = procedure("labyrinth.deploy_to", DeployTo())


class DeployTroops(Choosing):
    """7.3.1: how many? If people have set the board right meanwhile, it may be that none can go."""

    PURPOSE: Final = 1
    START: Final = 2  # or NOWHERE, the track
    TO: Final = 3  # likewise

    def frame(self, purpose: int, start: int, to: int) -> Frame:
        return [self.number, purpose, start, to]

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return NUMBERS[: max(0, most_troops(s, f[self.PURPOSE], f[self.START]))]

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        if f[self.PURPOSE] == CHANGE and option < REGIME_CHANGE_TROOPS:
            return (SIX_TROOPS_NEEDED, f[self.TO], option)
        return ALLOWED if option <= most_troops(s, f[self.PURPOSE], f[self.START]) else (NOT_SO_MANY, option)

    def is_thing(self, s: Labyrinth, f: Frame, option: int) -> bool:
        return option in NUMBERS

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], HOW_MANY_TROOPS, options, (f[self.START], f[self.TO]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        start, to = f[self.START], f[self.TO]
        move_troops(s, answer, start, to)
        if f[self.PURPOSE] == CHANGE:
            s.stack.append(NEW_REGIME.frame(country=to))
        elif f[self.PURPOSE] == WITHDRAWAL:
            s.stack.append(WITHDRAWING.frame(country=start))


DEPLOY_TROOPS: Final = procedure("labyrinth.deploy_troops", DeployTroops())


def deploy(s: Labyrinth, value: int) -> None:
    s.stack.append(DEPLOY_FROM_FRAME.frame(value=value))


# -- regime change (7.3.4) ---------------------------------------------------------------------------------------------


def invasion_forbidden(s: Labyrinth, option: int, target: int) -> Reason:
    """7.3.4: the reason against troops leaving a country or the track for a Regime Change: six must be spared."""
    if option == TRACK:
        return ALLOWED if s.troop_track >= REGIME_CHANGE_TROOPS else (NOT_SO_MANY, REGIME_CHANGE_TROOPS)
    if option == NATO_MARKER:
        return (NATO_STAYS,)
    if not s.troops[option]:
        return (NO_TROOPS_THERE, option)
    if option == target:
        return (FROM_THERE, option)
    return ALLOWED if spare(s, option) >= REGIME_CHANGE_TROOPS else (SIX_TROOPS_NEEDED, option, spare(s, option))


def change_forbidden(s: Labyrinth, c: int) -> Reason:
    """7.3.4: a country at Islamist Rule; Iraqi WMD and Libyan WMD open those two at any governance."""
    opened = (c == IRAQ and s.markers[IRAQI_WMD]) or (c == LIBYA and s.markers[LIBYAN_WMD])
    if s.governance[c] != ISLAMIST_RULE and not opened:
        return (NOT_AT_ISLAMIST_RULE, c)
    for start in departures(s):
        if not invasion_forbidden(s, start, c):
            return ALLOWED
    return (SIX_TROOPS_NEEDED, c, s.troop_track)


def change_targets(s: Labyrinth, value: int) -> list[int]:
    if value < HIGHEST_VALUE or us_posture(s) != HARD:
        return []
    return [c for c in MUSLIM_COUNTRIES if not change_forbidden(s, c)]


class ChangeRegime(ChoosingCountry):
    """7.3.4: where?"""

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return MUSLIM_COUNTRIES

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return change_forbidden(s, option)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], WHERE_REGIME_CHANGE, options)

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        regime_change_in(s, answer)


CHANGE_REGIME: Final = procedure("labyrinth.change_regime", ChangeRegime())


def regime_change(s: Labyrinth) -> None:
    s.stack.append([CHANGE_REGIME.number])


def regime_change_in(s: Labyrinth, c: int) -> None:
    s.stack.append(CHANGE_REGIME_FROM.frame(country=c))


class ChangeRegimeFrom(Departing):
    """7.3.4: whence, to change the regime of a country?"""

    COUNTRY: Final = 1

    def frame(self, country: int) -> Frame:
        return [self.number, country]

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return invasion_forbidden(s, option, f[self.COUNTRY])

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], DEPLOY_FROM, options, (HIGHEST_VALUE,))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        s.stack.append(DEPLOY_TROOPS.frame(purpose=CHANGE, start=place(answer), to=f[self.COUNTRY]))


CHANGE_REGIME_FROM: Final = procedure("labyrinth.change_regime_from", ChangeRegimeFrom())


class NewRegime(Procedure[Labyrinth]):
    """7.3.4: the regime that a country gets, with the troops there."""

    COUNTRY: Final = 1

    def frame(self, country: int) -> Frame:
        return [self.number, country]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        return roll(ROLL_GOVERNANCE, f[self.COUNTRY])

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        c = f[self.COUNTRY]
        s.stack.pop()
        governance = rolled_governance(answer)
        note(s, REGIME_CHANGED, c, answer, governance)
        if c == IRAQ:
            end_marker(s, IRAQI_WMD)
        if c == LIBYA:
            end_marker(s, LIBYAN_WMD)
        s.regime_change = with_value(s.regime_change, c, GREEN)
        set_alignment(s, c, ALLY)
        expose(s, c, s.sleepers[c])
        set_governance(s, c, governance, told=True)
        roll_prestige(s)


NEW_REGIME: Final = procedure("labyrinth.new_regime", NewRegime())


# -- withdraw (7.3.5) --------------------------------------------------------------------------------------------------


def withdraw_forbidden(s: Labyrinth, c: int) -> Reason:
    if not s.regime_change[c]:
        return (NO_REGIME_CHANGE_THERE, c)
    return ALLOWED if troops(s, c) else (NO_TROOPS_THERE, c)


def withdraw_targets(s: Labyrinth, value: int) -> list[int]:
    if value < HIGHEST_VALUE or us_posture(s) != SOFT:
        return []
    return [c for c in MUSLIM_COUNTRIES if not withdraw_forbidden(s, c)]


class Withdraw(ChoosingCountry):
    """7.3.5: whence?"""

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return MUSLIM_COUNTRIES

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return withdraw_forbidden(s, option)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], WHERE_WITHDRAW, options)

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        if s.troops[answer]:
            s.stack.append(DEPLOY_TO_FRAME.frame(purpose=WITHDRAWAL, value=HIGHEST_VALUE, start=answer))
        else:  # only NATO is there
            remove_nato(s)
            s.stack.append(WITHDRAWING.frame(country=answer))


WITHDRAW_FRAME: Final = procedure("labyrinth.withdraw", Withdraw())


def withdraw(s: Labyrinth) -> None:
    s.stack.append([WITHDRAW_FRAME.number])


class Withdrawing(Choosing):
    """7.3.5: after troops have left, NATO may go too; and what a withdrawal leaves behind. The Regime Change marker
    stays."""

    COUNTRY: Final = 1

    def frame(self, country: int) -> Frame:
        return [self.number, country]

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        if s.nato == f[self.COUNTRY]:
            return True
        self.chosen(s, f, KEEP)
        return False

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return [NATO_MARKER, KEEP]

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], NATO_TOO, options, (f[self.COUNTRY],))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        c = f[self.COUNTRY]
        if answer == NATO_MARKER:
            remove_nato(s)
        note(s, WITHDRAWN, c)
        remove_aid(s, c, s.aid[c])
        besiege(s, c)
        roll_prestige(s)


WITHDRAWING: Final = procedure("labyrinth.withdrawing", Withdrawing())
