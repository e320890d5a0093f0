"""How a game ended: places, scores, the reason."""

import pytest
from toy import ENDED

from realpolitik.kernel.outcome import Outcome
from realpolitik.kernel.question import EVERYBODY

REASON = (ENDED, EVERYBODY, 3, 1)


@pytest.mark.parametrize(
    ("places", "winners", "returns", "drawn"),
    [
        ((1, 2), (0,), (1, -1), False),
        ((2, 1), (1,), (-1, 1), False),
        ((1, 1), (), (0, 0), True),
        ((1,), (0,), (1,), False),
        ((2,), (), (-1,), False),
        ((1, 2, 3), (0,), (1, 0, -1), False),
        ((1, 1, 3), (0, 1), (0.5, 0.5, -1), False),
        ((2, 2, 1, 4), (2,), (0, 0, 1, -1), False),
        ((1, 1, 1, 1), (), (0, 0, 0, 0), True),
    ],
)
def test_places_tell_who_has_won_and_what_each_seat_gained(
    places: tuple[int, ...], winners: tuple[int, ...], returns: tuple[float, ...], drawn: bool
) -> None:
    outcome = Outcome(places, REASON)
    assert (outcome.winners, outcome.returns, outcome.drawn) == (winners, pytest.approx(returns), drawn)
    assert sum(outcome.returns) == pytest.approx(0) or len(places) == 1


def test_it_says_why_in_a_word() -> None:
    outcome = Outcome((1, 2), REASON, (3, 1))
    assert outcome.ending == "toy_ended"
    assert repr(outcome) == "Outcome('toy_ended', places=(1, 2), scores=(3, 1))"
