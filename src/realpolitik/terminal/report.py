"""`realpolitik report`: a saved game in figures and charts, as one page, or a single chart as a picture."""

from pathlib import Path
from typing import Final, TextIO

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import write_whole
from realpolitik.records.charts import draw
from realpolitik.records.figures import figures_of
from realpolitik.records.report import report as page
from realpolitik.terminal.export import check_output

PAGE: Final = ".html"


class BadTarget(RealpolitikError):
    """A file that the report cannot be written to."""


def report(match: Match, chart: str, target: Path, language: str, output: TextIO) -> int:
    """The ending of the file decides: `.html` is the whole report, `.svg` and `.png` are one chart of it."""
    check_output(target)
    content = _content(match, chart, target.suffix.lower(), language)
    try:
        write_whole(target.resolve(), content)
    except OSError as error:
        raise BadTarget(f"{target} cannot be written: {error.strerror}") from None
    print(target, file=output)
    return 0


def _content(match: Match, chart: str, ending: str, language: str) -> str | bytes:
    if ending == PAGE:
        if chart:
            raise BadTarget(
                f"a single chart is a picture: let the name of the file end in .svg or .png, not in {ending}"
            )
        return page(match, language)
    if ending not in (".svg", ".png"):
        raise BadTarget(
            f"a report is a page, .html, or a picture of one chart, .svg or .png; not {ending or 'nothing'}"
        )
    if not chart:
        raise BadTarget(f"which chart is to be the picture? --chart NAME says it; {PAGE} is the whole report")
    return draw(figures_of(match), chart, language, "svg" if ending == ".svg" else "png")
