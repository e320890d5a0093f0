"""Asking the others to take a choice back, and what they reply."""

from collections.abc import Collection
from datetime import UTC, datetime

from anyio import to_thread

from realpolitik.kernel.match import Match
from realpolitik.table.alone import alone
from realpolitik.table.kept import pending_of
from realpolitik.table.moves import Moves, changed
from realpolitik.table.real_table import new_seed, restored
from realpolitik.table.refused import Refused
from realpolitik.table.sharing import Kind
from realpolitik.table.store import ProposalRow


class Takebacks(Moves):
    async def ask_takeback(self, seat: int, version: int, keep: int, mine: Collection[int]) -> int:
        """Ask the others to go back to before a choice of the seat's own; where nobody need agree, it is done."""
        await self.reach(version)
        return await self._ask_takeback(seat, version, keep, mine)

    @alone
    async def _ask_takeback(self, seat: int, version: int, keep: int, mine: Collection[int]) -> int:
        self._demand_open()
        scene = self.scene
        if version != scene.version:
            raise self._stale("another choice was made since")
        if scene.match.over:
            raise Refused("wrong_answer", "the game is over and lies open to everybody: nothing can be taken back")
        if scene.pending is not None:
            raise self._stale("somebody asks to take a choice back already")
        if keep >= len(scene.match.answers) or scene.match.answers[keep][0] != seat:
            raise Refused("bad_request", f"answer {keep} is not one of this seat's: only its own can be taken back")
        agreed = sorted({seat, *mine})
        proposal = ProposalRow(self.id, seat, keep, version, agreed, datetime.now(UTC))
        if not self._waiting_for(proposal):
            return await self._take_back(proposal)
        await to_thread.run_sync(self.store.propose, proposal)
        self._show(pending=pending_of(proposal))
        return version

    @alone
    async def reply_to_takeback(self, seat: int, agree: bool) -> int:
        """Agree to what somebody asks, or not; whoever asked may think better of it, too."""
        self._demand_open()
        if (pending := self.scene.pending) is None:
            raise self._stale("nobody asks to take a choice back")
        if not agree:
            await to_thread.run_sync(self.store.drop_proposal, self.id)
            self._show(pending=None)
            return self.scene.version
        proposal = await to_thread.run_sync(self.store.agree, self.id, seat, pending.seat, pending.keep)
        if proposal is None:
            self._show(pending=None)
            self.hear({Kind.PROPOSAL})  # another server may have put another one in its place
            raise self._stale("nobody asks to take a choice back")
        if not self._waiting_for(proposal):
            return await self._take_back(proposal)
        self._show(pending=pending_of(proposal))
        return self.scene.version

    def _waiting_for(self, proposal: ProposalRow) -> list[int]:
        """The people who sit at the table and have not agreed yet."""
        return [seat for seat in self.scene.must_agree(proposal.seat) if seat not in proposal.agreed]

    async def _take_back(self, proposal: ProposalRow) -> int:
        """Go back, and draw what is to come anew: whoever has seen a die fall shall not know the next one."""
        seed = new_seed()

        def go_back(match: Match) -> None:
            match.chance = restored(self.row.chance, seed)
            match.rewind(match.answers[: proposal.keep])

        after = await to_thread.run_sync(changed, self.scene.match, go_back)
        return await self._commit(after, "takeback", proposal.seat, None, seed)
