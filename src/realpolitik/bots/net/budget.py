"""How long a search goes on: some seconds, or a number of lines, which is the same on every machine."""

import re
from time import perf_counter
from typing import Final

from realpolitik.kernel.errors import BadSetup

USUAL: Final = "3s"
MOST_SECONDS: Final = 60
MOST_LINES: Final = 100_000
_WRITTEN: Final = re.compile(r"([1-9][0-9]{0,5})([sn])")


class Budget:
    """What is left to a search, as it goes on."""

    def __init__(self, seconds: float, lines: int) -> None:
        """So many seconds, from now on; or so many lines, where seconds are 0."""
        self.seconds = seconds
        self.lines = lines
        self.begun = perf_counter()
        self.longest = 0.0  # that it took to look at some lines
        self._last = self.begun

    @property
    def rest(self) -> float:
        """The seconds that are left, where time decides."""
        return self.seconds - (perf_counter() - self.begun)

    def left(self, looked_at: int) -> int:
        """How many more lines may be looked at, after so many; by the pace so far where time decides."""
        if not self.seconds:
            return max(0, self.lines - looked_at)
        now = perf_counter()
        self.longest, self._last = max(self.longest, now - self._last) if looked_at else 0.0, now
        time = self.seconds - (now - self.begun) - self.longest
        if time <= 0:
            return 0
        return max(1, int(time * looked_at / (now - self.begun))) if looked_at else MOST_LINES


def read_budget(setting: str) -> tuple[float, int]:
    """The seconds, or the number of lines, of a setting as it is written: `3s`, `200n`."""
    written = _WRITTEN.fullmatch(setting or USUAL)
    number = int(written[1]) if written else 0
    if written is None or number > (MOST_SECONDS if written[2] == "s" else MOST_LINES):
        raise BadSetup(
            f"the strategist cannot think for {setting!r}; it can for 1s to {MOST_SECONDS}s, and by lines for 1n to "
            f"{MOST_LINES}n"
        )
    return (number, 0) if written[2] == "s" else (0, number)
