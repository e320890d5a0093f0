"""The files that the languages are: which languages there are."""

from functools import cache
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parent
REFERENCE: Final = "en"  # the language that has every message, and speaks where another lacks one
KERNEL: Final = "kernel"
# files for what stands between a game and its players
SURFACES: Final = ("table", "learn", "scenes", "terminal", "analysis", "report", "transcript", "importing")


def languages() -> list[str]:
    """The languages there are, the reference first."""
    return list(_languages())


@cache
def _languages() -> tuple[str, ...]:
    found = sorted(path.parent.name for path in HOME.glob(f"*/{KERNEL}.ftl"))
    return tuple(sorted(found, key=lambda language: language != REFERENCE))
