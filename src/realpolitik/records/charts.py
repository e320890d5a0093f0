"""Charts of a match, in any of the languages: for a page (`charts_of`), or each as a file (`draw`).

A game's kit names how they are drawn; a game may have none. The plotting library is loaded only then.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from realpolitik.extras import how_to_add
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.kit import part_named
from realpolitik.kernel.kits import kit_of
from realpolitik.kernel.match import Match
from realpolitik.language import Speaker, speak
from realpolitik.records.figures import Figures, figures_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from realpolitik.records.drawing import Format

    Drawing = Callable[[Any, Speaker], Figure]


class Chart(NamedTuple):
    """A chart for a page: `svg` is an element with no ground of its own, in the colours of the page's variables
    (`--us`, `--ink` …), or of paper where it has none. `about` says how to read it."""

    name: str
    title: str
    about: str
    svg: str


class NoSuchChart(RealpolitikError):
    """A chart that the game does not have, or nothing to draw it with."""


class NothingToDrawWith(NoSuchChart):
    """The plotting library is not installed."""


def charts_of(match: Match | Figures, language: str) -> list[Chart]:
    """All charts of a match, or of its figures."""
    figures = figures_of(match) if isinstance(match, Match) else match
    drawings = _drawings(figures.game)
    if not drawings:
        return []
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
        raise NoSuchChart(f"there is no chart {name!r}; there are {', '.join(drawings) or 'none'}")
    from realpolitik.records.drawing import easel, rendered

    speaker = speak(figures.game, language)
    with easel():
        return rendered(drawings[name](figures, speaker), wanted, speaker.say(f"chart-{name}"))


def _drawings(game: str) -> "dict[str, Drawing]":
    """How the charts of a game are drawn, by name."""
    named = kit_of(game).charts
    try:
        found: dict[str, Drawing] = part_named(named) if named else {}
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != "matplotlib":
            raise
        raise NothingToDrawWith(f"charts need the package matplotlib; to install it: {how_to_add('report')}") from None
    return found
