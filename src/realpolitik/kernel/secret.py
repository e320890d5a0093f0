"""Hands that the program does not know: at a real table, cards stay secret until they are shown.

A card that goes into such a hand is assumed: some card that nobody has seen yet stands for it. Which one is of no
account, so that assumed cards can be exchanged for other unseen ones at any time, by answers of the ARBITER.
"""

from mypy_extensions import mypyc_attr

from realpolitik.kernel.correction import Correctable
from realpolitik.kernel.question import Question
from realpolitik.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretHands:
    """What a game tells of its hands. `unknown` names those that the program does not know."""

    def names(self) -> tuple[str, ...]:
        """The hands there are."""
        raise NotImplementedError

    def seats(self, state: State, unknown: tuple[str, ...]) -> list[int]:
        """The seats whose hands they are."""
        raise NotImplementedError

    def guesses(self, state: State, question: Question, unknown: tuple[str, ...]) -> list[int]:
        """The options by which nature may assume a card that goes into an unknown hand; none for any other question."""
        raise NotImplementedError

    def assumed(self, state: State, unknown: tuple[str, ...]) -> list[int]:
        """The cards that merely stand for the unknown ones."""
        raise NotImplementedError

    def unseen(self, state: State, unknown: tuple[str, ...]) -> list[int]:
        """All cards that an unknown hand may hold."""
        raise NotImplementedError

    def shows(self, state: State, hand: str, card: int) -> int:
        """The arbiter's option by which a hand turns out to hold a card; it is known from then on."""
        raise NotImplementedError

    def ways(self, state: State, card: int, unknown: tuple[str, ...]) -> list[int]:
        """The arbiter's options by which an unseen card turns out to be where a question may look for it."""
        raise NotImplementedError

    def redeals(self, state: State, unknown: tuple[str, ...]) -> list[list[int]]:
        """Other cards that might be assumed, as the arbiter's options that lead to each: the most harmless first, then
        such as could matter, every unseen card among them."""
        raise NotImplementedError

    def conceal(self, state: State, found: list[Correctable], unknown: tuple[str, ...]) -> list[Correctable]:
        """What people may set right, without telling where cards are that are merely assumed there."""
        raise NotImplementedError

    def before(self, state: State, option: int, unknown: tuple[str, ...]) -> list[int]:
        """What the arbiter has to say first, where a correction is about a card that is merely assumed somewhere."""
        raise NotImplementedError
