"""`realpolitik arena`: two bots play each other, in each seat equally often, and the table of what came of it."""

import secrets
import time
from collections import Counter
from collections.abc import Sequence
from typing import Final, TextIO

from realpolitik.arena.duel import Played, duel
from realpolitik.arena.statistics import wilson
from realpolitik.kernel.kits import game_named

BAR: Final = 30  # the characters of a full progress bar


def arena(
    name: str, bots: tuple[str, str], games: int, seed: int | None, jobs: int, target: TextIO, progress: TextIO | None
) -> int:
    """Play `games` games, half of them with the seats changed, and print how the first bot did."""
    first = secrets.randbelow(10**6) if seed is None else seed
    played: list[Played] = []
    start = time.perf_counter()
    with duel(name, bots, games, first, jobs) as results:
        for result in results:
            played.append(result)
            if progress is not None:
                print(f"\r{bar(len(played), games)}", end="", file=progress, flush=True)
    if progress is not None:
        print(file=progress)
    seconds = time.perf_counter() - start
    print(f"{name}, {bots[0]} against {bots[1]}, {games} games from seed {first}", file=target)
    print("\n".join(report(bots, game_named(name).seats(game_named(name).setup()), played)), file=target)
    print(f"  {seconds:.1f} s, {games / seconds:.2f} games a second", file=target)
    return 0


def bar(done: int, games: int) -> str:
    full = BAR * done // games
    return f"[{'#' * full}{'.' * (BAR - full)}] {done} of {games} games"


def report(bots: tuple[str, str], seats: Sequence[str], played: Sequence[Played]) -> list[str]:
    """A line for each seat of the first bot and one for both, then the ways in which the games were won and lost."""
    lines = [
        f"  {line(f'{bots[0]} as {name}', [game for game in played if game.seat == seat])}"
        for seat, name in enumerate(seats)
    ]
    lines.append(f"  {line(f'{bots[0]} together', played)}")
    for outcome, gained in ((f"won by {bots[0]}", 1), (f"won by {bots[1]}", -1), ("drawn", 0)):
        endings = Counter(game.ending for game in played if game.gained == gained)
        if endings:
            kinds = ", ".join(f"{ending} {count}" for ending, count in endings.most_common())
            lines.append(f"  {outcome}: {kinds}")
    return lines


def line(who: str, played: Sequence[Played]) -> str:
    """Won, drawn and lost, and the share of wins with its 95 % interval; a draw is half a win."""
    won, drawn = (sum(game.gained == gained for game in played) for gained in (1, 0))
    points = won + drawn / 2
    share, interval = points / len(played), wilson(points, len(played))
    return (
        f"{who:<20} {won} won, {drawn} drawn, {len(played) - won - drawn} lost: "
        f"{share:.1%} (95 %: {interval.low:.1%} to {interval.high:.1%})"
    )
