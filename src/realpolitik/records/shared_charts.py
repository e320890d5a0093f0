"""Charts that games have in common: dice luck and the fates of cards, by side; and the axis of turns."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from realpolitik.language import Speaker
from realpolitik.language.speaker import dashed
from realpolitik.records.card_figures import Use
from realpolitik.records.drawing import (
    COLOURS,
    GLOW,
    INK,
    LINE,
    ON_FILL,
    PAPER,
    SMALL,
    axis_words,
    remark,
    rule_off,
    sheet,
    steps,
)
from realpolitik.records.luck import Luck, Roll
from realpolitik.records.sides import SIDES

ROOM: Final = 0.03  # of the axis, to the right
WORDS_WIDTH: Final = 0.45  # of the axis, for the words beside a bar


def turn_axis(axes: Axes, first: int, last: int) -> None:
    """Turn 3 goes from 3 to 4; there is room for what comes last."""
    axes.set_xlim(first, last + 1 + ROOM * (last + 1 - first))
    axes.set_xticks([turn + 0.5 for turn in range(first, last + 1)], [str(turn) for turn in range(first, last + 1)])
    for turn in range(first + 1, last + 1):
        axes.axvline(turn, color=LINE, linewidth=0.6, zorder=0.5)


def badge(axes: Axes, number: int, x: float, y: float) -> None:
    """The number of a turning point."""
    box = {"boxstyle": "circle,pad=0.25", "facecolor": PAPER, "edgecolor": GLOW, "linewidth": 0.9}
    axes.text(x, y, str(number), bbox=box, color=INK, fontsize=SMALL - 1.5, ha="center", va="center")


def name_rows(axes: Axes, names: Sequence[str], across: str) -> None:
    """Bars in rows, the first on top: what each row and the axis below them are called."""
    axes.set_yticks(range(len(names)), names, color=INK)
    axes.invert_yaxis()
    axes.margins(x=0.12)
    rule_off(axes, "x")
    axis_words(axes, across)


def bar(axes: Axes, side: str, y: float, value: int, speaker: Speaker, height: float = 0.36) -> None:
    axes.barh(y, value, height=height, color=COLOURS[f"{side}-fill"])
    remark(axes, f"{speaker.seat(side)} {value}", value, y, COLOURS[side], (4, 0), bold=True)


class Lucky(Protocol):
    """Figures that tell of luck."""

    @property
    def luck(self) -> Sequence[Luck]: ...


def luck(figures: Lucky, speaker: Speaker) -> Figure:
    """For each kind of roll: how many more, or fewer, succeeded than could be expected."""
    rows = [row for row in figures.luck if row.rolls]
    figure, [axes] = sheet(max(1.8, 0.8 + 0.34 * len(rows)))
    gained = [row.successes - row.expected for row in rows]
    for y, (row, lucky) in enumerate(zip(rows, gained, strict=True)):
        axes.barh(y, lucky, height=0.62, color=COLOURS[f"{row.side}-fill"])
        words = speaker.say("luck-bar", successes=row.successes, rolls=row.rolls, expected=round(row.expected, 1))
        remark(axes, words, max(0.0, lucky), y, COLOURS[row.side], (4, 0))
    names = [f"{speaker.say(f'luck-{dashed(row.purpose)}')}, {speaker.seat(row.side)}" for row in rows]
    axes.set_yticks(range(len(rows)), names, color=INK)
    axes.invert_yaxis()
    low, high = 1.1 * min([-0.5, *gained]), max([0.5, *gained])
    axes.set_xlim(low, (high - WORDS_WIDTH * low) / (1 - WORDS_WIDTH))
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.xaxis.set_major_formatter(_numbers(speaker))
    rule_off(axes, "x")
    axis_words(axes, speaker.say("chart-luck-axis"))
    return figure


def _numbers(speaker: Speaker) -> Callable[[float, float], str]:
    """Numbers as the language writes them."""
    return lambda value, _: speaker.say("chart-number", n=round(value, 1))


def luck_added_up(
    rolls: Sequence[Roll], across: list[float], sides: Sequence[str], turns: Callable[[Axes], None], speaker: Speaker
) -> Figure:
    """Luck roll by roll; `across`: where each moment lies on the axis that `turns` draws."""
    figure, [axes] = sheet(2.9)
    rule_off(axes)
    for side in sides:
        there, sums = [float(int(across[0]))], [0.0]
        for roll in rolls:
            if roll.side == side:
                there.append(across[roll.moment])
                sums.append(sums[-1] + roll.success - roll.chance)
        steps(axes, [*there, across[-1]], [*sums, sums[-1]], COLOURS[side], line=SIDES[side].line)
        remark(axes, speaker.seat(side), across[-1], sums[-1], COLOURS[side], (3, 0), bold=True)
    axes.axhline(0, color=INK, linewidth=0.8)
    low, high = axes.get_ylim()
    axes.set_ylim(min(low, -1), max(high, 1))
    turns(axes)
    axes.set_xlim(right=max(axes.get_xlim()[1], across[-1] + 0.07 * (across[-1] - across[0])))
    axes.yaxis.set_major_formatter(_numbers(speaker))
    axis_words(axes, speaker.say("chart-turn"), speaker.say("chart-luck-axis"))
    return figure


def cards_by_fate(uses: Sequence[Use], fates: Sequence[str], sides: Sequence[str], speaker: Speaker) -> Figure:
    """A bar for each side and fate; the part in which the opponent's event occurred is hatched."""
    figure, [axes] = sheet(0.6 + 0.25 * len(sides) * len(fates))
    height = 0.72 / len(sides)
    for row, fate in enumerate(fates):
        for number, side in enumerate(sides):
            y = row + (number - (len(sides) - 1) / 2) * 0.8 / len(sides)
            those = [use for use in uses if (use.side, use.fate) == (side, fate)]
            bar(axes, side, y, len(those), speaker, height)
            given = sum([use.for_opponent for use in those])
            axes.barh(
                y, given, height=height, color=COLOURS[f"{side}-fill"], hatch="////", edgecolor=ON_FILL, linewidth=0
            )
    name_rows(axes, [speaker.say(f"fate-{dashed(fate)}") for fate in fates], speaker.say("chart-cards-axis"))
    return figure
