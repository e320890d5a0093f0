"""Deploy (7.3): troops from one place to another; Regime Change (7.3.4) and Withdraw (7.3.5), its special forms."""

from typing import Final

from realpolitik.games.labyrinth.asking_old import Asked, OldChoosing
from realpolitik.games.labyrinth.board import (
    ALLY,
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
from realpolitik.games.labyrinth.state import GREEN, TROOPS, Labyrinth, cells, tell, troops
from realpolitik.games.labyrinth.testing import besiege, remove_aid, rolled_governance, set_alignment, set_governance
from realpolitik.games.labyrinth.tracks import end_marker, roll_prestige, us_posture
from realpolitik.games.labyrinth.values import HIGHEST_VALUE, is_country, value_missing
from realpolitik.games.labyrinth.war_of_ideas import SURPLUS
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import NOT_ASKED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame

GARRISONS: Final = sorted([*MUSLIM_COUNTRIES, PHILIPPINES])  # where troops can ever be
REGIME_CHANGE_TROOPS: Final = 6  # 7.3.4

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


def nato_may_leave(s: Labyrinth) -> bool:
    """The NATO marker counts as two troops, and is gone if it is deployed."""
    c = s.nato
    return c >= 0 and (not s.regime_change[c] or troops(s, c) - cells(s, c) - 2 >= SURPLUS)


def destination_forbidden(s: Labyrinth, c: int, value: int) -> Reason:
    """7.3.2, 7.3.3: an Ally, and a card of its value; Abu Sayyaf opens the Philippines."""
    if s.alignment[c] == ALLY or (c == PHILIPPINES and s.markers[ABU_SAYYAF]):
        return value_missing(s, c, value)
    return (NOT_AN_ALLY, c)


def destinations(s: Labyrinth, value: int, start: int) -> list[int]:
    found = [c for c in GARRISONS if c != start and not destination_forbidden(s, c, value)]
    return found if start == NOWHERE else [TRACK, *found]


def origins(s: Labyrinth, value: int) -> list[int]:
    """Where troops may leave for somewhere else."""
    found = [c for c in GARRISONS if s.troops[c] and spare(s, c)]
    if s.troop_track and any(not destination_forbidden(s, c, value) for c in GARRISONS):
        found.insert(0, TRACK)
    if nato_may_leave(s):
        found.append(NATO_MARKER)
    return found


def place(option: int) -> int:
    """The country that an option names, or the track."""
    return NOWHERE if option == TRACK else option


# -- deploy ------------------------------------------------------------------------------------------------------------


class Deploy(OldChoosing):
    """7.3: [_, card value, purpose, from or -2, to or -2, the fewest troops]."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        if f[3] == OPEN:
            options = origins(s, f[1]) if f[2] == PLAIN else change_origins(s, f[4])
            return Asked(US, DEPLOY_FROM, options, (f[1],))
        if f[4] == OPEN:
            return Asked(US, DEPLOY_TO, destinations(s, f[1], f[3]), (f[1], f[3]))
        most = s.troops[f[3]] if f[2] == WITHDRAWAL else spare(s, f[3])
        if most < f[5]:  # only where people have set the board right meanwhile
            s.stack.pop()
            return None
        return Asked(US, HOW_MANY_TROOPS, list(range(f[5], most + 1)), (f[3], f[4]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        if f[3] == OPEN and answer == NATO_MARKER:
            s.stack.pop()
            remove_nato(s)
        elif f[3] == OPEN:
            f[3] = place(answer)
        elif f[4] == OPEN:
            f[4] = place(answer)
        else:
            s.stack.pop()
            move_troops(s, answer, f[3], f[4])
            if f[2] == CHANGE:
                s.stack.append([NEW_REGIME.number, f[4]])
            elif f[2] == WITHDRAWAL:
                s.stack.append([WITHDRAWING.number, f[3]])

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        if f[3] == OPEN:
            return _no_origin(s, option, f[2] == CHANGE, f[4])
        if f[4] == OPEN:
            if not is_country(option):
                return (NOT_ASKED,)
            return (FROM_THERE, option) if option == f[3] else destination_forbidden(s, option, f[1])
        if not 1 <= option <= TROOPS:
            return (NOT_ASKED,)
        return (SIX_TROOPS_NEEDED, f[4], option) if option < f[5] else (NOT_SO_MANY, option)


def _no_origin(s: Labyrinth, option: int, changes: bool, target: int) -> Reason:
    """Why troops cannot come from somewhere."""
    if option == TRACK:
        return (NOT_SO_MANY, REGIME_CHANGE_TROOPS if changes else 1)
    if option == NATO_MARKER:
        return (NATO_STAYS,)
    if not is_country(option):
        return (NOT_ASKED,)
    if not s.troops[option]:
        return (NO_TROOPS_THERE, option)
    if changes:
        return (FROM_THERE, option) if option == target else (SIX_TROOPS_NEEDED, option, spare(s, option))
    return (NO_TROOPS_TO_SPARE, option, troops(s, option), cells(s, option))


OPEN: Final = -2
DEPLOY_FRAME: Final = procedure("labyrinth.deploy", Deploy())


def deploy(s: Labyrinth, value: int) -> None:
    s.stack.append([DEPLOY_FRAME.number, value, PLAIN, OPEN, OPEN, 1])


# -- regime change (7.3.4) ---------------------------------------------------------------------------------------------


def change_origins(s: Labyrinth, target: int) -> list[int]:
    """Where six troops can be spared for a Regime Change."""
    found = [TRACK] if s.troop_track >= REGIME_CHANGE_TROOPS else []
    found.extend([c for c in GARRISONS if c != target and spare(s, c) >= REGIME_CHANGE_TROOPS])
    return found


def change_forbidden(s: Labyrinth, c: int) -> Reason:
    """7.3.4: a country at Islamist Rule; Iraqi WMD and Libyan WMD open those two at any governance."""
    opened = (c == IRAQ and s.markers[IRAQI_WMD]) or (c == LIBYA and s.markers[LIBYAN_WMD])
    if s.governance[c] != ISLAMIST_RULE and not opened:
        return (NOT_AT_ISLAMIST_RULE, c)
    return () if change_origins(s, c) else (SIX_TROOPS_NEEDED, c, s.troop_track)


def change_targets(s: Labyrinth, value: int) -> list[int]:
    if value < HIGHEST_VALUE or us_posture(s) != HARD:
        return []
    return [c for c in MUSLIM_COUNTRIES if not change_forbidden(s, c)]


class ChangeRegime(OldChoosing):
    """[_]."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        return Asked(US, WHERE_REGIME_CHANGE, change_targets(s, HIGHEST_VALUE))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        regime_change_in(s, answer)

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return change_forbidden(s, option) if is_country(option) else (NOT_ASKED,)


CHANGE_REGIME: Final = procedure("labyrinth.change_regime", ChangeRegime())


def regime_change(s: Labyrinth) -> None:
    s.stack.append([CHANGE_REGIME.number])


def regime_change_in(s: Labyrinth, c: int) -> None:
    s.stack.append([DEPLOY_FRAME.number, HIGHEST_VALUE, CHANGE, OPEN, c, REGIME_CHANGE_TROOPS])


class NewRegime(Procedure[Labyrinth]):
    """7.3.4: [_, country], with the troops there."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        return roll(ROLL_GOVERNANCE, f[1])

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        c = f[1]
        s.stack.pop()
        governance = rolled_governance(answer)
        tell(s, REGIME_CHANGED, c, answer, governance)
        if c == IRAQ:
            end_marker(s, IRAQI_WMD)
        if c == LIBYA:
            end_marker(s, LIBYAN_WMD)
        s.regime_change[c] = GREEN
        set_alignment(s, c, ALLY)
        expose(s, c, s.sleepers[c])
        set_governance(s, c, governance, told=True)
        roll_prestige(s)


NEW_REGIME: Final = procedure("labyrinth.new_regime", NewRegime())


# -- withdraw (7.3.5) --------------------------------------------------------------------------------------------------


def withdraw_forbidden(s: Labyrinth, c: int) -> Reason:
    if not s.regime_change[c]:
        return (NO_REGIME_CHANGE_THERE, c)
    return () if troops(s, c) else (NO_TROOPS_THERE, c)


def withdraw_targets(s: Labyrinth, value: int) -> list[int]:
    if value < HIGHEST_VALUE or us_posture(s) != SOFT:
        return []
    return [c for c in MUSLIM_COUNTRIES if s.regime_change[c] and troops(s, c)]


class Withdraw(OldChoosing):
    """[_]."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        return Asked(US, WHERE_WITHDRAW, withdraw_targets(s, HIGHEST_VALUE))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        if s.troops[answer]:
            s.stack.append([DEPLOY_FRAME.number, HIGHEST_VALUE, WITHDRAWAL, answer, OPEN, 1])
        else:  # only NATO is there
            remove_nato(s)
            s.stack.append([WITHDRAWING.number, answer])

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return withdraw_forbidden(s, option) if is_country(option) else (NOT_ASKED,)


WITHDRAW_FRAME: Final = procedure("labyrinth.withdraw", Withdraw())


def withdraw(s: Labyrinth) -> None:
    s.stack.append([WITHDRAW_FRAME.number])


class Withdrawing(OldChoosing):
    """[_, country], after troops have left: NATO may go too; what a withdrawal leaves behind. The Regime Change marker
    stays."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        if s.nato == f[1]:
            return Asked(US, NATO_TOO, [NATO_MARKER, KEEP], (f[1],))
        self.chosen(s, f, KEEP)
        return None

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        c = f[1]
        if answer == NATO_MARKER:
            remove_nato(s)
        tell(s, WITHDRAWN, c)
        remove_aid(s, c, s.aid[c])
        besiege(s, c)
        roll_prestige(s)


WITHDRAWING: Final = procedure("labyrinth.withdrawing", Withdrawing())
