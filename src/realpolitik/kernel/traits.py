"""What a game declares of itself, to be known before its rules are loaded; and whether its play agrees with that."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from realpolitik.kernel.data import digest
from realpolitik.kernel.game import Value
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import EVERYBODY, NATURE, SPECTATOR


@dataclass(frozen=True)
class Seating:
    """How many sit at the table where the options are these."""

    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)

    def fits(self, options: Mapping[str, Value]) -> bool:
        return all(options.get(name) == value for name, value in self.options.items())


@dataclass(frozen=True)
class Traits:
    """What kind of game it is. What is declared not to be there, no match has."""

    seatings: tuple[Seating, ...]  # the usual one first, which asks for no options; of several that fit, the last holds
    hidden_information: bool  # something on the table is not everybody's to know
    chance: bool  # dice are rolled or cards are drawn
    simultaneous: bool  # several seats may be asked at once, each in secret
    corrections: bool  # people with a board of their own may set it right
    questions: int  # in a usual game, about
    most_questions: int  # that one game can come to

    def __post_init__(self) -> None:
        if not self.seatings or self.seatings[0].options:
            raise ValueError("the first of the seatings is the usual one, and asks for no options")

    def seats(self, options: Mapping[str, Value]) -> int:
        """How many sit at the table with these options."""
        return [seating.seats for seating in self.seatings if seating.fits(options)][-1]

    @property
    def least_seats(self) -> int:
        return min(seating.seats for seating in self.seatings)

    @property
    def most_seats(self) -> int:
        return max(seating.seats for seating in self.seatings)

    @property
    def solitaire(self) -> Seating | None:
        """How one plays alone, against what the rules play; None where nobody can."""
        return next((seating for seating in self.seatings if seating.seats == 1), None)


def broken_traits(match: Match, traits: Traits) -> list[str]:
    """What of a position is against what its game declares, in words; empty when all is well."""
    broken = []
    declared = traits.seats(match.setup.options)
    if len(match.seats) != declared:
        broken.append(f"{len(match.seats)} seats, and {declared} declared for these options")
    if not traits.chance and any(seat == NATURE for seat, _ in match.answers):
        broken.append("chance has answered, and none is declared")
    if not traits.simultaneous and len(match.questions) > 1:
        broken.append("several seats are asked at once, which is not declared")
    if not traits.corrections and match.game.corrections(match.state):
        broken.append("something can be set right, which is not declared")
    if len(match.answers) > traits.most_questions:
        broken.append(f"more questions than the {traits.most_questions} declared")
    if not traits.hidden_information:
        broken.extend(_hidden(match))
    return broken


def _hidden(match: Match) -> list[str]:
    """What there is to hide in a game that declares to hide nothing."""
    broken = []
    if match.state.revealed or any(note[1] != EVERYBODY for _, note in match.log):
        broken.append("something hidden is shown, and nothing hidden declared")
    for seat in (*range(len(match.seats)), SPECTATOR):
        if digest(match.game.determinise(match.state, seat, Random(len(match.answers)))) != digest(match.state):
            broken.append(f"something is drawn anew that seat {seat} cannot know, and nothing hidden declared")
    return broken
