"""The charts of a game of Labyrinth. Sides differ by colour and by line, and are named where they are drawn."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from realpolitik.games.labyrinth.sides import SIDES
from realpolitik.games.labyrinth.tracks import FUNDING_MOST, PRESTIGE_MOST, WORLD_MOST
from realpolitik.language import Speaker
from realpolitik.language.speaker import dashed
from realpolitik.records.drawing import (
    COLOURS,
    DIM,
    INK,
    SHADE,
    SMALL,
    area,
    axis_words,
    changes,
    in_corners,
    key,
    rule_off,
    sheet,
    steps,
    whole_numbers,
)
from realpolitik.records.labyrinth_figures import (
    BLOCKED,
    FATES,
    PLACED,
    RESOLVED,
    LabyrinthFigures,
)
from realpolitik.records.shared_charts import (
    badge,
    bar,
    cards_by_fate,
    luck,
    luck_added_up,
    name_rows,
    turn_axis,
)
from realpolitik.records.sides import BROKEN, SOLID

MIDDLING: Final = 1.6  # widths of lines
THICK: Final = 2.0
BAND: Final = 7.0
STEP: Final = 0.05  # of a turn: how long the last value is held, so that it can be seen
LEVELS: Final = 3  # of either track, each as wide as the others (4.7.1, 4.7.4)

# governance from below, and its colour; what is not tested yet on top
GOVERNED: Final = {
    "islamist_rule": COLOURS["jihadist-fill"],
    "poor": COLOURS["jihadist-tint"],
    "fair": COLOURS["us-tint"],
    "good": COLOURS["us-fill"],
    "": SHADE,
}
UNTESTED: Final = "untested"


# -- time --------------------------------------------------------------------------------------------------------------


def places(figures: LabyrinthFigures) -> list[float]:
    """Where each moment lies on the axis: the parts of a turn share it evenly."""
    found: list[float] = []
    for turn, those in groupby(figures.moments, lambda moment: moment.turn):
        parts = len(list(those))
        found.extend([turn + (part + 1) / (parts + 1) for part in range(parts)])
    return found


def extended(figures: LabyrinthFigures, values: Sequence[int]) -> tuple[list[float], list[int]]:
    """Places and values, from the beginning of the first turn; the last held for a little, so that it can be seen."""
    across = places(figures)
    return [float(figures.moments[0].turn), *across[1:], across[-1] + STEP], [*values, values[-1]]


def turns(axes: Axes, figures: LabyrinthFigures, speaker: Speaker) -> None:
    turn_axis(axes, figures.moments[0].turn, figures.moments[-1].turn)
    axis_words(axes, speaker.say("chart-turn"), axes.get_ylabel())


# -- over time ---------------------------------------------------------------------------------------------------------


def victory(figures: LabyrinthFigures, speaker: Speaker) -> Figure:
    """Resources that win: above the line those at Good, below it those at Islamist Rule, and what each side needs."""
    figure, [axes] = sheet(3.4)
    rule_off(axes)
    across, good = extended(figures, [moment.good_resources for moment in figures.moments])
    _, islamist = extended(figures, [-moment.islamist_resources for moment in figures.moments])
    needed = figures.good_resources_needed, -figures.islamist_resources_needed
    for values, goal, side in zip((good, islamist), needed, SIDES, strict=True):
        area(axes, across, values, COLOURS[f"{side}-tint"])
        steps(axes, across, values, COLOURS[side], THICK)
        axes.axhline(goal, color=COLOURS[side], linewidth=0.8, linestyle=":")
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.set_ylim(min(needed[1], *islamist) - 3, max(needed[0], *good) + 3)
    axes.yaxis.set_major_formatter(lambda value, _: str(abs(round(value))))
    for number, point in enumerate(figures.turning_points, start=1):
        badge(axes, number, across[point.moment], (good if point.swing > 0 else islamist)[point.moment])
    above, below = speaker.say("chart-good-resources"), speaker.say("chart-islamist-resources")
    in_corners(axes, (above, COLOURS["us"]), (below, COLOURS["jihadist"]))
    turns(axes, figures, speaker)
    return figure


def governance(figures: LabyrinthFigures, speaker: Speaker) -> Figure:
    """How many Muslim countries there are of each governance, one band on the other."""
    figure, [axes] = sheet(3.2)
    below = [0] * len(figures.moments)
    bands = []
    for name, colour in GOVERNED.items():
        counts = [moment.governance[name] for moment in figures.moments]
        across, floor = extended(figures, below)
        below = [low + n for low, n in zip(below, counts, strict=True)]
        _, top = extended(figures, below)
        axes.fill_between(across, floor, top, step="post", color=colour, linewidth=0)
        axes.step(across, top, where="post", color=INK, linewidth=0.6)
        bands.append((colour, BAND, SOLID, f"{speaker.say(f'governance-{dashed(name or UNTESTED)}')} {counts[-1]}"))
    axes.set_ylim(0, max(below))
    whole_numbers(axes)
    axis_words(axes, "", speaker.say("chart-countries"))
    turns(axes, figures, speaker)
    key(axes, bands, columns=3, loc="upper center", bbox_to_anchor=(0.47, -0.17))
    return figure


def tracks(figures: LabyrinthFigures, speaker: Speaker) -> Figure:
    """A panel for prestige, and one for funding, with their levels."""
    figure, panels = sheet(2.6, columns=2)
    prestige = [moment.prestige for moment in figures.moments]
    funding = [moment.funding for moment in figures.moments]
    told = (("us", prestige, PRESTIGE_MOST, "chart-prestige"), ("jihadist", funding, FUNDING_MOST, "chart-funding"))
    for axes, (side, values, most, name) in zip(panels, told, strict=True):
        across, line = extended(figures, values)
        steps(axes, across, line, COLOURS[side], THICK)
        for level in range(LEVELS, most, LEVELS):
            axes.axhline(level + 0.5, color=DIM, linewidth=0.8, linestyle=":")
        axes.set_title(speaker.say(name), loc="left", fontsize=SMALL + 1, color=COLOURS[side], fontweight="bold")
        turns(axes, figures, speaker)
    panels[0].set_ylim(0.5, PRESTIGE_MOST + 0.5)
    whole_numbers(panels[0])
    return figure


def relations(figures: LabyrinthFigures, speaker: Speaker) -> Figure:
    """The posture of the world, and that of the US as a band at the edge that is its own."""
    figure, [axes] = sheet(2.6)
    rule_off(axes)
    across, world = extended(figures, [moment.world_posture for moment in figures.moments])
    area(axes, across, world, SHADE)
    steps(axes, across, world, INK, THICK)
    axes.axhline(0, color=INK, linewidth=0.8)
    hard = [moment.us_posture == "hard" for moment in figures.moments]
    starts, postures = changes(across, [*hard, hard[-1]])
    for start, end, is_hard in zip(starts, [*starts[1:], across[-1]], postures, strict=True):
        corner = (start, WORLD_MOST + 0.4 if is_hard else -WORLD_MOST - 0.8)
        axes.add_patch(Rectangle(corner, end - start, 0.4, color=COLOURS["us-fill"], linewidth=0))
    axes.set_ylim(-WORLD_MOST - 1, WORLD_MOST + 1)
    axes.set_yticks(range(-WORLD_MOST, WORLD_MOST + 1))
    axes.yaxis.set_major_formatter(lambda value, _: str(abs(round(value))))
    turns(axes, figures, speaker)
    place = {"transform": axes.transAxes}
    axes.text(0.01, 0.86, speaker.say("chart-hard"), place, color=DIM, fontsize=SMALL, va="top")
    axes.text(0.01, 0.14, speaker.say("chart-soft"), place, color=DIM, fontsize=SMALL, va="bottom")
    lines = [
        (INK, THICK, SOLID, speaker.say("chart-world-posture")),
        (COLOURS["us-fill"], 2 * THICK, SOLID, speaker.say("chart-us-posture")),
    ]
    key(axes, lines, loc="upper center", bbox_to_anchor=(0.5, -0.24))
    return figure


def pieces(figures: LabyrinthFigures, speaker: Speaker) -> Figure:
    return _lines(
        figures,
        {
            "chart-troops": ("us", [moment.troops for moment in figures.moments]),
            "chart-cells": ("jihadist", [moment.cells for moment in figures.moments]),
        },
        speaker,
    )


def plots(figures: LabyrinthFigures, speaker: Speaker) -> Figure:
    """Plots from the beginning of the game on: placed, blocked, resolved."""
    told = {PLACED: "jihadist", RESOLVED: "ink", BLOCKED: "us"}
    return _lines(
        figures,
        {
            f"plots-{fate}": (colour, [moment.plots[fate] for moment in figures.moments])
            for fate, colour in told.items()
        },
        speaker,
    )


def _lines(figures: LabyrinthFigures, told: dict[str, tuple[str, list[int]]], speaker: Speaker) -> Figure:
    """A line for each, by the message that names it: its colour and its values. Every second is broken."""
    figure, [axes] = sheet(2.6)
    rule_off(axes)
    keys = []
    for number, (name, (colour, values)) in enumerate(told.items()):
        across, up = extended(figures, values)
        line = BROKEN if number % 2 else SOLID
        steps(axes, across, up, COLOURS[colour], THICK, line)
        keys.append((COLOURS[colour], MIDDLING, line, f"{speaker.say(name)} {values[-1]}"))
    axes.set_ylim(0, max([4, *[value for _, values in told.values() for value in values]]) + 1)
    whole_numbers(axes)
    turns(axes, figures, speaker)
    key(axes, keys, loc="upper center", bbox_to_anchor=(0.5, -0.24))
    return figure


# -- in all ------------------------------------------------------------------------------------------------------------


def operations(figures: LabyrinthFigures, speaker: Speaker) -> Figure:
    """A bar for each kind of operation, those of the US first."""
    rows = [(side, kind, ops) for side, kinds in figures.operations.items() for kind, ops in kinds.items()]
    figure, [axes] = sheet(0.6 + 0.27 * len(rows))
    for row, (side, _, ops) in enumerate(rows):
        bar(axes, side, row, ops, speaker)
    name_rows(axes, [speaker.say(f"label-{dashed(kind)}") for _, kind, _ in rows], speaker.say("chart-ops"))
    return figure


def luck_over_time(figures: LabyrinthFigures, speaker: Speaker) -> Figure:
    return luck_added_up(figures.rolls, places(figures), SIDES, lambda axes: turns(axes, figures, speaker), speaker)


def cards(figures: LabyrinthFigures, speaker: Speaker) -> Figure:
    return cards_by_fate(figures.uses, FATES, SIDES, speaker)


DRAWINGS: Final[dict[str, Callable[[LabyrinthFigures, Speaker], Figure]]] = {
    "victory": victory,
    "governance": governance,
    "tracks": tracks,
    "relations": relations,
    "pieces": pieces,
    "plots": plots,
    "operations": operations,
    "luck": luck,
    "luck-over-time": luck_over_time,
    "cards": cards,
}
