"""A match and all that is around it at one moment: who sits where, who is there, who wants to take a choice back."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from realpolitik.kernel.match import Match
from realpolitik.language import Speaker
from realpolitik.table.chronicle import Chronicle, Telling


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
    """A seat asks to go back to the moment when `keep` answers had been given; some have agreed."""

    seat: int
    keep: int
    agreed: tuple[int, ...]


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
    chronicle: Chronicle = field(default_factory=Chronicle)

    def log(self, seat: int, marked: Speaker) -> Telling:
        """All that a seat, or a SPECTATOR, has been told, in the language of the speaker."""
        return self.chronicle.tell(self.match, seat, marked)

    def must_agree(self, asking: int) -> list[int]:
        """The seats of other people, who have to agree to a step back."""
        return [chair.seat for chair in self.chairs if chair.kind == "person" and chair.taken and chair.seat != asking]
