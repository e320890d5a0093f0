"""How a match stands, as it is kept beside it: what the lobby lists, so that a list plays no match again."""

from collections.abc import Sequence
from typing import Any, NamedTuple


class Standing(NamedTuple):
    """No words yet, but what they are made of. The fields are columns of the table of matches, in the same order."""

    moment: dict[str, int | str]  # turn, phase and the like, as everybody sees them
    called: list[str]  # for each seat the side it plays, or its own name until that is settled
    asked: list[int]  # the seats that have something to answer …
    to_answer: list[int]  # … and those whose people may answer: at a real table also for others
    winners: list[str] | None  # sides or seats; None while the game goes on


def from_columns(columns: Sequence[Any]) -> Standing | None:
    """What a row tells; None where nothing has been kept yet."""
    return None if columns[0] is None else Standing(*columns)


def to_columns(standing: Standing | None) -> dict[str, Any]:
    return dict.fromkeys(Standing._fields) if standing is None else standing._asdict()
