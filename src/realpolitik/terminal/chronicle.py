"""The log of a match elsewhere: our copy of it, and how much of it has been told."""

from typing import Any

Entry = dict[str, Any]


class Chronicle:
    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.taken_back = False  # whether something that was told is no longer so
        self._told = 0
        self._answers = 0

    def take(self, log: dict[str, Any], answers: int) -> None:
        """What the server sends replaces our copy from its start on; `answers` is how many have been given by then."""
        entries = [*self.entries[: log["start"]], *log["entries"]]
        pairs = zip(self.entries, entries, strict=False)
        shorter = min(len(self.entries), len(entries))
        same = next((at for at, (ours, theirs) in enumerate(pairs) if ours != theirs), shorter)
        # only the last entry may change while the game goes on: it grows, and is then told again, whole
        self.taken_back |= answers < self._answers or same < self._told - 1
        self._told = min(self._told, same)
        self.entries, self._answers = entries, answers

    def news(self, but_last: bool) -> list[Entry]:
        """What has not been told yet; now it is. The last entry may be left for later, while it grows."""
        end = max(self._told, len(self.entries) - but_last)
        fresh = self.entries[self._told : end]
        self._told, self.taken_back = end, False
        return fresh
