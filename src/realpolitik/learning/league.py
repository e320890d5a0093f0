"""Past selves, and in which games the learner meets them: whoever only plays itself may run in circles.

A past self goes by its number, the lesson after which it was kept. It is met the more often the better it does.
"""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

NOBODY: Final = -1  # in all seats the learner itself
TEACHER: Final = -2  # in all other seats the teacher, who is no past self
MEMORY: Final = 0.98  # what an earlier result counts beside the next one
LEAST: Final = 0.1  # the weight of a past self that always loses


class League:
    """The past selves that are kept, and how the learner does against each."""

    def __init__(self, size: int, random: Random) -> None:
        self.size = size
        self.random = random
        self.scores: dict[int, float] = {}  # by number, the oldest first: the learner's share of what was to be won

    def add(self, number: int) -> list[int]:
        """Keep another; gives those that are kept no longer. The first and the newest stay, and of the others goes
        whoever is nearest to its neighbours, so that all times are remembered."""
        self.scores[number] = 0.5
        dropped = []
        while len(self.scores) > self.size:
            kept = list(self.scores)
            middle = range(1, len(kept) - 1)
            at = min(middle, key=lambda place: kept[place + 1] - kept[place - 1], default=0)
            dropped.append(kept[at])
            del self.scores[kept[at]]
        return dropped

    def draw(self) -> int:
        """A past self to be met, or nobody where there is none yet."""
        if not self.scores:
            return NOBODY
        weights = [max(LEAST, 1 - score) for score in self.scores.values()]
        return self.random.choices(list(self.scores), weights)[0]

    def tell(self, number: int, gained: float) -> None:
        """The learner has gained so much against one of them, from -1 to 1. One that is kept no longer is forgotten."""
        if number in self.scores:
            self.scores[number] += (1 - MEMORY) * ((gained + 1) / 2 - self.scores[number])

    def data(self) -> list[dict[str, Any]]:
        return [{"number": number, "score": score} for number, score in self.scores.items()]

    def restore(self, kept: Iterable[Mapping[str, Any]]) -> None:
        self.scores = {int(one["number"]): float(one["score"]) for one in kept}


class Cast:
    """Who plays in each of some games: the learner in all seats, or in one of them and a past self in the others, or
    the teacher."""

    def __init__(self, league: League, seats_of: NDArray[np.int16], share: float, sparring: float = 0.0) -> None:
        self.league = league
        self.seats_of = seats_of.tolist()  # of every game
        self.share = share  # of the games against a past self
        self.sparring = sparring  # of those against the teacher
        self.rivals = np.full(len(self.seats_of), NOBODY, np.int64)
        self.own = np.zeros(len(self.seats_of), np.int64)  # the learner's seat, where there is a rival
        self.deal(range(len(self.seats_of)))

    def deal(self, games: Iterable[int]) -> None:
        """Another game begins in these places."""
        random = self.league.random
        for game in games:
            seats = self.seats_of[game]
            drawn = random.random() if seats > 1 else 1.0
            self.rivals[game] = TEACHER if drawn < self.sparring else NOBODY
            if self.sparring <= drawn < self.sparring + self.share:
                self.rivals[game] = self.league.draw()
            self.own[game] = random.randrange(seats)

    def ended(self, game: int, gained: NDArray[np.float32]) -> None:
        """A game is over: the league hears of it, and another begins."""
        rival = int(self.rivals[game])
        if rival not in (NOBODY, TEACHER):
            self.league.tell(rival, float(gained[self.own[game]]))
        self.deal([game])

    def forget(self, numbers: Iterable[int]) -> None:
        """These are kept no longer: others take their seats in games that are under way."""
        for game in np.flatnonzero(np.isin(self.rivals, list(numbers))):
            self.rivals[game] = self.league.draw()

    def pupils(self) -> NDArray[np.int64]:
        """Of every game the seat of the learner, where the teacher has the others; elsewhere nobody's."""
        return np.where(self.rivals == TEACHER, self.own, NOBODY)

    def players(self, asked: NDArray[np.int64]) -> NDArray[np.int64]:
        """Of every game, which past self is asked; where it is the learner, nobody."""
        return np.where(asked == self.own, NOBODY, self.rivals)
