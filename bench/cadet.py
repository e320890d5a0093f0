"""How long cadet thinks: the mean and the slowest answer over whole games in which it plays every seat.

.venv/test/bin/python bench/cadet.py [game] [games]
"""

import sys
import time
from collections import defaultdict

import realpolitik
from realpolitik.bots.bot import Seat
from realpolitik.bots.roster import new_bot
from realpolitik.kernel.question import KINDS
from realpolitik.terminal.bench import how_it_runs

SLOWEST = 8  # kinds of questions that are listed


def thought(game: str, games: int) -> dict[str, list[float]]:
    """Milliseconds of each answer, by what was asked; as the processor counts them, whatever else the machine does."""
    found: dict[str, list[float]] = defaultdict(list)
    for number in range(games):
        match = realpolitik.new(game, seed=number)
        bots = [new_bot("cadet", game, f"{number}/{seat}") for seat in range(len(match.seats))]
        while not match.over:
            q = match.question
            start = time.process_time()
            option = bots[q.seat].choose(Seat(match, q.seat)).option
            found[KINDS[q.kind].name].append((time.process_time() - start) * 1000)
            match.answer(option, q.seat)
    return found


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "world-order"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    found = thought(game, games)
    print(f"cadet at {game}, {how_it_runs()}, {games} games: milliseconds an answer")
    everything = [spent for kind in found.values() for spent in kind]
    slowest = sorted(found, key=lambda kind: max(found[kind]), reverse=True)[:SLOWEST]
    for what, spent in (("all questions", everything), *[(kind, found[kind]) for kind in slowest]):
        print(f"  {what:32}{len(spent):>7}  mean {sum(spent) / len(spent):6.2f}  slowest {max(spent):6.1f}")


if __name__ == "__main__":
    main()
