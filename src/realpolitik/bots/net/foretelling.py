"""How likely each seat is to win, as a net sees it, whoever is asked.

A net tells what place each seat may expect. Of two seats that is the chance of winning itself; of more it is the odds
of each against each other, and the likeliest chances that come to these, after Luce, are told.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from realpolitik.bots.bot import Seat, total
from realpolitik.bots.net.net import Net, asked_in
from realpolitik.kernel.question import NATURE, Question
from realpolitik.kernel.running import answer, open_questions
from realpolitik.kernel.state import State

SAMPLES: Final = 4  # of what the seat cannot know, where another is asked
ROUNDS: Final = 24  # in which chances are brought nearer to the places that are expected
LEAST: Final = 0.01  # rivals that anybody is held to leave behind: nothing is certain before the end


def chances_of(values: Sequence[float]) -> tuple[float, ...]:
    """The chance of each seat to win by what each may expect; a draw is half a win."""
    middle = total(values) / len(values) if len(values) > 1 else 0.0  # what some win, others lose
    if len(values) <= 2:
        return tuple([min(1.0, max(0.0, (value - middle + 1) / 2)) for value in values])
    rivals = len(values) - 1
    behind = [max(LEAST, (value - middle + 1) / 2 * rivals) for value in values]
    strengths = [one / rivals for one in behind]
    for _round in range(ROUNDS):
        for seat, wanted in enumerate(behind):
            met = [1 / (strengths[seat] + other) for number, other in enumerate(strengths) if number != seat]
            strengths[seat] = wanted / total(met)
        together = total(strengths)
        strengths = [strength / together for strength in strengths]
    return tuple(strengths)


def ended(s: State) -> tuple[float, ...]:
    """What each seat has of the win in a game that is over."""
    return s.outcome.shares if s.outcome else chances_of([0.0] * len(s.sealed))


def chances(net: Net, seat: Seat, random: Random) -> tuple[float, ...]:
    """The chance of each seat. Where another is asked, as that one may see it in several samples."""
    if seat.is_asked:
        return chances_of(net.judge_seat(seat).values)
    found = [_chances_in(net, seat.sample(random), random) for _ in range(SAMPLES)]
    return tuple([total([told[number] for told in found]) / SAMPLES for number in range(seat.seats)])


def _chances_in(net: Net, s: State, random: Random) -> tuple[float, ...]:
    """The chances in a position, which is played on until somebody is asked."""
    q = _next(s, random)
    if q is not None:
        return chances_of(net.judge([asked_in(net.encoding, s, q)])[0].values)
    return ended(s)


def _next(s: State, random: Random) -> Question | None:
    """The next question that is not chance's."""
    while True:
        asked = open_questions(s)
        if not asked or asked[0].seat != NATURE:
            return asked[0] if asked else None
        answer(s, random.choice(asked[0].options), NATURE)
