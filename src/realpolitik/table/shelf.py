"""What was made for viewers is kept for whoever asks next, in so many bytes and no more."""

import sys
from collections import OrderedDict
from collections.abc import Hashable, Iterable
from typing import Protocol


class Owner(Protocol):
    """Whose things lie on the shelf."""

    def drop(self, key: Hashable) -> None:
        """Forget what was made: it is made again when somebody asks for it."""


class Shelf:
    """What was made of all moments of all matches, for whoever asks next: so many bytes, and no more. What nobody has
    asked for longest makes room."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.filled = 0
        self._sizes: OrderedDict[tuple[Owner, Hashable], int] = OrderedDict()

    def put(self, owner: Owner, key: Hashable, made: object) -> None:
        self._sizes[owner, key] = size_of(made)
        self.filled += self._sizes[owner, key]
        while self.filled > self.size:
            (other, oldest), size = self._sizes.popitem(last=False)
            self.filled -= size
            other.drop(oldest)

    def touch(self, owner: Owner, key: Hashable) -> None:
        if (owner, key) in self._sizes:
            self._sizes.move_to_end((owner, key))

    def clear(self, owner: Owner, keys: Iterable[Hashable]) -> None:
        for key in keys:
            self.filled -= self._sizes.pop((owner, key), 0)


def size_of(made: object) -> int:
    """About how many bytes it takes: of what is made for viewers, nearly all is in strings and bytes."""
    parts = made if isinstance(made, tuple) else (made,)
    return sum(sys.getsizeof(part) for part in parts)
