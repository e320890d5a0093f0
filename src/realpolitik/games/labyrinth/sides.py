"""The two sides, and who is meant by a card."""

from typing import Final

US: Final = 0
JIHADIST: Final = 1
PLAYER: Final = 2  # in a card's program: the side whose event it is, for an unassociated one the side that plays it
OPPONENT: Final = 3
NOBODY: Final = 4
SIDES: Final = ("us", "jihadist")  # by their names, in the order of their numbers


def other(side: int) -> int:
    return 1 - side


def side_name(side: int) -> str:
    return SIDES[side] if side in (US, JIHADIST) else ""
