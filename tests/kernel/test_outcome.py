"""How a game ended: places, scores, the reason."""

import pytest
from games.frozen import GAMES
from toy import ENDED

import realpolitik
from realpolitik.kernel.outcome import Outcome
from realpolitik.kernel.question import EVERYBODY, NOTES

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


def test_the_notes_that_tell_of_an_ending_have_names_of_their_own() -> None:
    """A position that is over knows its reason by name, whichever games are loaded beside it."""
    for name in GAMES:
        realpolitik.game(name)
    endings = [kind.name for kind in NOTES if kind.name.startswith(("won_", "lost_", "drawn"))]
    assert len(endings) == len(set(endings)) > 10
