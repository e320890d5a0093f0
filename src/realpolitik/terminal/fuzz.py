"""`realpolitik fuzz`: whole random games over all scenarios and options, or with those that are named, every promise of
the kernel checked."""

import secrets
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple, TextIO

from realpolitik.kernel.conformance import ConformanceError, Report, check_game, random_setup
from realpolitik.kernel.game import Game, Setup
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.save import save
from realpolitik.terminal.seating import read_options

GAMES_A_TASK = 4


class Named(NamedTuple):
    """The scenario, the preset and the options that were asked for, as the command line writes them; nothing, and each
    game has a set-up of its own."""

    scenario: str = ""
    preset: str = ""
    options: tuple[str, ...] = ()

    def setup(self, game: Game, random: Random) -> Setup:
        if self == Named():
            return random_setup(game, random)
        return game.setup(self.scenario, read_options(self.options), self.preset)

    def written(self) -> str:
        scenario = [f" --scenario {self.scenario}"] if self.scenario else []
        preset = [f" --preset {self.preset}"] if self.preset else []
        return "".join([*scenario, *preset, *[f" --option {option}" for option in self.options]])


class Played(NamedTuple):
    """How one game went: a report, or the problem and the match up to there as a save."""

    seed: int
    report: Report | None = None
    problem: str = ""
    saved: str = ""


def fuzz(
    name: str,
    games: int,
    seed: int | None,
    jobs: int,
    every: int,
    target: TextIO,
    progress: TextIO | None,
    scenario: str = "",
    preset: str = "",
    options: Sequence[str] = (),
) -> int:
    """Play `games` random games, the seeds counting up from `seed`; stop at the first that breaks a promise."""
    game = game_named(name)
    named = Named(scenario, preset, tuple(options))
    named.setup(game, Random())  # what does not go together is told before anything is played
    first = secrets.randbelow(10**6) if seed is None else seed
    endings: Counter[str] = Counter()
    questions = 0
    start = time.perf_counter()
    with _all_played(name, named, range(first, first + games), jobs, every) as games_played:
        for number, played in enumerate(games_played, start=1):
            if played.report is None:
                _report_failure(game, named, played, every, target)
                return 1
            endings[played.report.ending] += 1
            questions += played.report.questions
            if progress is not None:
                print(f"\r{number} of {games} games, {questions} questions", end="", file=progress, flush=True)
    if progress is not None:
        print(file=progress)
    seconds = time.perf_counter() - start
    kinds = ", ".join(f"{kind} {count}" for kind, count in endings.most_common())
    print(
        f"{name}: {games} games from seed {first}, {questions} questions, all promises kept ({kinds}); "
        f"{seconds:.1f} s, {questions / seconds:.0f} questions a second",
        file=target,
    )
    return 0


@contextmanager
def _all_played(name: str, named: Named, seeds: range, jobs: int, every: int) -> Iterator[Iterator[Played]]:
    """How the games went, in the order of their seeds; once the caller has seen enough, the rest is not played."""
    play = partial(play_one, name, named, every=every)
    if jobs == 1:
        yield map(play, seeds)
        return
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield executor.map(play, seeds, chunksize=GAMES_A_TASK)
    finally:
        executor.shutdown(cancel_futures=True)


def play_one(name: str, named: Named, seed: int, every: int) -> Played:
    """One random game."""
    game = game_named(name)
    random = Random(seed)
    setup = named.setup(game, random)
    try:
        return Played(seed, check_game(game, setup, str(seed), every=every, careful=random.random() < 0.5))
    except ConformanceError as broken:
        return Played(seed, problem=str(broken), saved=_save_if_possible(broken))


def _save_if_possible(broken: ConformanceError) -> str:
    try:
        return save(broken.match)
    except Exception:  # a broken match may be past saving; its seed still leads there
        return ""


def _report_failure(game: Game, named: Named, played: Played, every: int, target: TextIO) -> None:
    print(f"\n{game.name}, seed {played.seed}: {played.problem}", file=target)
    if played.saved:
        path = Path(f"fuzz-{game.name}-{played.seed}.json")
        try:
            path.write_text(played.saved, encoding="utf-8")
            print(f"the match up to there: {path}", file=target)
        except OSError as error:
            print(f"the match up to there could not be written to {path}: {error.strerror}", file=target)
    again = f"realpolitik fuzz {game.name} --games 1 --seed {played.seed} --every {every}{named.written()}"
    print(f"again: {again}", file=target)
