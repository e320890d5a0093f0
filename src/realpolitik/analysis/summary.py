"""What an analysis comes to: the curve of chances, the turning points, the choices that cost most, how each played.

A turning point is a part of the game, a headline phase or one side's action round, that moved the chance to win most.
What it moved is split: into luck with dice and with draws, into what choices cost, and the rest, which the net saw only
then.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from realpolitik.analysis.analysing import Looked
from realpolitik.analysis.chances import Chances, less
from realpolitik.kernel.chance import Recorded
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import SPECTATOR

LEAST_TURN: Final = 0.08  # of the chance to win; less turns nothing
MOST_TURNS: Final = 8
LEAST_MISTAKE: Final = 0.05  # that a choice must have cost to be told of
MOST_MISTAKES: Final = 5  # of each seat
ACCURATE: Final = 0.01  # what an accurate choice costs less than

Part = tuple[object, ...]  # turn, round, phase and who acts, as everybody sees them


@dataclass(frozen=True)
class Turning:
    """A part of the game that moved the chance of a seat to win, more than that of any other: all is told for it."""

    seat: int
    at: int  # where it moved most
    begin: int
    end: int
    before: float
    after: float
    dice: float
    draws: float
    choices: float  # what the choices of others gave it, less what its own cost
    rest: float


@dataclass(frozen=True)
class Mistake:
    """A choice that cost its seat much of its chance to win."""

    at: int  # how many answers had been given before it
    seat: int
    chosen: int
    better: int
    cost: float


@dataclass(frozen=True)
class Played:
    """How a seat played: its choices among several options, and its luck."""

    seat: int
    choices: int
    accuracy: float  # the share of its choices that cost less than ACCURATE
    given_away: float  # what all of them cost together
    dice: float
    draws: float


@dataclass(frozen=True)
class Analysis:
    """What was found of a match."""

    of: int
    curve: list[tuple[int, Chances]]  # the chances to win after so many answers, by seat
    turnings: list[Turning]
    mistakes: list[Mistake]
    played: list[Played]

    def data(self) -> dict[str, Any]:
        """The same as JSON-ready data."""
        return asdict(self)


def summed_up(match: Match, looked: Sequence[Looked]) -> Analysis:
    """What was found of all answers, together."""
    parts = parts_of(match)
    mistakes = [it for seat in range(len(match.seats)) for it in _mistakes(looked, seat)]
    return Analysis(
        of=len(match.answers),
        curve=_curve(match, looked),
        turnings=_turnings(looked, parts),
        mistakes=sorted(mistakes, key=lambda it: it.at),
        played=[_played(looked, seat) for seat in range(len(match.seats))],
    )


def parts_of(match: Match) -> list[Part]:
    """For each answer the part of the game that it belongs to."""
    again = Match(match.game, match.setup, Recorded(match.chance.unknown()))
    found: list[Part] = []
    for seat, option in match.answers:
        view = again.view(SPECTATOR)
        found.append(tuple([view.get(field) for field in ("turn", "round", "phase", "phasing")]))
        again.answer(option, seat)
    return found


def _curve(match: Match, looked: Sequence[Looked]) -> list[tuple[int, Chances]]:
    """After every answer and what chance made of it; in the end it is known."""
    curve = [(0, looked[0].before)] if looked else []
    curve += [(it.end, it.after) for it in looked]
    if match.outcome is not None:
        curve = [point for point in curve if point[0] < len(match.answers)]
        curve.append((len(match.answers), match.outcome.shares))
    return curve


def _turnings(looked: Sequence[Looked], parts: Sequence[Part]) -> list[Turning]:
    groups: list[list[Looked]] = []
    for it in looked:
        if not groups or parts[groups[-1][0].at] != parts[it.at]:
            groups.append([])
        groups[-1].append(it)
    found = [_turning(group) for group in groups]
    large = [it for it in found if abs(it.after - it.before) >= LEAST_TURN]
    largest = sorted(large, key=lambda it: (-abs(it.after - it.before), it.at))[:MOST_TURNS]
    return sorted(largest, key=lambda it: it.at)


def _turning(group: Sequence[Looked]) -> Turning:
    """Of two seats it is told for the one that gained; of several for that whose chance moved most."""
    moved = less(group[-1].after, group[0].before)
    seat = max(range(len(moved)), key=lambda it: (round(abs(moved[it]), 9), moved[it]))
    before, after = group[0].before[seat], group[-1].after[seat]
    dice, draws = sum([it.dice[seat] for it in group]), sum([it.draws[seat] for it in group])
    choices = sum([it.gave[seat] for it in group])
    most = max(group, key=lambda it: (it.after[seat] - it.before[seat]) * (1 if after >= before else -1))
    rest = after - before - dice - draws - choices
    return Turning(seat, most.end, group[0].at, group[-1].end, before, after, dice, draws, choices, rest)


def _mistakes(looked: Sequence[Looked], seat: int) -> list[Mistake]:
    own = [it for it in looked if it.seat == seat and it.cost >= LEAST_MISTAKE]
    dearest = sorted(own, key=lambda it: (-it.cost, it.at))[:MOST_MISTAKES]
    return [Mistake(it.at, seat, it.chosen, it.better, it.cost) for it in dearest]


def _played(looked: Sequence[Looked], seat: int) -> Played:
    costs = [it.cost for it in looked if it.seat == seat and it.choices]
    return Played(
        seat=seat,
        choices=len(costs),
        accuracy=sum([cost < ACCURATE for cost in costs]) / max(1, len(costs)),
        given_away=sum(costs),
        dice=sum([it.dice[seat] for it in looked]),
        draws=sum([it.draws[seat] for it in looked]),
    )
