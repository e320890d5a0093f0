"""What the operands of steps stand for: sides, amounts and conditions, facts and numbers of the position by name."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.event import Conditions, OfSide
from realpolitik.kernel.event import side_of as side_in_event
from realpolitik.kernel.program import Run, Step
from realpolitik.kernel.state import Frame

WINNER: Final = 5  # in a program: the side that won the contest just rolled
PHASING: Final = 8  # in a program: the phasing player (4.2), whoever plays the card

Amount = Callable[[ColdWar, int], int]  # of the state and the side whose event it is
Condition = Callable[[ColdWar, int], bool]  # of the state and a side

FIRST_AMOUNT: Final = 1000  # operands from here on are amounts, below they are numbers
AMOUNTS: Final[list[Amount]] = []
AMOUNT_NAMES: Final[list[str]] = []
CONDITIONS: Final[Conditions[ColdWar]] = Conditions()
OF_OWNER: Final[set[int]] = set()  # amounts and conditions that hold of whichever side the event is, or of no side
OF_VARIANT: Final[set[int]] = set()  # conditions that matter in a variant only, which tells of them itself
OF_CARD: Final[dict[int, str]] = {}  # conditions that only another card makes what they are not without it: its name


def amount(name: str, function: Amount, of_owner: bool = False) -> int:
    AMOUNTS.append(function)
    AMOUNT_NAMES.append(name)
    number = FIRST_AMOUNT + len(AMOUNTS) - 1
    if of_owner:
        OF_OWNER.add(number)
    return number


def condition(
    name: str, function: Condition, of_owner: bool = False, of_variant: bool = False, of_card: str = ""
) -> int:
    """A condition is asked of the side that plays the card, or of the side whose event it is."""
    number = CONDITIONS.add(name, function)
    if of_owner:
        OF_OWNER.add(number)
    if of_variant:
        OF_VARIANT.add(number)
    if of_card:
        OF_CARD[number] = of_card
    return number


def value(s: ColdWar, f: Frame, operand: int) -> int:
    """The number an operand stands for, in the running event `f`."""
    return AMOUNTS[operand - FIRST_AMOUNT](s, f[Run.PLAYER]) if operand >= FIRST_AMOUNT else operand


def side_of(s: ColdWar, f: Frame, who: int) -> int:
    """The side an operand stands for, in the running event `f`."""
    if who == WINNER:
        return s.result
    return s.phasing if who == PHASING else side_in_event(f, who)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfAnySide(OfSide[ColdWar]):
    """Something that a side does, or that happens to it: the winner of a contest and the phasing player, too."""

    def side(self, s: ColdWar, f: Frame, step: Step) -> int:
        return side_of(s, f, step[self.SIDE])


@mypyc_attr(allow_interpreted_subclasses=True)
class InCountries(OfAnySide):
    """Something that a side does, or that happens to it, in countries of a set."""

    SET: Final = 2
