"""What a room keeps of its match: all moves so far, and the scene that they have led to."""

import asyncio
import logging
from abc import abstractmethod
from collections import Counter
from collections.abc import Awaitable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal, NamedTuple, TypeVar

from anyio import to_thread

from realpolitik.kernel.question import NATURE, SPECTATOR, Question
from realpolitik.lessons.roster import staged_named
from realpolitik.table.alone import Order, alone
from realpolitik.table.breaking import BROKEN, Broken
from realpolitik.table.catching_up import Later, follow, read_later, told_later
from realpolitik.table.clock import Clock, clock_kept
from realpolitik.table.journal import write
from realpolitik.table.leases import Leases
from realpolitik.table.recall import Contents, contents
from realpolitik.table.refused import Refused
from realpolitik.table.rows import ChatRow, MatchRow, ProposalRow, SeatRow
from realpolitik.table.scene import Chair, Pending, Scene, Talking
from realpolitik.table.settings import Settings
from realpolitik.table.sharing import ANY_CHANGE, Kind, TheirMove
from realpolitik.table.snapshot import Made, Snapshot
from realpolitik.table.store import Store
from realpolitik.table.talking import newest
from realpolitik.table.thinking import Thinker
from realpolitik.table.viewer import Look, Shown

T = TypeVar("T")
MoveKind = Literal["answer", "undo", "takeback"]


class Moved(NamedTuple):
    """What a version changed: all answers from the number `keep` on."""

    kind: MoveKind
    seat: int
    keep: int


class Drawn(NamedTuple):
    """A scene that may be shown next, and screens that were made of it already."""

    scene: Scene
    screens: Mapping[Look, Shown]


class Kept:
    """The ground that the parts of a room stand on: what is known of the match, its lock, and showing what is new."""

    def __init__(self, found: Contents, store: Store, thinker: Thinker, settings: Settings, leases: Leases) -> None:
        self.id = found.row.id
        self.store = store
        self.thinker = thinker
        self.settings = settings
        self.leases = leases
        self.order = Order()
        self.whole = Made(thinker.shelf)  # what was made of the match when it was over
        self._online = set(found.elsewhere - {SPECTATOR})  # the seats of all who are there, at this server or another
        self._catching_up: asyncio.Task[None] | None = None
        self._take_over(found)

    @property
    def scene(self) -> Scene:
        return self.now.scene

    # -- what the store knows ------------------------------------------------------------------------------------------

    def _take_over(self, found: Contents) -> None:
        self.row = found.row
        self.chat: list[ChatRow] = found.chat
        self.moved = [Moved(move.kind, move.seat, move.keep) for move in found.moves]
        self.requests = {move.request: move.sequence for move in found.moves if move.request}
        version = len(found.moves)
        proposal = found.proposal if found.proposal and found.proposal.version == version else None
        self.now = Snapshot(
            Scene(
                id=self.id,
                match=found.recalled.match,
                version=version,
                chairs=chairs_of(found.seats, found.holdings),
                asked_since=found.recalled.asked_since,
                online=set(self._online),
                pending=pending_of(proposal),
                pinned=found.recalled.pinned,
                guided=found.row.guided,
                staged=staged_named(found.row.game, found.row.staged),
                may_open=self.settings.open_tables and not found.row.guided and found.row.staged is None,
                opened=found.row.opened is not None,
                again=found.row.again,
                chat=self._talking(found.row),
                rated=found.row.rated,
                clock=clock_kept(found.row.pace, found.row.clock),
                lost=self.store.uptime.lost,
            ),
            self.thinker,
        )
        self._changed_at = 0.0
        self.order.doubtful = False

    @property
    def last_line(self) -> int:
        """The number of what was said last."""
        return self.chat[-1].number if self.chat else 0

    def _hear_said(self, lines: Sequence[ChatRow]) -> None:
        """Remember what was said since, as much of all as the store does."""
        if fresh := [line for line in lines if line.number > self.last_line]:
            self.chat = newest([*self.chat, *fresh], self.settings.limits.chat_kept)

    def _talking(self, row: MatchRow) -> Talking:
        """Who may talk: the operator decides, and then the host."""
        if not self.settings.chat:
            return "off"
        return "seats" if row.quiet else "all"

    # -- what other servers have changed -------------------------------------------------------------------------------

    def hear(self, kinds: Iterable[Kind]) -> None:
        """Other servers have changed something of these kinds, or may have: it is read and shown soon."""
        self.order.news.update(kinds)
        self._catch_up_in_turn()

    def hear_of(self, told: TheirMove) -> None:
        """Another server has stored a move, and tells all of it: it is shown soon, and nothing need be read."""
        self.order.their_moves.append(told)
        self._catch_up_in_turn()

    def _catch_up_in_turn(self) -> None:
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = asyncio.create_task(self._catch_up_soon())

    async def _catch_up_soon(self) -> None:
        try:
            while self.order.behind:
                await self.up_to_date()
        except Refused:  # it is gone, and those who look at it are told
            pass
        except Exception as error:  # whoever does something next tries again, and so do we with the next news
            write("match not read again", logging.WARNING, error, match=self.id)

    async def stop_hearing(self) -> None:
        """Wait until what was heard of is read, or cannot be."""
        while self._catching_up is not None and not self._catching_up.done():
            await asyncio.wait([self._catching_up])

    @alone
    async def up_to_date(self) -> None:
        """Know what others have changed: that comes before everything that is done."""

    async def reach(self, version: int) -> None:
        """Somebody knows of a version that we do not: another server may have shown it to them."""
        if self.store.sharing is not None and version > self.scene.version:
            self.order.news.add(Kind.MOVES)
            await self.up_to_date()

    async def read_again(self) -> None:
        """The store may know more than we do: a move that it kept but could not confirm, or what another server did."""
        order, scene = self.order, self.scene
        kinds = ANY_CHANGE if order.doubtful else frozenset(order.news)
        told = [it for it in order.their_moves if it.move.sequence > scene.version]
        order.news.clear()  # what is told from now on may come after what is read now
        order.their_moves.clear()
        try:
            later = told_later(self.row, scene.version, told) if not kinds else None
            if later is not None:
                await self._catch_up(later)
            elif kinds or told:
                kinds |= {Kind.MOVES} if told else set()
                await self._catch_up(await self._read_later(kinds))
        except BaseException:
            order.news.update(kinds | {Kind.MOVES})
            raise
        order.doubtful = False

    async def _read_later(self, kinds: frozenset[Kind]) -> Later:
        later = await to_thread.run_sync(read_later, self.store, self.id, self.scene.version, self.last_line, kinds)
        if later is None:
            raise Refused("unknown", "the match is gone")
        return later

    async def _catch_up(self, later: Later) -> None:
        if not later.known:
            await self._begin_again(None)
            return
        changes: dict[str, Any] = {}
        drawn = None
        if later.moves or later.row.seed != self.row.seed:
            scene, looks = self.scene, self._looks()
            try:
                drawn = await self.thinker.work_out(lambda: self._followed(scene, later, looks))
            except Broken as broken:
                await self._begin_again(broken.problem)
                return
            after = drawn.scene
            changes |= {"match": after.match, "asked_since": after.asked_since, "version": after.version}
        self._take_in(later, changes)
        if fresh := {name: value for name, value in changes.items() if value != getattr(self.scene, name)}:
            self._show(drawn, **fresh)
        else:
            self._tell_change()  # something may have been said

    def _followed(self, scene: Scene, later: Later, looks: Sequence[Look]) -> Drawn:
        """The scene after what others have done. For a thread: whoever looks on has their screen with it."""
        match, asked_since = follow(scene, later.row, later.moves)
        version = scene.version + len(later.moves)
        after = replace(scene, match=match, asked_since=asked_since, version=version, pending=None)
        return self._drawn(after, looks if all(move.kind == "answer" for move in later.moves) else ())

    async def _begin_again(self, problem: Exception | None) -> None:
        """What others did does not follow from what we know: forget that, and read all there is."""
        write("match read again", logging.WARNING, problem, match=self.id, version=self.scene.version)
        found = await self.thinker.open_up(contents, self.store, self.id)
        if found is None:
            raise Refused("unknown", "the match is gone")
        self.now.pass_by()
        self._take_over(found)
        self._tell_change()
        self.hear({Kind.COMPANY, Kind.PRESENCE})

    def _take_in(self, later: Later, changes: dict[str, Any]) -> None:
        """Remember what others have changed, and add to the `changes` what of it is shown."""
        pinned = "" if later.row.pinned == self.row.pinned else later.row.pinned  # an old reason may not hold any more
        self.row = later.row
        self._hear_said(later.chat)
        self.moved.extend(Moved(move.kind, move.seat, move.keep) for move in later.moves)
        self.requests.update({move.request: move.sequence for move in later.moves if move.request})
        version = self.scene.version + len(later.moves)
        proposal = later.proposal if later.proposal and later.proposal.version == version else None
        changes |= {"pending": pending_of(proposal), "pinned": self.scene.pinned or pinned or ""}
        changes |= {"opened": later.row.opened is not None, "chat": self._talking(later.row)}
        changes |= {"rated": later.row.rated, "again": later.row.again}
        changes |= {"clock": clock_kept(later.row.pace, later.row.clock), "lost": self.store.uptime.lost}
        if later.seats is not None and later.holdings is not None:
            changes["chairs"] = chairs_of(later.seats, later.holdings)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _show(self, drawn: Drawn | None = None, **changes: Any) -> None:
        """Put a new snapshot in the place of the old one, and let all know who wait for one. What was `drawn` counts if
        it is of this very scene: others may have changed something meanwhile."""
        self.now.pass_by()
        after = replace(self.scene, **changes)
        self.now = Snapshot(replace(after, opened=after.opened and after.has_free_seat), self.thinker)
        if drawn is not None and drawn.scene == self.scene:
            for look, screen in drawn.screens.items():
                self.now.keep(look, screen)
        if "match" in changes:
            self._changed_at = asyncio.get_running_loop().time()
        self._tell_change()

    @abstractmethod
    def _looks(self) -> Sequence[Look]:
        """What those who look on here want to see of the next scene."""

    @abstractmethod
    def _drawn(self, scene: Scene, looks: Sequence[Look]) -> Drawn:
        """A scene with the screens of those who wait for it, for a thread: nobody need ask another one for them. It
        goes on, by answers alone, from the scene that is shown."""

    def _tell_change(self) -> None:
        """There is a new scene: each part of a room does what it has to do then."""

    def _look_at_ratings(self) -> None:
        """What the store has made of a rated match is shown soon."""
        if self.row.rated is not None:
            self.hear({Kind.COMPANY})

    # -- what breaks ---------------------------------------------------------------------------------------------------

    async def tried(self, work: Awaitable[T]) -> T:
        """What work on the match comes to. A match that breaks under it is pinned at once: no other is harmed."""
        try:
            return await work
        except Broken as broken:
            await self._pin(broken.problem)
            raise Refused("pinned", BROKEN) from None

    async def _pin(self, problem: Exception) -> None:
        if self.scene.pinned:  # told before, to the operator and to everybody at the table
            return
        write("match breaks", logging.ERROR, problem, match=self.id, version=self.scene.version)
        self._show(pinned=BROKEN)
        try:
            await self.thinker.write_seat(self.store.pin, self.id, BROKEN)
        except Exception as error:  # it is found again when the match is shown again
            write("match not pinned", logging.ERROR, error, match=self.id)

    # -- what is demanded of whoever asks for something ----------------------------------------------------------------

    def _demand_open(self, version: int | None = None) -> None:
        """Go on only if the match takes answers. Whoever has not seen its newest `version` is told that first."""
        if self.scene.pinned:
            raise Refused("pinned", f"the match takes no more answers: {self.scene.pinned}")
        if self.scene.is_closed(self.scene.match):
            if version is not None and version != self.scene.version:
                raise self._stale("the match has changed since")
            raise Refused("wrong_answer", "the scene has come to its end: play it again, or the next one")

    def _demand_time(self) -> None:
        """Time that has run out has ended something, which is told soon: what comes after that is too late."""
        clock: Clock | None = self.scene.clock
        if clock is not None and clock.out_at(self.store.uptime.now()) is not None:
            raise self._stale("time has run out")

    def _demand_question(self, seat: int, version: int) -> Question:
        """The question that the seat was shown at that version, if it is still open."""
        question = self.scene.match.question_to(seat)
        if question is None:
            raise self._stale("the seat is not asked now")
        since = self.scene.version if seat == NATURE else self.scene.asked_since[seat]
        if not since <= version <= self.scene.version:
            raise self._stale("another question is open now")
        return question

    def _stale(self, what: str) -> Refused:
        return Refused("stale", f"{what}: look at the match anew", self.scene.version)


def chair_of(row: SeatRow, holders: dict[int, int]) -> Chair:
    return Chair(row.seat, row.name, row.kind, row.bot, row.nickname, row.taken is not None, holders.get(row.seat, 0))


def chairs_of(seats: Iterable[SeatRow], holdings: Iterable[tuple[str, int]]) -> list[Chair]:
    holders = Counter(seat for _, seat in holdings)
    return [chair_of(seat, holders) for seat in seats]


def pending_of(proposal: ProposalRow | None) -> Pending | None:
    return None if proposal is None else Pending(proposal.seat, proposal.keep, tuple(proposal.agreed))
