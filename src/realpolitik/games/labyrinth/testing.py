"""Country tests (4.9.3, 4.9.4), and how governance and alignment change (4.2)."""

from typing import Final

from realpolitik.games.labyrinth.board import (
    ADVERSARY,
    ALLY,
    FAIR,
    GOOD,
    HARD,
    ISLAMIST_RULE,
    MUSLIM,
    NEUTRAL,
    PAKISTAN,
    POOR,
    SOFT,
    UNTESTED,
)
from realpolitik.games.labyrinth.dice import ROLL_GOVERNANCE, ROLL_POSTURE, roll
from realpolitik.games.labyrinth.options import BESIEGED_CALIPHATE
from realpolitik.games.labyrinth.plot_markers import free_arsenal
from realpolitik.games.labyrinth.state import (
    GOOD_OR_FAIR,
    GOOD_RESOURCES,
    ISLAMIST_RESOURCES,
    POOR_OR_ISLAMIST,
    Labyrinth,
    is_untested,
    resources,
    troops,
    with_value,
)
from realpolitik.games.labyrinth.tracks import change_funding, set_prestige
from realpolitik.games.labyrinth.victory import check_victory
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import Question, note_kind
from realpolitik.kernel.state import Frame, note

GOVERNANCE_CHANGED: Final = note_kind("governance_changed", "4.2.2", "country", "governance", "governance_before")
ALIGNMENT_CHANGED: Final = note_kind("alignment_changed", "4.2.3", "country", "alignment")
COUNTRY_TESTED: Final = note_kind("country_tested", "4.9.4", "country", "die", "governance")
GOVERNANCE_ROLLED: Final = note_kind("governance_rolled", "4.9.3", "country", "die", "governance")
POSTURE_TESTED: Final = note_kind("posture_tested", "4.9.4", "country", "die", "posture")
POSTURE_ROLLED: Final = note_kind("posture_rolled", "4.9.3", "country", "die", "posture")
ISLAMIST_REVOLUTION: Final = note_kind("islamist_revolution", "8.4.4", "country", "n")
REGIME_CHANGE_ENDS: Final = note_kind("regime_change_ends", "7.3.4.1", "country")
AID_PLACED: Final = note_kind("aid_placed", "7.2.2", "country", "n")
AID_REMOVED: Final = note_kind("aid_removed", "7.2.2.3", "country", "n")
BESIEGED: Final = note_kind("besieged", "4.8.3", "country")
NO_LONGER_BESIEGED: Final = note_kind("no_longer_besieged", "8.4.3.2", "country")


# -- governance and alignment (4.2) ------------------------------------------------------------------------------------


def set_governance(s: Labyrinth, c: int, governance: int, told: bool = False) -> None:
    """4.2.1, 4.7.6: with what goes with Good (7.2.1.1) and Islamist Rule (8.4.4). The side that has its aim wins.
    `told`: another note has said it."""
    before = s.governance[c]
    if governance == before:
        return
    _count(s, c, before, -1)
    s.governance[c] = governance
    _count(s, c, governance, 1)
    if not told:
        note(s, GOVERNANCE_CHANGED, c, governance, before)
    if governance in (GOOD, FAIR) and (before == UNTESTED or governance < before):
        s.improved = (*s.improved, c)
    if governance in (GOOD, ISLAMIST_RULE):
        if s.regime_change[c]:
            s.regime_change = with_value(s.regime_change, c, 0)
            note(s, REGIME_CHANGE_ENDS, c)
        remove_aid(s, c, s.aid[c])
        end_siege(s, c)
    if governance == ISLAMIST_RULE:
        _revolution(s, c)
    check_victory(s)


def _count(s: Labyrinth, c: int, governance: int, by: int) -> None:
    """Keep the victory track up to date (4.7.6)."""
    if governance == GOOD:
        s.victory[GOOD_RESOURCES] += by * resources(s, c)
    elif governance == ISLAMIST_RULE:
        s.victory[ISLAMIST_RESOURCES] += by * resources(s, c)
    if governance in (GOOD, FAIR):
        s.victory[GOOD_OR_FAIR] += by
    elif governance in (POOR, ISLAMIST_RULE):
        s.victory[POOR_OR_ISLAMIST] += by


def _revolution(s: Labyrinth, c: int) -> None:
    """8.4.4, 8.4.5."""
    note(s, ISLAMIST_REVOLUTION, c, resources(s, c))
    set_alignment(s, c, ADVERSARY)
    change_funding(s, resources(s, c))
    if c == PAKISTAN:
        free_arsenal(s)
    if troops(s, c):
        set_prestige(s, 1)


def improve(s: Labyrinth, c: int) -> None:
    """One level better, up to Good; Islamist Rule becomes Poor."""
    if s.governance[c] > GOOD:
        set_governance(s, c, s.governance[c] - 1)


def worsen(s: Labyrinth, c: int) -> None:
    """One level worse, but not to Islamist Rule."""
    if UNTESTED < s.governance[c] < POOR:
        set_governance(s, c, s.governance[c] + 1)


def set_alignment(s: Labyrinth, c: int, alignment: int) -> None:
    if s.alignment[c] != alignment:
        s.alignment = with_value(s.alignment, c, alignment)
        note(s, ALIGNMENT_CHANGED, c, alignment)


def shift(s: Labyrinth, c: int, by: int) -> None:
    """One box on: -1 toward Ally, 1 toward Adversary, no farther than the end."""
    if s.alignment[c]:
        set_alignment(s, c, min(ADVERSARY, max(ALLY, s.alignment[c] + by)))


def place_aid(s: Labyrinth, c: int) -> None:
    s.aid = with_value(s.aid, c, s.aid[c] + 1)
    note(s, AID_PLACED, c, s.aid[c])


def remove_aid(s: Labyrinth, c: int, n: int) -> None:
    """7.2.2.3: as much as there is."""
    n = min(n, s.aid[c])
    if n:
        s.aid = with_value(s.aid, c, s.aid[c] - n)
        note(s, AID_REMOVED, c, n)


def besiege(s: Labyrinth, c: int) -> None:
    """8.4.3.2: at most one marker. A card may place it at Islamist Rule too (6.2.2), unless an option says no."""
    if not s.besieged[c] and (s.governance[c] != ISLAMIST_RULE or s.options[BESIEGED_CALIPHATE]):
        s.besieged = with_value(s.besieged, c, 1)
        note(s, BESIEGED, c)


def end_siege(s: Labyrinth, c: int) -> None:
    if s.besieged[c]:
        s.besieged = with_value(s.besieged, c, 0)
        note(s, NO_LONGER_BESIEGED, c)


# -- tests (4.9.4) -----------------------------------------------------------------------------------------------------


class Test(Procedure[Labyrinth]):
    """4.9.4: a country is tested; only if it has no marker."""

    COUNTRY: Final = 1

    def frame(self, country: int) -> Frame:
        return [self.number, country]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        c = f[self.COUNTRY]
        if not is_untested(s, c):
            s.stack.pop()
            return None
        return roll(ROLL_GOVERNANCE if MUSLIM[c] else ROLL_POSTURE, c)

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        c = f[self.COUNTRY]
        s.stack.pop()
        if MUSLIM[c]:
            governance = rolled_governance(answer)
            if s.noting:
                note(s, COUNTRY_TESTED, c, answer, governance)
            s.alignment = with_value(s.alignment, c, NEUTRAL)
            set_governance(s, c, governance, told=True)
        else:
            note(s, POSTURE_TESTED, c, answer, rolled_posture(answer))
            s.posture = with_value(s.posture, c, rolled_posture(answer))


TEST: Final = procedure("labyrinth.test", Test())


def rolled_governance(die: int) -> int:
    """4.9.3: never Good, never Islamist Rule."""
    return FAIR if die >= 5 else POOR


def rolled_posture(die: int) -> int:
    return HARD if die >= 5 else SOFT


def test_country(s: Labyrinth, c: int) -> None:
    """Have a country tested, if it has not been; what follows must wait for the die."""
    if is_untested(s, c):
        s.stack.append(TEST.frame(country=c))


class RollPosture(Procedure[Labyrinth]):
    """4.9.3: of a country, whether it has been tested or not. `result` is the posture."""

    COUNTRY: Final = 1

    def frame(self, country: int) -> Frame:
        return [self.number, country]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        return roll(ROLL_POSTURE, f[self.COUNTRY])

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        s.result = rolled_posture(answer)
        note(s, POSTURE_ROLLED, f[self.COUNTRY], answer, s.result)
        s.posture = with_value(s.posture, f[self.COUNTRY], s.result)


ROLL_POSTURE_FRAME: Final = procedure("labyrinth.roll_posture", RollPosture())


def roll_posture(s: Labyrinth, c: int) -> None:
    s.stack.append(ROLL_POSTURE_FRAME.frame(country=c))
