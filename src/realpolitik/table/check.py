"""`realpolitik check`: whether every stored match still replays, before a new version of the rules is put to use."""

from typing import TextIO

from realpolitik.table.recall import Unreadable, recall
from realpolitik.table.store import Store


def check(store: Store, target: TextIO) -> int:
    """A line for each match that would be pinned, and one that counts; the exit status says whether all are well."""
    matches = failures = 0
    for row in store.all_matches():
        matches += 1
        moves = store.moves(row.id)
        try:
            recalled = recall(row, moves)
            pinned = ": ".join(part for part in (recalled.pinned, recalled.complaint) if part)
        except Unreadable as error:
            pinned = str(error)
        if pinned:
            failures += 1
            print(f"{row.id}: {row.game}, {len(moves)} moves, would be pinned: {pinned}", file=target)
    print(f"{matches} matches: {matches - failures} go on, {failures} would be pinned", file=target)
    return 1 if failures else 0
