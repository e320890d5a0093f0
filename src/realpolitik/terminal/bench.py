"""`realpolitik bench`: how fast a game is on this machine; with `--env`, as an environment to learn from."""

import os
import platform
import time
from collections.abc import Callable
from random import Random
from typing import NamedTuple, TextIO

from realpolitik.encodings.episode import Episode
from realpolitik.encodings.finding import encoding_of
from realpolitik.kernel import save as saves
from realpolitik.kernel import state as states
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.game import Game
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.kernel.playout import playout
from realpolitik.kernel.running import answer, question
from realpolitik.kernel.state import State

MANY_CALLS = 1000  # between two looks at the clock
SHARE = 0.1  # of the time, for each of the smaller measurements
GAMES_EACH = 64  # at once in each process


class Speed(NamedTuple):
    questions: int
    games: int
    seconds: float


def bench(name: str, seconds: float, target: TextIO, env: bool = False) -> int:
    if env:
        return bench_env(name, seconds, target)
    game = game_named(name)
    speed = random_games(game, seconds)
    match = random_match(game)
    state = middle_of(match)
    text = saves.save(match)
    clone = cost(state.clone, seconds * SHARE)
    view = cost(lambda: game.view(state, 0), seconds * SHARE)
    saving = cost(lambda: saves.save(match), seconds * SHARE)
    loading = cost(lambda: saves.load(text), seconds * SHARE)
    rates = speed.questions / speed.seconds, speed.games / speed.seconds
    lines = (
        f"{name}, {how_it_runs()}, Python {platform.python_version()}",
        f"  {rates[0]:,.0f} questions a second, {rates[1]:,.1f} games a second",
        f"  clone {clone * 1e6:.1f} µs, view {view * 1e6:.0f} µs",
        f"  save {saving * 1e3:.1f} ms, load {loading * 1e3:.1f} ms, "
        f"{len(text.encode()):,} bytes for a whole game of {len(match.answers)} answers",
    )
    print("\n".join(lines), file=target)
    return 0


def bench_env(name: str, seconds: float, target: TextIO) -> int:
    """Decisions a second, all that a learner sees of them included: of one game in this process, and of many in others
    over shared memory. Whatever is on offer first is chosen: the choice costs nothing."""
    from realpolitik.envs.vector import VectorEnv  # which not everybody has the packages for

    game, encoding, processes = game_named(name), encoding_of(name), os.cpu_count() or 1
    episode = Episode(game, game.setup(), encoding, Random(0))
    looking = cost(lambda: (episode.observe(), episode.actions()), seconds * SHARE)
    decisions, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds or not decisions:
        episode.observe()
        episode.act(episode.actions()[0])
        decisions += 1
        if episode.question is None:
            episode.again()
    print(f"{name}, {how_it_runs()}, Python {platform.python_version()}", file=target)
    print(f"  {encoding.size:,} values, {encoding.actions} actions, {looking * 1e6:.1f} µs to encode one", file=target)
    print(f"  {decisions / spent:,.0f} decisions a second in one process", file=target)
    with VectorEnv(name, games=GAMES_EACH * processes, processes=processes) as many:
        steps, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds or not steps:
            many.step(many.actions[:, 0])
            steps += 1
    rate = steps * many.games / spent
    print(f"  {rate:,.0f} decisions a second of {many.games} games in {processes} processes", file=target)
    return 0


def how_it_runs() -> str:
    compiled = str(states.__file__).endswith((".so", ".pyd"))
    return "compiled" if compiled else "interpreted"


def random_games(game: Game, seconds: float) -> Speed:
    """Whole games in the kernel's bare loop, at least one: no match around it, no notes."""
    setup = game.setup()
    questions = games = 0
    start = time.perf_counter()
    while games == 0 or time.perf_counter() - start < seconds:
        questions += playout(game.start(setup), games)
        games += 1
    return Speed(questions, games, time.perf_counter() - start)


def random_match(game: Game) -> Match:
    """The longest of a few random games, so that saving and loading have something to do."""
    matches = []
    for seed in range(10):
        random = Random(seed)
        match = Match(game, game.setup(), Seeded(str(seed)))
        while not match.over:
            match.answer(random.choice(match.question.options))
        matches.append(match)
    return max(matches, key=lambda match: len(match.answers))


def middle_of(match: Match) -> State:
    """The state half-way through a match."""
    state = match.game.start(match.setup)
    for seat, option in match.answers[: len(match.answers) // 2]:
        question(state)
        answer(state, option, seat)
    question(state)
    return state


def cost(work: Callable[[], object], seconds: float) -> float:
    """The seconds that one call takes, over as many calls as the time allows, and little time spent at the clock."""
    calls, batch = 0, 1
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds or not calls:
        for _ in range(batch):
            work()
        calls += batch
        batch = min(2 * batch, MANY_CALLS)
    return spent / calls
