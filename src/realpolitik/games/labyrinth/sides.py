"""The two sides, and who is meant by a card."""

from typing import Final

from realpolitik.kernel.event import OPPONENT as OPPONENT  # in a card's program, instead of a side
from realpolitik.kernel.event import PLAYER as PLAYER  # for an unassociated card the side that plays it

US: Final = 0
JIHADIST: Final = 1

NOBODY: Final = 4
SIDES: Final = ("us", "jihadist")  # by their names, in the order of their numbers


def other(side: int) -> int:
    return 1 - side


def side_name(side: int) -> str:
    return SIDES[side] if side in (US, JIHADIST) else ""
