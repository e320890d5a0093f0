"""A server of our own and the people at it, for whatever measures or attacks the table.

Each person has an address, a cookie, a live channel and a connection for requests, as a browser has.
"""

import asyncio
import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import cache
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

from websockets.asyncio.client import connect
from window import Window

from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import save

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from throwaway import PostgreSQL, postgresql_server

GAME = "twilight-struggle"
POSTGRESQL = "postgresql"  # instead of an address: a server of our own
PATIENCE = 30.0  # seconds after which a move is taken for lost
STARTING = 60.0  # seconds that a server may take until it is there
PASTS = 12  # different games that matches of some age go on from
PULSE = 0.04  # seconds between two beats: 25 a second are within what one address may ask
VERSION = re.compile(rb'"version":(\d+)')
NOT_ASKED = b'"question":null'
AWAY = (OSError, asyncio.IncompleteReadError)  # what a server that is gone, or hangs up, looks like


# -- the server --------------------------------------------------------------------------------------------------------


class Usage(NamedTuple):
    """What processes have used so far, all together, as far as the system tells."""

    seconds: float
    megabytes: float


class Server:
    """A server in processes of its own. It believes us as its proxy, so that each person has an address."""

    def __init__(self, folder: Path, database: str, flags: Sequence[str], port: int) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder}/table.db"
        self.flags = flags
        self.host = "127.0.0.1"
        self.port = port or free_port(self.host)
        self.process: subprocess.Popen[str] | None = None
        self.seen: set[int] = set()  # every process that was ever part of it

    def start(self) -> float:
        """Start it, at the port where it was before; the seconds until it says that it is there."""
        began = time.perf_counter()
        while not self._started():
            if not self.seen or time.perf_counter() - began > STARTING:
                raise SystemExit(f"the server does not start: {self.journal()[-2000:]}")
            time.sleep(0.1)  # what is left of one that was killed may still have the port
        return time.perf_counter() - began

    def _started(self) -> bool:
        command = [sys.executable, "-m", "realpolitik", "serve", "--proxy", "127.0.0.1", "--database", self.database]
        command += [*self.flags, "--port", str(self.port)]
        with (self.folder / "journal").open("a") as journal:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=journal, text=True)
        assert self.process.stdout
        if "http://" not in self.process.stdout.readline():
            self.process.wait()
            return False
        self.seen.add(self.process.pid)
        return True

    def journal(self) -> str:
        return (self.folder / "journal").read_text()

    def processes(self) -> list[int]:
        """It and all that it has started."""
        found = descendants(self.process.pid) if self.process else []
        self.seen.update(found)
        return found

    def usage(self) -> Usage:
        used = [usage for process in self.processes() if (usage := usage_of(process))]
        return Usage(sum(it.seconds for it in used), sum(it.megabytes for it in used))

    def stop(self) -> None:
        assert self.process
        self.processes()
        self.process.terminate()
        self.process.communicate()
        for process in self.seen:  # what a killed server left behind
            with suppress(ProcessLookupError):
                if "realpolitik" in command_of(process):
                    os.kill(process, signal.SIGKILL)


def free_port(host: str) -> int:
    """One that nobody looks for: other servers of this machine try those from the first usual one on."""
    with socket.socket() as bound:
        bound.bind((host, 0))
        return int(bound.getsockname()[1])


def descendants(process: int) -> list[int]:
    found = [process]
    with suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += descendants(int(child))
    return found


def command_of(process: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_text()
    return ""


def usage_of(process: int) -> Usage | None:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    ticks, page = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
    return Usage((int(fields[11]) + int(fields[12])) / ticks, int(fields[21]) * page / 1e6)


def bear_many_files() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def a_server(database: str, *flags: str, port: int = 0) -> Iterator[Server]:
    """A server at a database of its own, or at the one given; with as many open files as the system allows."""
    bear_many_files()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that whoever stops us stops the server too
    with tempfile.TemporaryDirectory(prefix="realpolitik-") as folder:
        server = Server(Path(folder), database, flags, port)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def a_database(wanted: str) -> Iterator[tuple[str, PostgreSQL | None]]:
    """The address that was asked for; for the bare word, that of a PostgreSQL of our own, with its process."""
    if wanted != POSTGRESQL:
        yield wanted, None
        return
    with postgresql_server() as own:
        yield own.url, own


# -- how long it holds its breath --------------------------------------------------------------------------------------


def beats(host: str, port: int, seconds: float, told: Any) -> None:
    """Ask whether the server is there, again and again, each time over a new connection; tell how long each took. What
    is told first is that it begins: a process takes a while to start, and much of a core."""
    told.send(None)
    took, until = [], time.time() + seconds
    while time.time() < until:
        began = time.perf_counter()
        with suppress(OSError), socket.create_connection((host, port), PATIENCE) as connection:
            connection.settimeout(PATIENCE)
            connection.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            while connection.recv(4096):
                pass
        took.append(time.perf_counter() - began)
        time.sleep(max(0.0, PULSE - took[-1]))
    told.send(took)


@contextmanager
def pulse(server: Server, seconds: float) -> Iterator[Callable[[], list[float]]]:
    """Felt in a process of its own, so that what we do ourselves does not count; the call tells all waits, in order."""
    context = get_context("spawn")
    hears, tells = context.Pipe(duplex=False)
    process = context.Process(target=beats, args=(server.host, server.port, seconds, tells), daemon=True)
    process.start()
    hears.recv()
    try:
        yield lambda: sorted(hears.recv()) if hears.poll(2 * PATIENCE) else []
    finally:
        process.kill()
        process.join()


# -- the people --------------------------------------------------------------------------------------------------------


class Refused(Exception):
    """The server did not do what it was asked."""


class Reply(NamedTuple):
    status: int
    body: bytes
    tag: str

    @property
    def code(self) -> str:
        """What it was refused for."""
        with suppress(ValueError, TypeError, KeyError):
            return str(json.loads(self.body)["error"]["code"])
        return ""


class Where(Protocol):
    """Where a server listens."""

    @property
    def host(self) -> str: ...

    @property
    def port(self) -> int: ...


class Person:
    """Somebody at a browser, with an address, a cookie, a connection for requests and a live channel."""

    numbers = count(1)
    network = 10  # those who attack come from another one

    def __init__(self, server: Where) -> None:
        number = next(Person.numbers)
        self.server = server
        self.address = f"{Person.network}.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.cookie = ""
        self.screen = b"{}"  # the newest, as it came
        self.version = -1
        self.arrived = 0.0  # when the first screen of that version did
        self.watched: tuple[str, int | None] | None = None  # the match and the seat that the channel shows
        self.sent_away = ""  # why, if the server has closed the channel
        self.news = asyncio.Event()
        self.letters_shown = self.screens_shown = 0
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    # -- requests ------------------------------------------------------------------------------------------------------

    def written(self, method: str, path: str, content: Any = None, headers: str = "") -> bytes:
        """A request as it goes over the wire. Bytes are sent as they are, all else as JSON."""
        body = b"" if content is None else content if isinstance(content, bytes) else json.dumps(content).encode()
        origin = f"http://{self.server.host}:{self.server.port}"
        lines = [f"{method} {path} HTTP/1.1", f"Host: {origin[7:]}", f"X-Forwarded-For: {self.address}"]
        if method == "POST":
            lines += [f"Origin: {origin}", "X-Realpolitik: 1", "Content-Type: application/json"]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        if body:
            lines.append(f"Content-Length: {len(body)}")
        return "\r\n".join(lines).encode() + b"\r\n" + headers.encode() + b"\r\n" + body

    async def request(self, method: str, path: str, content: Any = None, headers: str = "") -> Reply:
        """A connection that the server has closed meanwhile is opened anew, once, as a browser does."""
        sent = self.written(method, path, content, headers)
        with suppress(*AWAY):
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
        return _told(path, await self.request("POST", path, content))

    async def get(self, path: str) -> Any:
        return _told(path, await self.request("GET", path))

    async def abandon(self, path: str) -> None:
        """Ask, and hang up without waiting."""
        _, writer = await asyncio.open_connection(self.server.host, self.server.port)
        writer.write(self.written("GET", path))
        await writer.drain()
        writer.close()

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    # -- the live channel ----------------------------------------------------------------------------------------------

    def channel(self, match: str, seat: int | None) -> connect:
        """A live channel for whoever wants to send something over it."""
        address = f"ws://{self.server.host}:{self.server.port}{_live(match, seat)}"
        return connect(address, additional_headers=self._headers(), close_timeout=1.0)

    async def look(self, match: str, seat: int | None, leaving: AsyncExitStack) -> None:
        """Keep the newest screen until the evening is over."""
        self.version, self.screen, self.sent_away, self.watched = -1, b"{}", "", (match, seat)
        window = Window(self._take, self._send_away)
        leaving.callback(window.close)
        await window.open(self.server.host, self.server.port, _live(match, seat), self._headers())
        await self.shown(0)

    def _headers(self) -> dict[str, str]:
        return {"Cookie": self.cookie, "X-Forwarded-For": self.address}

    def _take(self, message: bytes, arrived: float) -> None:
        """Only the version is read off each screen here: reading all of them would measure ourselves."""
        found = VERSION.search(message)
        if found is None:
            return
        if int(found[1]) != self.version:
            self.version, self.arrived = int(found[1]), arrived
            self.news.set()
        self.screen = message
        self.screens_shown += 1
        self.letters_shown += len(message)

    def _send_away(self, why: str) -> None:
        self.sent_away = why
        self.news.set()

    async def shown(self, version: int) -> float:
        """When a screen of that version arrived, or of a later one."""
        async with asyncio.timeout(PATIENCE):
            while self.version < version:
                if self.sent_away:
                    raise Refused(self.sent_away)
                self.news.clear()
                await self.news.wait()
        return self.arrived


def _live(match: str, seat: int | None) -> str:
    return f"/api/matches/{match}/live" + ("" if seat is None else f"?seat={seat}")


def _told(path: str, reply: Reply) -> Any:
    if reply.status != 200:
        raise Refused(f"{path}: {reply.status} {reply.body.decode(errors='replace')[:300]}")
    return json.loads(reply.body)


# -- their games -------------------------------------------------------------------------------------------------------


@cache
def record_of_age(answers: int, which: int, over: bool = False, game: str = GAME) -> str:
    """A random game after so many answers, as a save; or one that has been played to its end, if it has as many."""
    for number in count(which * 1000):
        random = Random(number)
        match = Match(game_named(game), game_named(game).setup(), Seeded(str(number)))
        while not match.over and (over or len(match.answers) < answers):
            question = match.questions[0]
            match.answer(random.choice(question.options), question.seat)
        if match.over == over and len(match.answers) >= answers:
            return save(match)
    raise AssertionError


class Figures:
    def __init__(self) -> None:
        self.measuring = False
        self.moves: list[float] = []  # seconds from an answer to the opponent's screen
        self.replies: list[float] = []  # seconds from an answer to the server's reply
        self.games_ended = 0
        self.lost: list[str] = []  # why, for each move that was


class Table:
    """A game of two people, and those who look on."""

    def __init__(self, server: Server, number: int, figures: Figures, spectators: int = 0, age: int = 0) -> None:
        self.server = server
        self.random = Random(number)
        self.people = [Person(server), Person(server)]
        self.spectators = [Person(server) for _ in range(spectators)]
        self.figures = figures
        self.age = age
        self.match = ""
        self._leaving = AsyncExitStack()

    async def open(self) -> None:
        """A new match, with everybody at the table; of some age, if it is to have one."""
        await self._leaving.aclose()
        self._leaving = AsyncExitStack()
        host, guest = self.people
        wanted: dict[str, Any] = {"seats": [{"kind": "here"}, {"kind": "invite"}], "nickname": "Ann"}
        if self.age:
            record = record_of_age(self.age, self.random.randrange(PASTS))
            made = await host.post("/api/records/match", {**wanted, "record": record})
        else:
            made = await host.post("/api/matches", {**wanted, "game": GAME})
        self.match = made["match"]
        await guest.post("/api/claim", {"key": made["invites"][0]["key"], "nickname": "Bob"})
        for seat, person in enumerate(self.people):
            await person.look(self.match, seat, self._leaving)
        for spectator in self.spectators:
            await spectator.look(self.match, None, self._leaving)

    async def close(self) -> None:
        await self._leaving.aclose()
        for person in (*self.people, *self.spectators):
            person.close()

    async def play(self, first: float, pause: float, end: float) -> None:
        """A move every so often, at a random place of those that the rules offer."""
        due = first
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.turn()
            due += pause

    async def turn(self) -> None:
        """A move, or a new game where the old one is over. Whoever was cut off comes back, as a browser does."""
        try:
            if any(person.sent_away for person in self.people):
                await self._come_back()
            if not await self.move():
                self.figures.games_ended += 1
                await self.open()
        except (TimeoutError, Refused, *AWAY) as problem:
            self.figures.lost.append(repr(problem))

    async def _come_back(self) -> None:
        for seat, person in enumerate(self.people):
            if person.sent_away:
                await person.look(self.match, seat, self._leaving)

    async def move(self) -> bool:
        """One answer of whoever is asked; False if nobody is."""
        for seat, person in enumerate(self.people):
            if NOT_ASKED in person.screen:
                continue
            screen = json.loads(person.screen)["screen"]
            if question := screen["question"]:
                option = self.random.choice(question["options"])["option"]
                await self._answer(seat, screen["version"], option)
                return True
        return False

    async def _answer(self, seat: int, version: int, option: int) -> None:
        person, other = self.people[seat], self.people[1 - seat]
        answer = {"seat": seat, "version": version, "option": option, "request": request_id(self.random)}
        began = time.perf_counter()
        applied = await person.post(f"/api/matches/{self.match}/answer", answer)
        replied = time.perf_counter()
        arrived = await other.shown(applied["version"])
        await person.shown(applied["version"])
        if self.figures.measuring:
            self.figures.moves.append(arrived - began)
            self.figures.replies.append(replied - began)


def request_id(random: Random) -> str:
    return f"request-{random.getrandbits(64):016x}"


async def all_of(wanted: list[Any], what: Callable[[Any], Any], at_once: int) -> None:
    """The same for each, a few at a time."""
    allowed = asyncio.Semaphore(at_once)

    async def one(it: Any) -> None:
        async with allowed:
            await what(it)

    await asyncio.gather(*map(one, wanted))


# -- figures -----------------------------------------------------------------------------------------------------------


def at(ordered: list[float], share: float) -> float:
    """The value that this share of all does not exceed."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def milliseconds(times: list[float]) -> str:
    """How long they took: half of them, 95 and 99 of a hundred, and the longest."""
    ordered = sorted(times)
    shares = (("median", 0.5), ("95%", 0.95), ("99%", 0.99), ("longest", 1.0))
    return ", ".join(f"{name} {1000 * at(ordered, share):.1f}" for name, share in shares) + " ms"
