"""Charts of a match, in any of the languages: for a page (`charts_of`), or each as a file (`draw`).

Every game has its own: `CHARTS` names the module that draws them. The plotting library is loaded only then.
"""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.match import Match
from realpolitik.language import Speaker, speak
from realpolitik.records.figures import Figures, figures_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from realpolitik.records.drawing import Format

    Drawing = Callable[[Any, Speaker], Figure]

CHARTS: Final = {
    "labyrinth": "realpolitik.records.labyrinth_charts",
    "red-sea": "realpolitik.records.cold_war_charts",
    "twilight-struggle": "realpolitik.records.cold_war_charts",
}


class Chart(NamedTuple):
    """A chart for a page: `svg` is an element with no ground of its own, in the colours of the page's variables
    (`--us`, `--ink` …), or of paper where it has none. `about` says how to read it."""

    name: str
    title: str
    about: str
    svg: str


class NoSuchChart(RealpolitikError):
    """A chart that the game does not have, or nothing to draw it with."""


def charts_of(match: Match | Figures, language: str) -> list[Chart]:
    """All charts of a match, or of its figures."""
    figures = figures_of(match) if isinstance(match, Match) else match
    drawings = _drawings(figures.game)
    from realpolitik.records.drawing import easel, embedded

    speaker = speak(figures.game, language)
    made = []
    for name, drawing in drawings.items():
        title = speaker.say(f"chart-{name}")
        with easel():
            svg = embedded(drawing(figures, speaker), name, title)
        made.append(Chart(name, title, speaker.say(f"chart-{name}.help", **figures.words()), svg))
    return made


def draw(figures: Figures, name: str, language: str, wanted: "Format") -> bytes:
    """One chart as a file of its own: SVG or PNG, on paper, with its title."""
    drawings = _drawings(figures.game)
    if name not in drawings:
        raise NoSuchChart(f"there is no chart {name!r}; there are {', '.join(drawings)}")
    from realpolitik.records.drawing import easel, rendered

    speaker = speak(figures.game, language)
    with easel():
        return rendered(drawings[name](figures, speaker), wanted, speaker.say(f"chart-{name}"))


def _drawings(game: str) -> "dict[str, Drawing]":
    """How the charts of a game are drawn, by name."""
    if game not in CHARTS:
        raise NoSuchChart(f"there are no charts for {game!r}; there are for {', '.join(CHARTS)}")
    try:
        found: dict[str, Drawing] = import_module(CHARTS[game]).DRAWINGS
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != "matplotlib":
            raise
        raise NoSuchChart(
            "charts need the package matplotlib: install realpolitik[report], "
            "for example with `pip install 'realpolitik[report]'`"
        ) from None
    return found
