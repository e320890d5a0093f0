"""What all charts have in common: colours, panels, lines, and the way from a figure to SVG and PNG.

Figures are drawn without pyplot, within `easel`: one at a time, as drawing follows settings of the whole process.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from io import BytesIO
from threading import Lock
from typing import Any, Final, Literal

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import MaxNLocator

from realpolitik.records.sides import SOLID, Line, on_paper

Format = Literal["svg", "png"]

# the page's names for its colours, and what they are on paper; no two alike, so that one can be told from another
COLOURS: Final = {
    **on_paper(),
    "on-fill": "#ffffff",
    "ink": "#1c222c",
    "ink-dim": "#535c6b",
    "glow": "#8a5a00",
    "panel": "#f6f2e8",
    "panel-line": "#cdc5b3",
    "unlit": "#ece6d8",
}
INK: Final = COLOURS["ink"]
DIM: Final = COLOURS["ink-dim"]
GLOW: Final = COLOURS["glow"]
PAPER: Final = COLOURS["panel"]
LINE: Final = COLOURS["panel-line"]
SHADE: Final = COLOURS["unlit"]
ON_FILL: Final = COLOURS["on-fill"]

WIDTH: Final = 6.6  # inches
SMALL: Final = 8.5  # points
NORMAL: Final = 9.5
DOTS: Final = 200  # an inch, in PNG

_SETTINGS: Final[dict[Any, Any]] = {
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],  # it comes with the library
    "font.size": NORMAL,
    "svg.fonttype": "none",
    "svg.hashsalt": "realpolitik",
}
_UNDATED: Final = {"Date": None, "Creator": None, "Format": None, "Type": None}
_ONE_AT_A_TIME: Final = Lock()


@contextmanager
def easel() -> Iterator[None]:
    """Where figures are drawn and rendered: our settings hold, and are gone afterwards."""
    with _ONE_AT_A_TIME, matplotlib.rc_context(_SETTINGS):
        yield


def sheet(height: float, rows: int = 1, columns: int = 1) -> tuple[Figure, list[Axes]]:
    """A figure of so many panels, row by row."""
    figure = Figure(figsize=(WIDTH, height), layout="constrained", facecolor=PAPER)
    made = figure.subplots(rows, columns, sharex=rows * columns > 1, sharey=rows * columns > 1, squeeze=False)
    panels: list[Axes] = [axes for row in made for axes in row]
    for axes in panels:
        axes.set_facecolor("none")
        axes.set_axisbelow(True)
        axes.tick_params(colors=DIM, labelsize=SMALL, length=0, labelcolor=DIM)
        for edge in ("top", "right", "left"):
            axes.spines[edge].set_visible(False)
        axes.spines["bottom"].set_color(LINE)
    return figure, panels


def pairs(panels: int) -> tuple[Figure, list[Axes]]:
    """A figure of so many panels, two in a row."""
    rows = -(-panels // 2)
    figure, made = sheet(0.35 + 1.95 * rows, rows, columns=2)
    for spare in made[panels:]:
        spare.remove()
        made[panels - 2].tick_params(labelbottom=True)  # the panel above has to show its own axis then
    return figure, made[:panels]


def title(axes: Axes, text: str) -> None:
    axes.set_title(text, loc="left", fontsize=NORMAL, color=INK, fontweight="bold")


def axis_words(axes: Axes, across: str = "", up: str = "") -> None:
    axes.set_xlabel(across, fontsize=SMALL, color=DIM)
    axes.set_ylabel(up, fontsize=SMALL, color=DIM)


def whole_numbers(axes: Axes) -> None:
    """What is counted upwards has no halves."""
    axes.yaxis.set_major_locator(MaxNLocator(integer=True, nbins=6))


def rule_off(axes: Axes, which: Literal["x", "y"] = "y") -> None:
    """Faint lines to read values by."""
    axes.grid(axis=which, color=LINE, linewidth=0.6)


# -- rendering ---------------------------------------------------------------------------------------------------------


def rendered(figure: Figure, wanted: Format, heading: str = "") -> bytes:
    """A figure as a file of its own, on paper. The same figure always makes the same bytes."""
    target = BytesIO()
    if heading:
        figure.suptitle(heading, fontsize=NORMAL + 2, color=INK, fontweight="bold", x=0.01, ha="left")
    if wanted == "png":
        figure.savefig(target, format="png", dpi=DOTS, metadata={"Software": None})
    else:
        figure.savefig(target, format="svg", metadata=_UNDATED)
    return target.getvalue()


def embedded(figure: Figure, name: str, label: str) -> str:
    """A figure as an element of a page: it takes on the page's colours and letters, has no ground of its own, and its
    ids begin with the name of the chart."""
    figure.set_facecolor("none")
    svg = rendered(figure, "svg").decode()
    svg = svg[svg.index("<svg") :]
    head, _, body = svg.partition(">")
    box = re.search(r'viewBox="([^"]*)"', head)
    assert box is not None
    body = re.sub(r"<style[^>]*>.*?</style>", "", body)
    body = re.sub(r"(\d\.\d\d)\d+", r"\1", body)  # finer than anybody sees
    body = re.sub(r"\s+", " ", body)
    body = re.sub(r" font-family: [^;\"]*;", "", body)
    body = re.sub(r' id="', f' id="{name}-', body)
    body = re.sub(r'(url\(|xlink:href=")#', rf"\1#{name}-", body)
    body = re.sub(r' fill="(#\w{6})"', r' style="fill: \1"', body)
    for colour, code in COLOURS.items():
        body = body.replace(code, f"var(--{colour}, {code})")
    style = "stroke-linejoin: round; stroke-linecap: butt; font-family: var(--sans, sans-serif)"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="{box[1]}"'
        f' role="img" aria-label="{escape(label)}" class="chart" style="{style}">{body}'
    )


# -- small things to draw ----------------------------------------------------------------------------------------------


def steps(
    axes: Axes, across: Sequence[float], values: Sequence[float], colour: str, width: float = 1.6, line: Line = SOLID
) -> None:
    """A line that holds its value until the next."""
    across, values = changes(across, values)
    axes.step(across, values, where="post", color=colour, linewidth=width, linestyle=line)


def area(axes: Axes, across: Sequence[float], values: Sequence[float], colour: str) -> None:
    """What lies between such a line and zero."""
    across, values = changes(across, values)
    axes.fill_between(across, values, step="post", color=colour, linewidth=0)


def changes(across: Sequence[float], values: Sequence[float]) -> tuple[list[float], list[float]]:
    """Only the places where a value begins, and the last: fewer points, the same line."""
    kept = [i for i in range(len(values)) if i in (0, len(values) - 1) or values[i] != values[i - 1]]
    return [across[i] for i in kept], [values[i] for i in kept]


def key(target: Figure | Axes, lines: Sequence[tuple[str, float, Line, str]], columns: int = 0, **where: Any) -> None:
    """What lines of such a colour, width and kind are: in one row, or in so many columns."""
    handles = [
        Line2D([], [], color=colour, linewidth=width, linestyle=line, label=words)
        for colour, width, line, words in lines
    ]
    target.legend(
        handles=handles,
        ncols=columns or len(handles),
        frameon=False,
        fontsize=SMALL,
        labelcolor=INK,
        handlelength=2.4,
        **where,
    )


def remark(
    axes: Axes, words: str, x: float, y: float, colour: str, shift: tuple[float, float] = (0, 0), bold: bool = False
) -> None:
    """Words at a point, moved by so many dots."""
    axes.annotate(
        words,
        (x, y),
        shift,
        textcoords="offset points",
        color=colour,
        fontsize=SMALL,
        fontweight="bold" if bold else "normal",
        va="center",
    )


def in_corners(axes: Axes, above: tuple[str, str], below: tuple[str, str]) -> None:
    """Words and their colours at the left, to say what is above the middle, and what below it."""
    for (words, colour), y, edge in ((above, 0.98, "top"), (below, 0.02, "bottom")):
        place = {"transform": axes.transAxes, "va": edge}
        axes.text(0.01, y, words, place, color=colour, fontsize=SMALL, fontweight="bold")
