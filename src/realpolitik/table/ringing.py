"""Ringing: players who are away are told that it is their move, or that the others go on in another game, at the
addresses that they gave.

A task of its own looks into the database now and then; no move waits for it, and none is looked for while it sends.
Whoever is connected is never told: they see it.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from anyio import to_thread

from realpolitik.table import meters
from realpolitik.table.bells import Bells, Due
from realpolitik.table.calls import Call, call_of
from realpolitik.table.journal import write
from realpolitik.table.mailing import Mailer
from realpolitik.table.messages.bells import BellKind
from realpolitik.table.outside import NotTaken, Outside, host_of
from realpolitik.table.rooms import Rooms
from realpolitik.table.rows import BellRow
from realpolitik.table.security import Turnstile
from realpolitik.table.settings import Settings
from realpolitik.table.store import Store

if TYPE_CHECKING:
    from realpolitik.table.pushing import Pusher

AT_ONCE: Final = 4  # messages on their way
PAUSE: Final = 10.0  # seconds between two looks
SWEEP_EVERY: Final = timedelta(hours=1)  # after which what is old is forgotten
LATER: Final = timedelta(minutes=1)  # when too much was sent already
LONGEST: Final = 1900  # letters of a message: some services take 2000

Send = Callable[[BellRow, Call], Awaitable[None]]


class Hooks:
    """Tells by posting JSON of the form that Discord takes, and many others."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    async def send(self, bell: BellRow, call: Call) -> None:
        words = f"{call.subject}\n{call.text}"[:LONGEST]
        content = {"content": f"{words}\n{call.link}", "username": "Realpolitik", "allowed_mentions": {"parse": []}}
        await self._outside.post(bell.address, json.dumps(content).encode(), {"Content-Type": "application/json"})


def ways_of(settings: Settings, mailer: Mailer | None, pusher: "Pusher | None") -> dict[BellKind, Send]:
    """The ways that the operator allows."""
    hooks: dict[BellKind, Send] = {"hook": Hooks(Outside()).send} if settings.hooks else {}
    mails: dict[BellKind, Send] = {"mail": mailer.send} if mailer else {}
    pushes: dict[BellKind, Send] = {"push": pusher.send} if pusher else {}
    return pushes | hooks | mails


class Ringing:
    def __init__(
        self, store: Store, rooms: Rooms, turnstile: Turnstile, settings: Settings, ways: Mapping[BellKind, Send]
    ) -> None:
        """`ways`: how bells of each kind are rung; those of other kinds are left alone."""
        self.bells = Bells(store)
        self._store = store
        self._rooms = rooms
        self._turnstile = turnstile
        self._settings = settings
        self._ways = ways
        self._free = asyncio.Semaphore(AT_ONCE)
        self._task: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self._swept = datetime.now(UTC)
        self.sweeps: list[Callable[[datetime], None]] = [self.bells.forget_old]

    @property
    def kinds(self) -> list[BellKind]:
        """The ways in which this server tells anybody."""
        return list(self._ways)

    def start(self) -> None:
        if self._ways:
            self._task = asyncio.create_task(self._ring_on())

    async def close(self) -> None:
        """Send no more. What was not told yet is told by another server, or when there is one again."""
        under_way = [*self._errands, *([self._task] if self._task else [])]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def ask(self, bell: BellRow, asking: Coroutine[Any, Any, None]) -> None:
        """Have a mailbox asked whether it may be written to, while nobody waits for it."""
        self._do(self._ask(bell, asking))

    def send_off(self, sending: Coroutine[Any, Any, None]) -> None:
        """Have a mail sent that somebody has asked for, while nobody waits for it."""
        self._do(self._send_off(sending))

    def _do(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _send_off(self, sending: Coroutine[Any, Any, None]) -> None:
        async with self._free:
            try:
                await sending
                meters.CALLS.labels("sign-in", "told").inc()
            except NotTaken as failure:  # whoever waits for it asks again
                meters.CALLS.labels("sign-in", "failed").inc()
                write("mail failed", logging.WARNING, kind="sign-in", why=str(failure))

    async def _ask(self, bell: BellRow, asking: Coroutine[Any, Any, None]) -> None:
        async with self._free:
            try:
                await asking
            except NotTaken as failure:  # whoever gave it sees so, and may give it again
                await self._note_failure(bell, datetime.now(UTC), NotTaken(str(failure), for_good=True))

    async def _ring_on(self) -> None:
        await asyncio.sleep(self._settings.bell_grace)  # those who were at the table before a restart come back first
        while True:
            try:
                await self.ring_all(datetime.now(UTC))
            except Exception as error:  # the database may answer again next time
                write("bells not looked for", logging.WARNING, error)
            await asyncio.sleep(min(PAUSE, self._settings.bell_grace))

    async def ring_all(self, now: datetime) -> None:
        """Tell all who are to be told now."""
        grace = self._settings.bell_grace
        due = await to_thread.run_sync(self.bells.due, now, grace)
        due += await to_thread.run_sync(self.bells.due_to_go_on, now, grace)
        await asyncio.gather(*(self._ring(it, now) for it in due if it.bell.kind in self._ways))
        if now - self._swept >= SWEEP_EVERY:
            self._swept = now
            for sweep in self.sweeps:
                await to_thread.run_sync(sweep, now)

    async def _ring(self, due: Due, now: datetime) -> None:
        async with self._free:
            try:
                await self._tell(due, now)
            except Exception as error:  # it is tried again when nobody has it to themselves any more
                write("bell not rung", logging.ERROR, error, match=due.bell.match_id, kind=due.bell.kind)

    async def _tell(self, due: Due, now: datetime) -> None:
        bell = due.bell
        if await self._is_there(bell):
            await to_thread.run_sync(self.bells.note_told, bell, due.version)
            return
        if not await to_thread.run_sync(self.bells.take_on, bell, now):
            return
        host = bell.address if bell.kind == "mail" else host_of(bell.address)
        if not await self._turnstile.may_call(bell.match_id, bell.seat, host):
            await to_thread.run_sync(self.bells.rest, bell, now + LATER)
            return
        call = await to_thread.run_sync(call_of, self._store, bell, self._settings.address, due.goes_on)
        if call is None:
            return
        try:
            await self._ways[bell.kind](bell, call)
        except NotTaken as failure:
            await self._note_failure(bell, now, failure)
        else:
            await to_thread.run_sync(self.bells.note_told, bell, due.version)
            meters.CALLS.labels(bell.kind, "told").inc()
            write("bell rung", match=bell.match_id, kind=bell.kind)

    async def _note_failure(self, bell: BellRow, now: datetime, failure: NotTaken) -> None:
        """No address is written down: whoever reads one may post there."""
        dropped = await to_thread.run_sync(self.bells.note_failure, bell, now, failure.for_good)
        meters.CALLS.labels(bell.kind, "dropped" if dropped else "failed").inc()
        what = "bell dropped" if dropped else "bell failed"
        write(what, logging.WARNING, match=bell.match_id, kind=bell.kind, why=str(failure))

    async def _is_there(self, bell: BellRow) -> bool:
        """Whether anybody looks at the match from that seat, at this server or another."""
        if bell.seat in self._rooms.online(bell.match_id):
            return True
        sharing = self._store.sharing
        return sharing is not None and bell.seat in await to_thread.run_sync(sharing.present_elsewhere, bell.match_id)
