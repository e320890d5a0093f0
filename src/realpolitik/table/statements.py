"""What every move says to the database, put together once: that takes longer than saying it."""

from functools import cache
from typing import Any, Final

from sqlalchemy import Select, bindparam, delete, func, select, update

from realpolitik.table.schema import MATCHES, MOVES, PROPOSALS, Words

_MATCH: Final = bindparam("match", type_=Words)

ITS_TURN: Final = select(MATCHES.c.id).where(MATCHES.c.id == _MATCH).with_for_update(key_share=True)
OF_REQUEST: Final = select(MOVES).where(MOVES.c.match_id == _MATCH, MOVES.c.request == bindparam("named"))
MATCH_CHANGED: Final = update(MATCHES).where(MATCHES.c.id == _MATCH)
NO_PROPOSAL: Final = delete(PROPOSALS).where(PROPOSALS.c.match_id == _MATCH)


@cache
def highest(number: Any) -> Select[*tuple[Any, ...]]:
    """The highest number in a column that counts a match's rows."""
    return select(func.max(number)).where(number.table.c.match_id == _MATCH)
