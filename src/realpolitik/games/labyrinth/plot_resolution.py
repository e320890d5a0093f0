"""Unblocked plots (8.5.6): at the end of every US action phase all plots on the map are carried out."""

from typing import Final

from realpolitik.games.labyrinth.asking import Choosing, ChoosingCountry
from realpolitik.games.labyrinth.board import (
    GOOD,
    HAS_POSTURE,
    INDIA,
    IRAN,
    ISRAEL,
    MUSLIM,
    SCHENGEN,
    SCHENGEN_COUNTRIES,
    UNITED_STATES,
)
from realpolitik.games.labyrinth.dice import ROLL_PLOT_DAMAGE, roll
from realpolitik.games.labyrinth.labels import KEEP, ROLL_AGAIN
from realpolitik.games.labyrinth.markers import ABBAS, INDO_PAKISTANI_TALKS
from realpolitik.games.labyrinth.plot_markers import plot_countries, take_off
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import (
    PLOT_BACKLASH,
    PLOT_COUNTRY,
    PLOT_MARKER,
    PLOT_VALUE,
    WMD,
    Labyrinth,
    solitaire,
    troops,
)
from realpolitik.games.labyrinth.testing import remove_aid, roll_posture, worsen
from realpolitik.games.labyrinth.tracks import (
    FUNDING_LEAST,
    FUNDING_MOST,
    change_funding,
    change_prestige,
    end_marker,
    roll_prestige,
    roll_us_posture,
    set_funding,
    set_prestige,
)
from realpolitik.games.labyrinth.values import AUTOMATIC, roll_needed
from realpolitik.games.labyrinth.victory import WON_BY_WMD, win
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import ALLOWED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

WMD_DAMAGE: Final = 3  # the dice of a WMD against governance
OTHER_SCHENGEN: Final = 2  # the other Schengen countries whose postures are rolled

WHICH_PLOT_NEXT: Final = question_kind("which_plot_next", "8.5.6", "plot", "*plots")
WHICH_SCHENGEN: Final = question_kind("which_schengen", "8.5.6", "country", "country", "n")
POSTURE_AGAIN: Final = question_kind("posture_again", "8.5.6", "label", "country", "posture")

PLOT_RESOLVED: Final = note_kind("plot_resolved", "8.5.6", "country", "plot")
BACKLASH_STRIKES: Final = note_kind("backlash_strikes", "6.2.7", "country")
POSTURE_IN_QUESTION: Final = note_kind("posture_in_question", "8.5.6", "country")
POSTURE_IN_QUESTION_TOO: Final = note_kind("posture_in_question_too", "8.5.6", "country", "struck")
US_IN_QUESTION: Final = note_kind("us_in_question", "8.5.6")
POSTURE_ROLLED_AGAIN: Final = note_kind("posture_rolled_again", "8.5.6", "country")
PLOT_DAMAGE_ROLLED: Final = note_kind("plot_damage_rolled", "8.5.6", "country", "die", "needed")

NOT_ANOTHER_SCHENGEN: Final = reason_kind("not_another_schengen", "8.5.6", "country")


class ResolvePlots(Choosing):
    """8.5.6: the Jihadists choose the order."""

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        if len(s.plots) == 1:
            self.chosen(s, f, 0)
            return False
        return True

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return list(range(len(s.plots)))

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], WHICH_PLOT_NEXT, options, plot_countries(s))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        """The steps of a plot come off the stack in the order of the table: what comes last is pushed first."""
        plot = s.plots[answer]
        c, value, backlash = plot[PLOT_COUNTRY], PLOT_VALUE[plot[PLOT_MARKER]], plot[PLOT_BACKLASH]
        s.revealed += 1
        note(s, PLOT_RESOLVED, c, value)
        take_off(s, plot)
        _end_markers(s, c)
        if c == UNITED_STATES:
            _strike_the_us(s, value)
            return
        _funding(s, c, value, backlash)
        if MUSLIM[c]:
            s.stack.append(PLOT_DAMAGE.frame(country=c, dice=WMD_DAMAGE if value == WMD else value))
        s.stack.append(PLOT_PRESTIGE.frame(country=c, plot=value))
        if SCHENGEN[c]:
            s.stack.append(OTHER_POSTURES.frame(country=c))
        if HAS_POSTURE[c]:
            if value == WMD and not solitaire(s):
                s.stack.append(ROLLED_AGAIN.frame(country=c))
            note(s, POSTURE_IN_QUESTION, c)
            roll_posture(s, c)


RESOLVE_PLOTS: Final = procedure("labyrinth.resolve_plots", ResolvePlots())


def _end_markers(s: Labyrinth, c: int) -> None:
    """A plot in Israel ends Abbas, one in India the Indo-Pakistani Talks."""
    for country, marker in ((ISRAEL, ABBAS), (INDIA, INDO_PAKISTANI_TALKS)):
        if c == country:
            end_marker(s, marker)


def _strike_the_us(s: Labyrinth, value: int) -> None:
    if value == WMD:
        win(s, JIHADIST, WON_BY_WMD)
        return
    set_funding(s, FUNDING_MOST)
    note(s, US_IN_QUESTION)
    roll_prestige(s)
    roll_us_posture(s)


def _funding(s: Labyrinth, c: int, value: int, backlash: int) -> None:
    """What an attack brings in donations; under Backlash it costs them."""
    good = s.governance[c] == GOOD
    if backlash:
        note(s, BACKLASH_STRIKES, c)
        set_funding(s, FUNDING_LEAST if value == WMD else s.funding - (2 if good else 1))
    elif MUSLIM[c] or c == IRAN:
        change_funding(s, 2 if good else 1)
    elif value == WMD:
        set_funding(s, FUNDING_MOST)
    else:
        change_funding(s, 2 * value if good else value)


class RolledAgain(Choosing):
    """8.5.6: after the posture of a country was rolled for a WMD the Jihadists may have it rolled once more."""

    COUNTRY: Final = 1

    def frame(self, country: int) -> Frame:
        return [self.number, country]

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return [KEEP, ROLL_AGAIN]

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        c = f[self.COUNTRY]
        return Question(s.seats[JIHADIST], POSTURE_AGAIN, options, (c, s.posture[c]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == ROLL_AGAIN:
            note(s, POSTURE_ROLLED_AGAIN, f[self.COUNTRY])
            roll_posture(s, f[self.COUNTRY])


ROLLED_AGAIN: Final = procedure("labyrinth.rolled_again", RolledAgain())


class OtherPostures(ChoosingCountry):
    """8.5.6: a plot in a Schengen country has the postures of others rolled too."""

    COUNTRY: Final = 1
    LEFT: Final = 2  # how many others
    COUNTRIES_ON: Final = 3  # those that have been rolled

    def frame(self, country: int) -> Frame:
        return [self.number, country, OTHER_SCHENGEN, country]

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return SCHENGEN_COUNTRIES if f[self.LEFT] else []

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        another = SCHENGEN[option] and option not in f[self.COUNTRIES_ON :]
        return ALLOWED if another else (NOT_ANOTHER_SCHENGEN, option)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], WHICH_SCHENGEN, options, (f[self.COUNTRY], f[self.LEFT]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f[self.LEFT] -= 1
        f.append(answer)
        note(s, POSTURE_IN_QUESTION_TOO, answer, f[self.COUNTRY])
        roll_posture(s, answer)


OTHER_POSTURES: Final = procedure("labyrinth.other_postures", OtherPostures())


class PlotPrestige(Procedure[Labyrinth]):
    """8.5.6: what a plot costs where troops could not prevent it."""

    COUNTRY: Final = 1
    PLOT: Final = 2  # its value

    def frame(self, country: int, plot: int) -> Frame:
        return [self.number, country, plot]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        s.stack.pop()
        if troops(s, f[self.COUNTRY]):
            if f[self.PLOT] == WMD:
                set_prestige(s, 1)
            else:
                change_prestige(s, -1)
        return None


PLOT_PRESTIGE: Final = procedure("labyrinth.plot_prestige", PlotPrestige())


class PlotDamage(Procedure[Labyrinth]):
    """8.5.6: each success takes an Aid and worsens governance, never to Islamist Rule. All dice go by the governance at
    first."""

    COUNTRY: Final = 1
    DICE: Final = 2  # those left
    SUCCESSES: Final = 3

    def frame(self, country: int, dice: int) -> Frame:
        return [self.number, country, dice, 0]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        c = f[self.COUNTRY]
        if f[self.DICE] and roll_needed(s, c) < AUTOMATIC:
            return roll(ROLL_PLOT_DAMAGE, c)
        s.stack.pop()
        remove_aid(s, c, f[self.SUCCESSES])
        for _ in range(f[self.SUCCESSES]):
            worsen(s, c)
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        c = f[self.COUNTRY]
        needed = roll_needed(s, c)
        note(s, PLOT_DAMAGE_ROLLED, c, answer, needed)
        f[self.DICE] -= 1
        if answer <= needed:
            f[self.SUCCESSES] += 1


PLOT_DAMAGE: Final = procedure("labyrinth.plot_damage", PlotDamage())
