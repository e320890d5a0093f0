"""How much of what is said at a match is kept: the newest lines from its seats, and as many from beside it. Those who
watch cannot talk away what players have said."""

from collections.abc import Iterable

from sqlalchemy import Connection, and_, delete, select

from realpolitik.table.rows import ChatRow
from realpolitik.table.schema import CHAT


def forget_older(connection: Connection, line: ChatRow, most: int) -> None:
    """Of what was said as that line was, keep so much and no more."""
    beside = CHAT.c.seat.is_(None) if line.seat is None else CHAT.c.seat.is_not(None)
    alike = and_(CHAT.c.match_id == line.match_id, beside)
    newest_first = select(CHAT.c.number).where(alike).order_by(CHAT.c.number.desc())
    too_old = connection.scalar(newest_first.offset(most).limit(1))
    if too_old is not None:
        connection.execute(delete(CHAT).where(alike, CHAT.c.number <= too_old))


def newest(lines: Iterable[ChatRow], most: int) -> list[ChatRow]:
    """What is left of them in this way."""
    left = {True: most, False: most}
    kept = []
    for line in reversed([*lines]):
        if left[line.seat is None]:
            left[line.seat is None] -= 1
            kept.append(line)
    return kept[::-1]
