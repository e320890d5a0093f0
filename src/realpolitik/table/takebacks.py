"""What all must agree to: asking the others to take a choice back, and what they reply to whatever is asked."""

from collections.abc import Collection
from datetime import UTC, datetime
from functools import partial

from realpolitik.kernel.match import Match
from realpolitik.kernel.promise import Promised, chance_answers
from realpolitik.table.alone import alone
from realpolitik.table.kept import pending_of
from realpolitik.table.moves import Moves, changed
from realpolitik.table.real_table import new_seed, restored
from realpolitik.table.refused import Refused
from realpolitik.table.rows import ProposalRow
from realpolitik.table.sharing import Kind


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
        if keep >= len(scene.match.answers) or scene.match.answers[keep][0] != seat:
            raise Refused("bad_request", f"answer {keep} is not one of this seat's: only its own can be taken back")
        agreed = sorted({seat, *mine})
        return await self._propose(ProposalRow(self.id, seat, keep, version, agreed, datetime.now(UTC)))

    async def _propose(self, proposal: ProposalRow) -> int:
        """Put a proposal to the others, one at a time; where nobody need agree, it is done."""
        if self.scene.pending is not None:
            raise self._stale("somebody asks for something already")
        if not self._waiting_for(proposal):
            return await self._fulfil(proposal)
        await self.thinker.write_seat(self.store.propose, proposal)
        self._show(pending=pending_of(proposal))
        return proposal.version

    async def reply_to_takeback(self, seat: int, agree: bool) -> int:
        """Agree to what somebody asks, or not; whoever asked may think better of it, too."""
        return await self._reply(seat, agree, draw=False)

    @alone
    async def _reply(self, seat: int, agree: bool, draw: bool) -> int:
        """A reply counts for what was asked alone: whoever agrees to a step back agrees to no draw."""
        self._demand_open()
        nobody = "nobody asks for a draw" if draw else "nobody asks to take a choice back"
        if (pending := self.scene.pending) is None or pending.draw != draw:
            raise self._stale(nobody)
        if not agree:
            await self.thinker.write_seat(self.store.drop_proposal, self.id)
            self._show(pending=None)
            return self.scene.version
        proposal = await self.thinker.write_seat(self.store.agree, self.id, seat, pending.seat, pending.keep)
        if proposal is None:
            self._show(pending=None)
            self.hear({Kind.PROPOSAL})  # another server may have put another one in its place
            raise self._stale(nobody)
        if not self._waiting_for(proposal):
            return await self._fulfil(proposal)
        self._show(pending=pending_of(proposal))
        return self.scene.version

    def _waiting_for(self, proposal: ProposalRow) -> list[int]:
        """The people who sit at the table and have not agreed yet."""
        return [seat for seat in self.scene.must_agree(proposal.seat) if seat not in proposal.agreed]

    async def _fulfil(self, proposal: ProposalRow) -> int:
        """Go back, and draw what is to come anew: whoever has seen a die fall shall not know the next one."""
        seed = Promised(chance_answers(self.scene.match.answers[: proposal.keep]), new_seed())

        def go_back(match: Match) -> None:
            match.chance = restored(self.row.chance, seed.seed)
            match.rewind(match.answers[: proposal.keep])

        return await self._commit(partial(changed, self.scene.match, go_back), "takeback", proposal.seat, None, seed)
