"""`realpolitik analyse`: a game that was played, judged by a net: chances to win, luck, and choices that cost."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TextIO

from realpolitik.analysis.analysing import Looked, how_to_analyse, look, why_not_analysed
from realpolitik.analysis.score import score_curve
from realpolitik.analysis.summary import Analysis, summed_up
from realpolitik.analysis.telling import MISTAKE, TURNING, Remark, columns, remarks, rows, sides_of
from realpolitik.kernel.match import Match
from realpolitik.language import Speaker, speak
from realpolitik.records.errors import BadRecord
from realpolitik.records.reading import read_file
from realpolitik.terminal.output import BadOutput

GAP: Final = "  "


def analyse(path: Path, language: str, as_data: bool, target: TextIO, progress: TextIO | None) -> int:
    """In words, or as data with the words in it. Where a record and our rules part, as far as they agree."""
    try:
        match = read_file(path).match
    except BadRecord as bad:
        raise BadOutput(f"{path}: {bad.told(language)}") from None
    speaker = speak(match.game.name, language)
    if why := why_not_analysed(match):
        told = speaker.say(why, command=how_to_analyse())
        print(_as_json({"why_not": told, **_score(match)}) if as_data else _scored(match, told, speaker), file=target)
        return 0
    analysis = summed_up(match, _looked(match, progress))
    found = remarks(match, analysis, speaker)
    told = _as_json(_data(match, analysis, found)) if as_data else _in_words(match, analysis, found, speaker)
    print(told, file=target)
    return 0


def _looked(match: Match, progress: TextIO | None) -> list[Looked]:
    found = []
    for it in look(match):
        found.append(it)
        if progress is not None:
            print(f"\r{it.end} / {len(match.answers)}", end="", file=progress, flush=True)
    if progress is not None:
        print(file=progress)
    return found


# -- in words ----------------------------------------------------------------------------------------------------------


def _in_words(match: Match, analysis: Analysis, found: Sequence[Remark], speaker: Speaker) -> str:
    table = [columns(speaker)] + [list(vars(row).values())[1:] for row in rows(match, analysis, speaker)]
    widths = [max([len(row[column]) for row in table]) for column in range(len(table[0]))]
    lines = [speaker.say("analysis-about"), "", speaker.say("analysis-played")]
    lines += [GAP + GAP.join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]) for row in table]
    lines += [speaker.say("analysis-played.help")]
    for title, group in (("analysis-turning-points", TURNING), ("analysis-mistakes", MISTAKE)):
        told = [it for it in found if it.group == group]
        lines += ["", speaker.say(title)]
        lines += [line for it in told for line in _told(it)] or [GAP + speaker.say(f"{title}.none")]
    return "\n".join([line.rstrip() for line in lines])


def _told(it: Remark) -> list[str]:
    return [f"{GAP}{it.at}. {it.moment}. {it.title}", f"{GAP * 2}{it.text}"]


def _scored(match: Match, why: str, speaker: Speaker) -> str:
    lines = [why, speaker.say("score-measure") if speaker.has("score-measure") else ""]
    for at, points in score_curve(match):
        lines.append(
            f"{GAP}{at}. " + GAP.join([f"{speaker.seat(side)} {n}".replace("-", "−") for side, n in points.items()])
        )
    return "\n".join([line for line in lines if line])


# -- as data -----------------------------------------------------------------------------------------------------------


def _data(match: Match, analysis: Analysis, found: Sequence[Remark]) -> dict[str, Any]:
    words = [vars(it) for it in found]
    return {"game": match.game.name, "sides": sides_of(match), **analysis.data(), "remarks": words, **_score(match)}


def _score(match: Match) -> dict[str, Any]:
    return {"score": [{"at": at, **points} for at, points in score_curve(match)]}


def _as_json(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2)
