"""The charts of a game of World Order. Powers differ by colour, by line and by shape, and are named where they are
drawn."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from string import ascii_uppercase
from typing import Any, Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle

from realpolitik.games.world_order.things import POWER_NAMES, RESOURCE_NAMES, SOURCE_NAMES
from realpolitik.language import Speaker
from realpolitik.language.speaker import dashed
from realpolitik.records.drawing import (
    DIM,
    GLOW,
    INK,
    LINE,
    ON_FILL,
    SMALL,
    axis_words,
    changes,
    pairs,
    remark,
    rule_off,
    sheet,
    title,
    whole_numbers,
)
from realpolitik.records.shared_charts import badge, cards_by_fate, turn_axis
from realpolitik.records.sides import SIDES
from realpolitik.records.world_order_figures import (
    FATES,
    NO_POWER,
    RoundEnd,
    Traded,
    WorldOrderFigures,
    by_source,
    traded,
)

WIDTH: Final = 1.6  # of lines
MARK: Final = 6.0  # sizes of shapes, and the width of their lines
SMALL_MARK: Final = 4.6
EDGE: Final = 1.2
HELD: Final = 0.05  # of a round: how long the last value is held, so that it can be seen
LETTER_ROOM: Final = 0.03  # of the axis: what a letter on a bar needs
FAINTEST: Final = 0.08  # how a cell of a matrix is shaded
DARKEST: Final = 0.6

Values = Mapping[str, Sequence[float]]  # of each owner


# -- lines of powers ---------------------------------------------------------------------------------------------------


def power_line(axes: Axes, power: str, across: Sequence[float], values: Sequence[float], size: float) -> None:
    side = SIDES[power]
    axes.plot(
        across,
        values,
        color=side.colour,
        linewidth=WIDTH,
        linestyle=side.line,
        marker=side.shape,
        markersize=size,
        markeredgewidth=EDGE,
        clip_on=False,
    )


def power_key(target: Figure | Axes, names: Mapping[str, str], **where: Any) -> None:
    """What the line and the shape of each power are called."""
    handles = [
        Line2D([], [], color=side.colour, linewidth=WIDTH, linestyle=side.line, marker=side.shape, label=name)
        for side, name in [(SIDES[power], name) for power, name in names.items()]
    ]
    options: dict[str, Any] = {"frameon": False, "fontsize": SMALL, "labelcolor": INK, "handlelength": 3.2, **where}
    target.legend(handles=handles, ncols=len(handles), **options)


def round_axis(axes: Axes, rounds: Sequence[RoundEnd], across: str, up: str = "") -> None:
    """The ends of rounds; 0 is the set-up."""
    axes.set_xlim(-0.15, max(1, rounds[-1].round) + 0.15)
    axes.set_xticks([end.round for end in rounds])
    axis_words(axes, across, up)


def small_multiples(
    figures: WorldOrderFigures, panels: Mapping[str, Values], owners: Sequence[str], speaker: Speaker
) -> Figure:
    """A panel for each title: what every owner that ever had any had there at the end of each round."""
    figure, made = pairs(len(panels))
    ends = [float(end.round) for end in figures.rounds]
    for number, (axes, (name, values)) in enumerate(zip(made, panels.items(), strict=True)):
        rule_off(axes)
        title(axes, name)
        for owner in owners:
            if any(values[owner]):
                power_line(axes, owner, ends, values[owner], SMALL_MARK)
        axes.set_ylim(bottom=0)
        whole_numbers(axes)
        round_axis(axes, figures.rounds, speaker.say("chart-round") if number >= len(panels) - 2 else "")
    power_key(figure, {owner: speaker.seat(owner) for owner in owners}, loc="outside lower center")
    return figure


# -- over time ---------------------------------------------------------------------------------------------------------


def places(figures: WorldOrderFigures) -> list[float]:
    """Where each moment lies on the axis: the parts of a round share it evenly."""
    found: list[float] = []
    for number, those in groupby(figures.moments, lambda moment: moment.round):
        parts = len(list(those))
        found.extend([number + (part + 1) / (parts + 1) for part in range(parts)])
    return found


def scores(figures: WorldOrderFigures, speaker: Speaker) -> Figure:
    """VP of every power, part by part; shapes at the ends of rounds, numbers at the turning points."""
    figure, [axes] = sheet(3.8)
    rule_off(axes)
    across = places(figures)
    ends = [at for at in range(len(across)) if _ends_a_round(figures, at)]
    for power in figures.powers:
        line = [float(moment.scores[power]) for moment in figures.moments]
        there, values = changes([*across, across[-1] + HELD], [*line, line[-1]])
        side = SIDES[power]
        axes.step(there, values, where="post", color=side.colour, linewidth=WIDTH, linestyle=side.line)
        at = [across[end] for end in ends]
        values = [line[end] for end in ends]
        axes.plot(
            at,
            values,
            color=side.colour,
            linestyle="",
            marker=side.shape,
            markersize=MARK,
            markeredgewidth=EDGE,
        )
    for number, point in enumerate(figures.turning_points, start=1):
        badge(axes, number, across[point.moment], figures.moments[point.moment].scores[point.power])
    axes.margins(y=0.08)
    whole_numbers(axes)
    turn_axis(axes, 0, figures.moments[-1].round)
    axis_words(axes, speaker.say("chart-round"), speaker.say("chart-vp"))
    last = figures.moments[-1].scores
    names = {power: f"{speaker.seat(power)} {last[power]}" for power in figures.powers}
    power_key(axes, names, loc="upper center", bbox_to_anchor=(0.5, -0.14))
    return figure


def _ends_a_round(figures: WorldOrderFigures, at: int) -> bool:
    later = figures.moments[at + 1 :]
    return not later or later[0].round != figures.moments[at].round


def influence(figures: WorldOrderFigures, speaker: Speaker) -> Figure:
    panels = {
        speaker.say(f"region-{dashed(region)}"): {
            owner: [float(end.influence[region][owner]) for end in figures.rounds] for owner in POWER_NAMES
        }
        for region in figures.rounds[0].influence
    }
    return small_multiples(figures, panels, POWER_NAMES, speaker)


def money(figures: WorldOrderFigures, speaker: Speaker) -> Figure:
    figure, [axes] = sheet(3.0)
    rule_off(axes)
    ends = [float(end.round) for end in figures.rounds]
    for power in figures.powers:
        power_line(axes, power, ends, [float(end.money[power]) for end in figures.rounds], MARK)
    axes.set_ylim(bottom=0)
    whole_numbers(axes)
    round_axis(axes, figures.rounds, speaker.say("chart-round"), speaker.say("chart-money-axis"))
    names = {power: f"{speaker.seat(power)} {figures.rounds[-1].money[power]}" for power in figures.powers}
    power_key(axes, names, loc="upper center", bbox_to_anchor=(0.5, -0.18))
    return figure


def stock(figures: WorldOrderFigures, speaker: Speaker) -> Figure:
    panels = {
        speaker.say(f"resource-{resource}"): {
            power: [float(end.stock[power][resource]) for end in figures.rounds] for power in figures.powers
        }
        for resource in RESOURCE_NAMES
    }
    return small_multiples(figures, panels, figures.powers, speaker)


# -- in all ------------------------------------------------------------------------------------------------------------


def sources(figures: WorldOrderFigures, speaker: Speaker) -> Figure:
    """A bar for each power, cut by source; what was lost lies left of the line. Each source has a letter."""
    vp = {power: by_source(figures.rounds, power) for power in figures.powers}
    there = [source for source in SOURCE_NAMES if any(vp[power][source] for power in figures.powers)]
    letters = dict(zip(there, ascii_uppercase, strict=False))
    figure, [axes] = sheet(1.0 + 0.45 * len(figures.powers) + 0.2 * -(-len(there) // 2))
    longest = max([1, *[sum(map(abs, vp[power].values())) for power in figures.powers]])
    for row, power in enumerate(figures.powers):
        right = _pieces(axes, power, row, {letters[source]: vp[power][source] for source in there}, longest)
        remark(axes, str(figures.rounds[-1].scores[power]), right, row, SIDES[power].colour, (4, 0), bold=True)
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.set_yticks(range(len(figures.powers)), [speaker.seat(power) for power in figures.powers], color=INK)
    axes.invert_yaxis()
    axes.margins(x=0.06)
    rule_off(axes, "x")
    axis_words(axes, speaker.say("chart-vp"))
    _letter_key(figure, {letters[source]: speaker.say(f"source-{dashed(source)}") for source in there})
    return figure


def _pieces(axes: Axes, power: str, row: int, vp: Mapping[str, int], longest: int) -> int:
    """The bar of a power, by letter; says how far to the right it goes. Of neighbours every second is light."""
    side = SIDES[power]
    lost, gained = 0, 0
    for number, (letter, n) in enumerate([(letter, n) for letter, n in vp.items() if n]):
        start = gained if n > 0 else lost
        light = bool(number % 2)
        axes.barh(row, n, left=start, height=0.62, color=side.tint if light else side.fill, edgecolor=side.colour)
        if abs(n) >= LETTER_ROOM * longest:
            ink = side.colour if light else ON_FILL
            axes.text(start + n / 2, row, letter, color=ink, fontsize=SMALL, ha="center", va="center")
        lost, gained = lost + min(0, n), gained + max(0, n)
    return gained


def _letter_key(figure: Figure, names: Mapping[str, str]) -> None:
    handles = [Line2D([], [], linestyle="", label=f"{letter}  {name}") for letter, name in names.items()]
    if handles:
        figure.legend(
            handles=handles,
            ncols=2,
            loc="outside lower center",
            frameon=False,
            fontsize=SMALL,
            labelcolor=INK,
            handlelength=0,
            handletextpad=0,
        )


def trade(figures: WorldOrderFigures, speaker: Speaker) -> Figure:
    """Who bought of whom: units, and money below; the more units, the darker."""
    rows = [*figures.powers, NO_POWER]  # the supply buys exports
    columns = [*POWER_NAMES[:-1], NO_POWER]  # allies sell
    deals = {(buyer, seller): traded(figures.deals, buyer, seller) for buyer in rows for seller in columns}
    most = max([1, *[deal.units for deal in deals.values()]])
    figure, [axes] = sheet(0.9 + 0.52 * len(rows))
    for y, buyer in enumerate(rows):
        for x, seller in enumerate(columns):
            deal = deals[buyer, seller]
            shade = FAINTEST + (DARKEST - FAINTEST) * deal.units / most if deal.units else 0.0
            axes.add_patch(Rectangle((x - 0.5, y - 0.5), 1, 1, facecolor=GLOW, alpha=shade, linewidth=0))
            axes.add_patch(Rectangle((x - 0.5, y - 0.5), 1, 1, fill=False, edgecolor=LINE, linewidth=0.6))
            words = _deal_told(deal, speaker) if deal.units else "–"
            axes.text(x, y, words, color=INK if deal.units else DIM, fontsize=SMALL, ha="center", va="center")
    sellers = [speaker.seat(seller) if seller else speaker.say("trade-allies") for seller in columns]
    buyers = [speaker.seat(buyer) if buyer else speaker.say("trade-supply") for buyer in rows]
    axes.set_xticks(range(len(columns)), sellers, color=INK)
    axes.set_yticks(range(len(rows)), buyers, color=INK)
    axes.set_xlim(-0.5, len(columns) - 0.5)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axis_words(axes, speaker.say("chart-sellers"), speaker.say("chart-buyers"))
    return figure


def _deal_told(deal: Traded, speaker: Speaker) -> str:
    units, money = speaker.say("chart-deal", units=deal.units), speaker.say("chart-deal.money", money=deal.money)
    return f"{units}\n{money}"


def cards(figures: WorldOrderFigures, speaker: Speaker) -> Figure:
    return cards_by_fate(figures.uses, FATES, figures.powers, speaker)


DRAWINGS: Final[dict[str, Callable[[WorldOrderFigures, Speaker], Figure]]] = {
    "scores": scores,
    "sources": sources,
    "influence": influence,
    "money": money,
    "stock": stock,
    "trade": trade,
    "cards": cards,
}
