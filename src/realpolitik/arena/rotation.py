"""Bots around a table: they play many games, each deal once for every way in which they can move on by one seat."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Final, NamedTuple

from realpolitik.bots.bot import Seat
from realpolitik.bots.roster import bots_of, new_bot
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.game import Setup
from realpolitik.kernel.kits import game_named, kit_of
from realpolitik.kernel.match import Match
from realpolitik.kernel.outcome import Outcome

_NAMED: Final = ("first", "second")  # in the seeds of bots; the others go by their numbers


class Arranged(NamedTuple):
    """What is played, and by whom: plain data, which goes to other processes."""

    game: str
    bots: tuple[str, ...]  # one a seat
    seed: int
    scenario: str = ""
    options: Mapping[str, object] = {}


class Seated(NamedTuple):
    """How one game went. With `moved` seats moved on, bot 0 sat in seat `moved`."""

    moved: int
    places: tuple[int, ...]  # by seat, as in the outcome
    shares: tuple[float, ...]  # of the win, by seat: what winners share, and a draw all of them
    returns: tuple[float, ...]  # by seat
    ending: str  # the name of the note that tells how it ended
    answers: int

    def seat_of(self, bot: int) -> int:
        return (bot + self.moved) % len(self.places)


@contextmanager
def rotation(arranged: Arranged, games: int, jobs: int) -> Iterator[Iterator[Seated]]:
    """The games in their order, every bot in each seat equally often; what the caller leaves is not played."""
    check_games(games, len(arranged.bots))
    play = partial(play_one, arranged)
    if jobs == 1:
        yield map(play, range(games))
        return
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield executor.map(play, range(games))
    finally:
        executor.shutdown(cancel_futures=True)


def arrange(
    game: str, bots: Sequence[str], seed: int, scenario: str = "", options: Mapping[str, object] | None = None
) -> Arranged:
    """The bots in their seats, one for all or one for each; whoever cannot sit there is refused."""
    setup = game_named(game).setup(scenario, options)
    seats = game_named(game).seats(setup)
    if len(bots) not in (1, len(seats)):
        raise BadSetup(_wrong_number(game, setup, len(seats)))
    for name in bots:
        new_bot(name, game)
        for seat in seats:
            if name not in bots_of(game, seat):
                raise BadSetup(f"{name} cannot sit in every seat of {game}: there is {seat}, which it does not play")
    around = tuple(bots) if len(bots) == len(seats) else tuple(bots) * len(seats)
    return Arranged(game, around, seed, scenario, dict(options or {}))


def _wrong_number(game: str, setup: Setup, seats: int) -> str:
    """How many bots there should be; with the options that decide on that."""
    deciding = dict.fromkeys([name for seating in kit_of(game).traits.seatings for name in seating.options])
    chosen = ", ".join(f"{name}={setup.options[name]}" for name in deciding)
    where = f"{game} with {chosen}" if chosen else game
    return (
        f"{where} has {seats} seats: name 1 bot for all, or {seats}" if seats > 1 else f"{where} has 1 seat: name 1 bot"
    )


def check_games(games: int, seats: int) -> None:
    if games % seats:
        wanted = "an even number" if seats == 2 else f"a multiple of {seats}"
        raise BadSetup(f"{games} games cannot be shared equally between {seats} seats: choose {wanted}")


def play_one(arranged: Arranged, number: int) -> Seated:
    """One game by its number. As many in a row as there are seats have the same seed, each moved on by one seat."""
    game, seats = arranged.game, len(arranged.bots)
    deal, moved = divmod(number, seats)
    rules = game_named(game)
    match = Match(rules, rules.setup(arranged.scenario, arranged.options), Seeded(f"{arranged.seed}/{deal}"))
    players = [
        new_bot(name, game, f"{arranged.seed}/{deal}/{_NAMED[bot] if bot < len(_NAMED) else bot}")
        for bot, name in enumerate(arranged.bots)
    ]
    seated = [Seat(match, seat) for seat in range(seats)]
    while not match.over:
        asked = match.question.seat
        match.answer(players[(asked - moved) % seats].choose(seated[asked]).option, asked)
    outcome = match.outcome
    assert outcome is not None
    return Seated(moved, outcome.places, shares(outcome), outcome.returns, outcome.ending, len(match.answers))


def shares(outcome: Outcome) -> tuple[float, ...]:
    """What each seat has of the win: winners share it, and all do where it is drawn."""
    sharing = range(len(outcome.places)) if outcome.drawn else outcome.winners
    return tuple([1 / len(sharing) if seat in sharing else 0.0 for seat in range(len(outcome.places))])
