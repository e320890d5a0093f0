"""Officer: a net that has learnt the game by playing against itself. It chooses at once, without looking ahead.

It draws among the options by the shares that the net gives them, sharpened, so that it plays well and does not repeat
itself. What the net was never asked while it learnt, a bid or a card of the other game to pick, another bot answers.
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from realpolitik.bots.abilities import Weighs
from realpolitik.bots.bot import ONLY_OPTION, Bot, Chosen, Seat, Weighed
from realpolitik.bots.net.foretelling import chances
from realpolitik.bots.net.net import Net, ranked
from realpolitik.bots.net.prudence import Prudence
from realpolitik.bots.net.reasons import of_net
from realpolitik.kernel.errors import BadSetup

# how freely it draws: towards 0 it always takes the largest share, at 1 it draws by the shares as they are
MOODS: Final = {"": 0.25, "easy": 2.0}


class Officer:
    """The same seed makes the same choices."""

    def __init__(self, net: Net, second: Bot, temperature: float, seed: int | str | None = None) -> None:
        self.net = net
        self.second = second  # answers what the net has not learnt
        self.temperature = temperature
        self.random = Random(seed)

    def choose(self, seat: Seat) -> Chosen:
        q = seat.question
        if len(q.options) == 1:
            return Chosen(q.options[0], (ONLY_OPTION,))
        if not self.net.knows(q):
            return self.second.choose(seat)
        judged = self.net.judge_seat(seat)
        weighed = ranked(q, judged.shares)
        prudence = Prudence(seat.foresight())
        option = prudence.pick({one.option: one.share for one in weighed}, self._draw)
        return Chosen(option, of_net(q, weighed, option, judged.values, prudence.warned_of(weighed[0].option)))

    def _draw(self, shares: Mapping[int, float]) -> int:
        largest = max(shares.values())
        weights = [(share / largest) ** (1 / self.temperature) for share in shares.values()]
        return self.random.choices(list(shares), weights)[0]

    def weigh(self, seat: Seat) -> list[Weighed]:
        """As the net weighs them, or whoever answers what it has not learnt."""
        q, second = seat.question, self.second
        if not self.net.knows(q) and isinstance(second, Weighs):
            return list(second.weigh(seat))
        return ranked(q, self.net.judge_seat(seat).shares)

    def chances(self, seat: Seat) -> tuple[float, ...]:
        """As the net sees them."""
        return chances(self.net, seat, self.random)


def mood_of(setting: str) -> float:
    """The temperature of a mood."""
    if setting not in MOODS:
        moods = " or ".join([f"officer:{mood}" for mood in MOODS if mood])
        raise BadSetup(f"the officer has no mood {setting!r}; it is officer or {moods}")
    return MOODS[setting]
