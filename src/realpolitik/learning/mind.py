"""What learns, as the games see it: it chooses, it keeps past selves, and it takes lessons."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from realpolitik.learning.advantage import Floats, Ints, Truths

Arrays = Mapping[str, NDArray[np.generic]]


class Thought(NamedTuple):
    """What a mind makes of many questions, a row each."""

    picks: Ints  # the option that it chose, by its place among those on offer
    odds: Floats  # the logarithm of the share that it gave to that
    values: Floats  # what it expects, in the order of the net's values


Place = tuple[int, slice]  # a step between two lessons, and which of the games


class Lesson(NamedTuple):
    """What came of the decisions since the last lesson, a row each: of all games at the first step, at the second, and
    so on. What was known and on offer at each of them the mind has kept itself."""

    picks: Ints
    odds: Floats
    advantages: Floats
    targets: Floats  # what the net should have told, in the order of its values
    there: Truths  # which of these there are
    own: Ints  # the rows of the decisions that were the learner's: it learns from these
    taught: Ints | None = None  # what a teacher would have picked in these, where there is one: to be imitated
    settling: bool = False  # only what to expect is to be learnt, and the choices are to stay as they are


class Learnt(NamedTuple):
    """What a lesson came to, on average."""

    policy_loss: float
    value_loss: float
    entropy: float  # how freely it chooses, in nats
    divergence: float  # how far its choices have moved


class Mind(Protocol):
    """A net with all that belongs to its learning."""

    device: str  # in words: what it computes on

    def think(
        self, observations: NDArray[np.int8], actions: NDArray[np.int16], who: Ints, place: Place | None = None
    ) -> Thought:
        """Choose, each option by its share: for itself, or in rows where `who` names one as that past self. What it
        expects is its own opinion in all of them. With a place, the questions are kept there for the next lesson."""

    def learn(self, lesson: Lesson, warmth: float, held: float = 0.0) -> Learnt:
        """Become better, by steps of so much of the usual rate, and held so strongly to what school has taught."""

    def leave_school(self) -> None:
        """What it chooses now is what school has taught."""

    def remember(self, number: int) -> None:
        """Keep what it is now as a past self of this number."""

    def forget(self, numbers: Iterable[int]) -> None:
        """Keep these past selves no longer."""

    def tensors(self) -> dict[str, Floats]:
        """The weights to be played with, by their names in files of weights."""

    def arrays(self) -> dict[str, NDArray[np.generic]]:
        """All that it needs to go on another day."""

    def restore(self, arrays: Arrays) -> None:
        """Go on from there."""
