"""The company at the table: who holds which seat, who looks on, and what is said."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from anyio import to_thread

from realpolitik.kernel.question import SPECTATOR
from realpolitik.table.alone import alone
from realpolitik.table.catching_up import Later
from realpolitik.table.clock import Clock
from realpolitik.table.journal import write
from realpolitik.table.kept import Kept
from realpolitik.table.leases import Leases
from realpolitik.table.people import keep_quiet
from realpolitik.table.recall import Contents
from realpolitik.table.refused import Refused
from realpolitik.table.rows import ChatRow
from realpolitik.table.scene import Chair
from realpolitik.table.seating import NotOpen, WrongSeat
from realpolitik.table.settings import Settings
from realpolitik.table.sharing import Kind
from realpolitik.table.store import Store
from realpolitik.table.thinking import Thinker
from realpolitik.table.viewer import REFUSED, Look, Viewer

DRAWN_AT_ONCE: Final = 6  # screens that are made together: all seats of any game, and somebody beside them


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
        self._saying = asyncio.Lock()

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
        await self._sit_down(visitor, seat, nickname, self._claim)

    @alone
    async def take_open_seat(self, visitor: str, seat: int, nickname: str) -> None:
        """A visitor takes a seat that is free for anybody; of two at once, one does."""
        if seat in await self.seats_of(visitor):
            raise Refused("not_yours", "you sit at this table already")
        await self._sit_down(visitor, seat, nickname, self._take)

    @alone
    async def open_to_all(self, opened: bool) -> None:
        """Let anybody take the free seats, or only those who are invited."""
        try:
            await self.thinker.write_seat(self.store.open_table if opened else self.store.close_table, self.id)
        except NotOpen as why:
            raise Refused("not_yours", str(why)) from None
        self._show(opened=opened)
        write("table opened" if opened else "table closed", match=self.id)

    @alone
    async def go_on_in(self, other: str, turned: int) -> None:
        """All who hold a seat here have one kept in another match, so many places on."""
        try:
            await self.thinker.write_seat(self.store.go_on_in, self.id, other, turned)
        except NotOpen as why:
            raise Refused("not_yours", str(why)) from None
        self._show(again={"match": other, "turned": turned, "followed": []})

    @alone
    async def note_followed(self, seat: int) -> None:
        """Whoever holds a seat here has taken the one that was kept for them: it is kept no more."""
        if (again := self.scene.again) is not None and seat not in again["followed"]:
            await self.thinker.write_seat(self.store.note_followed, self.id, seat)
            self._show(again={**again, "followed": sorted({*again["followed"], seat})})

    @alone
    async def take_kept_seat(self, visitor: str, seat: int, nickname: str) -> None:
        """A visitor takes the seat that is kept for them, or has done so before."""
        await self._sit_down(visitor, seat, nickname, self._take_kept)

    async def _sit_down(
        self, visitor: str, seat: int, nickname: str, take: Callable[[str, int, str], Clock | None]
    ) -> None:
        held = await self.seats_of(visitor)
        chair, clock = self.scene.chairs[seat], self.scene.clock
        if seat not in held:
            clock = await self.thinker.write_seat(take, visitor, seat, nickname)
            self._held_by[visitor] = held | {seat}
            self._seatings += 1
            chair = chair._replace(holders=chair.holders + 1)
            write("seat taken", match=self.id, seat=seat)
        elif nickname and nickname != chair.nickname:
            await self.thinker.write_seat(self.store.rename, self.id, seat, nickname)
        for viewer in self.viewers:
            if viewer.visitor == visitor:
                viewer.sight = viewer.sight._replace(mine=viewer.sight.mine | {seat})
        called = nickname if seat in held or not chair.taken else ""
        self._seat(chair._replace(taken=True, nickname=called or chair.nickname), clock)
        self._look_at_ratings()

    def _claim(self, visitor: str, seat: int, nickname: str) -> Clock | None:
        try:
            return self.store.claim(visitor, self.id, seat, nickname)
        except WrongSeat as wrong:
            raise Refused("not_yours", str(wrong)) from None

    def _take(self, visitor: str, seat: int, nickname: str) -> Clock | None:
        try:
            return self.store.take_open_seat(visitor, self.id, seat, nickname)
        except NotOpen as why:
            raise Refused("not_yours", str(why)) from None

    def _take_kept(self, visitor: str, seat: int, nickname: str) -> Clock | None:
        try:
            return self.store.take_kept_seat(visitor, self.id, seat, nickname)
        except NotOpen as why:
            raise Refused("not_yours", str(why)) from None

    @alone
    async def empty_seat(self, seat: int) -> None:
        """Nobody holds the seat any more. Whoever looks from there is sent away at once."""
        try:
            clock = await self.thinker.write_seat(self.store.empty_seat, self.id, seat)
        except WrongSeat as wrong:
            raise Refused("not_yours", str(wrong)) from None
        self._get_up(self.scene.chairs[seat]._replace(nickname="", taken=False, holders=0), clock)
        write("seat emptied", match=self.id, seat=seat)

    def _get_up(self, chair: Chair, clock: Clock | None) -> None:
        """Whoever held the seat does so no longer; the chair and the clock are those."""
        self._held_by = {visitor: held - {chair.seat} for visitor, held in self._held_by.items()}
        self._seatings += 1
        for viewer in self.viewers:
            _seat_viewer(viewer, viewer.sight.mine - {chair.seat})
        self._show(chairs=self._with(chair), pending=None, clock=clock)

    @alone
    async def give_to_bot(self, seat: int, bot: str) -> None:
        """A bot sits down where no person has."""
        try:
            clock = await self.thinker.write_seat(self.store.give_to_bot, self.id, seat, bot)
        except WrongSeat as wrong:
            raise Refused("not_yours", str(wrong)) from None
        chair = self.scene.chairs[seat]
        self._seat(chair._replace(kind="bot", bot=bot, nickname="", taken=False), clock)
        self._look_at_ratings()
        write("seat given to bot", match=self.id, seat=seat, bot=bot)

    async def _hand_over(self, seat: int, bot: str, out_at: int | None = None) -> None:
        """A bot sits down in the place of the person who held the seat, and who watches from now on; at the version
        `out_at`, if that is because time has run out."""
        try:
            clock = await self.thinker.write_seat(self.store.hand_over, self.id, seat, bot, out_at)
        except WrongSeat as wrong:
            raise Refused("not_yours", str(wrong)) from None
        chair = self.scene.chairs[seat]
        self._get_up(chair._replace(kind="bot", bot=bot, nickname="", taken=False, holders=0), clock)
        self._look_at_ratings()
        write("seat handed over to bot", match=self.id, seat=seat, bot=bot)

    def _seat(self, chair: Chair, clock: Clock | None) -> None:
        self._show(chairs=self._with(chair), clock=clock)

    def _with(self, chair: Chair) -> list[Chair]:
        return [chair if chair.seat == other.seat else other for other in self.scene.chairs]

    # -- talking -------------------------------------------------------------------------------------------------------

    async def say(self, seat: int | None, nickname: str, text: str, visitor: str) -> ChatRow:
        """No move waits for what is said, however much that is. One line of a room is stored after the other."""
        most = self.settings.limits.chat_kept
        async with self._saying:
            line = await self.thinker.write_talk(self.store.say, self.id, seat, nickname, text, visitor, most)
        if line.number == self.last_line + 1:
            self._hear_said([line])
            self._wake_all()
        else:  # somebody at another server spoke first
            self.hear({Kind.CHAT})
        return line

    @alone
    async def keep_quiet(self, quiet: bool) -> None:
        """Let only those talk who sit at the table, or anybody."""
        await self.thinker.write_seat(keep_quiet, self.store, self.id, quiet)
        self.row = self.row._replace(quiet=quiet)
        self._show(chat=self._talking(self.row))

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

    def _looks(self) -> Sequence[Look]:
        wanted = {(viewer.sight, viewer.held) for viewer in self.viewers}
        return sorted(wanted, key=lambda look: look[0].seat == SPECTATOR)[:DRAWN_AT_ONCE]

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
                await self.thinker.write_down(sharing.be_present, self.id, here)
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

    def _tell_change(self) -> None:
        super()._tell_change()
        self._wake_all()

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
