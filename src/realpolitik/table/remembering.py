"""What bots keep for their next question, in the process in which they think: each for its seat of its match alone."""

from collections import OrderedDict
from threading import Lock
from typing import Final

from realpolitik.bots.abilities import Memory

MOST_BYTES: Final = 64 * 1024 * 1024  # of all that one process keeps


class Memories:
    """Of those that were left alone for longest the first are forgotten, once all together take too much."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self._kept: OrderedDict[str, tuple[Memory, int]] = OrderedDict()
        self._size = 0
        self._lock = Lock()

    def take(self, whose: str) -> Memory | None:
        """What somebody keeps. It is theirs alone until they bring it back."""
        with self._lock:
            memory, size = self._kept.pop(whose, (None, 0))
            self._size -= size
        return memory

    def keep(self, whose: str, memory: Memory) -> None:
        size = memory.size
        with self._lock:
            _, before = self._kept.pop(whose, (None, 0))
            self._kept[whose] = memory, size
            self._size += size - before
            while self._size > self.most:
                _, (_, forgotten) = self._kept.popitem(last=False)
                self._size -= forgotten
