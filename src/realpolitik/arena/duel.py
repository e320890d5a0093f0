"""A duel: two bots play many games, each deal twice, with the seats changed in between."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from realpolitik.arena.rotation import Seated, arrange, rotation
from realpolitik.kernel.errors import BadSetup

SEATS: Final = 2


class Played(NamedTuple):
    """How one game of a duel went."""

    seat: int  # where the first bot sat
    gained: float  # 1 when the first bot won, -1 when it lost, 0 for a draw
    ending: str  # the name of the note that tells how it ended
    answers: int


def as_duel(game: Seated) -> Played:
    """How a game of two went, as the first bot sees it."""
    seat = game.seat_of(0)
    return Played(seat, game.returns[seat], game.ending, game.answers)


@contextmanager
def duel(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    scenario: str = "",
    options: Mapping[str, object] | None = None,
) -> Iterator[Iterator[Played]]:
    """The games in their order, the first bot in each seat equally often; what the caller leaves is not played."""
    arranged = arrange(game, bots, seed, scenario, options)
    if len(arranged.bots) != SEATS:
        raise BadSetup(f"{game} has {len(arranged.bots)} seats; a duel is for {SEATS}")
    with rotation(arranged, games, jobs) as played:
        yield map(as_duel, played)
