"""A match and all that is around it at one moment: who sits where, who is there, who asks the others for
something."""

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from realpolitik.kernel.match import Match
from realpolitik.language import Speaker
from realpolitik.lessons.staged import Staged
from realpolitik.table.chronicle import Chronicle, Telling
from realpolitik.table.clock import Clock
from realpolitik.table.rows import A_DRAW

Talking = Literal["all", "seats", "off"]  # who may talk: all, those who sit at the table, nobody


class Chair(NamedTuple):
    """A seat as the table knows it: who is to sit there, and whether anybody does."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    bot: str
    nickname: str
    taken: bool
    holders: int = 0  # how many browsers and programs have claimed it


class Pending(NamedTuple):
    """A seat asks to go back to the moment when `keep` answers had been given, or for A_DRAW; some have agreed."""

    seat: int
    keep: int
    agreed: tuple[int, ...]

    @property
    def draw(self) -> bool:
        return self.keep == A_DRAW


@dataclass
class Scene:
    """A match, and all of it that is not in the rules."""

    id: str
    match: Match
    version: int
    chairs: list[Chair]
    asked_since: list[int]  # for each seat the version at which its present question was put
    online: set[int] = field(default_factory=set)
    pending: Pending | None = None
    pinned: str = ""
    guided: bool = False
    staged: Staged | None = None  # what it is, where it is no whole game
    may_open: bool = False  # whether its host may open it to anybody …
    opened: bool = False  # … and has
    again: dict[str, Any] | None = None  # the match in which its players go on, as its row has it
    chat: Talking = "all"
    rated: dict[str, Any] | None = None  # what `ratings.py` makes of it
    clock: Clock | None = None
    lost: float = 0.0  # seconds by which the clock of the table is behind the time of day
    chronicle: Chronicle = field(default_factory=Chronicle)

    def log(self, seat: int, marked: Speaker) -> Telling:
        """All that a seat, or a SPECTATOR, has been told, in the language of the speaker."""
        return self.chronicle.tell(self.match, seat, marked)

    def must_agree(self, asking: int) -> list[int]:
        """The seats of other people, who have to agree to a step back, or to a draw."""
        return [chair.seat for chair in self.chairs if chair.kind == "person" and chair.taken and chair.seat != asking]

    def bot_takes_over(self, resigning: int) -> bool:
        """Whether a bot would play on for a seat that resigns: of three or more, where other people are left."""
        return len(self.chairs) > 2 and bool(self.must_agree(resigning))

    def is_closed(self, match: Match) -> bool:
        """Whether it was a scene or a problem, which has come to its end in that match."""
        return self.staged is not None and self.staged.is_closed(match)

    @property
    def is_blind(self) -> bool:
        """Whether nobody is warned of what may lose the game: to see it is the problem."""
        return self.staged is not None and self.staged.blind

    @property
    def has_free_seat(self) -> bool:
        return any(chair.kind == "person" and not chair.taken for chair in self.chairs)

    def bot_takes_over_from(self, late: int) -> bool:
        """Whether a bot plays on for a seat that has run out of time: where other people are left, if that was agreed
        on, and always at a table of three or more."""
        agreed = self.clock is not None and self.clock.pace.out == "bot"
        return (agreed or len(self.chairs) > 2) and bool(self.must_agree(late))

    @property
    def may_be_drawn(self) -> bool:
        """Whether there are people in all seats, who could agree on a draw."""
        return len(self.chairs) > 1 and all(chair.kind == "person" and chair.taken for chair in self.chairs)
