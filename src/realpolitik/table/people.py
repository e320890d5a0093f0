"""People and how they bear with each other, as the database keeps it: whom they have blocked, what they report to the
operator, and whether those beside a table may talk."""

from collections.abc import Collection, Iterable
from datetime import UTC, datetime

from sqlalchemy import delete, func, insert, select, update

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.table.rows import BlockRow, ReportRow
from realpolitik.table.schema import BLOCKS, MATCHES, REPORTS
from realpolitik.table.security import new_match_id
from realpolitik.table.sharing import Kind
from realpolitik.table.store import Store


class TooManyBlocked(RealpolitikError):
    """A visitor has blocked as many as one may. Nothing has changed."""


def keep_quiet(store: Store, match_id: str, quiet: bool) -> None:
    """Let only those talk who sit at the match, or anybody."""
    with store.turn(match_id, Kind.COMPANY) as connection:
        connection.execute(update(MATCHES).where(MATCHES.c.id == match_id).values(quiet=quiet))


class People:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- blocking ------------------------------------------------------------------------------------------------------

    def block(self, visitor: str, others: Iterable[str], nickname: str, most: int) -> None:
        """The visitor wants nothing to do with these others."""
        now = datetime.now(UTC)
        with self._store.writing() as connection:
            known = set(connection.scalars(select(BLOCKS.c.blocked).where(BLOCKS.c.visitor == visitor)))
            new = [BlockRow(visitor, it, new_match_id(), nickname, now) for it in sorted({*others} - known)]
            if len(known) + len(new) > most:
                raise TooManyBlocked(f"one player blocks {most} others at most")
            if new:
                connection.execute(insert(BLOCKS), [row._asdict() for row in new])

    def unblock(self, visitor: str, block: str) -> bool:
        """Whether there was such a block of the visitor's."""
        this = delete(BLOCKS).where(BLOCKS.c.visitor == visitor, BLOCKS.c.id == block)
        with self._store.writing() as connection:
            return connection.execute(this).rowcount > 0

    def blocks_of(self, visitor: str) -> list[BlockRow]:
        """Those of a visitor, the newest first; nobody else is told of them."""
        theirs = select(BLOCKS).where(BLOCKS.c.visitor == visitor).order_by(BLOCKS.c.since.desc(), BLOCKS.c.id)
        with self._store.reading() as connection:
            return [BlockRow._make(row) for row in connection.execute(theirs)]

    def blocked_by(self, visitor: str) -> frozenset[str]:
        """Whose lines the visitor does not want to read."""
        with self._store.reading() as connection:
            return frozenset(connection.scalars(select(BLOCKS.c.blocked).where(BLOCKS.c.visitor == visitor)))

    # -- reporting -----------------------------------------------------------------------------------------------------

    def report(self, report: ReportRow) -> None:
        """Keep something for the operator; it goes with its match."""
        with self._store.turn(report.match_id) as connection:
            connection.execute(insert(REPORTS), [report._asdict()])

    def reports(self, closed: bool = False) -> list[ReportRow]:
        """What has been reported, the oldest first; `closed`: what the operator has dealt with as well."""
        wanted = select(REPORTS).order_by(REPORTS.c.made, REPORTS.c.id)
        with self._store.reading() as connection:
            found = connection.execute(wanted if closed else wanted.where(REPORTS.c.closed.is_(None)))
            return [ReportRow._make(row) for row in found]

    def times_reported(self, accused: Collection[str]) -> dict[str, int]:
        """How often each of these has been reported, in all matches that are kept."""
        counted = select(REPORTS.c.accused, func.count()).where(REPORTS.c.accused.in_(accused))
        with self._store.reading() as connection:
            return {str(who): int(times) for who, times in connection.execute(counted.group_by(REPORTS.c.accused))}

    def close_reports(self, reports: Collection[str]) -> set[str]:
        """The operator has dealt with these. Those of them that there are."""
        there = select(REPORTS.c.id).where(REPORTS.c.id.in_(reports))
        with self._store.writing() as connection:
            found = set(connection.scalars(there))
            if found == set(reports):
                connection.execute(
                    update(REPORTS)
                    .where(REPORTS.c.id.in_(reports), REPORTS.c.closed.is_(None))
                    .values(closed=datetime.now(UTC))
                )
        return found
