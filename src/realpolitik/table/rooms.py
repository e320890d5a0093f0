"""All rooms: brought back from the store when somebody wants them, let go when nobody has for a while."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any, Final, NamedTuple

from anyio import CapacityLimiter, to_thread

from realpolitik.bots.roster import bots_of, usual_bot
from realpolitik.kernel.chance import Seeded, seed_with
from realpolitik.kernel.errors import BadSetup, RealpolitikError
from realpolitik.kernel.game import check_unknown
from realpolitik.kernel.kits import game_named, names
from realpolitik.kernel.match import Match, replay
from realpolitik.kernel.promise import Promised, chance_answers
from realpolitik.lessons.roster import is_taught, staged_named
from realpolitik.lessons.staged import Staged
from realpolitik.records.imported import Imported
from realpolitik.table.book import why_not_shown
from realpolitik.table.clock import Pace
from realpolitik.table.collecting import tidy
from realpolitik.table.first_rows import first_rows
from realpolitik.table.heart import Heart
from realpolitik.table.journal import write
from realpolitik.table.leases import Leases
from realpolitik.table.messages.course import PlayOn
from realpolitik.table.messages.lobby import MatchOfRecord, NewMatch, NewScene, NewSeat
from realpolitik.table.news import News
from realpolitik.table.opening import examine, read_record
from realpolitik.table.real_table import chance_for, new_seed, restored, stored
from realpolitik.table.recall import Unreadable, contents
from realpolitik.table.refused import Refused
from realpolitik.table.room import Room
from realpolitik.table.security import is_match_id
from realpolitik.table.settings import Settings
from realpolitik.table.sharing import ANY_CHANGE, Alive, Kind, TheirMove
from realpolitik.table.store import Store
from realpolitik.table.thinking import Thinker
from realpolitik.table.timekeeper import Timekeeper
from realpolitik.table.viewer import REFUSED
from realpolitik.table.workers import WorkerDied, Workers

RESTART: Final = (1012, "restart")  # what viewers are told when the server goes
GONE: Final = (1008, "unknown: the match is gone")  # what those who look at a deleted one are told
MANY_TIMES: Final = 2  # as many rooms as there may be are too many, also for those who have just been wanted
READER_MEMORY: Final = 2 * 1024**3  # bytes that the process may take in which records are read


class NewRoom(NamedTuple):
    match: str
    seats_here: list[int]
    keys: dict[int, str]  # for each seat that somebody is invited to, the secret that opens it


class Rooms:
    def __init__(self, store: Store, thinker: Thinker, settings: Settings) -> None:
        self.store = store
        self.thinker = thinker
        self.settings = settings
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._timekeeper: Timekeeper | None = None
        self._reading = CapacityLimiter(1)  # a record may take a second: they wait for each other, and nobody for them
        self._readers = Workers(1, settings.record_patience, READER_MEMORY) if settings.apart else None
        self.closing = False
        self.leases = Leases(store.sharing, max(1, settings.workers))
        self.deaf = store.sharing is not None  # whether others may change matches without our hearing of it
        self.on_count: list[Callable[[int], None]] = []  # told how many servers there are on the database
        self._missed: set[str] = set()  # matches of which there was news while they were being opened
        self._heart: Heart | None = None
        self._news: News | None = None
        self._taking_on: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()

    # -- opening -------------------------------------------------------------------------------------------------------

    async def room(self, match_id: str) -> Room:
        """The room of a match, opened if need be."""
        if not is_match_id(match_id):
            raise Refused("unknown", "there is no such match")
        if match_id not in self._rooms:
            await self._open(match_id)
        room = self._rooms[match_id]
        room.used = asyncio.get_running_loop().time()
        if self.deaf:  # nothing that is remembered can be believed
            room.order.news |= ANY_CHANGE
            await room.up_to_date()
        return room

    async def _open(self, match_id: str) -> None:
        """Bring a match back, once for all who want it."""
        if match_id not in self._opening:
            self._make_room()
            task = asyncio.create_task(self._bring_back(match_id))
            self._opening[match_id] = task
            task.add_done_callback(lambda _: self._opened(match_id))
        await asyncio.shield(self._opening[match_id])

    def _opened(self, match_id: str) -> None:
        self._opening.pop(match_id, None)
        self._missed.discard(match_id)

    async def _bring_back(self, match_id: str) -> Room:
        try:
            found = await self.thinker.open_up(contents, self.store, match_id)
        except Unreadable as error:
            write("match unreadable", logging.ERROR, error.__cause__, match=match_id, why=error)
            raise
        if found is None:
            raise Refused("unknown", "there is no such match")
        room = Room(found, self.store, self.thinker, self.settings, self.leases)
        if room.scene.pinned:
            write("match pinned", match=match_id, why=room.scene.pinned, complaint=found.recalled.complaint)
        self._rooms[match_id] = room
        room.used = asyncio.get_running_loop().time()
        if match_id in self._missed:
            self._missed.discard(match_id)
            room.hear(ANY_CHANGE)
        await self.thinker.open_up(room.scene.is_closed, room.scene.match)  # which is remembered
        room.seek_bots()
        return room

    # -- making --------------------------------------------------------------------------------------------------------

    async def create(self, wanted: NewMatch, visitor: str, nickname: str) -> NewRoom:
        """A new match. Seats `here` are the visitor's own; for each that is for somebody else a key is made."""
        seed = new_seed()
        match = await self.thinker.open_up(_begin, wanted, seed)
        pace = None if wanted.pace is None else Pace(**wanted.pace.model_dump())
        return await self._make(
            match, Promised(0, seed), wanted.seats, visitor, nickname, wanted.guided, pace, wanted.rated
        )

    async def stage(self, wanted: NewScene, visitor: str, nickname: str) -> NewRoom:
        """A scene or a problem: whoever wants it sits where it is played from, and bots elsewhere."""
        seed, staged, match = await self.thinker.open_up(_staged, wanted)
        bot = NewSeat(kind="bot", bot=usual_bot(wanted.game))
        seats = [NewSeat(kind="here") if name == staged.seat else bot for name in match.seats]
        return await self._make(match, Promised(0, seed), seats, visitor, nickname, staged=staged.name)

    async def read(self, record: str, language: str) -> Imported:
        """The match that a record tells; what is wrong with it is told in that language.

        It is tried in a process of its own first: what kills that is refused.
        """
        if self._readers is not None:
            try:
                wrong = await self._readers.run(examine, record, language)
            except (TimeoutError, WorkerDied, MemoryError) as end:
                write("record refused", logging.WARNING, end, bytes=len(record))
                raise Refused("bad_record", "the rules do not come to an end with this record") from None
            if wrong is not None:
                raise Refused(*wrong)
        return await to_thread.run_sync(read_record, record, language, limiter=self._reading)

    async def open_record(self, wanted: MatchOfRecord, language: str, visitor: str, nickname: str) -> NewRoom:
        """A match with the past of a record, and a future that nobody who has the record can know."""
        match, seed = (await self.read(wanted.record, language)).match, new_seed()
        match.chance = restored(stored(match.chance), seed)
        return await self._make(match, Promised(chance_answers(match.answers), seed), wanted.seats, visitor, nickname)

    async def play_on(self, past: Match, wanted: PlayOn, visitor: str, nickname: str) -> NewRoom:
        """A match that goes on from a moment of another, with a future of its own."""
        seed = Promised(chance_answers(past.answers[: wanted.at]), new_seed())
        match = await self.thinker.look_back(lambda: _branch(past, wanted.at, seed.seed))
        return await self._make(match, seed, wanted.seats, visitor, nickname)

    async def _make(
        self,
        match: Match,
        seed: Promised,
        seats: Sequence[NewSeat],
        visitor: str,
        nickname: str,
        guided: bool = False,
        pace: Pace | None = None,
        rated: bool = False,
        staged: str | None = None,
    ) -> NewRoom:
        game = match.game.name
        if len(seats) != len(match.seats):
            raise Refused("bad_request", f"the match has {len(match.seats)} seats: {', '.join(match.seats)}")
        for seat, name in zip(seats, match.seats, strict=True):
            _check_bot(game, seat, name)
        if match.chance.by_hand() and any(seat.kind != "here" for seat in seats):
            raise Refused("bad_request", "where people roll or deal themselves, all seats are at one screen: `here`")
        _check_pace(pace, match, seats, guided)
        made = await self.thinker.open_up(
            first_rows, match, seed, seats, visitor, nickname, guided, pace, rated, staged
        )
        await self.thinker.write_down(
            self.store.create_match, made.match, made.seats, made.keys, made.here, visitor, made.first
        )
        if any(seat.kind == "bot" for seat in seats):
            self.thinker.warm(game)
        kinds = ",".join(seat.bot or seat.kind for seat in seats)
        write("match created", match=made.match.id, game=game, scenario=made.match.scenario, seats=kinds)
        return NewRoom(made.match.id, made.here, made.secrets)

    # -- closing -------------------------------------------------------------------------------------------------------

    @property
    def open_rooms(self) -> list[Room]:
        return list(self._rooms.values())

    def online(self, match_id: str) -> set[int]:
        """The seats of a match from which somebody looks on now."""
        room = self._rooms.get(match_id)
        return room.scene.online if room else set()

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep_now_and_then())
        if (sharing := self.store.sharing) is not None:
            self._news = News(sharing, self._hear, self._hearing)
            self._heart = Heart(sharing, self.settings.heartbeat, self._alive)
            self._taking_on = asyncio.create_task(self.leases.take_on(self._let_bots_play))
        self._timekeeper = Timekeeper(self.store, self.settings.clock_pause, self._run_out, self._time_changed)

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(self.settings.idle / 10)
            self.sweep(asyncio.get_running_loop().time())
            tidy()
            try:
                await self.close_deleted()
            except Exception as error:  # the database may answer again next time
                write("sweep failed", logging.ERROR, error)

    def _make_room(self) -> None:
        """However fast matches are asked for, there are only so many in memory."""
        most = MANY_TIMES * self.settings.limits.rooms
        if len(self._rooms) + len(self._opening) >= most:
            self.sweep(asyncio.get_running_loop().time())
        if len(self._rooms) + len(self._opening) >= most:
            raise Refused("too_many", "too many matches are looked at just now: try again in a while")

    def sweep(self, now: float) -> None:
        """Let rooms go that nobody has wanted for a while; of too many, also those that were wanted lately."""
        idle = sorted((room for room in self._rooms.values() if not room.busy), key=lambda room: room.used)
        too_many = max(0, len(self._rooms) - self.settings.limits.rooms)
        for number, room in enumerate(idle):
            unused = now - room.used
            if unused >= self.settings.idle or (number < too_many and unused >= self.settings.idle / 20):
                self._rooms.pop(room.id).leave_shelf()

    async def close_deleted(self) -> None:
        """Close the rooms of matches that the operator has deleted."""
        open_now = list(self._rooms)
        there = await to_thread.run_sync(self.store.still_there, open_now)
        for match_id in set(open_now) - there:
            await self.close_room(match_id)

    async def close_room(self, match_id: str) -> None:
        """Send everybody away from a match that has been deleted."""
        if (room := self._rooms.pop(match_id, None)) is not None:
            room.farewell(*GONE)
            await room.close()
            write("match deleted", match=match_id)

    def farewell(self) -> None:
        """Send all viewers away, and admit no more: they will find the server again once it is back."""
        self.closing = True
        for room in self.open_rooms:
            room.farewell(*RESTART)

    async def close(self) -> None:
        """Finish what is begun."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        if self._timekeeper is not None:
            await self._timekeeper.close()
        self.farewell()
        if self._news is not None:
            await to_thread.run_sync(self._news.close)
            self._news = None
        if self._taking_on is not None:
            self.leases.close()
            await self._taking_on
        if self._errands:
            await asyncio.wait(self._errands)
        for room in self.open_rooms:
            await room.close()
        if self._heart is not None:
            await self._heart.close()
        if self._readers is not None:
            await self._readers.close()

    # -- who sits there ------------------------------------------------------------------------------------------------

    async def company_changed(self, matches: Sequence[str]) -> None:
        """Somebody sits at these matches under another name: no room goes on with what it knew."""
        for match_id in matches:
            if match_id in self._opening:
                self._missed.add(match_id)
            if (room := self._rooms.get(match_id)) is not None:
                room.order.news.add(Kind.COMPANY)
                await room.up_to_date()

    def follow(self, visitor: str, other: str, session: str) -> None:
        """Whoever looks on as the visitor does so as another one from now on."""
        for viewer in (viewer for room in self.open_rooms for viewer in room.viewers):
            if viewer.visitor == visitor and viewer.leaving is None:
                viewer.visitor, viewer.session = other, session

    def send_away(self, sessions: Collection[str]) -> None:
        """Show nothing any more to whoever looks on by a session that has ended."""
        for viewer in (viewer for room in self.open_rooms for viewer in room.viewers):
            if viewer.session in sessions:
                viewer.send_away(REFUSED, "not_yours: this browser has been signed out")

    # -- clocks --------------------------------------------------------------------------------------------------------

    async def _run_out(self, match_id: str) -> None:
        await (await self.room(match_id)).run_out()

    def _time_changed(self) -> None:
        """The table's clock stands otherwise than it was thought to: whoever looks on is shown how."""
        for room in self.open_rooms:
            room.hear({Kind.COMPANY})

    # -- other servers -------------------------------------------------------------------------------------------------

    def _hear(self, match_id: str, news: Kind | TheirMove) -> None:
        """Another server has changed a match."""
        if news is Kind.BOTS:
            self.leases.wake()
        elif news is Kind.SIGNED_OUT:
            self.send_away({match_id})
        elif news is Kind.DELETED:
            self._do(self.close_room(match_id))
        elif (room := self._rooms.get(match_id)) is not None:
            room.hear_of(news) if isinstance(news, TheirMove) else room.hear({news})
        elif match_id in self._opening:
            self._missed.add(match_id)

    def _hearing(self, hearing: bool) -> None:
        """From now on others are heard, or are not. What they did while they were not is made up for."""
        self.deaf = not hearing
        if hearing:
            self._missed.update(self._opening)
            self.leases.wake()
            for room in self.open_rooms:
                room.hear(ANY_CHANGE)

    def _alive(self, alive: Alive) -> None:
        """This server has shown a sign of life. One that was thought dead has nothing any more."""
        if alive.reborn:
            self.leases.lose_all()
        self.leases.wake()
        for room in self.open_rooms:
            room.tell_who_is_here(anew=alive.reborn)
        for match_id in alive.deserted & self._rooms.keys():
            self._rooms[match_id].hear({Kind.PRESENCE})
        for tell in self.on_count:
            tell(alive.servers)

    async def _let_bots_play(self, match_id: str) -> None:
        room = await self.room(match_id)
        room.order.news |= ANY_CHANGE  # whoever asked them may have told us of it, or will
        await room.up_to_date()
        await room.take_on_bots()

    def _do(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


def _branch(past: Match, at: int, seed: str) -> Match:
    """The match as it was when `at` answers had been given; what chance brings from there on is the seed's."""
    if at > len(past.answers):
        raise Refused("bad_request", f"only {len(past.answers)} answers have been given")
    match = replay(past.game, past.setup, past.answers[:at], restored(stored(past.chance), seed))
    if match.over:
        raise Refused("bad_request", "the match is over at this moment: there is nothing to play on")
    return match


def _staged(wanted: NewScene) -> tuple[str, Staged, Match]:
    """The scene or the problem of that name, and the match that it begins as, with its seed."""
    staged = staged_named(wanted.game, wanted.scene) if wanted.game in names() else None
    if staged is None:
        raise Refused("unknown", "there is no such scene")
    if problem := why_not_shown(wanted.game):
        raise Refused("bad_request", problem)
    seed = seed_with(staged.dice) if staged.dice else new_seed()
    try:
        return seed, staged, Match(game_named(wanted.game), staged.setup, Seeded(seed))
    except (ValueError, RealpolitikError) as error:  # content that people have edited may lack what it names
        raise Refused("bad_request", f"the scene cannot be set up here: {error}") from None


def _begin(wanted: NewMatch, seed: str) -> Match:
    """The match at its first question."""
    try:
        problem = why_not_shown(wanted.game)
    except BadSetup as bad:
        problem = str(bad)
    if problem:
        raise Refused("bad_request", problem)
    if wanted.guided and not is_taught(wanted.game):
        raise Refused("bad_request", f"nobody teaches {wanted.game}: leave `guided` out")
    if wanted.guided and wanted.by_hand:
        raise Refused("bad_request", "a guided match is rolled and dealt by the program: leave `by_hand` out")
    unknown = wanted.by_hand.unknown if wanted.by_hand else []
    if wanted.by_hand and unknown and not wanted.by_hand.cards:
        raise Refused("bad_request", "a hand can stay unknown only where people deal the cards: add `cards`")
    try:
        game = game_named(wanted.game)
        check_unknown(game, tuple(unknown))
        return Match(game, game.setup(wanted.scenario, wanted.options, wanted.preset), chance_for(wanted.by_hand, seed))
    except BadSetup as bad:
        raise Refused("bad_request", str(bad)) from None


def _check_pace(pace: Pace | None, match: Match, seats: Sequence[NewSeat], guided: bool) -> None:
    if pace is None:
        return
    if match.chance.by_hand():
        raise Refused("bad_request", "where people roll or deal themselves, nobody's time is counted: leave `pace` out")
    if guided or len(match.seats) == 1 or all(seat.kind == "bot" for seat in seats):
        raise Refused("bad_request", "a match that is guided, or has no opponents, has no clock: leave `pace` out")


def _check_bot(game: str, seat: NewSeat, name: str) -> None:
    if seat.kind == "bot" and seat.bot not in bots_of(game, name):
        known = ", ".join(bots_of(game, name))
        raise Refused("bad_request", f"{game} has no bot {seat.bot!r} for {name}; it has {known}")
    if seat.kind != "bot" and seat.bot:
        raise Refused("bad_request", "a bot is named for a seat of the kind bot only")
