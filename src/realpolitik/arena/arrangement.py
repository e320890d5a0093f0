"""Who plays whom: tables of bots, each deal played at all tables, and at each in every rotation of the seats.

Where there are as many bots as seats, they are one table; with more, all tables that can be made of them, which for two
seats are all pairs. With fewer, of every two bots one sits alone among others of the second, and the other way round.
One bot alone sits in all seats.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from realpolitik.bots.roster import new_bot, plays
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.game import Setup, Value
from realpolitik.kernel.kits import game_named

Table = tuple[str, ...]  # the bots at it, one a seat, as they sit before they move on


class Arranged(NamedTuple):
    """What is played, and by whom: plain data, which goes to other processes."""

    game: str
    bots: tuple[str, ...]
    tables: tuple[Table, ...]
    seed: int
    scenario: str
    options: Mapping[str, Value]  # all of them

    @property
    def setup(self) -> Setup:
        return game_named(self.game).setup(self.scenario, self.options)

    @property
    def seats(self) -> tuple[str, ...]:
        return game_named(self.game).seats(self.setup)

    def bout(self, number: int) -> "Bout":
        """A game by its number. All tables play a deal in all rotations before the next one comes, so that whatever was
        played when it ends has been shared out fairly, but for the last deal."""
        deal, within = divmod(number, len(self.tables) * len(self.tables[0]))
        table, moved = divmod(within, len(self.tables[0]))
        return Bout(number, deal, self.tables[table], moved)


class Bout(NamedTuple):
    """One game to play: with `moved` seats moved on, the first bot of the table sits in seat `moved`."""

    number: int
    deal: int
    table: Table
    moved: int

    @property
    def sat(self) -> tuple[str, ...]:
        """Who sits where, by seat."""
        return tuple([self.table[self.bot_in(seat)] for seat in range(len(self.table))])

    def bot_in(self, seat: int) -> int:
        """Which bot of the table sits in a seat."""
        return (seat - self.moved) % len(self.table)


def arrange(
    game: str, bots: Sequence[str], seed: int, scenario: str = "", options: Mapping[str, object] | None = None
) -> Arranged:
    """The tables that these bots make; whoever cannot sit in every seat is refused."""
    rules = game_named(game)
    setup = rules.setup(scenario, options)
    seats = rules.seats(setup)
    if not bots:
        raise BadSetup("which bots? --bots names them, as in --bots random,cadet")
    for name in dict.fromkeys(bots):
        new_bot(name, game)
        for seat in seats:
            if not plays(name, game, seat):
                raise BadSetup(f"{name} cannot sit in every seat of {game}: there is {seat}, which it does not play")
        if bots.count(name) > 1 and len(bots) != len(seats):
            raise BadSetup(f"{name} is named twice: that is for a table of as many bots as seats, here {len(seats)}")
    return Arranged(game, tuple(bots), tables_of(bots, len(seats)), seed, setup.scenario, setup.options)


def tables_of(bots: Sequence[str], seats: int) -> tuple[Table, ...]:
    """The tables at which so many bots meet."""
    if len(bots) == 1:
        return ((bots[0],) * seats,)
    if len(bots) >= seats:
        return tuple(combinations(bots, seats))
    return tuple([(one, *[other] * (seats - 1)) for one, other in permutations(bots, 2)])


def games_in_all(arranged: Arranged, games: int) -> int:
    """How many games are played where each table is to play so many."""
    seats = len(arranged.tables[0])
    if games % seats:
        wanted = "an even number" if seats == 2 else f"a multiple of {seats}"
        raise BadSetup(f"{games} games cannot be shared equally between {seats} seats: choose {wanted}")
    return games * len(arranged.tables)
