"""Options that are no things: uses of a card, yes and no, ways to go on. Each has a number for good, and a name."""

from typing import Final

from realpolitik.kernel.question import FIRST_LABEL

LABELS: Final[dict[int, str]] = {}


def label(number: int, name: str) -> int:
    """A label has its number for good: recorded games are lists of such numbers.

    The games of the cold war have 256 to 299 in common, Twilight Struggle 300 to 399; every other game takes a hundred
    of its own: World Order 600 to 699.
    """
    if number < FIRST_LABEL or number in LABELS:
        raise ValueError(f"label {name!r} cannot have the number {number}: {LABELS.get(number, 'it is too low')}")
    LABELS[number] = name
    return number


def label_name(option: int) -> str:
    return LABELS[option]
