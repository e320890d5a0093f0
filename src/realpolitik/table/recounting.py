"""`realpolitik ratings`: working all ratings out anew from the results of rated matches. A server may run meanwhile."""

from typing import TextIO

from realpolitik.table.ratings import recount
from realpolitik.table.store import Store


def recount_ratings(store: Store, keep: bool, target: TextIO) -> int:
    """Say how many ratings there are, and how many are not what the results come to; `keep` sets these right."""
    with store.writing() as connection:
        ratings, differing = recount(connection, keep)
    done = "set right" if keep else "not what the results come to"
    print(f"{ratings} ratings, {differing} {done}", file=target)
    return 0 if keep or not differing else 1
