"""What a net makes of a match that is over, as far as it has been worked out."""

from realpolitik.table.messages.message import Told


class ChancePoint(Told):
    """The chances to win from a moment on."""

    at: int  # how many answers had been given
    chances: list[float]  # of each of `sides`, from 0 to 1


class AnalysisRemark(Told):
    """Something to say of a moment: what turned the game there, or a choice that cost much."""

    at: int
    group: str  # `turning` or `mistake`
    moment: str
    title: str
    text: str


class AnalysisRow(Told):
    """How a side played, in words and figures."""

    side: str
    title: str
    choices: str
    accuracy: str
    given_away: str
    dice: str
    draws: str


class AnalysisTold(Told):
    """All of it."""

    measure: str
    about: str
    sides: list[str]
    curve: list[ChancePoint]
    columns: list[str]  # the heads of the table of `rows`
    rows: list[AnalysisRow]
    help: str  # what its figures mean
    remarks: list[AnalysisRemark]


class AnalysisPart(Told):
    """How far the analysis is with the part asked for; all of it with the last."""

    done: int  # answers that were looked at …
    of: int  # … of all
    parts: int  # that there are
    why_not: str  # why there is none, in words; "" where there is one
    told: AnalysisTold | None
