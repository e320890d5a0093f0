"""What every move says to the database, put together once: that takes longer than saying it."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from sqlalchemy import Select, Table, bindparam, delete, func, select, update
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg

from realpolitik.table.schema import MATCHES, MOVES, PROPOSALS, Words
from realpolitik.table.standing import Standing

_MATCH: Final = bindparam("match", type_=Words)

ITS_TURN: Final = select(MATCHES.c.id).where(MATCHES.c.id == _MATCH).with_for_update(key_share=True)
OF_REQUEST: Final = select(MOVES).where(MOVES.c.match_id == _MATCH, MOVES.c.request == bindparam("named"))
MATCH_CHANGED: Final = update(MATCHES).where(MATCHES.c.id == _MATCH)
NO_PROPOSAL: Final = delete(PROPOSALS).where(PROPOSALS.c.match_id == _MATCH)


@cache
def highest(number: Any) -> Select[*tuple[Any, ...]]:
    """The highest number in a column that counts a match's rows."""
    return select(func.max(number)).where(number.table.c.match_id == _MATCH)


# -- all of it at once, where PostgreSQL is asked over a network -------------------------------------------------------
# Whoever stores another move of the match at the same time holds its row. This one then finds its number taken, or its
# request, by which it fails; and where there is no such match, or no move before it, nothing is done.
#
# It is said to the driver itself, which takes a quarter of the time.

_DIALECT: Final = PGDialect_psycopg()  # type: ignore[no-untyped-call]
_CHANGED: Final = ("updated", "finished", "result", *Standing._fields)
_MOVED: Final = tuple(MOVES.c.keys())


def _typed(table: Table, columns: tuple[str, ...]) -> dict[str, str]:
    """A parameter of the driver's, of the same name, for each of these columns."""
    return {name: f"%({name})s::{table.c[name].type.compile(_DIALECT)}" for name in columns}


_SET: Final = ", ".join(f"{name} = {value}" for name, value in _typed(MATCHES, _CHANGED).items())
_MOVE: Final = _typed(MOVES, _MOVED)

APPENDED: Final = f"""
    WITH changed AS (
        UPDATE matches SET {_SET}
        WHERE id = {_MOVE["match_id"]}
        AND ({_MOVE["sequence"]} = 1
             OR EXISTS (SELECT FROM moves WHERE match_id = {_MOVE["match_id"]} AND sequence = {_MOVE["sequence"]} - 1))
        RETURNING id
    ), added AS (
        INSERT INTO moves ({", ".join(_MOVED)})
        SELECT {", ".join(_MOVE.values())} FROM changed
    ), dropped AS (
        DELETE FROM proposals USING changed WHERE match_id = changed.id
    )
    SELECT pg_notify(%(channel)s, %(news)s) FROM changed
    """


def for_driver(given: Mapping[str, Any]) -> dict[str, Any]:
    """What the driver is given with it, each value in the form that it is kept in."""
    forms = _forms()
    return {name: forms[name](value) if name in forms else value for name, value in given.items()}


@cache
def _forms() -> dict[str, Callable[[Any], Any]]:
    """What makes a value fit for its column, where anything must. Without PostgreSQL nobody needs its driver."""
    columns = (*(MATCHES.c[name] for name in _CHANGED), *MOVES.c)
    found = {column.name: column.type.dialect_impl(_DIALECT).bind_processor(_DIALECT) for column in columns}
    return {name: form for name, form in found.items() if form is not None}
