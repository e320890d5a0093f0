"""How a game ended, for any number of seats: places, scores where there are any, and the reason."""

from typing import NamedTuple

from realpolitik.kernel.question import NOTES, Note


class Outcome(NamedTuple):
    """The result of a game that is over.

    `places` has one number a seat, 1 for the first; seats that are level share theirs. A seat that plays against the
    rules themselves has won at 1 and lost at 2.
    """

    places: tuple[int, ...]
    reason: Note  # what decided the game, as the log tells it
    scores: tuple[int, ...] = ()  # one a seat, in a game that has them

    @property
    def drawn(self) -> bool:
        """Whether nobody is ahead of anybody."""
        return len(self.places) > 1 and len(set(self.places)) == 1

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, several where they share the first place; none where it is drawn or lost."""
        return () if self.drawn else tuple([seat for seat, place in enumerate(self.places) if place == 1])

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat has of the win: winners share it, and all do where it is drawn."""
        sharing = tuple(range(len(self.places))) if self.drawn else self.winners
        return tuple([1 / len(sharing) if seat in sharing else 0.0 for seat in range(len(self.places))])

    @property
    def returns(self) -> tuple[float, ...]:
        """What each seat gained, from 1 for the first to -1 for the last: a share of those behind, less those ahead."""
        if len(self.places) == 1:
            return (1.0,) if self.places[0] == 1 else (-1.0,)
        rivals = len(self.places) - 1
        behind = [sum([other > place for other in self.places]) for place in self.places]
        ahead = [sum([other < place for other in self.places]) for place in self.places]
        return tuple([(below - above) / rivals for below, above in zip(behind, ahead, strict=True)])

    @property
    def ending(self) -> str:
        """The name of the reason."""
        return NOTES[self.reason[0]].name

    def __repr__(self) -> str:
        scores = f", scores={self.scores}" if self.scores else ""
        return f"Outcome({self.ending!r}, places={self.places}{scores})"
