"""How likely each seat is to win, as a net sees it, whoever is asked."""

from random import Random
from typing import Final

from realpolitik.bots.bot import Seat, total
from realpolitik.bots.net.net import Asked, Net
from realpolitik.kernel.question import NATURE, Question
from realpolitik.kernel.running import answer, open_questions
from realpolitik.kernel.state import State

SAMPLES: Final = 4  # of what the seat cannot know, where another is asked


def chances(net: Net, seat: Seat, random: Random) -> tuple[float, ...]:
    """The chance of each seat, a draw being half a win. Where more than two play, by what each may expect beside the
    others."""
    hopes = [(value + 1) / 2 for value in values_for(net, seat, random)]
    together = total(hopes)
    if len(hopes) == 1 or together <= 0:
        return tuple(hopes)
    return tuple([hope / together for hope in hopes])


def values_for(net: Net, seat: Seat, random: Random) -> list[float]:
    """What each seat may expect, from -1 to 1. Where another is asked, as that one may see it in several samples."""
    if seat.is_asked:
        q = seat.question
        asked = Asked(seat.observe(net.encoding), net.encoding.actions_of(q))
        return by_seat(net.expected(asked), q.seat, seat.seats)
    found = [_values_in(net, seat.sample(random), seat.seats, random) for _ in range(SAMPLES)]
    return [total([values[number] for values in found]) / SAMPLES for number in range(seat.seats)]


def by_seat(told: list[float], asked: int, seats: int) -> list[float]:
    """What a net tells, laid out by seat: first came whoever is asked, and then the others in their order."""
    if len(told) == 1:
        return [told[0] if number == asked else -told[0] for number in range(seats)]
    order = [asked, *[number for number in range(seats) if number != asked]]
    return [told[order.index(number)] for number in range(seats)]


def _values_in(net: Net, s: State, seats: int, random: Random) -> list[float]:
    """What each seat may expect in a position, which is played on until somebody is asked."""
    q = _next(s, random)
    if q is None:
        return list(s.outcome.returns) if s.outcome else [0.0] * seats
    asked = Asked(net.encoding.observe(s, q), net.encoding.actions_of(q))
    return by_seat(net.expected(asked), q.seat, seats)


def _next(s: State, random: Random) -> Question | None:
    """The next question that is not chance's."""
    while True:
        asked = open_questions(s)
        if not asked or asked[0].seat != NATURE:
            return asked[0] if asked else None
        answer(s, random.choice(asked[0].options), NATURE)
