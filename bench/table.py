"""How fast a move comes to the other player, while many games are played at once against a server of our own; and what
is left after restarts, kills and long evenings.

.venv/test/bin/python bench/table.py                                                        50 games on SQLite
.venv/test/bin/python bench/table.py --age 300                                              … of 300 answers each
.venv/test/bin/python bench/table.py --games 250 --age 300 --processes 2 --database postgresql
.venv/test/bin/python bench/table.py --games 10 --sockets 1000                              … and idle spectators
.venv/test/bin/python bench/table.py --restart 1000                                         stored matches
.venv/test/bin/python bench/table.py --games 20 --age 800 --soak 30                         minutes
.venv/test/bin/python bench/table.py --kills 200 --processes 2 --database postgresql        at random

A move is timed from the sending of the answer to the arrival of the new screen on the opponent's channel. Server and
players share the machine. `--database postgresql` starts a PostgreSQL of its own; an address is taken as it is.
"""

import asyncio
import gzip
import json
import math
import os
import re
import signal
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from contextlib import AsyncExitStack, suppress
from random import Random
from typing import Any
from urllib.parse import urljoin

from people import (
    AWAY,
    GAME,
    PASTS,
    PATIENCE,
    Figures,
    Person,
    PostgreSQL,
    Refused,
    Server,
    Table,
    Usage,
    a_database,
    a_server,
    all_of,
    descendants,
    milliseconds,
    pulse,
    record_of_age,
    request_id,
    usage_of,
)
from sqlalchemy import insert, select

from realpolitik.table.database import engine_for
from realpolitik.table.schema import KEYS, MATCHES, METADATA
from realpolitik.table.security import new_match_id
from realpolitik.table.store import Store
from realpolitik.terminal.bench import how_it_runs

SOON = 0.1  # seconds in which a move should be on the other screen
OPENING_AT_ONCE = 4  # games opened at a time, so that the server is not measured while it is stormed
WATCHED_BY = 100  # idle spectators at one match
WARM_UP = 1 / 3  # of a soak: matches that nobody looks at stay in memory for ten minutes
LOOKS = 30  # at the memory, while it soaks
HOSTS = 20  # who have made the matches that a restarted server finds
NAMED = re.compile(r"""(?:href|src)="(/page/[^"]+)"|(?:from|import|url)\s*\(?\s*["']?(\.{0,2}/[^"')]+)["')]""")
GZIPPED = b"\x1f\x8b"


def main() -> None:
    given = arguments()
    with a_database(given.database) as (database, own):
        flags = ["--workers", "0", *(["--processes", str(given.processes)] if given.processes > 1 else [])]
        for seed in range(PASTS if given.age else 0):
            record_of_age(given.age, seed)
        with a_server(database, *flags, port=given.port) as server:
            kind = server.database.partition(":")[0]
            print(f"{GAME}, {how_it_runs()}, {kind}, server processes: {given.processes}", flush=True)
            if given.restart:
                asyncio.run(restart(server, given.restart))
            elif given.kills:
                sys.exit(asyncio.run(kill(server, own, given)))
            else:
                asyncio.run(measure(server, own, given))


# -- an evening --------------------------------------------------------------------------------------------------------


async def measure(server: Server, database: PostgreSQL | None, given: Namespace) -> None:
    await first_page(server)
    empty = server.usage()
    figures = Figures()
    tables = [Table(server, number, figures, given.spectators, given.age) for number in range(given.games)]
    began = time.perf_counter()
    await all_of(tables, Table.open, OPENING_AT_ONCE)
    print(f"  opening {given.games} games: {time.perf_counter() - began:.1f} s", flush=True)
    async with AsyncExitStack() as leaving:
        await idle_spectators(server, given.sockets, leaving)
        for _ in range(given.moves_before):
            await all_of(tables, Table.move, OPENING_AT_ONCE)
        await play(server, database, given, tables, figures, empty)
    for table in tables:
        await table.close()


async def play(
    server: Server, database: PostgreSQL | None, given: Namespace, tables: list[Table], figures: Figures, empty: Usage
) -> None:
    seconds = 60 * given.soak or given.seconds
    pause = 1 / given.rate
    with pulse(server, seconds) as waits:
        now, figures.measuring = time.perf_counter(), True
        before, by_all = server.usage(), work(server, database)
        plays = [
            table.play(now + pause * number / given.games, pause, now + seconds) for number, table in enumerate(tables)
        ]
        memory, *_ = await asyncio.gather(soak(server, seconds if given.soak else 0.0), *plays)
        spent = time.perf_counter() - now
        tell_moves(figures, given, spent)
        if felt := await asyncio.to_thread(waits):
            print(f"  {'longest pause':22}{1000 * felt[-1]:8.1f} ms without a word on its health, of {len(felt)} words")
    moves = len(figures.moves)
    tell_usage(empty, before, server.usage(), spent, moves)
    tell_work(by_all, work(server, database), spent, moves)
    tell_screens(tables)
    if memory:
        tell_memory(memory)


async def idle_spectators(server: Server, wanted: int, leaving: AsyncExitStack) -> None:
    """Spectators at matches in which nothing happens."""
    if not wanted:
        return
    host, watching = Person(server), []
    for _ in range(math.ceil(wanted / WATCHED_BY)):
        made = await host.post("/api/matches", {"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}]})
        watching += [(Person(server), made["match"]) for _ in range(min(WATCHED_BY, wanted - len(watching)))]
    before, began = server.usage(), time.perf_counter()
    await all_of(watching, lambda it: it[0].look(it[1], None, leaving), 10 * OPENING_AT_ONCE)
    spent, more = time.perf_counter() - began, server.usage().megabytes - before.megabytes
    print(f"  {f'{wanted} idle sockets':22}{spent:8.1f} s to open, {1000 * more / wanted:.0f} kB each", flush=True)


async def soak(server: Server, seconds: float) -> list[float]:
    """The server's memory, again and again."""
    found = []
    for _ in range(LOOKS if seconds else 0):
        await asyncio.sleep(seconds / LOOKS)
        found.append(server.usage().megabytes)
        print(f"  {time.strftime('%H:%M:%S')}{found[-1]:22.0f} MB", flush=True)
    return found


# -- a restart ---------------------------------------------------------------------------------------------------------


async def restart(server: Server, matches: int) -> None:
    """So many matches are stored; how long it takes from the start until whoever made some of them sees their lobby."""
    hosts = [Person(server) for _ in range(HOSTS)]
    seats = [{"kind": "here"}, {"kind": "here"}]
    for number, host in enumerate(hosts):
        made = await host.post("/api/records/match", {"record": record_of_age(300, number % PASTS), "seats": seats})
        more = matches // HOSTS + (number < matches % HOSTS) - 1
        await asyncio.to_thread(copy, server.database, made["match"], more)
        host.close()
    server.stop()
    came = await asyncio.to_thread(server.start)
    began = time.perf_counter()
    await hosts[0].get("/ready")
    ready = came + time.perf_counter() - began
    listed = await hosts[0].get("/api/matches")
    lobby = came + time.perf_counter() - began
    found = f"{len(listed['running'])} of {matches} stored matches in it"
    print(f"  {'restart':22}{came:8.1f} s until it listens, {ready:.1f} s until it is ready")
    print(f"  {'lobby':22}{lobby:8.1f} s until it is shown, {found}")
    began = time.perf_counter()
    await hosts[1].get("/api/matches")
    print(f"  {'lobby of another':22}{time.perf_counter() - began:8.1f} s")
    for host in hosts:
        host.close()


def copy(database: str, match: str, times: int) -> None:
    """More matches like that one, with the same holders, put into the database as they are."""
    engine = engine_for(database)
    ids = [new_match_id() for _ in range(times)]
    with engine.begin() as connection:
        for table in METADATA.sorted_tables:
            if table is KEYS or not ("match_id" in table.c or table is MATCHES):
                continue  # a key opens one seat
            name = "id" if table is MATCHES else "match_id"
            rows = connection.execute(select(table).where(table.c[name] == match)).mappings().all()
            copies = [{**row, name: new} for new in ids for row in rows]
            if copies:
                connection.execute(insert(table), copies)
    engine.dispose()


# -- kills -------------------------------------------------------------------------------------------------------------


class Player:
    """Plays both seats of a match over one connection each, and remembers what was acknowledged, whatever happens."""

    def __init__(self, server: Server, number: int) -> None:
        self.random = Random(number)
        self.person = Person(server)
        self.match = ""
        self.acknowledged: dict[str, tuple[str, int]] = {}  # of each request, the match and the version it was told
        self.unsure = 0  # answers that had to be sent again, since nobody had heard the reply

    async def play(self, stopping: asyncio.Event) -> None:
        while not stopping.is_set():
            if not self.match:
                wanted = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}]}
                self.match = (await self._until_told("POST", "/api/matches", wanted))["match"]
            if not await self._answer():
                self.match = ""

    async def _answer(self) -> bool:
        """False if the game is over, or the screen was that of an earlier moment."""
        for seat in (0, 1):
            screen = await self._until_told("GET", f"/api/matches/{self.match}/screen?seat={seat}")
            if question := screen.get("question"):
                request = request_id(self.random)
                option = self.random.choice(question["options"])["option"]
                answer = {"seat": seat, "version": screen["version"], "option": option, "request": request}
                told = await self._until_told("POST", f"/api/matches/{self.match}/answer", answer)
                if "version" in told:
                    self.acknowledged[request] = (self.match, told["version"])
                return True
        return False

    async def _until_told(self, method: str, path: str, content: Any = None) -> Any:
        """What the server says in the end: the same is sent again while it is away, or busy coming back."""
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    reply = await self.person.request(method, path, content)
                if reply.status in (200, 409):
                    return json.loads(reply.body)
                problem = f"{reply.status} {reply.code}"
                if reply.status < 500 and reply.status != 429:
                    raise Refused(f"{path}: {problem} {reply.body.decode()}")
            except (TimeoutError, *AWAY):
                self.person.close()
            self.unsure += method == "POST"
            await asyncio.sleep(0.1)


async def kill(server: Server, own: PostgreSQL | None, given: Namespace) -> int:
    """Kill so many processes while people play; then look whether every acknowledged move is there, once."""
    players = [Player(server, number) for number in range(given.games)]
    stopping, random = asyncio.Event(), Random(given.kills)
    playing = [asyncio.create_task(player.play(stopping)) for player in players]
    victims: Counter[str] = Counter()
    longest = 0.0
    for _ in range(given.kills):
        await asyncio.sleep(random.uniform(0.0, 1.0))
        moved = sum(len(player.acknowledged) for player in players)
        began = time.perf_counter()
        victims[await kill_one(server, own, random)] += 1
        while sum(len(player.acknowledged) for player in players) == moved:
            if any(task.done() for task in playing):
                break
            await asyncio.sleep(0.02)
        longest = max(longest, time.perf_counter() - began)
    stopping.set()
    await asyncio.gather(*playing)
    lost, doubled, stored = await asyncio.to_thread(look_for, server.database, players)
    told = sum(len(player.acknowledged) for player in players)
    kinds = ", ".join(f"{kind} {times}" for kind, times in victims.most_common())
    print(f"  {'kills':22}{sum(victims.values()):8} ({kinds})")
    print(f"  {'acknowledged moves':22}{told:8}, {stored} stored; lost {lost}, doubled {doubled}")
    print(f"  {'sent again':22}{sum(player.unsure for player in players):8} requests")
    print(f"  {'longest standstill':22}{longest:8.1f} s from a kill to the next acknowledged move")
    for player in players:
        player.person.close()
    return 1 if lost or doubled else 0


async def kill_one(server: Server, own: PostgreSQL | None, random: Random) -> str:
    """Kill one process of the server, or of its database; what nobody else starts again, we do."""
    assert server.process
    processes = server.processes()
    backends = descendants(own.process.pid)[1:] if own else []
    victim = random.choice(backends) if backends and random.random() < 0.5 else random.choice(processes)
    with suppress(ProcessLookupError):
        os.kill(victim, signal.SIGKILL)
    if victim == server.process.pid:
        await asyncio.to_thread(server.process.communicate)
        await asyncio.to_thread(server.start)
        return "server"
    return "backend of the database" if victim in backends else "process of the server"


def look_for(database: str, players: list[Player]) -> tuple[int, int, int]:
    """Of the acknowledged moves, how many are not there as they were told, and how many more than once; all stored."""
    engine = engine_for(database)
    store, lost, doubled, stored = Store(engine), 0, 0, 0
    for player in players:
        for match in {match for match, _ in player.acknowledged.values()}:
            moves = store.moves(match)
            stored += len(moves)
            times = Counter(move.request for move in moves if move.request)
            doubled += sum(n - 1 for n in times.values())
            doubled += sum(move.sequence != number for number, move in enumerate(moves, start=1))
            there = {(move.request, move.sequence) for move in moves}
            told = [(it, version) for it, (where, version) in player.acknowledged.items() if where == match]
            lost += sum(it not in there for it in told)
    engine.dispose()
    return lost, doubled, stored


# -- before the game ---------------------------------------------------------------------------------------------------


async def first_page(server: Server) -> None:
    """What is loaded before one sees anything: one file after another, over one connection."""
    for what, path in (("lobby", "/"), ("table", "/match/aaaaaaaaaaaaaaaa"), ("book", f"/api/games/{GAME}/book")):
        visitor = Person(server)
        cache: dict[str, tuple[str, str]] = {}
        for when in ("first", "again"):
            began = time.perf_counter()
            size = await load_with_all(visitor, path, cache)
            spent = 1000 * (time.perf_counter() - began)
            print(f"  {f'{what}, {when}':22}{spent:8.1f} ms{len(cache):6} files{size / 1e3:8.1f} kB sent")
        visitor.close()


async def load_with_all(visitor: Person, path: str, cache: dict[str, tuple[str, str]]) -> int:
    """A page and whatever it names, and so on; what was loaded before is asked for by its tag. The bytes sent."""
    waiting, seen, size = [path], {path}, 0
    while waiting:
        path = waiting.pop()
        tag, text = cache.get(path, ("", ""))
        asked = "Accept-Encoding: gzip\r\n" + (f"If-None-Match: {tag}\r\n" if tag else "")
        status, body, tag = await visitor.request("GET", path, headers=asked)
        size += len(body)
        if status == 200:
            text = (gzip.decompress(body) if body[:2] == GZIPPED else body).decode(errors="ignore")
            cache[path] = (tag, text)
        named = {urljoin(path, found[0] or found[1]) for found in NAMED.findall(text)} if path[:5] != "/api/" else set()
        waiting += sorted(named - seen)
        seen |= named
    return size


# -- the report --------------------------------------------------------------------------------------------------------


def tell_moves(figures: Figures, given: Namespace, spent: float) -> None:
    wanted = given.games * given.rate
    done = len(figures.moves)
    aged = f" of {given.age} answers" if given.age else ""
    print(f"  {given.games} games{aged}, {given.rate:g} moves a second in each, {given.spectators} spectators at each")
    print(f"  {'answers':22}{done / spent:8.1f} a second, {done / spent / wanted:.2f} of those wanted")
    for what, times in (("on the other screen", figures.moves), ("reply to the answer", figures.replies)):
        if times:
            soon = sum(it <= SOON for it in times) / len(times)
            print(f"  {what:22}{milliseconds(times)}; {soon:.1%} within {1000 * SOON:.0f} ms")
    print(f"  {'games ended':22}{figures.games_ended:6}, moves lost {len(figures.lost)}")
    for problem, times in Counter(figures.lost).most_common(5):
        print(f"lost {times}: {problem}", file=sys.stderr)


def tell_usage(empty: Usage, before: Usage, after: Usage, spent: float, moves: int) -> None:
    worked, more = after.seconds - before.seconds, after.megabytes - empty.megabytes
    print(f"  {'server':22}{worked / spent:8.0%} of a core, {1000 * worked / max(1, moves):.1f} ms of work for a move")
    print(f"  {'memory':22}{after.megabytes:8.0f} MB in all its processes, {more:.0f} MB more than at first")
    print(f"  {'load of the machine':22}{os.getloadavg()[0]:8.1f} over the last minute, {os.cpu_count()} cores")


def work(server: Server, database: PostgreSQL | None) -> dict[str, float]:
    """The seconds that each has worked so far; of a database that is not our own nothing is known."""
    seconds = {f"server {process}": used_by([process]) for process in server.processes()}
    if database is not None:
        seconds["PostgreSQL"] = used_by(descendants(database.process.pid))
    return {**seconds, "players (this script)": time.process_time()}


def used_by(processes: list[int]) -> float:
    return sum(usage.seconds for process in processes if (usage := usage_of(process)))


def tell_work(before: dict[str, float], after: dict[str, float], spent: float, moves: int) -> None:
    for who, seconds in after.items():
        worked = seconds - before.get(who, 0.0)
        print(f"  {who:22}{worked / spent:8.0%} of a core, {1000 * worked / max(1, moves):.2f} ms for a move")


def tell_memory(looks: list[float]) -> None:
    """How the memory has grown since the warm-up: its mean over the first and the last quarter of what follows."""
    steady = looks[int(WARM_UP * len(looks)) :]
    quarter = max(1, len(steady) // 4)
    first, last = sum(steady[:quarter]) / quarter, sum(steady[-quarter:]) / quarter
    print(
        f"  {'memory, soaked':22}{first:8.0f} MB after the warm-up, {last:.0f} MB at the end: {last / first - 1:+.1%}"
    )


def tell_screens(tables: list[Table]) -> None:
    people = [person for table in tables for person in (*table.people, *table.spectators)]
    screens = sum(person.screens_shown for person in people)
    size = sum(person.letters_shown for person in people) / max(1, screens)
    print(f"  {'screens':22}{screens:8} shown, {size / 1e3:.1f} kB each before compression")


def arguments() -> Namespace:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--games", type=int, default=50, help="played at once (50)")
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second in each game (1)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure (20)")
    parser.add_argument("--age", type=int, default=0, metavar="ANSWERS", help="that each game has behind it (0)")
    parser.add_argument("--spectators", type=int, default=0, help="who look on at each game (0)")
    parser.add_argument("--sockets", type=int, default=0, help="of spectators at matches in which nothing happens (0)")
    parser.add_argument("--moves-before", type=int, default=0, help="in each game, before it is measured (0)")
    parser.add_argument("--processes", type=int, default=1, help="of the server (1)")
    parser.add_argument("--restart", type=int, default=0, metavar="MATCHES", help="restart with so many stored matches")
    parser.add_argument("--soak", type=float, default=0.0, metavar="MINUTES", help="play for so long, watch the memory")
    parser.add_argument("--kills", type=int, default=0, metavar="TIMES", help="kill processes while people play")
    parser.add_argument("--database", default="", help="by default a new file; matches are left in one that is given")
    parser.add_argument("--port", type=int, default=0, help="by default one that is free")
    return parser.parse_args()


if __name__ == "__main__":
    main()
