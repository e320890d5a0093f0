"""Ending a match that its rules would let go on: a player resigns or runs out of time, or all agree on a draw."""

from collections.abc import Collection
from datetime import UTC, datetime
from functools import partial

from realpolitik.bots.roster import bots_of
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import PLAYERS
from realpolitik.table.alone import alone
from realpolitik.table.company import Company
from realpolitik.table.journal import write
from realpolitik.table.moves import changed
from realpolitik.table.refused import Refused
from realpolitik.table.rows import A_DRAW, ProposalRow
from realpolitik.table.store import SequenceTaken
from realpolitik.table.takebacks import Takebacks


class Endings(Takebacks, Company):
    async def resign(self, seat: int, version: int, request: str) -> int:
        """The seat gives the game up, which ends it; where several people play on, a bot takes the seat instead."""
        await self.reach(version)
        return await self._resign(seat, version, request)

    @alone
    async def _resign(self, seat: int, version: int, request: str) -> int:
        if (applied := self._applied_before("answer", PLAYERS, request)) is not None:
            return applied
        self._demand_going_on(version)
        match = self.scene.match
        if self.scene.bot_takes_over(seat):
            await self._hand_over(seat, bots_of(match.game.name, match.seats[seat])[0])
            return self.scene.version
        return await self._commit(partial(changed, match, partial(Match.resign, seat=seat)), "answer", PLAYERS, request)

    @alone
    async def run_out(self) -> None:
        """Whoever's time has run out has lost, or a bot takes the seat. Several servers may find that out: it is done
        once, and where a choice has come before it, not at all."""
        clock, match = self.scene.clock, self.scene.match
        seat = None if clock is None else clock.out_at(self.store.uptime.now())
        if seat is None or match.over or self.scene.pinned:
            return
        write("out of time", match=self.id, seat=seat)
        if self.scene.bot_takes_over_from(seat):
            try:
                await self._hand_over(seat, bots_of(match.game.name, match.seats[seat])[0], self.scene.version)
            except SequenceTaken:
                self.order.doubtful = True
                await self.read_again()
            return
        lose = partial(Match.run_out_of_time, seat=seat)
        await self._commit(partial(changed, match, lose), "answer", PLAYERS, None, out_of_time=True)

    async def ask_draw(self, seat: int, version: int, mine: Collection[int]) -> int:
        """Ask the others to call it a draw; where nobody need agree, all seats being one's own, it is one."""
        await self.reach(version)
        return await self._ask_draw(seat, version, mine)

    @alone
    async def _ask_draw(self, seat: int, version: int, mine: Collection[int]) -> int:
        self._demand_going_on(version)
        if not self.scene.may_be_drawn:
            raise Refused("wrong_answer", "only people agree on a draw: there must be one in every seat")
        return await self._propose(
            ProposalRow(self.id, seat, A_DRAW, version, sorted({seat, *mine}), datetime.now(UTC))
        )

    async def reply_to_draw(self, seat: int, agree: bool) -> int:
        """Agree to a draw, or not; whoever asked may think better of it, too."""
        return await self._reply(seat, agree, draw=True)

    def _demand_going_on(self, version: int) -> None:
        self._demand_open()
        self._demand_time()
        if version != self.scene.version:
            raise self._stale("the match has changed since")
        if self.scene.match.over:
            raise Refused("wrong_answer", "the game is over: it cannot be ended once more")

    async def _fulfil(self, proposal: ProposalRow) -> int:
        if proposal.keep != A_DRAW:
            return await super()._fulfil(proposal)
        return await self._commit(partial(changed, self.scene.match, Match.agree_on_draw), "answer", PLAYERS, None)
