"""Every attack for a while, against a server of our own at which two people play: how each is refused, and how long
their moves take meanwhile. Exits with 1 if a move took too long or failed, or if something was taken that must not be.

.venv/test/bin/python bench/attack.py [--seconds 60] [--only NAME] [--processes 1] [--database URL]

`--only` may be repeated. Attackers are a process of their own that gives way to others, since they would not sit on
the server's machine. Everybody has an address of their own, as behind a proxy.
"""

import asyncio
import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from attacks import ATTACKS, Siege, Target
from hoards import HOARDS
from people import Figures, Person, Server, Table, a_database, a_server, bear_many_files, milliseconds

from realpolitik.terminal.bench import how_it_runs

ALL = ATTACKS | HOARDS
TOO_LONG = 0.5  # seconds for a move of somebody who plays fair
PAUSE = 0.2  # seconds between their moves
NETWORK = 172  # where those who attack come from
KINDS_TOLD = 8  # ways of being refused that are listed


def besiege(name: str, target: Target, seconds: float) -> tuple[Counter[str], Counter[str]]:
    """Attack, in a process of its own; what was told, and what must not have been."""
    os.nice(10)
    bear_many_files()
    Person.network = NETWORK
    siege = Siege(target, seconds)
    asyncio.run(ALL[name][0](siege))
    return siege.told, siege.wrong


async def under_attack(server: Server, name: str, seconds: float) -> bool:
    """Whether two people could play through an attack as ever."""
    target = Target(server.host, server.port, server.database, server.folder / "playing")
    figures = Figures()
    figures.measuring = True
    table = Table(server, len(name), figures)
    await table.open()
    target.playing.write_text(table.match)
    before = most = server.usage().megabytes
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as attackers:
        attack = asyncio.get_running_loop().run_in_executor(attackers, besiege, name, target, seconds)
        while not attack.done():
            due = time.perf_counter() + PAUSE
            await table.turn()
            target.playing.write_text(table.match)
            most = max(most, server.usage().megabytes)
            await asyncio.sleep(due - time.perf_counter())
        told, wrong = await attack
    for _ in range(5):  # and when it is over
        await table.turn()
    await table.close()
    tell(name, told, wrong, figures, (before, most, server.usage().megabytes))
    return bool(figures.moves) and max(figures.moves) <= TOO_LONG and not figures.lost and not wrong


def tell(name: str, told: Counter[str], wrong: Counter[str], figures: Figures, memory: tuple[float, ...]) -> None:
    refused = ", ".join(f"{kind}: {times}" for kind, times in told.most_common(KINDS_TOLD))
    print(f"{name}: {ALL[name][1]}")
    print(f"  {'sent, and refused':22}{sum(told.values())} in all; {refused}")
    if figures.moves:
        print(f"  {'moves of two people':22}{len(figures.moves)}: {milliseconds(figures.moves)}")
    print("  {:22}{:.0f} MB before, {:.0f} MB at most, {:.0f} MB after".format("memory of the server", *memory))
    for problem, times in Counter(figures.lost).most_common(3):
        print(f"  {'MOVE FAILED':22}{times}: {problem[:200]}")
    for what, times in wrong.most_common(3):
        print(f"  {'TAKEN':22}{times}: {what}")
    sys.stdout.flush()


async def all_attacks(server: Server, given: Namespace) -> int:
    held = {name: await under_attack(server, name, given.seconds) for name in given.only or ALL}
    print(", ".join(f"{name} {'held' if well else 'DID NOT HOLD'}" for name, well in held.items()))
    return 0 if all(held.values()) else 1


def arguments() -> Namespace:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="for each attack (60)")
    parser.add_argument("--only", action="append", choices=list(ALL), metavar="NAME", help=", ".join(ALL))
    parser.add_argument("--processes", type=int, default=1, help="of the server (1)")
    parser.add_argument("--database", default="", help="by default a new file; `postgresql` for a server of our own")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    with a_database(given.database) as (database, _):
        flags = ["--processes", str(given.processes)] if given.processes > 1 else []
        with a_server(database, *flags) as server:
            print(f"{how_it_runs()}, {server.database.partition(':')[0]}, server processes: {given.processes}")
            sys.exit(asyncio.run(all_attacks(server, given)))


if __name__ == "__main__":
    main()
