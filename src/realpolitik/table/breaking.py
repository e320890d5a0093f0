"""Matches that break: where the rules, or the words, fail in a position, that match is pinned, and no other."""

from collections.abc import Callable
from typing import Final, TypeVar

from realpolitik.table.refused import Refused

T = TypeVar("T")
BROKEN: Final = "the rules fail in its position"  # all that people are told: what the rules say may name cards
NO_FAULT_OF_THE_MATCH: Final = (Refused, OSError, MemoryError)


class Broken(Exception):
    """Something was to be worked out of a match, and that failed with this `problem`."""

    def __init__(self, problem: Exception) -> None:
        super().__init__(BROKEN)
        self.problem = problem


def unless_broken(make: Callable[[], T]) -> T:
    """What `make` makes of a match. What is refused, or fails for want of memory or files, is not the match's fault."""
    try:
        return make()
    except NO_FAULT_OF_THE_MATCH:
        raise
    except Exception as problem:
        raise Broken(problem) from problem
