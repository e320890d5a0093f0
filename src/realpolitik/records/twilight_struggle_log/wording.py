"""What our rules did, in the words of a disagreement with the log."""

from dataclasses import asdict
from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.twilight_struggle.countries import BOARD
from realpolitik.records.twilight_struggle_log.lines import Said

SIDE_NAMES: Final = {US: "US", USSR: "USSR", NOBODY: "nobody"}


def gain(side: int, n: int, vp: int) -> str:
    return f"{SIDE_NAMES[side]} gains {n} VP: the score is {score(vp)}"


def score(vp: int) -> str:
    return "even" if vp == 0 else f"US {vp}" if vp > 0 else f"USSR {-vp}"


def words(said: Said) -> str:
    """A step in words, for a message: `target: iran`, `coup roll: success, die 3 …`."""
    name = "".join([f" {c.lower()}" if c.isupper() else c for c in type(said).__name__]).strip()
    facts = [f"{key} {_value(key, value)}" for key, value in asdict(said).items()]
    return f"{name}: {', '.join(facts)}"


def _value(key: str, value: object) -> object:
    if key == "country" and isinstance(value, int):
        return BOARD.names[value]
    return SIDE_NAMES[value] if key == "side" and isinstance(value, int) else value
