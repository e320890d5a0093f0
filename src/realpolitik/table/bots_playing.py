"""Bots at the table: they think elsewhere, and answer when it is their turn."""

import asyncio
import logging
from typing import Final

from realpolitik.kernel.match import Match
from realpolitik.table.alone import alone
from realpolitik.table.company import Company
from realpolitik.table.journal import write
from realpolitik.table.moves import Moves, changed
from realpolitik.table.recall import Contents
from realpolitik.table.refused import Refused
from realpolitik.table.scene import Chair
from realpolitik.table.settings import Settings
from realpolitik.table.store import Store
from realpolitik.table.thinking import Thinker, seed_of
from realpolitik.table.viewer import Viewer

MANY_FAILURES: Final = 5  # of a bot's moves, one after another; then it waits for somebody to look in


class BotsPlaying(Moves, Company):
    def __init__(self, found: Contents, store: Store, thinker: Thinker, settings: Settings) -> None:
        super().__init__(found, store, thinker, settings)
        self._bots: asyncio.Task[None] | None = None
        self._bots_may_play = True
        self.on_change.append(self.let_bots_play)

    @property
    def bots_are_playing(self) -> bool:
        return self._bots is not None and not self._bots.done()

    def join(self, viewer: Viewer) -> None:
        super().join(viewer)
        self.let_bots_play()  # where only bots sit, they have waited for somebody to look on

    def let_bots_play(self) -> None:
        if self._bots_may_play and not self.bots_are_playing and self._bot_to_move() is not None:
            self._bots = asyncio.create_task(self._play_bots())

    async def stop_bots(self) -> None:
        """Let no bot move any more. A move that is being stored is not lost: the room finishes it."""
        self._bots_may_play = False
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.wait([self._bots])

    def _bot_to_move(self) -> Chair | None:
        """The bot that is asked. Where only bots sit, they play while somebody looks on."""
        scene = self.scene
        if scene.pinned or not (self.viewers or any(chair.kind == "person" for chair in scene.chairs)):
            return None
        asked = [question.seat for question in scene.match.questions]
        return next((chair for chair in scene.chairs if chair.kind == "bot" and chair.seat in asked), None)

    async def _play_bots(self) -> None:
        failures = 0
        while failures < MANY_FAILURES and (chair := self._bot_to_move()) is not None:
            try:
                await self._play_bot(chair)
                failures = 0
            except Refused:  # the match has changed meanwhile
                failures += 1
            except Exception as error:
                failures += 1
                write("bot move failed", logging.ERROR, error, match=self.id, seat=chair.seat)
                await asyncio.sleep(failures)

    async def _play_bot(self, chair: Chair) -> None:
        scene, seat, loop = self.scene, chair.seat, asyncio.get_running_loop()
        began = loop.time()
        seed = seed_of(self.row.seed, scene.version, seat, "play")
        thought = await self.tried(self.thinker.choose(scene.match, seat, chair.bot, seed))
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
        await self._commit(after, "answer", seat, None)
