"""What was made for viewers is kept for whoever asks next, in so many bytes and no more."""

import sys
from collections import OrderedDict
from collections.abc import Hashable, Iterable
from typing import Final, Protocol

from realpolitik.table.files import File

PLACE: Final = 400  # bytes that any thing takes here, however small it is: who made it, and how it is found


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
        self.clear(owner, [key])  # what lay there before is not there any more
        self._sizes[owner, key] = room_for(key, made)
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


def room_for(key: Hashable, made: object) -> int:
    """About how many bytes a thing takes, with the key by which it is found."""
    return PLACE + size_of(key) + size_of(made)


def size_of(thing: object) -> int:
    """About how many bytes it takes, with all that is in it."""
    size = sys.getsizeof(thing)
    if isinstance(thing, dict):
        return size + sum(size_of(key) + size_of(value) for key, value in thing.items())
    if isinstance(thing, tuple | list | frozenset):
        return size + sum(size_of(part) for part in thing)
    if isinstance(thing, File):
        return size + size_of(vars(thing))
    return size
