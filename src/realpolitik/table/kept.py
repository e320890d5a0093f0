"""What a room keeps of its match: all moves so far, and the scene that they have led to."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Literal, NamedTuple, TypeVar

from anyio import to_thread

from realpolitik.kernel.question import NATURE, Question
from realpolitik.table.alone import Order
from realpolitik.table.breaking import BROKEN, Broken
from realpolitik.table.journal import write
from realpolitik.table.recall import Contents, contents
from realpolitik.table.refused import Refused
from realpolitik.table.scene import Chair, Pending, Scene
from realpolitik.table.settings import Settings
from realpolitik.table.snapshot import Made, Snapshot
from realpolitik.table.store import ChatRow, ProposalRow, SeatRow, Store
from realpolitik.table.thinking import Thinker

T = TypeVar("T")
MoveKind = Literal["answer", "undo", "takeback"]


class Moved(NamedTuple):
    """What a version changed: all answers from the number `keep` on."""

    kind: MoveKind
    seat: int
    keep: int


class Kept:
    """The ground that the parts of a room stand on: what is known of the match, its lock, and showing what is new."""

    def __init__(self, found: Contents, store: Store, thinker: Thinker, settings: Settings) -> None:
        self.id = found.row.id
        self.store = store
        self.thinker = thinker
        self.settings = settings
        self.order = Order(self._read_again)
        self.whole = Made(thinker.shelf)  # what was made of the match when it was over
        self.on_change: list[Callable[[], None]] = []  # what is done whenever there is a new scene
        self._online: set[int] = set()
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
                chairs=[chair_of(seat, found.holders) for seat in found.seats],
                asked_since=found.recalled.asked_since,
                online=set(self._online),
                pending=pending_of(proposal),
                pinned=found.recalled.pinned,
                guided=found.row.guided,
            ),
            self.thinker,
        )
        self._changed_at = 0.0
        self.order.doubtful = False

    async def _read_again(self) -> None:
        """The store may know of a move that we do not: one that it kept but could not confirm, or another server's."""
        found = await to_thread.run_sync(contents, self.store, self.id)
        if found is None:
            raise Refused("unknown", "the match is gone")
        self.now.pass_by()
        self._take_over(found)
        self._tell_change()
        write("match read again", logging.WARNING, match=self.id, version=self.scene.version)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _show(self, **changes: Any) -> None:
        """Put a new snapshot in the place of the old one, and let all know who wait for one."""
        self.now.pass_by()
        self.now = Snapshot(replace(self.scene, **changes), self.thinker)
        if "match" in changes:
            self._changed_at = asyncio.get_running_loop().time()
        self._tell_change()

    def _tell_change(self) -> None:
        for react in self.on_change:
            react()

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
            await to_thread.run_sync(self.store.pin, self.id, BROKEN)
        except Exception as error:  # it is found again when the match is shown again
            write("match not pinned", logging.ERROR, error, match=self.id)

    # -- what is demanded of whoever asks for something ----------------------------------------------------------------

    def _demand_open(self) -> None:
        if self.scene.pinned:
            raise Refused("pinned", f"the match takes no more answers: {self.scene.pinned}")

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


def pending_of(proposal: ProposalRow | None) -> Pending | None:
    return None if proposal is None else Pending(proposal.seat, proposal.keep, tuple(proposal.agreed))
