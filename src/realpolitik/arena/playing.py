"""One game of an arena, from its deal to its end."""

import time
from typing import Final, NamedTuple

from realpolitik.arena.arrangement import Arranged, Bout
from realpolitik.bots.bot import Seat
from realpolitik.bots.roster import new_bot
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import save

_NAMED: Final = ("first", "second")  # in the seeds of bots; the others go by their numbers


class Played(NamedTuple):
    """How one game went."""

    number: int
    deal: int
    moved: int
    sat: tuple[str, ...]  # the bots, by seat
    places: tuple[int, ...]  # by seat, as in the outcome
    shares: tuple[float, ...]  # of the win, by seat: what winners share, and a draw all of them
    ending: str  # the name of the note that tells how it ended
    answers: int
    seconds: float
    save: str = ""  # the game itself, where it is to be kept


def play(arranged: Arranged, number: int, keep: bool) -> Played:
    """A game by its number. The same number is the same game, but for bots that go by the clock."""
    bout = arranged.bout(number)
    start = time.perf_counter()
    match = _played(arranged, bout)
    outcome = match.outcome
    assert outcome is not None
    return Played(
        number,
        bout.deal,
        bout.moved,
        bout.sat,
        outcome.places,
        outcome.shares,
        outcome.ending,
        len(match.answers),
        round(time.perf_counter() - start, 3),
        save(match) if keep else "",
    )


def _played(arranged: Arranged, bout: Bout) -> Match:
    seed = f"{arranged.seed}/{bout.deal}"
    match = Match(game_named(arranged.game), arranged.setup, Seeded(seed))
    players = [
        new_bot(name, arranged.game, f"{seed}/{_NAMED[bot] if bot < len(_NAMED) else bot}")
        for bot, name in enumerate(bout.table)
    ]
    seated = [Seat(match, seat) for seat in range(len(bout.table))]
    while not match.over:
        asked = match.question.seat
        match.answer(players[bout.bot_in(asked)].choose(seated[asked]).option, asked)
    return match
