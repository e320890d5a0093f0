"""Plot markers (4.7.8, 4.8.1): which are available, where they lie, when they leave the game."""

from typing import Final

from realpolitik.games.labyrinth.board import PHILIPPINES, UNITED_STATES
from realpolitik.games.labyrinth.markers import ABU_SAYYAF, NEST
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.games.labyrinth.state import (
    ANY_PLOT,
    LOOSE_WMD,
    NUMBERED_PLOTS,
    PLOT_COUNTRY,
    PLOT_MARKER,
    PLOT_MARKERS,
    PLOT_VALUE,
    WMD,
    Labyrinth,
    cells,
    note_for,
    solitaire,
    troops,
    without,
)
from realpolitik.games.labyrinth.tracks import change_prestige
from realpolitik.kernel.question import note_kind
from realpolitik.kernel.state import note

SOLITAIRE_PLOTS: Final = 6  # 9.3.3
WMD_FIRST: Final = min(LOOSE_WMD)  # the first marker that is a WMD; lower values have lower numbers

PLOT_PLACED: Final = note_kind("plot_placed", "8.5.4", "country")
PLOT_PLACED_OPENLY: Final = note_kind("plot_placed_openly", "6.2.7", "country", "plot")
PLOT_HIDDEN: Final = note_kind("plot_hidden", "8.5.4", "country", "plot")  # to the Jihadists alone
PLOT_BLOCKED: Final = note_kind("plot_blocked", "7.5.3", "country", "plot")
WMD_AVAILABLE: Final = note_kind("wmd_available", "4.7.8.1", "n")
ABU_SAYYAF_STRIKES: Final = note_kind("abu_sayyaf_strikes", "6.2.7", "country")


def limit_of(ops: int) -> int:
    """8.5.2: the values a plot may have that an operation of so many Ops places, a bit each: up to the Ops, or WMD."""
    return ANY_PLOT & ((1 << (ops + 1)) - 1) | 1 << WMD


def is_within(marker: int, limit: int) -> bool:
    return limit >> PLOT_VALUE[marker] & 1 > 0


def one_of_each(markers: list[int]) -> list[int]:
    """Markers of the same value are all the same: one of each is enough to choose from."""
    found: list[int] = []
    for marker in sorted(markers):
        if all(PLOT_VALUE[marker] != PLOT_VALUE[seen] for seen in found):
            found.append(marker)
    return found


def plot_countries(s: Labyrinth) -> tuple[int, ...]:
    """Where the plots on the map are, in their order: by this a question tells them apart."""
    return tuple([plot[PLOT_COUNTRY] for plot in s.plots])


def put_plot(s: Labyrinth, c: int, marker: int, limit: int) -> None:
    """8.5.4: an available marker goes to a country face down; Abu Sayyaf may cost the US prestige."""
    face_up = int(_is_seen(s, c, marker))
    if _surely_no_wmd(s, c, face_up):
        limit &= ~(1 << WMD)
    s.available.remove(marker)
    s.plots.append([c, marker, 0, face_up, limit])
    if face_up:
        note(s, PLOT_PLACED_OPENLY, c, PLOT_VALUE[marker])
    else:
        note(s, PLOT_PLACED, c)
        note_for(s, JIHADIST, PLOT_HIDDEN, c, PLOT_VALUE[marker])
    if c == PHILIPPINES and s.markers[ABU_SAYYAF] and troops(s, c) <= cells(s, c):
        note(s, ABU_SAYYAF_STRIKES, c)
        change_prestige(s, -1)


def _surely_no_wmd(s: Labyrinth, c: int, face_up: int) -> bool:
    """What everybody can tell of a plot: that no WMD has come out of its box and is still in the game; or that NEST
    would have shown it."""
    out = PLOT_MARKERS - len(NUMBERED_PLOTS) - len(s.loose) - len(s.arsenal) - len(s.removed_plots)
    return out == 0 or (c == UNITED_STATES and s.markers[NEST] > 0 and not face_up)


def _is_seen(s: Labyrinth, c: int, marker: int) -> bool:
    """NEST: a WMD in the United States is seen; alone, any plot there as long as a WMD is among those available."""
    if c != UNITED_STATES or not s.markers[NEST]:
        return False
    if solitaire(s):
        return any(PLOT_VALUE[other] == WMD for other in s.available)
    return PLOT_VALUE[marker] == WMD


def take_off(s: Labyrinth, plot: list[int]) -> None:
    """A plot on the map was blocked or has been carried out: its marker is available again, a WMD is gone (8.5.5)."""
    s.plots.remove(plot)
    marker = plot[PLOT_MARKER]
    if PLOT_VALUE[marker] == WMD:
        s.removed_plots = (*s.removed_plots, marker)
    else:
        s.available.append(marker)
    _keep_six(s)


def block(s: Labyrinth, plot: list[int]) -> None:
    """7.5.3: reveal a plot and take it off the map."""
    s.revealed += 1
    note(s, PLOT_BLOCKED, plot[PLOT_COUNTRY], PLOT_VALUE[plot[PLOT_MARKER]])
    take_off(s, plot)


def make_available(s: Labyrinth, box: tuple[int, ...], n: int) -> tuple[int, ...]:
    """4.7.8.1: WMD markers come out of their box; alone each takes the place of the lowest available (9.3.3). Gives
    back what stays in the box."""
    stays = max(0, len(box) - n)
    s.available.extend(reversed(box[stays:]))
    if stays < len(box):
        note(s, WMD_AVAILABLE, len(box) - stays)
    _keep_six(s)
    return box[:stays]


def _keep_six(s: Labyrinth) -> None:
    """9.3.3: alone there are always six markers in play: the lowest available makes room for a WMD, and the highest of
    those set aside comes back when one is used up."""
    if not solitaire(s):
        return
    while len(s.available) + len(s.plots) > SOLITAIRE_PLOTS and min(s.available, default=WMD_FIRST) < WMD_FIRST:
        s.set_aside = (*s.set_aside, min(s.available))
        s.available.remove(s.set_aside[-1])
    while len(s.available) + len(s.plots) < SOLITAIRE_PLOTS and s.set_aside:
        s.available.append(max(s.set_aside))
        s.set_aside = without(s.set_aside, s.available[-1])


def free_arsenal(s: Labyrinth) -> None:
    """8.4.5: Pakistan has fallen to Islamist Rule, for the first time."""
    s.arsenal = make_available(s, s.arsenal, len(s.arsenal))
