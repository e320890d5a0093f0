"""What a teacher has said, the newest of it: it is dearer than what games tell, and is gone through again and again."""

from typing import Any, Final

from realpolitik.encodings.encoding import Encoding
from realpolitik.envs.needed import needed

with needed("torch", extra="learn", user="learners"):
    import torch

FIRST_ROOM: Final = 4096  # rows; the room is doubled whenever it is full


class Notebook:
    """Questions, and what the teacher would pick there. It grows to its room, and then forgets the oldest."""

    def __init__(self, room: int, encoding: Encoding, where: str) -> None:
        self.room = room
        first = min(FIRST_ROOM, room)
        self.seen = torch.empty((first, encoding.size), dtype=torch.int8, device=where)
        self.offers = torch.empty((first, encoding.most_options), dtype=torch.int16, device=where)
        self.taught = torch.empty(first, dtype=torch.int64, device=where)
        self.written = 0  # rows, in all

    def __len__(self) -> int:
        return min(self.written, len(self.taught))

    def add(self, seen: Any, offers: Any, taught: Any) -> None:
        while len(self.taught) < min(self.room, self.written + len(taught)):
            self._widen(min(self.room, 2 * len(self.taught)))
        places = (self.written + torch.arange(len(taught), device=taught.device)) % len(self.taught)
        self.seen[places], self.offers[places], self.taught[places] = seen, offers, taught
        self.written += len(taught)

    def some(self, count: int) -> tuple[Any, Any, Any]:
        """So many of its rows, any of them."""
        rows = torch.randint(len(self), (count,), device=self.taught.device)
        return self.seen[rows], self.offers[rows], self.taught[rows]

    def _widen(self, room: int) -> None:
        for name in ("seen", "offers", "taught"):
            held = getattr(self, name)
            wider = torch.empty((room, *held.shape[1:]), dtype=held.dtype, device=held.device)
            wider[: len(held)] = held
            setattr(self, name, wider)
