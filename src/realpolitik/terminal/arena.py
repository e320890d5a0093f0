"""`realpolitik arena`: bots play each other, in each seat equally often, and the table of what came of it."""

import secrets
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TextIO, TypeVar

from realpolitik.arena.duel import SEATS, Played, duel
from realpolitik.arena.rotation import Seated, arrange, rotation
from realpolitik.arena.statistics import mean, wilson
from realpolitik.kernel.kits import game_named

BAR: Final = 30  # the characters of a full progress bar
USUAL: Final = 200  # games, or a few more, so that every bot sits in each seat equally often

_Result = TypeVar("_Result")


def arena(
    name: str,
    bots: Sequence[str],
    games: int | None,
    seed: int | None,
    jobs: int,
    target: TextIO,
    progress: TextIO | None,
    scenario: str = "",
    options: Mapping[str, object] | None = None,
) -> int:
    """Play so many games, each deal in all rotations of the seats, and print how the bots did."""
    first = secrets.randbelow(10**6) if seed is None else seed
    arranged = arrange(name, bots, first, scenario, options)
    seats = game_named(name).seats(game_named(name).setup(scenario, options))
    count = -(-USUAL // len(seats)) * len(seats) if games is None else games
    start = time.perf_counter()
    if len(seats) == SEATS:
        with duel(name, bots, count, first, jobs, scenario, options) as duels:
            lines = report(arranged.bots, seats, list(_counted(duels, count, progress)))
    else:
        with rotation(arranged, count, jobs) as games_played:
            lines = standings(arranged.bots, seats, list(_counted(games_played, count, progress)))
    seconds = time.perf_counter() - start
    print(f"{name}, {' against '.join(arranged.bots)}, {count} games from seed {first}", file=target)
    print("\n".join(lines), file=target)
    print(f"  {seconds:.1f} s, {count / seconds:.2f} games a second", file=target)
    return 0


def _counted(results: Iterator[_Result], games: int, progress: TextIO | None) -> Iterator[_Result]:
    """The results as they come, with a bar that shows how far we are."""
    for number, result in enumerate(results, start=1):
        if progress is not None:
            print(f"\r{bar(number, games)}", end="", file=progress, flush=True)
        yield result
    if progress is not None:
        print(file=progress)


def bar(done: int, games: int) -> str:
    full = BAR * done // games
    return f"[{'#' * full}{'.' * (BAR - full)}] {done} of {games} games"


# -- two bots ----------------------------------------------------------------------------------------------------------


def report(bots: Sequence[str], seats: Sequence[str], played: Sequence[Played]) -> list[str]:
    """A line for each seat of the first bot and one for both, then the ways in which the games were won and lost."""
    lines = [
        f"  {line(f'{bots[0]} as {name}', [game for game in played if game.seat == seat])}"
        for seat, name in enumerate(seats)
    ]
    lines.append(f"  {line(f'{bots[0]} together', played)}")
    for outcome, gained in ((f"won by {bots[0]}", 1), (f"won by {bots[1]}", -1), ("drawn", 0)):
        endings = Counter(game.ending for game in played if game.gained == gained)
        if endings:
            lines.append(f"  {outcome}: {_counts(endings)}")
    return lines


def _counts(endings: Counter[str]) -> str:
    return ", ".join(f"{ending} {count}" for ending, count in endings.most_common())


def line(who: str, played: Sequence[Played]) -> str:
    """Won, drawn and lost, and the share of wins with its 95 % interval; a draw is half a win."""
    won, drawn = (sum(game.gained == gained for game in played) for gained in (1, 0))
    points = won + drawn / 2
    return f"{who:<20} {won} won, {drawn} drawn, {len(played) - won - drawn} lost: {_share(points, len(played))}"


def _share(points: float, games: int) -> str:
    interval = wilson(points, games)
    return f"{points / games:.1%} (95 %: {interval.low:.1%} to {interval.high:.1%})"


# -- any number of bots ------------------------------------------------------------------------------------------------


def standings(bots: Sequence[str], seats: Sequence[str], played: Sequence[Seated]) -> list[str]:
    """Each bot in each seat and in all of them, each seat whoever sits there, and how the games ended. Bots of one name
    are counted as one."""
    names = list(dict.fromkeys(bots))
    sat = [(game, bot, game.seat_of(bot)) for game in played for bot in range(len(bots))]
    lines = []
    for name in names:
        own = [(game, seat) for game, bot, seat in sat if bots[bot] == name]
        for number, seat_name in enumerate(seats):
            there = [(game, seat) for game, seat in own if seat == number]
            lines.append(standing(f"{name} as {seat_name}", there))
        if len(names) > 1:
            lines.append(standing(f"{name} together", own))
    if len(names) > 1:
        for number, seat_name in enumerate(seats):
            lines.append(standing(seat_name, [(game, seat) for game, _, seat in sat if seat == number]))
    return [*[f"  {it}" for it in lines], f"  ended: {_counts(Counter(game.ending for game in played))}"]


def standing(who: str, sat: Sequence[tuple[Seated, int]]) -> str:
    """The share of wins of whoever sat there, and the mean place, each with its 95 % interval; winners share a win."""
    places = mean([float(game.places[seat]) for game, seat in sat])
    points = sum(game.shares[seat] for game, seat in sat)
    place = f"place {places.middle:.2f} ({places.low:.2f} to {places.high:.2f})"
    return f"{who:<20} {points:g} of {len(sat)} won: {_share(points, len(sat))}, {place}"
