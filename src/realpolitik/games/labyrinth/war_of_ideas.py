"""War of Ideas (7.2): persuading Muslim countries (7.2.1), and the postures of others (7.2.3)."""

from typing import Final

from realpolitik.games.labyrinth.asking import ChoosingForUS
from realpolitik.games.labyrinth.board import (
    ADJACENT,
    ADVERSARY,
    ALLY,
    COUNTRIES,
    FAIR,
    GOOD,
    HAS_POSTURE,
    MUSLIM,
    NEUTRAL,
)
from realpolitik.games.labyrinth.dice import ROLL_WAR_OF_IDEAS, roll
from realpolitik.games.labyrinth.state import Labyrinth, cells, is_untested, troops
from realpolitik.games.labyrinth.testing import improve, place_aid, roll_posture, set_alignment, test_country
from realpolitik.games.labyrinth.tracks import change_prestige, gwot_penalty, prestige_level, us_posture
from realpolitik.games.labyrinth.values import value_missing
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

SUCCEEDS_ON: Final = 5
SURPLUS: Final = 5  # 7.2.1.3, 7.3.1: the troops that a Regime Change country needs beyond its cells

WHERE_WAR_OF_IDEAS: Final = question_kind("where_war_of_ideas", "7.2", "country", "value")

WAR_OF_IDEAS_ROLLED: Final = note_kind("war_of_ideas_rolled", "7.2.1.2", "country", "die", "modifier", "total")
WAR_OF_IDEAS_FAILS: Final = note_kind("war_of_ideas_fails", "4.9.5", "country", "governance", "value")
POSTURE_MATCHES: Final = note_kind("posture_matches", "7.2.3", "country", "posture")

NO_POSTURE_TO_SWAY: Final = reason_kind("no_posture_to_sway", "7.2.3", "country")
IS_ADVERSARY: Final = reason_kind("is_adversary", "7.2.1.1", "country")
NOTHING_TO_IMPROVE: Final = reason_kind("nothing_to_improve", "7.2.1.1", "country")
TOO_FEW_TROOPS: Final = reason_kind("too_few_troops", "7.2.1.3", "country", "needed")


def war_of_ideas_forbidden(s: Labyrinth, c: int, value: int) -> Reason:
    """7.2: the reason against a War of Ideas in a country with a card of that value, or ALLOWED."""
    if not MUSLIM[c]:
        return value_missing(s, c, value) if HAS_POSTURE[c] else (NO_POSTURE_TO_SWAY, c)
    if is_untested(s, c):
        return ALLOWED  # 4.9.5: the test decides whether the value is enough
    missing = value_missing(s, c, value)
    if missing:
        return missing
    if s.alignment[c] == ADVERSARY:
        return (IS_ADVERSARY, c)
    if s.governance[c] == GOOD and s.alignment[c] == ALLY:
        return (NOTHING_TO_IMPROVE, c)
    if s.regime_change[c] and troops(s, c) - cells(s, c) < SURPLUS:
        return (TOO_FEW_TROOPS, c, cells(s, c) + SURPLUS)
    return ALLOWED


def war_of_ideas_targets(s: Labyrinth, value: int) -> list[int]:
    return [c for c in range(COUNTRIES) if not war_of_ideas_forbidden(s, c, value)]


def can_wage_war_of_ideas(s: Labyrinth, value: int) -> bool:
    for c in range(COUNTRIES):
        if not war_of_ideas_forbidden(s, c, value):
            return True
    return False


def modifier(s: Labyrinth, c: int, ignores_gwot: bool) -> int:
    """The War of Ideas table (4.9.2)."""
    total = prestige_level(s) - 1 + s.aid[c]
    if s.governance[c] == FAIR and s.alignment[c] == ALLY:
        total -= 1
    if any(s.governance[n] == GOOD and s.alignment[n] == ALLY for n in ADJACENT[c]):
        total += 1
    return total if ignores_gwot else total - gwot_penalty(s)


class WarOfIdeas(ChoosingForUS):
    """7.2: the US chooses where, with a card of that value."""

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return war_of_ideas_forbidden(s, option, f[self.VALUE])

    def options(self, s: Labyrinth, f: Frame) -> list[int]:
        """The fast way: the same, without a detour for every country."""
        return war_of_ideas_targets(s, f[self.VALUE])

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        war_of_ideas_in(s, answer, f[self.VALUE])


WAR_OF_IDEAS_FRAME: Final = procedure("labyrinth.war_of_ideas", WarOfIdeas(WHERE_WAR_OF_IDEAS))


def war_of_ideas(s: Labyrinth, value: int) -> None:
    s.stack.append(WAR_OF_IDEAS_FRAME.frame(value=value))


def war_of_ideas_in(s: Labyrinth, c: int, value: int, ignores_gwot: bool = False) -> None:
    """A roll in that very country."""
    if MUSLIM[c]:
        s.stack.append(PERSUADE.frame(country=c, value=value, ignores_gwot=int(ignores_gwot)))
    else:
        s.stack.append(SWAY.frame(country=c))
        roll_posture(s, c)


class Persuade(Procedure[Labyrinth]):
    """7.2.1: a roll in a Muslim country, which is tested first."""

    COUNTRY: Final = 1
    VALUE: Final = 2  # of the card
    IGNORES_GWOT: Final = 3

    def frame(self, country: int, value: int, ignores_gwot: int) -> Frame:
        return [self.number, country, value, ignores_gwot]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        c = f[self.COUNTRY]
        if is_untested(s, c):
            test_country(s, c)
            return None
        if value_missing(s, c, f[self.VALUE]):
            s.stack.pop()
            note(s, WAR_OF_IDEAS_FAILS, c, s.governance[c], f[self.VALUE])
            return None
        return roll(ROLL_WAR_OF_IDEAS, c)

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        c = f[self.COUNTRY]
        added = modifier(s, c, f[self.IGNORES_GWOT] > 0)
        total = answer + added
        note(s, WAR_OF_IDEAS_ROLLED, c, answer, added, total)
        if total >= SUCCEEDS_ON:
            if s.alignment[c] == NEUTRAL:
                set_alignment(s, c, ALLY)
            else:
                improve(s, c)
        elif total == SUCCEEDS_ON - 1 and not s.aid[c]:
            place_aid(s, c)  # 7.2.2.1


PERSUADE: Final = procedure("labyrinth.persuade", Persuade())


class Sway(Procedure[Labyrinth]):
    """7.2.3: what follows in a country after its posture has been rolled."""

    COUNTRY: Final = 1

    def frame(self, country: int) -> Frame:
        return [self.number, country]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        s.stack.pop()
        posture = s.posture[f[self.COUNTRY]]
        if posture == us_posture(s):
            note(s, POSTURE_MATCHES, f[self.COUNTRY], posture)
            change_prestige(s, 1)
        return None


SWAY: Final = procedure("labyrinth.sway", Sway())
