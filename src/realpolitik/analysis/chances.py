"""The chances of all seats to win, and what moves them."""

from collections.abc import Sequence

Chances = tuple[float, ...]  # of each seat; or what something gave to each


def less(some: Chances, others: Chances) -> Chances:
    """By how much they differ."""
    return tuple([one - other for one, other in zip(some, others, strict=True)])


def together(parts: Sequence[Chances], seats: int) -> Chances:
    """What several things gave to each of so many seats."""
    return tuple([sum([part[seat] for part in parts]) for seat in range(seats)])
