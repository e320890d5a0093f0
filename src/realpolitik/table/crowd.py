"""Who may have a live channel where many want one: players always come before those who only watch."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from realpolitik.kernel.question import SPECTATOR
from realpolitik.table.refused import Refused
from realpolitik.table.settings import Limits
from realpolitik.table.viewer import REFUSED, Viewer

GIVE_WAY: Final = "too_many: others who play, or have no channel yet, come first"


class Crowd:
    """All who have a live channel, by address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._servers = 1
        self._of_address: dict[str, set[Viewer]] = {}

    def divide(self, servers: int) -> None:
        """So many servers are there, and channels are open at any of them: each has its part of those there may be."""
        self._servers = servers

    @contextmanager
    def admitted(self, viewer: Viewer, address: str, at_match: Iterable[Viewer]) -> Iterator[None]:
        """Count a live channel while it is open. Where there is no more room somebody gives way, or it is refused."""
        here = self._of_address.get(address, set())
        of_match, of_address = self._part(self._limits.sockets_of_match), self._part(self._limits.sockets_of_address)
        leaving = [
            _way_for(viewer, at_match, of_match, lambda other: other.sight.seat, "to this match"),
            _way_for(viewer, here, of_address, lambda other: other.visitor, "from one address"),
        ]
        for one in leaving:
            if one is not None:
                one.send_away(REFUSED, GIVE_WAY)
        self._of_address.setdefault(address, set()).add(viewer)
        try:
            yield
        finally:
            self._of_address[address].discard(viewer)
            if not self._of_address[address]:
                del self._of_address[address]

    def _part(self, limit: int) -> int:
        return -(-limit // self._servers)


def _way_for(
    newcomer: Viewer, present: Iterable[Viewer], most: int, owner: Callable[[Viewer], object], where: str
) -> Viewer | None:
    """Who has to go that the newcomer may come; nobody, where there is room.

    Whoever only watches goes for any player. Among players one goes of whoever has most of the channels, if that is
    more than the newcomer would have: nobody can shut the others out by opening a hundred of them.
    """
    staying = [viewer for viewer in present if viewer.leaving is None]
    if len(staying) < most:
        return None
    if newcomer.sight.seat != SPECTATOR:
        for viewer in staying:
            if viewer.sight.seat == SPECTATOR:
                return viewer
        channels = Counter(owner(viewer) for viewer in staying)
        greedy, many = channels.most_common(1)[0] if channels else (None, 0)
        if many > channels[owner(newcomer)] + 1:
            return next(viewer for viewer in staying if owner(viewer) == greedy)
    raise Refused("too_many", f"more than {most} live channels {where}")
