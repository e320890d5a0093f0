"""Which server lets the bots of a match play, where there are several: one at a time, by a lease that ends with it.

Whoever stores the move after which a bot is asked lets it answer, if it has a hand free; else any server that has may.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from anyio import to_thread

from realpolitik.table.journal import write
from realpolitik.table.sharing import BotsAsked, Sharing

NO_LATER: Final = 2**31 - 1  # a version after which none can come


class Leases:
    """The matches whose bots are this server's: all of them, where there is no other."""

    def __init__(self, sharing: Sharing | None, hands: int) -> None:
        """`hands`: for how many matches at once this server can think."""
        self._sharing = sharing
        self._hands = hands
        self._held: set[str] = set()
        self._wake = asyncio.Event()
        self._closed = False

    def hold(self, match_id: str) -> bool:
        return self._sharing is None or match_id in self._held

    # -- with a move ---------------------------------------------------------------------------------------------------

    def about(self, asked: bool, played: bool) -> BotsAsked | None:
        """What to tell the store of the bots with a move; nothing, where they are ours anyway."""
        return None if self._sharing is None else BotsAsked(asked, self._free > 0, played)

    def passed(self, match_id: str, bots: BotsAsked | None) -> None:
        """The move is stored."""
        if bots is None:
            return
        if bots.ours:
            self._held.add(match_id)
        else:
            self._held.discard(match_id)
            self.wake()

    # -- without one ---------------------------------------------------------------------------------------------------

    async def seek(self, match_id: str) -> bool:
        """A bot of the match is asked: whether we are to let it answer."""
        if self._sharing is not None and match_id not in self._held:
            if await to_thread.run_sync(self._sharing.ask_bots, match_id, self._free > 0):
                self._held.add(match_id)
            else:
                self.wake()
        return self.hold(match_id)

    async def rest(self, match_id: str, version: int) -> None:
        """No bot of the match is to answer now, as it stands at that version."""
        if self._sharing is not None and match_id in self._held:
            self._held.discard(match_id)
            await to_thread.run_sync(self._sharing.rest_bots, match_id, version)
            self.wake()

    def lose(self, match_id: str) -> None:
        """Another server lets them play."""
        self._held.discard(match_id)
        self.wake()

    def lose_all(self) -> None:
        """This server was thought dead, and others play on."""
        self._held.clear()
        self.wake()

    # -- those that wait -----------------------------------------------------------------------------------------------

    @property
    def _free(self) -> int:
        return max(0, self._hands - len(self._held))

    def wake(self) -> None:
        """Look soon whether bots wait somewhere."""
        self._wake.set()

    async def take_on(self, let_play: Callable[[str], Awaitable[None]]) -> None:
        """Whenever bots wait and a hand is free, let them play, until we are closed."""
        while self._sharing is not None:
            await self._wake.wait()
            self._wake.clear()
            if self._closed:
                return
            try:
                taken = await to_thread.run_sync(self._sharing.take_bots, self._free) if self._free else []
            except Exception as error:  # they are looked for again with the next sign of life
                write("bots not looked for", logging.WARNING, error)
                continue
            self._held.update(taken)
            await asyncio.gather(*(self._begin(match_id, let_play) for match_id in taken))

    def close(self) -> None:
        """Take on no more."""
        self._closed = True
        self.wake()

    async def _begin(self, match_id: str, let_play: Callable[[str], Awaitable[None]]) -> None:
        try:
            await let_play(match_id)
        except Exception as error:  # whoever looks at the match next has them asked again
            write("bots not woken", logging.WARNING, error, match=match_id)
            await self.rest(match_id, NO_LATER)
