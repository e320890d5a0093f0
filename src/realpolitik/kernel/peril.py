"""What hangs over a choice: whether it leads to one's own defeat, and what a game tells of its sudden defeats."""

from enum import IntEnum

from mypy_extensions import mypyc_attr

from realpolitik.kernel.question import Note, Question
from realpolitik.kernel.state import State

Key = tuple[object, ...]


class Peril(IntEnum):
    """How a choice may end in the defeat of whoever makes it, before the card that is being played is done with; the
    worse, the higher. Whoever chooses is taken to go on as safely as can be.

    NONE: whatever the others and chance do, the game is not lost.
    DEPENDS_ON_OPPONENT: others can bring the defeat about; if they do not want it, it does not come.
    POSSIBLE: chance can bring it about, whatever the others want.
    CERTAIN: it comes, whatever anybody does.
    """

    NONE = 0
    DEPENDS_ON_OPPONENT = 1
    POSSIBLE = 2
    CERTAIN = 3


def by_own_choice(perils: list[Peril]) -> Peril:
    """One's own choice among these: the safest."""
    return min(perils)


def by_opponents_choice(perils: list[Peril]) -> Peril:
    """Another's choice among these: what lies in all of them, else it depends."""
    least, most = min(perils), max(perils)
    return Peril.DEPENDS_ON_OPPONENT if least <= Peril.DEPENDS_ON_OPPONENT < most else _lesser(least, most)


def by_chance(perils: list[Peril]) -> Peril:
    """Chance falls among these: what may come is possible, and certain only if it always comes."""
    least, most = min(perils), max(perils)
    return Peril.POSSIBLE if most == Peril.CERTAIN != least else most


def _lesser(least: Peril, most: Peril) -> Peril:
    """Of choices that all may lose by chance or certainly, the one that is not certain; of harmless ones, the worst."""
    return least if least >= Peril.POSSIBLE else most


@mypyc_attr(allow_interpreted_subclasses=True)
class Dangers:
    """What a game tells of its sudden defeats, so that they can be foreseen quickly."""

    def in_reach(self, state: State, seat: int) -> bool:
        """Whether a sudden defeat of the seat may come before this card is done with. Where it says no, nothing is
        looked at: it may err on the side of yes only. It is asked at every step, so it must be cheap."""
        raise NotImplementedError

    def at_rest(self, state: State) -> bool:
        """Whether all that belongs to a card is over: the top of the stack goes on to another one."""
        raise NotImplementedError

    def looming(self, state: State, seat: int) -> Peril:
        """What is left hanging over the seat where a look ends: a defeat that comes by itself, before the seat is asked
        again."""
        return Peril.NONE

    def omens(self, state: State, seat: int) -> list[Note]:
        """What would be told of it."""
        return []

    def stand_ins(self, state: State, question: Question) -> list[int]:
        """Of the options of a question those that stand for all: the others come to the same, as far as defeat goes."""
        return question.options

    def kin(self, state: State, card: int) -> int:
        """A number that cards share which are the same as far as defeat goes."""
        return card

    def order(self, state: State, card: int) -> int:
        """A number by which cards that may lie hidden are looked at: those first that tell most for little."""
        return 0

    def key(self, state: State, seat: int) -> Key:
        """All of a position that the seat may know, and on which a sudden defeat depends until this card is done with:
        where that is the same, the same may come."""
        raise NotImplementedError
