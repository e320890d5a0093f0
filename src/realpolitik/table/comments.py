"""Comments on moments of a match that is over, as the database keeps them. They are deleted with the match."""

from datetime import UTC, datetime

from sqlalchemy import delete, func, insert, select

from realpolitik.table.rows import CommentRow
from realpolitik.table.schema import COMMENTS
from realpolitik.table.statements import ITS_TURN
from realpolitik.table.store import Store, UnknownMatch


class Comments:
    def __init__(self, store: Store) -> None:
        self._store = store

    def of(self, match_id: str, last: int) -> list[CommentRow]:
        """Those on the moments up to the last, in their order."""
        there = select(COMMENTS).where(COMMENTS.c.match_id == match_id, COMMENTS.c.at <= last)
        with self._store.reading() as connection:
            found = connection.execute(there.order_by(COMMENTS.c.at, COMMENTS.c.number))
            return [CommentRow._make(row) for row in found]

    def add(self, match_id: str, at: int, seat: int, nickname: str, text: str, most: int) -> CommentRow | None:
        """Keep a comment, unless the match has so many already. They are numbered 1, 2 … in the order they come."""
        with self._store.writing() as connection:
            if connection.execute(ITS_TURN, {"match": match_id}).first() is None:
                raise UnknownMatch(f"there is no match {match_id}")
            theirs = select(func.count(), func.max(COMMENTS.c.number)).where(COMMENTS.c.match_id == match_id)
            there, newest = connection.execute(theirs).one()
            if there >= most:
                return None
            row = CommentRow(match_id, (newest or 0) + 1, at, seat, nickname, text, datetime.now(UTC))
            return CommentRow._make(
                connection.execute(insert(COMMENTS).values(row._asdict()).returning(*COMMENTS.c)).one()
            )

    def remove(self, match_id: str, number: int) -> None:
        with self._store.writing() as connection:
            connection.execute(delete(COMMENTS).where(COMMENTS.c.match_id == match_id, COMMENTS.c.number == number))
