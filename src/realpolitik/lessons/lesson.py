"""What a guide has to say: ids of messages, and what they are to be said with. `language/lessons.py` says them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from realpolitik.kernel.game import Value as OptionValue
from realpolitik.kernel.match import Match


class Things(NamedTuple):
    """Several things, told in a row: `function` is the one that messages call for such a thing, CARD or COUNTRY."""

    function: str
    numbers: tuple[int, ...]


Value = int | str | Things


class Remark(NamedTuple):
    """Something worth saying, with the section of the rules behind it. A `grave` one may cost the game."""

    message: str
    arguments: Mapping[str, Value]
    rule: str = ""
    grave: bool = False


class Topic(NamedTuple):
    """Something that a newcomer meets for the first time, the section of the rules about it, and what it names."""

    name: str
    rule: str
    named: Things | None = None

    def introduced(self) -> Remark:
        return Remark(self.name, {} if self.named is None else {"named": self.named}, self.rule)


class Lesson(NamedTuple):
    """What is told at one question: where the game stands, what is asked, what is new, what to weigh, what came."""

    where: Remark
    about: Remark
    new: list[Remark]  # what the newcomer meets for the first time
    weigh: list[Remark]
    happened: list[Remark]  # since the newcomer's last choice


class TurningPoint(NamedTuple):
    """A moment that counted: after how many answers it can be seen, when that was, and what it brought."""

    at: int
    when: Remark
    what: Remark


class Weighed(NamedTuple):
    """A turning point, and how much it counts."""

    weight: int
    point: TurningPoint


def weightiest(points: Sequence[Weighed], most: int) -> list[TurningPoint]:
    """Those that count most, in the order of the game."""
    chosen = sorted(points, key=lambda it: -it.weight)[:most]
    return [it.point for it in points if it in chosen]


class Summary(NamedTuple):
    """What decided a game that is over, and what to try next."""

    points: list[TurningPoint]
    whole: list[Remark]
    advice: list[Remark]


class Guide:
    """What a game brings to be taught by. Nothing that it says may depend on what the seat cannot know."""

    options: Mapping[str, OptionValue] = {}  # of the game, as they suit a newcomer

    def lesson(self, match: Match, seat: int) -> Lesson:
        """What the seat is told now; also while others are asked."""
        raise NotImplementedError

    def summary(self, match: Match, seat: int) -> Summary:
        """What the seat is told of a match that is over."""
        raise NotImplementedError
