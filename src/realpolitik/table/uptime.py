"""How long the table has been served: clocks count by that, so that nobody loses time while no server runs.

One row tells when a server was last seen to run, and how many seconds none did, all together. What the table's own
clock shows is the time of day less those: it stands still while no server runs, and a clock that is kept needs no
mending.
"""

import time
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, select, update

from realpolitik.table.schema import UPTIME

MARKED_EVERY: Final = 5.0  # seconds after which a server says again that it runs
PATIENCE: Final = 3 * MARKED_EVERY  # seconds without a word after which none did
_ONLY: Final = UPTIME.c.id == 1


def moment(seconds: float) -> datetime:
    """A time of the table's clock, as the database keeps it; with what was lost added, the time of day."""
    return datetime.fromtimestamp(seconds, UTC)


def now_in(connection: Connection) -> float:
    """What the table's clock shows, by the database itself: whoever writes a clock may not have looked for long."""
    return time.time() - (connection.scalar(select(UPTIME.c.lost).where(_ONLY)) or 0.0)


class Uptime:
    """The table's clock, as this server knows it."""

    def __init__(self) -> None:
        self.lost = 0.0  # seconds in which no server ran

    def now(self) -> float:
        return time.time() - self.lost

    def mark(self, connection: Connection, patience: float) -> bool:
        """Say that a server runs. If nobody has for longer than `patience`, none did: then, or where another server has
        found that out, True, as the clock stands otherwise than it was thought to."""
        now, before = moment(time.time()), self.lost
        row = connection.execute(select(UPTIME.c.seen, UPTIME.c.lost).where(_ONLY).with_for_update()).one()
        silent = (now - row.seen).total_seconds()
        self.lost = row.lost + (silent if silent > patience else 0.0)
        connection.execute(update(UPTIME).where(_ONLY).values(seen=max(now, row.seen), lost=self.lost))
        return self.lost != before
