"""What somebody who wishes the table ill may send: each attack is one function, told of in `ATTACKS`.

An attack prepares itself, begins, and goes on for as long as it was told. It counts what it sends and how that is
refused; whatever must never be taken is `wrong`.
"""

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from people import AWAY, PATIENCE, Person, Reply, record_of_age, request_id
from websockets.exceptions import WebSocketException

from realpolitik.kernel.chance import ByHand
from realpolitik.kernel.data import to_data
from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.kits import game_named, names
from realpolitik.kernel.match import Match
from realpolitik.kernel.procedure import HIGHEST, PROCEDURES
from realpolitik.kernel.question import ARBITER
from realpolitik.kernel.save import _checksum, load, save

HUGE = 10**18
HERE = [{"kind": "here"}, {"kind": "here"}]
INVITED = [{"kind": "here"}, {"kind": "invite"}]
CORRECTIONS = 600  # at a real table
SILENT = 1500  # connections that are held open
NASTY: tuple[Any, ...] = (
    None, True, 0, -1, 2**31, 2**63, HUGE, -HUGE, 1.5, 1e308, "", "x" * 5000, "\x00", "\ud800", "’); DROP TABLE moves",
    "../../etc/passwd", "%00", [], [[]] * 500, {}, {"a": {"b": {"c": []}}}, "a" * 16, "en", "1", "null",
)  # fmt: skip


class Target(NamedTuple):
    """The server, and the file in which two people who play there say at which match."""

    host: str
    port: int
    database: str
    playing: Path


class Siege:
    """One attack under way."""

    def __init__(self, target: Target, seconds: float) -> None:
        self.target = target
        self.seconds = seconds
        self.random = Random(0)
        self.until = 0.0
        self.told: Counter[str] = Counter()
        self.wrong: Counter[str] = Counter()

    def begin(self) -> None:
        self.until = asyncio.get_running_loop().time() + self.seconds

    @property
    def going(self) -> bool:
        return asyncio.get_running_loop().time() < self.until

    @property
    def match(self) -> str:
        """Where the two people play now."""
        return self.target.playing.read_text()

    def person(self) -> Person:
        return Person(self.target)

    async def send(self, person: Person, method: str, path: str, content: Any = None, headers: str = "") -> Reply:
        """Ask, and count how it was taken."""
        try:
            async with asyncio.timeout(PATIENCE):
                reply = await person.request(method, path, content, headers)
        except (TimeoutError, ValueError, *AWAY):
            person.close()
            reply = Reply(0, b"", "")
        self.told[f"{reply.status} {reply.code}".strip() if reply.status else "cut off"] += 1
        if reply.status == 500:
            self.wrong[f"500 for {method} {path}"[:100]] += 1
        return reply

    async def storm(self, at_once: int, what: Callable[[Person], Awaitable[object]], fresh: int = 25) -> None:
        """The same by many people at once until the time is over; each gives way to another after a while."""

        async def one() -> None:
            while self.going:
                person = self.person()
                for _ in range(fresh):
                    if self.going:
                        await what(person)
                person.close()

        await asyncio.gather(*(one() for _ in range(at_once)))

    async def open(self, record: str, seats: list[dict[str, str]] = HERE) -> tuple[Person, str]:
        """A match that goes on from a record, and who made it."""
        host = self.person()
        made = await host.post("/api/records/match", {"record": record, "seats": seats})
        return host, str(made["match"])


# -- records -----------------------------------------------------------------------------------------------------------


def signed(content: dict[str, Any]) -> str:
    """A save whose checksum fits."""
    written = {name: value for name, value in content.items() if name != "checksum"}
    return json.dumps({**written, "checksum": _checksum(written)})


def forgeries(random: Random) -> list[str]:
    """Records that no game can have: frames without end, numbers without end, memory without end."""
    found = ["[" * 3_000_000, '{"format": "realpolitik-save", "version": 2, "a": ' + "[" * 3_000_000, "1" * 4_000_000]
    for game in names():
        match = load(record_of_age(60, 0, game=game))
        content = {**json.loads(save(match)), "answers": []}
        position = to_data(match.state)
        for value in (HUGE, -25_000_000, HIGHEST, -HUGE):
            stack = [[name, dict.fromkeys(slots, value)] for name, slots in position["stack"]]
            found.append(signed({**content, "position": {**position, "stack": stack}}))
        for _ in range(20):
            frame = random.choice([p for p in PROCEDURES if p.slots])
            stack = [*position["stack"], [frame.name, {slot: random.choice((0, 1, HIGHEST)) for slot in frame.slots}]]
            found.append(signed({**content, "position": {**position, "stack": stack}}))
        found.append(signed({**content, "position": {**position, "stack": position["stack"] * 2000}}))
        found.append(signed({**content, "answers": [[0, 1]] * 200_000}))
        found.append(signed({**content, "options": {str(number): number for number in range(50_000)}}))
    found.append(signed({**content, "game": "labyrinth", "position": {"stack": [["labyrinth.plot_damage", [HUGE]]]}}))
    return found


async def forged(siege: Siege) -> None:
    records = await asyncio.to_thread(forgeries, siege.random)
    siege.begin()

    async def send(person: Person) -> None:
        record = siege.random.choice(records)
        if siege.random.random() < 0.5:
            await siege.send(person, "POST", "/api/records", {"record": record})
        else:
            reply = await siege.send(person, "POST", "/api/records/match", {"record": record, "seats": HERE})
            if reply.status == 200:  # it came to an end there and then; now it is looked at, and played
                match = json.loads(reply.body)["match"]
                for seat in (0, 1):
                    await siege.send(person, "GET", f"/api/matches/{match}/screen?seat={seat}")

    await siege.storm(4, send)


# -- screens and what is made of games ---------------------------------------------------------------------------------


async def versions(siege: Siege) -> None:
    _, match = await siege.open(record_of_age(600, 0))
    siege.begin()
    numbers = iter(range(10**6, 2**31))
    languages = ("en", "ru", "pl")

    async def look(person: Person) -> None:
        number = next(numbers)
        path = f"/api/matches/{match}/screen?version={number}&language={languages[number % 3]}"
        await siege.send(person, "GET", path)

    await siege.storm(12, look, fresh=300)


def corrected() -> str:
    """A game at a real table in which somebody has set things right again and again."""
    game, random = game_named("twilight-struggle"), Random(0)
    match = Match(game, game.setup(), ByHand("corrections", cards=True))
    while sum(seat == ARBITER for seat, _ in match.answers) < CORRECTIONS:
        thing = random.choice([it for it in game.corrections(match.state) if it.kind == "influence" and it.choices])
        try:
            match.correct(random.choice(list(thing.choices.values())))
        except WrongAnswer:
            continue
    return save(match)


async def abandoned(siege: Siege) -> None:
    host, match = await siege.open(await asyncio.to_thread(corrected))
    siege.begin()
    asks = ("screen?seat=0&version={}", "history?seat=0&at={}", "corrections?seat=0&language=pl", "screen?seat=1")

    async def ask(person: Person) -> None:
        person.cookie = host.cookie
        for number in range(10):
            path = siege.random.choice(asks).format(siege.random.randrange(CORRECTIONS))
            try:
                await person.abandon(f"/api/matches/{match}/{path}")
                siege.told["abandoned"] += 1
            except OSError:
                siege.told["cut off"] += 1
            if number == 0:
                await siege.send(person, "GET", f"/api/matches/{match}/screen?seat=0")

    await siege.storm(4, ask)


async def keepsakes(siege: Siege) -> None:
    over = [(await siege.open(record_of_age(200, number, over=True)))[1] for number in range(4)]
    siege.begin()
    charts = ("score", "regions", "standings", "defcon", "influence", "operations", "luck", "luck-over-time", "cards")

    async def ask(person: Person) -> None:
        match = siege.random.choice(over)
        chart = f"report?chart={siege.random.choice(charts)}&format=png&language={siege.random.choice(('en', 'ru'))}"
        path = f"/api/matches/{match}/{siege.random.choice(('keepsake', 'report', chart))}"
        if siege.random.random() < 0.5:
            await person.abandon(path)
            siege.told["abandoned"] += 1
        else:
            await siege.send(person, "GET", path)

    await siege.storm(6, ask, fresh=5)


async def undone(siege: Siege) -> None:
    """The end is final: nothing is taken back once everybody may read all."""
    host, match = await siege.open(record_of_age(100, 1, over=True))
    siege.begin()

    async def take_back(person: Person) -> None:
        person.cookie = host.cookie
        screen = json.loads((await siege.send(person, "GET", f"/api/matches/{match}/screen?seat=0")).body or b"{}")
        await siege.send(person, "GET", f"/api/matches/{match}/record")
        seat, version = siege.random.randrange(2), screen.get("version", 1)
        request = request_id(siege.random)
        for path, content in (
            ("undo", {"seat": seat, "version": version, "request": request}),
            ("takeback", {"seat": seat, "version": version, "keep": siege.random.randrange(100)}),
            ("answer", {"seat": seat, "version": version, "option": 1, "request": request}),
        ):
            reply = await siege.send(person, "POST", f"/api/matches/{match}/{path}", content)
            if reply.status == 200:
                siege.wrong[f"{path} after the end"] += 1

    await siege.storm(4, take_back)


# -- connections -------------------------------------------------------------------------------------------------------


async def held(siege: Siege, first: Callable[[Person], bytes], later: bytes) -> None:
    """Many connections over which a request never comes to its end."""
    siege.begin()

    async def hold() -> None:
        while siege.going:
            try:
                reader, writer = await asyncio.open_connection(siege.target.host, siege.target.port)
                siege.told["opened"] += 1
                writer.write(first(siege.person()))
                while siege.going:
                    try:
                        async with asyncio.timeout(1.0):
                            if not await reader.read(4096):
                                break
                    except TimeoutError:
                        writer.write(later)
                siege.told["cut off by the server"] += siege.going
                writer.close()
            except OSError:
                siege.told["not let in"] += 1
                await asyncio.sleep(0.5)

    async def begin_later(number: int) -> None:
        await asyncio.sleep(number / 300)
        await hold()

    await asyncio.gather(*(begin_later(number) for number in range(SILENT)))


async def half_sent(siege: Siege) -> None:
    await held(siege, lambda person: b"GET /api/games HTTP/1.1\r\nHost: a\r\nX-Slow: ", b"a")


async def slow_bodies(siege: Siege) -> None:
    def begun(person: Person) -> bytes:
        return person.written("POST", "/api/me", b"{" + b" " * 60_000)[:-59_990]

    await held(siege, begun, b" ")


async def idle(siege: Siege) -> None:
    await held(siege, lambda person: b"", b"")


async def headers(siege: Siege) -> None:
    siege.begin()
    floods = (
        b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 500_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\n" + b"".join(b"X%d: a\r\n" % number for number in range(20_000)) + b"\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET " + b"/" * 200_000 + b" HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01\x02\x00" * 1000,
        b"GET /health HTTP/9.9\r\n\r\n",
    )

    async def flood(person: Person) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(siege.target.host, siege.target.port)
                writer.write(siege.random.choice(floods))
                line = (await reader.readline()).decode("latin-1").split()
                siege.told[line[1] if len(line) > 1 else "cut off"] += 1
                writer.close()
        except (TimeoutError, *AWAY):
            siege.told["cut off"] += 1

    await siege.storm(12, flood)


# -- the live channel --------------------------------------------------------------------------------------------------


async def crowd(siege: Siege) -> None:
    """Spectators from everywhere at the match of two people, who must stay."""
    siege.begin()

    async def watch(person: Person) -> None:
        try:
            async with asyncio.timeout(PATIENCE), person.channel(siege.match, None) as channel:
                siege.told["channels opened"] += 1
                while siege.going:
                    try:
                        async with asyncio.timeout(2.0):
                            await channel.recv()
                    except TimeoutError:
                        continue
        except TimeoutError:
            siege.told["left"] += 1
        except WebSocketException as closed:
            siege.told[str(closed)[:60]] += 1
            await asyncio.sleep(0.2)
        except OSError:
            siege.told["not let in"] += 1

    await siege.storm(300, watch, fresh=2)


async def frames(siege: Siege) -> None:
    """Anything but pings, over channels to the match of two people."""
    siege.begin()
    random = siege.random

    def frame() -> str | bytes:
        kind = random.randrange(6)
        if kind == 0:
            return random.randbytes(random.randrange(5000))
        if kind == 1:
            return "x" * random.randrange(10_000)
        if kind == 2:
            return json.dumps({"ping": random.choice(NASTY)}, default=str)
        if kind == 3:
            return '{"ping":' * random.randrange(1, 400)
        if kind == 4:
            return json.dumps(random.choice(NASTY))
        return "".join(chr(random.randrange(0xD7FF)) for _ in range(random.randrange(200)))

    async def send(person: Person) -> None:
        try:
            async with asyncio.timeout(PATIENCE), person.channel(siege.match, None) as channel:
                while siege.going:
                    await channel.send(frame())
                    siege.told["frames sent"] += 1
        except WebSocketException as closed:
            siege.told[str(closed)[:60]] += 1
        except (TimeoutError, OSError):
            siege.told["cut off"] += 1

    await siege.storm(12, send)


# -- people who talk, come and claim -----------------------------------------------------------------------------------


async def chat(siege: Siege) -> None:
    siege.begin()

    async def say(person: Person) -> None:
        if not person.cookie:
            await siege.send(person, "POST", "/api/me", {"nickname": "Mallory"})
        await siege.send(person, "POST", f"/api/matches/{siege.match}/chat", {"seat": None, "text": "x" * 300})

    await siege.storm(12, say, fresh=200)


async def visitors(siege: Siege) -> None:
    siege.begin()

    async def come(person: Person) -> None:
        person.cookie = ""
        await siege.send(person, "POST", "/api/me", {"nickname": f"{siege.random.random()}"})

    await siege.storm(8, come, fresh=150)


async def claims(siege: Siege) -> None:
    """Keys that were revoked, in every header, and keys that never were."""
    host = siege.person()
    made = await host.post("/api/matches", {"game": "red-sea", "seats": INVITED})
    match, key = made["match"], made["invites"][0]["key"]
    await siege.person().post("/api/claim", {"key": key, "nickname": "Bob"})
    await host.post(f"/api/matches/{match}/empty", {"seat": 1})
    siege.begin()

    async def claim(person: Person) -> None:
        used = key if siege.random.random() < 0.5 else f"{siege.random.getrandbits(256):064x}"[: len(key)]
        bearer, cookie = f"Authorization: Bearer {used}\r\n", f"Cookie: realpolitik_visitor={used}\r\n"
        for method, path, content, header in (
            ("POST", "/api/claim", {"key": used}, ""),
            ("POST", "/api/claim", {"key": used}, bearer),
            ("GET", f"/api/matches/{match}/screen?seat=1", None, bearer),
            ("GET", f"/api/matches/{match}/screen?seat=1", None, cookie),
        ):
            if (await siege.send(person, method, path, content, header)).status == 200:
                siege.wrong[f"{path.rpartition('/')[2]} with a key that opens nothing"] += 1

    await siege.storm(6, claim)


# -- text, requests, the database --------------------------------------------------------------------------------------


async def surrogates(siege: Siege) -> None:
    """Half characters in every place where there is text."""
    siege.begin()
    half = '"\\ud800"'

    async def send(person: Person) -> None:
        for path, content in (
            ("/api/me", f'{{"nickname": {half}}}'),
            ("/api/claim", f'{{"key": {half}, "nickname": {half}}}'),
            ("/api/records", f'{{"record": {half}}}'),
            ("/api/matches", f'{{"game": "red-sea", "nickname": {half}, "seats": [{{"kind": "here"}}]}}'),
            ("/api/matches", f'{{"game": {half}, {half}: {half}, "seats": []}}'),
            (f"/api/matches/{siege.match}/chat", f'{{"seat": null, "text": {half}}}'),
        ):
            if (await siege.send(person, "POST", path, content.encode())).status == 200:
                siege.wrong[f"half a character at {path}"[:60]] += 1

    await siege.storm(6, send)


async def locked(siege: Siege) -> None:
    """Another program takes the database for a fifth of a second, again and again: moves wait, nothing fails."""
    siege.begin()
    path = siege.target.database.removeprefix("sqlite:///")
    while siege.going and path != siege.target.database:
        other = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(0.2)
        other.execute("ROLLBACK")
        other.close()
        siege.told["locked for 200 ms"] += 1
        await siege.send(siege.person(), "GET", "/health")
        await asyncio.sleep(0.2)


async def mutated(siege: Siege) -> None:
    """Requests for every route of the API's own document, with parts of them spoilt."""
    document = await siege.person().get("/api/openapi.json")
    schemas = document["components"]["schemas"]
    routes = [(path, method.upper(), it) for path, ways in document["paths"].items() for method, it in ways.items()]
    siege.begin()
    random = siege.random

    def value(schema: dict[str, Any], depth: int = 0) -> Any:
        """Something that fits the schema, or anything at all."""
        if random.random() < 0.25 or depth > 6:
            return random.choice(NASTY)
        if "$ref" in schema:
            return value(schemas[schema["$ref"].rpartition("/")[2]], depth)
        if "anyOf" in schema:
            return value(random.choice(schema["anyOf"]), depth)
        if "enum" in schema:
            return random.choice(schema["enum"])
        kind = schema.get("type")
        if kind == "object":
            return {name: value(it, depth + 1) for name, it in schema.get("properties", {}).items()}
        if kind == "array":
            return [value(schema.get("items", {}), depth + 1) for _ in range(random.randrange(3))]
        if kind == "integer":
            return random.randrange(20)
        return random.choice(("request-12345678", "red-sea", "here", "us", True))

    async def send(person: Person) -> None:
        path, method, route = random.choice(routes)
        if path.endswith("/live"):
            return
        filled, query = path, []
        for given in route.get("parameters", []):
            chosen = siege.match if given["name"] == "match_id" and random.random() < 0.7 else value(given["schema"])
            written = _quoted(chosen)
            if given["in"] == "path":
                filled = filled.replace(f"{{{given['name']}}}", written or "x")
            elif random.random() < 0.8:
                query.append(f"{given['name']}={written}")
        body = route.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        content = value(body) if body else None
        await siege.send(person, method, "?".join([filled, "&".join(query)]).rstrip("?"), content)

    await siege.storm(8, send, fresh=200)


def _quoted(value: Any) -> str:
    """As it may stand in an address."""
    return "".join(f"%{byte:02x}" for byte in str(value).encode(errors="surrogatepass")[:300])


ATTACKS: dict[str, tuple[Callable[[Siege], Coroutine[Any, Any, None]], str]] = {
    "forged": (forged, "records of games that cannot be: endless frames, huge numbers, deep nests, much memory"),
    "versions": (versions, "a screen of every version that there is not"),
    "abandoned": (abandoned, "a real table with 600 corrections, asked for by those who do not wait"),
    "keepsakes": (keepsakes, "keepsakes, reports and charts of long games, half of them abandoned"),
    "undone": (undone, "taking back after the end, when all has been read"),
    "half-sent": (half_sent, "1,500 requests that never end"),
    "slow-bodies": (slow_bodies, "1,500 bodies that come byte by byte"),
    "headers": (headers, "headers too many, too long and wrong"),
    "idle": (idle, "1,500 connections over which nothing comes"),
    "crowd": (crowd, "300 spectators who crowd out players"),
    "chat": (chat, "strangers who talk without end"),
    "visitors": (visitors, "new visitors without end"),
    "claims": (claims, "seats claimed with keys that were revoked, in every header"),
    "frames": (frames, "random frames over the live channel"),
    "surrogates": (surrogates, "half characters in every text"),
    "locked": (locked, "a database that another program locks again and again (SQLite)"),
    "mutated": (mutated, "spoilt requests for every route of the API"),
}
