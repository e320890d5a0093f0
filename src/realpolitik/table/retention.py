"""`realpolitik matches`: what is kept, and deleting it, one by one or after a while. A server may run meanwhile."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import TextIO

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.table.rows import MatchRow
from realpolitik.table.store import Store, UnknownMatch


class NothingDeleted(RealpolitikError):
    """What was to be deleted is not there."""


def list_matches(store: Store, finished_for: int | None, target: TextIO) -> int:
    """A line for each match, or for those that ended so many days ago, and one that counts."""
    matches = 0
    for row in _chosen(store, finished_for):
        matches += 1
        ended = f"finished {row.finished:%Y-%m-%d}" if row.finished else "goes on"
        told = f"{row.id}: {row.game}, created {row.created:%Y-%m-%d}, last move {row.updated:%Y-%m-%d}, {ended}"
        print(f"{told}, pinned" if row.pinned else told, file=target)
    print(f"{matches} matches", file=target)
    return 0


def delete_matches(store: Store, named: Sequence[str], target: TextIO) -> int:
    """Delete these matches; none of them where one is not there."""
    there = store.still_there(named)
    if missing := [match for match in named if match not in there]:
        raise NothingDeleted(f"there is no match {missing[0]}; nothing was deleted")
    return _delete(store, named, target)


def delete_finished(store: Store, finished_for: int, target: TextIO) -> int:
    """Delete all matches that ended so many days ago, or before."""
    return _delete(store, [row.id for row in _chosen(store, finished_for)], target)


def _delete(store: Store, matches: Sequence[str], target: TextIO) -> int:
    deleted = 0
    for match in dict.fromkeys(matches):
        try:
            store.delete_match(match)
        except UnknownMatch:  # somebody else has deleted it meanwhile
            continue
        deleted += 1
    print(f"{deleted} matches deleted", file=target)
    return 0


def _chosen(store: Store, finished_for: int | None) -> Iterator[MatchRow]:
    """All matches, or those that ended at least so many days ago."""
    if finished_for is None:
        yield from store.all_matches()
        return
    moment = datetime.now(UTC) - timedelta(days=finished_for)
    for row in store.all_matches():
        ended = row.updated if row.staged else row.finished  # a scene is over when nobody goes on with it
        if ended is not None and ended <= moment:
            yield row
