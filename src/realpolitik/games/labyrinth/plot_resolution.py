"""Unblocked plots (8.5.6): at the end of every US action phase all plots on the map are carried out."""

from typing import Final

from realpolitik.games.labyrinth.asking_old import Asked, OldChoosing
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
    tell,
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
from realpolitik.games.labyrinth.values import AUTOMATIC, is_country, roll_needed
from realpolitik.games.labyrinth.victory import WON_BY_WMD, win
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import NOT_ASKED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame

WMD_DAMAGE: Final = 3  # the dice of a WMD against governance
OTHER_SCHENGEN: Final = 2  # the other Schengen countries whose postures are rolled

WHICH_PLOT_NEXT: Final = question_kind("which_plot_next", "8.5.6", "plot", "*plots")
WHICH_SCHENGEN: Final = question_kind("which_schengen", "8.5.6", "country", "country", "n")
POSTURE_AGAIN: Final = question_kind("posture_again", "8.5.6", "label", "country", "posture")

PLOT_RESOLVED: Final = note_kind("plot_resolved", "8.5.6", "country", "plot")
BACKLASH_STRIKES: Final = note_kind("backlash_strikes", "6.2.7", "country")
PLOT_DAMAGE_ROLLED: Final = note_kind("plot_damage_rolled", "8.5.6", "country", "die", "needed")

NOT_ANOTHER_SCHENGEN: Final = reason_kind("not_another_schengen", "8.5.6", "country")


class ResolvePlots(OldChoosing):
    """8.5.6: [_]; the Jihadists choose the order."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        if not s.plots:
            s.stack.pop()
            return None
        if len(s.plots) > 1:
            return Asked(JIHADIST, WHICH_PLOT_NEXT, list(range(len(s.plots))), plot_countries(s))
        self.chosen(s, f, 0)
        return None

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        """The steps of a plot come off the stack in the order of the table: what comes last is pushed first."""
        plot = s.plots[answer]
        c, value, backlash = plot[PLOT_COUNTRY], PLOT_VALUE[plot[PLOT_MARKER]], plot[PLOT_BACKLASH]
        s.revealed += 1
        tell(s, PLOT_RESOLVED, c, value)
        take_off(s, plot)
        _end_markers(s, c)
        if c == UNITED_STATES:
            _strike_the_us(s, value)
            return
        _funding(s, c, value, backlash)
        if MUSLIM[c]:
            s.stack.append([PLOT_DAMAGE.number, c, WMD_DAMAGE if value == WMD else value, 0])
        s.stack.append([PLOT_PRESTIGE.number, c, value])
        if SCHENGEN[c]:
            s.stack.append([OTHER_POSTURES.number, c, OTHER_SCHENGEN, c])
        if HAS_POSTURE[c]:
            if value == WMD and not solitaire(s):
                s.stack.append([ROLLED_AGAIN.number, c])
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
    roll_prestige(s)
    roll_us_posture(s)


def _funding(s: Labyrinth, c: int, value: int, backlash: int) -> None:
    """What an attack brings in donations; under Backlash it costs them."""
    good = s.governance[c] == GOOD
    if backlash:
        tell(s, BACKLASH_STRIKES, c)
        set_funding(s, FUNDING_LEAST if value == WMD else s.funding - (2 if good else 1))
    elif MUSLIM[c] or c == IRAN:
        change_funding(s, 2 if good else 1)
    elif value == WMD:
        set_funding(s, FUNDING_MOST)
    else:
        change_funding(s, 2 * value if good else value)


class RolledAgain(OldChoosing):
    """[_, country], after its posture was rolled for a WMD: the Jihadists may have it rolled once more (8.5.6)."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        return Asked(JIHADIST, POSTURE_AGAIN, [KEEP, ROLL_AGAIN], (f[1], s.posture[f[1]]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == ROLL_AGAIN:
            roll_posture(s, f[1])


ROLLED_AGAIN: Final = procedure("labyrinth.rolled_again", RolledAgain())


class OtherPostures(OldChoosing):
    """8.5.6: [_, country, how many others are left, *those that have been rolled]."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        if f[2] == 0:
            s.stack.pop()
            return None
        return Asked(JIHADIST, WHICH_SCHENGEN, [c for c in SCHENGEN_COUNTRIES if c not in f[3:]], (f[1], f[2]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f[2] -= 1
        f.append(answer)
        roll_posture(s, answer)

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return (NOT_ANOTHER_SCHENGEN, option) if is_country(option) else (NOT_ASKED,)


OTHER_POSTURES: Final = procedure("labyrinth.other_postures", OtherPostures())


class PlotPrestige(Procedure[Labyrinth]):
    """[_, country, plot]: troops who could not prevent it."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        s.stack.pop()
        if troops(s, f[1]):
            if f[2] == WMD:
                set_prestige(s, 1)
            else:
                change_prestige(s, -1)
        return None


PLOT_PRESTIGE: Final = procedure("labyrinth.plot_prestige", PlotPrestige())


class PlotDamage(Procedure[Labyrinth]):
    """[_, country, dice left, successes]: each success takes an Aid and worsens governance, never to Islamist Rule. All
    dice go by the governance at first."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        if f[2] and roll_needed(s, f[1]) < AUTOMATIC:
            return roll(ROLL_PLOT_DAMAGE, f[1])
        s.stack.pop()
        remove_aid(s, f[1], f[3])
        for _ in range(f[3]):
            worsen(s, f[1])
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        needed = roll_needed(s, f[1])
        tell(s, PLOT_DAMAGE_ROLLED, f[1], answer, needed)
        f[2] -= 1
        if answer <= needed:
            f[3] += 1


PLOT_DAMAGE: Final = procedure("labyrinth.plot_damage", PlotDamage())
