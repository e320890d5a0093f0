"""How fast a move comes to the other player, while many games are played at once against a server of our own.

.venv/test/bin/python bench/table.py [--games 50] [--rate 1] [--seconds 20] [--spectators 0] [--database URL]

Each person has a live channel and a connection for answers, as a browser has. A move is timed from the sending of the
answer to the arrival of the new screen on the opponent's channel. Server and players share the machine.
"""

import asyncio
import gzip
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urljoin

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from realpolitik.terminal.bench import how_it_runs

GAME = "twilight-struggle"
SOON = 0.1  # seconds in which a move should be on the other screen
PATIENCE = 30.0  # seconds after which a move is taken for lost
OPENING_AT_ONCE = 4  # games opened at a time, so that the server is not measured while it is stormed
VERSION = re.compile(r'"version":(\d+)')
NAMED = re.compile(r"""(?:href|src)="(/page/[^"]+)"|(?:from|import|url)\s*\(?\s*["']?(\.{0,2}/[^"')]+)["')]""")
GZIPPED = b"\x1f\x8b"
SHARES = (("median", 0.5), ("95%", 0.95), ("99%", 0.99), ("longest", 1.0))


# -- the server --------------------------------------------------------------------------------------------------------


class Usage(NamedTuple):
    """What a process has used so far, as far as the system tells."""

    seconds: float
    megabytes: float


class Server(NamedTuple):
    process: subprocess.Popen[str]
    host: str
    port: int

    def usage(self) -> Usage | None:
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        ticks, page = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
        return Usage((int(fields[11]) + int(fields[12])) / ticks, int(fields[21]) * page / 1e6)


@contextmanager
def a_server(database: str, port: int) -> Iterator[Server]:
    """A server in a process of its own. It believes us as its proxy, so that each person has an address."""
    with tempfile.TemporaryDirectory(prefix="realpolitik-") as folder:
        command = [sys.executable, "-m", "realpolitik", "serve", "--proxy", "127.0.0.1", "--workers", "0"]
        command += ["--database", database or f"{folder}/table.db", *(["--port", str(port)] if port else [])]
        with (Path(folder) / "journal").open("w") as journal:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=journal, text=True)
        try:
            assert process.stdout
            line = process.stdout.readline()
            found = re.search(r"http://([\d.]+):(\d+)/", line)
            if found is None:
                raise SystemExit(f"the server did not start: {(Path(folder) / 'journal').read_text()}")
            yield Server(process, found[1], int(found[2]))
        finally:
            process.terminate()
            process.communicate()


# -- the players -------------------------------------------------------------------------------------------------------


class Refused(Exception):
    """The server did not do what it was asked."""


class Reply(NamedTuple):
    status: int
    body: bytes
    tag: str


class Person:
    """Somebody at a browser, with an address, a cookie, a connection for requests and a live channel."""

    numbers = count(1)

    def __init__(self, server: Server) -> None:
        number = next(Person.numbers)
        self.server = server
        self.address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.cookie = ""
        self.screen = "{}"  # the newest, as it came
        self.version = -1
        self.arrived = 0.0  # when the first screen of that version did
        self.sent_away = ""  # why, if the server has closed the channel
        self.news = asyncio.Event()
        self.letters_shown = self.screens_shown = 0
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    # -- requests ------------------------------------------------------------------------------------------------------

    async def request(self, method: str, path: str, content: Any = None, headers: str = "") -> Reply:
        """A connection that the server has closed meanwhile is opened anew, once, as a browser does."""
        body = b"" if content is None else json.dumps(content).encode()
        origin = f"http://{self.server.host}:{self.server.port}"
        lines = [f"{method} {path} HTTP/1.1", f"Host: {origin[7:]}", f"X-Forwarded-For: {self.address}"]
        if method == "POST":
            lines += [f"Origin: {origin}", "X-Realpolitik: 1", "Content-Type: application/json"]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        if body:
            lines.append(f"Content-Length: {len(body)}")
        sent = "\r\n".join(lines).encode() + b"\r\n" + headers.encode() + b"\r\n" + body
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            if self._writer is not None:
                return await self._exchange(sent)
        self.close()
        self._reader, self._writer = await asyncio.open_connection(self.server.host, self.server.port)
        return await self._exchange(sent)

    async def _exchange(self, sent: bytes) -> Reply:
        assert self._reader
        assert self._writer
        self._writer.write(sent)
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.splitlines()
        fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await self._reader.readexactly(int(fields.get("content-length", 0)))
        if "set-cookie" in fields:
            self.cookie = fields["set-cookie"].partition(";")[0]
        return Reply(int(first.split()[1]), body, fields.get("etag", ""))

    async def post(self, path: str, content: Any) -> Any:
        status, body, _ = await self.request("POST", path, content)
        if status != 200:
            raise Refused(f"{path}: {status} {body.decode()}")
        return json.loads(body)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()

    # -- the live channel ----------------------------------------------------------------------------------------------

    async def look(self, match: str, seat: int | None, leaving: AsyncExitStack) -> None:
        """Keep the newest screen until the evening is over."""
        self.version, self.screen = -1, "{}"
        query = "" if seat is None else f"?seat={seat}"
        address = f"ws://{self.server.host}:{self.server.port}/api/matches/{match}/live{query}"
        headers = {"Cookie": self.cookie, "X-Forwarded-For": self.address}
        channel = await leaving.enter_async_context(connect(address, additional_headers=headers))
        task = asyncio.create_task(self._watch(channel))
        leaving.callback(task.cancel)
        await self.shown(0)

    async def _watch(self, channel: ClientConnection) -> None:
        """Only the version is read off each screen here: reading all of them would measure ourselves."""
        try:
            async for message in channel:
                self._take(str(message), time.perf_counter())
        except ConnectionClosed as closed:
            self.sent_away = str(closed)
            self.news.set()

    def _take(self, message: str, arrived: float) -> None:
        found = VERSION.search(message)
        if found is None:
            return
        if int(found[1]) != self.version:
            self.version, self.arrived = int(found[1]), arrived
            self.news.set()
        self.screen = message
        self.screens_shown += 1
        self.letters_shown += len(message)

    async def shown(self, version: int) -> float:
        """When a screen of that version arrived, or of a later one."""
        async with asyncio.timeout(PATIENCE):
            while self.version < version:
                if self.sent_away:
                    raise Refused(self.sent_away)
                self.news.clear()
                await self.news.wait()
        return self.arrived


class Figures:
    def __init__(self) -> None:
        self.measuring = False
        self.moves: list[float] = []  # seconds from an answer to the opponent's screen
        self.replies: list[float] = []  # seconds from an answer to the server's reply
        self.games_ended = 0
        self.lost = 0


class Table:
    """A game of two people, and those who look on."""

    def __init__(self, server: Server, number: int, spectators: int, figures: Figures) -> None:
        self.server = server
        self.random = Random(number)
        self.people = [Person(server), Person(server)]
        self.spectators = [Person(server) for _ in range(spectators)]
        self.figures = figures
        self.match = ""
        self._leaving = AsyncExitStack()

    async def open(self) -> None:
        """A new match, with everybody at the table."""
        await self._leaving.aclose()
        self._leaving = AsyncExitStack()
        host, guest = self.people
        wanted = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "invite"}], "nickname": "Ann"}
        made = await host.post("/api/matches", wanted)
        self.match = made["match"]
        await guest.post("/api/claim", {"key": made["invites"][0]["key"], "nickname": "Bob"})
        for seat, person in enumerate(self.people):
            await person.look(self.match, seat, self._leaving)
        for spectator in self.spectators:
            await spectator.look(self.match, None, self._leaving)

    async def close(self) -> None:
        await self._leaving.aclose()
        for person in self.people:
            person.close()

    async def play(self, first: float, pause: float, end: float) -> None:
        """A move every so often, at a random place of those that the rules offer."""
        due = first
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            try:
                if not await self.move():
                    self.figures.games_ended += 1
                    await self.open()
            except (TimeoutError, Refused) as problem:
                self.figures.lost += 1
                print(f"lost: {problem!r}", file=sys.stderr)
            due += pause

    async def move(self) -> bool:
        """One answer of whoever is asked; False if nobody is."""
        for seat, person in enumerate(self.people):
            screen = json.loads(person.screen)["screen"]
            if question := screen["question"]:
                option = self.random.choice(question["options"])["option"]
                await self._answer(seat, screen["version"], option)
                return True
        return False

    async def _answer(self, seat: int, version: int, option: int) -> None:
        person, other = self.people[seat], self.people[1 - seat]
        request = f"request-{self.random.getrandbits(64):016x}"
        answer = {"seat": seat, "version": version, "option": option, "request": request}
        began = time.perf_counter()
        applied = await person.post(f"/api/matches/{self.match}/answer", answer)
        replied = time.perf_counter()
        arrived = await other.shown(applied["version"])
        await person.shown(applied["version"])
        if self.figures.measuring:
            self.figures.moves.append(arrived - began)
            self.figures.replies.append(replied - began)


# -- an evening --------------------------------------------------------------------------------------------------------


async def measure(server: Server, given: Namespace) -> None:
    print(f"{GAME}, {how_it_runs()}, {'SQLite' if not given.database else given.database.partition(':')[0]}")
    await first_page(server)
    empty = server.usage()
    figures = Figures()
    tables = [Table(server, number, given.spectators, figures) for number in range(given.games)]
    began = time.perf_counter()
    await all_of(tables, Table.open)
    print(f"  opening {given.games} games: {time.perf_counter() - began:.1f} s")
    for _ in range(given.moves_before):
        await all_of(tables, Table.move)

    pause, now = 1 / given.rate, time.perf_counter()
    figures.measuring = True
    before, own = server.usage(), time.process_time()
    plays = [
        table.play(now + pause * number / given.games, pause, now + given.seconds)
        for number, table in enumerate(tables)
    ]
    await asyncio.gather(*plays)
    spent = time.perf_counter() - now
    tell_moves(figures, given, spent)
    tell_usage(empty, before, server.usage(), (time.process_time() - own) / spent, spent, len(figures.moves))
    tell_screens(tables)
    for table in tables:
        await table.close()


async def all_of(tables: list[Table], what: Any) -> None:
    """The same at every table, at a few of them at a time."""
    allowed = asyncio.Semaphore(OPENING_AT_ONCE)

    async def one(table: Table) -> None:
        async with allowed:
            await what(table)

    await asyncio.gather(*(one(table) for table in tables))


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
    print(f"  {given.games} games, {given.rate:g} moves a second in each, {given.spectators} spectators at each")
    print(f"  {'answers':22}{done / spent:8.1f} a second, {done / spent / wanted:.2f} of those wanted")
    for what, times in (
        ("on the other screen", sorted(figures.moves)),
        ("reply to the answer", sorted(figures.replies)),
    ):
        if times:
            shares = [f"{name} {1000 * at(times, share):.1f}" for name, share in SHARES]
            soon = sum(it <= SOON for it in times) / len(times)
            print(f"  {what:22}{', '.join(shares)} ms; {soon:.1%} within {1000 * SOON:.0f} ms")
    print(f"  {'games ended':22}{figures.games_ended:6}, moves lost {figures.lost}")


def at(ordered: list[float], share: float) -> float:
    """The value that this share of all does not exceed."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def tell_usage(
    empty: Usage | None, before: Usage | None, after: Usage | None, own: float, spent: float, moves: int
) -> None:
    if empty and before and after and moves:
        worked = after.seconds - before.seconds
        print(f"  {'server':22}{worked / spent:8.0%} of a core, {1000 * worked / moves:.1f} ms of work for a move")
        print(
            f"  {'memory':22}{after.megabytes:8.0f} MB, {after.megabytes - empty.megabytes:.0f} MB of it for the games"
        )
    print(f"  {'players (this script)':22}{own:8.0%} of a core")
    if hasattr(os, "getloadavg"):
        print(f"  {'load of the machine':22}{os.getloadavg()[0]:8.1f} over the last minute, {os.cpu_count()} cores")


def tell_screens(tables: list[Table]) -> None:
    people = [person for table in tables for person in (*table.people, *table.spectators)]
    screens = sum(person.screens_shown for person in people)
    size = sum(person.letters_shown for person in people) / max(1, screens)
    print(f"  {'screens':22}{screens:8} shown, {size / 1e3:.1f} kB each before compression")


def arguments() -> Namespace:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=50, help="played at once (50)")
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second in each game (1)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure (20)")
    parser.add_argument("--spectators", type=int, default=0, help="who look on at each game (0)")
    parser.add_argument("--moves-before", type=int, default=0, help="in each game, before it is measured (0)")
    parser.add_argument("--database", default="", help="by default a new file; matches are left in one that is given")
    parser.add_argument("--port", type=int, default=0, help="by default the first free one from 8000 on")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    with a_server(given.database, given.port) as server:
        asyncio.run(measure(server, given))


if __name__ == "__main__":
    main()
