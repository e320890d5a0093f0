"""What somebody has, passed on as a whole: a browser's seats and all to an account, or an account's to a browser."""

from typing import Final

from sqlalchemy import Column, Connection, Table, and_, delete, exists, or_, select, update

from realpolitik.table.schema import ARCHIVED, BELLS, BLOCKS, CHAT, HOLDINGS, MATCHES, REPORTS, VISITORS

# Where a visitor is named by a key, with the rest of that key: of two who have the same, one is left.
KEYED: Final[tuple[tuple[Table, str, tuple[str, ...]], ...]] = (
    (HOLDINGS, "visitor", ("match_id", "seat")),
    (ARCHIVED, "visitor", ("match_id",)),
    (BELLS, "visitor", ("match_id", "seat", "kind")),
    (BLOCKS, "visitor", ("blocked",)),
    (BLOCKS, "blocked", ("visitor",)),
)
NAMED: Final = (MATCHES.c.host, CHAT.c.visitor, REPORTS.c.reporter, REPORTS.c.accused)


def pass_on(connection: Connection, giver: str, taker: str) -> list[str]:
    """All that one visitor has is another's from now on, who is known already. The matches in which somebody sits or
    hosts under another name since: whoever remembers who holds what has to look again."""
    held = select(HOLDINGS.c.match_id).where(HOLDINGS.c.visitor == giver)
    theirs = select(MATCHES.c.id).where(or_(MATCHES.c.host == giver, MATCHES.c.id.in_(held))).order_by(MATCHES.c.id)
    matches = list(connection.scalars(theirs.with_for_update()))  # nobody sits down there or gets up meanwhile
    among_themselves = and_(BLOCKS.c.visitor.in_([giver, taker]), BLOCKS.c.blocked.in_([giver, taker]))
    connection.execute(delete(BLOCKS).where(among_themselves))
    for table, column, rest in KEYED:
        _rename(connection, table, column, rest, giver, taker)
    for named in NAMED:
        connection.execute(update(named.table).where(named == giver).values({named.name: taker}))
    _introduce(connection, giver, taker)
    return matches


def _rename(connection: Connection, table: Table, column: str, rest: tuple[str, ...], giver: str, taker: str) -> None:
    whose: Column[str] = table.c[column]
    other = table.alias()
    same = and_(other.c[column] == taker, *(other.c[name] == table.c[name] for name in rest))
    connection.execute(delete(table).where(whose == giver, exists().where(same)))
    connection.execute(update(table).where(whose == giver).values({column: taker}))


def _introduce(connection: Connection, giver: str, taker: str) -> None:
    """Whoever has no nickname yet, or no language, takes those over too."""
    known = connection.execute(select(VISITORS).where(VISITORS.c.hash == giver)).first()
    if known is None:
        return
    for column in (VISITORS.c.nickname, VISITORS.c.language):
        blank = update(VISITORS).where(VISITORS.c.hash == taker, column == "")
        connection.execute(blank.values({column.name: getattr(known, column.name)}))
