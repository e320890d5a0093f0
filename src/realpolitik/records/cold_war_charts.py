"""The charts of a game of the cold war. Sides differ by colour and by line, and are named where they are drawn."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from realpolitik.games.cold_war.board import SIDES
from realpolitik.games.cold_war.deck import MID
from realpolitik.games.cold_war.game import ColdWarGame
from realpolitik.games.cold_war.rules import Rules
from realpolitik.kernel.kits import game_named
from realpolitik.language import Speaker
from realpolitik.language.speaker import dashed
from realpolitik.records.cold_war_figures import (
    ACTION,
    AHEAD,
    DEAL,
    FATES,
    FINAL_SCORING,
    FLASHPOINT,
    HEADLINE,
    SETUP,
    ColdWarFigures,
    Moment,
    Standing,
)
from realpolitik.records.drawing import (
    COLOURS,
    DIM,
    GLOW,
    INK,
    LINE,
    SHADE,
    SMALL,
    area,
    axis_words,
    in_corners,
    key,
    pairs,
    rule_off,
    sheet,
    steps,
    title,
    whole_numbers,
)
from realpolitik.records.shared_charts import (
    ROOM,
    badge,
    bar,
    cards_by_fate,
    luck,
    luck_added_up,
    name_rows,
    turn_axis,
)
from realpolitik.records.sides import SIDES as MARKED
from realpolitik.records.sides import SOLID

SLOTS: Final = 20  # places within a turn: the deal, two headlines, sixteen action rounds, the end
HEIGHTS: Final = {"absent": 0.0, "presence": 0.2, "domination": 0.5, AHEAD: 0.5, "control": 0.85}  # of a band
THIN: Final = 0.9  # widths of lines
MIDDLING: Final = 1.6
THICK: Final = 2.0


# -- time --------------------------------------------------------------------------------------------------------------


def place(moment: Moment, number: int, moments: tuple[Moment, ...]) -> float:
    """Where a moment lies on the axis: turn 3 goes from 3 to 4."""
    if moment.part == SETUP:
        return moment.turn
    if moment.part == DEAL:
        return moment.turn + 0.5 / SLOTS
    before = moments[max(0, number - 1)]
    second = number > 0 and (before.part, before.round) == (moment.part, moment.round)
    if moment.part in (HEADLINE, ACTION):
        return moment.turn + (1 + 2 * moment.round + second) / SLOTS
    return moment.turn + 1 + (0.2 if moment.part == FINAL_SCORING else -0.5 / SLOTS)


def places(figures: ColdWarFigures) -> list[float]:
    return [place(moment, number, figures.moments) for number, moment in enumerate(figures.moments)]


def turns(axes: Axes, figures: ColdWarFigures, speaker: Speaker, periods: bool = True) -> None:
    """The axis of turns, with the periods behind it, and room for what comes last."""
    first, last = figures.moments[0].turn, figures.moments[-1].turn
    width = last + 1 - first
    turn_axis(axes, first, last)
    for period, begins, ends in _periods(figures):
        if period == MID:
            axes.axvspan(begins, ends, color=SHADE, zorder=0, linewidth=0)
        if periods:
            middle = ((begins + ends) / 2 - first) / (width * (1 + ROOM))
            words = speaker.name("PERIOD", period)
            axes.text(
                middle, 1.01, words, transform=axes.transAxes, color=DIM, fontsize=SMALL, ha="center", va="bottom"
            )


def _rules(figures: ColdWarFigures) -> Rules:
    game = game_named(figures.game)
    assert isinstance(game, ColdWarGame)
    return game.rules


def _periods(figures: ColdWarFigures) -> Iterator[tuple[int, int, int]]:
    """The periods that the game has come to: where each begins and ends on the axis."""
    first, last = figures.moments[0].turn, figures.moments[-1].turn
    edges = [max(turn, first) for turn in _rules(figures).periods]
    for period, (begins, ends) in enumerate(pairwise([*edges, last + 1])):
        if begins < min(ends, last + 1):
            yield period, begins, min(ends, last + 1)


def extended(figures: ColdWarFigures, values: list[int]) -> tuple[list[float], list[int]]:
    """Places and values, the last held for a little, so that it can be seen."""
    across = places(figures)
    return [*across, across[-1] + 1 / SLOTS], [*values, values[-1]]


# -- over time ---------------------------------------------------------------------------------------------------------


def score(figures: ColdWarFigures, speaker: Speaker) -> Figure:
    figure, [axes] = sheet(3.7)
    rule_off(axes)
    across, vp = extended(figures, [moment.vp for moment in figures.moments])
    _, balance = extended(figures, [moment.balance for moment in figures.moments])
    _fill(axes, across, vp)
    steps(axes, across, balance, GLOW, THIN)
    steps(axes, across, vp, INK, THICK)
    most = max(figures.winning_vp + 6, *[abs(value) + 3 for value in balance])
    axes.set_ylim(-most, most)
    axes.axhline(0, color=INK, linewidth=0.8)
    for edge in (-figures.winning_vp, figures.winning_vp):
        axes.axhline(edge, color=DIM, linewidth=0.8, linestyle=":")
    turns(axes, figures, speaker)
    for number, point in enumerate(figures.turning_points, start=1):
        badge(axes, number, across[point.moment], balance[point.moment])
    above, below = speaker.say("chart-us-ahead"), speaker.say("chart-ussr-ahead")
    in_corners(axes, (above, COLOURS["us"]), (below, COLOURS["ussr"]))
    lines = [(INK, THICK, SOLID, speaker.say("chart-vp")), (GLOW, THIN, SOLID, speaker.say("chart-balance"))]
    key(axes, lines, loc="upper center", bbox_to_anchor=(0.5, -0.17))
    axis_words(axes, speaker.say("chart-turn"), speaker.say("chart-points"))
    return figure


def _fill(axes: Axes, across: list[float], values: list[int]) -> None:
    """Who is ahead."""
    for side, ahead in (("us", [max(0, value) for value in values]), ("ussr", [min(0, value) for value in values])):
        area(axes, across, ahead, COLOURS[f"{side}-tint"])


def regions(figures: ColdWarFigures, speaker: Speaker) -> Figure:
    """A panel for each: what scoring the region would pay, and what it did pay."""
    figure, panels = pairs(len(figures.moments[0].regions))
    across = places(figures)
    for axes, region in zip(panels, figures.moments[0].regions, strict=True):
        rule_off(axes)
        there, values = extended(figures, [moment.regions[region].net for moment in figures.moments])
        _fill(axes, there, values)
        steps(axes, there, values, INK, THIN)
        axes.axhline(0, color=INK, linewidth=0.8)
        turns(axes, figures, speaker, periods=False)
        title(axes, speaker.say(f"set-{dashed(region)}"))
        for scored in figures.scored:
            if scored.region == region:
                _paid(axes, across[scored.moment], scored.net)
    most = max([4, *[abs(it.net) for moment in figures.moments for it in moment.regions.values()]]) + 3
    panels[0].set_ylim(-most, most)
    for axes in panels[-2:]:
        axis_words(axes, speaker.say("chart-turn"), "")
    in_corners(panels[0], (speaker.seat("us"), COLOURS["us"]), (speaker.seat("ussr"), COLOURS["ussr"]))
    whole_numbers(panels[0])
    return figure


def _paid(axes: Axes, x: float, net: int) -> None:
    """A region was scored: who gained how much."""
    side = "us" if net > 0 else "ussr" if net < 0 else ""
    colour = COLOURS[side] if side else DIM
    axes.plot([x], [net], marker="^" if net > 0 else "v" if net < 0 else "o", color=colour, markersize=5, clip_on=False)
    y = net + (2.2 if net >= 0 else -2.2)
    axes.text(x, y, f"{abs(net)}", color=colour, fontsize=SMALL, ha="center", va="center", fontweight="bold")


def standings(figures: ColdWarFigures, speaker: Speaker) -> Figure:
    """A band for each side in each region and special space: the higher, the better its standing."""
    rows = [(name, side) for name in _standings(figures) for side in SIDES]
    figure, [axes] = sheet(0.9 + 0.275 * len(rows))
    across, _ = extended(figures, [moment.vp for moment in figures.moments])
    for row, (name, side) in enumerate(rows):
        found = [getattr(then, f"{side}_standing") for then in _standings(figures)[name]]
        for first, last in _stretches(found):
            height, width = HEIGHTS[found[first]], across[last + 1] - across[first]
            corner = (across[first], row + 0.45 - height)
            axes.add_patch(Rectangle(corner, width, height, color=COLOURS[f"{side}-fill"], linewidth=0))
    axes.set_ylim(len(rows) - 0.4, -0.6)
    names = [f"{_area(name, figures, speaker)}, {speaker.seat(side)}" for name, side in rows]
    axes.set_yticks(range(len(rows)), names, color=INK)
    for row in range(2, len(rows), 2):
        axes.axhline(row - 0.5, color=LINE, linewidth=0.6)
    turns(axes, figures, speaker)
    axis_words(axes, speaker.say("chart-turn"))
    return figure


def _standings(figures: ColdWarFigures) -> dict[str, list[Standing]]:
    """The regions and then the special spaces, each at every moment."""
    then = [{**moment.regions, **moment.special_spaces} for moment in figures.moments]
    return {name: [standings[name] for standings in then] for name in then[0]}


def _area(name: str, figures: ColdWarFigures, speaker: Speaker) -> str:
    """What a region or a special space is called."""
    kind = "set" if name in figures.moments[0].regions else "country"
    return speaker.say(f"{kind}-{dashed(name)}")


def _stretches(values: list[str]) -> Iterator[tuple[int, int]]:
    """Where the same value stands in a row: the first and the last of it."""
    first = 0
    for number in range(1, len(values) + 1):
        if number == len(values) or values[number] != values[first]:
            yield first, number - 1
            first = number


def influence(figures: ColdWarFigures, speaker: Speaker) -> Figure:
    """A panel for each: how much influence each side has in the region, or in the special space."""
    standings = _standings(figures)
    figure, panels = pairs(len(standings))
    for axes, (name, there_then) in zip(panels, standings.items(), strict=True):
        rule_off(axes)
        there, us = extended(figures, [it.us for it in there_then])
        _, ussr = extended(figures, [it.ussr for it in there_then])
        steps(axes, there, us, COLOURS["us"])
        steps(axes, there, ussr, COLOURS["ussr"], line=MARKED["ussr"].line)
        turns(axes, figures, speaker, periods=False)
        title(axes, _area(name, figures, speaker))
    panels[0].set_ylim(bottom=0)
    whole_numbers(panels[0])
    for axes in panels[-2:]:
        axis_words(axes, speaker.say("chart-turn"), "")
    lines = [(COLOURS[side], MIDDLING, MARKED[side].line, speaker.seat(side)) for side in SIDES]
    key(figure, lines, loc="outside lower center")
    return figure


def defcon(figures: ColdWarFigures, speaker: Speaker) -> Figure:
    figure, [axes] = sheet(2.4)
    rule_off(axes)
    across, levels = extended(figures, [moment.defcon for moment in figures.moments])
    steps(axes, across, levels, INK, THICK)
    axes.set_ylim(0.6, 5.4)
    axes.set_yticks([1, 2, 3, 4, 5])
    turns(axes, figures, speaker)
    axis_words(axes, speaker.say("chart-turn"), speaker.say("chart-defcon-level"))
    return figure


# -- in all ------------------------------------------------------------------------------------------------------------


def operations(figures: ColdWarFigures, speaker: Speaker) -> Figure:
    """A pair of bars for each kind of operation."""
    figure, [axes] = sheet(2.9)
    kinds = list(figures.operations["us"])
    for row, kind in enumerate(kinds):
        for side, y in (("us", row - 0.2), ("ussr", row + 0.2)):
            bar(axes, side, y, figures.operations[side][kind], speaker)
    name_rows(axes, [speaker.say(f"label-{dashed(kind)}") for kind in kinds], speaker.say("chart-ops"))
    return figure


def luck_over_time(figures: ColdWarFigures, speaker: Speaker) -> Figure:
    return luck_added_up(figures.rolls, places(figures), SIDES, lambda axes: turns(axes, figures, speaker), speaker)


def cards(figures: ColdWarFigures, speaker: Speaker) -> Figure:
    fates = [*FATES, *([FLASHPOINT] if _rules(figures).board.flashpoints else [])]
    return cards_by_fate(figures.uses, fates, SIDES, speaker)


DRAWINGS: Final[dict[str, Callable[[ColdWarFigures, Speaker], Figure]]] = {
    "score": score,
    "regions": regions,
    "standings": standings,
    "defcon": defcon,
    "influence": influence,
    "operations": operations,
    "luck": luck,
    "luck-over-time": luck_over_time,
    "cards": cards,
}
