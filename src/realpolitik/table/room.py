"""A room is one live match: its moves, one at a time, and those who sit at it, look on and play in it."""

from realpolitik.table.bots_playing import BotsPlaying
from realpolitik.table.endings import Endings
from realpolitik.table.looking import Looking


class Room(Endings, BotsPlaying, Looking):
    """Whatever changes the match is done alone, stored first, and only then shown.

    kept.py         what is known of the match, and showing what is new
    moves.py        answers, and undoing them
    takebacks.py    going back where others must agree
    endings.py      resigning, and draws that all agree on
    company.py      seats, chat, and who is there
    bots_playing.py bots that are asked
    looking.py      screens, prospects, what can be set right
    """

    @property
    def busy(self) -> bool:
        return bool(self.viewers) or self.order.busy or self.bots_are_playing

    def leave_shelf(self) -> None:
        """Nobody has wanted the room for a while: what was made of it makes room for others."""
        self.now.pass_by()
        self.whole.pass_by()

    async def close(self) -> None:
        """Finish what is begun, and stop the bots."""
        await self.stop_bots()
        await self.stop_telling()
        await self.stop_hearing()
        await self.order.finish()
