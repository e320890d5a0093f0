"""The company at the table: who holds which seat, who looks on, and what is said."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

from anyio import to_thread

from realpolitik.kernel.question import SPECTATOR
from realpolitik.table.alone import alone
from realpolitik.table.catching_up import Later
from realpolitik.table.journal import write
from realpolitik.table.kept import Kept
from realpolitik.table.leases import Leases
from realpolitik.table.recall import Contents
from realpolitik.table.refused import Refused
from realpolitik.table.scene import Chair
from realpolitik.table.settings import Settings
from realpolitik.table.sharing import Kind
from realpolitik.table.store import ChatRow, Store, WrongSeat
from realpolitik.table.thinking import Thinker
from realpolitik.table.viewer import REFUSED, Viewer


class Company(Kept):
    def __init__(self, found: Contents, store: Store, thinker: Thinker, settings: Settings, leases: Leases) -> None:
        super().__init__(found, store, thinker, settings, leases)
        self.viewers: set[Viewer] = set()
        self.used = 0.0  # when somebody last wanted the room
        self._held_by: dict[str, frozenset[int]] = {}  # the seats of those who have been here
        self._seatings = 0  # how often somebody has sat down or had to get up
        self._here: frozenset[int] = frozenset()  # the seats of those who look on at this server …
        self._told: frozenset[int] = frozenset()  # … as other servers know it
        self._elsewhere = found.elsewhere  # those of others, at other servers
        self._telling_others: asyncio.Task[None] | None = None
        self._closed = False
        self.on_change.append(self._wake_all)

    # -- seats ---------------------------------------------------------------------------------------------------------

    async def seats_of(self, visitor: str) -> frozenset[int]:
        """The seats that a visitor holds. What was once found out stays true until it is changed here."""
        while visitor not in self._held_by:
            before = self._seatings
            held = frozenset(await to_thread.run_sync(self.store.seats_held, visitor, self.id))
            if before == self._seatings:  # else what was read may be of before
                if held:  # of strangers there is no end
                    self._held_by[visitor] = held
                return held
        return self._held_by[visitor]

    @alone
    async def sit_down(self, visitor: str, seat: int, nickname: str) -> None:
        """A visitor has the key of a seat, and with it the seat. How many do is seen by everybody at the table."""
        held = await self.seats_of(visitor)
        chair = self.scene.chairs[seat]
        if seat not in held:
            await to_thread.run_sync(self._claim, visitor, seat, nickname)
            self._held_by[visitor] = held | {seat}
            self._seatings += 1
            chair = chair._replace(holders=chair.holders + 1)
            write("seat taken", match=self.id, seat=seat)
        elif nickname and nickname != chair.nickname:
            await to_thread.run_sync(self.store.rename, self.id, seat, nickname)
        for viewer in self.viewers:
            if viewer.visitor == visitor:
                viewer.sight = viewer.sight._replace(mine=viewer.sight.mine | {seat})
        called = nickname if seat in held or not chair.taken else ""
        self._seat(chair._replace(taken=True, nickname=called or chair.nickname))

    def _claim(self, visitor: str, seat: int, nickname: str) -> None:
        try:
            self.store.claim(visitor, self.id, seat, nickname)
        except WrongSeat as wrong:
            raise Refused("not_yours", str(wrong)) from None

    @alone
    async def empty_seat(self, seat: int) -> None:
        """Nobody holds the seat any more. Whoever looks from there is sent away at once."""
        try:
            await to_thread.run_sync(self.store.empty_seat, self.id, seat)
        except WrongSeat as wrong:
            raise Refused("not_yours", str(wrong)) from None
        self._held_by = {visitor: held - {seat} for visitor, held in self._held_by.items()}
        self._seatings += 1
        for viewer in self.viewers:
            _seat_viewer(viewer, viewer.sight.mine - {seat})
        chair = self.scene.chairs[seat]._replace(nickname="", taken=False, holders=0)
        self._show(chairs=self._with(chair), pending=None)
        write("seat emptied", match=self.id, seat=seat)

    @alone
    async def give_to_bot(self, seat: int, bot: str) -> None:
        """A bot sits down where no person has."""
        try:
            await to_thread.run_sync(self.store.give_to_bot, self.id, seat, bot)
        except WrongSeat as wrong:
            raise Refused("not_yours", str(wrong)) from None
        chair = self.scene.chairs[seat]
        self._seat(chair._replace(kind="bot", bot=bot, nickname="", taken=False))
        write("seat given to bot", match=self.id, seat=seat, bot=bot)

    def _seat(self, chair: Chair) -> None:
        self._show(chairs=self._with(chair))

    def _with(self, chair: Chair) -> list[Chair]:
        return [chair if chair.seat == other.seat else other for other in self.scene.chairs]

    # -- talking -------------------------------------------------------------------------------------------------------

    @alone
    async def say(self, seat: int | None, nickname: str, text: str) -> ChatRow:
        line = await to_thread.run_sync(self.store.say, self.id, seat, nickname, text)
        if line.number == len(self.chat) + 1:
            self.chat.append(line)
            self._wake_all()
        else:  # somebody at another server spoke first
            self.hear({Kind.CHAT})
        return line

    # -- being there ---------------------------------------------------------------------------------------------------

    def join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        viewer.wake.set()
        self._look_around(self._here | self._present())

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        loop = asyncio.get_running_loop()
        self.used = loop.time()
        loop.call_later(self.settings.presence_pause, lambda: self._look_around(self._present()))

    def _present(self) -> frozenset[int]:
        return frozenset(viewer.sight.seat for viewer in self.viewers)

    def _look_around(self, here: frozenset[int]) -> None:
        self._here = here
        self.tell_who_is_here()
        online = (here | self._elsewhere) - {SPECTATOR}
        if online != self._online:
            self._online = set(online)
            self._show(online=set(online))

    @property
    def looked_at(self) -> bool:
        """Whether anybody looks on, at this server or another."""
        return bool(self.viewers or self._elsewhere)

    # -- other servers -------------------------------------------------------------------------------------------------

    def tell_who_is_here(self, anew: bool = False) -> None:
        """Let other servers know who looks on here, if they do not yet; `anew` where they have forgotten it."""
        if anew:
            self._told = frozenset()
        idle = self._telling_others is None or self._telling_others.done()
        if self.store.sharing is not None and idle and not self._closed and self._told != self._here:
            self._telling_others = asyncio.create_task(self._tell_others())

    async def stop_telling(self) -> None:
        """The server says goodbye for all who are here."""
        self._closed = True
        if self._telling_others is not None:
            await asyncio.wait([self._telling_others])

    async def _tell_others(self) -> None:
        sharing = self.store.sharing
        while sharing is not None and not self._closed and self._told != (here := self._here):
            try:
                await to_thread.run_sync(sharing.be_present, self.id, here)
            except Exception as error:  # it is told when this server shows its next sign of life
                write("presence not told", logging.WARNING, error, match=self.id)
                return
            self._told = here

    def _take_in(self, later: Later, changes: dict[str, Any]) -> None:
        super()._take_in(later, changes)
        if later.holdings is not None:
            self._held_by = _seats_by_visitor(later.holdings)
            self._seatings += 1
            for viewer in self.viewers:
                _seat_viewer(viewer, self._held_by.get(viewer.visitor, frozenset()))
        if later.elsewhere is not None:
            self._elsewhere = later.elsewhere
            self._online = set((self._here | later.elsewhere) - {SPECTATOR})
            changes["online"] = set(self._online)

    def _wake_all(self) -> None:
        for viewer in self.viewers:
            viewer.wake.set()

    def farewell(self, code: int, reason: str) -> None:
        """Send everybody away."""
        for viewer in self.viewers:
            viewer.send_away(code, reason)


def _seat_viewer(viewer: Viewer, mine: frozenset[int]) -> None:
    """These seats are the viewer's. Whoever looks from one that is not theirs any more is sent away at once."""
    viewer.sight = viewer.sight._replace(mine=mine)
    if viewer.sight.seat not in mine | {SPECTATOR}:
        viewer.send_away(REFUSED, "not_yours: whoever made the match has emptied this seat")


def _seats_by_visitor(holdings: Iterable[tuple[str, int]]) -> dict[str, frozenset[int]]:
    held: dict[str, frozenset[int]] = {}
    for visitor, seat in holdings:
        held[visitor] = held.get(visitor, frozenset()) | {seat}
    return held
