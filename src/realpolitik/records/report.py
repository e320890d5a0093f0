"""The report of a game: one self-contained page with its charts, its tables and its turning points.

A game's kit names what writes its own sections; of a game without them the log is told.
"""

from pathlib import Path
from string import Template
from typing import Final

from realpolitik.extras import how_to_add
from realpolitik.kernel.game import Value
from realpolitik.kernel.kit import part_named
from realpolitik.kernel.kits import kit_of
from realpolitik.kernel.match import Match
from realpolitik.language import Speaker, speak
from realpolitik.language.vocabulary import Told
from realpolitik.records.analysis_report import analysis_sections
from realpolitik.records.charts import Chart, NothingToDrawWith, charts_of
from realpolitik.records.figures import Figures, figures_of
from realpolitik.records.markup import Markup, element, html, joined, section
from realpolitik.records.record import known_notes
from realpolitik.records.sides import style

HOME: Final = Path(__file__).parent


def report(match: Match, language: str, analysed: bool = False) -> str:
    """The whole page. A match that is not over is told as far as it has come. `analysed`: with the judgement of a net,
    which takes a while."""
    figures = figures_of(match)
    speaker = speak(match.game.name, language)
    named = kit_of(match.game.name).report
    sections: list[Markup] = part_named(named)(match, figures, speaker) if named else [_log(match, speaker)]
    judged = analysis_sections(match, speaker) if analysed else []
    body = joined([_head(match, figures, speaker), *judged, *_charts(figures, speaker), *sections], "\n")
    return Template((HOME / "report.html").read_text(encoding="utf-8")).substitute(
        language=language,
        title=html(_title(speaker)),
        style=f"{style()}\n{(HOME / 'report.css').read_text(encoding='utf-8')}",
        body=body,
    )


def told(line: Told, speaker: Speaker) -> Markup:
    """A sentence of the log, with the rule behind it."""
    rule = element("span", speaker.rule(line.rule), class_="rule") if line.rule else ""
    return joined([line.text, rule], " ")


def _log(match: Match, speaker: Speaker) -> Markup:
    """All that happened, hidden things included."""
    lines = [element("li", told(line, speaker)) for line in speaker.tell(known_notes(match))]
    return section(speaker.say("report-log"), element("ol", *lines))


def _title(speaker: Speaker) -> str:
    return speaker.say("report-title", game=speaker.game())


def _head(match: Match, figures: Figures, speaker: Speaker) -> Markup:
    facts = {
        "report-scenario": speaker.scenario(figures.scenario),
        "report-options": _options(match, figures.options, speaker),
        "report-answers": str(figures.answers),
    }
    pairs = [joined([element("dt", speaker.say(name)), element("dd", value)]) for name, value in facts.items()]
    return element("header", element("h1", _title(speaker)), _result(match, figures, speaker), element("dl", *pairs))


def _options(match: Match, options: dict[str, Value], speaker: Speaker) -> str:
    """Those that are not as usual."""
    known = {option.name: option for option in match.game.options}
    named = [f"{speaker.option_name(known[name])}: {speaker.value(value)}" for name, value in options.items()]
    return "; ".join(named) or speaker.say("report-as-usual")


def _result(match: Match, figures: Figures, speaker: Speaker) -> Markup:
    """Who has won, and how."""
    if not figures.finished:
        return element("p", speaker.say("report-unfinished"), class_="result")
    who = ", ".join([speaker.seat(winner) for winner in figures.winners])
    result = speaker.say("result", winners=len(figures.winners), who=who)
    return joined([element("p", result, class_="result"), element("p", told(speaker.tell(match.log)[-1], speaker))])


def _charts(figures: Figures, speaker: Speaker) -> list[Markup]:
    """The charts, if the game has any, or how to come by them where nothing draws them here."""
    try:
        drawn = [_chart(chart) for chart in charts_of(figures, speaker.language)]
    except NothingToDrawWith:
        missing = speaker.say("report-no-charts", command=how_to_add("report"))
        return [section(speaker.say("report-charts"), element("p", missing))]
    return [section(speaker.say("report-charts"), element("div", *drawn, class_="charts"))] if drawn else []


def _chart(chart: Chart) -> Markup:
    return element(
        "figure",
        element("figcaption", element("h3", chart.title), element("p", chart.about)),
        element("div", Markup(chart.svg), class_="scrolls"),
    )
