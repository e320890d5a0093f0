"""What a move costs the server at two live channels, early and late in a long game; what long games take of memory, and
how long the collector stops everything for them.

.venv/test/bin/python bench/move.py [--games twilight-struggle …] [--ages 300 880] [--moves 60] [--rooms 100]
    [--languages en ru pl] [--profile]

No network: rooms are asked as the live channel asks them. Time is that of the processor, whatever else the machine
does.
"""

import asyncio
import cProfile
import gc
import os
import pstats
import tempfile
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from random import Random
from typing import NamedTuple

from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import save
from realpolitik.table.collecting import settle
from realpolitik.table.database import engine_for, migrate
from realpolitik.table.messages.lobby import MatchOfRecord, NewSeat
from realpolitik.table.room import Room
from realpolitik.table.rooms import Rooms
from realpolitik.table.settings import Settings
from realpolitik.table.store import Store
from realpolitik.table.thinking import Thinker
from realpolitik.table.viewer import Held, Sight
from realpolitik.terminal.bench import how_it_runs

HOST = "host"
TRIES = 200  # options that are tried before a game is given up as one that ends
SLOWEST = 45  # functions that a profile lists


# -- long games --------------------------------------------------------------------------------------------------------


def aged(game: str, answers: int, seed: int = 0) -> Match:
    """A match of so many answers that goes on: random play in which nobody makes a choice that ends the game."""
    while True:
        if (match := _played_on(game, answers, seed)) is not None:
            return match
        seed += 1000


def _played_on(game: str, answers: int, seed: int) -> Match | None:
    random = Random(seed)
    match = Match(game_named(game), game_named(game).setup(), Seeded(str(seed)))
    while len(match.answers) < answers:
        for _ in range(TRIES):
            tried = match.clone()
            question = tried.question
            tried.answer(random.choice(question.options), question.seat)
            if not tried.over:
                break
        else:
            return None
        match = tried
    return match


# -- a server without a network ----------------------------------------------------------------------------------------


class Table:
    """Rooms over a store of their own."""

    def __init__(self, folder: str) -> None:
        engine = engine_for(f"sqlite:///{folder}/table.db")
        migrate(engine)
        settings = Settings(workers=0)
        self.thinker = Thinker(0, settings.bot_patience, settings.limits.shelf)
        self.rooms = Rooms(Store(engine), self.thinker, settings)

    async def open(self, match: Match) -> Room:
        """A room in which the match goes on."""
        wanted = MatchOfRecord(record=save(match), seats=[NewSeat(kind="here")] * len(match.seats))
        made = await self.rooms.open_record(wanted, "en", HOST, "Ann")
        return await self.rooms.room(made.match)

    async def close(self) -> None:
        await self.rooms.close()
        await self.thinker.close()


class Watching:
    """A live channel to a seat."""

    def __init__(self, room: Room, seat: int, language: str) -> None:
        self.room = room
        self.sight = Sight(seat, language, frozenset({seat}), host=seat == 0)
        self.held = Held()

    async def look(self) -> None:
        self.held = (await self.room.screen(self.sight, self.held)).held


def harmless(match: Match, random: Random) -> tuple[int, int]:
    """Whoever is asked, and an option that does not end the game, if there is one."""
    question = match.question
    going_on = [option for option in question.options if not _ends(match, question.seat, option)]
    return question.seat, random.choice(going_on or question.options)


def _ends(match: Match, seat: int, option: int) -> bool:
    tried = match.clone()
    tried.answer(option, seat)
    return tried.over


# -- what a move costs -------------------------------------------------------------------------------------------------


class Cost(NamedTuple):
    """Milliseconds of a move: of the answer until it is stored, and of the screens of two seats after it."""

    answer: float
    screens: float


async def cost_of_moves(match: Match, moves: int, profile: cProfile.Profile | None) -> Cost:
    """The mean of so many moves from there on; as many again are played before, for what is made only once."""
    with tempfile.TemporaryDirectory(prefix="realpolitik-") as folder:
        table = Table(folder)
        await _play(table, match, moves, None)
        settle()  # as a server does
        spent = await _play(table, match, moves, profile)
        await table.close()
    return spent


async def _play(table: Table, match: Match, moves: int, profile: cProfile.Profile | None) -> Cost:
    answering = showing = 0.0
    played, room, random = 0, None, Random(0)
    while played < moves:
        if room is None or room.scene.match.over:
            room = await table.open(match)
            watching = [Watching(room, seat, "en") for seat in range(2)]
            for viewer in watching:
                await viewer.look()
        seat, option = harmless(room.scene.match, random)
        if profile:
            profile.enable()
        start = time.process_time()
        await room.answer(seat, room.scene.version, option, f"request-{played:08}")
        between = time.process_time()
        await asyncio.gather(*[viewer.look() for viewer in watching])
        end = time.process_time()
        if profile:
            profile.disable()
        answering, showing, played = answering + between - start, showing + end - between, played + 1
    return Cost(answering / moves * 1000, showing / moves * 1000)


# -- what long games take ----------------------------------------------------------------------------------------------


def megabytes() -> float:
    """What this process has in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


class Pauses:
    """How long the collector stops everything, as the processor counts it."""

    def __init__(self) -> None:
        self.milliseconds: list[float] = []
        self._began = 0.0
        gc.callbacks.append(self._note)

    def _note(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.milliseconds.append((time.thread_time() - self._began) * 1000)

    def told(self) -> str:
        longest = sorted(self.milliseconds, reverse=True)
        return f"{len(longest)} pauses of the collector, the longest {', '.join(f'{it:.1f}' for it in longest[:3])} ms"


async def memory_of_rooms(match: Match, rooms: int, languages: list[str]) -> str:
    """What so many rooms take that are looked at from two seats in all languages, with a move in each at the end.
    What one room needs that others need too was there before."""
    with tempfile.TemporaryDirectory(prefix="realpolitik-") as folder:
        table = Table(folder)
        await _look_at(await table.open(match), languages)
        settle()
        before, pauses, random = megabytes(), Pauses(), Random(0)
        seen = [await _look_at(await table.open(match), languages) for _ in range(rooms)]
        full = megabytes()
        for number, watching in enumerate(seen):
            room = watching[0].room
            seat, option = harmless(room.scene.match, random)
            await room.answer(seat, room.scene.version, option, f"request-{number:08}")
            for viewer in watching:
                await viewer.look()
        gc.collect()  # which would come sooner or later
        await table.close()
    return f"{full - before:.0f} MB, {megabytes() - before:.0f} MB after a move in each; {pauses.told()}"


async def _look_at(room: Room, languages: list[str]) -> list[Watching]:
    watching = [Watching(room, seat, language) for language in languages for seat in range(2)]
    for viewer in watching:
        await viewer.look()
    return watching


# -- all of it ---------------------------------------------------------------------------------------------------------


def main() -> None:
    given = _arguments()
    print(f"{how_it_runs()}; milliseconds of the processor for a move")
    profile = cProfile.Profile() if given.profile else None
    for game in given.games:
        for age in given.ages:
            cost = asyncio.run(cost_of_moves(aged(game, age), given.moves, profile))
            told = f"answer {cost.answer:5.2f}  two screens {cost.screens:5.2f}  together {sum(cost):5.2f}"
            print(f"  {game:20} at the {age}th answer: {told}", flush=True)
    if given.rooms:
        oldest = aged(given.games[0], max(given.ages))
        for languages in (given.languages[:1], given.languages):
            taken = asyncio.run(memory_of_rooms(oldest, given.rooms, languages))
            print(f"  {given.rooms} rooms of {max(given.ages)} answers in {' '.join(languages)}: {taken}", flush=True)
    if profile:
        pstats.Stats(profile).sort_stats("tottime").print_stats(SLOWEST)


def _arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", nargs="+", default=["twilight-struggle", "labyrinth", "world-order"])
    parser.add_argument("--ages", nargs="+", type=int, default=[300, 880], help="answers given before")
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--rooms", type=int, default=100, help="whose memory is measured; 0: none")
    parser.add_argument("--languages", nargs="+", default=["en", "ru", "pl"])
    parser.add_argument("--profile", action="store_true", help="list where the time of all moves goes")
    return parser.parse_args()


if __name__ == "__main__":
    main()
