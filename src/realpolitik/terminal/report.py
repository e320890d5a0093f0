"""`realpolitik report`: a saved game in figures and charts, as one page, or a single chart as a picture."""

from pathlib import Path
from typing import Final, TextIO

from realpolitik.kernel.match import Match
from realpolitik.records.charts import draw
from realpolitik.records.figures import figures_of
from realpolitik.records.report import report as page
from realpolitik.terminal.output import BadOutput, demand_new, write_new

PAGE: Final = ".html"


def report(match: Match, chart: str, target: Path, language: str, analysed: bool, output: TextIO) -> int:
    """The ending of the file decides: `.html` is the whole report, `.svg` and `.png` are one chart of it."""
    demand_new(target)
    write_new(target, _content(match, chart, target.suffix.lower(), language, analysed))
    print(target, file=output)
    return 0


def _content(match: Match, chart: str, ending: str, language: str, analysed: bool) -> str | bytes:
    if ending == PAGE:
        if chart:
            raise BadOutput(
                f"a single chart is a picture: let the name of the file end in .svg or .png, not in {ending}"
            )
        return page(match, language, analysed)
    if ending not in (".svg", ".png"):
        raise BadOutput(
            f"a report is a page, .html, or a picture of one chart, .svg or .png; not {ending or 'nothing'}"
        )
    if not chart:
        raise BadOutput(f"which chart is to be the picture? --chart NAME says it; {PAGE} is the whole report")
    return draw(figures_of(match), chart, language, "svg" if ending == ".svg" else "png")
