"""What a search pays for: each rate beside that of the bare loop, which is 1.

.venv/test/bin/python bench/search.py [seconds for each line]
"""

import sys
import time
from collections.abc import Callable
from random import Random

import realpolitik
from realpolitik.kernel.game import Game
from realpolitik.kernel.match import Match
from realpolitik.kernel.running import answer, question
from realpolitik.kernel.state import State
from realpolitik.terminal.bench import how_it_runs, middle_of, random_match

Step = Callable[[State], State]


def plain(state: State) -> State:
    return state


def cloned(state: State) -> State:
    return state.clone()


def loop(game: Game, seconds: float, step: Step) -> float:
    """Questions a second over whole random games, with `step` before each."""
    random = Random(0).random
    setup = game.setup()
    asked = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.start(setup)
        while True:
            state = step(state)
            q = question(state)
            if q is None:
                break
            asked += 1
            answer(state, q.options[int(random() * len(q.options))], q.seat)
    return asked / (time.perf_counter() - start)


def through_matches(game: Game, seconds: float) -> float:
    """Answers a second through `Match`: checked, recorded, with notes."""
    random = Random(0)
    answered = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        match = Match(game, game.setup())
        while not match.over:
            match.answer(random.choice(match.question.options), match.question.seat)
        answered += len(match.answers)
    return answered / (time.perf_counter() - start)


def rollouts(game: Game, seconds: float) -> tuple[float, float]:
    """Resampled states and random play-outs a second, from the middle of a game."""
    random = Random(0)
    state = middle_of(random_match(game))
    resampled = played = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game.determinise(state, 0, random)
        resampled += 1
    rate = resampled / (time.perf_counter() - start)
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        other = game.determinise(state, 0, random)
        q = question(other)
        while q is not None:
            answer(other, random.choice(q.options), q.seat)
            q = question(other)
        played += 1
    return rate, played / (time.perf_counter() - start)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    game = realpolitik.game("twilight-struggle")
    bare = loop(game, seconds, plain)
    print(f"twilight-struggle, {how_it_runs()}")
    for what, rate in (
        ("bare loop", bare),
        ("a clone before every question", loop(game, seconds, cloned)),
        ("through matches, with notes", through_matches(game, seconds)),
    ):
        print(f"  {what:32}{rate:>12,.0f} a second {rate / bare:6.2f}")
    resampled, played = rollouts(game, seconds)
    print(f"  {'resampled states':32}{resampled:>12,.0f} a second")
    print(f"  {'play-outs from mid-game':32}{played:>12,.0f} a second")


if __name__ == "__main__":
    main()
