"""Bots at the table: they think elsewhere, and answer when it is their turn."""

import asyncio
import logging
from typing import Any, Final

from realpolitik.kernel.match import Match
from realpolitik.table.alone import alone
from realpolitik.table.catching_up import Later
from realpolitik.table.company import Company
from realpolitik.table.journal import write
from realpolitik.table.leases import Leases
from realpolitik.table.moves import Moves, changed
from realpolitik.table.recall import Contents
from realpolitik.table.refused import Refused
from realpolitik.table.scene import Chair
from realpolitik.table.settings import Settings
from realpolitik.table.store import Store
from realpolitik.table.thinking import Thinker, memory_of, seed_of
from realpolitik.table.viewer import Viewer

MANY_FAILURES: Final = 5  # of a bot's moves, one after another; then it waits for somebody to look in


class BotsPlaying(Moves, Company):
    def __init__(self, found: Contents, store: Store, thinker: Thinker, settings: Settings, leases: Leases) -> None:
        super().__init__(found, store, thinker, settings, leases)
        self._bots: asyncio.Task[None] | None = None
        self._seeking: asyncio.Task[None] | None = None
        self._bots_may_play = True

    @property
    def bots_are_playing(self) -> bool:
        return self._bots is not None and not self._bots.done()

    def join(self, viewer: Viewer) -> None:
        super().join(viewer)
        self.seek_bots()  # where only bots sit, they have waited for somebody to look on

    def _tell_change(self) -> None:
        super()._tell_change()
        self.let_bots_play()

    def let_bots_play(self) -> None:
        """Let bots answer that are asked, if they are ours."""
        asked = self._bots_may_play and not self.bots_are_playing and self._bot_to_move() is not None
        if asked and self.leases.hold(self.id):
            self._bots = asyncio.create_task(self._play_bots())

    def seek_bots(self) -> None:
        """Let bots answer that are asked, here or at any other server."""
        self.let_bots_play()
        idle = self._seeking is None or self._seeking.done()
        if self._bots_may_play and idle and not self.leases.hold(self.id) and self._bot_to_move() is not None:
            self._seeking = asyncio.create_task(self._seek_bots())

    async def _seek_bots(self) -> None:
        try:
            if await self.leases.seek(self.id):
                await self.take_on_bots()
        except Exception as error:  # whoever looks at the match next tries again
            write("bots not asked", logging.WARNING, error, match=self.id)

    async def take_on_bots(self) -> None:
        """The bots of the match are ours: let them play, or, where none is asked, be ours no more."""
        self.let_bots_play()
        if not self.bots_are_playing:
            await self.leases.rest(self.id, self.scene.version)

    async def stop_bots(self) -> None:
        """Let no bot move any more. A move that is being stored is not lost: the room finishes it."""
        self._bots_may_play = False
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.wait([self._bots])
        if self._seeking is not None:
            await asyncio.wait([self._seeking])

    def _bot_to_move(self) -> Chair | None:
        return None if self.scene.pinned else self._bot_asked(self.scene.match)

    def _bot_asked(self, match: Match) -> Chair | None:
        """The bot that is asked. Where only bots sit, they play while somebody looks on."""
        if self.scene.is_closed(match):
            return None
        chairs = self.scene.chairs
        if not (self.looked_at or any(chair.kind == "person" for chair in chairs)):
            return None
        asked = [question.seat for question in match.questions]
        return next((chair for chair in chairs if chair.kind == "bot" and chair.seat in asked), None)

    async def _play_bots(self) -> None:
        failures = 0
        while failures < MANY_FAILURES and self.leases.hold(self.id) and (chair := self._bot_to_move()) is not None:
            try:
                await self._play_bot(chair)
                failures = 0
            except Refused:  # the match has changed meanwhile
                failures += 1
            except Exception as error:
                failures += 1
                write("bot move failed", logging.ERROR, error, match=self.id, seat=chair.seat)
                await asyncio.sleep(failures)
        await self._rest_bots()
        if failures < MANY_FAILURES:  # somebody may have asked for them while they went to rest
            asyncio.get_running_loop().call_soon(self.seek_bots)

    async def _rest_bots(self) -> None:
        try:
            await self.order.alone(lambda: self.leases.rest(self.id, self.scene.version), self.read_again)
        except Exception as error:  # they rest all the same, until this server is gone or somebody asks them anew
            write("bots not at rest", logging.WARNING, error, match=self.id)

    def _take_in(self, later: Later, changes: dict[str, Any]) -> None:
        """Whoever stored a move has seen to the bots as well; other changes may wake bots that have rested."""
        super()._take_in(later, changes)
        if later.seats is not None or later.elsewhere is not None:
            asyncio.get_running_loop().call_soon(self.seek_bots)

    async def _play_bot(self, chair: Chair) -> None:
        scene, seat, loop = self.scene, chair.seat, asyncio.get_running_loop()
        began = loop.time()
        seed = seed_of(self.row.seed, scene.version, seat, "play")
        memory = memory_of(self.row.seed, seat, chair.bot)
        thought = await self.tried(self.thinker.choose(scene.match, seat, chair.bot, seed, memory))
        spent = loop.time() - began
        write("bot thought", match=self.id, seat=seat, bot=chair.bot, milliseconds=round(1000 * spent))
        await asyncio.sleep(max(0.0, self._changed_at + self.settings.bot_pause - loop.time()))
        await self._answer_of_bot(scene.match, seat, thought.option)

    @alone
    async def _answer_of_bot(self, thought_about: Match, seat: int, option: int) -> None:
        """The answer counts if the match is still the one that the bot thought about."""
        if self.scene.match is not thought_about or self.scene.chairs[seat].kind != "bot":
            return

        def answer(match: Match) -> None:
            match.answer(option, seat)

        after = await self.tried(self.thinker.work_out(lambda: changed(thought_about, answer)))
        await self._commit(lambda: after, "answer", seat, None, by_bot=True)
