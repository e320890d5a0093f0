"""The sections of a report that tell an analysis: how each played, what turned the game, which choices cost most."""

from collections.abc import Sequence

from realpolitik.analysis.analysing import how_to_analyse, look, why_not_analysed
from realpolitik.analysis.summary import summed_up
from realpolitik.analysis.telling import MISTAKE, TURNING, Remark, columns, remarks, rows
from realpolitik.kernel.match import Match
from realpolitik.language import Speaker
from realpolitik.records.markup import Markup, element, joined, section, table


def analysis_sections(match: Match, speaker: Speaker) -> list[Markup]:
    """What a net makes of the match; or why none does."""
    if why := why_not_analysed(match):
        return [section(speaker.say("analysis"), element("p", speaker.say(why, command=how_to_analyse())))]
    analysis = summed_up(match, list(look(match)))
    found = remarks(match, analysis, speaker)
    told = [
        [row.title, row.choices, row.accuracy, row.given_away, row.dice, row.draws]
        for row in rows(match, analysis, speaker)
    ]
    played = element("p", speaker.say("analysis-played.help"), class_="about")
    return [
        section(
            speaker.say("analysis"),
            joined([played, table(columns(speaker), told, numbers=range(1, 6))]),
            about=speaker.say("analysis-about"),
        ),
        _listed("analysis-turning-points", [it for it in found if it.group == TURNING], speaker),
        _listed("analysis-mistakes", [it for it in found if it.group == MISTAKE], speaker),
    ]


def _listed(title: str, found: Sequence[Remark], speaker: Speaker) -> Markup:
    if not found:
        return section(speaker.say(title), element("p", speaker.say(f"{title}.none")))
    items = [element("li", element("strong", it.moment), element("p", it.title), element("p", it.text)) for it in found]
    return section(speaker.say(title), element("ol", *items))
