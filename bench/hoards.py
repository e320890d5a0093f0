"""What somebody may do who wants a server to remember, to hold or to work out more and more: attacks as those of
`attacks.py`, told of in `HOARDS`."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

from attacks import HERE, Siege, held
from people import Person, record_of_age, request_id

UNREAD = 600  # connections over which nobody reads what they asked for
WHOLE_RECORD = 4_000_000  # bytes
GAMES = ("twilight-struggle", "red-sea", "labyrinth", "world-order")


async def unread(siege: Siege) -> None:
    """Books of all games, of which not a byte is read."""
    siege.begin()

    async def ask(number: int) -> None:
        await asyncio.sleep(number / 200)
        person = siege.person()
        asked = [person.written("GET", f"/api/games/{game}/book?language=en") for game in GAMES]
        while siege.going:
            try:
                _, writer = await asyncio.open_connection(siege.target.host, siege.target.port, limit=1)
                siege.told["opened"] += 1
                writer.write(b"".join(asked))
                while siege.going and not writer.is_closing():
                    await asyncio.sleep(0.5)
                writer.close()
            except OSError:
                siege.told["cut off"] += 1
                await asyncio.sleep(0.5)

    await asyncio.gather(*(ask(number) for number in range(UNREAD)))


async def bodies(siege: Siege) -> None:
    """Records of which the last byte never comes."""

    def begun(person: Person) -> bytes:
        return person.written("POST", "/api/records", b"{" + b" " * WHOLE_RECORD)[:-1]

    await held(siege, begun, b"")


async def looks(siege: Siege) -> None:
    """All that has to be worked out, again and again, by somebody at a match of their own: advice, drafts, the past."""
    host, match = await siege.open(record_of_age(200, 3))
    siege.begin()

    async def look(person: Person) -> None:
        person.cookie = host.cookie
        reply = await siege.send(person, "GET", f"/api/matches/{match}/screen?seat={siege.random.randrange(2)}")
        screen = json.loads(reply.body or b"{}")
        question = screen.get("question") or {"seat": 0, "options": []}
        seat, version = question["seat"], screen.get("version", 1)
        options = [it["option"] for it in question["options"]]
        drafted = {"seat": seat, "version": version, "answers": siege.random.sample(options, min(1, len(options)))}
        at = siege.random.randrange(200)
        for method, path, content in (
            ("GET", f"hint?seat={seat}&language=en", None),
            ("POST", "draft", drafted),
            ("POST", "draft/hint", drafted),
            ("GET", f"history?at={at}&language=pl", None),
            ("GET", f"steps?since={at % max(1, version)}&language=ru", None),
            ("GET", f"prospects?seat={seat}&language=ru", None),
        ):
            await siege.send(person, method, f"/api/matches/{match}/{path}", content)

    await siege.storm(24, look, fresh=10)


async def to_and_fro(siege: Siege) -> None:
    """A choice made and undone, made and undone."""
    host, match = await siege.open(record_of_age(60, 5))
    siege.begin()

    async def play(person: Person) -> None:
        person.cookie = host.cookie
        for seat in (0, 1):
            screen = json.loads(
                (await siege.send(person, "GET", f"/api/matches/{match}/screen?seat={seat}")).body or b"{}"
            )
            question = screen.get("question")
            if not question or question["seat"] != seat:
                continue
            given = {"seat": seat, "version": screen["version"], "option": question["options"][0]["option"]}
            reply = await siege.send(
                person, "POST", f"/api/matches/{match}/answer", {**given, "request": request_id(siege.random)}
            )
            if reply.status == 200:
                back = {"seat": seat, "version": json.loads(reply.body)["version"], "request": request_id(siege.random)}
                await siege.send(person, "POST", f"/api/matches/{match}/undo", back)

    await siege.storm(4, play, fresh=200)


async def names(siege: Siege) -> None:
    """Names, talk and seats that change all the time, at many matches of one's own."""
    siege.begin()

    async def change(person: Person) -> None:
        if not person.cookie:
            made = await siege.send(person, "POST", "/api/matches", {"game": "red-sea", "seats": HERE})
            person.watched = (json.loads(made.body)["match"], 0) if made.status == 200 else None
        if person.watched is None:
            return
        match = person.watched[0]
        for path, content in (
            ("/api/me", {"nickname": f"{siege.random.random()}"}),
            (f"/api/matches/{match}/chat", {"seat": 0, "text": "ю" * 500}),
            (f"/api/matches/{match}/quiet", {"quiet": siege.random.random() < 0.5}),
            (f"/api/matches/{match}/invite", {"seat": 0}),
            (f"/api/matches/{match}/archive", {"archived": siege.random.random() < 0.5}),
        ):
            await siege.send(person, "POST", path, content)

    await siege.storm(24, change, fresh=100)


HOARDS: dict[str, tuple[Callable[[Siege], Coroutine[Any, Any, None]], str]] = {
    "unread": (unread, "600 connections over which books are asked for and not read"),
    "bodies": (bodies, "1,500 records of 4 MB whose last byte does not come"),
    "looks": (looks, "advice, drafts and looks back without end, from many addresses"),
    "to-and-fro": (to_and_fro, "choices made and undone without end"),
    "names": (names, "names, seats and talk that change all the time"),
}
