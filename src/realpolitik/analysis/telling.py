"""An analysis in words: how each played, what turned the game, and what would have been better."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from realpolitik.analysis.analysing import questions_at
from realpolitik.analysis.summary import Analysis, Mistake, Turning
from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import EVERYBODY, NOTES, SPECTATOR, Question
from realpolitik.language import Speaker

TURNING: Final = "turning"
MISTAKE: Final = "mistake"
COLUMNS: Final = (
    "column-analysis-side",
    "column-analysis-choices",
    "column-analysis-accuracy",
    "column-analysis-given-away",
    "column-analysis-dice",
    "column-analysis-draws",
)
MOST_LINES: Final = 3  # of the log, for a turning point
# what is told of any part, and says nothing of this one
COMMON: Final = {
    "turn_begins",
    "round_begins",
    "period_begins",
    "phase_begins",
    "cards_drawn",
    "card_discarded",
    "card_removed",
    "operation_chosen",
    "military_gained",
    "reshuffled",
}


@dataclass(frozen=True)
class Remark:
    """Something to say of a moment."""

    at: int
    group: str
    moment: str  # when it was, in words
    title: str  # what happened, or was chosen
    text: str  # what it did to the chances, or what would have been better


@dataclass(frozen=True)
class Row:
    """How a seat played, ready for a table."""

    side: str
    title: str
    choices: str
    accuracy: str
    given_away: str
    dice: str
    draws: str


def remarks(match: Match, analysis: Analysis, speaker: Speaker) -> list[Remark]:
    """Turning points and mistakes, in the order of the game."""
    teller = _Teller(match, analysis, speaker)
    found = [teller.turning(it) for it in analysis.turnings] + [teller.mistake(it) for it in analysis.mistakes]
    return sorted(found, key=lambda it: (it.at, it.group))


def rows(match: Match, analysis: Analysis, speaker: Speaker) -> list[Row]:
    """How each seat played."""
    sides = sides_of(match)
    return [
        Row(
            side=sides[it.seat],
            title=speaker.seat(sides[it.seat]),
            choices=str(it.choices),
            accuracy=percent(it.accuracy, speaker),
            given_away=points(it.given_away, speaker),
            dice=signed(it.dice, speaker),
            draws=signed(it.draws, speaker),
        )
        for it in analysis.played
    ]


def columns(speaker: Speaker) -> list[str]:
    """The heads of such a table."""
    return [speaker.say(name) for name in COLUMNS]


def sides_of(match: Match) -> list[str]:
    """For each seat the side that it plays, or its own name until that is settled."""
    called = {seat: side for side, seat in match.view(SPECTATOR).get("seats", {}).items()}
    return [called.get(seat, name) for seat, name in enumerate(match.seats)]


def percent(share: float, speaker: Speaker) -> str:
    return speaker.say("report-percent", n=round(100 * share))


def points(share: float, speaker: Speaker) -> str:
    """A part of the chance to win."""
    return speaker.say("analysis-points", n=round(100 * share))


def signed(share: float, speaker: Speaker) -> str:
    rounded = round(100 * share)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return sign + points(abs(rounded) / 100, speaker)


class _Teller:
    """A match that is gone through once for all that is to be said of it."""

    def __init__(self, match: Match, analysis: Analysis, speaker: Speaker) -> None:
        self._match = match
        self._speaker = speaker
        self._sides = sides_of(match)
        self._questions = questions_at(match, [it.at for it in analysis.mistakes])
        places = [it.begin for it in analysis.turnings] + [it.at for it in analysis.mistakes]
        self._moments = _moments(match, places, speaker)

    def turning(self, it: Turning) -> Remark:
        say = self._speaker.say
        causes = {
            "analysis-by-dice": it.dice,
            "analysis-by-draws": it.draws,
            "analysis-by-choices": it.choices,
            "analysis-by-the-rest": it.rest,
        }
        told = [say(name, n=signed(share, self._speaker)) for name, share in causes.items() if _counts(share)]
        moved = say(
            "analysis-moved",
            who=self._speaker.seat(self._sides[it.seat]),
            before=percent(it.before, self._speaker),
            after=percent(it.after, self._speaker),
        )
        text = ": ".join([moved, "; ".join(told)] if told else [moved])
        return Remark(it.at, TURNING, self._moments[it.begin], self._happened(it.begin, it.end), text)

    def _happened(self, begin: int, end: int) -> str:
        """What the log tells of a part, as far as it says most."""
        notes = [(at, note) for at, note in self._match.log if begin < at <= end and note[1] == EVERYBODY]
        telling = [(at, note) for at, note in notes if NOTES[note[0]].name not in COMMON]
        return " ".join([line.text for line in self._speaker.tell(telling or notes)[:MOST_LINES]])

    def mistake(self, it: Mistake) -> Remark:
        question, who = self._questions[it.at], self._speaker.seat(self._sides[it.seat])
        chosen, better = (self._option(question, option) for option in (it.chosen, it.better))
        title = self._speaker.say("analysis-chose", who=who, question=self._speaker.question(question), chosen=chosen)
        text = self._speaker.say("analysis-better", better=better, cost=points(it.cost, self._speaker))
        return Remark(it.at, MISTAKE, self._moments[it.at], title, text)

    def _option(self, question: Question, option: int) -> str:
        return self._speaker.option(question, option)


def _moments(match: Match, places: Sequence[int], speaker: Speaker) -> dict[int, str]:
    """Some moments in words."""
    wanted, found = set(places), {}
    again = Match(match.game, match.setup, Recorded(match.chance.unknown()))
    for seat, option in match.answers:
        if len(again.answers) in wanted:
            view = again.view(SPECTATOR)
            seen = {name: value for name, value in view.items() if isinstance(value, int | str)}
            found[len(again.answers)] = speaker.say("moment", **seen)
        again.answer(option, seat)
    return found


def _counts(share: float) -> bool:
    return round(100 * abs(share)) > 0
