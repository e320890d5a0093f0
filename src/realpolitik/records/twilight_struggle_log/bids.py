"""Extra influence that the head of a log states, against what its set-up places (11.4.1)."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.records.errors import BadRecord
from realpolitik.records.message import Message
from realpolitik.records.twilight_struggle_log.entries import Log
from realpolitik.records.twilight_struggle_log.lines import Influence

GAME: Final = "twilight-struggle"
MOST_EXTRA: Final = 10  # what `us_bonus` and `ussr_bonus` go up to
FREE: Final = {"Standard": {US: 7, USSR: 6}, "Late War": {US: 0, USSR: 0}}  # 3.2, 3.3: what is placed without any


def bid_not_placed(log: Log) -> BadRecord | None:
    """Where a log states another number than it places; only one that goes on has placed all."""
    if len(log.entries) < 2:
        return None
    for side in (US, USSR):
        free, extra = FREE[log.scenario.value][side], log.extra(side)
        lines = [line for line in log.entries[0].lines if isinstance(line.said, Influence) and line.said.side == side]
        placed = sum([line.said.change for line in lines if isinstance(line.said, Influence)])
        if extra and placed != free + extra:
            line, text, _ = log.bonus[side][-1]
            given = {"text": text, "side": side, "placed": placed, "due": free + extra, "free": free}
            return BadRecord(line, Message("log-extra-not-placed", **given), GAME)
        if placed > free + extra:
            unstated = Message("log-extra-not-stated", side=side, placed=placed, free=free)
            return BadRecord(lines[-1].number, unstated, GAME)
    return None
