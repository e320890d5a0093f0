"""What a bot is: it sits in a seat, knows what the seat may know, and says what it chooses and why."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from realpolitik.encodings.encoding import Encoding
from realpolitik.kernel.chance import Scripted
from realpolitik.kernel.data import to_data
from realpolitik.kernel.ending import called
from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.foresight import Foresight
from realpolitik.kernel.game import Value, View
from realpolitik.kernel.kits import game_named
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


class Place(NamedTuple):
    """A seat at a match as plain data, so that somebody may sit there in another process. It tells all of the position:
    whoever is given it keeps to what the seat may know."""

    game: str
    scenario: str
    options: Mapping[str, Value]
    position: dict[str, Any]
    seat: int


class Seat:
    """A place at a match, and all that whoever sits there may know."""

    def __init__(self, match: Match, number: int) -> None:
        self._match = match
        self.number = number

    @classmethod
    def at(cls, place: Place) -> "Seat":
        """The same seat, at a match of its own: whatever is tried there, nothing is found out about dice to come."""
        game = game_named(place.game)
        setup = game.setup(place.scenario, place.options)
        setup.position = place.position
        return cls(Match(game, setup, Scripted([])), place.seat)

    @property
    def place(self) -> Place:
        setup = self._match.setup
        position = to_data(self._match.state)
        return Place(self._match.game.name, setup.scenario, setup.options, position, self.number)

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

    def called(self, number: int) -> int:
        """What words call a seat of the match."""
        return called(self._match.game, self._match.state, self._match.seats, number)

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
