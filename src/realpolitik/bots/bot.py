"""What a bot is: it sits in a seat, knows what the seat may know, and says what it chooses and why."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, Protocol

from realpolitik.encodings.encoding import Encoding
from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.foresight import Foresight
from realpolitik.kernel.game import View
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import MessageKind, Question
from realpolitik.kernel.state import State

Why = tuple[int, ...]  # (kind, *arguments): data, as notes and reasons are; `WHYS` names the kinds

WHYS: Final[list[MessageKind]] = []


def why_kind(name: str, *arguments: str) -> int:
    """Register a kind of reason for a choice. It rests on no rule: it is a bot's opinion."""
    WHYS.append(MessageKind(name, "", arguments))
    return len(WHYS) - 1


ONLY_OPTION: Final = why_kind("only_option")
AT_RANDOM: Final = why_kind("at_random")


def total(numbers: Sequence[float]) -> float:
    """Their sum, added up in their order on any Python, compiled or not."""
    added = 0.0
    for number in numbers:
        added += number
    return added


class Chosen(NamedTuple):
    """One of the options, and the reason for it."""

    option: int
    why: Why


class Weighed(NamedTuple):
    """One of the options, and how much of all that speaks for any of them speaks for it; together they make 1."""

    option: int
    share: float


class Seat:
    """A place at a match, and all that whoever sits there may know."""

    def __init__(self, match: Match, number: int) -> None:
        self._match = match
        self.number = number

    @property
    def question(self) -> Question:
        """The question open to this seat."""
        question = self._match.question_to(self.number)
        if question is None:
            raise WrongAnswer(f"{self._match.seat_name(self.number)} is not asked now")
        return question

    @property
    def is_asked(self) -> bool:
        """Whether a question is open to this seat."""
        return self._match.question_to(self.number) is not None

    @property
    def seats(self) -> int:
        """How many sit at the match."""
        return len(self._match.seats)

    @property
    def view(self) -> View:
        return self._match.view(self.number)

    def observe(self, encoding: Encoding) -> bytes:
        """The question open to this seat and all that it may know, as numbers."""
        if self.number in self._match.unknown_seats():
            raise WrongAnswer(f"the hand of {self._match.seat_name(self.number)} is not known: no bot can play it")
        return encoding.observe(self._match.state, self.question)

    def foresight(self) -> Foresight:
        """What can be foreseen of the options: which of them lose the game before their card is done with."""
        return Foresight.of(self._match, self.number)

    def sample(self, random: Random) -> State:
        """A position as it may be: all that the seat cannot know is drawn anew, and it is free to be played on."""
        return self._match.game.determinise(self._match.state, self.number, random)


class Bot(Protocol):
    """Answers the questions put to its seat."""

    def choose(self, seat: Seat) -> Chosen:
        """One of the options of the question open to the seat."""
