"""`realpolitik arena`: bots play each other, in each seat equally often, and what the results are worth."""

import secrets
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple, TextIO

from realpolitik.arena.arrangement import Arranged, arrange, games_in_all
from realpolitik.arena.crew import played_here
from realpolitik.arena.ledger import ledger, seed_of
from realpolitik.arena.on_ray import played_on_ray
from realpolitik.arena.playing import Played
from realpolitik.bots.net.staff import call
from realpolitik.extras import how_to_add
from realpolitik.kernel.save import write_whole
from realpolitik.machine import cores
from realpolitik.terminal.arena_results import results
from realpolitik.terminal.output import BadOutput, demand_new, write_new

BAR: Final = 30  # the characters of a full progress bar
USUAL: Final = 200  # games a table, or a few more, so that every bot sits in each seat equally often
PICTURES: Final = (".svg", ".png")


class Keeping(NamedTuple):
    """What is kept of the games beside the results on the screen, and where."""

    ledger: Path | None = None
    saves: Path | None = None
    plot: Path | None = None


class Labour(NamedTuple):
    """Who plays the games: so many processes here, or the cluster at an address."""

    jobs: int = 1
    ray: str = ""

    def played(self, arranged: Arranged, numbers: Sequence[int], keep: bool) -> Generator[Played]:
        if self.ray:
            return played_on_ray(arranged, numbers, self.ray, keep)
        if self.jobs == 1:  # games side by side make better use of the cores
            call(cores() - 1)
        return played_here(arranged, numbers, self.jobs, keep)


def arena(
    arranged: Arranged,
    games: int | None,
    labour: Labour,
    keeping: Keeping,
    target: TextIO,
    progress: TextIO | None,
) -> int:
    """Play so many games at each table and print how the bots did; what was played is told whatever comes between."""
    seats = len(arranged.seats)
    wanted = games_in_all(arranged, -(-USUAL // seats) * seats if games is None else games)
    _prepare(keeping)
    played: list[Played] = []
    with ExitStack() as stack:
        book = stack.enter_context(ledger(keeping.ledger, arranged)) if keeping.ledger is not None else None
        if book is not None:
            played += [game for game in book.played if game.number < wanted]
        there = {game.number for game in played}
        missing = [number for number in range(wanted) if number not in there]
        start = time.perf_counter()
        try:
            new = stack.enter_context(closing(labour.played(arranged, missing, keeping.saves is not None)))
            for game in _counted(new, len(there), wanted, progress):
                if keeping.saves is not None:
                    write_whole(keeping.saves.resolve() / f"{arranged.game}-{game.number:06}.json", game.save)
                if book is not None:
                    book.add(game)
                played.append(game)
        finally:
            if played:
                _tell(arranged, played, len(there), time.perf_counter() - start, target)
    if keeping.plot is not None:
        from realpolitik.terminal.arena_plot import drawn

        write_new(keeping.plot, drawn(arranged, played, "svg" if keeping.plot.suffix == ".svg" else "png"))
    return 0


def arranged_for(
    game: str,
    bots: Sequence[str],
    seed: int | None,
    book: Path | None,
    scenario: str = "",
    options: Mapping[str, object] | None = None,
) -> Arranged:
    """The arrangement that was asked for; with the seed of the file that is to go on, where none is named."""
    if seed is None and book is not None:
        seed = seed_of(book)
    return arrange(game, bots, secrets.randbelow(10**6) if seed is None else seed, scenario, options)


def _prepare(keeping: Keeping) -> None:
    """Whatever speaks against keeping something is told before anything is played."""
    if keeping.plot is not None:
        demand_new(keeping.plot)
        if keeping.plot.suffix not in PICTURES:
            raise BadOutput(f"a plot is a picture: let the name of the file end in {' or '.join(PICTURES)}")
        if find_spec("matplotlib") is None:
            raise BadOutput(f"a plot is drawn by matplotlib: {how_to_add('report')}")
    if keeping.saves is not None:
        try:
            keeping.saves.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOutput(f"{keeping.saves} cannot be the folder for the games: {error.strerror}") from None


def _tell(arranged: Arranged, played: Sequence[Played], before: int, seconds: float, target: TextIO) -> None:
    print("\n".join(results(arranged, played)), file=target)
    new = len(played) - before
    earlier = f"{before} games were there; " if before else ""
    print(f"{earlier}{new} games in {seconds:.1f} s, {new / seconds:.2f} a second", file=target)


# -- progress ----------------------------------------------------------------------------------------------------------


def _counted(games: Iterator[Played], before: int, wanted: int, progress: TextIO | None) -> Iterator[Played]:
    """The games as they come, with a line that shows how far we are."""
    start = time.perf_counter()
    try:
        for number, game in enumerate(games, start=1):
            yield game
            if progress is not None:
                line = progress_line(before + number, wanted, number / (time.perf_counter() - start))
                print(f"\r{line:<79}", end="", file=progress, flush=True)
    finally:
        if progress is not None:
            print(file=progress)


def progress_line(done: int, wanted: int, rate: float) -> str:
    """How many games are over, how many end in a second, how long it will take."""
    full = BAR * done // wanted
    return (
        f"[{'#' * full}{'.' * (BAR - full)}] {done} of {wanted} games, {rate:.2f} a second, "
        f"{duration((wanted - done) / rate)} left"
    )


def duration(seconds: float) -> str:
    """A time to wait: 40 s, 5 min, 2 h 10 min."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 100 else f"{minutes // 60} h {minutes % 60} min"
