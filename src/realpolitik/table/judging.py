"""The analysis of a match that is over, at the table: made part by part, then told in words."""

from collections.abc import Sequence
from typing import Final

from realpolitik.analysis.analysing import Looked, how_to_analyse, why_not_analysed
from realpolitik.analysis.chances import Chances
from realpolitik.analysis.summary import summed_up
from realpolitik.analysis.telling import columns, remarks, rows, sides_of
from realpolitik.kernel.match import Match
from realpolitik.language import speak
from realpolitik.table.messages.analysis import AnalysisPart, AnalysisRemark, AnalysisRow, AnalysisTold, ChancePoint

PART: Final = 120  # answers that are looked at in one piece: a few seconds at most


def parts_of(match: Match) -> int:
    """In how many parts a match is analysed."""
    return max(1, -(-len(match.answers) // PART))


def none_of(match: Match, language: str) -> AnalysisPart | None:
    """Why nobody analyses a match, where nobody does."""
    why = why_not_analysed(match)
    if not why:
        return None
    told = speak(match.game.name, language).say(why, command=how_to_analyse())
    return AnalysisPart(done=0, of=len(match.answers), parts=0, why_not=told, told=None)


def part_of(match: Match, number: int, told: AnalysisTold | None) -> AnalysisPart:
    """How far the analysis is once a part is made."""
    of = len(match.answers)
    return AnalysisPart(done=min(of, PART * (number + 1)), of=of, parts=parts_of(match), why_not="", told=told)


def _played_by_rules(match: Match) -> list[str]:
    """The side against which one seat plays alone."""
    own = sides_of(match)
    others = [side for side in match.game.components()["sides"] if side not in own]
    return others[:1] if len(own) == 1 else []


def _rounded(chances: Chances) -> list[float]:
    """Chances as the page draws them; who plays alone wins or loses against the rules."""
    both = chances if len(chances) > 1 else (*chances, 1 - chances[0])
    return [round(one, 3) for one in both]


def told_of(match: Match, looked: Sequence[Looked], language: str) -> AnalysisTold:
    """All parts together, in words."""
    speaker = speak(match.game.name, language)
    analysis = summed_up(match, looked)
    return AnalysisTold(
        measure=speaker.say("analysis-measure"),
        about=speaker.say("analysis-about"),
        sides=[*sides_of(match), *_played_by_rules(match)],
        curve=[ChancePoint(at=at, chances=_rounded(chances)) for at, chances in analysis.curve],
        columns=columns(speaker),
        rows=[AnalysisRow(**vars(it)) for it in rows(match, analysis, speaker)],
        help=speaker.say("analysis-played.help"),
        remarks=[AnalysisRemark(**vars(it)) for it in remarks(match, analysis, speaker)],
    )
